"""What start-up may not load, and the pair of Python and Qt that it may not start with."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from bjdesk.bootstrap import refuse_bad_qt

ROOT = Path(__file__).parents[2]

LOAD_ALL_OF_THE_UI = """
import importlib, pkgutil, sys
import bjdesk.bootstrap, bjdesk.cli, bjdesk.ui
def broken(name):
    raise
for module in pkgutil.walk_packages(bjdesk.ui.__path__, "bjdesk.ui.", onerror=broken):
    if not module.name.startswith("bjdesk.ui.panels.statistics"):
        importlib.import_module(module.name)
assert "bjdesk.ui.translate" in sys.modules
heavy = sorted({"numpy", "pyqtgraph", "miniaudio"} & sys.modules.keys())
sys.exit(f"loaded at start-up: {heavy}" if heavy else 0)
"""


OPEN_AND_LEAVE = """
import sys
from pathlib import Path
from PySide6.QtCore import QEvent, QObject, QTimer
from bjdesk import bootstrap

class FirstPicture(QObject):
    seen = False
    def eventFilter(self, thing, event):
        if event.type() is QEvent.Type.Paint and not self.seen:
            self.seen = True
            print(*sorted(sys.modules), flush=True)
            QTimer.singleShot(0, self.window.leave)
        return False

class Watched(bootstrap._Opening):
    def _window(self, *arguments):
        window = super()._window(*arguments)
        self.picture = FirstPicture(window)
        self.picture.window = window
        window.felt.viewport().installEventFilter(self.picture)
        return window

sys.exit(Watched(bootstrap.TableOptions(data_dir=Path(sys.argv[1]), language="en")).run())
"""

NOT_BEFORE_THE_FIRST_PICTURE = (
    "numpy", "pyqtgraph", "miniaudio", "_miniaudio", "PySide6.QtNetwork", "PySide6.QtDBus", "bjdesk.odds",
    "bjdesk.ui.dialogs", "bjdesk.ui.rule_text", "bjdesk.ui.rule_words", "bjdesk.ui.demo", "bjdesk.game.verify",
    "importlib.resources", "_strptime",
)  # fmt: skip


class Version(NamedTuple):
    major: int
    minor: int
    micro: int = 0


def _run(code: str) -> None:
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def test_no_numpy_plots_or_sound_are_loaded_with_the_ui() -> None:
    _run(LOAD_ALL_OF_THE_UI)


def test_the_first_picture_loads_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    command = [sys.executable, "-c", OPEN_AND_LEAVE, str(tmp_path)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    loaded = set(run.stdout.split())
    assert "bjdesk.ui.main_window" in loaded
    assert not loaded.intersection(NOT_BEFORE_THE_FIRST_PICTURE)


def test_the_command_line_loads_no_qt() -> None:
    _run("import sys, bjdesk.cli; sys.exit('Qt was loaded' if 'PySide6' in sys.modules else 0)")


@pytest.mark.parametrize(
    "qt, python, refused",
    [
        (Version(6, 12), Version(3, 11), True),
        (Version(6, 12, 1), Version(3, 11, 9), True),
        (Version(6, 12), Version(3, 12), False),
        (Version(6, 11, 3), Version(3, 11), False),
        (Version(6, 11, 3), Version(3, 13), False),
    ],
)
def test_the_pair_that_ends_the_program_is_refused(
    monkeypatch: pytest.MonkeyPatch, qt: Version, python: Version, refused: bool
) -> None:
    monkeypatch.setattr("PySide6.__version_info__", qt)
    monkeypatch.setattr("sys.version_info", python)
    said = refuse_bad_qt()
    monkeypatch.undo()
    assert (said is not None) == refused
    assert said is None or "PySide6" in said
