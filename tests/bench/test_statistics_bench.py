"""STATISTICS over a million rounds: processor time to the first picture, of each turn of summing up, of a new round.

Prints figures, never decides. Aims: first picture 1 s with pyqtgraph's import, a refresh 100 ms.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.bench
ROUNDS = 1_000_000

CHILD = """
import sys, time
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from bjdesk.ui.lean_start import import_plainly
import_plainly()  # as the table does
from tests.support.digests import add_round, many
from bjdesk.ui.theme import NORMAL, load_fonts
from bjdesk.ui.window_ahead import pieces
app = QApplication([])
for _ in pieces():  # the table has loaded what all windows share
    pass
assert not {"numpy", "pyqtgraph"} & sys.modules.keys()
load_fonts()
db = many(int(sys.argv[1]))
def timed(what, act):
    begun = time.thread_time()
    made = act()
    print(what, round(1_000 * (time.thread_time() - begun), 1), "ms", flush=True)
    return made
def first_picture():
    from bjdesk.game.statistics import Statistics
    from bjdesk.ui.panels.statistics.window import StatisticsDialog
    made = StatisticsDialog(Statistics(db))
    made.set_text_size(18.0, NORMAL)
    made.resize(QSize(1120, 720))
    made.show()
    made.grab()
    return made
made = timed("first picture, with the import:", first_picture)
assert {"numpy", "pyqtgraph"} <= sys.modules.keys()
turns, begun = [], time.thread_time()
while made._tasks:
    before = time.thread_time()
    made._sum_up()
    turns.append(1_000 * (time.thread_time() - before))
print("the rest:", round(1_000 * (time.thread_time() - begun)), "ms in", len(turns), "turns, longest",
      round(max(turns[:-1]), 1), "ms; showing it", round(turns[-1], 1), "ms")
def refresh():
    made.refresh()
    made.finish()
    made.grab()
for page in made.pages:
    made.tabs.setCurrentWidget(page)
    made.grab()
    add_round(db, made._statistics.last + 1, 500, balance=1_000_000, expected=0.0, cost=0.0)
    timed(f"one more round, {type(page).__name__} in view:", refresh)
balance = made.balance
def closer():
    balance.plot.zoom(0.6)
    balance.look_closer()
    made.grab()
made.tabs.setCurrentWidget(balance)
for _ in range(6):
    timed("a step closer:", closer)
for suffix in ("png", "svg", "csv"):
    timed(f"as {suffix}:", lambda: balance.content(suffix))
made.reject()
"""


def test_statistics_of_a_million_rounds(capsys):
    run = subprocess.run(
        [sys.executable, "-c", CHILD, str(ROUNDS)],
        cwd=ROOT,
        env={"PATH": "", "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    with capsys.disabled():
        print(f"\nstatistics of {ROUNDS:,} rounds, processor time:\n{run.stdout}", end="")
