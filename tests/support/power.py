"""A disk that loses power: an apsw VFS that records what is asked of it, and what may lie there after a cut.

The rules are SQLite's own: what was synced stays; of what was not, each write may have arrived, or not, or some of its
sectors, or rubbish in their place; a new name lasts from the first sync of its file, a removed one may come back
unless the folder was synced too.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import apsw

SECTOR = 512
_names = count(1)


@dataclass(frozen=True, slots=True)
class Asked:
    """One thing asked of the disk: create, write, truncate, sync, delete, delete-synced."""

    what: str
    name: str
    at: int = 0  # the offset, or the new size
    data: bytes = b""


class Recorder:
    """Passes everything on to the system and keeps a list of it, in order."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.vfs = f"recorder-{next(_names)}"
        self._vfs = _Vfs(self)

    def close(self) -> None:
        self._vfs.unregister()


class _Vfs(apsw.VFS):
    def __init__(self, recorder: Recorder) -> None:
        self._recorder = recorder
        super().__init__(recorder.vfs, "")

    def xOpen(self, name, flags):
        path = name if isinstance(name, str) else name.filename()
        if not Path(path).exists():
            self._recorder.asked.append(Asked("create", path))
        return _File(self._recorder, name, flags, path)

    def xDelete(self, name, sync_folder):
        self._recorder.asked.append(Asked("delete-synced" if sync_folder else "delete", name))
        super().xDelete(name, False)


class _File(apsw.VFSFile):
    def __init__(self, recorder, name, flags, path) -> None:
        self._asked, self._path = recorder.asked, path
        super().__init__("", name, flags)

    def xWrite(self, data, offset):
        self._asked.append(Asked("write", self._path, offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, size):
        self._asked.append(Asked("truncate", self._path, size))
        super().xTruncate(size)

    def xSync(self, flags):
        """Nothing is really synced: that it was asked for is what counts."""
        self._asked.append(Asked("sync", self._path))


# ---------------------------------------------------------------- what is left after a cut


@dataclass
class _Kept:
    """A file: its durable content (None: no such name), and what waits for a sync."""

    durable: bytes | None
    waiting: list[Asked] = field(default_factory=list)


class Platter:
    """What lies on the disk after some of what was asked."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self._files = {name: _Kept(content) for name, content in files.items()}

    def take(self, asked: Asked) -> None:
        """Go on by one."""
        kept = self._files.setdefault(asked.name, _Kept(None))
        if asked.what == "sync":
            kept.durable, kept.waiting = _all_arrived(kept), []
        elif asked.what == "delete-synced":
            kept.durable, kept.waiting = None, []
        else:
            kept.waiting.append(asked)

    def cut(self, rand: random.Random) -> dict[str, bytes]:
        """The files that are found when the power is back."""
        arrives = rand.choice((0.0, 0.2, 0.5, 0.5, 0.8, 1.0))
        found = {name: _some_arrived(kept, arrives, rand) for name, kept in self._files.items()}
        return {name: content for name, content in found.items() if content is not None}


def _all_arrived(kept: _Kept) -> bytes | None:
    content = kept.durable
    for asked in kept.waiting:
        content = _after(content, asked)
    return content


def _some_arrived(kept: _Kept, arrives: float, rand: random.Random) -> bytes | None:
    content = kept.durable
    for asked in kept.waiting:
        arrived = rand.random() < arrives
        if asked.what in {"create", "delete"}:
            if not arrived:
                return content  # the old name stands for the old file: what came after went to another one
            content = _after(content, asked)
        elif asked.what == "write" and content is not None and not arrived and rand.random() < 0.4:
            content = _torn(content, asked, rand)
        elif arrived:
            content = _after(content, asked)
    return content


def _after(content: bytes | None, asked: Asked) -> bytes | None:
    match asked.what:
        case "create":
            return b"" if content is None else content
        case "delete":
            return None
        case "write":
            return _written(content or b"", asked.at, asked.data)
        case _:
            return (content or b"").ljust(asked.at, b"\0")[: asked.at]


def _written(content: bytes, at: int, data: bytes) -> bytes:
    return content[:at].ljust(at, b"\0") + data + content[at + len(data) :]


def _torn(content: bytes, asked: Asked, rand: random.Random) -> bytes:
    """Of each sector that was being written: the old, the new, or rubbish."""
    at = asked.at
    end = at + len(asked.data)
    while at < end:
        stop = min(end, (at // SECTOR + 1) * SECTOR)
        fate = rand.random()
        if fate < 0.5:
            content = _written(content, at, asked.data[at - asked.at : stop - asked.at])
        elif fate < 0.6:
            content = _written(content, at, rand.randbytes(stop - at))
        at = stop
    return content
