"""When each frame of a batch starts and when it is shown: pure, from the frames and the speed."""

from __future__ import annotations

from itertools import dropwhile, takewhile
from typing import TYPE_CHECKING, Final

from bjdesk.engine.events import (
    Asked,
    CardDealt,
    DealerLooked,
    HandSplit,
    HoleCardTurned,
    InsuranceSettled,
    Outcome,
    WagerKind,
    WagerLaid,
    WagerSettled,
)
from bjdesk.frozen import dataclass, replace
from bjdesk.game.commands import BetsCleared, BetsLaid, ChipAdded, ChipTaken, CutCardCame, ShoeShuffled
from bjdesk.ui.felt import pace
from bjdesk.ui.felt.cues import Cue, Path, cues
from bjdesk.ui.felt.pace import Ease, Span, Speed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bjdesk.game.view import Frame, TableView


@dataclass(frozen=True, slots=True)
class Timed:
    """A frame with its times, in milliseconds from the start of its batch.

    From `start` on it moves; at `shown` its state counts as seen; at `end` the last chip of it lies still.
    The spans of `cues` count from `start`; `slide` is how long its neighbours take to make room.
    """

    frame: Frame
    before: TableView
    cues: tuple[Cue, ...]
    start: float
    shown: float
    end: float
    slide: float


@dataclass(frozen=True, slots=True)
class _Times:
    """How long a frame takes: until it is shown, and until the next one may start."""

    shown: float
    gap: float


def schedule(before: TableView, frames: Sequence[Frame], speed: Speed) -> tuple[Timed, ...]:
    """Give every frame of a batch its times. Frames are shown in their order, never one before the other."""
    timed: list[Timed] = []
    start = shown = 0.0
    for place, frame in enumerate(frames):
        moves = _at_speed(cues(before, frame), speed)
        times = _times(frames, place)
        if not speed.travels:
            times = _Times(speed.fade, speed.fade) if moves else _Times(0, 0)
            times = replace(times, gap=0) if _goes_on(frame) else times
        else:
            times = _Times(speed.scaled(times.shown), speed.scaled(times.gap))
        shown = max(shown, start + times.shown)
        end = max([shown, *(start + cue.span.end for cue in moves)])
        slide = times.shown if speed.travels else 0.0
        timed.append(Timed(frame, before, moves, start, shown, end, slide))
        start += times.gap
        before = frame.view
    return tuple(timed)


def _at_speed(moves: tuple[Cue, ...], speed: Speed) -> tuple[Cue, ...]:
    """Stretch the motions, or put a fade in the place of each."""
    if speed.travels:
        return tuple(
            replace(cue, span=Span(speed.scaled(cue.span.delay), speed.scaled(cue.span.duration))) for cue in moves
        )
    still = (cue for cue in moves if cue.path not in _MOVES_ONLY and (cue.leaving or cue.end == cue.what))
    fades = (replace(cue, path=Path.FADE, span=Span(0, speed.fade), ease=Ease.LINEAR) for cue in still)
    return tuple(replace(cue, end=cue.what) if cue.leaving else replace(cue, start=cue.what) for cue in fades)


def _goes_on(frame: Frame) -> bool:
    """Whether the next frame need not wait for this one's chips."""
    return isinstance(frame.event, WagerSettled | InsuranceSettled | WagerLaid | ShoeShuffled)


_MOVES_ONLY: Final = frozenset({Path.LOOK, Path.RIFFLE})
_PLAIN: Final[dict[type, _Times]] = {
    DealerLooked: _Times(pace.LOOK, pace.LOOK),
    HandSplit: _Times(pace.SPLIT, pace.SPLIT),
    InsuranceSettled: _Times(pace.BEAT, pace.BEAT),
    ChipAdded: _Times(pace.CHIP_TO_STACK, pace.CHIP_TO_STACK),
    BetsLaid: _Times(pace.CHIP_TO_STACK, pace.BEAT),
    CutCardCame: _Times(pace.FLIGHT, pace.FLIGHT),
    ChipTaken: _Times(pace.CHIP_BACK, pace.CHIP_BACK),
    BetsCleared: _Times(pace.CHIP_BACK, pace.CHIP_BACK),
}


def _times(frames: Sequence[Frame], place: int) -> _Times:
    match frames[place].event:
        case CardDealt() as event:
            return _card(frames, place, from_box=event.seat.box is not None)
        case HoleCardTurned():
            return _Times(pace.BEAT + pace.TURN, pace.BEAT + pace.TURN + _beat_before_draw(frames, place))
        case WagerLaid(kind=WagerKind.DOUBLE | WagerKind.SPLIT | WagerKind.INSURANCE as kind):
            return _Times(pace.CHIP_TO_STACK, pace.CHIP_TO_STACK / (1 if kind is WagerKind.SPLIT else 2))
        case WagerSettled(outcome=Outcome.BUST):
            return _Times(pace.BUST_BADGE + pace.BADGE, pace.BUST_BADGE + pace.BADGE)
        case WagerSettled():
            return _Times(pace.BADGE, _between_badges(frames, place))
        case Asked() if place + 1 < len(frames):  # nobody at the screen: a computer player is about to act
            return _Times(pace.PASS, pace.COMPUTER_THINKS)
        case ShoeShuffled():
            return _Times(0, _lead(frames, place))
        case event:
            return _PLAIN.get(type(event), _Times(0, 0))


def _card(frames: Sequence[Frame], place: int, *, from_box: bool) -> _Times:
    """A card of the opening deal, one that a player asked for, or one that the dealer draws."""
    first, after = _run(frames, place)
    follows = place + 1 < after
    if _opens(frames, first):
        return _Times(pace.FLIGHT, _cadence(after - first) if follows else pace.FLIGHT)
    if from_box:
        return _Times(pace.FLIGHT, pace.FLIGHT)
    drawn = sum(_is_draw(frame) for frame in frames[first:place])
    wait = max(pace.DRAW_FLOOR, pace.DRAW * pace.DRAW_FASTER**drawn)
    return _Times(pace.FLIGHT, wait if follows else pace.FLIGHT + pace.BEAT)


def _run(frames: Sequence[Frame], place: int) -> tuple[int, int]:
    """Return where the unbroken row of dealt cards around this one begins, and where it has ended."""
    first = place - sum(1 for _ in takewhile(_is_card, reversed(frames[:place])))
    after = place + sum(1 for _ in takewhile(_is_card, frames[place:]))
    return first, after


def _opening(count: int) -> float:
    """Milliseconds from the first card's start to the last one's landing."""
    return (count - 1) * _cadence(count) + pace.FLIGHT


def _cadence(count: int) -> float:
    return min(pace.CADENCE, pace.OPENING / (count - 1)) if count > 1 else pace.CADENCE


def _lead(frames: Sequence[Frame], place: int) -> float:
    """From a shuffle to the first bet of the deal: the shoe is filling while the first card comes."""
    count = sum(1 for _ in takewhile(_is_card, dropwhile(lambda frame: not _is_card(frame), frames[place:])))
    bound = pace.DEALT_FEW if count <= 4 else pace.DEALT_MANY
    return max(0.0, min(pace.SHUFFLE_LEAD, bound - _opening(count))) if count else 0.0


def _opens(frames: Sequence[Frame], first: int) -> bool:
    """Whether a row of cards follows the laying of first bets."""
    if first == 0:
        return False
    event = frames[first - 1].event
    return isinstance(event, WagerLaid) and event.kind is WagerKind.FIRST


def _is_card(frame: Frame) -> bool:
    return isinstance(frame.event, CardDealt)


def _is_draw(frame: Frame) -> bool:
    return isinstance(frame.event, CardDealt) and frame.event.seat.box is None


def _beat_before_draw(frames: Sequence[Frame], place: int) -> float:
    """Return a moment to read the turned card before the dealer draws."""
    return pace.BEAT if place + 1 < len(frames) and _is_draw(frames[place + 1]) else 0


def _between_badges(frames: Sequence[Frame], place: int) -> float:
    """From this badge to the next; the last one stands before the round counts as over."""
    settled = sum(isinstance(frame.event, WagerSettled) for frame in frames)
    if place + 1 < len(frames) and isinstance(frames[place + 1].event, WagerSettled):
        return min(pace.BADGE_APART, pace.BADGES / (settled - 1))
    return pace.BADGE
