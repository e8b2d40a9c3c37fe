"""From the command to the first whole table, of a built program: `python packaging/start_time.py [PROGRAM] [COUNT]`.

Xvfb lays its screen into a file; the table is there when no sampled point of it is black. Starts the program COUNT
times (15) on one home after a first start that is not counted; prints the best, the median and the processor's share.
"""

from __future__ import annotations

import mmap
import os
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

PROGRAM = Path(__file__).resolve().parent.parent / "build" / "frozen" / "bjdesk" / "bjdesk"
WIDE, HIGH = 1280, 800
POINTS = [(x, y) for x in range(20, WIDE, 60) for y in range(10, HIGH, 30)]
PATIENCE = 120.0
"""Seconds."""


def main() -> int:
    """Measure; prints one line."""
    program = Path(sys.argv[1] if len(sys.argv) > 1 else PROGRAM).resolve()
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 15
    with tempfile.TemporaryDirectory(prefix="bjdesk-start-") as home:
        server, display = _screen(home)
        try:
            environment = os.environ | {"HOME": home, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
            starts = [_start(program, environment, _black_points(Path(home))) for _ in range(count + 1)][1:]
        finally:
            server.terminate()
            server.wait()
    best, spent = min(starts)
    print(
        f"first table: best {best:.3f} s ({spent:.2f} s of a processor), median {median(s for s, _ in starts):.3f} s,"
        f" worst {max(starts)[0]:.3f} s, of {count}"
    )
    return 0


def _screen(home: str) -> tuple[subprocess.Popen[bytes], str]:
    """A screen of the table's size whose memory is a file in `home`; the server, and what it is called."""
    told, tell = os.pipe()
    geometry = ("-screen", "0", f"{WIDE}x{HIGH}x24", "-fbdir", home, "-nolisten", "tcp")
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(("Xvfb", "-displayfd", str(tell), *geometry), pass_fds=(tell,), stderr=quiet)
    os.close(tell)
    with os.fdopen(told) as number:
        return server, f":{number.readline().strip()}"


def _black_points(folder: Path) -> Callable[[], int]:
    """A question: how many sampled points of the screen are black. The file is in xwd's form, its header in big end."""
    with (folder / "Xvfb_screen0").open("rb") as file:
        memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
    header = struct.unpack(">20I", memory[:80])
    begin, line = header[0] + 12 * header[19], header[12]
    places = [begin + y * line + 4 * x for x, y in POINTS]
    return lambda: sum(memory[place : place + 3] == b"\0\0\0" for place in places)


def _start(program: Path, environment: dict[str, str], black: Callable[[], int]) -> tuple[float, float]:
    """Start it and end it; seconds until the table was whole, and the processor's by then."""
    _wait(lambda: black() == len(POINTS))
    began = time.monotonic()
    process = subprocess.Popen((program, "--language", "en"), env=environment)
    _wait(lambda: not black())
    seconds = time.monotonic() - began
    process.kill()
    _, _, used = os.wait4(process.pid, 0)
    process.returncode = 0  # waited for here, for what it used
    return seconds, used.ru_utime + used.ru_stime


def _wait(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > end:
            raise SystemExit("the screen never showed what it should")
        time.sleep(0.002)


if __name__ == "__main__":
    sys.exit(main())
