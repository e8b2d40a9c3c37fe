"""A long search in short steps: the window stays awake, and may leave it at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from bjdesk.game.faults import StoreError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bjdesk.game.records import RoundRecord

STEP: Final = 8
"""Milliseconds of work between two looks at what the player does."""
MOST: Final = 1000
"""Rounds after which a search has found enough."""


class Walk(QObject):
    """Follows one search at a time."""

    came = Signal(tuple)
    """The rounds that a step has found; at the end perhaps none."""
    failed = Signal(object)
    """StoreError."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._search: Iterator[RoundRecord | None] | None = None
        self._found = 0
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)

    @property
    def walking(self) -> bool:
        """Whether there may be more to find."""
        return self._search is not None

    def follow(self, search: Iterator[RoundRecord | None] | None) -> None:
        """Follow this search, or none; the one before is left."""
        self._search, self._found = search, 0
        if search is None:
            self._timer.stop()
        else:
            self._timer.start()

    def _step(self) -> None:
        try:
            rows = self._some()
        except StoreError as fault:
            self.follow(None)
            self.failed.emit(fault)
            return
        if rows or not self.walking:
            self.came.emit(rows)

    def _some(self) -> tuple[RoundRecord, ...]:
        """What is found in a few milliseconds."""
        clock, rows = QElapsedTimer(), []
        clock.start()
        for row in self._search or ():
            if row is not None:
                rows.append(row)
            if self._found + len(rows) >= MOST:
                break
            if clock.hasExpired(STEP):
                self._found += len(rows)
                return tuple(rows)
        self.follow(None)
        return tuple(rows)
