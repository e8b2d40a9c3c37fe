"""What the lines and signs of a picture mean, in a row that breaks where it is narrow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from bjdesk.ui.brushes import LEFT, draw_text, text_width
from bjdesk.ui.panels.statistics.inks import inks
from bjdesk.ui.panels.statistics.painted import HINTS
from bjdesk.ui.theme import NORMAL, Palette, Role, role_font

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from bjdesk.ui.panels.statistics.inks import Inks

    Entry = tuple[Callable[[QPainter, QRectF, tuple[Inks, float]], None], str]
    """What draws the sign into its place, with the colours and F, and the word."""

_LINE = 1.55
_SIGN = 1.8


class Legend(QWidget):
    """`show_entries` takes what draws each sign, and its word."""

    def __init__(self) -> None:
        super().__init__()
        self._size, self._palette = 18.0, NORMAL
        self._entries: tuple[Entry, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_entries(self, entries: tuple[Entry, ...]) -> None:
        """Explain these signs."""
        self._entries = entries
        self.setVisible(bool(entries))
        self.setAccessibleName(", ".join(word for _, word in entries))
        self.updateGeometry()
        self.update()

    def set_look(self, size: float, palette: Palette) -> None:
        """Take F and the colours."""
        self._size, self._palette = size, palette
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """All lines."""
        return QSize(10, round(self.height_for(self.width())))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def height_for(self, width: float) -> float:
        """How high all lines are in this width."""
        places = self._places(width)
        return (max((line for _, line in places), default=-1) + 1) * _LINE * self._size

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break anew."""
        self.updateGeometry()

    def _places(self, width: float) -> list[tuple[float, int]]:
        """Where each entry begins, and in which line."""
        size, font = self._size, role_font(Role.BODY, self._size, 0.86)
        places, x, line = [], 0.0, 0
        for _, word in self._entries:
            wide = (_SIGN + 0.5) * size + text_width(word, font)
            if x and x + wide > width:
                x, line = 0.0, line + 1
            places.append((x, line))
            x += wide + 1.3 * size
        return places

    def paint_into(self, painter: QPainter, area: QRectF) -> None:
        """Draw signs and words."""
        painter.setRenderHints(HINTS)
        size, ink = self._size, inks(self._palette)
        font = role_font(Role.BODY, size, 0.86)
        for (draw, word), (x, line) in zip(self._entries, self._places(area.width()), strict=True):
            sign = QRectF(area.x() + x, area.y() + (line * _LINE + 0.25) * size, _SIGN * size, 1.05 * size)
            draw(painter, sign, (ink, size))
            words = QRectF(sign.right() + 0.5 * size, sign.y(), area.width(), sign.height())
            draw_text(painter, words, word, font, colour=QColor(ink.text), align=LEFT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The same, in the window."""
        self.paint_into(QPainter(self), QRectF(self.rect()))
