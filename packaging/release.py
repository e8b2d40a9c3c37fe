"""Make a release: `python packaging/release.py VERSION [--trial]`, into `dist/`.

Refuses a version that is not newer, a dirty tree, a changelog with nothing new, and unfinished translations. Works in
a clone: stamps the version, the day and the metainfo there, builds the source archive, the wheel, the Debian package
and the archive, and tries them. Only if all of it went well the stamps are committed here, with a tag; with --trial
nothing here changes but `dist/`. Needs what deb.py and smoke.py need.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from changes import Change, changes, source_date  # noqa: E402

from bjdesk import __version__  # noqa: E402

CLONE = ROOT / "build" / "release"
VERSION = "bjdesk/__init__.py"
CHANGELOG = "CHANGELOG.md"
METAINFO = "packaging/linux/io.github.bjdesk.bjdesk.metainfo.xml"
MANUAL = "packaging/linux/bjdesk.6"


class Refused(Exception):
    """Why there is no release; nothing has changed."""


def main() -> int:
    """Make it; returns the exit status."""
    words = [word for word in sys.argv[1:] if word != "--trial"]
    if len(words) != 1:
        print("usage: release.py VERSION [--trial]", file=sys.stderr)
        return 2
    try:
        _check(words[0])
        _build(words[0])
    except Refused as refused:
        print(f"release.py: {refused}", file=sys.stderr)
        return 1
    if "--trial" not in sys.argv:
        _keep(words[0])
    return 0


# ---------------------------------------------------------------- whether


def _check(version: str) -> None:
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise Refused(f"{version} is no version: three numbers make one.")
    released = [one.version for one in changes() if one.day]
    if _numbers(version) < _numbers(__version__) or version in released:
        raise Refused(f"{version} is not newer than what there is, {released[0] if released else __version__}.")
    if _said("git", "status", "--porcelain"):
        raise Refused("the tree is dirty: commit or put away what has changed.")
    if not unreleased():
        raise Refused(f"{CHANGELOG} tells of nothing new.")
    if subprocess.run(
        (sys.executable, ROOT / "i18n" / "i18n.py", "check"), capture_output=True, check=False
    ).returncode:
        raise Refused("the translations are not finished: i18n/i18n.py check says which.")


def unreleased(text: str | None = None) -> tuple[str, ...]:
    """What the changelog tells of the release to come."""
    return next((one.points for one in changes(text) if one.day is None), ())


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def _said(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


# ---------------------------------------------------------------- stamping


def stamp(folder: Path, version: str, day: str) -> None:
    """Write version and day (ISO 8601) into a checkout: the program, the changelog, the metainfo and the manual."""
    _change(folder / VERSION, r'(?m)^__version__ = ".*"$', f'__version__ = "{version}"')
    _change(folder / CHANGELOG, r"(?m)^## \[Unreleased\]$", f"## [Unreleased]\n\n## [{version}] - {day}")
    told = next(
        one for one in changes((folder / CHANGELOG).read_text(encoding="utf-8")) if one.version == version and one.day
    )
    path = folder / METAINFO
    # A version that was only announced gives way to the released one.
    announced = rf'(?s)    <release version="{re.escape(version)}".*?</release>\n'
    path.write_text(re.sub(announced, "", path.read_text(encoding="utf-8")), encoding="utf-8")
    _change(path, r"  <releases>\n", "  <releases>\n" + _release(told))
    _change(folder / MANUAL, r"(?m)^\.TH BJDESK 6 .*$", f'.TH BJDESK 6 "{day}" "bjdesk {version}" "Games"')


def _change(path: Path, pattern: str, text: str) -> None:
    before = path.read_text(encoding="utf-8")
    after, found = re.subn(pattern, lambda _: text, before, count=1)
    if not found:
        raise Refused(f"{path.name} has no place for the version.")
    path.write_text(after, encoding="utf-8")


def _release(told: Change) -> str:
    points = "".join(f"          <li>{escape(point)}</li>\n" for point in told.points)
    return (
        f'    <release version="{told.version}" date="{told.day}">\n      <description>\n        <ul>\n'
        f"{points}        </ul>\n      </description>\n    </release>\n"
    )


# ---------------------------------------------------------------- building


def _build(version: str) -> None:
    """Build and try everything in a clone; `dist/` holds it only if all went well."""
    shutil.rmtree(CLONE, ignore_errors=True)
    subprocess.run(("git", "clone", "--quiet", ROOT, CLONE), check=True)
    stamp(CLONE, version, datetime.now(UTC).date().isoformat())
    environment = dict(os.environ, SOURCE_DATE_EPOCH=str(source_date()), QT_QPA_PLATFORM="offscreen")
    environment["PYTHONPATH"] = str(CLONE)
    steps = (
        ("i18n/i18n.py", "release"),
        ("packaging/try_wheel.py", "--keep", "dist"),
        ("packaging/freeze.py",),
        ("packaging/smoke.py",),  # before the packing, which takes longest
        ("packaging/deb.py", "--keep-frozen"),
        ("packaging/tarball.py", "--keep-frozen"),
    )
    for step in steps:
        print(f"== {' '.join(step)}", flush=True)
        if subprocess.run((sys.executable, *step), cwd=CLONE, env=environment, check=False).returncode:
            raise Refused(f"{step[0]} failed.")
    _sums(CLONE / "dist")
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    shutil.copytree(CLONE / "dist", ROOT / "dist")


def _sums(folder: Path) -> None:
    files = sorted(path for path in folder.iterdir() if path.is_file())
    lines = (f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)
    (folder / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def _keep(version: str) -> None:
    """Take the stamps over, as a commit with a tag."""
    for name in (VERSION, CHANGELOG, METAINFO, MANUAL):
        shutil.copy(CLONE / name, ROOT / name)
    subprocess.run(("git", "commit", "--quiet", "--all", "--message", f"Release {version}"), cwd=ROOT, check=True)
    subprocess.run(("git", "tag", f"v{version}"), cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main())
