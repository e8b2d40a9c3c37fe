"""Sums as chips: the fewest of the house's denominations."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import gcd
from typing import Final

COLUMN: Final = 8
COLUMNS: Final = 3
MOST: Final = COLUMN * COLUMNS


def fewest(amount: int, denominations: tuple[int, ...]) -> tuple[int, ...]:
    """Break a sum of hundredths into the fewest chips, the largest first; a rest that no chips make is one of its own.

    Where each denomination divides the next, as in every preset, taking the largest first is the fewest. Others, of
    rule sets of the player's own, are tried out.
    """
    values = tuple(sorted(set(denominations)))
    if all(large % small == 0 for small, large in pairwise(values)):
        return _largest_first(amount, values)
    return _tried_out(amount, values)


def _largest_first(amount: int, values: tuple[int, ...]) -> tuple[int, ...]:
    chips: list[int] = []
    for value in reversed(values):
        count, amount = divmod(amount, value)
        chips += [value] * count
    return tuple(chips + [amount] * (amount > 0))


@lru_cache(maxsize=256)
def _tried_out(amount: int, values: tuple[int, ...]) -> tuple[int, ...]:
    """Build the fewest chips for every sum up to the amount; what lies far above that is taken in the largest chips."""
    unit, top = gcd(*values), values[-1]
    above = max(0, amount // top - MOST)
    room = (amount - above * top) // unit
    last = [0] * (room + 1)  # the chip that completes each sum, 0 where no chips make it
    count = [0] + [room + 1] * room
    for sum_ in range(1, room + 1):
        for value in values:
            before = sum_ - value // unit
            if before >= 0 and count[before] + 1 <= count[sum_]:
                count[sum_], last[sum_] = count[before] + 1, value
    made = max(sum_ for sum_ in range(room + 1) if count[sum_] <= room)
    rest = amount - above * top - made * unit
    chips = [top] * above
    while made:
        chips.append(last[made])
        made -= last[made] // unit
    return tuple(sorted(chips, reverse=True) + [rest] * (rest > 0))


def laid(chips: tuple[int, ...], denominations: tuple[int, ...]) -> tuple[int, ...]:
    """Return chips as they were laid, or changed into larger ones where they would be too many to see."""
    return chips if len(chips) <= MOST else fewest(sum(chips), denominations)


def columns(chips: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Stand chips in up to three columns of eight, from the bottom up; what is more is left out."""
    shown = chips[:MOST]
    return tuple(shown[place : place + COLUMN] for place in range(0, len(shown), COLUMN))
