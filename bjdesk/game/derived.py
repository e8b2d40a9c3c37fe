"""What is derived of the rounds, derived again and compared with what lies in the file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bjdesk.game import digests
from bjdesk.game.digests import add_up, digests_of, tally_of, values_of
from bjdesk.game.store import digest, found_bits, worth
from bjdesk.game.store.packing import record_told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bjdesk.game.digests import Counted, Source
    from bjdesk.game.store.database import Database
    from bjdesk.game.store.digest import Tallied, Valued

_BATCH: Final = 500


def differences(db: Database) -> Iterator[tuple[str, int | str]]:
    """Tables and rows that are not what follows from the rounds. Raises StoreError."""
    people = digests.owners(db)
    stored = {owner: _stored(db, owner) for owner in people}
    waiting = {owner: next(rows, None) for owner, rows in stored.items()}
    total: dict[Tallied, Counted] = {}
    for source in digests.sources(db):
        wanted = _wanted(db, source, total)
        for owner in people:
            row = waiting[owner]
            there = row if row is not None and row[0].round == source.number else None
            if there != wanted.get(owner):
                yield "digest", source.number
            if there is not None:
                waiting[owner] = next(stored[owner], None)
    yield from (("digest", row[0].round) for row in waiting.values() if row is not None)
    kept = digest.tally(db)
    if kept != total:
        yield "hand_tally", ""
    yield from (("found_bits", block) for block in found_bits.differing(db, people))


def _stored(db: Database, owner: str) -> Iterator[Valued]:
    rows = digest.above(db, owner, 0, _BATCH)
    while rows:
        yield from rows
        rows = digest.above(db, owner, rows[-1][0].round, _BATCH)


def _wanted(db: Database, source: Source, total: dict[Tallied, Counted]) -> dict[str, Valued]:
    """What each person's digest of a round should be; its hands are added to the total."""
    record = record_told(source.record)
    add_up(total, tally_of(source.rule_set, record))
    values = values_of(record, worth.choices(db, source.number))
    nothing: tuple[float | None, float | None] = (None, None)
    return {row.owner: (row, *values.get(row.owner, nothing)) for row in digests_of(source, record)}
