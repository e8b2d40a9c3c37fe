"""One decision: what is legal, what is conditional on what, and what has no answer."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bjdesk.engine.actions import Action
from bjdesk.engine.cards import PACK
from bjdesk.engine.dealing import deal
from bjdesk.engine.legal import legal_actions
from bjdesk.engine.notation import parse_cards
from bjdesk.engine.presets import PRESETS, rules_named
from bjdesk.engine.round import BoxBet
from bjdesk.engine.rules import (
    DealerNaturalTakes,
    DealOrder,
    HoleCard,
    InsuranceOn,
    NaturalPays,
    SplitOn,
    Surrender,
    Ties,
)
from bjdesk.engine.shoe import Shoe
from bjdesk.odds.composition import OddsRefusal, OddsRefused
from bjdesk.odds.dealer import NATURAL
from bjdesk.odds.decision import DecisionValues, Model, Position, decision_values, values_of

AMERICAN = rules_named("american")
ORIGINAL = replace(
    AMERICAN, hole_card=HoleCard.NO_PEEK, dealer_natural_takes=DealerNaturalTakes.ORIGINAL_WAGERS, max_hands=4
)


def values(rules, player, up, seen="", **keywords) -> DecisionValues:
    return values_of(rules, Position(parse_cards(player), parse_cards(up)[0], parse_cards(seen), **keywords))


def refusal(rules, player, up, seen="", **keywords) -> OddsRefusal:
    with pytest.raises(OddsRefused) as refused:
        values(rules, player, up, seen, **keywords)
    return refused.value.refusal


# ---------------------------------------------------------------- legality


@pytest.mark.parametrize("name", PRESETS)
@given(order=st.permutations(PACK))
def test_the_choices_valued_are_those_that_the_table_offers(name, order):
    rules = PRESETS[name]
    state = deal(rules, Shoe(tuple(order), 0), [BoxBet(rules.min_bet, "one")], {"one": 10_000_000}).round
    hand, up = state.boxes[0].hands[0].cards, state.dealer.up_card
    legal = list(legal_actions(state))
    if Action.NO_INSURANCE in legal:
        assert decision_values(rules, hand, up).insurance is not None
    elif legal:
        assert list(decision_values(rules, hand, up).ev) == legal


def test_order_of_dealing_does_not_matter_to_a_value():
    turned = replace(AMERICAN, deal=DealOrder.IN_TURN, boxes=7)
    assert values(AMERICAN, "9s 7h", "Td") == values(turned, "7d 9c", "Kd")


def test_pairs_by_rank():
    by_rank = replace(AMERICAN, split_on=SplitOn.RANK, max_hands=4)
    assert Action.SPLIT not in values(by_rank, "Ks Th", "6d").ev
    assert Action.SPLIT in values(by_rank, "Ks Kh", "6d").ev
    # Where few small cards are left it pays to split tens again, which fewer of them can be by rank.
    by_value, gone = replace(by_rank, split_on=SplitOn.VALUE), " ".join(f"{r}{s}" for r in "2345" for s in "shdc" * 4)
    rank, value = (values(rules, "Ks Kh", "6d", gone).ev[Action.SPLIT] for rules in (by_rank, by_value))
    assert value > rank > 0.0


def test_a_split_hand_may_be_split_while_the_box_has_hands_left():
    four = replace(AMERICAN, max_hands=4)
    for hands in (2, 3):
        assert Action.SPLIT in values(four, "8s 8h", "6d", "8d", split_hand=True, hands=hands).ev
    assert Action.SPLIT not in values(four, "8s 8h", "6d", "8d", split_hand=True, hands=4).ev
    assert values(four, "8s 8h", "6d", "8d", split_hand=True, hands=3).model is Model.EXACT


def test_a_split_ace_that_takes_one_card_stands_or_is_split_again():
    again = replace(AMERICAN, resplit_aces=True, max_hands=4)
    assert list(values(again, "As Ah", "6d", "Ad", split_hand=True).ev) == [Action.STAND, Action.SPLIT]
    assert refusal(again, "As 5h", "6d", "Ad", split_hand=True) is OddsRefusal.NO_DECISION
    assert refusal(AMERICAN, "As Ah", "6d", "Ad", split_hand=True) is OddsRefusal.NO_DECISION
    hit = replace(AMERICAN, hit_split_aces=True)
    assert list(values(hit, "As 5h", "6d", "Ad", split_hand=True).ev) == [Action.HIT, Action.STAND, Action.DOUBLE]
    # A five that drew an ace is no split ace.
    assert Action.HIT in values(AMERICAN, "5s Ah", "6d", "5d", split_hand=True).ev


@pytest.mark.parametrize(
    "player,why",
    [
        ("", OddsRefusal.NO_DECISION),
        ("8s", OddsRefusal.NO_DECISION),
        ("Ts 6h 5d", OddsRefusal.NO_DECISION),
        ("Ts 6h Td", OddsRefusal.NO_DECISION),
        ("As Kh", OddsRefusal.NO_DECISION),
        ("8s 8s 8s 8s 8s", OddsRefusal.TOO_MANY_OF_A_CARD),
    ],
)
def test_what_is_no_decision_has_no_values(player, why):
    assert refusal(AMERICAN, player, "6d") is why


def test_a_charlie_is_settled_and_not_decided():
    five = replace(AMERICAN, charlie=5)
    assert refusal(five, "2s 2h 2d 3s 3h", "6d") is OddsRefusal.NO_DECISION
    assert Action.HIT in values(AMERICAN, "2s 2h 2d 3s 3h", "6d").ev
    assert values(five, "2s 2h 2d 3s", "Td").ev[Action.HIT] == pytest.approx(1.0)  # no card busts, any wins at once


def test_too_few_cards_left_are_said_to_be_too_few():
    most = " ".join(f"{rank}{suit}" for rank in "A2345678JQK" for suit in "shdc")
    assert refusal(rules_named("single-deck"), "9s 9h", "Td", most) is OddsRefusal.TOO_FEW_LEFT


# ---------------------------------------------------------------- the look


def test_after_a_look_the_dealer_has_no_natural_and_without_one_it_is_in_every_value():
    looked, blind = (replace(AMERICAN, hole_card=hole) for hole in (HoleCard.PEEK, HoleCard.NO_PEEK))
    assert values(looked, "Ts 6h", "Td").dealer[NATURAL] == 0.0
    natural = values(blind, "Ts 6h", "Td").dealer[NATURAL]
    assert natural == pytest.approx(16 / (4 * 52 - 3))
    for action in (Action.HIT, Action.STAND):
        conditional = values(looked, "Ts 6h", "Td").ev[action]
        assert values(blind, "Ts 6h", "Td").ev[action] == pytest.approx((1 - natural) * conditional - natural)


def test_a_dealer_row_sums_to_one():
    for up in "A23456789T":
        assert sum(values(AMERICAN, "Ts 6h", f"{up}d").dealer) == pytest.approx(1.0, abs=1e-15)


def test_a_look_that_can_only_find_a_natural_leaves_nothing_to_decide():
    no_others = " ".join(
        f"{rank}{suit}" for rank in "A2345678" for suit in "shdc" if rank + suit not in {"Ad", "8s", "8h"}
    )
    rules = rules_named("single-deck")
    assert refusal(rules, "8s 8h", "Ad", f"{no_others} 9s 9h 9d 9c") is OddsRefusal.NO_DECISION


# ---------------------------------------------------------------- surrender


def test_late_surrender_loses_all_to_a_natural_where_the_dealer_does_not_look():
    late = replace(AMERICAN, surrender=Surrender.LATE)
    blind = replace(late, hole_card=HoleCard.NO_PEEK)
    natural = values(blind, "Ts 6h", "Td").dealer[NATURAL]
    assert values(late, "Ts 6h", "Td").ev[Action.SURRENDER] == -0.5
    assert values(blind, "Ts 6h", "Td").ev[Action.SURRENDER] == pytest.approx(-0.5 * (1 - natural) - natural)
    assert values(blind, "Ts 6h", "9d").ev[Action.SURRENDER] == -0.5


def test_surrender_is_a_first_decision():
    late = replace(AMERICAN, surrender=Surrender.LATE)
    assert Action.SURRENDER not in values(late, "Ts 3h 3d", "Td").ev
    assert Action.SURRENDER not in values(late, "Ts 6h", "Td", "Th", split_hand=True).ev


def test_early_surrender_is_a_question_before_the_look_and_else_an_action():
    early = replace(AMERICAN, surrender=Surrender.EARLY)
    asked = values(early, "Ts 6h", "Ad")
    assert list(asked.ev) == [Action.SURRENDER, Action.NO_SURRENDER]
    assert asked.after_look == replace(values(early, "Ts 6h", "Ad", surrender_declined=True), insurance=None)
    natural = asked.dealer[NATURAL]
    assert sum(asked.dealer) == pytest.approx(1.0)
    best = asked.after_look.ev[asked.after_look.best]
    assert asked.ev[Action.NO_SURRENDER] == pytest.approx((1 - natural) * best - natural)
    assert Action.SURRENDER not in asked.after_look.ev
    assert values(early, "Ts 6h", "9d").ev[Action.SURRENDER] == -0.5
    assert values(replace(early, hole_card=HoleCard.NO_PEEK), "Ts 6h", "Ad").ev[Action.SURRENDER] == -0.5


# ---------------------------------------------------------------- insurance and naturals


def test_insurance_is_worth_half_a_wager_at_two_to_one():
    decision = values(AMERICAN, "9s 7h", "Ad")
    assert decision.insurance == pytest.approx((3 * 64 / (4 * 52 - 3) - 1) / 2)
    assert values(AMERICAN, "9s 7h", "Ad", insured=True).insurance is None
    assert values(AMERICAN, "9s 4h 3d", "Ad").insurance is None
    assert values(AMERICAN, "9s 7h", "Td").insurance is None
    assert values(replace(AMERICAN, insurance_on=InsuranceOn.ACE_TEN), "9s 7h", "Td").insurance is not None
    assert values(replace(AMERICAN, insurance_on=InsuranceOn.NONE), "9s 7h", "Ad").insurance is None


def test_a_natural_against_an_ace_is_asked_even_money_or_insurance():
    even = replace(AMERICAN, even_money=True)
    asked = values(even, "As Kh", "Ad")
    natural = 63 / (4 * 52 - 3)
    assert asked.ev == pytest.approx({Action.EVEN_MONEY: 1.0, Action.NO_EVEN_MONEY: 1.5 * (1 - natural)})
    assert (asked.best, asked.insurance) == (Action.NO_EVEN_MONEY, None)
    short = values(replace(even, natural_pays=NaturalPays.SIX_TO_FIVE), "As Kh", "Ad")
    assert short.best is Action.EVEN_MONEY
    insured = values(AMERICAN, "As Kh", "Ad")
    assert list(insured.ev) == [Action.INSURANCE, Action.NO_INSURANCE]
    assert insured.ev[Action.INSURANCE] == pytest.approx(insured.ev[Action.NO_INSURANCE] + insured.insurance)
    assert values(replace(AMERICAN, natural_ties=Ties.HOUSE), "As Kh", "Ad").ev[Action.NO_INSURANCE] == pytest.approx(
        1.5 * (1 - natural) - natural
    )
    assert refusal(replace(AMERICAN, insurance_with_natural=False), "As Kh", "Ad") is OddsRefusal.NO_DECISION
    assert refusal(even, "As Kh", "Td") is OddsRefusal.NO_DECISION


def test_ten_and_ace_of_a_split_are_21_and_stand_by_themselves():
    assert refusal(replace(AMERICAN, hit_split_aces=True), "As Kh", "6d", "Ah", split_hand=True) is (
        OddsRefusal.NO_DECISION
    )


# ---------------------------------------------------------------- lost wagers


def test_with_original_wagers_a_double_risks_one_wager_against_a_natural():
    everything = replace(ORIGINAL, dealer_natural_takes=DealerNaturalTakes.ALL_WAGERS)
    one, two = values(ORIGINAL, "6s 5h", "Td"), values(everything, "6s 5h", "Td")
    assert one.ev[Action.HIT] == two.ev[Action.HIT]
    assert one.ev[Action.DOUBLE] == pytest.approx(two.ev[Action.DOUBLE] + one.dealer[NATURAL])
    assert values(ORIGINAL, "8s 8h", "Td").ev[Action.SPLIT] > values(everything, "8s 8h", "Td").ev[Action.SPLIT]


def test_the_model_of_a_decision_says_what_is_exact():
    assert values(ORIGINAL, "9s 7h", "Td").model is Model.EXACT
    assert values(ORIGINAL, "8s 8h", "Td").model is Model.BUSTS_PAIRED
    assert values(replace(AMERICAN, max_hands=4), "8s 8h", "Td").model is Model.FIXED_AFTER_SPLIT
