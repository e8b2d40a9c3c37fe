"""Finds the files that travel with the program."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


@cache
def data_root() -> Path:
    """The folder that holds `assets` and `i18n`: in a wheel, a frozen program or a source tree."""
    frozen = getattr(sys, "_MEIPASS", None)
    places = [PACKAGE / "_data", PACKAGE.parent]
    if frozen is not None:
        places.insert(0, Path(frozen) / "bjdesk" / "_data")
    for place in places:
        if (place / "assets").is_dir():
            return place
    raise FileNotFoundError(f"no assets beside {PACKAGE}: the installation is not complete")


def asset(*parts: str) -> Path:
    """The path of one file below `assets`."""
    return data_root().joinpath("assets", *parts)
