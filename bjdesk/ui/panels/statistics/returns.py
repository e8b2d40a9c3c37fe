"""What each rule set returned, with its interval, beside the exact return; a row each on one scale."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from bjdesk.ui.brushes import LEFT, RIGHT, draw_text, filling, fitted, outline
from bjdesk.ui.formats import percent
from bjdesk.ui.panels.statistics.inks import inks
from bjdesk.ui.panels.statistics.painted import Painted
from bjdesk.ui.rules_names import rules_title
from bjdesk.ui.theme import Role, colour, role_font

if TYPE_CHECKING:
    from bjdesk.ui.models.statistics import Cells

_ROW: Final = 3.5
_MOST_ROW: Final = 4.8
_AXIS: Final = 2.2
_WIDEST: Final = 0.3
"""So far beyond all returns the scale goes at most: a wider interval runs out of it."""


class ReturnsChart(Painted):
    """`draw` shows the rows of the returns' table."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[Any, ...] = ()

    def draw(self, rows: tuple[Cells, ...]) -> None:
        """Show these from now on."""
        self._rows = rows
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """All rows."""
        return QSize(300, round(self.least_height() * self.size_worn))

    def least_height(self) -> float:
        """A row for each rule set, and the scale."""
        return _AXIS + 0.6 + _ROW * max(1, len(self._rows))

    def places(self, area: QRectF) -> list[QRectF]:
        """The rows."""
        edge = 0.4 * self.size_worn
        free = area.height() - (_AXIS + 0.6) * self.size_worn
        high = min(max(_ROW * self.size_worn, free / max(1, len(self._rows))), _MOST_ROW * self.size_worn)
        return [
            QRectF(area.x() + edge, area.y() + _AXIS * self.size_worn + row * high, area.width() - 2 * edge, high - 4)
            for row in range(len(self._rows))
        ]

    def scale(self) -> tuple[float, float]:
        """From where to where the scale goes, in tenths of per cents; 100 % is in it."""
        points = [1.0, *(value for row in self._rows for value in (row[4], row[7]) if value is not None)]
        ends = [end for row in self._rows for end in row[5:7] if end is not None]
        low = max(min(points) - _WIDEST, min(points + ends))
        high = min(max(points) + _WIDEST, max(points + ends))
        room = max(0.01, 0.08 * (high - low))
        return low - room, high + room

    def paint_parts(self, painter: QPainter, area: QRectF) -> None:
        """The scale and the rows on it."""
        places = self.places(area)
        if not places:
            return
        left, right = places[0].x() + 0.6 * self.size_worn, places[0].right() - 0.6 * self.size_worn
        low, high = self.scale()

        def across(value: float) -> float:
            return left + (min(max(value, low), high) - low) / (high - low) * (right - left)

        self._paint_scale(
            painter, across, QRectF(left, places[0].y(), right - left, places[-1].bottom() - places[0].y())
        )
        for row, place in zip(self._rows, places, strict=True):
            self._paint_names(painter, row, place)
            self._paint_interval(painter, row, place.y() + 0.7 * place.height(), across)

    def _paint_scale(self, painter: QPainter, across: Any, over: QRectF) -> None:  # noqa: ANN401 - a function of one place
        ink, size = inks(self.worn), self.size_worn
        low, high = self.scale()
        step = _step((high - low) / max(2.0, over.width() / (5.5 * size)))
        font = role_font(Role.BODY, size, 0.85)
        for tick in range(math.ceil(low / step), math.floor(high / step) + 1):
            value = tick * step
            x = across(value)
            even = abs(value - 1) < step / 4
            painter.setPen(QPen(colour(ink.text if even else ink.grid, 0.8 if even else 1.0), 1))
            painter.drawLine(QPointF(x, over.y() - 0.2 * size), QPointF(x, over.bottom()))
            text = percent(value, decimals=0 if step >= 0.01 else 1)
            place = QRectF(x - 4 * size, over.y() - 1.7 * size, 8 * size, 1.4 * size)
            draw_text(painter, place, text, font, colour=QColor(ink.muted))

    def _paint_names(self, painter: QPainter, row: Any, place: QRectF) -> None:  # noqa: ANN401 - a row of the table
        ink, size = inks(self.worn), self.size_worn
        name, returned, exact = rules_title(row[0]), row[4], row[7]
        line = QRectF(place.x() + 0.6 * size, place.y() + 0.25 * size, place.width() - 1.2 * size, 1.4 * size)
        numbers = percent(returned) if exact is None else f"{percent(returned)}  ({percent(exact)})"
        strong = role_font(Role.BODY_STRONG, size, 0.92)
        ground = QRectF(place.x() + 2, line.y(), place.width() - 4, line.height())
        painter.fillRect(ground, QColor(ink.ground))  # no line of the scale runs between two numbers
        draw_text(painter, line, name, fitted(strong, 0.6 * line.width(), name), colour=QColor(ink.text), align=LEFT)
        draw_text(painter, line, numbers, strong, colour=QColor(ink.text), align=RIGHT)

    def _paint_interval(self, painter: QPainter, row: Any, y: float, across: Any) -> None:  # noqa: ANN401 - as above
        ink, size = inks(self.worn), self.size_worn
        _, _, _, _, returned, low, high, exact = row
        width = max(1.8, 0.11 * size)
        if low is not None:
            outline(painter, QPen(QColor(ink.paid), width))
            painter.drawLine(QPointF(across(low), y), QPointF(across(high), y))
            for end in (low, high):
                x = across(end)
                painter.drawLine(QPointF(x, y - 0.3 * size), QPointF(x, y + 0.3 * size))
        filling(painter, QColor(ink.paid))
        painter.drawEllipse(QPointF(across(returned), y), 0.3 * size, 0.3 * size)
        if exact is not None:
            x, half = across(exact), 0.36 * size
            painter.setPen(QPen(QColor(ink.ground), 1.5))
            painter.setBrush(QColor(ink.worth))
            corners = ((-half, 0.0), (0.0, -half), (half, 0.0), (0.0, half))
            painter.drawPolygon(QPolygonF([QPointF(x + right, y + down) for right, down in corners]))


def _step(least: float) -> float:
    return next((step for step in (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2) if step >= least), 0.5)
