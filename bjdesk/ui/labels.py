"""What stands on the buttons, and what they are called by a screen reader."""

from __future__ import annotations

from enum import Enum, auto

from bjdesk.engine.actions import Action
from bjdesk.frozen import dataclass
from bjdesk.ui.translate import translate


class Button(Enum):
    """A button of the strip or the bar that is no action of play."""

    CLEAR = auto()
    UNDO = auto()
    DOUBLE_BET = auto()
    REBET = auto()
    REBET_AND_DEAL = auto()
    DEAL = auto()
    REBUY = auto()
    RULES = auto()
    GAMELOGS = auto()
    STATISTICS = auto()
    HINT = auto()
    KEYS = auto()
    HELP = auto()
    VERSION = auto()
    SETTINGS = auto()
    SOUND = auto()
    EXIT_GAME = auto()


@dataclass(frozen=True, slots=True)
class ButtonWords:
    """`label` stands on the button, in capitals; it may break into lines. `name` is for screen readers."""

    label: str
    name: str


def button_words(button: Button | Action) -> ButtonWords:
    """The words of a button."""
    if isinstance(button, Action):
        return _answer_words(button) if button in _ANSWERS else _play_words(button)
    return _betting_words(button) if button in _BETTING else _bar_words(button)


def switch_words(*, on: bool) -> str:
    """How the sound stands."""
    return translate("Button", "Sound is on") if on else translate("Button", "Sound is off")


_ANSWERS = frozenset(
    {Action.INSURANCE, Action.NO_INSURANCE, Action.EVEN_MONEY, Action.NO_EVEN_MONEY, Action.NO_SURRENDER}
)
_BETTING = frozenset({Button.CLEAR, Button.UNDO, Button.DOUBLE_BET, Button.REBET, Button.REBET_AND_DEAL, Button.DEAL})


def _play_words(action: Action) -> ButtonWords:
    match action:
        case Action.HIT:
            return ButtonWords(translate("Button", "HIT"), translate("Button", "Hit"))
        case Action.STAND:
            return ButtonWords(translate("Button", "STAND"), translate("Button", "Stand"))
        case Action.DOUBLE:
            return ButtonWords(translate("Button", "DOUBLE"), translate("Button", "Double"))
        case Action.SPLIT:
            return ButtonWords(translate("Button", "SPLIT"), translate("Button", "Split"))
        case Action.SURRENDER:
            return ButtonWords(translate("Button", "SURRENDER"), translate("Button", "Surrender"))
        case _:
            raise AssertionError(action)


def _answer_words(action: Action) -> ButtonWords:
    yes, no = translate("Button", "YES"), translate("Button", "NO")
    match action:
        case Action.INSURANCE:
            return ButtonWords(yes, translate("Button", "Insurance"))
        case Action.NO_INSURANCE:
            return ButtonWords(no, translate("Button", "No insurance"))
        case Action.EVEN_MONEY:
            return ButtonWords(yes, translate("Button", "Even money"))
        case Action.NO_EVEN_MONEY:
            return ButtonWords(no, translate("Button", "No even money"))
        case Action.NO_SURRENDER:
            return ButtonWords(no, translate("Button", "No surrender"))
        case _:
            raise AssertionError(action)


def _betting_words(button: Button) -> ButtonWords:
    match button:
        case Button.CLEAR:
            return ButtonWords(translate("Button", "CLEAR"), translate("Button", "Clear"))
        case Button.UNDO:
            return ButtonWords(translate("Button", "UNDO"), translate("Button", "Undo"))
        case Button.DOUBLE_BET:
            #: May break into two lines at \n.
            label = translate("Button", "DOUBLE\nBET")
            return ButtonWords(label, translate("Button", "Double bet"))
        case Button.REBET:
            return ButtonWords(translate("Button", "REBET"), translate("Button", "Rebet"))
        case Button.REBET_AND_DEAL:
            #: May break into two lines at \n.
            label = translate("Button", "REBET\nAND DEAL")
            return ButtonWords(label, translate("Button", "Rebet and deal"))
        case Button.DEAL:
            return ButtonWords(translate("Button", "DEAL"), translate("Button", "Deal"))
        case _:
            raise AssertionError(button)


def _bar_words(button: Button) -> ButtonWords:
    match button:
        case Button.REBUY:
            return ButtonWords(translate("Button", "REBUY"), translate("Button", "Rebuy"))
        case Button.GAMELOGS:
            return ButtonWords(translate("Button", "GAMELOGS"), translate("Button", "Gamelogs"))
        case Button.STATISTICS:
            return ButtonWords(translate("Button", "STATISTICS"), translate("Button", "Statistics"))
        case Button.SETTINGS:
            return ButtonWords(translate("Button", "SETTINGS"), translate("Button", "Settings"))
        case Button.SOUND:
            return ButtonWords(translate("Button", "SOUND"), translate("Button", "Sound"))
        case Button.EXIT_GAME:
            return ButtonWords(translate("Button", "EXIT GAME"), translate("Button", "Exit game"))
        case _:
            return _help_words(button)


def _help_words(button: Button) -> ButtonWords:
    match button:
        case Button.HINT:
            return ButtonWords(translate("Button", "HINT"), translate("Button", "Hint"))
        case Button.RULES:
            return ButtonWords(translate("Button", "RULES"), translate("Button", "Rules"))
        case Button.KEYS:
            return ButtonWords(translate("Button", "KEYS"), translate("Button", "Keys"))
        case Button.HELP:
            return ButtonWords(translate("Button", "HOW TO PLAY"), translate("Button", "How to play"))
        case Button.VERSION:
            return ButtonWords(translate("Button", "VERSION"), translate("Button", "Version"))
        case _:
            raise AssertionError(button)
