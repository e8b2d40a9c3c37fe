"""Pack the frozen program with its install script for people without root, into `dist/`.

The archive is `bjdesk-VERSION-linux-ARCH.tar.xz`.
"""

from __future__ import annotations

import io
import platform
import re
import sys
import tarfile
from pathlib import Path
from textwrap import fill

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

import freeze  # noqa: E402 -- beside this script
from changes import source_date  # noqa: E402

from bjdesk import __version__  # noqa: E402

READ_ME = """bjdesk {version}: a blackjack table for the desktop. All money in it is play money.

./install.sh            installs it for you alone, with a menu entry
./install.sh --remove   takes it out again; your games are kept
bjdesk/bjdesk           plays without installing

A window needs libraries that most desktops have. On Debian and its kin they are in these packages (from Debian 13 on
some are called NAMEt64, which apt finds by itself):

{libraries}
"""


def main() -> int:
    """Pack; prints the archive and its size."""
    frozen = freeze.FROZEN if "--keep-frozen" in sys.argv and freeze.FROZEN.exists() else freeze.freeze()
    name = f"bjdesk-{__version__}-linux-{platform.machine()}"
    archive = ROOT / "dist" / f"{name}.tar.xz"
    archive.parent.mkdir(exist_ok=True)
    with tarfile.open(archive, "w:xz", preset=6) as packed:
        for path in sorted(frozen.rglob("*")):
            packed.add(path, f"{name}/bjdesk/{path.relative_to(frozen)}", recursive=False, filter=_plain)
        for file in (ROOT / "packaging/linux/install.sh", ROOT / "LICENSE"):
            packed.add(file, f"{name}/{file.name}", filter=_plain)
        text = READ_ME.format(version=__version__, libraries=_libraries()).encode()
        entry = _plain(tarfile.TarInfo(f"{name}/README.txt"))
        entry.size, entry.mode = len(text), 0o644
        packed.addfile(entry, io.BytesIO(text))
    print(f"{archive}: {archive.stat().st_size / 1e6:.1f} MB")
    return 0


def _libraries() -> str:
    """The list of setup.sh, wrapped."""
    listed = re.search(r"(?s)window_libraries=\((.*?)\)", (ROOT / "packaging/setup.sh").read_text(encoding="utf-8"))
    assert listed is not None
    words = " ".join(listed[1].split())
    return fill(words, 116, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False)


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Nobody's, and of the commit's time: the same program gives the same archive."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = source_date()
    return entry


if __name__ == "__main__":
    sys.exit(main())
