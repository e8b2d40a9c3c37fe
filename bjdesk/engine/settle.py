"""Settling: what comes back for each wager, stake included."""

from __future__ import annotations

from collections.abc import Iterator

from bjdesk.engine.course import Course
from bjdesk.engine.events import Outcome
from bjdesk.engine.hand import Hand, total
from bjdesk.engine.money import share
from bjdesk.engine.round import Round
from bjdesk.engine.rules import DealerNaturalTakes, HoleCard, Rules, Ties


def open_hands(state: Round) -> Iterator[tuple[int, int, Hand]]:
    """Box, place in the box, and hand, for each hand that is not settled."""
    for place, box in enumerate(state.boxes):
        for at, hand in enumerate(box.hands):
            if not hand.settled:
                yield place, at, hand


def settle_insurance(course: Course, *, natural: bool) -> None:
    """Decide every open insurance wager: 2:1 against a dealer natural, else lost."""
    for place, box in enumerate(course.round.boxes):
        if box.insurance_open:
            course.pay_insurance(place, 3 * box.insurance if natural else 0)


def settle_naturals(course: Course) -> None:
    """Pay every natural, the dealer having none, by `natural_pays`."""
    ratio = course.round.rules.natural_pays.value
    won, to = (int(part) for part in ratio.split(":"))
    for place, at, hand in open_hands(course.round):
        if hand.natural:
            course.pay(place, at, Outcome.NATURAL, hand.wager + share(hand.wager, won, to))


def settle_surrender(course: Course, place: int) -> None:
    """Give back half the first wager."""
    course.pay(place, 0, Outcome.SURRENDER, share(course.round.boxes[place].bet, 1, 2))


def settle_against_natural(course: Course) -> None:
    """Settle all that is open against a dealer natural.

    Naturals go by `natural_ties`. All else loses; with `original-wagers`, where the dealer did not look, only one first
    wager of each box: its first standing hand loses that and gets the rest back, its others are given back whole.
    """
    rules = course.round.rules
    spared: set[int] = set()
    for place, at, hand in open_hands(course.round):
        if hand.natural:
            pushes = rules.natural_ties is Ties.PUSH
            course.pay(place, at, Outcome.PUSH if pushes else Outcome.LOSE, hand.wager if pushes else 0)
        elif not _takes_one_wager(rules):
            course.pay(place, at, Outcome.LOSE, 0)
        elif place in spared:
            course.pay(place, at, Outcome.PUSH, hand.wager)
        else:
            spared.add(place)
            course.pay(place, at, Outcome.LOSE, hand.wager - course.round.boxes[place].bet)


def _takes_one_wager(rules: Rules) -> bool:
    original = rules.dealer_natural_takes is DealerNaturalTakes.ORIGINAL_WAGERS
    return original and rules.hole_card is not HoleCard.PEEK


def settle_against_total(course: Course) -> None:
    """Settle every standing hand against the dealer's total: 1:1, or by `ties` where they are equal."""
    dealer = total(course.round.dealer.cards).points
    for place, at, hand in open_hands(course.round):
        outcome = _compare(hand.total.points, dealer, course.round.rules)
        course.pay(place, at, outcome, {Outcome.WIN: 2, Outcome.PUSH: 1, Outcome.LOSE: 0}[outcome] * hand.wager)


def _compare(player: int, dealer: int, rules: Rules) -> Outcome:
    if dealer > 21 or player > dealer:
        return Outcome.WIN
    return Outcome.PUSH if player == dealer and rules.ties is Ties.PUSH else Outcome.LOSE
