"""What decisions were worth: rows filled in later, outside every seal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, cast

from bjdesk.frozen import dataclass
from bjdesk.game.store.packing import packed_values, told_values

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bjdesk.game.store.database import Database


@dataclass(frozen=True, slots=True)
class WorthRow:
    """A decision's values. `value` is JSON: each legal action's worth in first wagers, best first."""

    round: int
    number: int  # of the action in its round, from 1
    model: str
    value: str
    cost: float  # of what was done against the best, in first wagers


@dataclass(frozen=True, slots=True)
class Worth:
    """What a decision was worth. `number` counts from 1 in its round; box (the table's) and hand from 0.

    `values` of each legal action, best first, and `cost` of what was done, in first wagers of the box.
    """

    number: int
    box: int
    hand: int
    action: str
    values: Mapping[str, float]
    cost: float


@dataclass(frozen=True, slots=True)
class Choice:
    """What was done at a box (the table's, from 0): its worth and cost in first wagers; None: not known yet."""

    box: int
    worth: float | None
    cost: float


def put(db: Database, row: WorthRow) -> None:
    """Write a row within a transaction, over an older one; not where the file does not hold its action."""
    db.run(
        "INSERT OR REPLACE INTO worth SELECT ?, ?, ?, ?, ? WHERE EXISTS"
        " (SELECT 1 FROM action WHERE round = ? AND number = ?)",
        *(row.round, row.number, row.model, packed_values(row.value), row.cost, row.round, row.number),
    )


def of_round(db: Database, number: int) -> tuple[WorthRow, ...]:
    """What is known of a round's decisions, in their order."""
    rows = db.rows("SELECT round, number, model, value, cost FROM worth WHERE round = ? ORDER BY number", number)
    found = []
    for at, decision, model, value, cost in cast("list[tuple[int, int, str, bytes | str, float]]", rows):
        found.append(WorthRow(at, decision, model, json.dumps(told_values(value)), cost))
    return tuple(found)


def missing(db: Database, above: int) -> tuple[tuple[int, int], ...]:
    """The decisions without a worth, as round and number, in rounds with numbers above `above`, oldest first."""
    rows = db.rows(
        "SELECT a.round, a.number FROM action a LEFT JOIN worth w ON w.round = a.round AND w.number = a.number"
        " WHERE a.round > ? AND w.round IS NULL ORDER BY a.round, a.number",
        above,
    )
    return tuple(cast("tuple[int, int]", row) for row in rows)


def worths_of(db: Database, number: int) -> tuple[Worth, ...]:
    """What the decisions of a round were worth, as far as it is known, in their order."""
    rows = db.rows(
        "SELECT a.number, a.box, a.hand, a.action, w.value, w.cost FROM action a"
        " JOIN worth w ON w.round = a.round AND w.number = a.number WHERE a.round = ? ORDER BY a.number",
        number,
    )
    found = []
    for row in rows:
        at, box, hand, action, value, cost = cast("tuple[int, int, int, str, bytes | str, float]", row)
        found.append(Worth(at, box, hand, action, told_values(value), cost))
    return tuple(found)


def choices(db: Database, number: int) -> tuple[Choice, ...]:
    """What was decided in a round, in order."""
    rows = db.rows(
        "SELECT a.box, a.action, w.value, coalesce(w.cost, 0.0) FROM action a"
        " LEFT JOIN worth w ON w.round = a.round AND w.number = a.number WHERE a.round = ? ORDER BY a.number",
        number,
    )
    found = []
    for row in rows:
        box, action, value, cost = cast("tuple[int, str, bytes | str | None, float]", row)
        found.append(Choice(box, None if value is None else told_values(value)[action], cost))
    return tuple(found)
