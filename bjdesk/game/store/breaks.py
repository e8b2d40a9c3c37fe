"""The breaks that were taken: rows that are only added."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, Final, cast

from bjdesk.frozen import dataclass
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.store.seals import seal

if TYPE_CHECKING:
    from bjdesk.game.store.database import Database


_AGES: Final = 1e10
"""Seconds: no machine runs three hundred years."""


@dataclass(frozen=True, slots=True)
class BreakRow:
    """A break. `number` 0: not yet stored. `boot` says which start of the machine it was asked for in.

    `monotonic_until`: seconds on that start's own clock.
    """

    number: int
    asked_at: str
    until: str
    seconds: int
    boot: str
    monotonic_until: float

    def sealed(self) -> str:
        """The row's seal."""
        return seal(
            *("break", self.number, self.asked_at, self.until),
            *(self.seconds, self.boot, self.monotonic_until),
        )


def add(db: Database, row: BreakRow) -> BreakRow:
    """Store a break, within a transaction; give it with its number."""
    number = cast("int", db.value("SELECT coalesce(max(id), 0) + 1 FROM break_taken"))
    row = BreakRow(number, row.asked_at, row.until, row.seconds, row.boot, row.monotonic_until)
    db.run(
        "INSERT INTO break_taken VALUES (?, ?, ?, ?, ?, ?, ?)",
        *(row.number, row.asked_at, row.until, row.seconds, row.boot, row.monotonic_until, row.sealed()),
    )
    return row


def last(db: Database) -> BreakRow | None:
    """The break that was asked for last. Raises StoreUnavailable where no moment is told there."""
    found = stored(db, "ORDER BY id DESC LIMIT 1")
    if found and not _tells_a_moment(found[0][0]):
        raise StoreUnavailable(StoreReason.DAMAGED, db.path, f"break {found[0][0].number}")
    return found[0][0] if found else None


def _tells_a_moment(row: BreakRow) -> bool:
    with suppress(ValueError):
        zone = datetime.fromisoformat(row.until).tzinfo
        return zone is not None and abs(row.monotonic_until) < _AGES
    return False


def stored(db: Database, order: str = "ORDER BY id") -> list[tuple[BreakRow, str]]:
    """The breaks, each with its stored seal."""
    rows = db.rows(f"SELECT id, asked_at, until, seconds, boot, monotonic_until, seal FROM break_taken {order}")  # noqa: S608 - `order` is one of the texts above
    return [(BreakRow(*cast("tuple[int, str, str, int, str, float]", row[:6])), cast("str", row[6])) for row in rows]
