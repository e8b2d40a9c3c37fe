"""Everything in one file, to take to another machine: the database, the settings, the player's own rule sets.

It is a ZIP file with a list of what is in it. Nothing of it is taken before all of it was checked.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
import zipfile
import zlib
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, Any, Final

import apsw

import bjdesk
from bjdesk.frozen import dataclass
from bjdesk.game import changeover
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.places import DATABASE, RULES, SETTINGS
from bjdesk.game.rule_sets import MOST_BYTES, RuleSets
from bjdesk.game.store import backup, files
from bjdesk.game.store.schema import APPLICATION_ID, newest_version

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from datetime import datetime
    from pathlib import Path

    from bjdesk.game.changeover import Stored
    from bjdesk.game.store.database import Database

_LIST: Final = "bjdesk.json"
_FORMAT: Final = 1
_CHUNK: Final = 256 * 1024
_UNREADABLE: Final = (
    *(zipfile.BadZipFile, EOFError, LookupError, ValueError, TypeError, AttributeError, RuntimeError, OverflowError),
)
"""What reading a ZIP file that is bent may raise; RuntimeError: it wants a password, or a method that there is not."""
_SETTINGS_MOST: Final = 1024 * 1024
"""Bytes; a settings file is some kilobytes, and the list of what is in it too."""


@dataclass(frozen=True, slots=True)
class Packed:
    """What an archive holds, in short. Money in hundredths."""

    made: str
    program: str
    rounds: int
    table: int
    wallet: int
    rule_sets: int


# ---------------------------------------------------------------- packing


def archive_steps(db: Database, stored: Stored, target: Path, now: datetime) -> Iterator[int]:
    """Write everything into one file, a short step at a time; yields percents. Raises StoreError."""
    copy = stored.folder / f"{DATABASE}.packing"
    try:
        for done in db.copy_steps(copy):
            yield done // 2
        with files.written_beside(target) as new:
            for done in _pack(_contents(copy, stored), new, now):
                yield 50 + done // 2
    finally:
        files.remove(copy)
    yield 100


def _contents(copy: Path, stored: Stored) -> dict[str, Path]:
    """What goes in, by the names there. Files far too large to be ours stay behind: no archive with one is taken."""
    found = {DATABASE: copy}
    if stored.settings.is_file() and files.size(stored.settings) <= _SETTINGS_MOST:
        found[SETTINGS] = stored.settings
    for path in RuleSets(stored.folder / RULES).files():
        if files.size(path) <= MOST_BYTES:
            found[f"{RULES}/{path.name}"] = path
    return found


def _pack(contents: dict[str, Path], new: Path, now: datetime) -> Iterator[int]:
    listed: dict[str, dict[str, object]] = {}
    whole = sum(path.stat().st_size for path in contents.values()) or 1
    written = 0
    with zipfile.ZipFile(new, "w", zipfile.ZIP_DEFLATED, compresslevel=3) as out:
        for name, path in contents.items():
            digest, size = hashlib.sha256(), 0
            with path.open("rb") as file, out.open(name, "w", force_zip64=True) as packed:
                while chunk := file.read(_CHUNK):
                    packed.write(chunk)
                    digest.update(chunk)
                    size += len(chunk)
                    written += len(chunk)
                    yield min(99, 100 * written // whole)
            listed[name] = {"size": size, "sha256": digest.hexdigest()}
        head = {"format": _FORMAT, "program": bjdesk.__version__, "made": now.isoformat(), "files": listed}
        out.writestr(_LIST, json.dumps(head, indent=1))


# ---------------------------------------------------------------- unpacking


def look_steps(source: Path, folder: Path) -> Generator[int, None, Packed]:
    """Check an archive whole, as it would be taken into a data folder, and return what it holds.

    A short step at a time; yields percents, and left before its end it leaves nothing. Raises StoreError.
    """
    with _staging(folder) as ready:
        head, held = yield from _unpack_steps(source, ready)
        sets = sum(name.startswith(f"{RULES}/") for name in head["files"])
        return Packed(str(head["made"]), str(head["program"]), held.rounds, held.table, held.wallet, sets)


def unarchive(source: Path, stored: Stored) -> Path:
    """Put what an archive holds in the place of all that is stored, which is kept; give its place.

    Raises StoreError, with nothing changed, where the archive is not whole, or not ours, or the table is open.
    """
    with changeover.owned(stored.folder), _staging(stored.folder) as ready:
        for _ in _unpack_steps(source, ready):
            pass
        return changeover.replace_all(stored)


@contextmanager
def _staging(folder: Path) -> Iterator[Path]:
    """A folder in which lies ready what may be taken from there; what is not goes again."""
    files.private_folder(folder)
    try:
        yield changeover.staging(folder)
    finally:
        changeover.drop(folder)


def _unpack_steps(source: Path, ready: Path) -> Generator[int, None, tuple[dict[str, Any], backup.Contents]]:
    """Unpack an archive and check all of it; returns its list, and what its database holds."""
    if not source.is_file():
        raise StoreUnavailable(StoreReason.MISSING, source)
    with _readable(source), zipfile.ZipFile(source) as packed:
        head = _head(packed, source)
        whole = sum(int(entry["size"]) for entry in head["files"].values())
        written = 0
        for name, entry in head["files"].items():
            for size in _unpack(packed, name, entry, ready):
                written += size
                yield min(98, 98 * written // max(1, whole))
    held = yield from _check_steps(ready, source)
    return head, held


@contextmanager
def _readable(source: Path) -> Iterator[None]:
    """Turn what is wrong with a ZIP file, or what stands in it, into our errors."""
    try:
        yield
    except (*_UNREADABLE, zlib.error) as error:
        raise StoreUnavailable(StoreReason.DAMAGED, source, str(error)) from error
    except OSError as error:
        raise StoreUnavailable(StoreReason.IO, source, error.strerror or str(error)) from error


def _head(packed: zipfile.ZipFile, source: Path) -> dict[str, Any]:
    if _LIST not in packed.namelist():
        raise StoreUnavailable(StoreReason.FOREIGN, source)
    if packed.getinfo(_LIST).file_size > _SETTINGS_MOST:
        raise ValueError("its list is far too long")
    head = {"made": "", "program": "", **json.loads(packed.read(_LIST))}
    if int(head["format"]) > _FORMAT:
        raise StoreUnavailable(StoreReason.NEWER, source)
    if set(packed.namelist()) != {_LIST, *head["files"]} or DATABASE not in head["files"]:
        raise ValueError("it does not hold what it lists")
    return head


def _unpack(packed: zipfile.ZipFile, name: str, entry: dict[str, Any], ready: Path) -> Iterator[int]:
    """Unpack one thing, in pieces; yields their sizes."""
    target = ready / _place(name, int(entry["size"]))
    files.private_folder(target.parent)
    files.fresh_private_file(target)
    digest, left = hashlib.sha256(), int(entry["size"])
    with packed.open(name) as file, target.open("wb") as out:
        while chunk := file.read(_CHUNK):
            left -= len(chunk)
            if left < 0:
                break
            digest.update(chunk)
            _write(out, chunk, target)
            yield len(chunk)
    if left or digest.hexdigest() != entry["sha256"]:
        raise ValueError(f"{name} is not as it was packed")


def _write(out: IO[bytes], chunk: bytes, target: Path) -> None:
    with files.world(target):
        out.write(chunk)


def _place(name: str, size: int) -> str:
    """Where a thing of this name may lie. Raises ValueError for a name or a size that is none of ours."""
    folder, _, stem = name.rpartition("/")
    is_set = folder == RULES and stem and size <= MOST_BYTES and "\\" not in stem and stem not in {".", ".."}
    if name == DATABASE or (name == SETTINGS and size <= _SETTINGS_MOST) or is_set:
        return name
    raise ValueError(f"{name} does not belong there")


def _check_steps(ready: Path, source: Path) -> Generator[int, None, backup.Contents]:
    """What was unpacked is whole and ours: the database, and the settings as TOML; returns what the database holds.

    Raises StoreUnavailable.
    """
    database = ready / DATABASE
    try:
        files.check_header(database, APPLICATION_ID, newest_version())
        if (ready / SETTINGS).exists():
            tomllib.loads((ready / SETTINGS).read_bytes().decode("utf-8-sig"))
        for _ in backup.check_steps(database):
            yield 99
        return backup.contents(database)
    except StoreUnavailable as error:
        raise StoreUnavailable(error.reason, source, error.detail) from error
    except (apsw.Error, ValueError, RecursionError) as error:
        raise StoreUnavailable(StoreReason.DAMAGED, source, str(error)) from error
