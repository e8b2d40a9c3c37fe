"""What can be pressed on the felt: real widgets over the painted things, so that keys and readers find them."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from bjdesk.ui.theme import NORMAL, Palette, colour
from bjdesk.ui.tool_tips import plain_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QPaintEvent, QWheelEvent

LEAST_TARGET: Final = 44
RING: Final = 3.0
RING_OUTLINE: Final = 2.0
WHEEL_NOTCH: Final = 120


class Shape(Enum):
    """The outline of a button."""

    OVAL = "oval"
    PLATE = "plate"


class FeltButton(QAbstractButton):
    """A button without a body of its own; with the focus it shows a ring. `step` is the picture it was placed for."""

    taken = Signal()
    """One chip should come off: right button, or wheel down."""
    cleared = Signal()
    """All chips should come off: pressed twice quickly. The first press counted as a press."""

    def __init__(self, shape: Shape, parent: QWidget) -> None:
        super().__init__(parent)
        self.step = 0
        self.clears = False
        self.below: FeltButton | None = None
        """What lay there before this came: a row of quick presses that began on it goes on there."""
        self._pressed: tuple[float, QPointF] | None = None  # the last press: its time in milliseconds, its place
        self.palette_of_table = NORMAL
        self._shape = shape
        self._wheel = 0
        self._deaf = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def place(self, rect: QRectF) -> None:
        """Cover a thing, and at least what a finger needs."""
        middle = rect.center()
        width, height = max(LEAST_TARGET, rect.width()), max(LEAST_TARGET, rect.height())
        target = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height).toAlignedRect()
        if target != self.geometry():
            self.setGeometry(target)

    def tell(self, name: str, *, step: int, off: str = "") -> None:
        """Say what it is now, and why it can't be pressed; "" where it can."""
        self.step = step
        if self.accessibleName() != name:
            self.setAccessibleName(name)
        if self.accessibleDescription() != off:
            self.setAccessibleDescription(off)
            self.setToolTip(plain_tip(off))
        self.setEnabled(not off)

    def ignore_rest_of_double_press(self) -> None:
        """Take the second half of a double press, which began on something above, as nothing."""
        self._deaf = True

    def wear(self, palette: Palette) -> None:
        """Take the colours of the focus ring from here."""
        self.palette_of_table = palette
        self.update()

    # ------------------------------------------------------------ Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press; the right button takes one off."""
        self._deaf = False
        if event.button() is Qt.MouseButton.RightButton:
            self.taken.emit()
        elif self.below is not None and self.below.goes_on(event):
            self.below.click()
        else:
            self._remember(event)
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Clear what can be cleared; anything else is pressed once more."""
        if self._deaf:
            self._deaf = False
        elif event.button() is Qt.MouseButton.LeftButton and self.below is not None and self.below.goes_on(event):
            self.below.click()
        elif event.button() is Qt.MouseButton.LeftButton and self.clears:
            self.cleared.emit()
        else:
            self.mousePressEvent(event)

    def goes_on(self, event: QMouseEvent) -> bool:
        """Whether this press, on something that has come to lie over it, belongs to a row of quick presses on it."""
        if self._pressed is None or event.button() is not Qt.MouseButton.LeftButton:
            return False
        time, place = self._pressed
        quick = event.timestamp() - time <= QApplication.doubleClickInterval()
        near = (event.globalPosition() - place).manhattanLength() <= QApplication.startDragDistance()
        self._pressed = None
        if quick and near:
            self._remember(event)
        return quick and near

    def _remember(self, event: QMouseEvent) -> None:
        self._pressed = event.timestamp(), event.globalPosition()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Take one off for each notch down."""
        self._wheel = min(0, self._wheel + event.angleDelta().y())
        if self._wheel <= -WHEEL_NOTCH:
            self._wheel = 0
            self.taken.emit()
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Have no menu: the right button means something else here."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the focus ring."""
        if not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = RING + 2 * RING_OUTLINE
        rect = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        for tone, pen in ((self.palette_of_table.focus_outline, width), (self.palette_of_table.focus, RING)):
            painter.setPen(QPen(colour(tone), pen))
            if self._shape is Shape.OVAL:
                painter.drawEllipse(rect)
            else:
                painter.drawRoundedRect(rect, 6, 6)
