"""Cards: a rank and a suit, and the order of a new pack."""

from __future__ import annotations

from enum import Enum

from bjdesk.frozen import dataclass


class Rank(Enum):
    """A rank; the value is its letter in notation."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"


class Suit(Enum):
    """A suit, in the order of a new pack; the value is its letter in notation."""

    SPADES = "s"
    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"


@dataclass(frozen=True, slots=True)
class Card:
    """A playing card. `points` is 1 for an ace, 10 for ten, jack, queen, king."""

    rank: Rank
    suit: Suit
    points: int


def _new_pack() -> tuple[Card, ...]:
    return tuple(Card(rank, suit, min(place, 10)) for suit in Suit for place, rank in enumerate(Rank, start=1))


PACK: tuple[Card, ...] = _new_pack()
"""The 52 cards in the order of a new pack: spades, hearts, diamonds, clubs, each from ace to king."""
