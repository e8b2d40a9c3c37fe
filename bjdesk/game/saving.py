"""Long writing in short steps: beside the file that it is to become, so that what is broken off leaves nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.game.store import files

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from typing import TextIO


def text_steps(path: Path, write: Callable[[TextIO], Iterator[int]]) -> Iterator[int]:
    """Write a text file by the steps of `write`; closing the iterator early leaves all as it was. Raises StoreError."""
    with files.written_beside(path) as new, new.open("w", encoding="utf-8", newline="") as out:
        yield from write(out)


def file_steps(path: Path, write: Callable[[Path], Iterator[int]]) -> Iterator[int]:
    """Write a file of any kind by the steps of `write`, which gets the place to write to. Raises StoreError."""
    with files.written_beside(path) as new:
        yield from write(new)


def carry_out(steps: Iterator[int]) -> None:
    """All steps at once."""
    for _ in steps:
        pass
