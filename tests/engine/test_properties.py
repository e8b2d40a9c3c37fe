"""What holds for every round of every rule set."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bjdesk.engine.actions import Action
from bjdesk.engine.errors import RuleViolation
from bjdesk.engine.events import CardDealt, InsuranceSettled, Outcome, WagerLaid, WagerSettled
from bjdesk.engine.legal import legal_actions, why_not
from bjdesk.engine.observe import observe
from bjdesk.engine.play import play
from tests.support.rounds import chance_round, round_of, rules_with

SEEDS = st.integers(min_value=0, max_value=10**6)


def _on_the_table(state):
    """Wagers that are still to be decided."""
    hands = sum(hand.wager for box in state.boxes for hand in box.hands if not hand.settled)
    return hands + sum(box.insurance for box in state.boxes if box.insurance_open)


@given(SEEDS)
def test_money_moves_only_as_the_events_say(seed):
    _, _, steps = chance_round(seed)
    laid = paid = house = 0
    start = None
    for step in steps:
        for event, state in zip(step.events, step.rounds, strict=True):
            match event:
                case WagerLaid(amount=amount):
                    laid += amount
                case WagerSettled(wager=wager, paid=back) | InsuranceSettled(wager=wager, paid=back):
                    paid += back
                    house += wager - back
            purses = sum(held for _, held in state.purses)
            start = purses + laid if start is None else start
            assert purses == start - laid + paid
            assert purses + _on_the_table(state) + house == start
            assert min(held for _, held in state.purses) >= 0
    assert _on_the_table(steps[-1].round) == 0


@given(SEEDS)
def test_each_hand_is_settled_once_for_a_sum_that_its_outcome_allows(seed):
    _, _, steps = chance_round(seed)
    settled = [event for step in steps for event in step.events if isinstance(event, WagerSettled)]
    last = steps[-1].round
    assert len(settled) == sum(len(box.hands) for box in last.boxes)
    for event in settled:
        bet = last.boxes[event.box].bet
        won = {
            Outcome.NATURAL: {2 * event.wager, event.wager * 5 // 2, event.wager * 11 // 5, 3 * event.wager},
            Outcome.WIN: {2 * event.wager},
            Outcome.PUSH: {event.wager},
            Outcome.LOSE: {0, event.wager - bet},
            Outcome.BUST: {0},
            Outcome.SURRENDER: {bet // 2},
            Outcome.EVEN_MONEY: {2 * event.wager},
            Outcome.CHARLIE: {2 * event.wager},
        }
        assert event.paid in won[event.outcome]


@given(SEEDS)
def test_legal_is_what_is_not_refused_and_is_what_play_takes(seed):
    _, _, steps = chance_round(seed)
    for step in steps:
        state = step.round
        legal = list(legal_actions(state))
        assert legal == [action for action in Action if why_not(state, action) is None]
        assert legal == list(observe(state).legal)
        assert len(legal) != 1, "a decision is never between one"
        assert bool(legal) == (not state.over)
        for action in Action:
            if action in legal:
                assert play(state, action).events
            else:
                with pytest.raises(RuleViolation):
                    play(state, action)


@given(SEEDS)
def test_cards_leave_the_shoe_one_by_one_and_lie_where_the_events_say(seed):
    _, _, steps = chance_round(seed)
    dealt = [event for step in steps for event in step.events if isinstance(event, CardDealt)]
    last = steps[-1].round
    assert tuple(event.card for event in dealt) == last.shoe.cards[: last.shoe.position]
    lying = [card for box in last.boxes for hand in box.hands for card in hand.cards]
    assert len(lying) + len(last.dealer.cards) == last.shoe.position
    assert all(len(box.hands) <= last.rules.max_hands for box in last.boxes)


@given(SEEDS)
@settings(max_examples=50)
def test_playing_the_same_actions_again_gives_the_same_round(seed):
    _, actions, steps = chance_round(seed)
    state = steps[0].round
    for action, step in zip(actions, steps[1:], strict=True):
        again = play(state, action)
        assert again == step
        state = again.round


def test_rounds_hands_and_rules_can_not_be_changed():
    state = round_of(rules_with(), "Ts 6h", "6d Tc")
    for thing, name in ((state, "purses"), (state.boxes[0], "bet"), (state.boxes[0].hands[0], "wager"),
                        (state.rules, "decks"), (state.shoe, "position"), (state.dealer, "hole_down")):  # fmt: skip
        with pytest.raises(FrozenInstanceError):
            setattr(thing, name, 1)
        assert not hasattr(thing, "__dict__")
