"""Sums as chips: the fewest of the house's denominations."""

from __future__ import annotations

from typing import Final

COLUMN: Final = 8
COLUMNS: Final = 3
MOST: Final = COLUMN * COLUMNS


def fewest(amount: int, denominations: tuple[int, ...]) -> tuple[int, ...]:
    """Break a sum of hundredths into the fewest chips, the largest first; a rest smaller than any is a chip of its own.

    With rising denominations that divide each other, as a rule set's do, taking the largest first is the fewest.
    """
    chips: list[int] = []
    for value in sorted(denominations, reverse=True):
        count, amount = divmod(amount, value)
        chips += [value] * count
    return tuple(chips + [amount] * (amount > 0))


def laid(chips: tuple[int, ...], denominations: tuple[int, ...]) -> tuple[int, ...]:
    """Return chips as they were laid, or changed into larger ones where they would be too many to see."""
    return chips if len(chips) <= MOST else fewest(sum(chips), denominations)


def columns(chips: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Stand chips in up to three columns of eight, from the bottom up; what is more is left out."""
    shown = chips[:MOST]
    return tuple(shown[place : place + COLUMN] for place in range(0, len(shown), COLUMN))
