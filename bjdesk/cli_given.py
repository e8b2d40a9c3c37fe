"""The files that a command is given to read: plain ones, pipes and terminals; never more than a case can be long."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_MOST: Final = 16 * 1024 * 1024
"""Bytes of one case: a file without an end is told from a long one."""


def whole(path: Path) -> bytes:
    """What a file of one case holds. Raises ClickException."""
    with _readable(path), path.open("rb") as file:
        return _not_too_long(path, file.read(_MOST + 1))


def lines(path: Path) -> Iterator[bytes]:
    """The lines of a file, one at a time and without blank ones: a pipe is answered as it speaks. ClickException."""
    with _readable(path), path.open("rb") as file:
        while line := file.readline(_MOST + 1):
            if _not_too_long(path, line).strip():
                yield line.removesuffix(b"\n")


def _not_too_long(path: Path, content: bytes) -> bytes:
    if len(content) > _MOST:
        message = f"{path} can't be read: a case in it is far too long"
        raise click.ClickException(message)
    return content


@contextmanager
def _readable(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        message = f"{path} can't be read: {error.strerror}"
        raise click.ClickException(message) from error
