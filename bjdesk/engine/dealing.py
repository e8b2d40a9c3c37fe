"""The deal: first wagers, first cards, and how many cards a round may take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bjdesk.engine.course import Course
from bjdesk.engine.errors import BetRefused
from bjdesk.engine.events import DEALER, Seat, WagerKind
from bjdesk.engine.flow import run_on
from bjdesk.engine.hand import Box, DealerHand, Hand
from bjdesk.engine.money import format_money
from bjdesk.engine.round import BoxBet, Round, Step
from bjdesk.engine.rules import DealOrder, HoleCard, Rules
from bjdesk.engine.shoe import Shoe


def deal(rules: Rules, shoe: Shoe, boxes: Sequence[BoxBet], purses: Mapping[str, int]) -> Step:
    """Lay the first wagers, deal the cards and run on to the first decision or the end.

    `purses`: hundredths that each owner has before betting. Raises BetRefused, and ShoeEmpty where the cards run out.
    """
    check_bets(rules, boxes, purses)
    course = Course(
        Round(
            rules=rules,
            shoe=shoe,
            boxes=tuple(Box(box.bet, box.owner, (Hand((), 0),)) for box in boxes),
            dealer=DealerHand(),
            purses=tuple(purses.items()),
        )
    )
    for place in range(len(boxes)):
        course.lay_wager(place, 0, WagerKind.FIRST)
    _deal_cards(course)
    run_on(course)
    return course.step()


def _deal_cards(course: Course) -> None:
    for seat in dealing_order(course.round.rules, len(course.round.boxes)):
        if seat.box is not None:
            course.deal_to(seat.box, seat.hand)
        else:
            course.deal_to_dealer(face_up=not course.round.dealer.cards)


def dealing_order(rules: Rules, boxes: int) -> tuple[Seat, ...]:
    """Where the first cards of a round go, in order.

    `players-first`: each box gets both its cards, then the dealer. `in-turn`: one card at a time, the dealer last,
    twice. A `european` dealer gets one card only.
    """
    seats = tuple(Seat(place) for place in range(boxes))
    second = () if rules.hole_card is HoleCard.EUROPEAN else (DEALER,)
    if rules.deal is DealOrder.PLAYERS_FIRST:
        return (*(seat for seat in seats for _ in range(2)), DEALER, *second)
    return (*seats, DEALER, *seats, *second)


def check_bets(rules: Rules, boxes: Sequence[BoxBet], purses: Mapping[str, int]) -> None:
    """Raise BetRefused unless every first wager is within the limits and each purse covers all of its own."""
    if not 1 <= len(boxes) <= rules.boxes:
        message = f"bets lie on {len(boxes)} boxes; the table takes 1 to {rules.boxes}"
        raise BetRefused(message)
    for number, box in enumerate(boxes, start=1):
        _check_bet(rules, box.bet, number)
    for owner in dict.fromkeys(box.owner for box in boxes):
        wanted = sum(box.bet for box in boxes if box.owner == owner)
        if wanted > purses.get(owner, 0):
            message = (
                f"the bets of {format_money(wanted)} are above the balance of {format_money(purses.get(owner, 0))}"
            )
            raise BetRefused(message)


def _check_bet(rules: Rules, bet: int, number: int) -> None:
    smallest = rules.chips[0]
    text = f"the bet of {format_money(bet)} on box {number}"
    if bet <= 0:
        raise BetRefused(f"{text} is not above zero")
    if bet < rules.min_bet:
        raise BetRefused(f"{text} is below the minimum of {format_money(rules.min_bet)}")
    if bet > rules.max_bet:
        raise BetRefused(f"{text} is above the maximum of {format_money(rules.max_bet)}")
    if bet % smallest:
        raise BetRefused(f"{text} is not a multiple of the smallest chip of {format_money(smallest)}")


def cards_needed(rules: Rules, boxes: int) -> int:
    """How many cards a round on so many boxes can take at most, and never more than the shoe holds.

    A bound, not a guess: all hands that splitting can make, each drawing the lowest cards of the shoe on a hard 20 at
    most (the dealer on 16), and one more. A charlie ends a hand sooner.
    """
    hands = boxes * rules.max_hands
    budget = 20 * hands + 16
    low_cards = 0
    for points in range(1, 11):
        count = rules.decks * (16 if points == 10 else 4)
        taken = min(count, budget // points)
        low_cards += taken
        budget -= taken * points
    bound = low_cards + hands + 1
    if rules.charlie:
        bound = min(bound, hands * rules.charlie + _MOST_DEALER_CARDS)
    return min(bound, 52 * rules.decks)


_MOST_DEALER_CARDS = 17  # sixteen aces counted as one, and one more
