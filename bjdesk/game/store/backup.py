"""Copies of the file: made before a migration, when the table closes, and every so many rounds; checked, some kept."""

from __future__ import annotations

import re
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from threading import Thread
from typing import TYPE_CHECKING

import apsw

from bjdesk.frozen import dataclass
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.store import files
from bjdesk.game.store.driver import carry_out
from bjdesk.game.store.schema import APPLICATION_ID, newest_version

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NEWEST_KEPT, NEWEST_KEPT_OF_LARGE = 5, 2
DAYS_KEPT, DAYS_KEPT_OF_LARGE = 7, 2
"""Beside the newest few, the last one of each of so many days."""
SMALL_FILE = 1024 * 1024
"""Bytes up to which a file is checked whole at every opening and copied at once: some 1,000 rounds, some 20 ms.

A larger one is copied in steps, and it is the copy that is checked whole, beside the game.
"""
LARGE_FILE = 128 * 1024 * 1024
"""Bytes from which on fewer backups are kept."""
PAGES_A_STEP = 256
"""A megabyte: a step takes a few milliseconds."""
_A_MOMENT = 0.003
"""Seconds that a step waits for a copy that is being checked."""

_STAMP = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(r"-(\d{6,})-(\d{8}T\d{6}Z)\.db")


def folder_of(path: Path) -> Path:
    """Where a database's backups lie."""
    return path.parent / "backups"


def backups(path: Path) -> list[Path]:
    """The backups of a database, newest first by the number that counts them (a clock may jump)."""
    found = folder_of(path).glob(f"{path.stem}-*.db")
    ours = (file for file in found if made_at(file) is not None and files.is_plain(file))
    return sorted(ours, key=_number, reverse=True)


def next_name(path: Path, now: datetime) -> Path:
    """The name of the next backup: a running number, then the time for people to read."""
    made = backups(path)
    number = 1 + (_number(made[0]) if made else 0)
    return folder_of(path) / f"{path.stem}-{number:06}-{now.astimezone(UTC).strftime(_STAMP)}.db"


def is_old(path: Path, now: datetime) -> bool:
    """Tell whether the newest backup is a day old, or comes from the future of a clock that was set back."""
    made = backups(path)
    if not made:
        return True
    age = now - _time(made[0])
    return age >= timedelta(days=1) or age < timedelta(0)


def made_at(file: Path) -> datetime | None:
    """When a backup was made, by its name alone; None for a name that we don't give, or a time that there is not."""
    try:
        return _time(file) if _NAME.search(file.name) else None
    except ValueError:
        return None


def _time(file: Path) -> datetime:
    return datetime.fromisoformat(_parts(file)[1])


def _parts(file: Path) -> tuple[str, str]:
    match = _NAME.search(file.name)
    assert match is not None
    return match[1], match[2]


def _number(file: Path) -> int:
    return int(_parts(file)[0])


def is_small(path: Path) -> bool:
    """Tell whether the whole file may be read in one go without anybody waiting for it."""
    return files.size(path) <= SMALL_FILE


def write(source: apsw.Connection, target: Path) -> None:
    """Copy the database into `target`, which only a checked copy replaces. The driver's errors pass."""
    for _ in write_steps(source, target, pages=-1, beside=False):
        pass


def write_steps(
    source: apsw.Connection, target: Path, *, pages: int = PAGES_A_STEP, beside: bool = True
) -> Iterator[int]:
    """The same a short step at a time; yields percents. Left before its end, it leaves nothing."""
    files.private_folder(target.parent)
    with files.written_beside(target) as new:
        yield from copy_steps(source, new, pages=pages, beside=beside)


def copy_steps(source: apsw.Connection, new: Path, *, pages: int = PAGES_A_STEP, beside: bool = True) -> Iterator[int]:
    """Copy the database into a new private file, a short step at a time, and check the copy; yields percents.

    What is played meanwhile comes into the copy too. `beside`: the check of a copy that is not small, and of nothing
    but the copy, has a thread of its own.
    """
    files.fresh_private_file(new)
    with closing(apsw.Connection(str(new))) as copy:
        carry_out(copy, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")  # nothing but a finished one counts
        with copy.backup("main", source, "main") as run:
            while not run.done:
                run.step(pages)
                yield 99 - 99 * run.remaining // max(1, run.page_count)
    for _ in check_steps(new, beside=beside):
        yield 99


def check_steps(copy: Path, *, beside: bool = True) -> Iterator[None]:
    """Read a copy whole; with `beside`, one that is not small in a thread, and yield while that goes on.

    Raises StoreUnavailable for one that is not whole; the driver's errors pass.
    """
    check = Check(copy)
    if not beside or is_small(copy):
        check.run()
    else:
        check.start()
        while check.is_alive():
            yield
            check.join(_A_MOMENT)
    check.answer()


class Check(Thread):
    """Reads a copy whole, and has the system write it out: nobody else has the file."""

    def __init__(self, copy: Path) -> None:
        super().__init__(name="bjdesk-backup", daemon=True)
        self._copy = copy
        self._found: object = None
        self._failure: BaseException | None = None

    def run(self) -> None:
        """Check it."""
        try:
            with closing(apsw.Connection(str(self._copy), flags=apsw.SQLITE_OPEN_READONLY)) as connection:
                self._found = _health(connection)
            files.sync(self._copy)
        except BaseException as failure:  # noqa: BLE001 - told to whoever asks for the answer
            self._failure = failure

    def answer(self) -> None:
        """Raise what was found, if the copy is not whole, or could not be read."""
        if self._failure is not None:
            raise self._failure
        if self._found != "ok":
            raise StoreUnavailable(StoreReason.DAMAGED, self._copy, "the copy is not whole")


def thin_out(path: Path) -> None:
    """Remove the backups that are neither among the newest few nor the last of one of the last days."""
    made = backups(path)
    large = path.exists() and files.size(path) >= LARGE_FILE
    newest, days = (NEWEST_KEPT_OF_LARGE, DAYS_KEPT_OF_LARGE) if large else (NEWEST_KEPT, DAYS_KEPT)
    last_of_day: dict[object, Path] = {}
    for file in made:
        last_of_day.setdefault(_time(file).date(), file)
    kept = {*made[:newest], *[*last_of_day.values()][:days]}
    with files.world(path):
        for file in made:
            if file not in kept:
                file.unlink()


def put_aside(path: Path) -> None:
    """Move all backups to where no other game's are made and thinned out, within their folder.

    That is removed or exchanged whole with all that is stored (`changeover`), so none outlives a wipe. The newest goes
    last: broken off, it is still the one that is offered.
    """
    made = backups(path)
    if not made:
        return
    folder = folder_of(path)
    with files.world(folder):
        aside = files.first_free(folder / "aside-")
        aside.mkdir(mode=0o700)
        for file in reversed(made):
            file.rename(aside / file.name)
        files.sync_folder(aside)
        files.sync_folder(folder)


# ---------------------------------------------------------------- what a copy holds


@dataclass(frozen=True, slots=True)
class Contents:
    """What a database holds, in short. Money in hundredths."""

    rounds: int
    table: int
    wallet: int


_CONTENTS = """
SELECT (SELECT count(*) FROM round WHERE state = 'settled'),
       coalesce((SELECT balance FROM account WHERE name = 'table'), 0),
       coalesce((SELECT balance FROM account WHERE name = 'wallet'), 0)
"""
_PLAYED = """
SELECT (SELECT max(id) FROM transfer), (SELECT max(id) FROM round),
       (SELECT max(number) FROM action WHERE round = (SELECT max(id) FROM round)),
       (SELECT seal FROM shoe ORDER BY id DESC LIMIT 1)
"""


def contents(file: Path) -> Contents:
    """What a backup holds. The driver's errors pass."""
    with closing(apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)) as connection:
        rounds, table, wallet = next(iter(connection.execute(_CONTENTS)))
    if not all(isinstance(figure, int) for figure in (rounds, table, wallet)):
        raise apsw.CorruptError("money that is no number")
    return Contents(rounds, table, wallet)


def holds_all(path: Path, connection: apsw.Connection) -> bool:
    """Tell whether the newest backup holds all that was played in the open database, or nothing was."""
    now_held = next(iter(connection.execute(_PLAYED)))
    if now_held[0] is None:
        return True
    made = backups(path)
    try:
        return bool(made) and now_held == _played_in(made[0])
    except (apsw.Error, UnicodeDecodeError):  # a damaged backup holds nothing
        return False


def _played_in(file: Path) -> object:
    with closing(apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)) as connection:
        return next(iter(connection.execute(_PLAYED)))


# ---------------------------------------------------------------- which copy to offer


def newest_good(path: Path) -> Path | None:
    """The newest backup that is whole, and that we can play from: an empty file is a whole database to SQLite."""
    return next((file for file in backups(path) if is_good(file) and _is_playable(file)), None)


def _is_playable(file: Path) -> bool:
    """Tell whether `rescue.restore` would take it: it is ours, not newer than us, and has our tables."""
    try:
        files.check_header(file, APPLICATION_ID, newest_version())
        contents(file)
    except (StoreUnavailable, apsw.Error, UnicodeDecodeError):
        return False
    return True


def refuse_lost(path: Path) -> None:
    """Refuse a file that is not there but has left traces: another in its place would be a silent reset.

    Raises StoreUnavailable, with the newest good backup; where the backups can't be looked at, for that.
    """
    files.searchable(folder_of(path))
    if backups(path) or files.lies_there(files.journal_of(path)) or path.is_symlink():
        raise StoreUnavailable(StoreReason.LOST, path, backup=newest_good(path))


def is_good(file: Path) -> bool:
    """Tell whether a file is a whole database; it is only read."""
    if not file.is_file():
        return False
    try:
        with closing(apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)) as connection:
            return _health(connection) == "ok"
    except (apsw.Error, UnicodeError):
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
