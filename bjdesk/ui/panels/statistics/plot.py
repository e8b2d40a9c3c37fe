"""A picture over a range that the player chooses: by wheel and drag, or by keys; one point of it can be told."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Final

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QToolTip

from bjdesk.ui.panels.statistics.inks import inks, pen
from bjdesk.ui.theme import NORMAL, Palette, colour

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

    from bjdesk.ui.panels.statistics.axes import Axis

_ZOOM: Final = 0.6
"""The share of the range that is left after a step closer."""
_PAN: Final = 0.25
_EDGE: Final = 0.07
"""Room above and below the lines, as a share of their height."""
Key = Qt.Key


class Plot(pg.PlotWidget):  # type: ignore[misc] # pyqtgraph ships no types
    """Subclasses draw, and say how high what they drew is between two places."""

    pointed = Signal(int)
    """Which point is told; -1: none."""
    ranged = Signal(float, float)
    """The player chose this range."""

    beside = 0.0
    """Room before and after what is drawn, as a share of its width: signs at either end are whole."""

    def __init__(self, bottom: Axis, left: Axis) -> None:
        super().__init__(axisItems={"bottom": bottom, "left": left}, enableMenu=False)
        self.axes = (bottom, left)
        self.size_worn, self.worn = 18.0, NORMAL
        self.xs: Sequence[float] = ()
        """Where the points are, from left to right."""
        self.domain = (0.0, 1.0)
        self.at = -1
        self.stroke = 1.0
        """What the pens' widths are multiplied by."""
        self._count = 0
        self._sentence: Callable[[int], str] = str
        self._by_hand = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumHeight(120)
        item = self.getPlotItem()
        item.hideButtons()
        # Unasked, pyqtgraph makes a menu that belongs to nobody: garbage, once the plot is closed. If it is collected
        # while Qt goes through its windows (at a change of palette, say), that is a crash. So it goes with the plot.
        item.ctrlMenu.setParent(self, item.ctrlMenu.windowFlags())
        self.view_box = item.getViewBox()
        self.view_box.setMouseEnabled(x=True, y=False)
        self.view_box.disableAutoRange()
        self.view_box.sigXRangeChanged.connect(self._x_changed)
        self.line = pg.InfiniteLine(angle=90, movable=False)
        self.line.setZValue(5)
        self.line.hide()
        self.spot = pg.ScatterPlotItem(pxMode=True)
        self.spot.setZValue(6)
        item.addItem(self.line, ignoreBounds=True)
        item.addItem(self.spot, ignoreBounds=True)

    # -- for subclasses

    def extent(self, left: float, right: float) -> tuple[float, float] | None:
        """The lowest and the highest between two places; None for nothing there."""
        raise NotImplementedError

    def height_at(self, place: int) -> float:
        """Where a point lies above its place on the axis."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Draw everything in the colours of now."""
        raise NotImplementedError

    # -- range

    def set_domain(self, low: float, high: float) -> None:
        """Take the whole range; one that was chosen by hand stays where it is still inside."""
        whole = not self._by_hand
        room = (high - low) * self.beside
        self.domain = low, high = low - room, high + room
        self.view_box.setLimits(xMin=low, xMax=high, minXRange=min(high - low, max(4.0, (high - low) / 50_000)))
        if whole:
            self.whole()
        else:
            self._fit_height()

    @property
    def range_shown(self) -> tuple[float, float]:
        """From where to where."""
        low, high = self.view_box.viewRange()[0]
        return float(low), float(high)

    def whole(self) -> None:
        """Show everything."""
        self._by_hand = False
        self._set_range(*self.domain)
        self.ranged.emit(*self.domain)

    @property
    def told_x(self) -> float | None:
        """Where the told point is on its axis; None where none is told."""
        return self.xs[self.at] if 0 <= self.at < len(self.xs) else None

    def zoom(self, factor: float) -> None:
        """Show so much of what is shown now, around the told point or the middle."""
        low, high = self.range_shown
        told = self.told_x
        at = told if told is not None and low <= told <= high else (low + high) / 2
        self._set_range(at - (at - low) * factor, at + (high - at) * factor)

    def closer(self) -> None:
        """See less, larger."""
        self.zoom(_ZOOM)

    def further(self) -> None:
        """See more."""
        self.zoom(1 / _ZOOM)

    def pan(self, share: float) -> None:
        """Go so much of what is shown to the right."""
        low, high = self.range_shown
        step = min(max((high - low) * share, self.domain[0] - low), self.domain[1] - high)
        self._set_range(low + step, high + step)

    def _set_range(self, low: float, high: float) -> None:
        self.view_box.setXRange(max(low, self.domain[0]), min(high, self.domain[1]), padding=0)
        self._fit_height()

    def _x_changed(self) -> None:
        low, high = self.range_shown
        self._by_hand = (high - low) < 0.999 * (self.domain[1] - self.domain[0])
        self._fit_height()
        self.ranged.emit(low, high)

    def _fit_height(self) -> None:
        found = self.extent(*self.range_shown)
        if found is None:
            return
        low, high = found
        room = (high - low) * _EDGE or max(1.0, abs(high) * 0.1)
        self.view_box.setYRange(low - room, high + room, padding=0)

    def use_bottom(self, axis: Axis) -> None:
        """Take another axis below; its range is to be set anew."""
        axis.set_look(self.size_worn, self.worn)
        self.getPlotItem().setAxisItems({"bottom": axis})
        self.axes = (axis, self.axes[1])
        self._by_hand = False

    # -- pointing

    def tell(self, count: int, sentence: Callable[[int], str]) -> None:
        """How many points there are, and what to say of each."""
        self._count, self._sentence = count, sentence
        if self.at >= count:
            self.point(-1)

    def sentence(self, place: int) -> str:
        """What is said of a point; "" for none."""
        return self._sentence(place) if 0 <= place < self._count else ""

    def point(self, place: int, *, tip: bool = False) -> None:
        """Mark a point and tell it; with `tip` beside it too."""
        self.at = place
        shown = 0 <= place < len(self.xs)
        self.line.setVisible(shown)
        if shown:
            where = QPointF(self.xs[place], self.height_at(place))
            self.line.setPos(where.x())
            self.spot.setData([where.x()], [where.y()])
            if tip:
                QToolTip.showText(self._global(where), self.sentence(place), self)
        else:
            self.spot.setData([], [])
        self.setAccessibleDescription(self.sentence(place))
        self.pointed.emit(place)

    def _global(self, where: QPointF) -> QPoint:
        at: QPoint = self.mapFromScene(self.view_box.mapViewToScene(where))
        corner: QPoint = self.viewport().mapToGlobal(at + QPoint(12, -24))
        return corner

    def nearest(self, at: QPointF) -> int:
        """The point nearest to a place in the widget; -1 outside the picture."""
        if not self.xs or not self.view_box.sceneBoundingRect().contains(self.mapToScene(at.toPoint())):
            return -1
        x = float(self.view_box.mapSceneToView(self.mapToScene(at.toPoint())).x())
        after = min(bisect_left(self.xs, x), len(self.xs) - 1)
        return after - 1 if after and x - self.xs[after - 1] < self.xs[after] - x else after

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the point under the mouse."""
        super().mouseMoveEvent(event)
        place = self.nearest(event.position())
        if place != self.at:
            self.point(place, tip=place >= 0)

    def viewportEvent(self, event: QEvent) -> bool:
        """Leave the tip of the told point where it is: the scene has none of its own, and would take it away."""
        if event.type() == QEvent.Type.ToolTip:
            return True
        return bool(super().viewportEvent(event))

    def leaveEvent(self, event: QEvent) -> None:
        """Tell nothing, unless the keyboard is here."""
        super().leaveEvent(event)
        if not self.hasFocus():
            self.point(-1)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Show everything again."""
        self.whole()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the last point; the frame shows the focus."""
        super().focusInEvent(event)
        if self.at < 0 and event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}:
            self._go(len(self.xs) - 1)
        self._frame_changed()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell nothing."""
        super().focusOutEvent(event)
        self.point(-1)
        self._frame_changed()

    def _frame_changed(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            parent.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from point to point, with Shift they move the range; plus, minus and 0 change it."""
        key, shifted = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        match key:
            case Key.Key_Left | Key.Key_Right if shifted:
                self.pan(_PAN if key == Key.Key_Right else -_PAN)
            case Key.Key_PageUp | Key.Key_PageDown:
                self.pan(0.9 if key == Key.Key_PageDown else -0.9)
            case Key.Key_Left | Key.Key_Right:
                self._step(1 if key == Key.Key_Right else -1)
            case Key.Key_Home:
                self._go(0)
            case Key.Key_End:
                self._go(len(self.xs) - 1)
            case Key.Key_Plus | Key.Key_Equal:
                self.closer()
            case Key.Key_Minus:
                self.further()
            case Key.Key_0:
                self.whole()
            case _:
                event.ignore()

    def _step(self, step: int) -> None:
        if self.at < 0:
            low, high = self.range_shown
            self._go(bisect_left(self.xs, high) - 1 if step < 0 else bisect_left(self.xs, low))
        else:
            self._go(self.at + step)

    def _go(self, place: int) -> None:
        """Tell this point, and bring it into sight."""
        if not self.xs:
            return
        place = min(max(place, 0), len(self.xs) - 1)
        low, high = self.range_shown
        x = self.xs[place]
        if not low <= x <= high:
            half = (high - low) / 2
            self._set_range(x - half, x + half)
        self.point(place, tip=True)

    # -- looks

    def set_look(self, size: float, palette: Palette) -> None:
        """Take F and the colours."""
        self.size_worn, self.worn = size, palette
        ink = inks(palette)
        self.setBackground(QColor(ink.ground))
        for axis in self.axes:
            axis.set_look(size, palette)
            axis.say(axis.labelText)
        self.getPlotItem().layout.setContentsMargins(0, 0.5 * size, 2.0 * size, 0.2 * size)
        self.axes[1].setGrid(255)
        self.axes[0].setGrid(False)
        self.line.setPen(pen(colour(ink.muted, 0.7)))
        self.spot.setSize(0.62 * size)
        self.spot.setPen(pen(ink.ground, 2))
        self.spot.setBrush(QColor(palette.focus))
        self.redraw()

    def retranslate(self) -> None:
        """Write the axes in the language of now."""
        for axis in self.axes:
            axis.words_changed()

    def paint_into(self, painter: QPainter, area: QRectF) -> None:
        """Draw the picture, without the mark of a told point, for a file."""
        shown = self.line.isVisible(), self.spot.isVisible()
        self.line.hide()
        self.spot.hide()
        self.stroke = painter.device().devicePixelRatio()  # pens in pixels do not grow with it
        self.redraw()
        self.render(painter, area, self.viewport().rect(), Qt.AspectRatioMode.IgnoreAspectRatio)
        self.stroke = 1.0
        self.redraw()
        self.line.setVisible(shown[0])
        self.spot.setVisible(shown[1])
