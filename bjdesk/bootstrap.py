"""Builds the table from the command line's values and connects its rooms. Qt is imported only when it opens."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

DONE: Final = 0
REFUSED: Final = 2
"""The request can't be taken: one sentence on standard error, no traceback."""


@dataclass(frozen=True, slots=True)
class TableOptions:
    """What the command line asks of the table; None: the remembered choice, or the default."""

    data_dir: Path | None = None
    language: str | None = None  # en, sv, nl, cs
    rules: str | None = None  # a preset's name or the path of a rule file
    speed: str | None = None  # slow, normal, fast, turbo
    demo: int | None = None  # rounds to play by itself
    screenshots: Path | None = None  # where the demo's pictures go


def run_table(options: TableOptions) -> int:
    """Open the table and stay until it is closed; returns the exit status."""
    refusal = refuse_bad_qt() or refuse_no_display(options)
    if refusal is not None:
        print(refusal, file=sys.stderr)  # noqa: T201 - the command line's answer
        return REFUSED
    from bjdesk.ui.opening import open_window

    return open_window(options)


def refuse_bad_qt() -> str | None:
    """One sentence if this PySide6 kills this Python: 6.12 loses a reference to None per call on 3.11 and older."""
    from PySide6 import __version__, __version_info__

    if tuple(__version_info__[:2]) < (6, 12) or sys.version_info >= (3, 12):
        return None
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    return f"PySide6 {__version__} on Python {python} ends the program after some minutes: install PySide6 below 6.12."


def refuse_no_display(options: TableOptions) -> str | None:
    """One sentence if there is nowhere to open a window. The demo needs no display."""
    if options.demo is not None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        return None
    if sys.platform in {"win32", "darwin"} or os.environ.get("QT_QPA_PLATFORM"):
        return None
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return None
    return "There is no display to open the table on; --demo N --screenshots DIR plays without one and saves pictures."
