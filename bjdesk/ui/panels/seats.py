"""The plates under the circles: who plays each box. Between rounds a press lets somebody else sit down."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton

from bjdesk.game.commands import TakeSeat
from bjdesk.game.seats import YOU, Who
from bjdesk.game.view import Phase
from bjdesk.ui.brushes import LEFT, draw_text, fitted, text_width
from bjdesk.ui.felt.felt_button import LEAST_TARGET
from bjdesk.ui.formats import money
from bjdesk.ui.icons import paint_icon
from bjdesk.ui.refusals import running_text
from bjdesk.ui.seat_words import plate_name, plate_words
from bjdesk.ui.theme import NORMAL, Palette, Role, colour, role_font
from bjdesk.ui.tool_tips import plain_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from bjdesk.game.view import TableView
    from bjdesk.ui.felt.layout import TableLayout

SIZE: Final = 0.92
"""Of the felt's F."""
ICON: Final = 1.25
"""Of the plate's own size: an icon and the gap after it."""


LEAST_SHARE: Final = 0.75
"""Of the full size: smaller is no name written."""


class SeatPlate(QAbstractButton):
    """A line of text that can be pressed: icon and name, with the ring of the focus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sitter = YOU
        self.playing = False
        self.palette_of_table = NORMAL
        self._line = QRectF()
        self._size = 18.0
        self._money = ""
        self._facts: tuple[object, ...] = ()
        self._set: tuple[str, QFont, float] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def place(self, line: QRectF, size: float, felt: QRectF) -> None:
        """Cover the line, and at least what a finger needs; F is `size`."""
        height = max(LEAST_TARGET, line.height())
        top = min(line.center().y() - height / 2, felt.bottom() - height)
        target = QRectF(line.x() + 2, top, line.width() - 4, height).toAlignedRect()
        self._line = QRectF(line.x() - target.x(), line.y() - target.y(), line.width(), line.height())
        self._size = SIZE * size
        if target != self.geometry():
            self.setGeometry(target)

    def tell(self, view: TableView, box: int) -> None:
        """Say who sits there, and why nobody else may sit down now."""
        self.sitter = view.sitter(box)
        self.setAccessibleName(plate_name(view, box))
        running = view.phase is Phase.PLAYING
        reason = running_text(TakeSeat(box, YOU)) if running else ""
        self.setAccessibleDescription(reason)
        tip = plain_tip(reason or plate_name(view, box))
        if tip != self.toolTip():
            self.setToolTip(tip)
        self.setEnabled(not running)
        self.playing = bool(view.bets[box]) or box in view.box_places
        guest = self.sitter.who is Who.GUEST
        self._money = money(view.guests_balance(self.sitter.name)) if guest else ""
        told = (self.sitter, plate_words(self.sitter), self._money, self.playing, self.palette_of_table)
        facts = (*told, QRectF(self._line), self._size)
        if facts != self._facts:
            self._facts, self._set = facts, None
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw icon and name; the focus ring around them."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self._paint_words(painter)
        if self.hasFocus():
            ring = self._line.adjusted(4, -3, -4, 1).intersected(QRectF(self.rect()).adjusted(3, 3, -3, -3))
            for tone, width in ((self.palette_of_table.focus_outline, 7.0), (self.palette_of_table.focus, 3.0)):
                painter.setPen(QPen(colour(tone), width))
                painter.drawRoundedRect(ring, 5, 5)

    def _paint_words(self, painter: QPainter) -> None:
        size, line = self._size, self._line
        icon = {Who.COMPUTER: "cpu", Who.GUEST: "guest"}.get(self.sitter.who, "")
        left = ICON * size if icon else 0.0
        if self._set is None:
            written = self._written(line.width() - left - 8, role_font(Role.OVER, size, 1.02 if icon else 1.16))
            self._set = *written, text_width(*written)
        text, font, width = self._set[0], self._set[1], self._set[2] + left
        x = line.center().x() - width / 2
        ink = self._ink()
        if icon:
            paint_icon(painter, icon, QRectF(x, line.center().y() - size / 2, size, size), ink, width=2)
        place = QRectF(x + left, line.y(), width - left + 2, line.height())
        draw_text(painter, place, text, font, colour=ink, align=LEFT)

    def _written(self, room: float, full: QFont) -> tuple[str, QFont]:
        """Name and money in this width: smaller, and a name that is too long for that ends in dots."""
        name = plate_words(self.sitter)
        text = f"{name} {self._money}".strip()
        font = fitted(full, room, text)
        least = math.ceil(LEAST_SHARE * full.pixelSize())
        if font.pixelSize() >= least or not self._money:
            return text, font
        font = QFont(full)
        font.setPixelSize(least)
        left = room - text_width(f" {self._money}", font)
        return f"{QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, left)} {self._money}", font

    def _ink(self) -> QColor:
        palette = self.palette_of_table
        if self.underMouse() and self.isEnabled():
            return QColor(palette.gold_light)
        if self.sitter == YOU:
            return QColor(palette.gold) if self.playing else QColor(palette.muted)
        return QColor(palette.text if self.sitter.who is Who.GUEST else palette.muted)


class SeatPlates(QObject):
    """Keeps a plate under each circle, where there are several."""

    pressed = Signal(int)
    """Box: somebody else should sit there."""

    def __init__(self, felt: QWidget) -> None:
        super().__init__(felt)
        self._felt = felt
        self.plates: list[SeatPlate] = []
        self._layout: TableLayout | None = None

    def show(self, view: TableView, layout: TableLayout, palette: Palette) -> None:
        """Place and name them for this state."""
        boxes = view.rules.boxes if view.rules.boxes > 1 else 0
        if len(self.plates) != boxes:
            self._make(boxes)
        moved, self._layout = layout != self._layout, layout
        for box, plate in enumerate(self.plates):
            plate.palette_of_table = palette
            if moved:
                plate.place(layout.seat(box), layout.text, layout.felt)
            plate.tell(view, box)

    def _make(self, boxes: int) -> None:
        for plate in self.plates:
            plate.hide()
            plate.deleteLater()
        self.plates = [SeatPlate(self._felt) for _ in range(boxes)]
        self._layout = None
        for box, plate in enumerate(self.plates):
            plate.clicked.connect(lambda _=False, box=box: self.pressed.emit(box))
            plate.lower()  # where a finger's target reaches into the circle, the circle counts
            plate.show()
