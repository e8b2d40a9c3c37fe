"""What fixes the order of the cards, shown before a bet: the commitments, and the player's own text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QWidget

from bjdesk.ui.dialogs.fields import named_label
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.game.view import TableView

LINE: Final = 32  # signs of a commitment in a line


class ShoeSeal(QWidget):
    """The commitments of this shoe and of the next, and the text that the player adds to the next."""

    wanted = Signal(str)
    """The player's text for the next shoe."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names = [named_label("muted") for _ in range(3)]
        self._this, self._next = selectable(""), selectable("")
        self.text = QLineEdit(maxLength=64)
        self._said = named_label("muted", wrap=True)
        self.form = form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        for name, value in zip(self.names, (self._this, self._next, self.text), strict=True):
            form.addRow(name, value)
        form.addRow(self._said)
        self.text.editingFinished.connect(lambda: self.wanted.emit(self.text.text()))

    def show_view(self, view: TableView) -> None:
        """Follow the table."""
        self._this.setText(_in_lines(view.commitment))
        self._next.setText(_in_lines(view.next_commitment))
        self.form.setRowVisible(0, view.commitment != view.next_commitment)  # the same until its first card
        if not self.text.hasFocus():
            self.text.setText(view.next_client_text)
        self.setVisible(not view.practice)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        words = (
            translate("Shoe", "This shoe"),
            translate("Shoe", "Next shoe"),
            translate("Shoe", "Your text in it"),
        )
        for label, word in zip(self.names, words, strict=True):
            label.setText(word)
        self.text.setAccessibleName(words[2])
        self._said.setText(
            translate(
                "Shoe",
                "The order of the cards is fixed before the bet: these are the fingerprints (SHA-256) of the seeds. "
                "A seed is told in the exported rounds when its shoe is done, and anyone can deal the shoe again.",
            )
        )


def selectable(text: str) -> QLabel:
    """A text that can be marked and copied."""
    label = named_label(text=text)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label


def _in_lines(digits: str) -> str:
    return "\n".join(digits[at : at + LINE] for at in range(0, len(digits), LINE))
