"""Sums as chips: the fewest of the house's denominations."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import gcd
from typing import Final

MOST: Final = 24
"""Chips of one stack that are seen."""
MOST_SEPARATE: Final = 200
"""Chips of one stack that are told apart: a sum may be of any size, and what more it needs lies there as one."""
_MOST_TRIED: Final = 10_000
"""Sums that are tried out for the fewest chips; above them the largest chips are taken first."""


def fewest(amount: int, denominations: tuple[int, ...]) -> tuple[int, ...]:
    """Break a sum of hundredths into the fewest chips, the largest first; a rest that no chips make is one of its own.

    Where each denomination divides the next, as in every preset, taking the largest first is the fewest. Others, of
    rule sets of the player's own, are tried out.
    """
    values = tuple(sorted(set(denominations)))
    if all(large % small == 0 for small, large in pairwise(values)):
        return _bounded(*_largest_first(amount, values))
    return _tried_out(amount, values)


def joined(chips: tuple[int, ...], denominations: tuple[int, ...]) -> tuple[int, ...]:
    """Chips as they were laid, or changed into larger ones where they would be too many to tell apart."""
    return chips if len(chips) <= MOST_SEPARATE else fewest(sum(chips), denominations)


def _largest_first(amount: int, values: tuple[int, ...]) -> tuple[list[tuple[int, int]], int]:
    """How many of each chip, and the rest."""
    counts: list[tuple[int, int]] = []
    for value in reversed(values):
        count, amount = divmod(amount, value)
        counts.append((value, count))
    return counts, amount


def _bounded(counts: list[tuple[int, int]], rest: int) -> tuple[int, ...]:
    """The chips by their numbers; those beyond what is told apart, and the rest, are one."""
    chips: list[int] = []
    for value, count in counts:
        kept = min(count, MOST_SEPARATE - len(chips))
        chips += [value] * kept
        rest += value * (count - kept)
    return tuple(chips + [rest] * (rest > 0))


@lru_cache(maxsize=256)
def _tried_out(amount: int, values: tuple[int, ...]) -> tuple[int, ...]:
    """Build the fewest chips for every sum up to the amount; what lies far above that is taken in the largest chips."""
    unit = gcd(*values)
    counts, left = _far_above(amount, values, unit * _MOST_TRIED)
    room = min(left // unit, 2 * _MOST_TRIED)
    last = [0] * (room + 1)  # the chip that completes each sum, 0 where no chips make it
    count = [0] + [room + 1] * room
    for sum_ in range(1, room + 1):
        for value in values:
            before = sum_ - value // unit
            if before >= 0 and count[before] + 1 <= count[sum_]:
                count[sum_], last[sum_] = count[before] + 1, value
    made = max(sum_ for sum_ in range(room + 1) if count[sum_] <= room)
    chips: list[int] = []
    rest = left - made * unit
    while made:
        chips.append(last[made])
        made -= last[made] // unit
    counts += [(value, 1) for value in sorted(chips, reverse=True)]
    return _bounded(counts, rest)


def _far_above(amount: int, values: tuple[int, ...], tried: int) -> tuple[list[tuple[int, int]], int]:
    """What is taken in the largest chips without trying: all but some more than are seen. And the sum left."""
    counts: list[tuple[int, int]] = []
    for value in reversed(values):
        kept = min(MOST * value, tried) if value <= tried else 0
        count = max(0, amount - kept) // value
        counts.append((value, count))
        amount -= count * value
        if value <= tried:
            break
    return counts, amount
