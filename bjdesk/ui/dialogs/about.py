"""VERSION: what runs here, where the data lies, what fixes the cards, and that it is play money."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, Qt, Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from bjdesk import __version__
from bjdesk.ui.dialogs.fields import named_label
from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.dialogs.shoe_seal import ShoeSeal, selectable
from bjdesk.ui.labels import Button, button_words
from bjdesk.ui.theme import NORMAL, Palette
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from pathlib import Path

    from bjdesk.game.view import TableView


class AboutDialog(Sheet):
    """Version, Qt, Python, data folder, licence, and the seals of the shoes."""

    helping = Signal()
    """How it is played is to be shown."""

    def __init__(self, folder: Path, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._money = named_label(wrap=True)
        self._form = form = QFormLayout()
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        self._names = [named_label("muted") for _ in range(5)]
        values = (
            __version__,
            QLibraryInfo.version().toString(),
            platform.python_version(),
            str(folder),
            "MIT",
        )
        for name, value in zip(self._names, values, strict=True):
            form.addRow(name, selectable(value))
        self.body.addLayout(form)
        self.body.addSpacing(10)
        self.seal = ShoeSeal()
        self.seal.show_view(view)
        self.body.addWidget(self.seal)
        self.body.addSpacing(10)
        self.body.addWidget(self._money)
        self.body.addStretch(1)
        self.help = self.add_button(self.helping.emit)
        self._close = self.add_button(self.accept, gold=True)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("About", "Version"))
        words = (
            translate("About", "bjdesk"),
            translate("About", "Qt"),
            translate("About", "Python"),
            translate("About", "Data folder"),
            translate("About", "Licence"),
        )
        for label, word in zip(self._names, words, strict=True):
            label.setText(word)
        self.seal.retranslate()
        self._money.setText(play_money())
        self.help.setText(button_words(Button.HELP).name + "…")
        self._close.setText(translate("Dialog", "Close"))
        self._line_up()

    def set_text_size(self, size: float, palette: Palette = NORMAL) -> None:
        """Take F = `size`."""
        super().set_text_size(size, palette)
        self._line_up()

    def _line_up(self) -> None:
        """Begin all values at one edge."""
        names = (*self._names, *self.seal.names)
        for label in names:
            label.ensurePolished()
        wide = max(label.sizeHint().width() for label in names)
        for label in names:
            label.setMinimumWidth(wide)
        for form in (self._form, self.seal.form):
            form.setHorizontalSpacing(round(0.6 * self._size))


def play_money() -> str:
    """The sentence that says what the money is, at first start, in the cashier and here."""
    return translate("Money", "This is play money: it can't be bought, and nothing of it can be paid out.")
