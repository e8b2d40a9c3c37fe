"""The menu entry, the icons and the metainfo, laid where freedesktop.org's desktops look for them.

One function fills a `share` folder; the Debian package, the archive for people without root and `install-desktop` all
take theirs from it. Icons are drawn from the program's own (hicolor theme, Icon Theme Specification 0.13).
"""

from __future__ import annotations

import shlex
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Final

from bjdesk.assets import asset, menu_files
from bjdesk.bootstrap import APP_ID

if TYPE_CHECKING:
    from collections.abc import Iterator

ICON_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Pixels; what the hicolor theme names and docks ask for."""
_ENTRY: Final = f"applications/{APP_ID}.desktop"
_METAINFO: Final = f"metainfo/{APP_ID}.metainfo.xml"
_SCALABLE: Final = f"icons/hicolor/scalable/apps/{APP_ID}.svg"


def lay_out(share: Path, command: str) -> tuple[Path, ...]:
    """Write all files below `share`, over older ones; `command` is the program's path, or its name on the PATH.

    Each file is written beside its place and then renamed, so that none is ever half there. Raises OSError.
    """
    written = []
    for place, content in _files(command):
        path = share / place
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(f".{path.name}.new")
        try:
            beside.write_bytes(content)
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
        written.append(path)
    return tuple(written)


def take_out(share: Path) -> tuple[Path, ...]:
    """Remove what `lay_out` writes, however much of it is there; the files that were. Raises OSError."""
    removed = [share / place for place in places() if (share / place).exists()]
    for path in removed:
        path.unlink()
    return tuple(removed)


def places() -> tuple[PurePosixPath, ...]:
    """Where each file lies below `share`."""
    icons = (_icon_place(size) for size in ICON_SIZES)
    return tuple(map(PurePosixPath, (_ENTRY, _METAINFO, _SCALABLE, *icons)))


def _icon_place(size: int) -> str:
    return f"icons/hicolor/{size}x{size}/apps/{APP_ID}.png"


def _files(command: str) -> Iterator[tuple[str, bytes]]:
    from bjdesk.ui.app_icon import icon_png

    entry = (menu_files() / PurePosixPath(_ENTRY).name).read_text(encoding="utf-8")
    yield _ENTRY, entry.replace("Exec=bjdesk\n", f"Exec={_quoted(command)}\n").encode()
    yield _METAINFO, (menu_files() / PurePosixPath(_METAINFO).name).read_bytes()
    yield _SCALABLE, asset("icons", "bjdesk.svg").read_bytes()
    for size in ICON_SIZES:
        yield _icon_place(size), icon_png(size)


def _quoted(command: str) -> str:
    """The command as an Exec key takes it (Desktop Entry Specification 1.5, "The Exec key")."""
    if shlex.quote(command) == command:
        return command
    escaped = "".join("\\\\" + sign if sign in '"`$\\' else sign for sign in command).replace("%", "%%")
    return f'"{escaped}"'
