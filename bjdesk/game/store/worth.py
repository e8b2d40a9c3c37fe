"""What decisions were worth: rows filled in later, outside every seal."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bjdesk.frozen import dataclass

if TYPE_CHECKING:
    from bjdesk.game.store.database import Database


@dataclass(frozen=True, slots=True)
class WorthRow:
    """A decision's values. `value` is JSON: each legal action's worth in first wagers, best first."""

    round: int
    number: int  # of the action in its round, from 1
    model: str
    value: str
    cost: float  # of what was done against the best, in first wagers


def put(db: Database, row: WorthRow) -> None:
    """Write a row within a transaction, over an older one; not where the file does not hold its action."""
    db.run(
        "INSERT OR REPLACE INTO worth SELECT ?, ?, ?, ?, ? WHERE EXISTS"
        " (SELECT 1 FROM action WHERE round = ? AND number = ?)",
        *(row.round, row.number, row.model, row.value, row.cost, row.round, row.number),
    )


def of_round(db: Database, number: int) -> tuple[WorthRow, ...]:
    """What is known of a round's decisions, in their order."""
    rows = db.rows("SELECT round, number, model, value, cost FROM worth WHERE round = ? ORDER BY number", number)
    return tuple(WorthRow(*cast("tuple[int, int, str, str, float]", row)) for row in rows)


def missing(db: Database, above: int) -> tuple[tuple[int, int], ...]:
    """The decisions without a worth, as round and number, in rounds with numbers above `above`, oldest first."""
    rows = db.rows(
        "SELECT a.round, a.number FROM action a LEFT JOIN worth w ON w.round = a.round AND w.number = a.number"
        " WHERE a.round > ? AND w.round IS NULL ORDER BY a.round, a.number",
        above,
    )
    return tuple(cast("tuple[int, int]", row) for row in rows)
