"""Where pictures, sounds and compiled languages are found.

In a wheel and in a frozen program all data lies in `bjdesk/_data`. In a source tree the pictures lie in `assets/`,
beside the scripts that make them, and only the compiled languages are in `bjdesk/_data`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_DATA = _PACKAGE / "_data"


@cache
def _root() -> Path:
    return _DATA if (_DATA / "cards").is_dir() else _PACKAGE.parent / "assets"


def asset(*parts: str) -> Path:
    """Path of one data file or folder, such as `asset("cards", "svg", "AS.svg")`. It may not exist."""
    return _root().joinpath(*parts)


def languages() -> Path:
    """Folder of the compiled languages, `bjdesk_sv.qm` and so on. Empty or missing until they are compiled."""
    return _DATA / "i18n"


def menu_files() -> Path:
    """Folder of the menu entry and the metainfo, as they are before the program's path is put in."""
    laid = _DATA / "desktop"
    return laid if laid.is_dir() else _PACKAGE.parent / "packaging" / "linux"
