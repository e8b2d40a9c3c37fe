"""What a window shows where there is nothing yet: an icon, and a sentence that says what will come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bjdesk.ui.dialogs.fields import named_label
from bjdesk.ui.dialogs.worn import worn_by
from bjdesk.ui.icons import paint_icon
from bjdesk.ui.theme import colour

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class _Icon(QWidget):
    """A large line icon in the window's quiet ink."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name

    def sizeHint(self) -> QSize:
        """Some lines high."""
        side = round(2.6 * self.fontMetrics().height())
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the icon in the middle."""
        painter, side = QPainter(self), self.sizeHint().width() - 8
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        spot = QRectF(self.width() / 2 - side / 2, self.height() / 2 - side / 2, side, side)
        paint_icon(painter, self._name, spot, colour(worn_by(self).accent, 0.75), width=1.2)


class EmptyState(QWidget):
    """`say` writes the sentence."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = named_label("muted", wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.addStretch(2)
        column.addWidget(_Icon(icon))
        column.addWidget(self.text)
        column.addStretch(3)

    def say(self, text: str) -> None:
        """Say what will come."""
        self.text.setText(text)
