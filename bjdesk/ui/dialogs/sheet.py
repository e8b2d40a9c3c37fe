"""The frame that all windows beside the table share: a title, a body, a row of buttons, and live languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bjdesk.ui.dialogs.fields import named_label, push_button
from bjdesk.ui.dialogs.style import sheet_style
from bjdesk.ui.theme import NORMAL, Palette

if TYPE_CHECKING:
    from collections.abc import Callable


class Sheet(QDialog):
    """A window in the table's look. Subclasses fill `body` and `buttons` and say their words in `retranslate`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.title = named_label("title")
        self.body = QVBoxLayout()
        self.buttons = QHBoxLayout()
        self._size = 18.0
        line = QFrame()
        line.setObjectName("hairline")
        frame = QVBoxLayout(self)
        frame.addWidget(self.title)
        frame.addWidget(line)
        frame.addLayout(self.body, stretch=1)
        frame.addLayout(self.buttons)
        self.buttons.addStretch(1)

    def set_text_size(self, size: float, palette: Palette = NORMAL) -> None:
        """Take F = `size` for all text and all distances."""
        self._size = size
        self.setStyleSheet(sheet_style(size, palette))
        layout = self.layout()
        if layout is not None:
            edge = round(1.3 * size)
            layout.setContentsMargins(edge, round(0.9 * size), edge, edge)
            layout.setSpacing(round(0.6 * size))
        self.body.setSpacing(round(0.5 * size))
        self.buttons.setSpacing(round(0.5 * size))

    def add_button(self, act: Callable[[], object], *, gold: bool = False) -> QPushButton:
        """Add a button to the row at the foot; its words come in `retranslate`."""
        button = push_button("gold" if gold else "")
        button.clicked.connect(act)
        self.buttons.addWidget(button)
        return button

    def set_title(self, text: str) -> None:
        """Name the window and its heading."""
        self.setWindowTitle(text)
        self.title.setText(text)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language while the window is open."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
