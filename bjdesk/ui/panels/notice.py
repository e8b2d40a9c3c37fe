"""The line of the first start: this is play money. It says so once, beside the game, and goes at a press."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from bjdesk.ui.brushes import LEFT, draw_text, text_width
from bjdesk.ui.felt.notice_place import notice_place, notice_room
from bjdesk.ui.paint_chrome import PANEL_SHADE, ButtonFace, paint_panel, paint_small_button
from bjdesk.ui.panels.strip_button import PaintedButton
from bjdesk.ui.theme import Look, Role, role_font
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from bjdesk.ui.felt.layout import TableLayout

SHADE = PANEL_SHADE


class _Understood(PaintedButton):
    """Puts the notice away."""

    def paint_face(self, painter: QPainter) -> None:
        """Draw the label."""
        face = ButtonFace(self.text(), "", state=self.state, focused=self.hasFocus())
        paint_small_button(painter, self.look, self.face, face)


class Notice(QWidget):
    """Lies over the felt, beside the bets, until it is put away or the first round begins."""

    done = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look(18.0)
        self._lines: tuple[str, ...] = ()
        self.button = _Understood(parent=self)
        self.button.clicked.connect(self.done)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the language of now."""
        self._lines = (
            translate("Notice", "You play for play money."),
            translate("Notice", "It can't be bought or paid out."),
        )
        self.button.setText(translate("Notice", "GOT IT"))
        self.button.setAccessibleName(translate("Notice", "Got it"))
        self.setAccessibleName(" ".join(self._lines))
        self.update()

    def set_place(self, layout: TableLayout, look: Look) -> None:
        """Lie on the felt where no bet is covered, as large as the words need."""
        wide, room = self._wide(look.font), notice_room(layout)
        if wide > room:
            look = replace(look, font=math.floor(look.font * room / wide))
        self._look = look
        size = look.font
        button = self._button_wide(size)
        panel = notice_place(layout, self._wide(size), 3.6 * size)
        self.setGeometry(panel.toAlignedRect().adjusted(-SHADE, -SHADE, SHADE, SHADE))
        tall = max(44.0, 2.2 * size)
        inner = self._panel
        face = QRectF(inner.right() - button - size, inner.center().y() - tall / 2, button, tall)
        self.button.set_face(face, look)

    def _wide(self, size: float) -> float:
        body = role_font(Role.BODY, size, 0.93)
        return max(text_width(line, body) for line in self._lines) + self._button_wide(size) + 3.4 * size

    def _button_wide(self, size: float) -> float:
        return text_width(self.button.text(), role_font(Role.LABEL_BIG, size)) + 1.8 * size

    @property
    def _panel(self) -> QRectF:
        return QRectF(self.rect()).adjusted(SHADE, SHADE, -SHADE, -SHADE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the panel and the two lines."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        size, panel = self._look.font, self._panel
        paint_panel(painter, self._look, panel)
        for row, line in enumerate(self._lines):
            font = role_font(Role.BODY_STRONG if row == 0 else Role.BODY, size, 0.93)
            place = QRectF(panel.x() + size, panel.y() + (0.5 + 1.3 * row) * size, panel.width(), 1.3 * size)
            ink = QColor(self._look.palette.text if row == 0 else self._look.palette.muted)
            draw_text(painter, place, line, font, colour=ink, align=LEFT)
