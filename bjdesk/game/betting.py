"""The bets before a round: a small pure value that can be undone. Nothing is at stake until DEAL."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from bjdesk.frozen import dataclass
from bjdesk.game.chips import joined
from bjdesk.game.commands import BetsCleared, BetsLaid, ChipAdded, ChipTaken

if TYPE_CHECKING:
    from bjdesk.game.commands import TableEvent

Chips: TypeAlias = tuple[tuple[int, ...], ...]
"""Per box, the chips in the order laid; hundredths."""


@dataclass(frozen=True, slots=True)
class Bets:
    """The bets being composed. `past` holds what UNDO brings back, latest last."""

    chips: Chips
    past: tuple[Chips, ...] = ()

    @property
    def amounts(self) -> tuple[int, ...]:
        """The bet in each box."""
        return tuple(sum(chips) for chips in self.chips)

    @property
    def total(self) -> int:
        """All bets together."""
        return sum(self.amounts)

    def add(self, box: int, value: int) -> Bets:
        """Lay one chip."""
        return self._acted(_with_box(self.chips, box, (*self.chips[box], value)))

    def take(self, box: int, value: int | None = None) -> Bets:
        """Take off the last chip, or the last one of this value. Raises ValueError if there is none."""
        chips = self.chips[box]
        wanted = chips[-1] if value is None and chips else value
        if wanted not in chips:
            raise ValueError(f"no such chip in box {box}")
        place = len(chips) - 1 - chips[::-1].index(wanted)
        return self._acted(_with_box(self.chips, box, chips[:place] + chips[place + 1 :]))

    def clear_box(self, box: int) -> Bets:
        """Take all chips off a box. Was the last act to take one off it, both are one act."""
        after, last = _with_box(self.chips, box, ()), self.past[-1] if self.past else self.chips
        if _with_box(last, box, ()) == after and last[box][:-1] == self.chips[box]:
            return Bets(after, self.past)
        return self._acted(after)

    def clear(self) -> Bets:
        """Take all chips back."""
        return self._acted(tuple(() for _ in self.chips))

    def double(self, denominations: tuple[int, ...]) -> Bets:
        """Lay the same chips once more in every box, in larger ones where they would be too many to tell apart."""
        return self._acted(tuple(joined(chips * 2, denominations) for chips in self.chips))

    def rebet(self, last: Chips) -> Bets:
        """Lay the last round's chips."""
        return self._acted(last)

    def undo(self) -> Bets:
        """Bring back what was before the last act. Raises ValueError if there was none."""
        if not self.past:
            raise ValueError("nothing to undo")
        return Bets(self.past[-1], self.past[:-1])

    def _acted(self, chips: Chips) -> Bets:
        return Bets(chips, (*self.past, self.chips))


def without_box(chips: Chips, box: int) -> Chips:
    """The same chips, none of them in this box."""
    return _with_box(chips, box, ())


def empty(boxes: int) -> Bets:
    """The bets at a table where nothing lies yet."""
    return Bets(tuple(() for _ in range(boxes)))


def _with_box(chips: Chips, box: int, new: tuple[int, ...]) -> Chips:
    return (*chips[:box], new, *chips[box + 1 :])


def difference(before: Bets, after: Bets) -> TableEvent:
    """What one act did, as an event."""
    changed = [box for box, chips in enumerate(after.chips) if chips != before.chips[box]]
    if len(changed) == 1:
        event = _one_chip(changed[0], before.chips[changed[0]], after.chips[changed[0]])
        if event is not None:
            return event
    return BetsLaid(after.amounts) if after.total else BetsCleared(before.amounts)


def _one_chip(box: int, before: tuple[int, ...], after: tuple[int, ...]) -> TableEvent | None:
    """The one chip that came or went, if that is all."""
    value = sum(after) - sum(before)
    if len(after) == len(before) + 1:
        return ChipAdded(box, value)
    if len(after) == len(before) - 1:
        return ChipTaken(box, -value)
    return None
