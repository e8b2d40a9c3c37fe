"""The strip that stands under the felt during practice: that no money moves, and the ways on from here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from bjdesk.ui.brushes import LEFT, draw_text, filling, fitted, text_width
from bjdesk.ui.icons import paint_icon
from bjdesk.ui.paint_chrome import ButtonFace, paint_small_button
from bjdesk.ui.panels.strip_button import PaintedButton
from bjdesk.ui.theme import Look, Role, colour, role_font
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

_HIGH: Final = 2.2
"""F of the strip's height."""
_TARGET: Final = 44.0
_EDGE: Final = 4.0
_LEAST: Final = 0.85


def practice_words() -> str:
    """What practice is, in one sentence."""
    return translate("Practice", "Practice: no money moves.")


class PracticeButton(PaintedButton):
    """One way on from here."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.set_reason("")

    def paint_face(self, painter: QPainter) -> None:
        """Draw the label."""
        face = ButtonFace(self.text(), "", state=self.state, focused=self.hasFocus())
        paint_small_button(painter, self.look, self.face, face)


class PracticeBar(QWidget):
    """Says that this is practice, for eyes and for screen readers."""

    again = Signal()
    setting_up = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look(18.0)
        self._ends = 0.0
        self.deal_again, self.set_up, self.back = (PracticeButton(self) for _ in range(3))
        for button, signal in zip(self._buttons, (self.again, self.setting_up, self.left), strict=True):
            button.clicked.connect(signal)
        self.retranslate()

    @property
    def _buttons(self) -> tuple[PracticeButton, ...]:
        return self.deal_again, self.set_up, self.back

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(practice_words())
        words = (
            (translate("Practice", "AGAIN"), translate("Practice", "Again")),
            (translate("Practice", "SET UP…"), translate("Practice", "Set up a hand")),
            (translate("Practice", "BACK TO THE TABLE"), translate("Practice", "Back to the table")),
        )
        for button, (label, name) in zip(self._buttons, words, strict=True):
            button.setText(label)
            button.setAccessibleName(name)
        self._arrange()

    def height_for(self, look: Look) -> int:
        """Height at F."""
        return round(max(_TARGET + 2 * _EDGE, _HIGH * look.font))

    def set_look(self, look: Look) -> None:
        """Take F and the colours."""
        self._look = look
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons anew."""
        self._arrange()

    def _arrange(self) -> None:
        size, font = self._look.font, role_font(Role.LABEL_BIG, self._look.font)
        widths = [max(_TARGET, text_width(button.text(), font) + 1.8 * size) for button in self._buttons]
        gap, most = 0.5 * size, 0.68 * self.width()
        narrow = min(1.0, most / (sum(widths) + gap * len(widths)))
        x = self.width() - 0.7 * size
        for button, width in zip(reversed(self._buttons), reversed(widths), strict=True):
            x -= width * narrow
            face = QRectF(x, _EDGE, width * narrow, self.height() - 2 * _EDGE)
            button.set_face(face, self._look)
            x -= gap
        self._ends = x
        self.update()

    @property
    def words_fit(self) -> bool:
        """Whether the sentence and every label stand there as large as they should be, or nearly."""
        size = self._look.font
        small, label = role_font(Role.BODY_STRONG, size, _LEAST), role_font(Role.LABEL_BIG, size, _LEAST)
        labels = ((text_width(one.text(), label), one.face.width() - 0.8 * size) for one in self._buttons)
        return text_width(practice_words(), small) <= self._room.width() and all(wide <= room for wide, room in labels)

    @property
    def _mark(self) -> QRectF:
        size = self._look.font
        return QRectF(0.9 * size, (self.height() - 1.2 * size) / 2, 1.2 * size, 1.2 * size)

    @property
    def _room(self) -> QRectF:
        """Where the sentence stands."""
        left = self._mark.right() + 0.5 * self._look.font
        return QRectF(left, 0, self._ends - left, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground, the mark and the sentence."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        size, palette, area = self._look.font, self._look.palette, QRectF(self.rect())
        painter.fillRect(area, QColor(palette.bar))
        filling(painter, colour(palette.gold, 1.0 if palette.flat else 0.55))
        painter.drawRect(QRectF(0, 0, area.width(), 2))
        paint_icon(painter, "shield", self._mark, QColor(palette.gold), width=1.9)
        text, room = practice_words(), self._room
        font = fitted(role_font(Role.BODY_STRONG, size), room.width(), text)
        draw_text(painter, room, text, font, colour=QColor(palette.gold), align=LEFT)
