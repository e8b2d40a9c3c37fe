"""Write what Windows shows of bjdesk.exe (version resource) and its icon: `python version.py FOLDER`.

Not built here: there is no Windows on the machine where bjdesk is made. The resource's text is checked by a test.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from bjdesk import __version__  # noqa: E402

RESOURCE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3F, flags=0, OS=0x40004, fileType=1, subtype=0),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "The bjdesk authors"),
      StringStruct("FileDescription", "bjdesk, a blackjack table"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "bjdesk"),
      StringStruct("LegalCopyright", "The bjdesk authors, MIT licence"),
      StringStruct("OriginalFilename", "bjdesk.exe"),
      StringStruct("ProductName", "bjdesk"),
      StringStruct("ProductVersion", "{version}"),
    ])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])]),
  ],
)
"""
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)


def resource() -> str:
    """The version resource as PyInstaller reads it."""
    numbers = (*(int(part) for part in __version__.split(".")[:3]), 0)
    return RESOURCE.format(four=numbers, version=__version__)


def icon(pictures: dict[int, bytes]) -> bytes:
    """An .ico file of PNG pictures by size in pixels (ICONDIR and ICONDIRENTRY of the Windows API)."""
    place = 6 + 16 * len(pictures)
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for size, png in sorted(pictures.items()):
        edge = size % 256  # 256 is written as 0
        head += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(png), place + len(body))
        body += png
    return head + body


def main() -> int:
    """Write both files."""
    from PySide6.QtGui import QGuiApplication

    from bjdesk.ui.app_icon import icon_png

    folder = Path(sys.argv[1])
    app = QGuiApplication(["icon"])
    (folder / "bjdesk.ico").write_bytes(icon({size: icon_png(size) for size in ICON_SIZES}))
    del app
    (folder / "version.txt").write_text(resource(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
