"""The quiet mark, in the information bar where that has room: whether the last choice was right, or what it cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QWidget

from bjdesk.ui import coach_words
from bjdesk.ui.brushes import LEFT, draw_text, filling, text_width
from bjdesk.ui.felt.hint_place import Shape
from bjdesk.ui.icons import paint_icon
from bjdesk.ui.theme import NORMAL, Look, Role, colour, role_font

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from bjdesk.engine.actions import Action
    from bjdesk.game.coach import Advice

_ICON: Final = 1.05  # in F
_GAP: Final = 0.45
_HIGH: Final = 1.9
_SHORTER: Final = 0.8
"""What a letter of a shorter form counts, beside one of the next longer."""


class CoachMark(QWidget):
    """Says as much as it has room for; all of it is in the tooltip and for screen readers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = 18.0
        self._palette = NORMAL
        self._floats = False
        self._choice: tuple[Advice, Action] | None = None
        self._texts: tuple[str, ...] = ("",)
        self.hide()

    @property
    def text(self) -> str:
        """The whole mark in words; "" without a choice."""
        return self._texts[0] if self._choice is not None else ""

    @property
    def right(self) -> bool:
        """Whether the choice was the best."""
        return self._choice is not None and coach_words.is_right(*self._choice)

    def show_choice(self, advice: Advice, action: Action) -> None:
        """Judge this choice."""
        self._choice = advice, action
        self.retranslate()
        self.show()

    def clear(self) -> None:
        """Nothing to say any more."""
        self._choice = None
        self.hide()

    def retranslate(self) -> None:
        """Say it in the language of now."""
        self._texts = coach_words.mark_texts(*self._choice) if self._choice is not None else ("",)
        self.setAccessibleName(self._texts[0])
        self.setToolTip(self._texts[0])
        self.update()

    def set_place(self, room: QRectF, look: Look, *, floats: bool) -> None:
        """Lie in this room, in the parent's coordinates; `floats` over the felt, with a ground of its own."""
        self._size, self._palette, self._floats = look.font, look.palette, floats
        self.setGeometry(room.toAlignedRect())
        self.update()

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """Its forms, the longest first."""
        font = role_font(Role.BODY, 100.0, 0.92)
        wide = [_ICON + 3 * _GAP + text_width(text, font) / 100.0 for text in self._texts]
        return tuple(Shape(width, _HIGH, _SHORTER**number) for number, width in enumerate(wide))

    @property
    def shown_text(self) -> str:
        """The longest form that fits."""
        room = self.width() - (_ICON + 2 * _GAP) * self._size
        return next((text for text in self._texts if text_width(text, self._font) <= room), self._texts[-1])

    @property
    def _font(self) -> QFont:
        return role_font(Role.BODY, self._size, 0.92)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the mark and its words, in the middle."""
        if self._choice is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, size, text = self._palette, self._size, self.shown_text
        if self._floats:
            filling(painter, colour(palette.bar, 1.0 if palette.flat else 0.72))
            painter.drawRoundedRect(QRectF(self.rect()), 0.5 * size, 0.5 * size)
        side, gap = _ICON * size, _GAP * size if text else 0.0
        width = side + gap + text_width(text, self._font)
        left, middle = (self.width() - width) / 2, self.height() / 2
        icon, tint = ("check", palette.split) if self.right else ("down", palette.stand)
        paint_icon(painter, icon, QRectF(left, middle - side / 2, side, side), QColor(tint), width=2.4)
        words = QRectF(left + side + gap, 0, width, self.height())
        draw_text(painter, words, text, self._font, colour=QColor(palette.muted), align=LEFT)
