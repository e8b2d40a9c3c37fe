"""What can wait, done while nothing moves: the steps of a large file's backup."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from bjdesk.game.faults import StoreError

if TYPE_CHECKING:
    from bjdesk.game.upkeep import Upkeep
    from bjdesk.ui.main_window import MainWindow

BETWEEN: Final = 100
"""Milliseconds from step to step; a step takes a few."""


class WindowUpkeep(QObject):
    """Steps on between the frames; where nothing waits, no timer runs."""

    def __init__(self, window: MainWindow, upkeep: Upkeep) -> None:
        super().__init__(window)
        self._window = window
        self._upkeep = upkeep
        self._timer = QTimer(self, interval=BETWEEN)
        self._timer.timeout.connect(self.step)
        window.playback.shown.connect(self._look)
        self._look()

    def _look(self) -> None:
        if self._upkeep.busy and not self._timer.isActive():
            self._timer.start()

    def step(self) -> None:
        """Do a step, unless something moves; damage that it finds is told like any other."""
        if self._window.playback.running:
            return
        try:
            more = self._upkeep.step()
        except StoreError as fault:
            more = False
            self._window.bridge.failed.emit(fault)
        if not more:
            self._timer.stop()
