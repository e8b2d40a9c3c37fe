"""The database as a file among files: who may read it, what lies in its place, what is kept of a damaged one."""

from __future__ import annotations

import errno
import os
import shutil
import stat
from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING

from bjdesk.game.faults import StoreReason, StoreUnavailable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_MAGIC = b"SQLite format 3\0"
_HEADER = 100  # bytes; the offsets below are those of SQLite's file format, part 1.3
_KEPT = ".before-recovery"


def content(path: Path, most: int | None = None) -> bytes:
    """What a file holds, of a longer one than `most` a byte more than that.

    Raises OSError, also for what is no plain file: at a pipe the program would wait for ever.
    """
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with open(handle, "rb") as file:  # noqa: PTH123 - what is open already
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, "it is no plain file", str(path))
        return file.read() if most is None else file.read(most + 1)


def is_there(path: Path) -> bool:
    """Tell whether a file is there. Raises StoreUnavailable where the system does not let us know: it may be."""
    with world(path):
        return path.exists()


def is_plain(path: Path) -> bool:
    """Tell whether a plain file is there, as far as we may know."""
    try:
        return path.is_file()
    except OSError:
        return False


def is_odd(path: Path) -> bool:
    """Tell whether something lies there that is no plain file: opening it might never end, writing to it go astray."""
    return path.exists() and not path.is_file()


def lies_there(path: Path) -> bool:
    """Tell whether a name is taken, if only by a link to what is not there."""
    return os.path.lexists(path)


def identity(path: Path) -> tuple[int, int] | None:
    """What tells a file from any other, under whatever name; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def size(path: Path) -> int:
    """How many bytes a file holds. Raises StoreUnavailable."""
    with world(path):
        return path.stat().st_size


def linked(path: Path) -> Path:
    """What a link leads to, whether it is there or not; where there is no link that we may see, the path itself."""
    try:
        is_link = path.is_symlink()
    except OSError:
        return path
    return type(path)(os.path.realpath(path)) if is_link else path


def journal_of(path: Path) -> Path:
    """The rollback journal beside a database."""
    return path.with_name(path.name + "-journal")


@contextmanager
def world(path: Path) -> Iterator[None]:
    """Turn the system's errors into ours."""
    try:
        yield
    except OSError as error:
        full = error.errno in {errno.ENOSPC, errno.EDQUOT}
        raise StoreUnavailable(StoreReason.FULL if full else StoreReason.UNWRITABLE, path, str(error)) from error


def searchable(folder: Path) -> None:
    """Refuse a folder that can't be looked into: it is closed, or a link to nowhere. Raises StoreUnavailable."""
    with world(folder):
        if folder.is_dir():
            next(folder.iterdir(), None)
            (folder / "any").exists()
        elif folder.is_symlink():
            raise StoreUnavailable(StoreReason.IO, folder, "the link leads nowhere")


def private_folder(folder: Path) -> None:
    """Make the folder, for its owner alone; one that is already there is left as it is."""
    with world(folder):
        if not folder.is_dir():
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # another start may be quicker


def private_file(path: Path) -> None:
    """Let nobody but the owner read the file."""
    with world(path):
        path.chmod(0o600)


def remove(path: Path) -> None:
    """Remove a file of ours and its journal, if they are there."""
    with world(path):
        path.unlink(missing_ok=True)
        journal_of(path).unlink(missing_ok=True)


def fresh_private_file(path: Path) -> None:
    """Make an empty file for the owner alone, in place of whatever a broken-off attempt left there."""
    remove(path)
    with world(path):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def move_into_place(new: Path, path: Path) -> None:
    """Rename a finished file over another, durably."""
    with world(path):
        journal_of(new).unlink(missing_ok=True)
        sync(new)
        new.replace(path)
        sync_folder(path.parent)


def sync(path: Path) -> None:
    """Make what was written into a file last."""
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _is_a_tables(path: Path) -> bool:
    """Tell a database, its journal and its lock, which is never to be replaced: the table may be open."""
    database = path.name.removesuffix(".lock").removesuffix("-journal")
    return path.with_name(database + ".lock").exists()


@contextmanager
def written_beside(path: Path) -> Iterator[Path]:
    """A file to write in place of `path`, which it becomes at the end; where that fails, nothing of it is left.

    Never a table's own file: what is played after it would be lost. A link stays one: what it leads to is replaced.
    """
    path = linked(path)
    with world(path):
        if _is_a_tables(path):
            raise StoreUnavailable(StoreReason.UNWRITABLE, path, "it is the table's own")
        if is_odd(path):
            raise StoreUnavailable(StoreReason.UNWRITABLE, path, "it is no plain file")
    new = fresh_beside(path)
    try:
        with world(path):
            yield new
        move_into_place(new, path)
    except BaseException:
        remove(new)
        raise


def fresh_beside(path: Path) -> Path:
    """Make an empty file for the owner alone beside another, under a name that nothing bears; give its place."""
    names = (path.with_name(f"{path.name}.new{mark}") for mark in ("", *(f"-{number}" for number in range(2, 1000))))
    with world(path):
        for new in names:
            try:
                os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
            except FileExistsError:
                continue
            return new
    raise StoreUnavailable(StoreReason.UNWRITABLE, path, "too much lies beside it")


def sync_folder(folder: Path) -> None:
    """Make what was renamed and removed in a folder last."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def check_header(path: Path, application: int, newest: int) -> None:
    """Refuse, before SQLite touches it, a file that is not ours, newer than us, or no database at all.

    With a journal beside it the header may be half written: then recovery comes first.
    """
    if is_odd(path) or is_odd(journal_of(path)):
        raise StoreUnavailable(StoreReason.UNWRITABLE, path, "it is no plain file")
    if has_journal(path):
        return
    with world(path), path.open("rb") as file:
        head = file.read(_HEADER)
    if len(head) < _HEADER or not head.startswith(_MAGIC):
        raise StoreUnavailable(StoreReason.DAMAGED, path, "not a database")
    if int.from_bytes(head[68:72], "big") != application:
        raise StoreUnavailable(StoreReason.FOREIGN, path)
    if int.from_bytes(head[60:64], "big") > newest:
        raise StoreUnavailable(StoreReason.NEWER, path)
    if head[18:20] != b"\1\1":  # never in WAL mode: SQLite would write to the file to change it
        raise StoreUnavailable(StoreReason.DAMAGED, path, "journal mode")


def has_journal(path: Path) -> bool:
    """Tell whether something was going on when the file was last let go."""
    journal = journal_of(path)
    return journal.exists() and journal.stat().st_size > 0


@contextmanager
def kept_through_recovery(path: Path) -> Iterator[None]:
    """Keep file and journal byte for byte while SQLite recovers; put them back if the outcome is not whole."""
    pairs = [(p, p.with_name(p.name + _KEPT)) for p in (path, journal_of(path))] if has_journal(path) else []
    with world(path):
        for original, kept in pairs:
            shutil.copy2(original, kept)
    try:
        yield
    except StoreUnavailable:
        with world(path):
            for original, kept in pairs:
                kept.replace(original)
        raise
    with world(path):
        for _, kept in pairs:
            kept.unlink()


def set_aside(path: Path) -> Path:
    """Move a file (and its journal) out of the way, never over another; give its new place."""
    aside = _aside_of(path)
    with world(path):
        if journal_of(path).exists():
            journal_of(path).rename(journal_of(aside))
        path.rename(aside)
        sync_folder(path.parent)
    return aside


def copy_aside(path: Path) -> Path:
    """Copy a file (and its journal, which then goes: it must never meet another file); give the copy's place."""
    aside = _aside_of(path)
    with world(path):
        shutil.copy2(path, aside)
        if journal_of(path).exists():
            shutil.copy2(journal_of(path), journal_of(aside))
        sync_folder(path.parent)
        journal_of(path).unlink(missing_ok=True)
    return aside


def set_journal_aside(path: Path) -> None:
    """Move the journal of a database that is gone out of the way: SQLite would play it into the next one."""
    with world(path):
        if is_plain(journal_of(path)) and not has_journal(path):
            journal_of(path).unlink()  # it holds nothing
        elif lies_there(journal_of(path)):
            journal_of(path).rename(journal_of(_aside_of(path)))
            sync_folder(path.parent)


def first_free(prefix: Path) -> Path:
    """A name with the first number behind it under which nothing lies, not even a link to nowhere, nor a journal."""
    numbered = (prefix.with_name(f"{prefix.name}{number}") for number in count(1))
    return next(path for path in numbered if not (lies_there(path) or lies_there(journal_of(path))))


def _aside_of(path: Path) -> Path:
    """Where what is set aside goes."""
    return first_free(path.with_name(f"{path.name}.aside-"))
