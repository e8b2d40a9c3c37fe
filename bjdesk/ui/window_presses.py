"""What a key does in the window: one place that knows where each press goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from bjdesk.game.view import Phase
from bjdesk.ui.held_keys import HeldKeys
from bjdesk.ui.keys import ChipKey, Press, meaning
from bjdesk.ui.labels import Button

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from bjdesk.ui.main_window import MainWindow


def felt_has_focus(window: MainWindow) -> bool:
    """Whether the keyboard's place is the felt itself."""
    return window.focusWidget() in {window, window.felt, window.felt.viewport(), None}


class WindowPresses:
    """Takes the keys that no focused widget wanted."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._held = HeldKeys()
        self._acts = {
            Press.RULES: lambda: window.open(Button.RULES),
            Press.KEYS: lambda: window.open(Button.KEYS),
            Press.HELP: lambda: window.open(Button.HELP),
            Press.GAMELOGS: lambda: window.open(Button.GAMELOGS),
            Press.REBUY: lambda: window.open(Button.REBUY),
            Press.SETTINGS: lambda: window.open(Button.SETTINGS),
            Press.SOUND: window.toggle_sound,
            Press.EXIT: window.close,
            Press.HINT: lambda: window.open(Button.HINT),
            Press.RESULTS: window.toggle_results,
            Press.FULL_SCREEN: window.toggle_full_screen,
            Press.LANGUAGE: window.next_language,
            Press.LARGER: lambda: window.change_text_scale(1),
            Press.SMALLER: lambda: window.change_text_scale(-1),
            Press.SKIP: window.skip,
        }

    def take(self, event: QKeyEvent) -> bool:
        """Carry a key stroke out; False if it means nothing here."""
        press = self._meaning(event)
        if press is None:
            return False
        if self._held.repeats(event) and press not in {Press.LARGER, Press.SMALLER}:
            return True
        if isinstance(press, ChipKey):
            self._chip(press)
        elif press in self._acts:
            self._acts[press]()
        elif press in _SPOKEN:
            self._window.speak(press)
        else:
            return self._play(press)
        return True

    def release(self, event: QKeyEvent) -> None:
        """Know that a key was let go."""
        self._held.release(event)

    def _meaning(self, event: QKeyEvent) -> Press | ChipKey | None:
        if event.key() == Qt.Key.Key_Space and not event.modifiers():
            return Press.HIT if felt_has_focus(self._window) else None
        return meaning(event)

    def _chip(self, key: ChipKey) -> None:
        """Lay or take by a digit. During play it only lands what moves, or says why it is off."""
        if self._landed_something_new():
            return
        rack, buttons = self._window.strip.rack, self._window.felt.buttons
        for box, pair in enumerate(zip(buttons.boxes, buttons.stacks, strict=True)):
            if self._window.focusWidget() in pair:
                rack.use_box(box)
        reason = rack.key(key)
        if reason:
            self._window.tell(reason)

    def _play(self, press: Press) -> bool:
        window = self._window
        if self._landed_something_new():
            return True
        if window.prompt.press(press):
            return True
        return window.strip.press(press)

    def _landed_something_new(self) -> bool:
        """Land what moves; True if the player could not yet have seen what then lies there. Bets hide nothing."""
        moving = self._window.playback.running
        self._window.skip_motion()
        return moving and self._window.shown_view.phase is not Phase.BETTING


_SPOKEN = frozenset({Press.SAY_HAND, Press.SAY_DEALER, Press.SAY_MONEY, Press.SAY_TABLE, Press.SAY_AGAIN})
