"""What a first opening would wait for, loaded ahead a little at a time while nothing moves.

The first list, style or field that is asked for its parts makes Python classes of all that Qt has for them, some 30 ms
in one go; class by class it is a millisecond at most. The same goes for the modules of the gamelogs.
"""

from __future__ import annotations

import time
from importlib import import_module
from typing import TYPE_CHECKING, Final

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bjdesk.ui.main_window import MainWindow

BEGINS: Final = 2_000
"""Milliseconds after the table opened: what is drawn and loaded for its first picture comes before this."""
BETWEEN: Final = 60
"""Milliseconds from step to step."""
A_STEP: Final = 0.002
"""Seconds after which a step begins nothing more."""
MODULES: Final = (
    "bjdesk.ui.dialogs.fields",
    "bjdesk.ui.dialogs.sheet",
    "bjdesk.ui.dialogs.rule_set_choice",
    "bjdesk.ui.dialogs.empty_state",
    "bjdesk.game.found",
    "bjdesk.game.round_check",
    "bjdesk.ui.models.gamelogs",
    "bjdesk.ui.panels.gamelog_words",
    "bjdesk.ui.panels.table_page",
    "bjdesk.ui.amounts",
    "bjdesk.ui.panels.gamelogs",
)
"""In such an order that none brings in many others."""


class WindowAhead(QObject):
    """Steps on between the frames until all is loaded."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._pieces = pieces()
        self._timer = QTimer(self, interval=BEGINS)
        self._timer.timeout.connect(self.step)
        self._timer.start()

    def step(self) -> None:
        """Load a few milliseconds' worth, unless something moves."""
        self._timer.setInterval(BETWEEN)
        if self._window.playback.running:
            return
        until = time.perf_counter() + A_STEP
        for _ in self._pieces:
            if time.perf_counter() >= until:
                return
        self._timer.stop()


def pieces() -> Iterator[str]:
    """Load one thing after the other; yields what was loaded."""
    for name in dir(QtWidgets):
        getattr(QtWidgets, name)
        yield name
    for module in MODULES:
        import_module(module)
        yield module
