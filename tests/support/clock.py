"""A clock that stands until it is moved, and a playback driven by it."""

from __future__ import annotations

from typing import ClassVar

from bjdesk.ui.felt.animator import Animator
from bjdesk.ui.playback import Playback


class FakeClock:
    """Milliseconds, by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


NEVER = 10**8  # milliseconds


def by_hand(animator: Animator) -> FakeClock:
    """A standing clock for an animator that ticks when it is told to; its own timer puts no ticks in between."""
    animator._clock = clock = FakeClock()
    animator._timer.setInterval(NEVER)
    return clock


class FakeStage:
    """Remembers what it was told to draw."""

    def __init__(self) -> None:
        self.told: list[tuple[str, object]] = []

    def show_view(self, view):
        self.told.append(("show", view.step))

    def expect(self, frames):
        self.told.append(("expect", len(frames)))

    def begin(self, timed):
        self.told.append(("begin", timed.frame.view.step))

    def settle(self, view):
        self.told.append(("settle", view.step))

    def advance(self, elapsed):
        self.told.append(("move", elapsed))


class Show:
    """A playback on a clock of its own; remembers when each frame was told of."""

    made: ClassVar[list[Show]] = []

    def __init__(self, view, stage=None) -> None:
        self.made.append(self)
        self.clock = FakeClock()
        self.stage = stage or FakeStage()
        self.animator = Animator(clock=self.clock)
        self.playback = Playback(self.stage, self.animator, view)
        self.told: list[tuple[str, float, object]] = []
        self.playback.started.connect(lambda frame: self._tell("started", frame))
        self.playback.shown.connect(lambda frame: self._tell("shown", frame))
        self.playback.rested.connect(lambda: self._tell("rested", None))

    @classmethod
    def close_all(cls):
        while cls.made:
            cls.made.pop().animator.stop()

    def _tell(self, what, frame):
        self.told.append((what, self.clock.now, frame and frame.view.step))

    def run(self, until=10_000.0, every=16.0):
        """Let the clock run until nothing moves; return the time it took."""
        while self.animator.running and self.clock.now < until:
            self.clock.now += every
            self.animator.tick()
        return self.clock.now

    def steps(self, what):
        return [step for kind, _, step in self.told if kind == what]

    def when(self, what, step):
        return next(at for kind, at, told in self.told if (kind, told) == (what, step))
