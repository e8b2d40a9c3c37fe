"""What goes by itself: questions come up, the dealer looks, hands stand, the dealer draws, wagers are settled."""

from __future__ import annotations

from typing import assert_never

from bjdesk.engine.course import Course
from bjdesk.engine.events import DealerLooked, HandStood, RoundEnded
from bjdesk.engine.hand import Box, Hand, can_be_natural
from bjdesk.engine.legal import looks, question_for, takes_one_card, why_not_split
from bjdesk.engine.round import Phase, Round
from bjdesk.engine.rules import HoleCard
from bjdesk.engine.settle import (
    open_hands,
    settle_against_natural,
    settle_against_total,
    settle_insurance,
    settle_naturals,
    settle_surrender,
)


def run_on(course: Course) -> None:
    """Let the round run to the next decision, or to its end. Raises ShoeEmpty."""
    while course.round.turn is None:
        match course.round.phase:
            case Phase.DEALING:
                course.enter(Phase.INSURANCE)
            case Phase.INSURANCE:
                _ask_boxes(course, then=Phase.SURRENDER)
            case Phase.SURRENDER:
                _ask_boxes(course, then=Phase.LOOK)
            case Phase.LOOK:
                _look(course)
            case Phase.BOXES:
                _go_on_with_boxes(course)
            case Phase.DEALER:
                _finish(course)
            case Phase.OVER:
                return
            case _:
                assert_never(course.round.phase)


def _ask_boxes(course: Course, *, then: Phase) -> None:
    """Ask the next box that has a question in this phase; none left: go on."""
    state = course.round
    for place in range(state.answered, len(state.boxes)):
        if question_for(state, place):
            course.ask(place, 0, question=True)
            return
    course.enter(then)


def _look(course: Course) -> None:
    """Let the dealer look where the rules say so; naturals are paid as soon as the dealer can't have one."""
    dealer = course.round.dealer
    course.enter(Phase.BOXES)
    if looks(course.round):
        course.happened(DealerLooked(dealer.natural))
        if dealer.natural:
            course.enter(Phase.DEALER)
            return
        settle_insurance(course, natural=False)
    elif can_be_natural(dealer.up_card):
        return
    settle_naturals(course)


# ---------------------------------------------------------------- the boxes


def _go_on_with_boxes(course: Course) -> None:
    """Boxes act in order, hands in order."""
    for place, box in enumerate(course.round.boxes):
        for at, hand in enumerate(box.hands):
            if hand.to_play:
                _go_on_with_hand(course, place, at)
                return
    course.enter(Phase.DEALER)


def _go_on_with_hand(course: Course, place: int, at: int) -> None:
    box = course.round.boxes[place]
    hand = box.hands[at]
    if len(hand.cards) == 1:
        course.deal_to(place, at)
    elif _stands_by_itself(course.round, box, hand):
        course.put_hands(place, at, hand.standing())
        course.happened(HandStood(place, at, by_itself=True))
    else:
        course.ask(place, at, question=False)


def _stands_by_itself(state: Round, box: Box, hand: Hand) -> bool:
    """Tell whether nothing is left to decide: 21, a doubled hand, a split ace that can't be split again."""
    if hand.total.points == 21 or hand.doubled:
        return True
    return takes_one_card(state, hand) and why_not_split(state, box, hand) is not None


# ---------------------------------------------------------------- the dealer


def _finish(course: Course) -> None:
    """Turn or take the dealer's second card, settle what it decides, then draw only for hands that still stand."""
    _show_second_card(course)
    natural = course.round.dealer.natural
    settle_insurance(course, natural=natural)
    if natural:
        settle_against_natural(course)
    else:
        settle_naturals(course)
        _settle_surrenders(course)
    if any(open_hands(course.round)):
        _draw_to_seventeen(course)
        settle_against_total(course)
    course.enter(Phase.OVER)
    course.happened(RoundEnded())


def _show_second_card(course: Course) -> None:
    """Turn the hole card; without one, take a second card only if something is still to be decided by it."""
    state = course.round
    if state.rules.hole_card is not HoleCard.EUROPEAN:
        course.turn_hole_card()
    elif any(open_hands(state)) or any(box.insurance_open for box in state.boxes):
        course.deal_to_dealer()


def _settle_surrenders(course: Course) -> None:
    """Give back half to those who surrendered late without a look: the dealer has no natural."""
    for place, _, hand in open_hands(course.round):
        if hand.surrendered:
            settle_surrender(course, place)


def _draw_to_seventeen(course: Course) -> None:
    while course.round.dealer.must_draw(hits_soft_17=course.round.rules.dealer_hits_soft_17):
        course.deal_to_dealer()
