"""Build the Debian package around the frozen program: `python packaging/deb.py [--keep-frozen]`, into `dist/`.

`Depends` is what dpkg-shlibdeps finds the program's files linked against. Needs dpkg-dev.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
from email.utils import format_datetime
from pathlib import Path
from textwrap import fill

from PySide6.QtGui import QGuiApplication

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

import freeze  # noqa: E402 -- beside this script
from changes import Change, changes, source_date  # noqa: E402

from bjdesk import __version__  # noqa: E402
from bjdesk.menu_entry import lay_out  # noqa: E402

DIST = ROOT / "dist"
TREE = ROOT / "build" / "deb"
MAINTAINER = "The bjdesk authors <bjdesk@users.noreply.github.com>"
CONTROL = """\
Package: bjdesk
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: libpulse0
Section: games
Priority: optional
Homepage: https://bjdesk.github.io/bjdesk
Description: blackjack table for the desktop, for play money
 A table with chips, cards and a felt, in English, Swedish, Dutch and Czech,
 played with the mouse, with keys or with a screen reader. It has seven rule
 sets and an editor for others, up to seven boxes, a coach that knows the
 exact worth of every choice, records of all rounds, and shoes that anyone
 can check. It uses no network, and all its money is play money.
"""


def main() -> int:
    """Build; prints the package and its size."""
    frozen = freeze.FROZEN if "--keep-frozen" in sys.argv and freeze.FROZEN.exists() else freeze.freeze()
    _fill(frozen)
    _control()
    DIST.mkdir(exist_ok=True)
    package = DIST / f"bjdesk_{__version__}_{_architecture()}.deb"
    environment = dict(os.environ, SOURCE_DATE_EPOCH=str(source_date()))
    build = ("dpkg-deb", "--root-owner-group", "-Zxz", "--build", TREE, package)
    subprocess.run(build, check=True, env=environment, stdout=subprocess.DEVNULL)
    print(f"{package}: {package.stat().st_size / 1e6:.1f} MB")
    return 0


def _fill(frozen: Path) -> None:
    shutil.rmtree(TREE, ignore_errors=True)
    home, games, share = TREE / "usr/lib/bjdesk", TREE / "usr/games", TREE / "usr/share"
    shutil.copytree(frozen, home, symlinks=True)
    games.mkdir(parents=True)
    (games / "bjdesk").symlink_to("../lib/bjdesk/bjdesk")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication(["deb"])  # draws the icons
    lay_out(share, "/usr/games/bjdesk")
    del app
    linux = ROOT / "packaging" / "linux"
    _packed(share / "man/man6/bjdesk.6.gz", (linux / "bjdesk.6").read_text(encoding="utf-8"))
    _packed(share / "doc/bjdesk/changelog.gz", "\n".join(map(_entry, changes())))
    shutil.copy(linux / "copyright", share / "doc/bjdesk/copyright")
    (share / "lintian/overrides").mkdir(parents=True)
    shutil.copy(linux / "lintian-overrides", share / "lintian/overrides/bjdesk")
    for path in TREE.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == home / "bjdesk" else 0o644)


def _packed(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _entry(change: Change) -> str:
    """A release of CHANGELOG.md as Debian's changelogs tell it."""
    told = change.points or ("No change for those who play.",)
    points = "\n".join(fill(point, 76, initial_indent="  * ", subsequent_indent="    ") for point in told)
    when = format_datetime(change.moment)
    return f"bjdesk ({change.version}) unstable; urgency=medium\n\n{points}\n\n -- {MAINTAINER}  {when}\n"


def _control() -> None:
    size = sum(path.lstat().st_size for path in TREE.rglob("*") if not path.is_dir()) // 1024
    control = TREE / "DEBIAN" / "control"
    control.parent.mkdir()
    text = CONTROL.format(
        version=__version__, architecture=_architecture(), maintainer=MAINTAINER, size=size, depends=_depends()
    )
    control.write_text(text, encoding="utf-8")
    files = sorted(path for path in (TREE / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    sums = (
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(TREE)}\n"
        for path in files
    )
    (TREE / "DEBIAN" / "md5sums").write_text("".join(sums), encoding="utf-8")


def _architecture() -> str:
    return subprocess.run(("dpkg", "--print-architecture"), check=True, capture_output=True, text=True).stdout.strip()


def _depends() -> str:
    """What the files are linked against outside the package. Sound is opened by name: it is recommended."""
    work = ROOT / "build" / "shlibdeps"
    (work / "debian").mkdir(parents=True, exist_ok=True)
    (work / "debian" / "control").write_text("Source: bjdesk\n\nPackage: bjdesk\nArchitecture: any\n", encoding="utf-8")
    linked = [path for path in (TREE / "usr/lib/bjdesk").rglob("*") if path.is_file() and _is_elf(path)]
    inside = sorted({f"-l{path.parent}" for path in linked})
    command = (
        "dpkg-shlibdeps",
        "-O",
        "--ignore-missing-info",
        "--warnings=0",
        *(f"-x{package}" for package in _brought_along()),
        *inside,
        *(f"-e{path}" for path in linked),
    )
    found = subprocess.run(command, cwd=work, check=True, capture_output=True, text=True).stdout
    match = re.search(r"^shlibs:Depends=(.*)$", found, re.MULTILINE)
    assert match is not None, found
    return match.group(1)


def _brought_along() -> list[str]:
    """The packages whose libraries lie in ours: dpkg-shlibdeps finds the system's as well, and would ask for both."""
    sonames = [f"*/{path.name}" for path in (TREE / "usr/lib/bjdesk/_internal").glob("lib*.so.*") if path.is_file()]
    found = subprocess.run(("dpkg-query", "--search", *sonames), capture_output=True, text=True, check=False).stdout
    return sorted({line.partition(":")[0] for line in found.splitlines() if "/lib/" in line})


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


if __name__ == "__main__":
    sys.exit(main())
