"""All that is stored, replaced or removed at once: what has begun is finished at the next start, so none of it is half.

What is new lies ready in a folder of its own. From the moment at which the note that says so is written, the change
counts; each of its steps can be taken again.
"""

from __future__ import annotations

import json
import shutil
from contextlib import contextmanager
from glob import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bjdesk.frozen import dataclass
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.places import CHANGEOVER, DATABASE, RULES, SETTINGS, STAGING, database_path
from bjdesk.game.store import files
from bjdesk.game.store.lock import Lock

if TYPE_CHECKING:
    from collections.abc import Iterator

_KEPT: Final = "before-"
BACKUPS: Final = "backups"
_JOURNAL: Final = f"{DATABASE}-journal"
_NOTE_MOST: Final = 1024 * 1024
_ITEMS: Final = (DATABASE, _JOURNAL, BACKUPS, RULES, SETTINGS)


@dataclass(frozen=True, slots=True)
class Stored:
    """Where all that is stored lies: the data folder, and the settings file that may lie elsewhere."""

    folder: Path
    settings: Path

    def place(self, name: str) -> Path:
        """Where a thing of this name lies."""
        return self.settings if name == SETTINGS else self.folder / name


@contextmanager
def owned(folder: Path) -> Iterator[None]:
    """Be the one who may change what lies in a data folder. Raises StoreUnavailable: busy while a table is open."""
    lock = Lock(database_path(folder))
    try:
        lock.take()
        yield
    finally:
        lock.release()


def finish(stored: Stored) -> None:
    """Finish a change that a power cut or a crash broke off; nothing where there is none. Raises StoreError."""
    if files.is_there(stored.folder / CHANGEOVER):
        with owned(stored.folder):
            _carry_out(stored.folder)


def staging(folder: Path) -> Path:
    """An empty folder in which what is to replace all is laid ready, under the names of the things."""
    ready = folder / STAGING
    with files.world(ready):
        _clear(ready)
    files.private_folder(ready)
    return ready


def drop(folder: Path) -> None:
    """Leave what was laid ready: nothing has changed."""
    with files.world(folder):
        shutil.rmtree(folder / STAGING, ignore_errors=True)


def replace_all(stored: Stored) -> Path:
    """Put what lies ready in the place of all that is stored, which is kept; give its place. Within `owned`."""
    kept = files.first_free(stored.folder / _KEPT)
    names = sorted(item.name for item in (stored.folder / STAGING).iterdir())
    _note(stored, {"kept": kept.name, "new": names})
    _carry_out(stored.folder)
    return kept


def remove_all(stored: Stored) -> None:
    """Remove all that is stored, and what was kept of it. Within `owned`."""
    _note(stored, {"kept": None, "new": []})
    _carry_out(stored.folder)


def _note(stored: Stored, what: dict[str, object]) -> None:
    path = stored.folder / CHANGEOVER
    with files.written_beside(path) as new:
        new.write_text(json.dumps({**what, "settings": str(stored.settings.absolute())}), encoding="utf-8")


def _carry_out(folder: Path) -> None:
    note = folder / CHANGEOVER
    with files.world(note):
        what = _read(note)
        stored = Stored(folder, Path(what["settings"]))
        if what["kept"] is None:
            _remove(stored)
        else:
            _exchange(stored, folder / what["kept"], what["new"])
        files.sync_folder(folder)
        note.unlink()
        files.sync_folder(folder)


def _read(note: Path) -> dict[str, Any]:
    """What the note says: which settings, what of the old is kept where (None: nothing), what is new."""
    try:
        what = json.loads(files.content(note, _NOTE_MOST).decode("utf-8"))
        ours = _is_ours(what["kept"], set(what["new"]), what["settings"])
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise StoreUnavailable(StoreReason.DAMAGED, note, f"{type(error).__name__}: {error}") from error
    if not ours:
        raise StoreUnavailable(StoreReason.DAMAGED, note, "it names what is none of ours")
    return dict(what)


def _is_ours(kept: str | None, new: set[str], settings: object) -> bool:
    beside = kept is None or (kept.startswith(_KEPT) and Path(kept).name == kept)
    return beside and new <= set(_ITEMS) and isinstance(settings, str)


def _exchange(stored: Stored, kept: Path, new: list[str]) -> None:
    files.private_folder(kept)
    for name in _ITEMS:
        place, ready = stored.place(name), stored.folder / STAGING / name
        is_old = ready.exists() or name not in new
        if is_old and files.lies_there(place) and not files.lies_there(kept / name):
            _move(place, kept / name)
        if ready.exists():
            place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            _move(ready, place)
    shutil.rmtree(stored.folder / STAGING, ignore_errors=True)


def _move(place: Path, new: Path) -> None:
    """Rename; between two file systems (the settings may lie on another one) copy first."""
    try:
        place.rename(new)
    except OSError:
        beside = new.with_name(new.name + ".new")
        shutil.copy2(place, beside)
        beside.replace(new)
        place.unlink()
    files.sync_folder(new.parent)


def _remove(stored: Stored) -> None:
    folder = stored.folder
    ours = [stored.place(name) for name in (*_ITEMS, STAGING)]
    ours += [*folder.glob(f"{DATABASE}.*"), *folder.glob(f"{_KEPT}*"), *_beside_settings(stored.settings)]
    for path in ours:
        if path.name == f"{DATABASE}.lock":
            continue  # it is held, and holds nothing
        _clear(path)


def _beside_settings(settings: Path) -> Iterator[Path]:
    """What we laid beside the settings; they may be linked to from ours, in a folder with other people's files."""
    for ending in (".bad", ".bad-[0-9]*", ".new", ".new-[0-9]*"):
        yield from settings.parent.glob(escape(settings.name) + ending)


def _clear(path: Path) -> None:
    """Remove a file, a folder with all that is in it, or a link and nothing of what it leads to."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
