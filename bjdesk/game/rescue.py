"""After damage, or on request: put a backup in the file's place, or begin anew. What lay there is kept aside."""

from __future__ import annotations

from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

import apsw

from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.store import backup, files
from bjdesk.game.store.backup import Contents
from bjdesk.game.store.database import APPLICATION_ID, migrations
from bjdesk.game.store.driver import translated
from bjdesk.game.store.lock import Lock

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

__all__ = ["Contents", "contents", "restore", "start_anew"]


def restore(path: Path, source: Path) -> Path | None:
    """Put a backup in the place of the database at `path`; give where the old one is kept, None if there was none.

    Raises StoreError, with nothing changed, where the backup is not whole, or not ours, or the database is in use.
    """
    if not source.is_file():
        raise StoreUnavailable(StoreReason.MISSING, source)
    with _owned(path):
        files.check_header(source, APPLICATION_ID, len(migrations()))
        if not backup.is_good(source):
            raise StoreUnavailable(StoreReason.DAMAGED, source)
        new = path.with_name(path.name + ".new")
        with translated(source), closing(_reader(source)) as connection:
            backup.write(connection, new)
        aside = files.copy_aside(path) if path.exists() else None
        files.set_journal_aside(path)
        files.move_into_place(new, path)
        return aside


def contents(source: Path) -> Contents:
    """What a backup holds. Raises StoreError."""
    with translated(source):
        return backup.contents(source)


def start_anew(path: Path) -> Path:
    """Move the file aside, so that the next opening begins a new one; give its new place. Raises StoreError."""
    with _owned(path):
        return files.set_aside(path)


@contextmanager
def _owned(path: Path) -> Iterator[None]:
    lock = Lock(path)
    try:
        lock.take()
        yield
    finally:
        lock.release()


def _reader(source: Path) -> apsw.Connection:
    return apsw.Connection(str(source), flags=apsw.SQLITE_OPEN_READONLY)
