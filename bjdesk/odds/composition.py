"""The cards that are left, counted: from cards seen to rank counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import Enum

import numpy as np

from bjdesk.engine.cards import Card, Rank
from bjdesk.odds.hands import POINTS, RANKS, TEN, UNIT, Ints

LETTERS = tuple(Rank)
"""The thirteen ranks from ace to king; places 9 to 12 are all worth ten."""
_PLACE = {rank: place for place, rank in enumerate(LETTERS)}
_ENOUGH_POINTS = 57
"""With that many points left, a hand (up to 21 and a card) and the dealer (up to 16 and a card) can't run out."""


class OddsRefusal(Enum):
    """Why there are no odds for a position. Texts for people are made in `ui` and `cli`."""

    TOO_MANY_OF_A_CARD = "too-many-of-a-card"  # seen more often than the shoe holds it
    TOO_FEW_LEFT = "too-few-left"  # hand and dealer could run out of cards
    NO_DECISION = "no-decision"  # bust, 21, a split ace that stands, a natural that nobody asks


class OddsRefused(ValueError):
    """A position that has no odds; `refusal` says why."""

    def __init__(self, refusal: OddsRefusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal


def rank_of(card: Card) -> int:
    """The card's place among the ten ranks."""
    return card.points - 1


def key_of_cards(cards: Iterable[Card]) -> int:
    """The key of a multiset of cards."""
    return sum(int(UNIT[rank_of(card)]) for card in cards)


def letters_left(decks: int, gone: Iterable[Card]) -> Ints:
    """How many cards of each of the thirteen ranks are left of so many packs. Raises OddsRefused."""
    left = np.full(len(LETTERS), 4 * decks, dtype=np.int64)
    for card, times in Counter(gone).items():
        if times > decks:
            raise OddsRefused(OddsRefusal.TOO_MANY_OF_A_CARD)
        left[_PLACE[card.rank]] -= times
    ranks = ten_ranks(left)
    if ranks @ POINTS < _ENOUGH_POINTS:
        raise OddsRefused(OddsRefusal.TOO_FEW_LEFT)
    return left


def ten_ranks(letters: Ints) -> Ints:
    """Counts by thirteen ranks as counts by ten: everything worth ten together."""
    return np.append(letters[:TEN], letters[TEN:].sum())


def fresh_shoe(decks: int) -> Ints:
    """The rank counts (10,) of so many packs."""
    counts = np.full(RANKS, 4 * decks, dtype=np.int64)
    counts[TEN] = 16 * decks
    return counts


def alike_left(letters: Ints, card: Card, *, by_rank: bool) -> int:
    """How many cards left would make a pair with this one."""
    if by_rank or rank_of(card) != TEN:
        return int(letters[_PLACE[card.rank]])
    return int(letters[TEN:].sum())
