"""The keys: what each does, how it is written on a button, and digits by scan code so that every layout has them.

The player may give a press another key: `use` takes the choice for the whole program.
"""

from __future__ import annotations

import sys
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from bjdesk.frozen import dataclass

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QKeyEvent


class Press(Enum):
    """What a key stroke means. The digit keys come as `ChipKey`."""

    UNDO = auto()
    CLEAR = auto()
    DOUBLE_BET = auto()
    REBET = auto()
    REBET_AND_DEAL = auto()
    DEAL = auto()
    HIT = auto()
    STAND = auto()
    DOUBLE = auto()
    SPLIT = auto()
    SURRENDER = auto()
    INSURANCE = auto()
    NO = auto()
    EVEN_MONEY = auto()
    RULES = auto()
    KEYS = auto()
    HELP = auto()
    SAY_HAND = auto()
    SAY_DEALER = auto()
    SAY_MONEY = auto()
    SAY_TABLE = auto()
    SAY_AGAIN = auto()
    HINT = auto()
    RESULTS = auto()
    GAMELOGS = auto()
    REBUY = auto()
    FULL_SCREEN = auto()
    SETTINGS = auto()
    SOUND = auto()
    LANGUAGE = auto()
    LARGER = auto()
    SMALLER = auto()
    SKIP = auto()
    EXIT = auto()


@dataclass(frozen=True, slots=True)
class ChipKey:
    """A digit: the chip at this place of the rack (from 0), laid or taken off."""

    place: int
    take: bool


Key = Qt.Key


@dataclass(frozen=True, slots=True)
class Stroke:
    """A key by what it writes, or by its place on the keyboard: a scan code, where it is not 0."""

    key: Key
    control: bool = False
    place: int = 0


_CTRL = Qt.KeyboardModifier.ControlModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_ALT = Qt.KeyboardModifier.AltModifier
_PAD = Qt.KeyboardModifier.KeypadModifier

_PLAIN: Final[dict[Press, tuple[Key, ...]]] = {
    Press.UNDO: (Key.Key_Backspace,),
    Press.CLEAR: (Key.Key_Delete,),
    Press.DOUBLE_BET: (Key.Key_X,),
    Press.REBET: (Key.Key_R,),
    Press.DEAL: (Key.Key_Return, Key.Key_Enter),
    Press.HIT: (Key.Key_H,),
    Press.STAND: (Key.Key_S,),
    Press.DOUBLE: (Key.Key_D,),
    Press.SPLIT: (Key.Key_P,),
    Press.SURRENDER: (Key.Key_U,),
    Press.INSURANCE: (Key.Key_I, Key.Key_Y),
    Press.NO: (Key.Key_N,),
    Press.EVEN_MONEY: (Key.Key_M,),
    Press.RULES: (Key.Key_F1,),
    Press.KEYS: (Key.Key_Question,),
    Press.SAY_HAND: (Key.Key_F2,),
    Press.SAY_DEALER: (Key.Key_F3,),
    Press.SAY_MONEY: (Key.Key_F4,),
    Press.SAY_TABLE: (Key.Key_F5,),
    Press.SAY_AGAIN: (Key.Key_F6,),
    Press.HINT: (Key.Key_F7,),
    Press.RESULTS: (Key.Key_F8,),
    Press.GAMELOGS: (Key.Key_F9,),
    Press.REBUY: (Key.Key_F10,),
    Press.FULL_SCREEN: (Key.Key_F11,),
    Press.SKIP: (Key.Key_Escape,),
}
_CONTROL: Final[dict[Press, tuple[Key, ...]]] = {
    Press.REBET_AND_DEAL: (Key.Key_Return, Key.Key_Enter),
    Press.HELP: (Key.Key_H,),
    Press.SETTINGS: (Key.Key_Comma,),
    Press.SOUND: (Key.Key_M,),
    Press.LANGUAGE: (Key.Key_L,),
    Press.LARGER: (Key.Key_Plus, Key.Key_Equal),
    Press.SMALLER: (Key.Key_Minus,),
    Press.EXIT: (Key.Key_Q,),
}

STROKES: Final[dict[Press, tuple[Stroke, ...]]] = {
    press: tuple(Stroke(key, control) for key in keys)
    for control, table in ((False, _PLAIN), (True, _CONTROL))
    for press, keys in table.items()
}
"""The keys as the program comes with them; the first one stands on the button."""
BY_PLACE: Final = frozenset({Press.UNDO, Press.CLEAR, Press.DOUBLE_BET, Press.REBET, Press.REBET_AND_DEAL, Press.DEAL})
"""A key chosen for these keeps its place on the keyboard, whatever the layout writes there."""

# What stands on a keycap. Names of keys are short words of the keyboard itself, not of a language.
_CAPS: Final[dict[Key, str]] = {
    Key.Key_Backspace: "Bksp",
    Key.Key_Return: "↵",
    Key.Key_Enter: "Enter",
    Key.Key_Minus: "−",
}

# Scan codes of the digit row's and the keypad's 1 to 6.
if sys.platform == "win32":
    _ROW = (2, 3, 4, 5, 6, 7)
    _KEYPAD = (79, 80, 81, 75, 76, 77)
elif sys.platform == "darwin":  # macOS gives no scan code: `scan_code` takes the virtual key, which is a place there
    _ROW = (18, 19, 20, 21, 23, 22)
    _KEYPAD = (83, 84, 85, 86, 87, 88)
else:
    _ROW = (10, 11, 12, 13, 14, 15)
    _KEYPAD = (87, 88, 89, 83, 84, 85)
_DIGITS = (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5, Key.Key_6)


def stroke_cap(stroke: Stroke) -> str:
    """What the keycap of a stroke shows."""
    name = _CAPS.get(stroke.key) or QKeySequence(stroke.key).toString(QKeySequence.SequenceFormat.PortableText)
    return f"Ctrl+{name}" if stroke.control else name


def strokes(press: Press) -> tuple[Stroke, ...]:
    """The keys of a press now, the one on its button first."""
    return _in_use[press]


def cap(press: Press) -> str:
    """What the keycap of `press` shows."""
    return stroke_cap(_in_use[press][0])


def key_name(press: Press) -> str:
    """The key of a press as a word, for sentences: the arrow of Enter is a drawing, not a letter."""
    return cap(press).replace("↵", "Enter")


def use(chosen: Mapping[Press, Stroke]) -> None:
    """Take the player's keys for these presses, and our own for all others."""
    _in_use.update(STROKES)
    _in_use.update({press: (stroke,) for press, stroke in chosen.items()})
    _written.clear()
    _placed.clear()
    for press, keys in _in_use.items():
        for stroke in keys:
            (_placed if stroke.place else _written)[stroke.place or stroke.key, stroke.control] = press


def meaning(event: QKeyEvent) -> Press | ChipKey | None:
    """What a key stroke means; None for keys that are not ours."""
    modifiers = event.modifiers()
    if modifiers & _ALT:
        return None
    place, control = digit(event), bool(modifiers & _CTRL)
    if place is not None and not control:
        return ChipKey(place, take=bool(modifiers & _SHIFT))
    placed = _placed.get((scan_code(event), control))
    return placed or _written.get((Key(event.key()), control)) or _without_place(event, control=control)


def _without_place(event: QKeyEvent, *, control: bool) -> Press | None:
    """A key that is meant by its place, where the keyboard does not tell places."""
    if scan_code(event):
        return None
    wanted = {(stroke.key, stroke.control): press for press in BY_PLACE for stroke in _in_use[press]}
    return wanted.get((Key(event.key()), control))


def digit(event: QKeyEvent) -> int | None:
    """Place of the digit pressed, from 0: by its place on the keyboard, else by what it writes."""
    code = scan_code(event)
    keypad = bool(event.modifiers() & _PAD)
    if code in (_KEYPAD if keypad else _ROW):
        return (_KEYPAD if keypad else _ROW).index(code)
    if event.key() in _DIGITS:
        return _DIGITS.index(Key(event.key()))
    return None


def scan_code(event: QKeyEvent) -> int:
    """The place of a key on the keyboard; 0 where it is not told."""
    return event.nativeVirtualKey() if sys.platform == "darwin" else event.nativeScanCode()


_in_use: dict[Press, tuple[Stroke, ...]] = {}
_written: dict[tuple[int, bool], Press] = {}
_placed: dict[tuple[int, bool], Press] = {}
use({})
