"""The first start: the chips glow once, and the caption says where to press. Nothing stands in the way.

Who has read the notice or played a round is no newcomer: that is what the settings remember.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, QTimer

from bjdesk.game.view import Phase
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.game.view import TableView
    from bjdesk.ui.main_window import MainWindow

PAUSE: Final = 500
"""Milliseconds from the window's first picture to the first chip's glow."""
APART: Final = 150
"""Milliseconds from one chip's glow to the next one's."""
PULSE: Final = 1_000
"""Milliseconds that a chip's one pulse takes, up and down."""
_TICK: Final = 33
GLOWS: Final = 8
"""Steps of brightness."""


def glow_at(time: float, place: int) -> int:
    """How bright the chip at this place of the rack is, `time` milliseconds after the window's first picture."""
    share = (time - PAUSE - APART * place) / PULSE
    return round(GLOWS * math.sin(math.pi * share) ** 2) if 0 < share < 1 else 0


def first_words(view: TableView) -> str | None:
    """What a newcomer is told while nothing is laid."""
    if view.phase is not Phase.BETTING or any(view.bets):
        return None
    if len(view.bets) > 1:
        return translate("Caption", "Press a chip, then a box to bet, then DEAL.")
    return translate("Caption", "Press a chip to bet, then DEAL.")


class FirstSteps(QObject):
    """Lets the chips glow after the window has shown itself, unless less motion is wanted."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._clock = QElapsedTimer()
        self.timer = QTimer(self)
        self.timer.setTimerType(Qt.TimerType.PreciseTimer)
        self.timer.setInterval(_TICK)
        self.timer.timeout.connect(self._tick)
        if not window.settings.notice_seen:
            window.voice.newcomer = True
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin when the window comes, stop when it goes."""
        if event.type() == QEvent.Type.Show and not self._clock.isValid():
            self.begin()
        elif event.type() in {QEvent.Type.Hide, QEvent.Type.Close}:
            self.end()
        return False

    def begin(self) -> None:
        """Start the pulses, once."""
        if self._window.playback.speed.travels:
            self._clock.start()
            self.timer.start()

    def end(self) -> None:
        """Let no chip glow."""
        self.timer.stop()
        for chip in self._window.strip.rack.chips:
            chip.set_glow(0)

    def _tick(self) -> None:
        time, chips = float(self._clock.elapsed()), self._window.strip.rack.chips
        if time > PAUSE + APART * len(chips) + PULSE or any(self._window.shown_view.bets):
            self.end()
            return
        for chip in chips:
            chip.set_glow(glow_at(time, chip.place) if chip.isEnabled() else 0)
