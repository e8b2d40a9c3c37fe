"""Garbage is collected from the event loop, when the window chooses; never in the midst of something.

Python would collect whenever something is made. If that is within a call of Qt's that holds a lock, or goes through a
list of objects, and an object of Qt's is in the garbage, then its end is a deadlock or a crash: both have happened,
with what pyqtgraph leaves of a plot. And a look through everything while cards fly is a stumble.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from bjdesk.ui.main_window import MainWindow

OFTEN: Final = 1000
"""Milliseconds between two looks at what is young, which is little."""
AT_REST: Final = 400
"""Milliseconds that nothing has moved: a player who goes on at once is not held up."""
DUE: Final = 5
"""Looks through what is young since the last one through everything, from which on one is due at rest."""
OVERDUE: Final = 50
"""From which on there is one in motion, too."""


class WindowTidying(QObject):
    """Collects in Python's place, which `collected_by_hand` has stopped."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._often = QTimer(self, interval=OFTEN)
        self._often.timeout.connect(self._tidy_young)
        self._often.start()
        self._rest = QTimer(self, singleShot=True, interval=AT_REST)
        self._rest.timeout.connect(self._tidy)
        window.playback.rested.connect(self._look)

    def _tidy_young(self) -> None:
        """Collect what is young, by Python's own measures; everything, where that could not wait any longer."""
        counts, bounds = gc.get_count(), gc.get_threshold()
        if counts[2] >= OVERDUE:
            gc.collect()
        elif counts[1] > bounds[1]:
            gc.collect(1)
        elif counts[0] > bounds[0]:
            gc.collect(0)
        if not self._window.playback.running:
            self._look()

    def _look(self) -> None:
        if gc.get_count()[2] >= DUE and not self._rest.isActive():
            self._rest.start()

    def _tidy(self) -> None:
        """Collect everything, unless something moves again: then its end asks anew."""
        if not self._window.playback.running:
            gc.collect()
