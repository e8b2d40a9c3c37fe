"""Try a built program as its player would, under Xvfb, on an empty home: `python packaging/smoke.py [PROGRAM]`.

Plays three rounds over the accessibility bus, kills it in mid-hand, starts it again, finds the same hand, plays it out
and leaves; then reads the exit code and what it said, and has the file checked. `--home DIR` plays there, and leaves
the data; `--between COMMAND` is carried out while the program is killed. Needs xvfb, dbus, at-spi2-core and
python3-pyatspi. The hands are those of the access tests: tests/access/reader.py.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "build" / "frozen" / "bjdesk" / "bjdesk"
READER = ROOT / "tests" / "access" / "reader.py"
ROUNDS = 3
QT_SAYS = ("GetApplicationBusAddress", "Could not find accessible on path")
"""What Qt logs of its own where a screen reader asks for a bus, or for a card that has just gone."""
SESSION = """
/usr/libexec/at-spi-bus-launcher --launch-immediately 2>/dev/null & bus=$!
sleep 1
"$@"; status=$?
kill $bus 2>/dev/null
exit $status
"""


def main() -> int:
    """Try the program in a session with a screen reader's bus; returns the exit status."""
    words = argparse.ArgumentParser()
    words.add_argument("program", nargs="?", type=Path, default=PROGRAM)
    words.add_argument("--home", type=Path)
    words.add_argument("--between", type=shlex.split, default=())
    asked = words.parse_args()
    program = asked.program.resolve()
    if not program.is_file():
        print(f"{program} is not there: build it with packaging/freeze.py")
        return 1
    if os.environ.get("BJDESK_SMOKE"):
        return _try(program, asked.between)
    if asked.home is not None:
        return _session(asked.home.resolve())
    with tempfile.TemporaryDirectory(prefix="bjdesk-smoke-") as home:
        return _session(Path(home))


def _session(home: Path) -> int:
    """Call this script again, with a screen, a session bus and an accessibility bus."""
    kept = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
    asked = {
        "BJDESK_SMOKE": "1", "HOME": str(home), "XDG_RUNTIME_DIR": str(home), "QT_QPA_PLATFORM": "xcb",
        "QT_ACCESSIBILITY": "1", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }  # fmt: skip
    screen = ("xvfb-run", "-a", "-s", "-screen 0 1600x1000x24", "dbus-run-session", "--", "bash", "-c", SESSION)
    again = (*screen, "smoke", sys.executable, __file__, *sys.argv[1:])
    return subprocess.run(again, env=kept | asked, check=False).returncode


def _try(program: Path, between: Sequence[str]) -> int:
    began = time.monotonic()
    first = _Running(program)
    left = first.read(str(ROUNDS), "deal")
    first.table.kill()
    first.table.wait()
    said = first.said()
    if between:
        subprocess.run(between, check=True, stdout=subprocess.DEVNULL)
    second = _Running(program)
    held = second.read("0", "finish")
    status = second.table.wait(timeout=30)
    said += second.said()
    faults = [f"it left with {status}"] * bool(status) + [f"it said: {said}"] * bool(said)
    faults += [f"it was left with {left} and went on with {held}"] * (left != held)
    faults += _kept(program)
    for fault in faults:
        print(fault)
    if not faults:
        print(f"{program}: {ROUNDS} rounds, killed in mid-hand, gone on with {held}; {time.monotonic() - began:.0f} s")
    return 1 if faults else 0


class _Running:
    """The program, and a screen reader's hands on it."""

    def __init__(self, program: Path) -> None:
        self._log = Path.home() / "said.txt"
        with self._log.open("w") as log:
            self.table = subprocess.Popen((program, "--language", "en", "--speed", "turbo"), stdout=log, stderr=log)

    def read(self, rounds: str, then: str) -> object:
        """Play so many rounds and go on as `then` says; what was read of the hand at the end."""
        run = subprocess.run(
            ("/usr/bin/python3", READER, rounds, then), capture_output=True, text=True, timeout=240, check=False
        )
        if run.returncode:
            self.table.kill()
            raise SystemExit(f"{run.stderr}{self.said()}")
        return json.loads(run.stdout)["last"]

    def said(self) -> str:
        """All that the program wrote by now."""
        lines = self._log.read_text(encoding="utf-8").splitlines(keepends=True)
        return "".join(line for line in lines if not any(known in line for known in QT_SAYS))


def _kept(program: Path) -> list[str]:
    """What is wrong with what is stored: all rounds are there, and the books hold."""
    checked = subprocess.run((program, "verify"), capture_output=True, text=True, check=False)
    listed = subprocess.run(
        (program, "export", "rounds", "--format", "json"), capture_output=True, text=True, check=False
    )
    rounds = len(listed.stdout.splitlines())
    faults = [f"verify: {checked.stdout}{checked.stderr}"] * bool(checked.returncode)
    return faults + [f"{rounds} rounds are kept of {ROUNDS + 1}"] * (rounds != ROUNDS + 1)


if __name__ == "__main__":
    sys.exit(main())
