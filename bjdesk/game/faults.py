"""What can be wrong with the file: the world's fault, or ours. Texts for people are made in `ui` and `cli`."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class StoreReason(Enum):
    """What the world did to us."""

    NEWER = "newer"  # the file is from a newer version; it was not touched
    DAMAGED = "damaged"  # not readable as ours any more; it was not touched
    FOREIGN = "foreign"  # some other program's database; it was not touched
    UNWRITABLE = "unwritable"  # the folder or the file can't be written
    FULL = "full"  # no space left
    BUSY = "busy"  # another bjdesk has it open
    IO = "io"  # reading or writing failed
    MISSING = "missing"  # asked to read a file that is not there
    LOST = "lost"  # the file is not there, but its backups or its journal are: a game was kept in it


class StoreError(Exception):
    """Something is wrong with the stored game."""


class StoreUnavailable(StoreError):
    """The world's fault. `backup` is the newest good backup where the file itself is lost."""

    def __init__(self, reason: StoreReason, path: Path | str, detail: str = "", backup: Path | None = None) -> None:
        super().__init__(f"{reason.value}: {path}" + (f" ({detail})" if detail else ""))
        self.reason = reason
        self.path = path
        self.detail = detail
        self.backup = backup


class StoreBug(StoreError):
    """Ours: the program asked the file for something that its own rules forbid."""
