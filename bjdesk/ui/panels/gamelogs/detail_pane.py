"""One round beside the list: all that is kept of it, a note, a check, copies, and the way to its replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from bjdesk.frozen import replace
from bjdesk.game.faults import StoreError
from bjdesk.game.notes import NOTE_MOST
from bjdesk.game.round_check import RoundCheck
from bjdesk.ui.dialogs.fields import IconButton, named_label, push_button
from bjdesk.ui.dialogs.worn import worn_by
from bjdesk.ui.formats import count
from bjdesk.ui.panels.gamelogs.line_paint import picture_of
from bjdesk.ui.panels.gamelogs.line_view import LineView
from bjdesk.ui.panels.gamelogs.lines import lines_of, text_of, with_note
from bjdesk.ui.theme import Look
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QResizeEvent

    from bjdesk.game.logbook import Logbook
    from bjdesk.game.records import RoundRecord
    from bjdesk.ui.panels.gamelogs.lines import Line

_NOTE_LINES: Final = 4
"""A note is shown as high as it is, up to so many lines; then it scrolls."""


class NoteField(QPlainTextEdit):
    """A note that is edited in place; it is done when the keyboard goes on."""

    done = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.textChanged.connect(self._bound)
        self.textChanged.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """As high as what is written."""
        lines = min(_NOTE_LINES, max(1, round(self.document().documentLayout().documentSize().height())))
        margin = 2 * (self.document().documentMargin() + self.frameWidth())
        edge = 0.8 * self.fontMetrics().height()
        high = max(44, round(lines * self.fontMetrics().lineSpacing() + margin + edge))
        return QSize(super().sizeHint().width(), high)

    def minimumSizeHint(self) -> QSize:
        """One line at least."""
        return QSize(60, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words wrap anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The note is done."""
        super().focusOutEvent(event)
        self.done.emit()

    def _bound(self) -> None:
        """Take no more than what is kept."""
        text = self.toPlainText()
        if len(text) > NOTE_MOST:
            cursor = self.textCursor()
            at = min(cursor.position(), NOTE_MOST)
            self.setPlainText(text[:NOTE_MOST])
            cursor = self.textCursor()
            cursor.setPosition(at)
            self.setTextCursor(cursor)


class DetailPane(QWidget):
    """Shows one round; what it changes is told."""

    replaying = Signal(int)
    """The number of a round."""
    noted = Signal(int, str)
    """A note was kept."""
    failed = Signal(object)
    """StoreError."""
    backed = Signal()
    """Back to the list, where the pane covers it."""

    def __init__(self, logs: Logbook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._logs = logs
        self._row: RoundRecord | None = None
        self._owner = ""
        self._checked: RoundCheck | None = None
        self._size = 18.0
        self.back = IconButton("step-back")
        self.pen, self.copy_text, self.copy_picture = IconButton("note"), IconButton("copy"), IconButton("picture")
        self.pen.setCheckable(True)
        self.view = LineView()
        self.replay, self.check = push_button("gold"), push_button()
        self.answer = named_label("strong", wrap=True)
        self.note = NoteField()
        self._arrange()
        self.back.clicked.connect(self.backed)
        self.copy_text.clicked.connect(self.take_text)
        self.copy_picture.clicked.connect(self.take_picture)
        self.replay.clicked.connect(self._replay)
        self.check.clicked.connect(self._check)
        self.note.done.connect(self.keep_note)
        self.pen.toggled.connect(self._show_note)
        self.back.hide()
        self.pen.hide()
        self.answer.hide()
        self.retranslate()

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        for part in (self.back, self.replay, self.check):
            head.addWidget(part)
        head.addStretch(1)
        head.addWidget(self.pen)
        head.addWidget(self.copy_text)
        head.addWidget(self.copy_picture)
        column.addLayout(head)
        column.addWidget(self.answer)
        column.addWidget(self.view, stretch=1)
        column.addWidget(self.note)

    # -- the round

    @property
    def row(self) -> RoundRecord | None:
        """The round that is shown."""
        return self._row

    def show_round(self, row: RoundRecord | None, owner: str) -> None:
        """Show a round as a person had it; what was written beside the one before is kept first."""
        if (row, owner) == (self._row, self._owner):
            return
        self.keep_note()
        same = row is not None and self._row is not None and row.number == self._row.number
        self._row, self._owner = row, owner
        if not same:
            self._tell(None)
            self.note.setPlainText("" if row is None else row.note)
        for part in (self.replay, self.check, self.copy_text, self.copy_picture, self.note):
            part.setEnabled(row is not None)
        self._say_lines()

    def _say_lines(self) -> None:
        if self._row is None:
            self.view.show_lines(())
            return
        try:
            costs = self._logs.costs(self._row.number)
        except StoreError as fault:
            self.failed.emit(fault)
            costs = {}
        self.view.show_lines(lines_of(self._row, self._owner, costs))
        name = translate("Gamelog", "Round {number}").format(number=count(self._row.number))
        self.view.setAccessibleName(name)

    def _replay(self) -> None:
        if self._row is not None:
            self.replaying.emit(self._row.number)

    # -- the note

    def keep_note(self) -> None:
        """Keep what is written, if it is another note than the one that is kept."""
        if self._row is None:
            return
        number, text = self._row.number, self.note.toPlainText().strip()
        if text == self._row.note:
            return
        try:
            self._logs.keep_note(number, text)
        except StoreError as fault:
            self.failed.emit(fault)
            return
        self._row = replace(self._row, note=text)
        self.noted.emit(number, text)

    def set_short(self, *, short: bool) -> None:
        """Where there is little height, the note lies under a button instead of under the lines."""
        self.pen.setVisible(short)
        if not short:
            self.pen.setChecked(False)
        self._show_note(self.pen.isChecked())

    def _show_note(self, shown: bool) -> None:  # noqa: FBT001 - Qt's own signal
        self.view.setHidden(shown)
        self.note.setVisible(shown or self.pen.isHidden())
        self.answer.setHidden(shown or not self.answer.text())
        if shown and not self.note.hasFocus():
            self.note.setFocus()

    # -- the check

    def _check(self) -> None:
        if self._row is None:
            return
        try:
            self._tell(self._logs.check(self._row.number))
        except StoreError as fault:
            self.failed.emit(fault)

    def _tell(self, found: RoundCheck | None) -> None:
        self._checked = found
        text = "" if found is None or self._row is None else check_sentence(found, self._row)
        self.answer.setObjectName("strong" if found is RoundCheck.AGREES else "refusal")
        self.answer.style().polish(self.answer)
        self.answer.setText(text)
        self.answer.setVisible(bool(text) and not self.pen.isChecked())
        self.check.setAccessibleDescription(text)

    # -- copies

    def take_text(self) -> None:
        """Copy the round as text."""
        if self._row is not None:
            QGuiApplication.clipboard().setText(text_of(self._lines()))

    def take_picture(self) -> None:
        """Copy the round as a picture."""
        if self._row is not None:
            QGuiApplication.clipboard().setImage(picture_of(self._lines(), Look(18.0, palette=worn_by(self))))

    def _lines(self) -> tuple[Line, ...]:
        return with_note(self.view.lines, self.note.toPlainText().strip())

    # -- look and words

    def set_text_size(self, size: float) -> None:
        """Take F."""
        self._size = size
        self.view.set_text_size(size)
        layout = self.layout()
        if layout is not None:
            layout.setSpacing(round(0.4 * size))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.back.say(translate("Gamelog", "Back to the list"))
        self.pen.say(translate("Gamelog", "Note on this round"))
        self.copy_text.say(translate("Gamelog", "Copy as text"))
        self.copy_picture.say(translate("Gamelog", "Copy as a picture"))
        self.replay.setText(translate("Gamelog", "Replay"))
        self.check.setText(translate("Gamelog", "Check"))
        tip = translate("Gamelog", "Check this round: deal its shoe and play it again")
        self.check.setAccessibleName(tip)
        self.check.setToolTip(tip)
        self.note.setPlaceholderText(translate("Gamelog", "Write a note on this round…"))
        self.note.setAccessibleName(translate("Gamelog", "Note on this round"))
        self._tell(self._checked)
        self._say_lines()

    def changeEvent(self, event: QEvent) -> None:
        """The lines wear the window's palette."""
        if event.type() == QEvent.Type.StyleChange:
            self.view.viewport().update()
        super().changeEvent(event)


def check_sentence(found: RoundCheck, row: RoundRecord) -> str:
    """What a check found, in one sentence."""
    match found:
        case RoundCheck.AGREES if row.seed is None:
            text = translate("Gamelog", "Dealt and played again it comes out the same.")
            return f"{text} {translate('Gamelog', 'The seed is shown once the shoe is done.')}"
        case RoundCheck.AGREES:
            return translate("Gamelog", "The seed fits its fingerprint. Dealt and played again it comes out the same.")
        case RoundCheck.SHOE:
            return translate("Gamelog", "The seed does not fit the fingerprint that was shown before the bet.")
        case RoundCheck.ROUND:
            return translate("Gamelog", "Dealt and played again this round comes out otherwise than it is kept.")
        case RoundCheck.MISSING:
            return translate("Gamelog", "This round is not in the file.")
