"""From the command to the first painted table that can be clicked, in a process of its own. Printed, not judged."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.bench

CHILD = """
import sys, time
from pathlib import Path
from bjdesk import bootstrap
from PySide6.QtCore import QEvent, QObject, QTimer

class FirstPicture(QObject):
    seen = False
    def eventFilter(self, thing, event):
        if event.type() is QEvent.Type.Paint and not self.seen:
            self.seen = True
            QTimer.singleShot(0, self.tell)
        return False
    def tell(self):
        assert self.window.strip.rack.chips[0].isEnabled()
        heavy = {"numpy", "pyqtgraph", "miniaudio"} & sys.modules.keys()
        kilobytes = next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmRSS"))
        print(time.monotonic(), int(kilobytes) // 1024, ",".join(heavy) or "-", flush=True)
        self.window.leave()

class Watched(bootstrap._Opening):
    def _window(self, table, loaded):
        window = super()._window(table, loaded)
        self.picture = FirstPicture(window)
        self.picture.window = window
        window.felt.viewport().installEventFilter(self.picture)
        return window

sys.exit(Watched(bootstrap.TableOptions(data_dir=Path(sys.argv[1]), language="en")).run())
"""


def one_start(folder: Path) -> tuple[float, int, str]:
    """Seconds, resident megabytes, heavy modules loaded by then."""
    began = time.monotonic()
    run = subprocess.run(
        [sys.executable, "-c", CHILD, str(folder)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    painted, megabytes, heavy = run.stdout.split()
    return float(painted) - began, int(megabytes), heavy


def test_start_to_first_clickable_table(tmp_path, capsys):
    one_start(tmp_path)
    starts = [one_start(tmp_path) for _ in range(9)]
    seconds = sorted(start[0] for start in starts)
    with capsys.disabled():
        print(
            f"\nstart to first clickable table: median {statistics.median(seconds):.3f} s,"
            f" best {seconds[0]:.3f} s, worst {seconds[-1]:.3f} s; {starts[0][1]} MB resident"
        )
    assert {start[2] for start in starts} == {"-"}
