"""The buttons of the strip: real, painted, each with its key on it; off, it says why."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from bjdesk.ui.brushes import LEFT, draw_text, fitted, text_width
from bjdesk.ui.icons import paint_icon
from bjdesk.ui.keys import cap, key_name
from bjdesk.ui.labels import button_words
from bjdesk.ui.paint_chrome import (
    ButtonFace,
    ButtonState,
    key_cap_width,
    paint_button,
    paint_key,
    paint_small_button,
)
from bjdesk.ui.theme import Look, Role, colour, role_font
from bjdesk.ui.tool_tips import plain_tip

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent, QPaintEvent

    from bjdesk.ui.panels.strip_places import StripPlace

MARGIN: Final = 8
"""Pixels around a button's face for its edge, its shadow and the focus ring."""
_PICTURES: Final = 12
"""Pictures of its states that a button keeps."""
_ONE_LINE: Final = 0.88
"""A label that may break stays in one line up to this share of the room."""


def always() -> bool:
    """An ear that is never deaf."""
    return True


class PaintedButton(QAbstractButton):
    """What chips and buttons have in common: hover, reasons, and an ear that can be deaf to hand and key.

    A press by program or screen reader is no accident and always counts.
    """

    def __init__(self, hears: Callable[[], bool] = always, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = Look(18.0)
        self.face = QRectF()
        self._hears = hears
        self._pictures: dict[Hashable, QPixmap] = {}
        self._reason = self._said = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def reason(self) -> str:
        """Why it is off; empty while it is on."""
        return self._reason

    @property
    def state(self) -> ButtonState:
        """How it looks now."""
        if not self.isEnabled():
            return ButtonState.OFF
        if self.isDown():
            return ButtonState.PRESSED
        return ButtonState.HOVER if self.underMouse() else ButtonState.NORMAL

    def set_reason(self, reason: str) -> None:
        """Turn off with this reason, or on with an empty one."""
        said = reason or self.hint()
        if (reason, said) == (self._reason, self._said):
            return
        self._reason, self._said = reason, said
        self.setEnabled(not reason)
        self.setAccessibleDescription(said)
        self.setToolTip(plain_tip(said))
        self.setCursor(Qt.CursorShape.ArrowCursor if reason else Qt.CursorShape.PointingHandCursor)

    def hint(self) -> str:
        """What the tooltip says while it is on."""
        return ""

    def set_face(self, face: QRectF, look: Look) -> None:
        """Lie so that the face is at this place of the parent."""
        self.look = look
        room = face.toAlignedRect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        self.face = face.translated(-room.x(), -room.y())
        self.setGeometry(room)
        self.update()

    def hitButton(self, pos: QPoint) -> bool:
        """Only the face can be pressed, not the room around it."""
        return self.face.contains(pos.x(), pos.y())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press, if the strip listens."""
        if event.button() is Qt.MouseButton.LeftButton and not self._hears():
            event.accept()
            return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter press the button that has the focus; all else is the window's."""
        bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not bare or event.key() not in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.ignore()
            return
        if not event.isAutoRepeat() and self._hears():
            self.click()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Nothing hangs on a release."""
        event.ignore()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up under the pointer."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Go dark again."""
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the face, from the picture of this state if it was drawn before."""
        QPainter(self).drawPixmap(0, 0, self._picture())

    def _picture(self) -> QPixmap:
        size, dpr = self.size(), self.devicePixelRatioF()
        key = (size, dpr, self.look, self.face.getRect(), self.state, self.hasFocus(), *self.shown())
        if key not in self._pictures:
            if len(self._pictures) >= _PICTURES:
                self._pictures.clear()
            self._pictures[key] = self._painted(size * dpr, dpr)
        return self._pictures[key]

    def _painted(self, pixels: QSize, dpr: float) -> QPixmap:
        picture = QPixmap(pixels)
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.paint_face(painter)
        painter.end()
        return picture

    def shown(self) -> tuple[Hashable, ...]:
        """What else the face depends on; for subclasses."""
        return (self.text(),)

    def paint_face(self, painter: QPainter) -> None:
        """Draw the face; for subclasses."""
        raise NotImplementedError


class StripButton(PaintedButton):
    """One command of the strip: icon over label, or beside it where the strip has taken more rows."""

    def __init__(self, place: StripPlace, hears: Callable[[], bool], parent: QWidget | None = None) -> None:
        super().__init__(hears, parent)
        self.place = place
        self.label_size = 14
        self.beside = False
        self.retranslate()

    def retranslate(self) -> None:
        """Take name and label in the language of now."""
        words = button_words(self.place.words)
        self.setText(words.label)
        self.setAccessibleName(words.name)
        self.set_reason(self.reason)
        self.update()

    def hint(self) -> str:
        """The key."""
        return key_name(self.place.press)

    def shown(self) -> tuple[Hashable, ...]:
        """Its words and its key, and how they lie."""
        return self.text(), cap(self.place.press), self.label_size, self.beside

    def lines(self) -> str:
        """The label: in one line where it fits."""
        text = self.text()
        if "\n" not in text:
            return text
        font = role_font(Role.LABEL, self.look.font)
        font.setPixelSize(self.label_size)
        joined = text.replace("\n", " ")
        return joined if text_width(joined, font) <= _ONE_LINE * self._room() else text

    def _room(self) -> float:
        if not self.beside:
            return self.face.width() - 0.55 * self.look.font
        return self.face.width() - 2.75 * self.look.font - key_cap_width(cap(self.place.press), self.look.font)

    def paint_face(self, painter: QPainter) -> None:
        """Draw the button as its state has it."""
        if self.beside:
            self._paint_beside(painter)
            return
        tint = getattr(self.look.palette, self.place.tint)
        face = ButtonFace(
            self.lines(), self.place.icon, cap(self.place.press), tint, gold=self.place.primary, state=self.state,
            focused=self.hasFocus(), label_size=self.label_size,
        )  # fmt: skip
        paint_button(painter, self.look, self.face, face)

    def _paint_beside(self, painter: QPainter) -> None:
        """Icon, label and key in one row."""
        look, face, size = self.look, self.face, self.look.font
        gold = self.place.primary
        body = ButtonFace("", "", gold=gold, state=self.state, focused=self.hasFocus())
        paint_small_button(painter, look, face, body)
        on = self.isEnabled()
        lit = gold and on
        tint = look.palette.text if look.palette.flat else getattr(look.palette, self.place.tint)
        icon = min(1.45 * size, face.height() - 0.5 * size)
        x = face.x() + 0.4 * size
        ink = look.palette.gold_ink if lit else (tint if on else look.palette.off)
        spot = QRectF(x, face.center().y() - icon / 2, icon, icon)
        paint_icon(painter, self.place.icon, spot, colour(ink), width=1.7)
        key = cap(self.place.press)
        width = key_cap_width(key, size)
        place = QRectF(face.right() - width - 0.35 * size, face.center().y() - 0.49 * size, width, 0.98 * size)
        paint_key(painter, look, place, key, on=on, gold=gold)
        self._paint_words(painter, x + icon + 0.3 * size)

    def _paint_words(self, painter: QPainter, left: float) -> None:
        look, face = self.look, self.face
        font = role_font(Role.LABEL, look.font)
        font.setPixelSize(self.label_size)
        lines = self.lines().split("\n")
        font = fitted(font, self._room(), *lines)
        tall = font.pixelSize() * 1.12
        top = face.center().y() - tall * len(lines) / 2
        ink = look.palette.text if self.isEnabled() else look.palette.off
        if self.place.primary and self.isEnabled():
            ink = look.palette.gold_ink
        for row, line in enumerate(lines):
            place = QRectF(left, top + row * tall, self._room(), tall)
            draw_text(painter, place, line, font, colour=QColor(ink), align=LEFT)
