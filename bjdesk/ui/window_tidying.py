"""Garbage of many rounds is looked for while nothing moves: in mid-flight a look through everything is a stumble."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from bjdesk.ui.main_window import MainWindow

AT_REST: Final = 400
"""Milliseconds that nothing has moved: a player who goes on at once is not held up."""
DUE: Final = 5
"""Looks through what is young since the last one through everything: half of what Python would wait for."""


class WindowTidying(QObject):
    """Looks through everything when it is due; Python alone would do so whenever something is made."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._timer = QTimer(self, singleShot=True, interval=AT_REST)
        self._timer.timeout.connect(self._tidy)
        window.playback.rested.connect(self._look)

    def _look(self) -> None:
        if gc.get_count()[2] >= DUE:
            self._timer.start()

    def _tidy(self) -> None:
        """Collect, unless something moves again: then its end asks anew."""
        if not self._window.playback.running:
            gc.collect()
