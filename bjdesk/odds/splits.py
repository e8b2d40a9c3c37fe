"""From one split hand's worth to the worth of a split.

One split is exact: both hands are played by the best strategy that knows the hand's own cards, both pair cards and
the up card. Since it does not know the other hand's cards, these are as good as unseen, and the two hands are worth
twice the first.

Splits to three or four hands play every hand by that same strategy and split every further pair card while the number
of hands allows. With a strategy that is fixed, a hand's worth given j pair cards gone is one number A(j) over all
second cards but the pair card, and B(j) over the pair card (for a hand that may not be split again). That another hand
has drawn "no pair card" is "any card" less "a pair card", and by exchange that card may be thought drawn first:
g(j, m + 1) = g(j, m) - p(j) g(j + 1, m), with g(j, 0) = A(j), m other hands, p(j) the chance of a pair card. So the
number of pair cards gone is carried exactly. A player may also stop at fewer hands: the best limit counts.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from bjdesk.odds.hands import Floats


@dataclass(frozen=True, slots=True)
class HandWorth:
    """One split hand's worth where its second card is no pair card, where it is one, and that card's chance.

    Columns are up cards with two pair cards gone, or, for one up card, the pair cards gone: 2, 3, …
    """

    other: Floats
    pair: Floats
    chance: Floats

    def column(self, place: int) -> HandWorth:
        """One column alone."""
        one = slice(place, place + 1)
        return HandWorth(self.other[one], self.pair[one], self.chance[one])

    def followed_by(self, more: HandWorth) -> HandWorth:
        """With further numbers of pair cards gone."""
        return HandWorth(
            np.concatenate((self.other, more.other)),
            np.concatenate((self.pair, more.pair)),
            np.concatenate((self.chance, more.chance)),
        )


def later_gone(limit: int) -> range:
    """How many pair cards may be gone, beyond the first two, in a split to so many hands."""
    return range(3, 2 * limit)


def all_hands_worth(worth: HandWorth, limit: int) -> float:
    """All hands of the box together, split to so many hands where pair cards come."""
    if limit == 2:
        return 2.0 * float(worth.other[0] + worth.pair[0])
    others, pairs = _none_a_pair(worth.other, worth.chance), _none_a_pair(worth.pair, worth.chance)
    drawn = _drawn(worth.chance)
    total = 0.0
    for free, paired, ways in endings(limit):
        out = free + 2 * paired - 2  # pair cards drawn by the time that all hands have their second card
        if free:
            total += ways * free * drawn[out] * others[free - 1][out]
        if paired:
            total += ways * paired * drawn[out - 1] * pairs[free][out - 1]
    return float(total)


def _drawn(chance: Floats) -> Floats:
    """The chance that the next 0, 1, 2, … cards are all pair cards."""
    return np.concatenate(([1.0], np.cumprod(chance)))


def _none_a_pair(worth: Floats, chance: Floats) -> list[Floats]:
    """g(j, m) of the module's text, for m = 0, 1, …: one hand's worth while m others have drawn no pair card."""
    rows = [worth]
    while len(rows[-1]) > 1:
        last = rows[-1]
        rows.append(last[:-1] - chance[: len(last) - 1] * last[1:])
    return rows


@lru_cache(maxsize=4)
def endings(limit: int) -> tuple[tuple[int, int, int], ...]:
    """How second cards may fall out: hands without a pair card, hands with one, and in how many orders."""
    found: Counter[tuple[int, int]] = Counter()
    waiting = [(2, 2, 0, 0)]  # hands without a second card, hands, hands without and with a pair card
    while waiting:
        bare, hands, others, pairs = waiting.pop()
        if not bare:
            found[others, pairs] += 1
            continue
        waiting.append((bare - 1, hands, others + 1, pairs))
        split = (bare + 1, hands + 1, others, pairs)
        waiting.append(split if hands < limit else (bare - 1, hands, others, pairs + 1))
    return tuple((others, pairs, ways) for (others, pairs), ways in sorted(found.items()))
