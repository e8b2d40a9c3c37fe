"""What a first opening needs is loaded while nothing moves: all of it, and nothing that is to come late."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bjdesk.ui import window_ahead
from bjdesk.ui.window_ahead import WindowAhead
from tests.support.game import table_at
from tests.support.windows import open_window

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.gui

OPEN_AFTERWARDS = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
app = QApplication([])
from bjdesk.ui.labels import Button
from bjdesk.ui.main_window import MainWindow
from bjdesk.ui.window_ahead import pieces
from tests.support.game import table_at
from tests.support.windows import rooms
window = MainWindow(rooms(table_at(Path(sys.argv[1]) / "t.db")))
assert "bjdesk.ui.dialogs" not in sys.modules
for _ in pieces():
    pass
before = set(sys.modules)
assert not before & {"numpy", "pyqtgraph", "miniaudio", "PySide6.QtNetwork"}
window.open(Button.GAMELOGS)
assert window.side.get("gamelogs") is not None
print(*sorted(set(sys.modules) - before))
"""


def test_gamelogs_load_no_module_once_all_is_loaded_ahead(tmp_path):
    command = [sys.executable, "-c", OPEN_AFTERWARDS, str(tmp_path)]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout.strip()) == (0, ""), run.stderr


@pytest.fixture
def ahead(qtbot, monkeypatch):
    monkeypatch.setattr(window_ahead, "pieces", lambda: iter(("one", "two", "three")))
    monkeypatch.setattr(window_ahead, "A_STEP", 0.0)
    made = WindowAhead(open_window(qtbot, table_at()))
    made._timer.stop()  # steps are the tests' own
    return made


def test_a_step_loads_little_and_the_last_one_stops_the_timer(ahead):
    ahead._timer.start()
    for left in (("two", "three"), ("three",), ()):
        assert ahead._timer.isActive()
        ahead.step()
        ahead._pieces, rest = iter(left), tuple(ahead._pieces)
        assert rest == left
    ahead.step()
    assert not ahead._timer.isActive()


def test_nothing_is_loaded_while_something_moves(ahead, monkeypatch):
    monkeypatch.setattr(type(ahead._window.playback), "running", property(lambda _: True))
    ahead._timer.start()
    ahead.step()
    assert tuple(ahead._pieces) == ("one", "two", "three")
    assert ahead._timer.isActive()
    ahead._timer.stop()
