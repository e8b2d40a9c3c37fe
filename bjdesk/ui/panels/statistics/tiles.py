"""The summary: streaks, falls and pace, a tile for each number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from bjdesk.ui.brushes import LEFT, draw_text, fitted
from bjdesk.ui.models.statistics import Figure, Kind
from bjdesk.ui.panels.statistics.inks import inks
from bjdesk.ui.panels.statistics.painted import Painted
from bjdesk.ui.panels.statistics.words import figure_name, where_words, written
from bjdesk.ui.theme import Role, role_font

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from bjdesk.ui.models.statistics import Cells

_HIGH: Final = 5.1
_MOST_HIGH: Final = 6.4
_WIDE: Final = 13.0
_GAP: Final = 0.6
_SIGNED: Final = (Figure.NET, Figure.BEST, Figure.WORST, Figure.DEEPEST)


class Tiles(Painted):
    """`draw` shows the rows of the summary's table."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[Any, ...] = ()

    def draw(self, rows: tuple[Cells, ...]) -> None:
        """Show these from now on."""
        self._rows = rows
        self.update()

    def least_height(self) -> float:
        """As many rows as there are columns for."""
        rows = -(-max(1, len(self._rows)) // self._columns(float(self.width())))
        return rows * (_HIGH + _GAP) - _GAP

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As high as its columns ask for."""
        self.setMinimumHeight(round(self.least_height() * self.size_worn))

    def _columns(self, width: float) -> int:
        return max(1, min(4, int((width + _GAP * self.size_worn) / ((_WIDE + _GAP) * self.size_worn))))

    def places(self, area: QRectF) -> list[QRectF]:
        """The tiles, row by row."""
        columns, gap = self._columns(area.width()), _GAP * self.size_worn
        wide, rows = (area.width() - (columns - 1) * gap) / columns, -(-max(1, len(self._rows)) // columns)
        free = (area.height() + gap) / rows - gap
        high = min(max(_HIGH * self.size_worn, free), _MOST_HIGH * self.size_worn)
        spots = (divmod(place, columns) for place in range(len(self._rows)))
        return [
            QRectF(area.x() + column * (wide + gap), area.y() + row * (high + gap), wide, high).adjusted(1, 1, -1, -1)
            for row, column in spots
        ]

    def paint_parts(self, painter: QPainter, area: QRectF) -> None:
        """Name, number, and the rounds it is of."""
        for row, place in zip(self._rows, self.places(area), strict=True):
            self._paint_tile(painter, row, place)

    def _paint_tile(self, painter: QPainter, row: Any, place: QRectF) -> None:  # noqa: ANN401 - a row of the table
        ink, size = inks(self.worn), self.size_worn
        figure, amount, first, last = row
        painter.setPen(QPen(QColor(self.worn.card_edge), 1))
        painter.setBrush(QColor(ink.ground))
        painter.drawRoundedRect(place, 0.4 * size, 0.4 * size)
        inner = place.adjusted(0.9 * size, 0.55 * size, -0.9 * size, -0.5 * size)
        name = figure_name(figure)
        over = fitted(role_font(Role.BODY_STRONG, size, 0.84), inner.width(), name)
        draw_text(painter, QRectF(inner.x(), inner.y(), inner.width(), 1.2 * size), name, over,
                  colour=QColor(ink.muted), align=LEFT)  # fmt: skip
        text = written(Kind.AMOUNT, amount)
        number = fitted(role_font(Role.MONEY, size, 1.15), inner.width(), text)
        middle = QRectF(inner.x(), inner.y() + 1.3 * size, inner.width(), 1.7 * size)
        draw_text(painter, middle, text, number, colour=self._tone(figure, amount), align=LEFT)
        if last is not None:
            where = where_words(first, last)
            small = fitted(role_font(Role.BODY, size, 0.84), inner.width(), where)
            foot = QRectF(inner.x(), inner.bottom() - 1.1 * size, inner.width(), 1.1 * size)
            draw_text(painter, foot, where, small, colour=QColor(ink.muted), align=LEFT)

    def _tone(self, figure: Figure, amount: tuple[Kind, Any]) -> QColor:
        """Sums wear the colour of wins or losses; their sign says the same."""
        ink = inks(self.worn)
        if figure not in _SIGNED or not amount[1]:
            return QColor(ink.text)
        return QColor(ink.gain if amount[1] > 0 else ink.loss)
