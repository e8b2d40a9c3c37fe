"""Build the source archive, the wheel from it, and try the wheel away from the checkout, as one who installs it would.

Uses the build tool of this environment, so that nothing is fetched; builds twice, and the two wheels must be the same
bytes. `--keep FOLDER` keeps archive and wheel there. Ends with 1 and one sentence if something is off.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "sv", "nl", "cs")
TRY = """
from pathlib import Path
import bjdesk, bjdesk.assets
assert Path(bjdesk.__file__).is_relative_to({home!r}), bjdesk.__file__
missing = [c for c in {languages!r} if not (bjdesk.assets.languages() / f"bjdesk_{{c}}.qm").is_file()]
assert not missing, f"languages missing: {{missing}}"
for parts in {assets!r}:
    assert bjdesk.assets.asset(*parts).is_file(), parts
"""


def _run(*command: str | Path, cwd: Path, path: Path | None = None) -> str:
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen")
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    return subprocess.run(command, cwd=cwd, env=environment, check=True, capture_output=True, text=True).stdout


def _build(work: Path) -> tuple[Path, Path, Path]:
    """Build the archive from the checkout, the wheel from the unpacked archive, and a second one from the checkout."""
    _run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", work, cwd=ROOT)
    (archive,) = work.glob("*.tar.gz")
    unpacked = work / "source"
    unpacked.mkdir()
    _run("tar", "-xzf", archive, "-C", unpacked, cwd=work)  # tarfile's safe filter is not in every 3.11
    (source,) = unpacked.iterdir()
    wheels: list[Path] = []
    for name, checkout in (("wheel", source), ("again", ROOT)):
        _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", work / name, cwd=checkout)
        wheels += (work / name).glob("*.whl")
    wheel, again = wheels
    return archive, wheel, again


def _runtime_assets() -> list[tuple[str, ...]]:
    files = sorted(path for path in (ROOT / "assets").rglob("*") if path.suffix in {".svg", ".png", ".wav", ".json"})
    return [path.relative_to(ROOT / "assets").parts for path in files]


def _stray(names: list[str]) -> list[str]:
    return [n for n in names if n.startswith("bjdesk/_data/") and n.endswith((".py", ".ts"))]


def main() -> int:
    """Build and try; returns the exit status."""
    with tempfile.TemporaryDirectory(prefix="bjdesk-wheel-") as folder:
        work = Path(folder).resolve()
        archived, wheel, again = _build(work)
        if wheel.read_bytes() != again.read_bytes():
            print("two builds of the same source are not the same bytes")
            return 1
        with zipfile.ZipFile(wheel) as archive:
            stray = _stray(archive.namelist())
            archive.extractall(work / "site")
        if stray:
            print(f"the wheel holds what it should not: {stray}")
            return 1
        assets = _runtime_assets()
        elsewhere = work / "elsewhere"
        elsewhere.mkdir()
        home = work / "site"
        check = TRY.format(home=str(home), languages=LANGUAGES, assets=assets)
        _run(sys.executable, "-c", check, cwd=elsewhere, path=home)
        said = "import works"
        if (ROOT / "bjdesk" / "__main__.py").exists():
            said = _run(sys.executable, "-m", "bjdesk", "--version", cwd=elsewhere, path=home).strip()
        print(
            f"{wheel.name}: {wheel.stat().st_size // 1024} KB, {len(assets)} assets, {len(LANGUAGES)} languages; {said}"
        )
        if sys.argv[1:2] == ["--keep"]:
            kept = Path(sys.argv[2])
            kept.mkdir(parents=True, exist_ok=True)
            for made in (archived, wheel):
                shutil.copy(made, kept)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as error:
        print(f"{error.cmd[1:4]} failed:\n{error.stdout}{error.stderr}")
        sys.exit(1)
