"""What every key does, in words, by the moment in which it counts: for the settings and for the list of keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bjdesk.engine.actions import Action
from bjdesk.frozen import dataclass
from bjdesk.ui.keys import STROKES, Press, stroke_cap, strokes
from bjdesk.ui.labels import Button, button_words
from bjdesk.ui.translate import translate

CHIPS: Final[tuple[tuple[str, Callable[[], str]], ...]] = (
    ("1 – 6", lambda: translate("Keys", "Lay a chip")),
    ("Shift+1 – 6", lambda: translate("Keys", "Take a chip off")),
)
"""The digits: they can't be changed, since every keyboard has them in the same place."""


def _name_of(button: Button | Action) -> Callable[[], str]:
    """A key that presses a button is called as the button is."""
    return lambda: button_words(button).name


MEANINGS: Final[dict[Press, Callable[[], str]]] = {
    Press.UNDO: _name_of(Button.UNDO),
    Press.CLEAR: _name_of(Button.CLEAR),
    Press.DOUBLE_BET: _name_of(Button.DOUBLE_BET),
    Press.REBET: _name_of(Button.REBET),
    Press.REBET_AND_DEAL: _name_of(Button.REBET_AND_DEAL),
    Press.DEAL: _name_of(Button.DEAL),
    Press.HIT: _name_of(Action.HIT),
    Press.STAND: _name_of(Action.STAND),
    Press.DOUBLE: _name_of(Action.DOUBLE),
    Press.SPLIT: _name_of(Action.SPLIT),
    Press.SURRENDER: _name_of(Action.SURRENDER),
    Press.INSURANCE: lambda: translate("Keys", "Yes to a question"),
    Press.NO: lambda: translate("Keys", "No to a question"),
    Press.EVEN_MONEY: _name_of(Action.EVEN_MONEY),
    Press.RULES: _name_of(Button.RULES),
    Press.KEYS: lambda: translate("Keys", "This list of keys"),
    Press.HELP: _name_of(Button.HELP),
    Press.SAY_HAND: lambda: translate("Keys", "Say my hand"),
    Press.SAY_DEALER: lambda: translate("Keys", "Say the dealer's hand"),
    Press.SAY_MONEY: lambda: translate("Keys", "Say bet and balance"),
    Press.SAY_TABLE: lambda: translate("Keys", "Say the whole table"),
    Press.SAY_AGAIN: lambda: translate("Keys", "Say it again"),
    Press.HINT: _name_of(Button.HINT),
    Press.RESULTS: lambda: translate("Keys", "Results"),
    Press.GAMELOGS: _name_of(Button.GAMELOGS),
    Press.REBUY: _name_of(Button.REBUY),
    Press.FULL_SCREEN: lambda: translate("Keys", "Full screen"),
    Press.SETTINGS: _name_of(Button.SETTINGS),
    Press.SOUND: lambda: translate("Keys", "Sound on or off"),
    Press.LANGUAGE: lambda: translate("Keys", "Next language"),
    Press.LARGER: lambda: translate("Keys", "Larger text"),
    Press.SMALLER: lambda: translate("Keys", "Smaller text"),
    Press.SKIP: lambda: translate("Keys", "Skip motion, close"),
    Press.EXIT: _name_of(Button.EXIT_GAME),
}
_BETTING: Final = (Press.DEAL, Press.REBET_AND_DEAL, Press.REBET, Press.DOUBLE_BET, Press.UNDO, Press.CLEAR)
_PLAYING: Final = (Press.HIT, Press.STAND, Press.DOUBLE, Press.SPLIT, Press.SURRENDER)
_QUESTIONS: Final = (Press.INSURANCE, Press.NO, Press.EVEN_MONEY)
_SPOKEN: Final = (Press.SAY_HAND, Press.SAY_DEALER, Press.SAY_MONEY, Press.SAY_TABLE, Press.SAY_AGAIN)
_AT_TIMES: Final = frozenset({*_BETTING, *_PLAYING, *_QUESTIONS, *_SPOKEN})


@dataclass(frozen=True, slots=True)
class Moment:
    """When these keys count."""

    heading: Callable[[], str]
    presses: tuple[Press, ...]
    chips: bool = False


MOMENTS: Final = (
    Moment(lambda: translate("Keys", "Betting"), _BETTING, chips=True),
    Moment(lambda: translate("Keys", "Playing"), _PLAYING),
    Moment(lambda: translate("Keys", "Questions"), _QUESTIONS),
    Moment(lambda: translate("Keys", "Said aloud"), _SPOKEN),
    Moment(lambda: translate("Keys", "Always"), tuple(press for press in MEANINGS if press not in _AT_TIMES)),
)


def caps(press: Press) -> tuple[str, ...]:
    """All keys of a press that are worth telling."""
    told = dict.fromkeys(stroke_cap(stroke) for stroke in strokes(press))
    for hidden in ("Enter", "Ctrl+Enter", "Ctrl+="):  # the keypad's, and plus without Shift: they need no telling
        if len(told) > 1:
            told.pop(hidden, None)
    if press is Press.HIT and strokes(press) == STROKES[press]:
        told[translate("Keys", "Space")] = None
    return tuple(told)
