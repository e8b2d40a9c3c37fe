"""How wide each box's lane is: a split box takes room from the others, so that its cards can still be read."""

from __future__ import annotations

from typing import Final

from bjdesk.frozen import dataclass

MORE_FOR_A_HAND: Final = 0.8
"""What each hand but its first adds to a box's share, in shares of a box with one."""


@dataclass(frozen=True, slots=True)
class Lane:
    """A box's strip of the table: its middle and its width, in pixels, and the hands that share it."""

    middle: float
    width: float
    hands: int = 1

    @property
    def left(self) -> float:
        """Its left edge."""
        return self.middle - self.width / 2

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.middle + self.width / 2


def lanes(middle: float, whole: float, hands: tuple[int, ...]) -> tuple[Lane, ...]:
    """Share a width, about its middle, among boxes of so many hands each."""
    shares = [1.0 + MORE_FOR_A_HAND * (count - 1) for count in hands]
    one, left, made = whole / sum(shares), middle - whole / 2, []
    for share, count in zip(shares, hands, strict=True):
        made.append(Lane(left + share * one / 2, share * one, count))
        left += share * one
    return tuple(made)
