"""What the rule text says of a round, sentence by sentence, where no other test of the engine says it.

`tests/ui/test_rule_proofs.py` tells which sentence hangs on which test.
"""

from __future__ import annotations

import pytest

from bjdesk.engine.actions import Action
from bjdesk.engine.events import DEALER, CardDealt, DealerLooked, InsuranceSettled, Outcome, WagerSettled
from bjdesk.engine.hand import total
from bjdesk.engine.legal import legal_actions
from bjdesk.engine.notation import cards_text, parse_cards
from bjdesk.engine.play import play
from tests.support.rounds import ME, after, chance_round, round_of, rules_with, step_of

LOW = "6d Tc"
AGAIN = {"max_hands": 4, "split_deal": "at-split"}


def results(state):
    return [(hand.outcome, hand.paid) for box in state.boxes for hand in box.hands]


def legal(state):
    return {action.value for action in legal_actions(state)}


def asked(state):
    return state.turn and (state.turn.box, state.turn.hand, state.turn.question)


# ---------------------------------------------------------------- aim and values


def test_a_blackjack_beats_every_other_21():
    drawn = after(round_of(rules_with("eight-deck"), "Ts 6h", "Td Ac", "5c"), "hit")
    assert results(drawn) == [(Outcome.LOSE, 0)]
    mine = after(round_of(rules_with(), "As Kh / Ts 9h", "5d 6c", "Tc"), "stand")
    assert results(mine) == [(Outcome.NATURAL, 2500), (Outcome.LOSE, 0)]


@pytest.mark.parametrize("cards, points, soft", [("As 6h", 17, True), ("As 6h Tc", 17, False)])
def test_ace_and_6_are_soft_17_and_with_a_10_hard_17(cards, points, soft):
    assert (total(parse_cards(cards)).points, total(parse_cards(cards)).soft) == (points, soft)


@pytest.mark.parametrize("suit", "shdc")
def test_the_suits_make_no_difference(suit):
    boxes = f"8{suit} 8{suit} / T{suit} 6{suit}"
    state = after(round_of(rules_with(), boxes, f"6{suit} T{suit}", f"3{suit} K{suit} 5{suit} 9{suit}"),
                  "split double stand stand")  # fmt: skip
    assert [outcome for outcome, _ in results(state)] == [Outcome.WIN, Outcome.WIN, Outcome.WIN]


# ---------------------------------------------------------------- the course


@pytest.mark.parametrize("even_money", [False, True])
def test_questions_come_box_by_box_before_play(even_money):
    rules = rules_with(even_money=even_money, insurance_with_natural=True)
    state = round_of(rules, "Ts 6h / As Kh / 9s 8h", "Ad 9c")
    seen = []
    for _ in range(3):
        seen.append((asked(state), sorted(legal(state))))
        state = after(state, next(word for word in legal(state) if word.startswith("no-")))
    natural = ["even-money", "no-even-money"] if even_money else ["insurance", "no-insurance"]
    assert seen == [
        ((0, 0, True), ["insurance", "no-insurance"]),
        ((1, 0, True), natural),
        ((2, 0, True), ["insurance", "no-insurance"]),
    ]
    assert asked(state) == (0, 0, False)


def test_early_surrender_is_asked_box_by_box_after_insurance_and_before_the_look():
    state = round_of(rules_with(surrender="early"), "Ts 6h / 9s 7h", "Ad 9c")
    state = after(state, "no-insurance no-insurance")
    assert (asked(state), legal(state)) == ((0, 0, True), {"surrender", "no-surrender"})
    state = after(state, "no-surrender")
    assert (asked(state), legal(state)) == ((1, 0, True), {"surrender", "no-surrender"})
    events = step_of(rules_with(surrender="early"), "Ts 6h / 9s 7h", "Td 9c").events
    assert not any(isinstance(event, DealerLooked) for event in events)
    assert asked(after(state, "no-surrender")) == (0, 0, False)


@pytest.mark.parametrize(
    "hole_card, up_card, at_once", [("peek", "6d", True), ("peek", "Td", True), ("no-peek", "Td", False)]
)
def test_a_blackjack_is_not_asked_and_paid_as_soon_as_the_dealer_can_have_none(hole_card, up_card, at_once):
    state = round_of(rules_with(hole_card=hole_card), "As Kh / Ts 9h", f"{up_card} 9c", "9d")
    assert asked(state) == (1, 0, False)
    assert results(state)[0] == ((Outcome.NATURAL, 2500) if at_once else (None, None))
    assert results(after(state, "stand"))[0] == (Outcome.NATURAL, 2500)


def test_boxes_and_their_hands_play_in_their_order():
    state = round_of(rules_with(**AGAIN), "8s 8h / Ts 6h", LOW, "8c 2c 3c 4c 9c")
    turns = []
    for word in ("split", "split", "stand", "stand", "stand", "stand"):
        turns.append(asked(state)[:2])
        state = after(state, word)
    assert turns == [(0, 0), (0, 0), (0, 0), (0, 1), (0, 2), (1, 0)]
    assert [cards_text(hand.cards) for hand in state.boxes[0].hands] == ["8s 3c", "8c 4c", "8h 2c"]


@pytest.mark.parametrize(
    "options, boxes, dealer, words, lacking",
    [
        ({}, "8s 8h", LOW, "", {"split", "double"}),
        ({}, "Ts 6h", "Ad 9c", "", {"insurance", "no-insurance"}),
        ({}, "8s 3h", LOW, "", {"double"}),
    ],
)
def test_what_the_balance_does_not_cover_is_not_offered(options, boxes, dealer, words, lacking):
    rich = after(round_of(rules_with(**options), boxes, dealer), words)
    poor = after(round_of(rules_with(**options), boxes, dealer, purse=1000), words)
    assert lacking <= legal(rich)
    assert not lacking & legal(poor)


@pytest.mark.parametrize("boxes, words, taken", [("Ts 6h", "hit", False), ("Ts 9h", "stand", True)])
def test_a_european_dealer_takes_no_card_that_decides_nothing(boxes, words, taken):
    state = after(round_of(rules_with("european"), boxes, "7d", "Kc 9c"), words)
    assert state.over
    assert len(state.dealer.cards) == (2 if taken else 1)


def test_what_is_open_is_settled_box_by_box_and_hand_by_hand():
    rules = rules_with("eight-deck", boxes=3)
    state = after(round_of(rules, "8s 8h / Ts 9h", "Ad 7c", "3c 2c"), "no-insurance insurance split stand stand")
    events = play(state, Action("stand")).events
    settled = [event for event in events if isinstance(event, InsuranceSettled | WagerSettled)]
    assert [type(event).__name__ for event in settled] == ["InsuranceSettled", *["WagerSettled"] * 3]
    assert [(event.box, event.hand) for event in settled[1:]] == [(0, 0), (0, 1), (1, 0)]


# ---------------------------------------------------------------- the dealer


@pytest.mark.parametrize(
    "hits, hole_card, drawn",
    [(True, "6c", True), (False, "6c", False), (True, "7c", False), (False, "7c", False), (False, "5c", True)],
)
def test_a_dealer_stands_on_17_but_for_a_soft_one_where_the_rules_say_so(hits, hole_card, drawn):
    state = round_of(rules_with(dealer_hits_soft_17=hits), "Ts 9h", f"Ad {hole_card}", "2d 9d 8d")
    state = after(state, "no-insurance stand")
    assert (len(state.dealer.cards) > 2) == drawn


@pytest.mark.parametrize("hits", [True, False])
def test_a_dealer_draws_to_16_and_stands_on_hard_17(hits):
    for hole_card, cards in (("6c", 3), ("7c", 2)):
        rules = rules_with(dealer_hits_soft_17=hits)
        state = after(round_of(rules, "Ts 9h", f"Td {hole_card}", "2d 9d"), "stand")
        assert len(state.dealer.cards) == cards


def test_the_dealer_draws_only_if_a_wager_depends_on_it():
    bust = after(round_of(rules_with(), "Ts 6h", "6d Tc", "Kd 9c"), "hit")
    natural = round_of(rules_with(), "As Kh", "6d Tc", "9c")
    given_up = after(round_of(rules_with(surrender="early"), "Ts 6h", "6d Tc", "9c"), "surrender")
    assert [len(state.dealer.cards) for state in (bust, natural, given_up)] == [2, 2, 2]
    assert all(state.over for state in (bust, natural, given_up))


@pytest.mark.parametrize("seed", range(40))
def test_the_dealer_only_draws_and_stops_where_the_rules_say(seed):
    first, _, steps = chance_round(seed)
    for step in steps:
        for event, state in zip(step.events, step.rounds, strict=True):
            if isinstance(event, CardDealt) and event.seat == DEALER and len(state.dealer.cards) > 2:
                before = total(state.dealer.cards[:-1])
                soft = before.points == 17 and before.soft and first.rules.dealer_hits_soft_17
                assert before.points < 17 or soft


# ---------------------------------------------------------------- hit and stand


def test_a_hand_under_21_may_take_card_after_card():
    state = round_of(rules_with(), "2s 2h", LOW, "2d 2c 3d 3c 4d 9c 8c")
    for _ in range(5):
        assert "hit" in legal(state)
        state = after(state, "hit")
    assert len(state.boxes[0].hands[0].cards) == 7
    assert "hit" in legal(state)


def test_a_hand_that_stands_keeps_its_cards_and_the_next_is_played():
    state = after(round_of(rules_with(), "Ts 6h / 9s 7h", LOW), "stand")
    assert cards_text(state.boxes[0].hands[0].cards) == "Ts 6h"
    assert asked(state) == (1, 0, False)


def test_a_hand_of_21_stands_by_itself():
    state = after(round_of(rules_with(), "Ts 6h / 9s 7h", LOW, "5c"), "hit")
    assert state.boxes[0].hands[0].stood
    assert asked(state) == (1, 0, False)


# ---------------------------------------------------------------- double


@pytest.mark.parametrize(
    "doubles, soft, cards, may",
    [
        ("9-11", True, "As 8h", True),
        ("9-11", True, "As 7h", False),
        ("9-11", False, "As 8h", False),
        ("10-11", True, "As 9h", True),
        ("10-11", True, "As 8h", False),
        ("10-11", False, "As 9h", False),
        ("any", False, "As 7h", True),
    ],
)
def test_a_soft_hand_counts_for_doubling_with_its_ace_as_one(doubles, soft, cards, may):
    state = round_of(rules_with(double_on=doubles, soft_doubles=soft), cards, LOW)
    assert ("double" in legal(state)) == may


@pytest.mark.parametrize("allowed", [True, False])
def test_doubling_after_a_split(allowed):
    state = round_of(rules_with(double_after_split=allowed), "8s 8h", LOW, "3c 2c")
    assert ("double" in legal(after(state, "split"))) == allowed


# ---------------------------------------------------------------- split


@pytest.mark.parametrize("by, cards, may", [
    ("value", "Ks Th", True), ("value", "Ks Kh", True), ("rank", "Ks Th", False), ("rank", "Ks Kh", True),
    ("value", "9s Th", False),
])  # fmt: skip
def test_what_a_pair_is(by, cards, may):
    assert ("split" in legal(round_of(rules_with(split_on=by), cards, LOW))) == may


@pytest.mark.parametrize("most", [1, 2, 3, 4])
def test_a_box_becomes_as_many_hands_as_the_rules_say(most):
    state = round_of(rules_with(max_hands=most), "8s 8h", LOW, "8c 8d 8s 8h 8c 8d 8s 8h 9c")
    while "split" in legal(state):
        state = after(state, "split")
    assert len(state.boxes[0].hands) == most


def test_ace_and_ten_after_a_split_are_21_and_no_blackjack():
    rules = rules_with("eight-deck", split_deal="at-split")
    state = after(round_of(rules, "Ts Th", "7d Tc", "Ac 9c"), "split stand")
    assert results(state) == [(Outcome.WIN, 2000), (Outcome.WIN, 2000)]
    assert not state.boxes[0].hands[0].natural
    beaten = after(round_of(rules, "Ts Th", "Td Ac", "Ad 9c"), "split stand")
    assert results(beaten) == [(Outcome.LOSE, 0), (Outcome.LOSE, 0)]


def test_split_aces_get_one_card_each_and_stand_unless_they_may_be_hit():
    stood = after(round_of(rules_with(), "As Ah", LOW, "5c 6c 9c"), "split")
    assert stood.over
    assert [len(hand.cards) for hand in stood.boxes[0].hands] == [2, 2]
    played = after(round_of(rules_with(hit_split_aces=True), "As Ah", LOW, "5c 6c 9c"), "split")
    assert {"hit", "stand", "double"} <= legal(played)


@pytest.mark.parametrize("hit", [True, False])
@pytest.mark.parametrize("again", [True, False])
def test_a_split_ace_that_draws_an_ace_may_be_split_again_where_the_rules_say_so(again, hit):
    rules = rules_with(**AGAIN, resplit_aces=again, hit_split_aces=hit)
    state = after(round_of(rules, "As Ah", LOW, "Ac 6c 9c 7c 9d"), "split")
    assert ("split" in legal(state)) == again
    if again:
        assert len(after(state, "split").boxes[0].hands) == 3
    if again and not hit:
        assert legal(state) == {"stand", "split"}


# ---------------------------------------------------------------- surrender


@pytest.mark.parametrize("kind", ["late", "early"])
def test_giving_up_as_the_first_decision_brings_back_half(kind):
    rules = rules_with(surrender=kind)
    state = round_of(rules, "8s 8h", LOW, "4c 5c 6c")
    assert results(after(state, "surrender")) == [(Outcome.SURRENDER, 500)]
    assert "surrender" not in legal(after(state, "split"))
    assert "surrender" not in legal(after(state, "hit"))


def test_a_late_surrender_comes_after_the_look():
    step = step_of(rules_with(surrender="late"), "Ts 6h", "Td 9c")
    assert any(isinstance(event, DealerLooked) for event in step.events)
    assert "surrender" in legal(step.round)
    assert step_of(rules_with(surrender="late"), "Ts 6h", "Td Ac").round.over


@pytest.mark.parametrize("hole_card, dealer, following", [("no-peek", "Td Ac", ""), ("european", "Td", "Ac")])
def test_a_dealers_blackjack_takes_the_whole_wager_of_a_late_surrender_without_a_look(hole_card, dealer, following):
    rules = rules_with(hole_card=hole_card, surrender="late")
    state = after(round_of(rules, "Ts 6h", dealer, following), "surrender")
    assert results(state) == [(Outcome.LOSE, 0)]


@pytest.mark.parametrize("hole_card", ["peek", "no-peek", "european"])
def test_the_half_of_an_early_surrender_is_safe(hole_card):
    rules = rules_with(hole_card=hole_card, surrender="early")
    dealer, following = ("Td", "Ac") if hole_card == "european" else ("Td Ac", "")
    state = after(round_of(rules, "Ts 6h", dealer, following), "surrender")
    assert results(state) == [(Outcome.SURRENDER, 500)]
    assert state.purse(ME) == 100_000 - 500


def test_after_a_no_surrender_is_not_offered_again():
    state = after(round_of(rules_with(surrender="early"), "Ts 6h", "Td 9c", "2c"), "no-surrender")
    assert "surrender" not in legal(state)


# ---------------------------------------------------------------- charlie


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_a_charlie_counts_on_split_hands_too(cards):
    following = "2c 3c 2d 2h 2c 2d 2h 2c 3d 3h 3c"
    state = after(round_of(rules_with(charlie=cards), "2s 2h", LOW, following), "split")
    for _ in range(cards - 2):
        state = after(state, "hit")
    assert results(state)[0] == (Outcome.CHARLIE, 2000)


# ---------------------------------------------------------------- insurance and even money


def test_insurance_costs_half_the_first_wager():
    state = after(round_of(rules_with(), "Ts 6h", "Ad 9c"), "insurance")
    assert state.boxes[0].insurance == 500
    assert state.purse(ME) == 100_000 - 1500


@pytest.mark.parametrize("hole_card, lost", [("peek", 0), ("no-peek", None)])
def test_without_a_blackjack_insurance_is_lost_at_the_look_or_at_the_end(hole_card, lost):
    state = after(round_of(rules_with(hole_card=hole_card), "Ts 6h", "Ad 9c"), "insurance")
    assert state.boxes[0].insurance_paid == lost
    assert after(state, "stand").boxes[0].insurance_paid == 0


@pytest.mark.parametrize(
    "with_natural, even_money, up_card, question",
    [
        (False, False, "Ad", None),
        (True, False, "Ad", "insurance"),
        (True, False, "Td", "insurance"),
        (False, True, "Ad", "even-money"),
        (True, True, "Ad", "even-money"),
        (True, True, "Td", "insurance"),
        (False, True, "Td", None),
    ],
)
def test_what_a_box_with_a_blackjack_is_asked(with_natural, even_money, up_card, question):
    rules = rules_with(insurance_on="ace-ten", insurance_with_natural=with_natural, even_money=even_money)
    state = round_of(rules, "As Kh", f"{up_card} 9c")
    assert legal(state) == (set() if question is None else {question, f"no-{question}"})


@pytest.mark.parametrize("ends", [True, False])
@pytest.mark.parametrize("doubles, most", [("any", 4), ("any", 1), ("none", 4)])
def test_an_insured_box_may_double_and_split_unless_the_rules_say_no(ends, doubles, most):
    rules = rules_with(insurance_ends_options=ends, double_on=doubles, max_hands=most)
    state = after(round_of(rules, "8s 8h", "Ad 9c"), "insurance")
    offered = {word for word, there in (("double", doubles == "any"), ("split", most > 1)) if there}
    assert legal(state) & {"double", "split"} == (set() if ends else offered)


@pytest.mark.parametrize("hole_card, paid", [("9c", (Outcome.NATURAL, 2500)), ("Kc", (Outcome.PUSH, 1000))])
def test_after_a_no_to_even_money_the_blackjack_is_settled_against_the_dealers_hand(hole_card, paid):
    state = after(round_of(rules_with(even_money=True), "As Kh", f"Ad {hole_card}"), "no-even-money")
    assert results(state) == [paid]
