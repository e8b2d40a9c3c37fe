"""Where a dealer natural takes one first wager only: the chance that a split box has no hand left to lose it.

With `original-wagers` busts stay lost and, of the hands still standing, the first loses one first wager. The cost is
paid once for the box if any hand stands, so that it needs the joint chance that all its hands end before: by a bust or
a charlie.

The sets of cards that end a hand, and the number of their orders, hang on its strategy alone; a shoe gives a set the
chance orders × the product of the falling factorials of its rank counts / that of its cards. Two hands together end by
the sums of two sets. By exchange the pair cards that a box draws may be thought drawn first, as in `splits`.

Two hands are exact so. The sets of three or four hands are too many (some 10^5 and 10^6 for low pairs): from the exact
chances of one hand and of any two of them, with exactly so many pair cards gone, comes the chance of all by
superposition (Kirkwood): singles × each pair's chance / that of its two hands. What it leaves out, that three hands
hang together otherwise than their pairs do, falls with the square of the cards left: against all sets of three and four
hands it is at most 2e-6 of the first wager with one pack, 1e-7 with six; against card by card with 31 cards left, 3e-6.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import perm, prod

import numpy as np

from bjdesk.engine.rules import Rules
from bjdesk.odds.dealer import completing
from bjdesk.odds.hands import BUST, RANKS, UNIT, Bools, Floats, Hands, Ints, counts_of
from bjdesk.odds.splits import endings
from bjdesk.odds.values import DOUBLE, HIT

_TAKEN = np.arange(45)
"""As many cards of a rank, or of all, as two hands can take."""


@dataclass(frozen=True, slots=True)
class EndedSets:
    """Sets of cards that hands draw and end by, and the number of orders of each."""

    keys: Ints
    orders: Floats

    def with_another(self, other: EndedSets) -> EndedSets:
        """The sets of two hands together."""
        return _merged((self.keys[:, None] + other.keys).ravel(), (self.orders[:, None] * other.orders).ravel())

    def chances(self, deck: Ints, rank: int, gone: int) -> Floats:
        """The chances that one of them comes out of a deck (10,) of which 0, 1, … `gone` cards of a rank are gone."""
        counts = counts_of(self.keys).T
        size, ways = counts.sum(axis=0), self.orders
        for other in np.flatnonzero(np.arange(RANKS) != rank):
            ways = ways * _falling(deck[other]).take(counts[other])
        found = np.zeros(gone + 1)
        for less in range(gone + 1):
            own = _falling(deck[rank] - less).take(counts[rank])
            found[less] = (ways * own / np.maximum(_falling(deck.sum() - less), 1.0).take(size)).sum()
        return found


def _falling(cards: int) -> Floats:
    """The falling factorials of a number of cards, from none taken on."""
    return np.concatenate(([1.0], np.cumprod(np.maximum(cards - _TAKEN, 0.0))))


def _merged(keys: Ints, orders: Floats) -> EndedSets:
    found, places = np.unique(keys, return_inverse=True)
    return EndedSets(found, np.asarray(np.bincount(places, orders, len(found)), dtype=np.float64))


def ended_sets(rules: Rules, hands: Hands, action: Ints, seconds: Bools) -> EndedSets:
    """How a hand that begins with one card ends without standing, by its strategy (n,); these second cards (10,).

    The sets hold what the hand draws beside its pair cards, be they one or two.
    """
    charlie = (hands.size >= rules.charlie) & (rules.charlie > 0)
    goes_on = (action == HIT) & ~charlie
    reached = np.zeros(len(hands) + 1)
    reached[hands.child[0][seconds]] = 1.0
    for level in hands.levels[-2::-1]:
        rows = np.flatnonzero(goes_on[level] & (reached[level] > 0.0)) + level.start
        np.add.at(reached, hands.child[rows], reached[rows, None])
    there = reached[:-1] > 0.0
    rows = np.flatnonzero(there & (goes_on | ((action == DOUBLE) & ~charlie)))
    which, rank = np.nonzero(hands.child[rows] == BUST)
    over, settled = rows[which], np.flatnonzero(there & charlie)
    keys = np.concatenate((hands.keys[over] + UNIT[rank], hands.keys[settled]))
    own = hands.keys[0] * (1 if seconds.sum() > 1 else 2)
    return _merged(keys - own, reached[np.concatenate((over, settled))])


@dataclass(frozen=True, slots=True)
class BoxEnds:
    """How the hands of a split box end without standing, given a dealer natural.

    Columns are the pair cards gone beyond the first two. A hand is of kind 0 where its second card is no pair card, of
    kind 1 where it is one.
    """

    drawn: Floats  # the chance that so many next cards are all pair cards
    single: Floats  # (2, k) that a hand of the kind ends
    both: Floats  # (3, k) that two hands end, by the sum of their kinds

    def of_box(self, limit: int) -> float:
        """The chance that no hand of the box stands, split to so many hands where pair cards come."""
        return float(sum(ways * self._all((0,) * free + (1,) * paired) for free, paired, ways in endings(limit)))

    def _all(self, hands: tuple[int, ...]) -> float:
        """The chance that hands of these kinds come, and all end."""
        out = len(hands) + sum(hands) - 2
        single, both = self.single[:, out], self.both[:, out]
        if any(single[kind] == 0.0 for kind in hands):
            return 0.0
        ratios = (both[one + other] / (single[one] * single[other]) for one, other in combinations(hands, 2))
        return float(self.drawn[out] * prod(single[kind] for kind in hands) * prod(ratios))


@dataclass(frozen=True, slots=True)
class SplitBox:
    """A pair that is split against an up card with which the dealer has a natural."""

    pair: tuple[int, int, int]  # its rank; cards of the shoe that make one; hands at most
    left: Ints  # (10,) lacks the up card alone
    hole: int
    kinds: tuple[EndedSets, EndedSets]

    @property
    def deck(self) -> Ints:
        """The cards (10,) left without the pair and the hole card."""
        return self.left - 2 * counts_of(UNIT[self.pair[0]]) - counts_of(UNIT[self.hole])

    def one_ends(self) -> float:
        """The chance that a hand does not stand, whatever its second card."""
        rank, deck = self.pair[0], self.deck
        other, paired = (kind.chances(deck, rank, 1) for kind in self.kinds)
        return float(other[0] + paired[1] * deck[rank] / deck.sum())

    def ends(self) -> BoxEnds:
        """How its hands end together."""
        rank, alike, limit = self.pair
        deck, most = self.deck, 2 * limit - 2
        single, paired = self.kinds
        pairs = single.with_another(single), single.with_another(paired), paired.with_another(paired)
        twins = [(1.0, alike - 2)]
        if self.hole == rank:
            same = (alike - 2) / (self.left[rank] - 2)  # that the hole card would have made a pair
            twins = [(same, alike - 3), (1.0 - same, alike - 2)]
        drawn = [
            sum(chance * perm(max(cards, 0), many) for chance, cards in twins) / perm(int(deck.sum()), many)
            for many in range(most + 1)
        ]
        return BoxEnds(
            np.array(drawn),
            np.stack([kind.chances(deck, rank, most) for kind in self.kinds]),
            np.stack([kind.chances(deck, rank, most) for kind in pairs]),
        )


def split_box(
    rules: Rules, left: Ints, pair: tuple[int, int, int], played: tuple[Hands, Ints], *, up: int
) -> SplitBox | None:
    """A pair whose hands are played by a table (n,) of actions; None where the dealer can't have a natural.

    `left` and `pair` as `SplitBox` has them.
    """
    hole = completing(up)
    if hole is None:
        return None
    hands, action = played
    other = np.arange(RANKS) != pair[0]
    kinds = ended_sets(rules, hands, action, other), ended_sets(rules, hands, action, ~other)
    return SplitBox(pair, left, hole, kinds)
