"""How often each result came, as bars: losses to the left, wins to the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter

from bjdesk.ui.formats import money_signed
from bjdesk.ui.panels.statistics.axes import Axis, count_axis
from bjdesk.ui.panels.statistics.inks import Inks, inks, pen
from bjdesk.ui.panels.statistics.plot import Plot

if TYPE_CHECKING:
    from bjdesk.game.statistics_course import Bar

_WIDTH = 0.82


class BarsPlot(Plot):
    """`draw` shows a distribution."""

    def __init__(self) -> None:
        super().__init__(Axis("bottom", self._amount, whole=True), count_axis("left"))
        self._bars: tuple[Bar, ...] = ()
        self._bar_width = 0
        self._drawn: object | None = None

    def _amount(self, place: float) -> str:
        return money_signed(round(place) * self._bar_width)

    def draw(self, width: int, bars: tuple[Bar, ...]) -> None:
        """Show this from now on; `width` is a bar's, in hundredths."""
        self._bars, self._bar_width = bars, width
        self.xs = tuple(float(bar.place) for bar in bars)
        self.redraw()
        if bars:
            reach = max(3, -bars[0].place, bars[-1].place) + 0.7
            self.set_domain(-reach, reach)
        self.retranslate()

    def extent(self, left: float, right: float) -> tuple[float, float] | None:
        """From nothing to the highest bar in sight."""
        heights = [bar.rounds for bar in self._bars if left - 0.5 <= bar.place <= right + 0.5]
        return (0.0, float(max(heights))) if heights else None

    def _fit_height(self) -> None:
        """Bars stand on the axis."""
        found = self.extent(*self.range_shown)
        if found is not None:
            self.view_box.setYRange(0.0, found[1] * 1.08, padding=0)

    def height_at(self, place: int) -> float:
        """On top of the bar."""
        return float(self._bars[place].rounds)

    def redraw(self) -> None:
        """Draw the bars anew: losses, even rounds and wins in their colours; without colours, losses hollow."""
        item = self.getPlotItem()
        if self._drawn is not None:
            item.removeItem(self._drawn)
            self._drawn = None
        if not self._bars:
            return
        ink = inks(self.worn)
        brushes = [_brush(bar.place, ink) for bar in self._bars]
        pens = [pen(_tone(bar.place, ink)) for bar in self._bars]
        self._drawn = pg.BarGraphItem(
            x=list(self.xs), height=[bar.rounds for bar in self._bars], width=_WIDTH, brushes=brushes, pens=pens
        )
        item.addItem(self._drawn, ignoreBounds=True)


def _tone(side: int, ink: Inks) -> str:
    return ink.muted if not side else ink.gain if side > 0 else ink.loss


def _brush(side: int, ink: Inks) -> QBrush:
    if not ink.filled and side < 0:
        return QBrush(QColor(ink.ground))
    if not ink.filled and not side:
        return QBrush(QColor(ink.muted), Qt.BrushStyle.Dense5Pattern)
    return QBrush(QColor(_tone(side, ink)))


def paint_bar_sign(side: int, painter: QPainter, area: QRectF, look: tuple[Inks, float]) -> None:
    """The sign of losses (−1), even rounds (0) or wins (1) in the legend."""
    ink, size = look
    painter.setPen(pen(_tone(side, ink)))
    painter.setBrush(_brush(side, ink))
    middle = area.center()
    painter.drawRect(QRectF(middle.x() - 0.5 * size, middle.y() - 0.45 * size, size, 0.9 * size))
