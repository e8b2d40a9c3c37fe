"""What holds up the first picture and serves nobody here is put off, or off."""

from __future__ import annotations

import builtins
import gc
from typing import Final


def import_plainly() -> None:
    """Give Python its own `import` back; call it once Qt is loaded.

    PySide6 puts another in its place, which reads the source text of every module that is imported afterwards, in
    search of `from __feature__ import` and keeps the text. Nothing here uses that: it would be a tenth of the start.
    """
    original = getattr(builtins, "__orig_import__", None)
    if original is not None:
        builtins.__import__ = original


SELDOM: Final = 50
"""Looks through what is young for one through everything, while a window chooses its moments (`WindowTidying`)."""


def put_off_collecting() -> None:
    """Look for no garbage while all that is made is there to stay."""
    gc.disable()


def collect_again(*, keep: bool) -> None:
    """Look for garbage from now on; `keep`: what is there by now is never looked through again, the rest seldom."""
    if keep:
        gc.freeze()
        gc.set_threshold(*gc.get_threshold()[:2], SELDOM)
    gc.enable()
