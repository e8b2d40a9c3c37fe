"""Finished rounds as plain values, oldest first, for what reads all of them: no more is made of a row than is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, cast

from bjdesk.frozen import dataclass

if TYPE_CHECKING:
    from bjdesk.game.store.database import Database, Value


@dataclass(frozen=True, slots=True)
class RoundLine:
    """A finished round as it lies in the file: see `store/packing.py` for times, hashes and the record."""

    number: int
    dealt_at: Value
    closed_at: Value
    rule_set: int
    rules_name: str
    net: int
    record: str
    mark: str | None
    shoe: int
    position: int
    packs: int
    commitment: Value
    client_text: str
    seed: bytes
    hash: Value


_Line: TypeAlias = "tuple[int, Value, Value, int, str, int, str, str | None, int, int, int, Value, str, bytes, Value]"
_LINES = """
SELECT r.id, r.dealt_at, r.closed_at, u.id, u.name, r.net, r.record, m.kind,
       h.id, r.position, h.packs, h.commitment, h.client_text, h.server_seed, r.hash
FROM round r JOIN rule_set u ON u.id = r.rule_set JOIN shoe h ON h.id = r.shoe LEFT JOIN mark m ON m.round = r.id
WHERE r.id > ? AND r.hash IS NOT NULL ORDER BY r.id LIMIT ?
"""


def after(db: Database, number: int, limit: int) -> list[RoundLine]:
    """The finished rounds with numbers above `number`."""
    return [RoundLine(*cast("_Line", row)) for row in db.rows(_LINES, number, limit)]


def options_of(db: Database, rule_set: int) -> str:
    """A rule set's options as JSON."""
    return cast("str", db.value("SELECT options FROM rule_set WHERE id = ?", rule_set))
