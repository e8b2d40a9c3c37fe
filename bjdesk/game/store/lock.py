"""The lock that makes one program the owner of a database, before it touches anything."""

from __future__ import annotations

import os
from pathlib import Path

import apsw

from bjdesk.game.store import files
from bjdesk.game.store.driver import carry_out, translated


class Lock:
    """An empty file beside the database, held through SQLite, whose locks work alike on every system.

    A lock on the database itself is not enough: its header is read before SQLite opens it, and on POSIX closing any
    handle of a file drops all of the process's locks on it.
    """

    def __init__(self, path: Path | str) -> None:
        self._database = path
        self._path = Path(f"{path}.lock")
        self._held: apsw.Connection | None = None

    def take(self) -> None:
        """Become the owner. Raises StoreUnavailable: busy where there is another."""
        files.private_folder(self._path.parent)
        with files.world(self._path):
            if self._path.is_file() and self._path.stat().st_size:
                os.truncate(self._path, 0)  # it says nothing: what somebody wrote there keeps nobody out
        with translated(self._database):
            self._held = apsw.Connection(str(self._path))
            carry_out(self._held, "PRAGMA journal_mode = OFF; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
        files.private_file(self._path)

    def release(self) -> None:
        """Let the next one be the owner."""
        if self._held is not None:
            self._held.close(True)
            self._held = None
