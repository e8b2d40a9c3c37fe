"""Say whether each floor is covered as promised: lines and branches together, from the last `pytest --cov` run."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

PROMISED = {"engine": 100.0, "odds": 100.0, "game": 95.0}
PACKAGE = Path(__file__).resolve().parent.parent / "bjdesk"


def _report() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as work:
        target = Path(work) / "coverage.json"
        subprocess.run([sys.executable, "-m", "coverage", "json", "--quiet", "-o", target], check=True)
        files: dict[str, Any] = json.loads(target.read_text(encoding="utf-8"))["files"]
        return files


def _covered(summaries: list[dict[str, int]]) -> float:
    done = sum(s["covered_lines"] + s["covered_branches"] for s in summaries)
    all_ = sum(s["num_statements"] + s["num_branches"] for s in summaries)
    return 100.0 * done / all_ if all_ else 100.0


def main() -> int:
    """Print a line per floor; 1 if one is below what is promised."""
    files = _report()
    status = 0
    for floor, promised in PROMISED.items():
        inside = {name: row for name, row in files.items() if Path(name).as_posix().startswith(f"bjdesk/{floor}/")}
        if not inside and any(path.name != "__init__.py" for path in (PACKAGE / floor).glob("*.py")):
            print(f"{floor}: not measured")
            status = 1
            continue
        covered = _covered([row["summary"] for row in inside.values()])
        print(f"{floor}: {covered:.2f} % of lines and branches, promised {promised:.0f} %")
        if covered < promised:
            status = 1
            _print_gaps(inside)
    return status


def _print_gaps(files: dict[str, Any]) -> None:
    for name, row in sorted(files.items()):
        gaps = [str(line) for line in row["missing_lines"]]
        gaps += [f"{start}->{end}" for start, end in row["missing_branches"] if start not in row["missing_lines"]]
        if gaps:
            more = f" and {len(gaps) - 12} more" if len(gaps) > 12 else ""
            print(f"  {name}: {', '.join(gaps[:12])}{more}")


if __name__ == "__main__":
    sys.exit(main())
