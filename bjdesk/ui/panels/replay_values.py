"""What each choice was worth where a replay stands at a decision, and what was done there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from bjdesk.ui import coach_words
from bjdesk.ui.brushes import LEFT, draw_text, filling, fitted, text_width, white
from bjdesk.ui.panels.coach import BARS, FOOT, HEAD, LINE, ROW, WIDE, HintPanel, HintShape
from bjdesk.ui.theme import Role, role_font
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from bjdesk.engine.actions import Action
    from bjdesk.game.coach import Advice


class ReplayValues(HintPanel):
    """The hint of then, with the choice that was made."""

    made: Action | None = None

    def show_choice(self, made: Action, advice: Advice | None, *, known: bool) -> None:
        """Show a decision; without `known` its worth is on its way."""
        self.made = made
        self.show_advice(advice, known=known)

    @property
    def verdict(self) -> str:
        """What was done, and what it cost."""
        if self.made is None:
            return ""
        if self.advice is None:
            return translate("Replay", "Played: {choice}").format(choice=coach_words.action_name(self.made))
        text = coach_words.mark_texts(self.advice, self.made)
        short = text[0] if coach_words.is_right(self.advice, self.made) else text[1]
        return translate("Replay", "Played: {choice}").format(choice=short)

    @property
    def sentence(self) -> str:
        """All of it in words."""
        return " ".join((f"{self.verdict}.", super().sentence))

    @property
    def shapes(self) -> dict[HintShape, tuple[float, float]]:
        """Widths and heights in F: with the dealer's bars where they are known, without, and what was done alone."""
        plain = HEAD + ROW * (self.rows + 1) + FOOT
        bars = self.advice is not None and self.advice.dealer
        shapes = {HintShape.BARS: (WIDE, plain + BARS)} if bars else {}
        return shapes | {HintShape.PLAIN: (WIDE, plain), HintShape.LINE: (self._line_width, LINE)}

    @property
    def _line_width(self) -> float:
        return text_width(self.verdict, role_font(Role.BODY_STRONG, 100.0)) / 100.0 + 2.2

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the hint, and under it what was done."""
        super().paintEvent(event)
        if self.advice is None or self.shape is HintShape.LINE:
            return
        painter, size, palette = QPainter(self), self.look.font, self.look.palette
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        panel = self._panel
        foot = QRectF(panel.x() + size, panel.bottom() - (ROW + 0.4) * size, panel.width() - 2 * size, ROW * size)
        filling(painter, white(26) if not palette.flat else QColor(palette.text))
        painter.drawRect(QRectF(foot.x(), foot.y(), foot.width(), 1))
        font = fitted(role_font(Role.BODY_STRONG, size), foot.width(), self.verdict)
        draw_text(
            painter, foot.adjusted(0, 0.2 * size, 0, 0), self.verdict, font, colour=QColor(palette.text), align=LEFT
        )

    def _paint_line(self, painter: QPainter, inner: QRectF) -> None:
        """What was done, and what it cost."""
        font = fitted(role_font(Role.BODY_STRONG, self.look.font), inner.width(), self.verdict)
        draw_text(painter, inner, self.verdict, font, colour=QColor(self.look.palette.text), align=LEFT)

    def _paint_head(self, painter: QPainter, head: QRectF) -> None:
        size, palette = self.look.font, self.look.palette
        title = translate("Replay", "What it was worth")
        font = fitted(role_font(Role.TITLE, size, 0.95), head.width(), title)
        draw_text(painter, head, title, font, colour=QColor(palette.gold), align=LEFT)
        left = head.x() + text_width(title, font) + 0.6 * size
        note = translate("Coach", "in % of the bet")
        room = QRectF(left, head.y() + 0.12 * size, head.right() - left, head.height())
        small = role_font(Role.BODY, size, 0.8)
        if text_width(note, small) <= room.width():
            draw_text(painter, room, note, small, colour=QColor(palette.muted), align=LEFT)
