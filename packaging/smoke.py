"""Try a built program as its player would: `python packaging/smoke.py [PROGRAM]`, under Xvfb, on an empty home.

Plays three rounds over the accessibility bus, kills it in mid-hand, starts it again, finds the same hand, plays it out
and leaves; then reads the exit code and what it said, and has the file checked. Needs xvfb, dbus, at-spi2-core and
python3-pyatspi. The hands are those of the access tests: tests/access/reader.py.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

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
    """Make a session with a screen reader's bus and try the program there; returns the exit status."""
    program = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else PROGRAM
    if not program.is_file():
        print(f"{program} is not there: build it with packaging/freeze.py")
        return 1
    if os.environ.get("BJDESK_SMOKE"):
        return _try(program)
    with tempfile.TemporaryDirectory(prefix="bjdesk-smoke-") as home:
        kept = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
        asked = {
            "BJDESK_SMOKE": "1", "HOME": home, "XDG_RUNTIME_DIR": home, "QT_QPA_PLATFORM": "xcb",
            "QT_ACCESSIBILITY": "1", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }  # fmt: skip
        screen = (
            "xvfb-run",
            "-a",
            "-s",
            "-screen 0 1600x1000x24",
            "dbus-run-session",
            "--",
            "bash",
            "-c",
            SESSION,
            "smoke",
        )
        return subprocess.run((*screen, sys.executable, __file__, program), env=kept | asked, check=False).returncode


def _try(program: Path) -> int:
    began = time.monotonic()
    first = _Running(program)
    left = first.read(str(ROUNDS), "deal")
    first.table.kill()
    first.table.wait()
    said = first.said()
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
