"""All keys with what they do, for the settings: a press on a key waits for another one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from bjdesk.ui.dialogs.fields import IconButton, RingedButton, named_label, push_button
from bjdesk.ui.key_choices import FIXED, KeyRefusal, chosen_keys, is_modifier, kept, refusal_words, taken_by, wanted
from bjdesk.ui.key_words import CHIPS, MEANINGS, MOMENTS
from bjdesk.ui.keys import Press, key_name, use
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QFocusEvent, QKeyEvent

    from bjdesk.ui.keys import Stroke


class KeyButton(RingedButton):
    """Shows a press's key. Pressed, it takes the next key stroke as the new one; Esc or going away leaves it."""

    offered = Signal(object)
    """Stroke or KeyRefusal."""

    def __init__(self, press: Press, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.press = press
        self.setAutoDefault(False)
        self.setCheckable(True)
        self.setEnabled(press not in FIXED)
        self.toggled.connect(self._waits)

    def retranslate(self) -> None:
        """The key, or that one is waited for."""
        self.setText(translate("Keys", "Press a key…") if self.isChecked() else key_name(self.press))
        self.setAccessibleName(f"{MEANINGS[self.press]()}: {self.text()}")

    def _waits(self, waiting: bool) -> None:  # noqa: FBT001 - Qt's own signal
        self.retranslate()
        if waiting:
            self.setFocus()  # some systems give a button no focus at a press of the mouse

    def event(self, event: QEvent) -> bool:
        """While it waits, every key is its own: Tab and the window's keys too."""
        if self.isChecked() and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if self.isChecked() and event.type() == QEvent.Type.KeyPress:
            self.keyPressEvent(cast("QKeyEvent", event))
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the stroke that was waited for."""
        if not self.isChecked():
            super().keyPressEvent(event)
            return
        if event.isAutoRepeat() or is_modifier(event):
            return
        self.setChecked(False)
        if event.key() != Qt.Key.Key_Escape:
            self.offered.emit(wanted(event, self.press))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nobody waits any more."""
        self.setChecked(False)
        super().focusOutEvent(event)


class KeyRow:
    """One press: what it does, its key, the way back, and room for a reason."""

    def __init__(self, press: Press) -> None:
        self.press = press
        self.meaning = named_label(wrap=True)
        self.key = KeyButton(press)
        self.back = IconButton("undo")
        place = self.back.sizePolicy()
        place.setRetainSizeWhenHidden(True)
        self.back.setSizePolicy(place)
        self.reason = named_label("refusal", wrap=True)
        self.reason.hide()
        self.meaning.setBuddy(self.key)

    def lie(self, grid: QGridLayout, row: int) -> None:
        """Take two rows of a grid."""
        grid.addWidget(self.meaning, row, 0)
        grid.addWidget(self.key, row, 1)
        grid.addWidget(self.back, row, 2)
        grid.addWidget(self.reason, row + 1, 0, 1, 3)

    def say(self, reason: str) -> None:
        """Say why a key can't be; "" where there is nothing to say."""
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        self.key.setAccessibleDescription(reason)

    def retranslate(self, *, changed: bool) -> None:
        """Say everything in the language of now."""
        self.meaning.setText(MEANINGS[self.press]())
        self.key.retranslate()
        self.back.say(f"{translate('Keys', 'Reset')}: {MEANINGS[self.press]()}")
        self.back.setVisible(changed)


class KeyList(QWidget):
    """The presses by their moments, each with its key; `changed` tells all choices as the settings keep them."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen: dict[Press, Stroke] = {}
        self._heading = named_label("heading")
        self._note = named_label("muted", wrap=True)
        self._labels: list[tuple[QLabel, Callable[[], str]]] = []
        self.rows = {press: KeyRow(press) for press in MEANINGS}
        self.reset = push_button()
        self.reset.clicked.connect(lambda: self._take({}))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        column.addWidget(self._heading)
        column.addWidget(self._note)
        for moment in MOMENTS:
            column.addWidget(self._card(moment.heading, moment.presses, chips=moment.chips))
        column.addWidget(self.reset, alignment=Qt.AlignmentFlag.AlignLeft)

    def _card(self, heading: Callable[[], str], presses: tuple[Press, ...], *, chips: bool) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        grid = QGridLayout(card)
        grid.addWidget(self._label("strong", heading), 0, 0, 1, 3)
        if chips:
            for line, (key, meaning) in enumerate(CHIPS, start=1):
                grid.addWidget(self._label("", meaning), line, 0)
                grid.addWidget(named_label("muted", text=key), line, 1, 1, 2)
        for place, press in enumerate(presses):
            row = self.rows[press]
            row.lie(grid, 3 + 2 * place)
            row.key.offered.connect(lambda stroke, press=press: self._offered(press, stroke))
            row.back.clicked.connect(lambda _=False, press=press: self._forget(press))
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)
        return card

    def _label(self, name: str, words: Callable[[], str]) -> QLabel:
        label = named_label(name, wrap=True)
        self._labels.append((label, words))
        return label

    # -- choices

    def show_keys(self, stored: Mapping[str, str]) -> None:
        """Follow the settings."""
        self._chosen = chosen_keys(stored)
        self._say_rows()

    def _offered(self, press: Press, stroke: Stroke | KeyRefusal) -> None:
        row = self.rows[press]
        if isinstance(stroke, KeyRefusal):
            row.say(refusal_words(stroke))
            return
        other = taken_by(stroke, press)
        if other is not None:
            text = translate("Keys", "{key} is the key of “{other}”. Give that another key first.")
            row.say(text.format(key=key_name(other), other=MEANINGS[other]()))
            return
        row.say("")
        self._take({**self._chosen, press: stroke})

    def _forget(self, press: Press) -> None:
        """Back to our own key, unless it has been given away."""
        chosen = {other: stroke for other, stroke in self._chosen.items() if other is not press}
        if len(chosen_keys(kept(chosen))) == len(chosen):
            self._take(chosen)
            return
        text = translate("Keys", "Its own key is in use for something else. Reset that first.")
        self.rows[press].say(text)

    def _take(self, chosen: dict[Press, Stroke]) -> None:
        self._chosen = chosen
        use(chosen)
        for row in self.rows.values():
            row.say("")
        self._say_rows()
        self.changed.emit(kept(chosen))

    # -- words

    def _say_rows(self) -> None:
        for press, row in self.rows.items():
            row.retranslate(changed=press in self._chosen)
        self.reset.setEnabled(bool(self._chosen))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._heading.setText(translate("Keys", "Keys"))
        self._note.setText(translate("Keys", "Press a key's button, then the key that it shall be."))
        self.reset.setText(translate("Keys", "All keys as they came"))
        for label, words in self._labels:
            label.setText(words())
        self._say_rows()
