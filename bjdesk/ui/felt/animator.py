"""The table's one clock: a precise timer that ticks while something moves and rests when nothing does."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from bjdesk.frozen import dataclass

if TYPE_CHECKING:
    from collections.abc import Callable

    from bjdesk.ui.felt.pace import Ease, Span

USUAL_RATE: Final = 60.0
BOUNCE_TIME: Final = 0.24  # of a fall's time


@dataclass(frozen=True, slots=True)
class Pose:
    """How a thing lies: its middle in scene pixels, turn in degrees, size as a factor, opacity, and more.

    `lift` is its height over the felt in pixels (the shadow tells it); `turned` goes from 0, as it lay, to 1, turned
    over: at one half a card shows its edge. `peel` is how far a card's corner is bent up, 0 to 1.
    """

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0
    opacity: float = 1.0
    lift: float = 0.0
    turned: float = 1.0
    peel: float = 0.0


@dataclass(frozen=True, slots=True)
class Motion:
    """The way from one pose to another.

    `arc` bends it upwards, `bow` to the right, `lift` raises it, `sway` turns it, `peel` bends the corner: all most in
    the middle. Between the two shares of its time in `flip` the thing turns over, if it does. With a `bounce` it falls
    like a thing of weight, and rises once more by that share of its height before it lies. `via` are points that it
    passes close by, in rounded corners.
    """

    start: Pose
    end: Pose
    span: Span
    ease: Ease
    arc: float = 0.0
    lift: float = 0.0
    sway: float = 0.0
    flip: tuple[float, float] = (0.0, 1.0)
    bow: float = 0.0
    peel: float = 0.0
    bounce: float = 0.0
    via: tuple[tuple[float, float], ...] = ()

    def position(self, elapsed: float) -> Pose:
        """Where the thing is, milliseconds after the start of its frame."""
        time_gone = self.span.progress(elapsed)
        if time_gone >= 1.0:
            return self.end
        if time_gone <= 0.0:
            return self.start
        way = self.ease.at(time_gone)
        middle = 4 * way * (1 - way)
        a, b = self.start, self.end
        over = min(1.0, max(0.0, (time_gone - self.flip[0]) / (self.flip[1] - self.flip[0])))
        x, y = _past(((a.x, a.y), *self.via, (b.x, b.y)), way)
        return Pose(
            x=x + self.bow * middle,
            y=y - self.arc * middle,
            angle=_between(a.angle, b.angle, way) + self.sway * middle,
            scale=_between(a.scale, b.scale, way),
            opacity=min(1.0, max(0.0, _between(a.opacity, b.opacity, way))),
            lift=max(0.0, _between(a.lift, b.lift, way) + self.lift * self._height(time_gone, middle)),
            turned=_between(a.turned, b.turned, over),
            peel=self.peel * min(1.0, 1.6 * middle),
        )

    def _height(self, time_gone: float, middle: float) -> float:
        """How high it is, in shares of its lift; of what falls and bounces time tells it, not the way."""
        if not self.bounce:
            return middle
        falls = 1.0 - BOUNCE_TIME
        if time_gone < falls:
            return _hump(time_gone / falls)
        return self.bounce * _hump((time_gone - falls) / BOUNCE_TIME)


def _past(points: tuple[tuple[float, float], ...], way: float) -> tuple[float, float]:
    """A place on the Bézier curve whose control points these are, those between the ends three times each."""
    control = [points[0], *(point for point in points[1:-1] for _ in range(3)), points[-1]]
    degree = len(control) - 1
    shares = [math.comb(degree, place) * way**place * (1 - way) ** (degree - place) for place in range(degree + 1)]
    x = sum(share * point[0] for share, point in zip(shares, control, strict=True))
    return x, sum(share * point[1] for share, point in zip(shares, control, strict=True))


def _hump(share: float) -> float:
    return 4 * share * (1 - share)


def _between(start: float, end: float, way: float) -> float:
    return start + (end - start) * way


def monotonic_ms() -> float:
    """Milliseconds on a clock that never goes back."""
    return time.perf_counter() * 1000


class Animator(QObject):
    """Ticks with the time since `start`, as often as the screen shows a new picture."""

    ticked = Signal(float)

    def __init__(self, parent: QObject | None = None, *, clock: Callable[[], float] = monotonic_ms) -> None:
        super().__init__(parent)
        self._clock = clock
        self._began = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)
        self.follow(USUAL_RATE)

    @property
    def running(self) -> bool:
        """Whether it ticks."""
        return self._timer.isActive()

    @property
    def elapsed(self) -> float:
        """Milliseconds since the last `start`."""
        return self._clock() - self._began

    def follow(self, rate: float) -> None:
        """Tick as often as a screen of this refresh rate (in Hz; what is no rate counts as 60)."""
        self._timer.setInterval(max(1, int(1000 / (rate if rate >= 1 else USUAL_RATE))))

    def start(self) -> None:
        """Count from now, and tick."""
        self._began = self._clock()
        self._timer.start()

    def stop(self) -> None:
        """Tick no more."""
        self._timer.stop()

    def tick(self) -> None:
        """Tell the time."""
        self.ticked.emit(self.elapsed)
