"""What has happened, in the past tense, with the facts. Boxes and hands count from 0."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from bjdesk.engine.cards import Card
from bjdesk.frozen import dataclass


class Outcome(Enum):
    """How a hand ended; the value is its word in notation."""

    NATURAL = "natural"
    WIN = "win"
    PUSH = "push"
    LOSE = "lose"
    BUST = "bust"
    SURRENDER = "surrender"
    EVEN_MONEY = "even-money"
    CHARLIE = "charlie"


@dataclass(frozen=True, slots=True)
class Seat:
    """A place where a card can lie: a hand of a box, or the dealer's (`box` is None)."""

    box: int | None
    hand: int = 0


DEALER = Seat(None)


class WagerKind(Enum):
    """Why money was laid."""

    FIRST = "first"
    DOUBLE = "double"
    SPLIT = "split"
    INSURANCE = "insurance"


@dataclass(frozen=True, slots=True)
class WagerLaid:
    """Money left a purse for the table. `amount` in hundredths."""

    box: int
    hand: int
    kind: WagerKind
    amount: int


@dataclass(frozen=True, slots=True)
class CardDealt:
    """A card came from the shoe. `card` is None where it is hidden from who reads the event."""

    seat: Seat
    card: Card | None
    face_up: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """The round waits for a decision of this hand (a question to a box names hand 0)."""

    box: int
    hand: int


@dataclass(frozen=True, slots=True)
class InsuranceDeclined:
    """The box did not insure."""

    box: int


@dataclass(frozen=True, slots=True)
class EvenMoneyDeclined:
    """The box waits for the dealer's card with its natural."""

    box: int


@dataclass(frozen=True, slots=True)
class SurrenderDeclined:
    """The box plays on where early surrender was asked."""

    box: int


@dataclass(frozen=True, slots=True)
class DealerLooked:
    """The dealer looked at the hole card."""

    natural: bool


@dataclass(frozen=True, slots=True)
class HandStood:
    """A hand takes no more cards. `by_itself` where nobody was asked (21, a split ace, a doubled hand)."""

    box: int
    hand: int
    by_itself: bool


@dataclass(frozen=True, slots=True)
class HandDoubled:
    """The wager was doubled; one card follows."""

    box: int
    hand: int


@dataclass(frozen=True, slots=True)
class HandSplit:
    """`hand` became two: its second card began the new hand at `hand + 1`."""

    box: int
    hand: int


@dataclass(frozen=True, slots=True)
class HandSurrendered:
    """The box gave up. The money moves with `WagerSettled`, at once or after the dealer's second card."""

    box: int


@dataclass(frozen=True, slots=True)
class HoleCardTurned:
    """The hole card lies open."""

    card: Card


@dataclass(frozen=True, slots=True)
class InsuranceSettled:
    """`paid` is all that comes back, stake included; hundredths."""

    box: int
    wager: int
    paid: int


@dataclass(frozen=True, slots=True)
class WagerSettled:
    """A hand was decided. `paid` is all that comes back, stake included; hundredths."""

    box: int
    hand: int
    outcome: Outcome
    wager: int
    paid: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """Everything is settled."""


Event: TypeAlias = (
    WagerLaid
    | CardDealt
    | Asked
    | InsuranceDeclined
    | EvenMoneyDeclined
    | SurrenderDeclined
    | DealerLooked
    | HandStood
    | HandDoubled
    | HandSplit
    | HandSurrendered
    | HoleCardTurned
    | InsuranceSettled
    | WagerSettled
    | RoundEnded
)
