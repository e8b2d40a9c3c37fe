"""A break that the player takes from the table: it can be made longer, never shorter.

Within one start of the machine the machine's own clock tells when it is over, whatever the wall clock is set to. A
later start takes over what the wall clock says is left, at most the whole break again, and its own clock holds on.
"""

from __future__ import annotations

import math
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from bjdesk.frozen import dataclass
from bjdesk.game.store import breaks as store
from bjdesk.game.store.breaks import BreakRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from bjdesk.game.store.database import Database

HOURS: Final = (1, 3, 6, 12, 24)
"""The breaks that can be taken."""
_SAME: Final = timedelta(minutes=2)
"""So far the wall clock may stray from the machine's own before a break's end is named anew."""


@dataclass(frozen=True, slots=True)
class Uptime:
    """The machine's own clock: which start of the machine this is ("" where that is not known), and seconds since."""

    boot: str
    clock: Callable[[], float]


UNKNOWN: Final = Uptime("", lambda: 0.0)
"""Where a machine does not tell its starts apart, the wall clock alone counts."""


class Breaks:
    """The last break of a file, and how long it still lasts."""

    def __init__(self, db: Database, now: Callable[[], datetime], uptime: Uptime) -> None:
        self._db = db
        self._now = now
        self._uptime = uptime
        self._last: BreakRow | None = None

    def load(self) -> None:
        """Read what the file holds. Raises StoreError."""
        self._last = store.last(self._db)

    def take_over(self) -> None:
        """Let a break of an earlier start of the machine run on by this one's clock, within a transaction."""
        self.load()
        left = self.left
        if left > 0 and self._last is not None and self._last.boot != self._uptime.boot:
            self._write(math.ceil(left))

    def take(self, seconds: int) -> None:
        """Begin a break, within a transaction."""
        self._write(seconds)

    def _write(self, seconds: int) -> None:
        now = self._now().astimezone(UTC)
        until = now + timedelta(seconds=seconds)
        row = BreakRow(0, _iso(now), _iso(until), seconds, self._uptime.boot, self._uptime.clock() + seconds)
        self._last = store.add(self._db, row)

    @property
    def left(self) -> float:
        """Seconds until the break is over; 0 where there is none."""
        row = self._last
        if row is None:
            return 0.0
        if row.boot and row.boot == self._uptime.boot:
            return max(0.0, row.monotonic_until - self._uptime.clock())
        by_the_wall = datetime.fromisoformat(row.until) - self._now()
        return max(0.0, min(by_the_wall.total_seconds(), row.seconds))

    @property
    def until(self) -> datetime | None:
        """When the break is over, by the wall clock as it stands; None where there is none."""
        left = self.left
        if self._last is None or left <= 0:
            return None
        named, real = datetime.fromisoformat(self._last.until), self._now() + timedelta(seconds=left)
        return named if abs(named - real) < _SAME else real.replace(second=0, microsecond=0) + timedelta(minutes=1)


def _iso(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds")
