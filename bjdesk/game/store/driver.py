"""The driver's errors, told apart: the world's faults and ours."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import apsw

from bjdesk.game.faults import StoreBug, StoreReason, StoreUnavailable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bjdesk.game.store.database import Value

_WORLD: tuple[tuple[type[apsw.Error], StoreReason], ...] = (
    (apsw.BusyError, StoreReason.BUSY),
    (apsw.LockedError, StoreReason.BUSY),
    (apsw.FullError, StoreReason.FULL),
    (apsw.CantOpenError, StoreReason.UNWRITABLE),
    (apsw.PermissionsError, StoreReason.UNWRITABLE),
    (apsw.ReadOnlyError, StoreReason.UNWRITABLE),
    (apsw.CorruptError, StoreReason.DAMAGED),
    (apsw.NotADBError, StoreReason.DAMAGED),
    (apsw.IOError, StoreReason.IO),
    (apsw.NoMemError, StoreReason.IO),
)


@contextmanager
def translated(path: Path | str) -> Iterator[None]:
    """Turn the driver's errors into `StoreUnavailable` and `StoreBug`."""
    try:
        yield
    except UnicodeEncodeError as error:  # a path that is no text: SQLite takes none
        raise StoreUnavailable(StoreReason.UNWRITABLE, path, str(error)) from error
    except UnicodeDecodeError as error:
        raise StoreUnavailable(StoreReason.DAMAGED, path, str(error)) from error
    except apsw.Error as error:
        for kind, reason in _WORLD:
            if isinstance(error, kind):
                raise StoreUnavailable(reason, path, str(error)) from error
        raise StoreBug(str(error)) from error


@contextmanager
def damaged_not_ours(path: Path | str) -> Iterator[None]:
    """While a file is looked at for the first time, what SQLite can't make sense of is damage, not our mistake."""
    try:
        yield
    except StoreBug as bug:
        raise StoreUnavailable(StoreReason.DAMAGED, path, str(bug)) from bug


def carry_out(connection: apsw.Connection, sql: str, values: tuple[Value, ...] = ()) -> None:
    """Carry out all statements of a text. The driver alone would stop at the first that has a row to give."""
    for _ in connection.execute(sql, values):
        pass
