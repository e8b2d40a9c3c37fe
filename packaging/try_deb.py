"""Try the Debian package in a bare Debian, as its player would: `python packaging/try_deb.py [SUITE…]`, as root.

An older version comes first, with nothing but what it depends on. It is played over the accessibility bus and killed in
mid-hand; then the package in `dist/` takes its place and goes on with that hand. It is started as its menu entry says,
and removed: all that is left is the player's data. Screen and buses are this machine's, so that the bare Debian holds
nothing that the package does not ask for. Needs debootstrap and what smoke.py needs; a suite is fetched once.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
ROOTS = ROOT / "build" / "roots"
MIRROR = "http://deb.debian.org/debian"
SUITES = ("bookworm", "trixie")
ENTRY = "usr/share/applications/io.github.bjdesk.bjdesk.desktop"
OF_OLD = "usr/lib/bjdesk/_internal/of-an-older-version"
APT = (
    *("env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet", "--quiet", "--assume-yes"),
    *("--no-install-recommends", "-o", "Dpkg::Use-Pty=0"),
    *("-o", "APT::AutoRemove::RecommendsImportant=false", "-o", "APT::AutoRemove::SuggestsImportant=false"),
)
OTHERS = ("dev/", "proc/", "sys/", "tmp/", "var/lib/dpkg/", "var/lib/apt/", "var/cache/", "var/log/")
"""What a system writes about itself, and what is this machine's."""


class Wrong(Exception):
    """What the package did not do as it should."""


def main() -> int:
    """Try each suite in mounts of its own, which go with it; returns the exit status."""
    if os.environ.get("BJDESK_TRY_DEB"):
        return _told(Path(sys.argv[1]), Path(sys.argv[2]))
    packages = sorted((ROOT / "dist").glob("bjdesk_*.deb"))
    if os.geteuid() or len(packages) != 1:
        print("try_deb.py: root is needed, and exactly one package in dist/ (packaging/deb.py builds it).")
        return 2
    suites = sys.argv[1:] or SUITES
    command = ("unshare", "--mount", "--propagation", "private", sys.executable, __file__, packages[0])
    environment = os.environ | {"BJDESK_TRY_DEB": "1", "LC_ALL": "C.UTF-8"}
    return max(subprocess.run((*command, _bare(suite)), env=environment, check=False).returncode for suite in suites)


def _bare(suite: str) -> Path:
    """A copy of the suite's bare system, to be changed."""
    kept, trial = ROOTS / suite, ROOTS / f"{suite}-trial"
    if not kept.exists():
        fetched = ROOTS / f"{suite}.new"
        shutil.rmtree(fetched, ignore_errors=True)
        fetched.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(("debootstrap", "--variant=minbase", suite, fetched, MIRROR), check=True, capture_output=True)
        fetched.rename(kept)
    shutil.rmtree(trial, ignore_errors=True)
    subprocess.run(("cp", "--archive", "--reflink=auto", kept, trial), check=True)
    shutil.copy("/etc/resolv.conf", trial / "etc/resolv.conf")
    return trial


def _told(package: Path, system: Path) -> int:
    shared = Path(tempfile.gettempdir())
    for kind in (("--rbind", "/dev"), ("--bind", str(shared)), ("--types", "proc", "/proc")):
        subprocess.run(("mount", *kind, f"{system}{kind[-1]}"), check=True)
    with tempfile.TemporaryDirectory(prefix="bjdesk-deb-") as work:
        try:
            _try(package, system, Path(work))
        except Wrong as wrong:
            print(f"{system.name}: {wrong}")
            return 1
    return 0


def _try(package: Path, system: Path, work: Path) -> None:
    new, home = Path(shutil.copy(package, work)), work / "home"
    home.mkdir()
    _in(system, *APT, "update")
    before = _files(system)
    _in(system, *APT, "install", _older(package, work))
    _no_library_missing(system)
    upgrade = shlex.join(("chroot", str(system), *APT, "install", str(new)))
    _play(_program(work, "command", system, "/usr/games/bjdesk"), home, "--between", upgrade)
    if (system / OF_OLD).exists():
        raise Wrong("the upgrade left a file of the older version.")
    _no_library_missing(system)
    _play(_program(work, "menu", system, _menu_command(system)), work / "another")
    data = _contents(home)
    _in(system, *APT, "remove", "bjdesk")
    left = sorted(path for path in _files(system) if "bjdesk" in path)
    if left or "bjdesk" in _in(system, "dpkg-query", "--show"):
        raise Wrong(f"to remove it leaves something to purge: {left}.")
    _in(system, *APT, "purge", "--autoremove")
    left = sorted(_files(system) - before)
    if left:
        raise Wrong(f"beside what it depends on, there is left: {left}.")
    if _contents(home) != data or not data:
        raise Wrong("the player's data are not what they were.")
    print(f"{system.name}: installed, upgraded in mid-hand, played from its menu entry, removed; data kept")


# ---------------------------------------------------------------- steps


def _in(system: Path, *command: str | Path) -> str:
    """Run a command in the system. Raises Wrong if it fails."""
    done = subprocess.run(("chroot", system, *command), capture_output=True, text=True, check=False)
    if done.returncode:
        raise Wrong(f"{shlex.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def _older(package: Path, work: Path) -> Path:
    """The package under a lower version, with a file that the newer one lacks; not compressed."""
    tree = work / "older"
    subprocess.run(("dpkg-deb", "--raw-extract", package, tree), check=True)
    control = tree / "DEBIAN/control"
    told = re.sub(r"(?m)^Version: .*$", "Version: 0.0.1", control.read_text(encoding="utf-8"))
    control.write_text(told, encoding="utf-8")
    (tree / OF_OLD).touch()
    older = work / "bjdesk_0.0.1.deb"
    build = ("dpkg-deb", "--root-owner-group", "-Znone", "--build", tree, older)
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    shutil.rmtree(tree)
    return older


def _no_library_missing(system: Path) -> None:
    """Every library and plugin of the package finds what it is linked against. Raises Wrong."""
    home = "/usr/lib/bjdesk"
    script = f"find {home} -name '*.so*' -type f -exec env LD_LIBRARY_PATH={home}/_internal ldd {{}} +; true"
    missing = sorted({line.strip() for line in _in(system, "sh", "-c", script).splitlines() if "not found" in line})
    if missing:
        raise Wrong(f"Depends lacks what holds these: {missing}.")


def _program(work: Path, name: str, system: Path, command: str) -> Path:
    """A program of this machine that runs the command in the system, as the same process."""
    program = work / name
    program.write_text(f'#!/bin/sh\nexec chroot {shlex.quote(str(system))} {command} "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    return program


def _menu_command(system: Path) -> str:
    match = re.search(r"(?m)^Exec=(.*)$", (system / ENTRY).read_text(encoding="utf-8"))
    if match is None:
        raise Wrong("the menu entry starts nothing.")
    return match[1]


def _play(program: Path, home: Path, *words: str) -> None:
    home.mkdir(exist_ok=True)
    command = (sys.executable, HERE / "smoke.py", program, "--home", home)
    if subprocess.run((*command, *words), check=False).returncode:
        raise Wrong(f"it was not played as {program.name}.")


def _files(system: Path) -> set[str]:
    """All there is, but for what a system writes about itself."""
    found = subprocess.run(("find", ".", "-xdev", "-printf", "%P\n"), cwd=system, check=True, capture_output=True)
    return {path for path in found.stdout.decode().splitlines() if not path.startswith(OTHERS)}


def _contents(folder: Path) -> dict[Path, bytes]:
    """The player's files: those of the data and the settings."""
    data = (folder / ".local/share/bjdesk", folder / ".config/bjdesk")
    return {path: path.read_bytes() for home in data for path in home.rglob("*") if path.is_file()}


if __name__ == "__main__":
    sys.exit(main())
