"""Choosing keys: which stroke may mean what, why another may not, and how a choice is kept in the settings."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final, assert_never, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from bjdesk.ui.keys import BY_PLACE, STROKES, Press, Stroke, digit, scan_code, strokes
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtCore import QKeyCombination
    from PySide6.QtGui import QKeyEvent

Key = Qt.Key
FIXED: Final = frozenset({Press.SKIP})
"""Esc closes windows everywhere: it can't be given away."""
_MODIFIERS: Final = frozenset(
    {Key.Key_Shift, Key.Key_Control, Key.Key_Meta, Key.Key_Alt, Key.Key_AltGr, Key.Key_CapsLock, Key.Key_NumLock,
     Key.Key_Super_L, Key.Key_Super_R, Key.Key_Menu}
)  # fmt: skip
_PLACE: Final = " @"  # before the scan code, in the settings


class KeyRefusal(Enum):
    """Why a stroke can't be given to a press, other than that another press has it."""

    DIGIT = auto()
    ALT = auto()
    MOVES = auto()
    PRESSES = auto()
    NAMELESS = auto()


def is_modifier(event: QKeyEvent) -> bool:
    """Whether only Ctrl, Shift and the like went down: the key itself is still to come."""
    return Key(event.key()) in _MODIFIERS


def wanted(event: QKeyEvent, press: Press) -> Stroke | KeyRefusal:
    """The stroke that the player shows for a press."""
    key, modifiers = Key(event.key()), event.modifiers()
    if modifiers & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier):
        return KeyRefusal.ALT
    if digit(event) is not None:
        return KeyRefusal.DIGIT
    if key in {Key.Key_Tab, Key.Key_Backtab}:
        return KeyRefusal.MOVES
    if key is Key.Key_Space:
        return KeyRefusal.PRESSES
    stroke = Stroke(key, bool(modifiers & Qt.KeyboardModifier.ControlModifier), _place(event, press))
    return stroke if _read(_text(stroke)) == stroke else KeyRefusal.NAMELESS


def _place(event: QKeyEvent, press: Press) -> int:
    return scan_code(event) if press in BY_PLACE else 0


def taken_by(stroke: Stroke, press: Press) -> Press | None:
    """The other press that has this stroke."""
    for other in Press:
        if other is not press and any(_same(stroke, theirs) for theirs in strokes(other)):
            return other
    return None


def _same(one: Stroke, other: Stroke) -> bool:
    if one.control != other.control:
        return False
    return one.key == other.key or (one.place != 0 and one.place == other.place)


def refusal_words(refusal: KeyRefusal) -> str:
    """The reason in words."""
    match refusal:
        case KeyRefusal.DIGIT:
            return translate("Keys", "The digits 1 to 6 lay chips on every keyboard.")
        case KeyRefusal.ALT:
            return translate("Keys", "Keys with Alt belong to the system.")
        case KeyRefusal.MOVES:
            return translate("Keys", "Tab moves from one button to the next.")
        case KeyRefusal.PRESSES:
            return translate("Keys", "Space presses the button that has the focus.")
        case KeyRefusal.NAMELESS:
            return translate("Keys", "This key has no name.")
    assert_never(refusal)


# ---------------------------------------------------------------- kept


def kept(chosen: Mapping[Press, Stroke]) -> dict[str, str]:
    """The choices as the settings keep them."""
    return {press.name.lower(): _text(stroke) for press, stroke in chosen.items()}


def chosen_keys(stored: Mapping[str, str]) -> dict[Press, Stroke]:
    """The choices of the settings. What can't be read, or would give one key two meanings, is left out."""
    read = {press: _read(stored[press.name.lower()]) for press in Press if press.name.lower() in stored}
    chosen = {press: stroke for press, stroke in read.items() if stroke is not None and press not in FIXED}
    return {press: stroke for press, stroke in chosen.items() if not _clashes(press, stroke, chosen)}


def _clashes(press: Press, stroke: Stroke, chosen: Mapping[Press, Stroke]) -> bool:
    others = {other: (chosen[other],) if other in chosen else STROKES[other] for other in Press if other is not press}
    return any(_same(stroke, theirs) for keys in others.values() for theirs in keys)


def _text(stroke: Stroke) -> str:
    name = QKeySequence(stroke.key).toString(QKeySequence.SequenceFormat.PortableText)
    return f"{'Ctrl+' if stroke.control else ''}{name}{f'{_PLACE}{stroke.place}' if stroke.place else ''}"


def _read(text: str) -> Stroke | None:
    """A stroke from its text; None for what is none."""
    name, _, place = text.partition(_PLACE)
    sequence = QKeySequence.fromString(name, QKeySequence.SequenceFormat.PortableText)
    if sequence.count() != 1 or (place and not place.isdecimal()):
        return None
    pressed = cast("Sequence[QKeyCombination]", sequence)[0]  # Qt's stubs leave its items out
    control = pressed.keyboardModifiers() == Qt.KeyboardModifier.ControlModifier
    if not control and pressed.keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
        return None
    if pressed.key() in {Key.Key_unknown, Key(0)}:
        return None
    return Stroke(pressed.key(), control, int(place or 0))
