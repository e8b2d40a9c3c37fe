"""HOW TO PLAY: the help that needs no network; the table goes on behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QTextBrowser, QWidget

from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.dialogs.text_look import dress_text
from bjdesk.ui.help_text import help_html, help_parts
from bjdesk.ui.labels import Button, button_words
from bjdesk.ui.theme import NORMAL, Palette
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.game.changeover import Stored


class HelpDialog(Sheet):
    """One page of text, which scrolls."""

    base = QSize(720, 640)
    heading_from = 18

    def __init__(self, stored: Stored, parent: QWidget | None = None) -> None:
        super().__init__(parent, scrolls=False)
        self._stored = stored
        self.text = QTextBrowser()
        self.body.addWidget(self.text, stretch=1)
        self._close = self.add_button(self.accept, gold=True)
        self.retranslate()
        self.text.setFocus()

    def set_text_size(self, size: float, palette: Palette = NORMAL) -> None:
        """Headings in gold, at F."""
        super().set_text_size(size, palette)
        dress_text(self.text.document(), size, palette)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now, and stay at the same place."""
        name, place = button_words(Button.HELP).name, self.text.verticalScrollBar().value()
        self.set_title(name)
        self.text.setAccessibleName(name)
        self.text.setHtml(help_html(help_parts(self._stored)))
        self.text.verticalScrollBar().setValue(place)
        self._close.setText(translate("Dialog", "Close"))
