"""How fast things move: the times of a motion at Normal, the speeds, and the curves."""

from __future__ import annotations

from enum import Enum
from typing import Final

from bjdesk.frozen import dataclass

# Milliseconds at Normal.
CHIP_TO_STACK: Final = 180
CHIP_BACK: Final = 140
FLIGHT: Final = 280
CADENCE: Final = 180
"""Between two cards of the opening deal, start to start, as long as all of it stays under `OPENING`."""
OPENING: Final = 1700
LOOK: Final = 350
BEAT: Final = 120
TURN: Final = 240
DRAW: Final = 520
"""From one card of the dealer to the next, start to start; each one `DRAW_FASTER` of the one before."""
DRAW_FASTER: Final = 0.85
DRAW_FLOOR: Final = 320
BUST_BADGE: Final = 120
BUST_SWEEP: Final = 600
BADGE: Final = 160
BADGE_APART: Final = 120
BADGES: Final = 480
"""From the first badge of a round to the last, at most: many boxes follow each other faster."""
WINNINGS_OUT: Final = 300
WINNINGS_HOME: Final = 350
LOSING: Final = 250
SPLIT: Final = 220
COLLECT: Final = 260
GATHER_APART: Final = 24
"""From one hand that is collected to the next, as long as all of them take at most `GATHERING`."""
GATHERING: Final = 120
SHUFFLE: Final = 400
SHUFFLE_CARD: Final = 250
"""One of the cards that slide into the shoe, within `SHUFFLE`."""
SHUFFLE_LEAD: Final = 180
"""From the shuffle to the first card, as long as shuffle and deal stay under `DEALT_FEW` and `DEALT_MANY`."""
DEALT_FEW: Final = 1000  # an opening deal of four cards
DEALT_MANY: Final = 2000  # of sixteen
COMPUTER_THINKS: Final = 260
"""From a computer player's turn to what it does."""
PASS: Final = 160
"""The frame and its arrow go on to the next hand."""
COUNT_UP: Final = 400


class Speed(Enum):
    """How the table moves; the value is the word in the settings."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    TURBO = "turbo"
    REDUCED = "reduced"  # cross-fades only
    OFF = "off"

    @property
    def travels(self) -> bool:
        """Whether things move across the table; they fade in their places otherwise."""
        return self in _FACTORS

    @property
    def fade(self) -> int:
        """Milliseconds of the fade that stands for a motion where nothing travels."""
        return {Speed.TURBO: 60, Speed.REDUCED: 80}.get(self, 0)

    def scaled(self, milliseconds: float) -> float:
        """Return the length of a motion or a pause at this speed."""
        return milliseconds * _FACTORS.get(self, 0.0)


_FACTORS: Final = {Speed.SLOW: 1.6, Speed.NORMAL: 1.0, Speed.FAST: 0.5}


class Ease(Enum):
    """How a motion spends its time."""

    LINEAR = "linear"
    OUT_QUAD = "out-quad"
    OUT_CUBIC = "out-cubic"
    IN_OUT_QUAD = "in-out-quad"
    IN_OUT_CUBIC = "in-out-cubic"
    IN_CUBIC = "in-cubic"
    OUT_BACK = "out-back"

    def at(self, progress: float) -> float:
        """Return how far the motion has come when `progress` of its time (0–1) has gone. OUT_BACK overshoots."""
        rest = 1.0 - progress
        match self:
            case Ease.LINEAR:
                return progress
            case Ease.OUT_QUAD:
                return 1.0 - rest**2
            case Ease.OUT_CUBIC:
                return 1.0 - rest**3
            case Ease.IN_CUBIC:
                return progress**3
            case Ease.IN_OUT_QUAD:
                return 2 * progress**2 if progress < 0.5 else 1.0 - 2 * rest**2
            case Ease.IN_OUT_CUBIC:
                return 4 * progress**3 if progress < 0.5 else 1.0 - 4 * rest**3
            case Ease.OUT_BACK:
                return 1.0 - (_OVERSHOOT + 1) * rest**3 + _OVERSHOOT * rest**2


_OVERSHOOT: Final = 1.2


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of time in milliseconds, counted from the start of its frame."""

    delay: float
    duration: float

    @property
    def end(self) -> float:
        """When it is over."""
        return self.delay + self.duration

    def progress(self, elapsed: float) -> float:
        """Return 0 before, 1 after, and the part gone in between."""
        if elapsed >= self.end:
            return 1.0
        if elapsed <= self.delay:
            return 0.0
        return (elapsed - self.delay) / self.duration
