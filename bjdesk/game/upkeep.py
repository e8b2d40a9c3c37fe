"""Backups at their times, without anybody waiting for them.

A small file is copied at once: at a start that finds more than the newest backup holds, every so many rounds, and at
the end. A large one is copied a step at a time while results lie on the table and whenever the window has nothing to
do, less often, and checked whole as it is copied: that is also how damage in it is found.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bjdesk.game.faults import StoreError, StoreReason, StoreUnavailable
from bjdesk.game.store import backup
from bjdesk.game.store.database import MEMORY

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from datetime import datetime

    from bjdesk.game.store.database import Database

ROUNDS_TO_BACK_UP: Final = 50
"""A backup is made when so many rounds were played since the last one; of a large file, when a hundredth was."""
_SHARE: Final = 100
STEPS_A_ROUND: Final = 4


class Upkeep:
    """The backups of an open file."""

    def __init__(self, db: Database, now: Callable[[], datetime]) -> None:
        self._db = db
        self._now = now
        self._backed_up = 0
        self._steps: Generator[int, None, None] | None = None

    def begin(self, number: int) -> None:
        """The table was opened; its last round has this number."""
        self._backed_up = number
        if self._is_small:
            self._db.back_up_if_changed(self._now())
        elif number and self._is_file and backup.is_old(Path(self._db.path), self._now()):
            self._begin_steps(number)

    @property
    def busy(self) -> bool:
        """Whether steps wait to be done."""
        return self._steps is not None

    def round_shown(self, number: int) -> None:
        """A round's end was seen. Raises StoreError only where the file is found damaged."""
        if self._steps is None and number - self._backed_up >= self._rounds_to_back_up(number):
            if self._is_small:
                self._at_once(number)
            elif self._is_file:
                self._begin_steps(number)
        for _ in range(STEPS_A_ROUND):
            self.step()

    def step(self) -> bool:
        """Do a few milliseconds of what waits; whether there is more. Raises StoreError where the file is damaged."""
        if self._steps is None:
            return False
        try:
            next(self._steps)
        except StopIteration:
            self._steps = None
        except StoreError as fault:
            self._steps = None
            if isinstance(fault, StoreUnavailable) and fault.reason is StoreReason.DAMAGED:
                raise self._damage(fault) from fault
        return self._steps is not None

    def end(self) -> None:
        """The table closes. A large file is copied now only where its newest backup is a day old."""
        self.drop()
        with suppress(StoreError):  # it is told when something is to be kept, and nothing is by now
            if self._is_due:
                self._at_once(self._backed_up)

    @property
    def _is_due(self) -> bool:
        """Whether to copy the file at the end. One that was removed while it was open is copied while it can be."""
        if self._db.is_gone:
            return Path(self._db.path).parent.is_dir()
        return self._is_small or (self._is_file and backup.is_old(Path(self._db.path), self._now()))

    def drop(self) -> None:
        """Leave a backup that was begun; nothing of it stays."""
        if self._steps is not None:
            steps, self._steps = self._steps, None
            steps.close()

    @property
    def _is_file(self) -> bool:
        return self._db.path != MEMORY

    @property
    def _is_small(self) -> bool:
        return self._is_file and backup.is_small(Path(self._db.path))

    def _rounds_to_back_up(self, number: int) -> int:
        return ROUNDS_TO_BACK_UP if self._is_small else max(ROUNDS_TO_BACK_UP, number // _SHARE)

    def _at_once(self, number: int) -> None:
        self._backed_up = number
        with suppress(StoreError):  # the file itself holds all; the next start makes up for it
            self._db.back_up_if_changed(self._now())

    def _begin_steps(self, number: int) -> None:
        self._backed_up = number
        self._steps = self._db.back_up_steps(self._now())

    def _damage(self, fault: StoreUnavailable) -> StoreUnavailable:
        """The copy holds what the file holds: it is the file that is damaged."""
        path = Path(self._db.path)
        return StoreUnavailable(StoreReason.DAMAGED, path, fault.detail, backup=backup.newest_good(path))
