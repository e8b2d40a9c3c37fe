"""What comes back for a wager."""

from __future__ import annotations

import pytest

from bjdesk.engine.events import Outcome
from tests.support.rounds import ME, after, round_of, rules_with

ORIGINAL = {"hole_card": "no-peek", "dealer_natural_takes": "original-wagers"}


def _results(state):
    return [(hand.outcome, hand.paid) for box in state.boxes for hand in box.hands]


@pytest.mark.parametrize("pays, paid", [("3:2", 2500), ("6:5", 2200), ("1:1", 2000), ("2:1", 3000)])
def test_a_natural_is_paid_by_the_ratio_of_the_rules(pays, paid):
    state = round_of(rules_with(natural_pays=pays), "As Kh", "6d Tc")
    assert _results(state) == [(Outcome.NATURAL, paid)]
    assert state.purse(ME) == 100_000 - 1000 + paid


@pytest.mark.parametrize("ties, tie", [("push", (Outcome.PUSH, 1000)), ("house", (Outcome.LOSE, 0))])
@pytest.mark.parametrize(
    "player, result", [("Ts 8h", (Outcome.LOSE, 0)), ("Ts 9h", None), ("Ts Th", (Outcome.WIN, 2000))]
)
def test_the_higher_total_wins_and_ties_go_by_ties(ties, tie, player, result):
    state = after(round_of(rules_with(ties=ties, natural_ties="push"), player, "Td 9c"), "stand")
    assert _results(state) == [result or tie]


@pytest.mark.parametrize("ties, result", [("push", (Outcome.PUSH, 1000)), ("house", (Outcome.LOSE, 0))])
@pytest.mark.parametrize("hole_card", ["peek", "no-peek"])
def test_natural_against_natural_goes_by_natural_ties(ties, result, hole_card):
    rules = rules_with(natural_ties=ties, hole_card=hole_card)
    assert _results(round_of(rules, "As Kh", "Td Ac")) == [result]


def test_a_dealer_who_busts_pays_every_standing_hand():
    state = after(round_of(rules_with(), "Ts 2h / Ts 9h", "6d Tc", "Kd 9c"), "hit stand")
    assert _results(state) == [(Outcome.BUST, 0), (Outcome.WIN, 2000)]


def test_a_dealer_natural_takes_all_wagers_where_nobody_looked():
    state = after(round_of(rules_with("eight-deck"), "8s 8h", "Td Ac", "3c Kd 9c"), "split double stand")
    assert _results(state) == [(Outcome.LOSE, 0), (Outcome.LOSE, 0)]


def test_or_one_first_wager_of_each_box_the_first_hand_that_stands():
    state = round_of(rules_with(**ORIGINAL), "8s 8h / 6s 5h", "Td Ac", "3c Kd 9c 2c")
    assert _results(after(state, "split double stand double")) == [
        (Outcome.LOSE, 1000), (Outcome.PUSH, 1000), (Outcome.LOSE, 1000),
    ]  # fmt: skip


def test_a_bust_does_not_stand_in_for_that_wager():
    state = round_of(rules_with(**ORIGINAL), "8s 8h", "Td Ac", "6c Kd 9c")
    assert _results(after(state, "split hit stand")) == [(Outcome.BUST, 0), (Outcome.LOSE, 0)]


def test_a_player_s_natural_is_no_part_of_original_wagers():
    state = after(round_of(rules_with(**ORIGINAL), "As Kh / 6s 5h", "Td Ac", "9c"), "double")
    assert _results(state) == [(Outcome.PUSH, 1000), (Outcome.LOSE, 1000)]


@pytest.mark.parametrize("hole_card, paid", [("7c", 0), ("Kc", 1500)])
def test_insurance_pays_two_to_one(hole_card, paid):
    state = after(round_of(rules_with("eight-deck"), "Ts 6h", f"Ad {hole_card}"), "insurance stand")
    assert state.boxes[0].insurance_paid == paid
