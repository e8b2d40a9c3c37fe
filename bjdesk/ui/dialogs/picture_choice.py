"""A choice by pictures: painted cards side by side, one of them chosen; they wrap where the window is narrow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from bjdesk.ui.brushes import LEFT, draw_text, text_width
from bjdesk.ui.dialogs.worn import Dressed, worn_by
from bjdesk.ui.icons import paint_icon
from bjdesk.ui.theme import Palette, Role, colour, role_font

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

Picture = Callable[[QPainter, QRectF, object], None]
"""Paints a value into a rectangle."""
_GAP = 8


def _size_of(part: QWidget) -> float:
    window = part.window()
    return window.size_worn if isinstance(window, Dressed) else 18.0


class PictureButton(QAbstractButton):
    """One value: its picture, its word under it, and a tick where it is the chosen one."""

    def __init__(self, value: object, picture: Picture, wide: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.value = value
        self._wide = wide
        self._picture = picture
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """The picture, and the word in one line."""
        size = _size_of(self)
        word = text_width(self.text(), role_font(Role.BODY_STRONG, size, 0.9))
        return QSize(round(max(self._wide * size, word + 2.3 * size)), round(4.9 * size))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw frame, picture, word and tick."""
        painter, palette, size = QPainter(self), worn_by(self), _size_of(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        self._frame(painter, palette, area, 0.4 * size)
        painter.setPen(colour(palette.text))
        painter.save()
        self._picture(painter, area.adjusted(8, 8, -8, -1.6 * size), self.value)
        painter.restore()
        self._words(painter, palette, QRectF(area.x(), area.bottom() - 1.5 * size, area.width(), 1.4 * size))

    def _words(self, painter: QPainter, palette: Palette, area: QRectF) -> None:
        """The word, and before it the tick of the chosen one."""
        size = _size_of(self)
        font = role_font(Role.BODY_STRONG if self.isChecked() else Role.BODY, size, 0.9)
        width, tick = text_width(self.text(), font), 1.3 * size if self.isChecked() else 0.0
        x = area.center().x() - (width + tick) / 2
        if self.isChecked():
            self._tick(painter, palette, QPointF(x + 0.5 * size, area.center().y()), 0.48 * size)
        draw_text(painter, QRectF(x + tick, area.y(), width, area.height()), self.text(), font,
                  colour=QColor(palette.text), align=LEFT)  # fmt: skip

    def _frame(self, painter: QPainter, palette: Palette, area: QRectF, radius: float) -> None:
        touched = self.underMouse() or self.isDown()
        edge, width = palette.card_edge, 1.0
        if touched:
            edge, width = palette.hover_edge, 1.6
        if self.isChecked():
            edge, width = palette.accent, 2.4
        if self.hasFocus():
            edge, width = palette.focus, 3.0
        painter.setPen(QPen(colour(edge), width))
        painter.setBrush(colour(palette.pressed if self.isDown() else palette.card))
        painter.drawRoundedRect(area, radius, radius)

    def _tick(self, painter: QPainter, palette: Palette, middle: QPointF, radius: float) -> None:
        painter.setPen(QPen(colour(palette.gold_edge), 1.2))
        painter.setBrush(colour(palette.gold))
        painter.drawEllipse(middle, radius, radius)
        side = 1.3 * radius
        spot = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        paint_icon(painter, "check", spot, colour(palette.gold_ink), width=3.2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses too; the arrows move on, as in every group of radio buttons."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
            return
        super().keyPressEvent(event)


class PictureChoice(QWidget):
    """Speaks as a combo box does: `currentIndex`, `setItemText`, and `activated` when the player chooses.

    `wide` is the least width of a picture in F.
    """

    activated = Signal(int)

    def __init__(self, values: Sequence[object], picture: Picture, wide: float = 5.2) -> None:
        super().__init__()
        self.buttons = [PictureButton(value, picture, wide, self) for value in values]
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for place, button in enumerate(self.buttons):
            button.clicked.connect(lambda _=False, place=place: self.activated.emit(place))

    def currentIndex(self) -> int:
        """Place of the chosen value; -1 if there is none."""
        return next((place for place, button in enumerate(self.buttons) if button.isChecked()), -1)

    def setCurrentIndex(self, place: int) -> None:
        """Mark a value as the chosen one."""
        self.buttons[place].setChecked(True)

    def setItemText(self, place: int, text: str) -> None:
        """Say a value in the language of now."""
        button = self.buttons[place]
        button.setText(text)
        button.setAccessibleName(f"{self.accessibleName()}: {text}")
        self.updateGeometry()
        self._lay(self.width())

    def hasHeightForWidth(self) -> bool:
        """A narrow one is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """All rows of pictures."""
        return self._rows(width)[-1].bottom() + 1

    def sizeHint(self) -> QSize:
        """All in one row."""
        hints = [button.sizeHint() for button in self.buttons]
        width = sum(hint.width() for hint in hints) + _GAP * (len(hints) - 1)
        return QSize(width, max(hint.height() for hint in hints))

    def minimumSizeHint(self) -> QSize:
        """One picture wide."""
        return QSize(max(button.sizeHint().width() for button in self.buttons), self.buttons[0].sizeHint().height())

    def _rows(self, width: int) -> list[QRect]:
        """A place for each picture: all in one row, or in as few even columns as fit."""
        hints = [button.sizeHint() for button in self.buttons]
        tall = hints[0].height()
        if self.sizeHint().width() <= width:
            left = [sum(hint.width() + _GAP for hint in hints[:place]) for place in range(len(hints))]
            return [QRect(x, 0, hint.width(), tall) for x, hint in zip(left, hints, strict=True)]
        each = min(max(hint.width() for hint in hints), max(1, width))
        fits = max(1, min(len(hints), (width + _GAP) // (each + _GAP)))
        columns = -(-len(hints) // -(-len(hints) // fits))
        spots = [divmod(place, columns) for place in range(len(hints))]
        return [QRect(column * (each + _GAP), row * (tall + _GAP), each, tall) for row, column in spots]

    def _lay(self, width: int) -> None:
        for button, place in zip(self.buttons, self._rows(width), strict=True):
            button.setGeometry(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the pictures anew."""
        self._lay(self.width())
