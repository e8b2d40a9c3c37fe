"""What is heard when something happens: pure, from a frame to the name of a sound.

Cards are heard when they leave the shoe, chips and turned cards when they land. Results are heard once, at the
round's end, and by the whole round's money: a hand that won in a round that lost is not cheered.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from bjdesk.engine.actions import Action
from bjdesk.engine.events import (
    Asked,
    CardDealt,
    HandSplit,
    HoleCardTurned,
    Outcome,
    RoundEnded,
    WagerKind,
    WagerLaid,
    WagerSettled,
)
from bjdesk.game.commands import (
    BalanceChanged,
    BetsCleared,
    BetsLaid,
    ChipAdded,
    ChipTaken,
    CutCardCame,
    ShoeShuffled,
    TableCleared,
)
from bjdesk.game.seats import YOU, is_computer, sitter_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bjdesk.game.view import Frame, TableView


class Sound(Enum):
    """A sound of the table; the value begins the names of its files."""

    ERROR = "error"
    BLACKJACK = "blackjack"
    WIN = "win"
    LOSE = "lose"
    PUSH = "push"
    INSURANCE = "insurance"
    SHUFFLE = "shuffle"
    FLIP = "flip"
    SLIDE = "slide"
    CHIP = "chip"
    TAKE = "take"
    TURN = "turn"


VARIANTS: Final = {Sound.CHIP: 3, Sound.SLIDE: 4}
"""Sounds that come in several takes, so that a row of them is no machine gun."""
_WEIGHT: Final = {sound: weight for weight, sound in enumerate(Sound)}
_QUESTIONS: Final = {Action.INSURANCE, Action.EVEN_MONEY}


class Moment(Enum):
    """When in its motion a frame is heard."""

    STARTED = auto()
    SHOWN = auto()


def file_names(sound: Sound) -> tuple[str, ...]:
    """Names of a sound's files, without their ending."""
    takes = VARIANTS.get(sound, 1)
    return (sound.value,) if takes == 1 else tuple(f"{sound.value}-{take}" for take in range(1, takes + 1))


def weightiest(sounds: Iterable[Sound]) -> Sound | None:
    """The one that tells most, where only one is to be heard."""
    return min(sounds, key=_WEIGHT.__getitem__, default=None)


def sound_of(frame: Frame, moment: Moment) -> Sound | None:
    """What is heard of this frame at this moment of its motion."""
    return _at_start(frame) if moment is Moment.STARTED else _when_shown(frame)


def _at_start(frame: Frame) -> Sound | None:
    match frame.event:
        case CardDealt() | HandSplit() | TableCleared() | CutCardCame():
            return Sound.SLIDE
        case ShoeShuffled():
            return Sound.SHUFFLE
        case WagerSettled(outcome=Outcome.BUST):
            return Sound.LOSE
        case RoundEnded():
            return _result(frame.view)
        case _:
            return None


def _when_shown(frame: Frame) -> Sound | None:
    match frame.event:
        case HoleCardTurned():
            return Sound.FLIP
        case Asked(box=box, hand=hand):
            return _question(frame.view, box, hand)
        case ChipAdded() | HandSplit() | BalanceChanged():
            return Sound.CHIP
        case WagerLaid(kind=WagerKind.DOUBLE | WagerKind.INSURANCE):
            return Sound.CHIP
        case BetsLaid(amounts=amounts):
            return Sound.CHIP if any(amounts) else Sound.TAKE
        case ChipTaken() | BetsCleared():
            return Sound.TAKE
        case WagerSettled(paid=paid) if paid:
            return Sound.TAKE  # the stake goes home, alone or not
        case _:
            return None


def _question(view: TableView, box: int, hand: int) -> Sound | None:
    """A question about money, or the first decision of a hand; the next ones of it were just asked for."""
    seen = view.observation
    if seen is None or is_computer(seen.boxes[box].owner):
        return None
    if not _QUESTIONS.isdisjoint(seen.legal):
        return Sound.INSURANCE
    return Sound.TURN if len(seen.boxes[box].hands[hand].cards) == 2 else None


def _result(view: TableView) -> Sound | None:
    """The round's end by its money. A round in which every hand went bust has been heard already."""
    seen = view.observation
    if seen is None or view.net is None:
        return None
    outcomes = {hand.outcome for box in seen.boxes if sitter_of(box.owner) == YOU for hand in box.hands}
    if not outcomes:
        return None
    if view.net > 0:
        return Sound.BLACKJACK if Outcome.NATURAL in outcomes else Sound.WIN
    if view.net == 0:
        return Sound.PUSH
    return None if outcomes == {Outcome.BUST} else Sound.LOSE
