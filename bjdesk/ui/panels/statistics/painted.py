"""Pictures that are no range: fields, rows and tiles that mouse and arrow keys go to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QToolTip, QWidget

from bjdesk.ui.brushes import outline
from bjdesk.ui.theme import NORMAL, Palette
from bjdesk.ui.tool_tips import plain_tip

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent

_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
HINTS: Final = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing


class Painted(QWidget):
    """Subclasses say where their parts are in an area, and draw them there."""

    pointed = Signal(int)
    """Which part is told; -1: none."""

    def __init__(self) -> None:
        super().__init__()
        self.size_worn, self.worn = 18.0, NORMAL
        self.at = -1
        self._count = 0
        self._sentence: Callable[[int], str] = str
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # -- for subclasses

    def places(self, area: QRectF) -> list[QRectF]:
        """Where the parts are."""
        raise NotImplementedError

    def paint_parts(self, painter: QPainter, area: QRectF) -> None:
        """Draw everything."""
        raise NotImplementedError

    def least_height(self) -> float:
        """In F, for all parts to be seen."""
        return 8.0

    # -- pointing

    def tell(self, count: int, sentence: Callable[[int], str]) -> None:
        """How many parts there are, and what to say of each."""
        self._count, self._sentence = count, sentence
        if self.at >= count:
            self.point(-1)
        self.setMinimumHeight(round(self.least_height() * self.size_worn))
        self.update()

    def sentence(self, place: int) -> str:
        """What is said of a part; "" for none."""
        return self._sentence(place) if 0 <= place < self._count else ""

    def point(self, place: int, *, tip: bool = False) -> None:
        """Mark a part and tell it; with `tip` beside it too."""
        self.at = place
        if tip:
            part = self.places(QRectF(self.rect()))[place]
            self._bring_into_sight(part)
            corner = part.topRight().toPoint()
            QToolTip.showText(self.mapToGlobal(corner + QPoint(4, -8)), plain_tip(self.sentence(place)), self)
        self.setAccessibleDescription(self.sentence(place))
        self.pointed.emit(place)
        self.update()

    def _bring_into_sight(self, part: QRectF) -> None:
        viewport = self.parentWidget()
        area = viewport.parentWidget() if viewport is not None else None
        if isinstance(area, QScrollArea):
            middle = part.center().toPoint()
            area.ensureVisible(middle.x(), middle.y(), 0, round(part.height() / 2) + 4)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the part under the mouse."""
        found = self._part_at(event.position())
        if found != self.at:
            self.point(found, tip=found >= 0)

    def _part_at(self, spot: QPointF) -> int:
        parts = self.places(QRectF(self.rect()))[: self._count]
        return next((place for place, part in enumerate(parts) if part.contains(spot)), -1)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell nothing, unless the keyboard is here."""
        if not self.hasFocus():
            self.point(-1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the first part."""
        super().focusInEvent(event)
        tabbed = event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}
        if self.at < 0 and self._count and tabbed:
            self.point(0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell nothing."""
        super().focusOutEvent(event)
        self.point(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next part that way."""
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is None or not self._count:
            event.ignore()
            return
        if self.at < 0:
            self.point(0, tip=True)
            return
        parts = self.places(QRectF(self.rect()))[: self._count]
        found = _next_part(parts, self.at, step)
        if found is not None:
            self.point(found, tip=True)

    # -- looks

    def set_look(self, size: float, palette: Palette) -> None:
        """Take F and the colours."""
        self.size_worn, self.worn = size, palette
        self.setMinimumHeight(round(self.least_height() * size))
        self.update()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.update()

    def paint_into(self, painter: QPainter, area: QRectF) -> None:
        """Draw the picture, for a file."""
        painter.setRenderHints(HINTS)
        self.paint_parts(painter, area)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture, and the mark of the part that is told."""
        painter, area = QPainter(self), QRectF(self.rect())
        painter.setRenderHints(HINTS)
        self.paint_parts(painter, area)
        if 0 <= self.at < self._count:
            part = self.places(area)[self.at]
            for tone, width in ((self.worn.focus_outline, 5.0), (self.worn.focus, 2.5)):
                outline(painter, QPen(QColor(tone), width))
                painter.drawRoundedRect(part, 0.2 * self.size_worn, 0.2 * self.size_worn)


def _next_part(parts: list[QRectF], at: int, step: tuple[int, int]) -> int | None:
    """The nearest part in a direction; what lies aside counts four times."""
    here = parts[at].center()
    best: tuple[float, int] | None = None
    for place, part in enumerate(parts):
        along = (part.center().x() - here.x()) * step[0] + (part.center().y() - here.y()) * step[1]
        aside = abs((part.center().x() - here.x()) * step[1]) + abs((part.center().y() - here.y()) * step[0])
        if along > 1 and (best is None or along + 4 * aside < best[0]):
            best = (along + 4 * aside, place)
    return None if best is None else best[1]
