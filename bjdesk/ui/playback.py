"""Shows frames one after the other, each in its time; an impatient player lands them all at once."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, Signal

from bjdesk.frozen import dataclass
from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.felt.schedule import Timed, schedule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bjdesk.game.view import Frame, TableView
    from bjdesk.ui.felt.animator import Animator


TOLD_AT_ONCE: Final = 3
"""States that are told of in one tick: all around the felt follows each. The rest waits for the next, unnoticed."""


class Stage(Protocol):
    """What shows a table, still and moving. Times in milliseconds from the start of the batch."""

    def show_view(self, view: TableView) -> None:
        """Draw this state without motion; what moved is at its end."""

    def expect(self, frames: Sequence[Timed]) -> None:
        """Know what will begin, in its order: there may be time to make it ready."""

    def begin(self, timed: Timed) -> None:
        """Start the motions of a frame."""

    def settle(self, view: TableView) -> None:
        """Bring what hangs on cards and chips (totals, badges, the active frame) to this state."""

    def advance(self, elapsed: float) -> None:
        """Put everything in motion where it is at this time."""


@dataclass(frozen=True, slots=True)
class _Mark:
    """A moment of the batch at which a frame starts, or at which it counts as shown."""

    at: float
    timed: Timed
    starts: bool


class Playback(QObject):
    """The queue of frames. `view` is the state that counts as shown."""

    started = Signal(object)
    """Frame: its motion begins. Money texts are final from here on."""
    shown = Signal(object)
    """Frame: its state is what the player sees."""
    rested = Signal()
    """Nothing moves any more."""

    def __init__(self, stage: Stage, animator: Animator, view: TableView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = Speed.NORMAL
        self._stage = stage
        self._animator = animator
        self._view = view
        self._latest = view
        self._marks: deque[_Mark] = deque()
        self._end = 0.0
        self._landing = False
        self._batch = 0
        animator.ticked.connect(self._advance)

    @property
    def view(self) -> TableView:
        """The state of the last frame that was shown."""
        return self._view

    @property
    def latest(self) -> TableView:
        """The state of the last frame that was handed in, shown or not."""
        return self._latest

    @property
    def running(self) -> bool:
        """Whether frames wait or something moves."""
        return bool(self._marks) or self._animator.running

    @property
    def landing(self) -> bool:
        """Whether frames are told of that nobody sees: all of them are shown at once."""
        return self._landing

    def play(self, frames: Sequence[Frame]) -> None:
        """Show these frames; what still moves of earlier ones lands first."""
        self.finish()
        if not frames:
            return
        timed = schedule(self._latest, frames, self.speed)
        marks = [_Mark(one.start, one, starts=True) for one in timed]
        marks += [_Mark(one.shown, one, starts=False) for one in timed]
        order = {id(one): place for place, one in enumerate(timed)}
        marks.sort(key=lambda mark: (mark.at, not mark.starts, order[id(mark.timed)]))
        self._marks.extend(marks)
        self._latest = frames[-1].view
        self._end = max(one.end for one in timed)
        self._batch += 1
        self._stage.expect(timed)
        self._animator.start()
        self._advance(0.0)

    def finish(self) -> None:
        """Land everything at once: every frame is still told of, in its order."""
        if not self.running or self._landing:
            return
        self._landing = True
        try:
            while self._marks:
                self._tell(self._marks.popleft())
            self._rest()
        finally:
            self._landing = False

    def reset(self, view: TableView) -> None:
        """Show a state that no frame leads to (another table was opened, a replay was closed)."""
        self._marks.clear()
        self._latest = self._view = view
        self._rest()

    def _advance(self, elapsed: float) -> None:
        if self._landing:
            return
        batch, told = self._batch, 0
        while self._marks and self._marks[0].at <= elapsed:
            if told == TOLD_AT_ONCE and not self._marks[0].starts and self.speed.travels:
                break
            mark = self._marks.popleft()
            if mark.starts:
                self._stage.begin(mark.timed)
            elif not self._soon_settled(elapsed):
                self._stage.settle(mark.timed.frame.view)
            told += not mark.starts
            self._tell(mark)
            if batch != self._batch or not self.running:
                return  # whoever was told has landed the rest, or begun anew
        if not self._marks and elapsed >= self._end:
            self._rest()
        else:
            self._stage.advance(elapsed)

    def _soon_settled(self, elapsed: float) -> bool:
        """Whether a later state is settled before the next picture, and nothing moves until then."""
        for mark in self._marks:
            if mark.at > elapsed or (mark.starts and mark.timed.cues):
                return False
            if not mark.starts:
                return True
        return False

    def _tell(self, mark: _Mark) -> None:
        if mark.starts:
            self.started.emit(mark.timed.frame)
            return
        self._view = mark.timed.frame.view
        self.shown.emit(mark.timed.frame)

    def _rest(self) -> None:
        self._animator.stop()
        self._stage.show_view(self._latest)
        self.rested.emit()
