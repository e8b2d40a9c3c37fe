"""Copies of the file: made before a migration and once a day, checked before they count, the last few kept."""

from __future__ import annotations

import re
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import apsw

from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.store import files

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

KEPT = 7
EVERY = timedelta(days=1)
SMALL_FILE = 32 * 1024 * 1024
"""Bytes up to which a file is checked whole at every opening; a larger one when a backup is due."""

_STAMP = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(r"-(\d{6,})-(\d{8}T\d{6}Z)\.db")


def folder_of(path: Path) -> Path:
    """Where a database's backups lie."""
    return path.parent / "backups"


def backups(path: Path) -> list[Path]:
    """The backups of a database, newest first by the number that counts them (a clock may jump)."""
    found = folder_of(path).glob(f"{path.stem}-*.db")
    return sorted((file for file in found if _NAME.search(file.name)), key=_number, reverse=True)


def next_name(path: Path, now: datetime) -> Path:
    """The name of the next backup: a running number, then the time for people to read."""
    made = backups(path)
    number = 1 + (_number(made[0]) if made else 0)
    return folder_of(path) / f"{path.stem}-{number:06}-{now.astimezone(UTC).strftime(_STAMP)}.db"


def is_due(path: Path, now: datetime) -> bool:
    """Tell whether the newest backup is a day old, or comes from the future of a clock that was set back."""
    made = backups(path)
    if not made:
        return True
    age = now - datetime.fromisoformat(_parts(made[0])[1])
    return age >= EVERY or age < timedelta(0)


def _parts(file: Path) -> tuple[str, str]:
    match = _NAME.search(file.name)
    assert match is not None
    return match[1], match[2]


def _number(file: Path) -> int:
    return int(_parts(file)[0])


def check_is_due(path: Path, now: datetime) -> bool:
    """Tell whether the whole file is read before use."""
    return path.stat().st_size <= SMALL_FILE or is_due(path, now)


def write(source: apsw.Connection, target: Path) -> None:
    """Copy the database into `target`, which only a checked copy replaces. The driver's errors pass."""
    files.private_folder(target.parent)
    new = target.with_name(target.name + ".new")
    files.fresh_private_file(new)
    with closing(apsw.Connection(str(new))) as copy:
        with copy.backup("main", source, "main") as run:
            run.step()
        if _health(copy) != "ok":
            raise StoreUnavailable(StoreReason.DAMAGED, new, "the copy is not whole")
    files.move_into_place(new, target)


def thin_out(path: Path) -> None:
    """Remove the oldest backups beyond the last few."""
    with files.world(path):
        for file in backups(path)[KEPT:]:
            file.unlink()


def newest_good(path: Path) -> Path | None:
    """The newest backup that is whole."""
    return next((file for file in backups(path) if is_good(file)), None)


def is_good(file: Path) -> bool:
    """Tell whether a file is a whole database; it is only read."""
    try:
        with closing(apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)) as connection:
            return _health(connection) == "ok"
    except (apsw.Error, UnicodeDecodeError):
        return False


def _health(connection: apsw.Connection) -> object:
    return next(iter(connection.execute("PRAGMA quick_check(1)")))[0]


@contextmanager
def damage_offers_backup(path: Path) -> Iterator[None]:
    """Let the error of a damaged file carry the newest good backup."""
    try:
        yield
    except StoreUnavailable as error:
        if error.reason is StoreReason.DAMAGED and error.backup is None:
            error.backup = newest_good(path)
        raise
