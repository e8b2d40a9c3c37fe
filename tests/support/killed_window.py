"""A player at the real window, opened as the command line opens it, for `killed`."""

from __future__ import annotations

import itertools
import json
import os
import random
import signal
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bjdesk import bootstrap
from bjdesk.game.commands import Rebuy
from bjdesk.game.settings import Settings, save
from bjdesk.game.store.database import Database
from bjdesk.game.view import Phase
from bjdesk.ui.main_window import MainWindow
from bjdesk.ui.panels import guard
from tests.support.killed import PRESET, state

EVERY = 15
"""Milliseconds between two presses; what is pressed too early is not heard."""


class Robot:
    """Presses what is on, and tells what is on disk then; two of three are killed inside a transaction."""

    def __init__(self, seed: int, out: int) -> None:
        self._rand, self._out = random.Random(seed), out
        self._window: MainWindow | None = None
        self._last = None
        self._inside = seed % 3 > 0
        self._timer = QTimer(interval=EVERY)
        self._timer.timeout.connect(self.press)
        self._timer.start()

    def press(self) -> None:
        window = self._window = self._window or self._found()
        if window is None:
            return
        self._act(window)
        now = state(window.rooms.table)
        if now != self._last:
            first, self._last = self._last is None, now
            os.write(self._out, (json.dumps(now) + "\n").encode())
            if first and self._inside:
                die_inside(self._rand.randint(1, 50))

    def _act(self, window: MainWindow) -> None:
        for sheet in list(window.side._open.values()):
            sheet.reject()
        shown = window.shown_view
        on = [button for button in window.strip.buttons.values() if button.isVisible() and button.isEnabled()]
        if shown.balance < 50_00 and shown.phase is not Phase.PLAYING:
            window.press(Rebuy(100_00), shown.step)
        elif window.prompt.question is not None:
            self._click(self._rand.choice((window.prompt.yes, window.prompt.no)))
        elif on and (shown.phase is Phase.PLAYING or shown.bet):
            self._click(self._rand.choice(on))
        elif shown.phase is not Phase.PLAYING:
            self._click(self._rand.choice(window.strip.rack.chips[:2]))
            self._click(window.felt.buttons.boxes[0])

    def _found(self) -> MainWindow | None:
        return next((one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)), None)

    def _click(self, button) -> None:
        spot = button.face.center().toPoint() if hasattr(button, "face") else button.rect().center()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=spot)


def die_inside(statement: int) -> None:
    """Be killed behind this statement of a transaction, from now on."""
    carry_out, left = Database.run, itertools.count(statement, -1)

    def run(self, sql, *values):
        carry_out(self, sql, *values)
        if next(left) == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    Database.run = run


def play(path: Path, seed: int, out: int) -> None:
    """Play without end."""
    save(Settings(language="en", notice_seen=True, hit_guard_ms=0), path.parent / "settings.toml")
    guard.DEAF = 0  # this player is quicker than a hand
    application = QApplication(["bjdesk"])
    robot = Robot(seed, out)
    bootstrap.run_table(bootstrap.TableOptions(data_dir=path.parent, rules=PRESET, speed="turbo"))
    del robot, application
