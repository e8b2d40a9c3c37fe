"""What holds up the first picture and serves nobody here is put off, or off."""

from __future__ import annotations

import builtins
import gc
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


def import_plainly() -> None:
    """Give Python its own `import` back; call it once Qt is loaded.

    PySide6 puts another in its place, which reads the source text of every module that is imported afterwards, in
    search of `from __feature__ import` and keeps the text. Nothing here uses that: it would be a tenth of the start.
    """
    original = getattr(builtins, "__orig_import__", None)
    if original is not None:
        builtins.__import__ = original


@contextmanager
def collected_by_hand() -> Iterator[None]:
    """Have Python look for no garbage: at the start all that is made is there to stay; then `WindowTidying` looks."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def keep_what_is_made() -> None:
    """Never look through what is there by now: it stays as long as the program."""
    gc.freeze()
