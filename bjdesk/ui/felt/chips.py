"""Chips as they stand on the felt: changed into larger ones where they would be too many to see, in columns."""

from __future__ import annotations

from typing import Final

from bjdesk.game.chips import MOST, fewest

__all__ = ["COLUMN", "COLUMNS", "MOST", "columns", "fewest", "laid"]

COLUMN: Final = 8
COLUMNS: Final = 3


def laid(chips: tuple[int, ...], denominations: tuple[int, ...]) -> tuple[int, ...]:
    """Return chips as they were laid, or changed into larger ones where they would be too many to see."""
    return chips if len(chips) <= MOST else fewest(sum(chips), denominations)


def columns(chips: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Stand chips in up to three columns of eight, from the bottom up; what is more is left out."""
    shown = chips[:MOST]
    return tuple(shown[place : place + COLUMN] for place in range(0, len(shown), COLUMN))
