"""CHANGELOG.md as data: its releases, newest first, and the moment that a build of this commit bears."""

from __future__ import annotations

import os
import re
import subprocess
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHANGELOG = ROOT / "CHANGELOG.md"
_HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<day>\d{4}-\d\d-\d\d))?$")


@dataclass(frozen=True, slots=True)
class Change:
    """A release. `day` is None where it is still to come; `points` are its bullets, each on one line."""

    version: str
    day: str | None
    points: tuple[str, ...]

    @property
    def moment(self) -> datetime:
        """Noon of its day, or this commit's time."""
        return (
            datetime.fromisoformat(f"{self.day}T12:00:00+00:00")
            if self.day
            else datetime.fromtimestamp(source_date(), UTC)
        )


def changes(text: str | None = None) -> tuple[Change, ...]:
    """All releases of the changelog, the newest first; what is unreleased bears the version of the program."""
    from bjdesk import __version__

    found: list[Change] = []
    for line in (CHANGELOG.read_text(encoding="utf-8") if text is None else text).splitlines():
        heading = _HEADING.match(line)
        if heading:
            version = heading["version"]
            found.append(Change(__version__ if version == "Unreleased" else version, heading["day"], ()))
        elif found and line.startswith("- "):
            found[-1] = Change(found[-1].version, found[-1].day, (*found[-1].points, line[2:]))
        elif found and found[-1].points and line.startswith("  "):
            *before, last = found[-1].points
            found[-1] = Change(found[-1].version, found[-1].day, (*before, f"{last} {line.strip()}"))
    return tuple(found)


def source_date() -> int:
    """Seconds since 1970 of the commit that is built (reproducible-builds.org's SOURCE_DATE_EPOCH)."""
    named = os.environ.get("SOURCE_DATE_EPOCH")
    if named:
        return int(named)
    said = subprocess.run(("git", "log", "-1", "--format=%ct"), cwd=ROOT, check=True, capture_output=True, text=True)
    return int(said.stdout)
