"""What the letters and colours of the strategy chart mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bjdesk.ui import chart_words
from bjdesk.ui.brushes import LEFT, draw_text, filling, outline, text_width
from bjdesk.ui.labels import button_words
from bjdesk.ui.theme import NORMAL, Palette, Role, role_font

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class ChartLegend(QWidget):
    """A row of fields with their meaning; it breaks where it is narrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size, self._palette = 18.0, NORMAL
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def set_look(self, size: float, palette: Palette) -> None:
        """Take F and the colours."""
        self._size, self._palette = size, palette
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        pairs = [f"{chart_words.letter(one)}: {button_words(one).name}" for one in chart_words.PLAYED]
        self.setAccessibleName(", ".join((*pairs, chart_words.small_letters())))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """One line, or two where the words are long."""
        return QSize(10, round(1.7 * self._size * self._lines(self.width())))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def _lines(self, width: int) -> int:
        return max((line for _, line in self._places(width)), default=0) + 1

    def _places(self, width: int) -> list[tuple[float, int]]:
        """Where each entry begins, and in which line; the last is the word on small letters."""
        size, font = self._size, role_font(Role.BODY, self._size, 0.86)
        places, x, line = [], 0.0, 0
        words = [button_words(one).name for one in chart_words.PLAYED]
        for place, text in enumerate((*words, chart_words.small_letters())):
            wide = text_width(text, font) + (2.3 * size if place < len(words) else 0.0)
            if x and x + wide > width:
                x, line = 0.0, line + 1
            places.append((x, line))
            x += wide + 1.1 * size
        return places

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw fields and words."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        size, palette = self._size, self._palette
        font, strong = role_font(Role.BODY, size, 0.86), role_font(Role.BODY_STRONG, size, 0.8)
        places = self._places(self.width())
        for action, (x, line) in zip(chart_words.PLAYED, places, strict=False):
            field = QRectF(x, line * 1.7 * size + 0.2 * size, 1.72 * size, 1.3 * size)
            if palette.flat:
                outline(painter, QPen(QColor(palette.text), 1))
            else:
                filling(painter, QColor(chart_words.TINTS[action]))
            painter.drawRoundedRect(field, 0.18 * size, 0.18 * size)
            ink = QColor(palette.text if palette.flat else chart_words.INK)
            draw_text(painter, field, chart_words.letter(action), strong, colour=ink)
            words = QRectF(field.right() + 0.5 * size, field.y(), self.width(), field.height())
            name = button_words(action).name
            draw_text(painter, words, name, font, colour=QColor(palette.text), align=LEFT)
        x, line = places[-1]
        rest = QRectF(x, line * 1.7 * size + 0.2 * size, self.width(), 1.3 * size)
        draw_text(painter, rest, chart_words.small_letters(), font, colour=QColor(palette.muted), align=LEFT)
