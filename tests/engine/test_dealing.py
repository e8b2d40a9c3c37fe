from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bjdesk.engine.actions import Action
from bjdesk.engine.cards import PACK
from bjdesk.engine.dealing import cards_needed, deal, dealing_order
from bjdesk.engine.errors import BetRefused, ShoeEmpty
from bjdesk.engine.events import Asked, CardDealt, WagerLaid
from bjdesk.engine.legal import legal_actions
from bjdesk.engine.notation import cards_text, parse_cards
from bjdesk.engine.play import play
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.round import BoxBet
from bjdesk.engine.shoe import Shoe
from tests.support.rounds import chance_rules, rules_with

SHOE = Shoe(parse_cards("2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks"))


@pytest.mark.parametrize(
    "deal_option, hole_card, box_1, box_2, dealer",
    [
        ("players-first", "peek", "2s 3s", "4s 5s", "6s 7s"),
        ("players-first", "european", "2s 3s", "4s 5s", "6s"),
        ("in-turn", "no-peek", "2s 5s", "3s 6s", "4s 7s"),
        ("in-turn", "european", "2s 5s", "3s 6s", "4s"),
    ],
)
def test_the_cards_go_where_the_deal_option_says(deal_option, hole_card, box_1, box_2, dealer):
    rules = rules_with(deal=deal_option, hole_card=hole_card)
    state = deal(rules, SHOE, [BoxBet(100, "a")] * 2, {"a": 500}).round
    assert [cards_text(box.hands[0].cards) for box in state.boxes] == [box_1, box_2]
    assert cards_text(state.dealer.cards) == dealer
    assert state.dealer.hole_down == (hole_card != "european")
    assert len(dealing_order(rules, 2)) == state.shoe.position


def test_first_wagers_are_laid_before_any_card_and_then_somebody_is_asked():
    step = deal(rules_with(), SHOE, [BoxBet(100, "a"), BoxBet(200, "b")], {"a": 500, "b": 500, "c": 1})
    assert [type(event) for event in step.events] == [WagerLaid] * 2 + [CardDealt] * 6 + [Asked]
    assert len(step.rounds) == len(step.events)
    assert step.rounds[1].purses == (("a", 400), ("b", 300), ("c", 1))
    assert [box.hands[0].wager for box in step.rounds[1].boxes] == [100, 200]
    assert step.round is step.rounds[-1]
    assert all(state.turn is None for state in step.rounds[:-1])


@pytest.mark.parametrize(
    "bets, purse, part",
    [
        ([], 500, "takes 1 to 3"),
        ([100] * 4, 500, "takes 1 to 3"),
        ([0], 500, "not above zero"),
        ([-100], 500, "not above zero"),
        ([100], 500, "below the minimum of 2.00"),
        ([200, 50_100], 90_000, "box 2 is above the maximum of 500.00"),
        ([250], 500, "multiple of the smallest chip of 1.00"),
        ([200], 199, "above the balance of 1.99"),
        ([300, 300], 599, "6.00 are above the balance of 5.99"),
    ],
)
def test_a_bet_that_can_not_be_taken_is_refused_and_the_bound_named(bets, purse, part):
    rules = rules_with(min_bet="2.00")
    with pytest.raises(BetRefused, match=part):
        deal(rules, SHOE, [BoxBet(bet, "a") for bet in bets], {"a": purse})


def test_each_purse_covers_its_own_bets_and_one_that_is_not_there_none():
    boxes = [BoxBet(300, "a"), BoxBet(100, "b")]
    assert deal(rules_with(), SHOE, boxes, {"a": 300, "b": 100}).round.purse("a") == 0
    with pytest.raises(BetRefused, match=r"balance of 0\.00"):
        deal(rules_with(), SHOE, boxes, {"a": 1000})


def test_a_shoe_that_runs_out_in_the_deal_says_so():
    with pytest.raises(ShoeEmpty):
        deal(rules_with(), Shoe(PACK, 49), [BoxBet(100, "a")], {"a": 100})


# ---------------------------------------------------------------- cards_needed


def test_the_cards_that_a_round_may_need_never_pass_the_shoe():
    assert cards_needed(PRESETS["single-deck"], 1) == 22
    assert cards_needed(PRESETS["classic"], 7) == 183
    assert cards_needed(rules_with("single-deck", boxes=7, max_hands=4), 7) == 52


def test_a_charlie_bounds_the_cards_that_a_round_may_need():
    assert cards_needed(rules_with("vegas", charlie=5), 1) == 4 * 5 + 17
    assert cards_needed(rules_with("single-deck", charlie=7), 1) == 22


@given(st.integers(min_value=0, max_value=10**6))
def test_no_round_takes_more_cards_than_it_may_need(seed):
    """Low cards first, and a player who splits and hits whatever happens."""
    chance = random.Random(seed)
    rules = chance_rules(chance)
    boxes = chance.randint(1, min(rules.boxes, 2 * rules.decks))
    cards = sorted(PACK * rules.decks, key=lambda card: card.points + chance.uniform(0, chance.choice((0.1, 3, 9))))
    needed = cards_needed(rules, boxes)
    bet = rules.chips[0] * 5
    # The shoe is cut where `cards_needed` says: one card more would be ShoeEmpty.
    state = deal(rules, Shoe(tuple(cards[:needed])), [BoxBet(bet, "a")] * boxes, {"a": bet * 1000}).round
    eager = (Action.SPLIT, Action.HIT, Action.STAND)
    while not state.over:
        legal = legal_actions(state)
        state = play(state, next((action for action in eager if action in legal), next(iter(legal)))).round
    assert state.shoe.position <= needed <= 52 * rules.decks
