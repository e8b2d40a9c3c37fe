"""After damage or loss, or on request: put a backup in the file's place, or begin anew. What lay there is kept."""

from __future__ import annotations

import os
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

import apsw

from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.places import data_folder
from bjdesk.game.store import backup, files
from bjdesk.game.store.backup import Contents, made_at
from bjdesk.game.store.driver import translated
from bjdesk.game.store.lock import Lock
from bjdesk.game.store.schema import APPLICATION_ID, newest_version

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

__all__ = ["Contents", "contents", "made_at", "restore", "restore_command", "start_anew"]


def restore(path: Path, source: Path) -> Path | None:
    """Put a backup in the place of the database at `path`; give where the old one is kept, None if there was none.

    Raises StoreError, with nothing changed, where the backup is not whole, or not ours, or the database is in use.
    """
    if not source.is_file():
        raise StoreUnavailable(StoreReason.MISSING, source)
    with _owned(path):
        files.check_header(source, APPLICATION_ID, newest_version())
        if not backup.is_good(source):
            raise StoreUnavailable(StoreReason.DAMAGED, source)
        new = path.with_name(path.name + ".new")
        with translated(source), closing(_reader(source)) as connection:
            backup.write(connection, new)
        aside = files.copy_aside(path) if files.is_there(path) else _link_aside(path)
        files.set_journal_aside(path)
        files.move_into_place(new, path)
        return aside


def contents(source: Path) -> Contents:
    """What a backup holds. Raises StoreError."""
    with translated(source):
        return backup.contents(source)


def start_anew(path: Path) -> Path | None:
    """Move all that is left of a game aside, so that the next opening begins a new one. Raises StoreError.

    Gives where the file is kept, None if there was none. Its backups go last: until then the next opening asks again.
    """
    with _owned(path):
        files.searchable(backup.folder_of(path))
        aside = files.set_aside(path) if files.is_there(path) else _link_aside(path)
        files.set_journal_aside(path)
        backup.put_aside(path)
        return aside


def _link_aside(path: Path) -> Path | None:
    """Keep a link that leads to nothing now: its disk may come back."""
    return files.set_aside(path) if path.is_symlink() else None


def restore_command(path: Path, source: Path) -> str:
    """What the player types to put a backup in the place of the database at `path`, and of no other, in any folder.

    For who reads the terminal: quoted as its shell wants it.
    """
    folder = () if path.parent == data_folder() else ("--data-dir", str(path.parent.absolute()))
    words = ("bjdesk", "restore", *folder, str(source.absolute()))
    if os.name == "nt":
        from subprocess import list2cmdline

        return list2cmdline(words)
    return " ".join(_quoted(word) for word in words)


def _quoted(word: str) -> str:
    """A word for the shell, on one line: a name may hold a line break, or bytes that are no text."""
    from shlex import quote

    if word.isprintable():
        return quote(word)
    signs = (sign if sign.isprintable() and sign not in "\\'" else _escaped(sign) for sign in word)
    return f"$'{''.join(signs)}'"


def _escaped(sign: str) -> str:
    return "".join(f"\\{byte:03o}" for byte in os.fsencode(sign))


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
