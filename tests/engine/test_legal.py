"""Each reason for which an action is refused, and that nothing else decides what is legal."""

from __future__ import annotations

import pytest

from bjdesk.engine.actions import Action
from bjdesk.engine.errors import Refusal, RuleViolation
from bjdesk.engine.legal import legal_actions, why_not
from bjdesk.engine.play import play
from tests.support.rounds import after, round_of, rules_with, step_of

LOW = "6d Tc"

# preset options, boxes, dealer, following cards, actions, purse, refused action: the reason
REFUSED = {
    Refusal.ROUND_OVER: [({}, "As Kh", LOW, "", "", 1000, "hit"), ({}, "Ts 9h", LOW, "Kd", "stand", 1000, "stand")],
    Refusal.NOT_ASKED: [
        ({}, "Ts 6h", LOW, "", "", 2000, "insurance"),
        ({}, "Ts 6h", LOW, "", "", 2000, "no-surrender"),
        ({}, "Ts 6h", "Ad 9c", "", "", 2000, "even-money"),
        ({"surrender": "early"}, "Ts 6h", "Td 9c", "", "", 2000, "no-insurance"),
    ],
    Refusal.QUESTION_OPEN: [
        ({}, "Ts 6h", "Ad 9c", "", "", 2000, "hit"),
        ({"surrender": "late"}, "Ts 6h", "Ad 9c", "", "", 2000, "surrender"),
        ({"surrender": "early"}, "Ts 6h", "Td 9c", "", "", 2000, "stand"),
    ],
    Refusal.NOT_TWO_CARDS: [
        ({}, "2s 3h", LOW, "4c", "hit", 9000, "double"),
        ({}, "2s 2h", LOW, "4c", "hit", 9000, "split"),
    ],
    Refusal.NOT_FIRST_DECISION: [
        ({"surrender": "late"}, "2s 3h", LOW, "4c", "hit", 9000, "surrender"),
        ({"surrender": "early"}, "8s 8h", LOW, "4c 5c", "split", 9000, "surrender"),
    ],
    Refusal.NO_PAIR: [
        ({}, "9s 8h", LOW, "", "", 9000, "split"),
        ({"split_on": "rank"}, "Ks Qh", LOW, "", "", 9000, "split"),
    ],
    Refusal.TOO_MANY_HANDS: [({}, "8s 8h", LOW, "8c 8d", "split", 9000, "split")],
    Refusal.ACES_SPLIT_ONCE: [
        ({"hit_split_aces": True, "max_hands": 4}, "As Ah", LOW, "Ac 5c", "split", 9000, "split")
    ],
    Refusal.SPLIT_ACE_TAKES_ONE: [
        ({"resplit_aces": True, "max_hands": 4}, "As Ah", LOW, "Ac 5c", "split", 9000, action)
        for action in ("hit", "double")
    ],
    Refusal.TOTAL_NOT_DOUBLED: [
        ({"double_on": "9-11"}, "Ts 2h", LOW, "", "", 9000, "double"),
        ({"double_on": "9-11"}, "As 7h", LOW, "", "", 9000, "double"),
        ({"double_on": "10-11"}, "5s 4h", LOW, "", "", 9000, "double"),
        ({"double_on": "10-11", "soft_doubles": False}, "As 9h", LOW, "", "", 9000, "double"),
    ],
    Refusal.NO_DOUBLE_AFTER_SPLIT: [
        ({"double_after_split": False}, "8s 8h", LOW, "3c 2c", "split", 9000, "double"),
    ],
    Refusal.NO_DOUBLING: [({"double_on": "none"}, "6s 5h", LOW, "", "", 9000, "double")],
    Refusal.NO_SPLITTING: [({"max_hands": 1}, "8s 8h", LOW, "", "", 9000, "split")],
    Refusal.NO_SURRENDER: [({}, "Ts 6h", LOW, "", "", 9000, "surrender")],
    Refusal.SURRENDER_DECLINED: [({"surrender": "early"}, "Ts 6h", "Td 9c", "", "no-surrender", 9000, "surrender")],
    Refusal.INSURED: [
        ({"insurance_ends_options": True}, "8s 8h", "Ad 9c", "", "insurance", 9000, action)
        for action in ("double", "split")
    ],
    Refusal.BALANCE_TOO_SMALL: [
        ({}, "8s 8h", LOW, "", "", 1999, "double"),
        ({}, "8s 8h", LOW, "", "", 1999, "split"),
    ],
}
ROWS = [
    pytest.param(refusal, *row, id=f"{refusal.value}-{row[-1]}") for refusal, rows in REFUSED.items() for row in rows
]


@pytest.mark.parametrize("refusal, options, boxes, dealer, following, actions, purse, word", ROWS)
def test_each_reason_to_refuse_can_be_met_and_play_gives_it_too(
    refusal, options, boxes, dealer, following, actions, purse, word
):
    state = after(round_of(rules_with(**options), boxes, dealer, following, purse=purse), actions)
    assert why_not(state, Action(word)) is refusal
    with pytest.raises(RuleViolation, match=refusal.value) as caught:
        play(state, Action(word))
    assert caught.value.refusal is refusal


def test_the_table_of_reasons_is_whole():
    assert set(REFUSED) == set(Refusal)


def test_while_nobody_is_asked_nothing_can_be_done():
    step = step_of(rules_with(), "Ts 6h", LOW)
    between = step.rounds[2]
    assert {why_not(between, action) for action in Action} == {Refusal.NOT_ASKED}
    assert not legal_actions(between)


def test_legal_actions_answer_in_iteration_length_and_truth():
    legal = legal_actions(round_of(rules_with(), "8s 8h", LOW))
    assert list(legal) == [Action.HIT, Action.STAND, Action.DOUBLE, Action.SPLIT]
    assert Action.SPLIT in legal
    assert Action.SURRENDER not in legal
    assert "split" not in legal
    assert len(legal) == 4
    assert legal
    assert not legal_actions(round_of(rules_with(), "As Kh", LOW))


@pytest.mark.parametrize(
    "up_card, insurance_on, asked",
    [("A", "none", 0), ("A", "ace", 1), ("T", "ace", 0), ("T", "ace-ten", 1), ("Q", "ace-ten", 1), ("9", "ace-ten", 0)],
)
def test_insurance_is_opened_by_the_up_cards_of_the_option(up_card, insurance_on, asked):
    state = round_of(rules_with(insurance_on=insurance_on), "Ts 6h", f"{up_card}d 5c")
    assert (Action.INSURANCE in legal_actions(state)) == bool(asked)


@pytest.mark.parametrize("doubles, lowest", [("any", 4), ("9-11", 9), ("10-11", 10)])
def test_the_hard_totals_that_may_be_doubled(doubles, lowest):
    hands = {4: "2s 2h", 8: "6s 2h", 9: "6s 3h", 10: "6s 4h", 11: "6s 5h", 12: "6s 6h"}
    for points, cards in hands.items():
        state = round_of(rules_with(double_on=doubles), cards, LOW)
        may = points >= lowest and (points <= 11 or doubles == "any")
        assert (Action.DOUBLE in legal_actions(state)) == may, cards
