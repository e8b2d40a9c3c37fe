"""A decision and what it leads to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from bjdesk.engine.actions import Action
from bjdesk.engine.course import Course
from bjdesk.engine.dealing import deal
from bjdesk.engine.errors import RuleViolation
from bjdesk.engine.events import (
    EvenMoneyDeclined,
    HandDoubled,
    HandSplit,
    HandStood,
    HandSurrendered,
    InsuranceDeclined,
    Outcome,
    SurrenderDeclined,
    WagerKind,
)
from bjdesk.engine.flow import run_on
from bjdesk.engine.hand import Hand, can_be_natural
from bjdesk.engine.legal import why_not
from bjdesk.engine.money import share
from bjdesk.engine.round import BoxBet, Round, Step
from bjdesk.engine.rules import HoleCard, Rules, SplitDeal, Surrender
from bjdesk.engine.settle import settle_surrender
from bjdesk.engine.shoe import Shoe


def play(state: Round, action: Action) -> Step:
    """Take an action and run on to the next decision or the end.

    Raises RuleViolation where `why_not` gives a reason, ShoeEmpty where the cards run out; `state` stays as it is.
    """
    refusal = why_not(state, action)
    if refusal is not None:
        raise RuleViolation(refusal)
    turn = state.turn
    assert turn is not None, "an action is legal only while somebody is asked"
    course = Course(state)
    course.enter(state.phase, answered=turn.box + 1 if turn.question else 0)
    _take(course, action, turn.box, turn.hand)
    run_on(course)
    return course.step()


def replay(
    rules: Rules, shoe: Shoe, boxes: Sequence[BoxBet], purses: Mapping[str, int], *, actions: Iterable[Action]
) -> Round:
    """The round that a deal and these actions lead to. Raises what `deal` and `play` raise."""
    state = deal(rules, shoe, boxes, purses).round
    for action in actions:
        state = play(state, action).round
    return state


def _take(course: Course, action: Action, place: int, at: int) -> None:
    match action:
        case Action.HIT:
            _take_card(course, place, at)
        case Action.STAND:
            course.put_hands(place, at, course.round.boxes[place].hands[at].standing())
            course.happened(HandStood(place, at, by_itself=False))
        case Action.DOUBLE:
            _double(course, place, at)
        case Action.SPLIT:
            _split(course, place, at)
        case Action.SURRENDER:
            _surrender(course, place)
        case Action.INSURANCE:
            course.lay_insurance(place, share(course.round.boxes[place].bet, 1, 2))
        case Action.NO_INSURANCE:
            course.happened(InsuranceDeclined(place))
        case Action.EVEN_MONEY:
            course.pay(place, 0, Outcome.EVEN_MONEY, 2 * course.round.boxes[place].bet)
        case Action.NO_EVEN_MONEY:
            course.happened(EvenMoneyDeclined(place))
        case Action.NO_SURRENDER:
            course.happened(SurrenderDeclined(place))
        case _:
            assert_never(action)


def _take_card(course: Course, place: int, at: int) -> None:
    """Deal a card; a bust loses at once, a full charlie wins 1:1 at once."""
    hand = course.deal_to(place, at)
    if hand.bust:
        course.pay(place, at, Outcome.BUST, 0)
    elif len(hand.cards) == course.round.rules.charlie:
        course.pay(place, at, Outcome.CHARLIE, 2 * hand.wager)


def _double(course: Course, place: int, at: int) -> None:
    course.lay_wager(place, at, WagerKind.DOUBLE)
    hand = course.round.boxes[place].hands[at]
    course.put_hands(place, at, hand.with_wager(hand.wager, doubled=True))
    course.happened(HandDoubled(place, at))
    _take_card(course, place, at)


def _split(course: Course, place: int, at: int) -> None:
    """Make two hands of one, the new one right after it; `at-split` deals to both, the split hand first."""
    bet = course.round.boxes[place].bet
    first, second = course.round.boxes[place].hands[at].cards
    course.lay_wager(place, at, WagerKind.SPLIT)
    course.put_hands(place, at, Hand((first,), bet, from_split=True), Hand((second,), bet, from_split=True))
    course.happened(HandSplit(place, at))
    if course.round.rules.split_deal is SplitDeal.AT_SPLIT:
        course.deal_to(place, at)
        course.deal_to(place, at + 1)


def _surrender(course: Course, place: int) -> None:
    """Give up. Half comes back at once, unless the dealer may still have a natural and surrender is late."""
    rules = course.round.rules
    unsafe = (
        rules.surrender is Surrender.LATE
        and rules.hole_card is not HoleCard.PEEK
        and can_be_natural(course.round.dealer.up_card)
    )
    course.put_hands(place, 0, course.round.boxes[place].hands[0].given_up())
    course.happened(HandSurrendered(place))
    if not unsafe:
        settle_surrender(course, place)
