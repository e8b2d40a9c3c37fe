"""A disk that can be told to fail: an apsw VFS that counts what is asked of it."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass, field
from itertools import count

import apsw

_names = count(1)


@dataclass
class Disk:
    """Counts reads, writes, truncations, syncs, openings and deletions; fails the one numbered `fail_at`.

    `how`: EIO, ENOSPC, `short`, a write of which half arrives, or `kill`, which ends the process there and then.
    With `stays` all after it fail too, until `heal`.
    Nothing is really synced: what a test needs is order, not a platter.
    """

    fail_at: int = 0
    how: str = "EIO"
    stays: bool = False
    reads: bool = False  # whether reads are counted
    done: int = 0
    failed: int = 0
    log: list[str] = field(default_factory=list)
    name: str = ""

    def __post_init__(self) -> None:
        self.name = f"disk-{next(_names)}"
        self._vfs = _Vfs(self)

    def heal(self) -> None:
        self.fail_at = 0

    def ask(self, what: str) -> str | None:
        """Count an operation; how it fails, None if it does not."""
        self.done += 1
        self.log.append(what)
        broken = self.fail_at and (self.done >= self.fail_at if self.stays else self.done == self.fail_at)
        if not broken:
            return None
        self.failed += 1
        if self.how == "kill":
            os.kill(os.getpid(), signal.SIGKILL)
        return self.how

    def close(self) -> None:
        self._vfs.unregister()


def _raise(how: str) -> None:
    raise (apsw.IOError if how == "EIO" else apsw.FullError)(how)


class _Vfs(apsw.VFS):
    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        super().__init__(disk.name, "")

    def xOpen(self, name, flags):
        how = self._disk.ask("open")
        if how:
            raise apsw.CantOpenError(how)
        return _File(self._disk, name, flags)

    def xDelete(self, name, sync_folder):
        how = self._disk.ask("delete")
        if how:
            raise apsw.IOError(how)
        super().xDelete(name, False)


class _File(apsw.VFSFile):
    def __init__(self, disk, name, flags) -> None:
        self._disk = disk
        super().__init__("", name, flags)

    def xRead(self, amount, offset):
        if self._disk.reads and self._disk.ask("read"):
            raise apsw.IOError("EIO")
        return super().xRead(amount, offset)

    def xWrite(self, data, offset):
        how = self._disk.ask("write")
        if how == "short":
            super().xWrite(bytes(data)[: len(data) // 2], offset)
        if how:
            _raise(how)
        super().xWrite(data, offset)

    def xTruncate(self, size):
        how = self._disk.ask("truncate")
        if how:
            _raise(how)
        super().xTruncate(size)

    def xSync(self, flags):
        how = self._disk.ask("sync")
        if how:
            _raise(how)
