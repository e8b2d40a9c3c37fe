"""Lines over rounds or over time, with a band or an envelope, and marks on them."""

from __future__ import annotations

from bisect import bisect_left
from enum import Enum
from typing import TYPE_CHECKING, Final

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from bjdesk.frozen import dataclass
from bjdesk.ui.panels.statistics.axes import Axis, money_axis
from bjdesk.ui.panels.statistics.inks import Inks, inks, pen
from bjdesk.ui.panels.statistics.plot import Plot
from bjdesk.ui.theme import colour

if TYPE_CHECKING:
    from collections.abc import Iterable

    Floats = np.ndarray[tuple[int], np.dtype[np.float64]]


class Style(Enum):
    """What a line, a band or a mark stands for: colour, dashes and legend follow from it."""

    PAID = "paid"
    WORTH = "worth"
    BALANCE = "balance"
    COST = "cost"
    BAND = "band"  # around the worth
    ENVELOPE = "envelope"  # from the lowest to the highest balance
    COST_FILL = "cost-fill"
    BOUGHT = "bought"
    CASHED = "cashed"


def ink_of(style: Style, ink: Inks) -> QColor:
    """The colour that a style is drawn in."""
    match style:
        case Style.PAID | Style.BALANCE:
            return QColor(ink.paid)
        case Style.ENVELOPE:
            return colour(ink.paid, 0.28)
        case Style.WORTH:
            return QColor(ink.worth)
        case Style.BAND:
            return colour(ink.worth, 0.20)
        case Style.COST:
            return QColor(ink.loss)
        case Style.COST_FILL:
            return colour(ink.loss, 0.18)
        case Style.BOUGHT:
            return QColor(ink.gain)
        case Style.CASHED:
            return QColor(ink.loss)


def pen_of(style: Style, ink: Inks, size: float) -> QPen:
    """The pen of a line; what is told apart by colour is told apart by dashes too."""
    made = pen(ink_of(style, ink), max(1.8, 0.105 * size))
    if style is Style.WORTH:
        made.setDashPattern([4.0, 2.2])
        made.setCapStyle(Qt.PenCapStyle.FlatCap)
    return made


@dataclass(frozen=True, slots=True)
class Line:
    """One line through all places."""

    style: Style
    ys: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Band:
    """What lies between two lines through all places."""

    style: Style
    low: tuple[float, ...]
    high: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """A triangle at a point of the first line."""

    style: Style
    place: int
    """The point's."""
    x: float
    y: float
    moves: int = 1
    """How many moves of money it stands for."""


def bunched(marks: Iterable[Mark], apart: float) -> list[list[Mark]]:
    """Marks of one style, from left to right, in bunches: the first marks of two lie no closer than that."""
    bunches: list[list[Mark]] = []
    for mark in marks:
        if bunches and mark.x - bunches[-1][0].x < apart:
            bunches[-1].append(mark)
        else:
            bunches.append([mark])
    return bunches


@dataclass(frozen=True, slots=True)
class Drawing:
    """All that is drawn; the lines begin at `start`, which is no point to be told.

    With `begins`, what belongs to a place lies between its begin and it: before that, the lines rest where they were.
    """

    xs: tuple[float, ...] = ()
    start: tuple[float, float] | None = None
    begins: tuple[float, ...] = ()
    lines: tuple[Line, ...] = ()
    band: Band | None = None
    marks: tuple[Mark, ...] = ()
    zero: bool = False  # the line of zero is always in sight


_SYMBOLS: Final = {Style.BOUGHT: "t1", Style.CASHED: "t"}
_APART: Final = 1.5
"""F between two marks of a style: nearer ones would be a carpet."""


class LinesPlot(Plot):
    """`draw` shows a drawing."""

    beside = 0.01

    def __init__(self, bottom: Axis) -> None:
        super().__init__(bottom, money_axis())
        self.drawing = Drawing()
        self._drawn: list[object] = []
        self._x = self._low = self._high = np.zeros(0)
        self._spots: dict[Style, pg.ScatterPlotItem] = {}
        self.bunches: list[list[Mark]] = []
        """Of the marks, those that lie so close that the first of them is drawn for all."""
        self.view_box.sigXRangeChanged.connect(self._place_marks)
        self.view_box.sigResized.connect(self._place_marks)

    def draw(self, drawing: Drawing) -> None:
        """Show this from now on; the point that is told is the same one, wherever it is among these."""
        told = self.told_x
        self.drawing = drawing
        self.xs = drawing.xs
        self._x = self._places()
        heights = [self._line(line.ys) for line in drawing.lines]
        if drawing.band is not None:
            heights += [self._edge(drawing.band.low), self._edge(drawing.band.high)]
        if heights and drawing.xs:
            stacked = np.array(heights)
            self._low, self._high = stacked.min(axis=0), stacked.max(axis=0)
        self.redraw()
        self._fit_height()
        if told is not None:
            self.point(min(bisect_left(self.xs, told), len(self.xs) - 1))

    def _places(self) -> Floats:
        """Where the points of the lines are: with begins, four for each place."""
        xs, begins = np.array(self.drawing.xs), np.array(self.drawing.begins)
        start = [] if self.drawing.start is None else [self.drawing.start[0]]
        if begins.size:
            xs = np.column_stack((begins, begins, xs, xs)).ravel()
        return np.concatenate((start, xs))

    def _line(self, ys: tuple[float, ...]) -> Floats:
        """A line's heights there."""
        start = [] if self.drawing.start is None else [self.drawing.start[1]]
        if not self.drawing.begins:
            return np.array((*start, *ys))
        before = np.array((*(start or ys[:1]), *ys[:-1]))
        return np.concatenate((start, np.column_stack((before, before, ys, ys)).ravel()))

    def _edge(self, ys: tuple[float, ...]) -> Floats:
        """A band's edge there."""
        if not self.drawing.begins or self.drawing.band is None:
            return self._line(ys)
        line = self._line(self.drawing.lines[0].ys)
        line[-4 * len(ys) + 1 :: 4] = ys
        line[-4 * len(ys) + 2 :: 4] = ys
        return line

    def extent(self, left: float, right: float) -> tuple[float, float] | None:
        """What is highest and lowest between two places, and at their edges."""
        if not self._x.size:
            return None
        first = max(0, int(np.searchsorted(self._x, left)) - 1)
        last = min(self._x.size, int(np.searchsorted(self._x, right, side="right")) + 1)
        low, high = float(self._low[first:last].min()), float(self._high[first:last].max())
        return (min(low, 0.0), max(high, 0.0)) if self.drawing.zero else (low, high)

    def height_at(self, place: int) -> float:
        """On the first line."""
        return self.drawing.lines[0].ys[place]

    def redraw(self) -> None:
        """Everything anew: a few lines of at most 500 points."""
        item = self.getPlotItem()
        for old in self._drawn:
            item.removeItem(old)
        ink = inks(self.worn)
        self._drawn = [*self._fills(ink), *self._lines(ink), *self._marks(ink)]
        for new in self._drawn:
            item.addItem(new, ignoreBounds=True)

    def _fills(self, ink: Inks) -> list[object]:
        band, made = self.drawing.band, []
        if self.drawing.zero:
            zero = pg.InfiniteLine(pos=0, angle=0, pen=pen(colour(ink.muted, 0.8), self.stroke))
            zero.setZValue(-4)
            made.append(zero)
        if band is not None and len(self._x) > 1:
            edges = [pg.PlotCurveItem(self._x, self._edge(ys), pen=None) for ys in (band.low, band.high)]
            fill = pg.FillBetweenItem(*edges, brush=ink_of(band.style, ink))
            fill.setZValue(-2)
            made.append(fill)
            if band.style is Style.BAND:
                made += [self._edge_line(self._edge(ys), ink) for ys in (band.low, band.high)]
        return made

    def _edge_line(self, ys: Floats, ink: Inks) -> object:
        return pg.PlotCurveItem(self._x, ys, pen=pen(colour(ink.worth, 0.55), self.stroke))

    def _lines(self, ink: Inks) -> list[object]:
        made = []
        for depth, line in enumerate(self.drawing.lines):
            stroke = pen_of(line.style, ink, self.size_worn * self.stroke)
            if len(self._x) == 1:
                dot = pg.ScatterPlotItem([self._x[0]], [line.ys[0]], size=0.5 * self.size_worn, pen=None)
                dot.setBrush(stroke.color())
                made.append(dot)
                continue
            curve = pg.PlotCurveItem(self._x, self._line(line.ys), pen=stroke, skipFiniteCheck=True)
            curve.setZValue(-depth * 0.1)
            made.append(curve)
        return made

    def _marks(self, ink: Inks) -> list[object]:
        self._spots = {}
        for style, symbol in _SYMBOLS.items():
            if any(mark.style is style for mark in self.drawing.marks):
                spots = pg.ScatterPlotItem(symbol=symbol, size=0.66 * self.size_worn, useCache=False)
                spots.setPen(pen(ink.ground, 1.5))
                spots.setBrush(ink_of(style, ink))
                spots.setZValue(3)
                self._spots[style] = spots
        self._place_marks()
        return list(self._spots.values())

    def _place_marks(self) -> None:
        """One mark for those that would lie on each other, at the range and the width of now."""
        low, high = self.range_shown
        apart = (high - low) / max(1.0, self.view_box.width()) * _APART * self.size_worn
        self.bunches = []
        for style, spots in self._spots.items():
            bunches = bunched((mark for mark in self.drawing.marks if mark.style is style), apart)
            spots.setData([bunch[0].x for bunch in bunches], [bunch[0].y for bunch in bunches])
            self.bunches += bunches

    def bunch_at(self, place: int) -> list[Mark]:
        """The marks that are drawn as one with that of this point; none where it has no mark."""
        return next((bunch for bunch in self.bunches if any(mark.place == place for mark in bunch)), [])


def paint_swatch(painter: QPainter, style: Style, area: QRectF, look: tuple[Inks, float]) -> None:
    """The sign of a style in the legend."""
    ink, size = look
    if style in {Style.BAND, Style.ENVELOPE, Style.COST_FILL}:
        painter.setPen(pen(colour(ink.worth, 0.55)) if style is Style.BAND else Qt.PenStyle.NoPen)
        painter.setBrush(ink_of(style, ink))
        painter.drawRect(area.adjusted(0, 0.2 * area.height(), 0, -0.2 * area.height()))
    elif style in _SYMBOLS:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink_of(style, ink))
        half, middle = 0.3 * size, area.center()
        tip = -half if style is Style.BOUGHT else half
        points = ((-half, -tip), (half, -tip), (0.0, tip))
        painter.drawPolygon(QPolygonF([QPointF(middle.x() + x, middle.y() + y) for x, y in points]))
    else:
        stroke = pen_of(style, ink, size)
        stroke.setCosmetic(False)
        painter.setPen(stroke)
        painter.drawLine(QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y()))
