"""Money that comes in is counted up where it is shown; what is read out is the sum at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from bjdesk.engine.events import InsuranceSettled, WagerSettled
from bjdesk.frozen import dataclass
from bjdesk.ui.felt import pace
from bjdesk.ui.felt.pace import Ease
from bjdesk.ui.panels.money_label import Purse

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bjdesk.game.view import Frame
    from bjdesk.ui.felt.animator import Animator
    from bjdesk.ui.panels.money_label import MoneyLabel
    from bjdesk.ui.playback import Playback

COUNTED: Final = (Purse.BALANCE, Purse.WIN)


@dataclass(frozen=True, slots=True)
class Count:
    """From one sum to another, in milliseconds of the running batch."""

    start: int
    end: int
    since: float
    duration: float

    def figure(self, elapsed: float) -> int | None:
        """What is to be seen at this time, in whole units where both ends are whole; None once it is over."""
        gone = (elapsed - self.since) / self.duration if self.duration else 1.0
        if gone >= 1.0:
            return None
        unit = 1 if self.start % 100 or self.end % 100 else 100
        way = Ease.OUT_CUBIC.at(max(0.0, gone))
        return self.start + round((self.end - self.start) * way / unit) * unit


class CountUp(QObject):
    """Counts the labels of balance and win; it has no clock of its own."""

    def __init__(self, labels: Mapping[Purse, MoneyLabel], playback: Playback, animator: Animator) -> None:
        super().__init__(playback)
        self._labels = {purse: labels[purse] for purse in COUNTED}
        self._playback = playback
        self._animator = animator
        self._counts: dict[Purse, Count] = {}
        self._rested: dict[Purse, int] = {}
        playback.started.connect(self._started)
        playback.shown.connect(self._remember)
        playback.rested.connect(self._stop)
        animator.ticked.connect(self._tick)
        self._remember()

    def _started(self, frame: Frame) -> None:
        """A payout begins: its labels say the sum already."""
        if not isinstance(frame.event, WagerSettled | InsuranceSettled) or not self._playback.speed.travels:
            return
        now, duration = self._animator.elapsed, self._playback.speed.scaled(pace.COUNT_UP)
        for purse, label in self._labels.items():
            had, has = self._seen(purse, now), label.amount or 0
            if has > had and self._animator.running:
                self._counts[purse] = Count(had, has, now, duration)
                label.count(had)

    def _seen(self, purse: Purse, now: float) -> int:
        count = self._counts.get(purse)
        figure = None if count is None else count.figure(now)
        return figure if figure is not None else self._rested.get(purse, 0)

    def _tick(self, elapsed: float) -> None:
        for purse, count in list(self._counts.items()):
            figure = count.figure(elapsed)
            self._labels[purse].count(figure)
            if figure is None:
                del self._counts[purse]
                self._rested[purse] = count.end

    def _remember(self, _frame: object = None) -> None:
        for purse, label in self._labels.items():
            if purse not in self._counts:
                self._rested[purse] = label.amount or 0

    def _stop(self) -> None:
        """Nothing moves any more: every label shows what it says."""
        self._counts.clear()
        for label in self._labels.values():
            label.count(None)
        self._remember()
