"""One SQLite file, one connection, one owner: opening, checking, migrating, transactions."""

from __future__ import annotations

from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import apsw

from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.store import backup, files, packing
from bjdesk.game.store.driver import carry_out, damaged_not_ours, translated
from bjdesk.game.store.lock import Lock
from bjdesk.game.store.schema import APPLICATION_ID, migrations

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from datetime import datetime

Value: TypeAlias = int | float | str | bytes | None

MEMORY = ":memory:"
_DIGESTS_SINCE, _BITS_SINCE = 3, 5
"""The steps of the schema since which rounds are also kept in short, and found by bits."""

# EXCLUSIVE: one owner, and no other program reads half a step. TRUNCATE with synchronous at least FULL: the commit
# is the truncation of the journal, and SQLite syncs that truncation before COMMIT returns, so a cut of the power
# after a confirmed step can't bring the old journal back to life (with DELETE and FULL it can: the removal of a
# directory entry is not synced). EXTRA costs nothing more here, and covers the one case in which SQLite deletes a
# journal all the same: rolling back after a crash. fullfsync matters on macOS alone. temp_store: no other files.
_PRAGMAS = """
PRAGMA locking_mode = EXCLUSIVE;
PRAGMA foreign_keys = ON;
PRAGMA trusted_schema = OFF;
PRAGMA synchronous = EXTRA;
PRAGMA fullfsync = ON;
PRAGMA temp_store = MEMORY;
"""
_TAKE = "PRAGMA journal_mode = TRUNCATE; BEGIN EXCLUSIVE; COMMIT;"


class Database:
    """The open file. Raises `StoreUnavailable` for the world's faults, `StoreBug` for ours."""

    def __init__(self, path: Path | str, *, vfs: str | None = None, steps: tuple[str, ...] | None = None) -> None:
        self.path = path
        self._vfs = vfs
        self._steps = migrations() if steps is None else steps
        self._lock = Lock(path)
        self._connection: apsw.Connection | None = None
        self._opened: tuple[int, int] | None = None  # which file it is, whatever its name leads to later

    # ------------------------------------------------------------ opening and closing

    def open(self, now: datetime, *, create: bool = True) -> None:
        """Take the file for this program alone, make it if it is missing, check it, bring its schema up to date."""
        try:
            if self.path == MEMORY:
                self._connect(MEMORY)
                self._migrate()
            else:
                self._open_file(Path(self.path), now, create=create)
        except BaseException:
            self.close()
            raise

    def damage_offers_backup(self) -> AbstractContextManager[None]:
        """Let the error of a damaged file carry the newest good backup."""
        return backup.damage_offers_backup(Path(self.path))

    @property
    def is_open(self) -> bool:
        """Tell whether it can be asked; a transaction that failed lets the file go."""
        return self._connection is not None

    @property
    def is_gone(self) -> bool:
        """Tell whether the file was removed, or another put in its place, while it is open: SQLite would not notice."""
        return self.path != MEMORY and self._opened != files.identity(Path(self.path))

    def _refuse_gone(self) -> None:
        """What would be written now, nobody would find again. Raises StoreUnavailable; the file stays open."""
        if self.is_gone:
            raise StoreUnavailable(StoreReason.MISSING, self.path)

    def reopen(self) -> None:
        """Open the file afresh after a failure; what it holds is the truth."""
        if self.path == MEMORY:
            return
        self._refuse_gone()
        self._disconnect()
        with self._translated():
            self._connect(str(self.path))

    def close(self) -> None:
        """Let the file go."""
        try:
            self._disconnect()
        finally:
            self._lock.release()

    def _open_file(self, path: Path, now: datetime, *, create: bool) -> None:
        if not create and not files.is_there(path):
            backup.refuse_lost(path)
            raise StoreUnavailable(StoreReason.MISSING, path)
        files.private_folder(path.parent)
        self._lock.take()
        if not files.is_there(path):
            backup.refuse_lost(path)
            self._make(path)
        with self.damage_offers_backup(), files.kept_through_recovery(path):
            files.check_header(path, APPLICATION_ID, len(self._steps))
            self._connect_checked(path)
        files.private_file(path)
        if self.version < len(self._steps):
            self._back_up(path, now)
        self._migrate()

    def _connect_checked(self, path: Path) -> None:
        """Open the file as it lies there; what is refused is let go before its journal is put back."""
        try:
            with damaged_not_ours(path), self._translated():
                self._connect(str(path))
                self._check(path)
        except BaseException:
            self._disconnect()
            raise

    def _make(self, path: Path) -> None:
        """Build a new file aside and move it into place: an empty file in its place is damage, never a start.

        The steps are taken in memory: only what they come to is written, not the room that they needed on the way.
        """
        new = path.with_name(path.name + ".new")
        files.fresh_private_file(new)
        with self._translated():
            self._connect(MEMORY)
            self._migrate()
            self.run("VACUUM")
            # The copying is closed here: left to the garbage it prints the error that is told anyway.
            with (
                closing(apsw.Connection(str(new), vfs=self._vfs)) as file,
                file.backup("main", self._connected, "main") as run,
            ):
                run.step()
        self._disconnect()
        files.move_into_place(new, path)

    def _connect(self, name: str) -> None:
        flags = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE
        self._connection = apsw.Connection(name, flags=flags, vfs=self._vfs)
        carry_out(self._connection, _PRAGMAS)
        carry_out(self._connection, _TAKE)
        self._opened = None if name == MEMORY else files.identity(Path(name))

    def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with self._translated():
                connection.close(True)

    # ------------------------------------------------------------ checking and migrating

    @property
    def version(self) -> int:
        """The number of the schema's last step."""
        version = self.value("PRAGMA user_version")
        assert isinstance(version, int)
        return version

    def _check(self, path: Path) -> None:
        """Refuse what is not ours, or not whole. A file that had a journal is judged here, after its recovery."""
        if self.value("PRAGMA application_id") != APPLICATION_ID:
            raise StoreUnavailable(StoreReason.FOREIGN, path)
        if self.version > len(self._steps):
            raise StoreUnavailable(StoreReason.NEWER, path)
        if self.version < 1:
            raise StoreUnavailable(StoreReason.DAMAGED, path, "no schema")
        if backup.is_small(path):
            found = self.value("PRAGMA quick_check(1)")
            if found != "ok":
                raise StoreUnavailable(StoreReason.DAMAGED, path, str(found))

    def back_up_if_changed(self, now: datetime) -> None:
        """Make a backup, unless the newest one holds all that was played, or there is no room for it.

        A table that could be played on is never refused for want of a copy.
        """
        if self.path == MEMORY:
            return
        path = Path(self.path)
        with self._translated():
            held = backup.holds_all(path, self._connected)
        if held:
            return
        try:
            self._back_up(path, now)
        except StoreUnavailable as fault:
            if fault.reason not in {StoreReason.FULL, StoreReason.UNWRITABLE}:
                raise

    def back_up_steps(self, now: datetime) -> Generator[int, None, None]:
        """Make a backup a short step at a time, between transactions; yields percents."""
        path = Path(self.path)
        with self._translated():
            yield from backup.write_steps(self._connected, backup.next_name(path, now))
        backup.thin_out(path)

    def _back_up(self, path: Path, now: datetime) -> None:
        self.back_up(backup.next_name(path, now))
        backup.thin_out(path)

    def back_up(self, target: Path) -> None:
        """Write a checked copy of the file as it stands; `target` is replaced only by a good one."""
        with self._translated():
            backup.write(self._connected, target)

    def copy_steps(self, target: Path) -> Iterator[int]:
        """Copy the file as it stands into a new one, a short step at a time; yields how far it is, in percent."""
        with self._translated():
            yield from backup.copy_steps(self._connected, target)

    def _migrate(self) -> None:
        """Take all steps that are missing, and derive what they made room for: all of it or nothing."""
        had = self.version
        if had == len(self._steps):
            return
        with self._remade_tables(), self.transaction():
            for step in self._steps[had:]:
                self.run(step)
            self._derive(had)
            self.run(f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {len(self._steps)}")

    def _derive(self, had: int) -> None:
        """Make what follows from the rounds, where the steps made room for it."""
        from bjdesk.game import digests

        if had < _DIGESTS_SINCE <= len(self._steps):
            digests.rebuild(self)
        if had < _BITS_SINCE <= len(self._steps):
            digests.rebuild_bits(self)

    @contextmanager
    def _remade_tables(self) -> Iterator[None]:
        """Let tables be made anew under the names of old ones, and what they hold be packed."""
        packing.lend_to(self._connected)
        self.run("PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON")
        try:
            yield
        finally:
            if self._connection is not None:
                self.run("PRAGMA legacy_alter_table = OFF; PRAGMA foreign_keys = ON")

    # ------------------------------------------------------------ reading and writing

    def rows(self, sql: str, *values: Value) -> list[tuple[Value, ...]]:
        """All rows of a query."""
        with self._translated():
            return list(self._connected.execute(sql, values))

    def value(self, sql: str, *values: Value) -> Value:
        """The first value of the first row; None if there is no row."""
        rows = self.rows(sql, *values)
        return rows[0][0] if rows else None

    def run(self, sql: str, *values: Value) -> None:
        """Carry out a statement within a transaction."""
        with self._translated():
            carry_out(self._connected, sql, values)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All or nothing, durable on return. A failed commit is never tried again: `reopen` tells what is stored."""
        self._refuse_gone()
        with self._translated():
            self._connected.execute("BEGIN IMMEDIATE")
        try:
            yield
            with self._translated():
                self._connected.execute("COMMIT")
        except BaseException:
            self._abandon()
            raise

    def _abandon(self) -> None:
        """Drop a transaction. Closing rolls it back, or leaves its journal to the next opening."""
        if self.path == MEMORY:
            self._connected.execute("ROLLBACK")
        else:
            self._disconnect()

    @property
    def _connected(self) -> apsw.Connection:
        if self._connection is None:
            raise StoreUnavailable(StoreReason.IO, self.path, "not open")
        return self._connection

    def _translated(self) -> AbstractContextManager[None]:
        return translated(self.path)
