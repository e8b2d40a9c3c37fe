"""The session in the information bar: the time at the table over what it won or lost, in two small lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QLabel, QWidget

from bjdesk.ui.brushes import LEFT, RIGHT, draw_text, text_width
from bjdesk.ui.formats import money_signed
from bjdesk.ui.session_words import hours, session_sentence
from bjdesk.ui.theme import NORMAL, Palette, Role, role_font
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPaintEvent

_LINE = 1.02
"""Height of a line, in F."""
_GAP = 0.45
_CLOCK = 0.72


class SessionLabel(QLabel):
    """Always there; where the bar is narrow, its two names give way, never its figures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._minutes = self._net = 0
        self._size = 18.0
        self._palette = NORMAL
        self._named = True
        self.retranslate()

    def show_session(self, minutes: int, net: int) -> bool:
        """Show whole minutes and hundredths; tell whether that is news."""
        if (minutes, net) == (self._minutes, self._net):
            return False
        self._minutes, self._net = minutes, net
        self.retranslate()
        return True

    def set_look(self, size: float, palette: Palette, *, named: bool) -> None:
        """Take F and the colours, and whether there is room for the names."""
        self._size, self._palette, self._named = size, palette, named
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Say it in the language of now."""
        said = session_sentence(self._minutes, self._net)
        self.setText(said)
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.updateGeometry()
        self.update()

    @property
    def lines(self) -> tuple[tuple[str, str], ...]:
        """Name and figure of each line."""
        return (
            (translate("Session", "TIME"), hours(self._minutes)),
            (translate("Session", "RESULT"), money_signed(self._net)),
        )

    def _fonts(self) -> tuple[QFont, QFont]:
        return role_font(Role.OVER, self._size, 0.92), role_font(Role.BODY_STRONG, self._size, 0.86)

    def _widths(self) -> tuple[float, float]:
        """Of the names and of the figures; the figures have room for some digits, so that the bar stands still."""
        over, figures = self._fonts()
        names = max(text_width(name, over) for name, _ in self.lines) if self._named else _CLOCK * self._size
        values = [figure for _, figure in self.lines]
        return names, max(text_width(value, figures) for value in (*values, money_signed(-100_00)))

    def sizeHint(self) -> QSize:
        """Both columns; as high as the bar."""
        names, figures = self._widths()
        return QSize(round(names + _GAP * self._size + figures) + 2, round(2.5 * self._size))

    def minimumSizeHint(self) -> QSize:
        """The same: a figure is never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw names (or a small clock) at the left and figures at the right, one line over the other."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        over, figures = self._fonts()
        high = _LINE * self._size
        top = (self.height() - 2 * high) / 2
        for row, (name, figure) in enumerate(self.lines):
            place = QRectF(0, top + row * high, self.width() - 1, high)
            if self._named:
                draw_text(painter, place, name, over, colour=QColor(self._palette.muted), align=LEFT)
            draw_text(painter, place, figure, figures, colour=QColor(self._palette.text), align=RIGHT)
        if not self._named:
            self._paint_clock(painter, QPointF(0.5 * _CLOCK * self._size + 1, top + high / 2))

    def _paint_clock(self, painter: QPainter, middle: QPointF) -> None:
        """A dial with its hands: these figures are hours and minutes."""
        radius = 0.5 * _CLOCK * self._size
        painter.setPen(QPen(QColor(self._palette.muted), max(1.2, 0.085 * self._size)))
        painter.drawEllipse(middle, radius, radius)
        painter.drawPolyline(
            [middle + QPointF(0, -0.62 * radius), middle, middle + QPointF(0.45 * radius, 0.25 * radius)]
        )
