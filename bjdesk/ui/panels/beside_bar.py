"""The strip under the felt while another table than the real one lies there: what it is, and the ways on."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QWidget

from bjdesk.ui.brushes import LEFT, draw_text, filling, fitted, text_width
from bjdesk.ui.icons import paint_icon
from bjdesk.ui.paint_chrome import ButtonFace, ButtonState, paint_small_button
from bjdesk.ui.panels.strip_button import PaintedButton
from bjdesk.ui.theme import Look, Role, colour, role_font

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

_HIGH: Final = 2.2
"""F of the strip's height."""
_TARGET: Final = 44.0
_EDGE: Final = 6.0
_LEAST: Final = 0.85


class BesideButton(PaintedButton):
    """A way on from here, by its label or by an icon alone."""

    def __init__(self, parent: QWidget, icon: str = "") -> None:
        super().__init__(parent=parent)
        self.icon_name = icon
        self._tip = ""
        self.set_reason("")

    def name(self, label: str, name: str, tip: str = "") -> None:
        """Take the words of now; `tip` says more than the name, its key for instance."""
        self._tip = tip
        self.setText(label)
        self.setAccessibleName(name)
        self.set_reason(self.reason)
        self.update()

    def hint(self) -> str:
        """What the tooltip says while it is on."""
        return self._tip

    def show_icon(self, icon: str) -> None:
        """Have another icon."""
        if icon != self.icon_name:
            self.icon_name = icon
            self.update()

    def shown(self) -> tuple[Hashable, ...]:
        """What its picture hangs on beside its state."""
        return self.text(), self.icon_name

    def wanted(self, size: float) -> float:
        """How wide the face should be at F."""
        if not self.text():
            return max(_TARGET, 2.0 * size)
        return max(_TARGET, text_width(self.text(), role_font(Role.LABEL_BIG, size)) + 1.8 * size)

    def words_fit(self, size: float) -> bool:
        """Whether the label stands there as large as it should, or nearly."""
        label = role_font(Role.LABEL_BIG, size, _LEAST)
        return not self.text() or text_width(self.text(), label) <= self.face.width() - 0.8 * size

    def paint_face(self, painter: QPainter) -> None:
        """Draw the label, or the icon."""
        face = ButtonFace(self.text(), "", state=self.state, focused=self.hasFocus())
        paint_small_button(painter, self.look, self.face, face)
        if self.icon_name:
            side = min(1.25 * self.look.font, 0.6 * self.face.height())
            middle = self.face.center()
            place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            palette = self.look.palette
            ink = palette.off if self.state is ButtonState.OFF else palette.text
            paint_icon(painter, self.icon_name, place, QColor(ink), width=2.1)


class BesideBar(QWidget):
    """Says that this is not the real table, for eyes and for screen readers. Subclasses bring buttons and words."""

    icon = "shield"

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look(18.0)
        self._ends = 0.0
        self.buttons: tuple[BesideButton, ...] = ()

    # -- for subclasses

    def sentence(self) -> str:
        """What this table is, in one sentence."""
        raise NotImplementedError

    def below(self) -> tuple[str, ...]:
        """A second, smaller line, the longest form first; nothing for none."""
        return ()

    def name_buttons(self) -> None:
        """Give the buttons their words."""
        raise NotImplementedError

    # -- words and places

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(" ".join((self.sentence(), *self.below()[:1])))
        self.name_buttons()
        self.arrange()

    def height_for(self, look: Look) -> int:
        """Height at F."""
        return round(max(_TARGET + 2 * _EDGE, _HIGH * look.font))

    def set_look(self, look: Look) -> None:
        """Take F and the colours."""
        self._look = look
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons anew."""
        self.arrange()

    def most(self) -> float:
        """The share of the width that the buttons may take."""
        return 0.68

    def arrange(self) -> None:
        """Lay the buttons from the right; where they are too wide, those with words give way."""
        size = self._look.font
        gap, most = 0.5 * size, self.most() * self.width()
        widths = [button.wanted(size) for button in self.buttons]
        fixed = sum(width for width, one in zip(widths, self.buttons, strict=True) if not one.text())
        free = sum(widths) - fixed
        fixed += gap * (len(widths) - 1)
        narrow = min(1.0, max(0.3, (most - fixed) / free)) if free else 1.0
        x = self.width() - 0.7 * size
        for button, width in zip(reversed(self.buttons), reversed(widths), strict=True):
            wide = width * (narrow if button.text() else 1.0)
            x -= wide
            button.set_face(QRectF(x, _EDGE, wide, self.height() - 2 * _EDGE), self._look)
            x -= gap
        self._ends = x
        self.update()

    @property
    def words_fit(self) -> bool:
        """Whether the sentences and every label stand there as large as they should be, or nearly."""
        size, room = self._look.font, self._room.width()
        small = role_font(Role.BODY_STRONG, size, _LEAST)
        said = text_width(self.sentence(), small) <= room and text_width(self._below(), self._below_font()) <= room
        return said and all(button.words_fit(size) for button in self.buttons)

    def _below(self) -> str:
        """The longest form of the second line that has room, or the shortest."""
        room, font, forms = self._room.width(), self._below_font(), self.below()
        return next((form for form in forms if text_width(form, font) <= room), forms[-1] if forms else "")

    def _below_font(self) -> QFont:
        return role_font(Role.BODY, self._look.font, 0.8)

    @property
    def _mark(self) -> QRectF:
        size = self._look.font
        return QRectF(0.9 * size, (self.height() - 1.2 * size) / 2, 1.2 * size, 1.2 * size)

    @property
    def _room(self) -> QRectF:
        """Where the sentences stand."""
        left = self._mark.right() + 0.5 * self._look.font
        return QRectF(left, 0, self._ends - left, self.height())

    # -- look

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground, the mark and the sentences."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        size, palette, area = self._look.font, self._look.palette, QRectF(self.rect())
        painter.fillRect(area, QColor(palette.bar))
        self.paint_edge(painter, QRectF(0, 0, area.width(), 2))
        paint_icon(painter, self.icon, self._mark, QColor(palette.gold), width=1.9)
        room, below = self._room, self._below()
        upper = QRectF(room.x(), 0.14 * room.height(), room.width(), 0.42 * room.height()) if below else room
        font = fitted(role_font(Role.BODY_STRONG, size), room.width(), self.sentence())
        draw_text(painter, upper, self.sentence(), font, colour=QColor(palette.gold), align=LEFT)
        if below:
            lower = QRectF(room.x(), upper.bottom(), room.width(), 0.34 * room.height())
            small = fitted(self._below_font(), room.width(), below)
            draw_text(painter, lower, below, small, colour=QColor(palette.muted), align=LEFT)

    def paint_edge(self, painter: QPainter, edge: QRectF) -> None:
        """Draw the line towards the felt."""
        palette = self._look.palette
        filling(painter, colour(palette.gold, 1.0 if palette.flat else 0.55))
        painter.drawRect(edge)
