"""Freeze bjdesk: one folder that needs no Python, in `build/frozen/bjdesk`. Prints what it weighs.

What is frozen is the wheel, in an environment of its own with exactly the versions of constraints.txt.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
FROZEN = BUILD / "frozen" / "bjdesk"
PYINSTALLER = ("pyinstaller==6.22.3", "pyinstaller-hooks-contrib==2026.9")


def _run(*command: str | Path, cwd: Path = BUILD) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}  # or a checkout is frozen
    # The hash of every run the same: the order of what is frozen must not change from build to build.
    subprocess.run(command, cwd=cwd, check=True, env=environment | {"PYTHONHASHSEED": "1"})


def wheel(folder: Path) -> Path:
    """Build the wheel into `folder` with the build tool of this environment."""
    shutil.rmtree(folder, ignore_errors=True)
    _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT)
    (made,) = folder.glob("*.whl")
    return made


def _base() -> str:
    """The Python to freeze: the system's own where there is one. Its library is stripped as its makers do it."""
    system = Path("/usr/bin/python3")
    return str(system) if system.exists() else sys.executable


def _environment(made: Path) -> Path:
    """An environment with the wheel and PyInstaller, and nothing of the tests' tools; its Python."""
    home = BUILD / "environment"
    python = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not python.exists():
        _run(_base(), "-m", "venv", "--clear", home)
    pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    _run(*pip, "--constraint", ROOT / "packaging" / "constraints.txt", *PYINSTALLER, made)
    _run(*pip, "--force-reinstall", "--no-deps", made)
    return python


def freeze() -> Path:
    """Build the program's folder anew; returns it."""
    BUILD.mkdir(exist_ok=True)
    python = _environment(wheel(BUILD / "wheel"))
    shutil.rmtree(FROZEN, ignore_errors=True)
    _run(
        python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
        "--distpath", FROZEN.parent, "--workpath", BUILD / "work", ROOT / "packaging" / "bjdesk.spec",
    )  # fmt: skip
    return FROZEN


def weight(folder: Path) -> int:
    """Bytes of all files, each counted once."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


if __name__ == "__main__":
    where = freeze()
    print(f"{where}: {weight(where) / 1e6:.0f} MB, {sum(path.is_file() for path in where.rglob('*'))} files")
