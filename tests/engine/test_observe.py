"""What a player may see."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bjdesk.engine.actions import Action
from bjdesk.engine.dealing import deal
from bjdesk.engine.errors import Refusal
from bjdesk.engine.events import DEALER, CardDealt
from bjdesk.engine.hand import can_be_natural
from bjdesk.engine.notation import cards_text
from bjdesk.engine.observe import Turn, observe, redact
from bjdesk.engine.play import play
from bjdesk.engine.round import BoxBet, Phase
from bjdesk.engine.rules import HoleCard
from tests.support.rounds import after, chance_round, round_of, rules_with, step_of


def test_the_hole_card_lies_face_down_until_it_is_turned():
    state = round_of(rules_with(), "Ts 6h", "6d Tc", "2d 9c")
    seen = observe(state)
    assert cards_text(seen.dealer.cards) == "6d ??"
    assert (seen.dealer.total, seen.dealer.soft, seen.dealer.natural) == (6, False, False)
    assert cards_text(observe(after(state, "stand")).dealer.cards) == "6d Tc 2d"


def test_a_dealer_natural_is_not_told_before_it_is_turned():
    state = round_of(rules_with("eight-deck"), "Ts 6h", "Td Ac")
    assert not observe(state).dealer.natural
    assert observe(after(state, "stand")).dealer.natural


def test_a_european_dealer_has_no_hidden_card():
    assert cards_text(observe(round_of(rules_with("european"), "Ts 6h", "6d")).dealer.cards) == "6d"


def test_an_observation_tells_whose_turn_it_is_and_what_is_legal():
    seen = observe(round_of(rules_with(), "8s 8h", "6d Tc", "2d", purse=5000))
    assert seen.turn == Turn(0, 0, question=False)
    assert seen.legal == (Action.HIT, Action.STAND, Action.DOUBLE, Action.SPLIT)
    assert seen.why_not(Action.SPLIT) is None
    assert seen.why_not(Action.SURRENDER) is Refusal.NO_SURRENDER
    assert (seen.purses, seen.cards_left, seen.over) == ((("me", 4000),), 1, False)


def test_an_observation_tells_of_wagers_and_marks():
    rules = rules_with("eight-deck", surrender="late", boxes=3)
    seen = observe(after(round_of(rules, "Ts 6h / 6s 5h", "Ad 9c", "2d"), "insurance no-insurance surrender"))
    first = seen.boxes[0]
    assert (first.insurance, first.insurance_paid) == (500, None)
    assert (first.hands[0].surrendered, first.hands[0].paid) == (True, None)
    over = observe(after(round_of(rules, "8s 8h", "6d Tc", "3d 2h Kd Kc"), "split double stand"))
    hands = over.boxes[0].hands
    assert [(hand.wager, hand.doubled, hand.from_split, hand.stood) for hand in hands] == [
        (2000, True, True, True), (1000, False, True, True),
    ]  # fmt: skip


def test_an_event_of_a_face_down_card_is_redacted_as_long_as_it_lies_so():
    step = step_of(rules_with(), "Ts 6h", "6d Tc", "9d")
    place, event = next((n, e) for n, e in enumerate(step.events) if isinstance(e, CardDealt) and not e.face_up)
    assert event.seat == DEALER
    assert redact(event, step.rounds[place]) == replace(event, card=None)
    assert redact(event, after(step.round, "stand")) == event
    assert redact(step.events[0], step.rounds[0]) == step.events[0]


def _seen(steps):
    """All that a player gets to see of some steps."""
    frames = [frame for step in steps for frame in zip(step.events, step.rounds, strict=True)]
    return [(redact(event, state), observe(state)) for event, state in frames]


def _looked(state):
    return state.rules.hole_card is HoleCard.PEEK and state.phase not in {Phase.INSURANCE, Phase.SURRENDER}


@given(st.integers(min_value=0, max_value=10**6))
def test_nothing_hidden_is_in_an_observation_or_an_event(seed):
    """Other cards where nobody can see them change nothing that is seen, legality included.

    But for one thing: a dealer who has looked has said whether it is a natural.
    """
    dealt, actions, steps = chance_round(seed)
    chance = random.Random(seed + 1)
    stop = chance.randint(0, len(actions))
    state = steps[stop].round
    if state.over:
        return
    hidden = list(range(state.shoe.position, len(state.shoe.cards)))
    if state.dealer.hole_down:
        hidden.append(steps[0].round.shoe.position - 1)  # the hole card is the last card of the deal
    cards = list(state.shoe.cards)
    other = [cards[place] for place in hidden]
    chance.shuffle(other)
    for place, card in zip(hidden, other, strict=True):
        cards[place] = card
    if _looked(state) and can_be_natural(state.dealer.up_card):
        hole = cards[steps[0].round.shoe.position - 1]
        if hole.points + state.dealer.up_card.points == 11:
            return
    bets = [BoxBet(box.bet, box.owner) for box in dealt.boxes]
    purses = {owner: held + sum(bet.bet for bet in bets if bet.owner == owner)
              for owner, held in steps[0].rounds[len(bets) - 1].purses}  # fmt: skip
    again = [deal(state.rules, type(state.shoe)(tuple(cards)), bets, purses)]
    again.extend(play(again[-1].round, action) for action in actions[:stop])
    assert _seen(again) == _seen(steps[: stop + 1])
