"""One table of the strategy chart: coloured fields with a letter each, to be read by mouse or arrow keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bjdesk.game.chart import UPS, Part, Row
from bjdesk.ui import chart_words
from bjdesk.ui.brushes import LEFT, draw_text, filling, fitted, outline
from bjdesk.ui.theme import NORMAL, Palette, Role, role_font

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent

EDGE: Final = 2.5  # in F: the lines' names
WIDE: Final = 1.72
HIGH: Final = 1.3
_GAP: Final = 1.0
_ARROWS: Final = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class ChartTable(QWidget):
    """Tells which field the mouse or the keyboard is on."""

    pointed = Signal(str)
    """The sentence of the field that is pointed at; "" where none is."""

    def __init__(self, part: Part, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._part = part
        self._rows: tuple[Row, ...] = ()
        self._size, self._palette = 18.0, NORMAL
        self._at: tuple[int, int] | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    @property
    def sentence(self) -> str:
        """What is told of the field that is pointed at."""
        return "" if self._at is None else chart_words.field_sentence(self._rows[self._at[0]], self._at[1])

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """Show these lines."""
        self._rows, self._at = rows, None
        self.updateGeometry()
        self.update()

    def set_look(self, size: float, palette: Palette) -> None:
        """Take F and the colours."""
        self._size, self._palette = size, palette
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(chart_words.part_title(self._part))
        self._tell()
        self.update()

    def sizeHint(self) -> QSize:
        """A heading, the up cards, and a line for each row."""
        size = self._size
        lines = 2.2 + (len(self._rows) or 9) * HIGH
        return QSize(round((EDGE + len(UPS) * WIDE) * size), round(lines * size))

    def minimumSizeHint(self) -> QSize:
        """Three quarters of that: the letters shrink."""
        return QSize(round(self.sizeHint().width() * 0.75), round(self.sizeHint().height() * 0.8))

    # -- pointing

    def field_at(self, place: QPointF) -> tuple[int, int] | None:
        """Row and column of the field at a place."""
        for row in range(len(self._rows)):
            for column in range(len(UPS)):
                if self._field(row, column).contains(place):
                    return row, column
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the field under the mouse."""
        self._point(self.field_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing, unless the keyboard is here."""
        if not self.hasFocus():
            self._point(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point at a field."""
        self._point(self._at or ((0, 0) if self._rows else None))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing."""
        self._point(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from field to field."""
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is None or self._at is None:
            event.ignore()
            return
        row = min(max(self._at[0] + step[0], 0), len(self._rows) - 1)
        self._point((row, min(max(self._at[1] + step[1], 0), len(UPS) - 1)))

    def _point(self, at: tuple[int, int] | None) -> None:
        if at != self._at:
            self._at = at
            self._tell()
            self.update()

    def _tell(self) -> None:
        self.setAccessibleDescription(self.sentence)
        self.pointed.emit(self.sentence)

    # -- look

    @property
    def _head(self) -> float:
        return min(2.2 * self._size, 0.2 * self.height())

    def _field(self, row: int, column: int) -> QRectF:
        edge = min(EDGE * self._size, 0.14 * self.width())
        wide = (self.width() - edge) / len(UPS)
        high = min(1.6 * self._size, (self.height() - self._head) / max(1, len(self._rows)))
        return QRectF(edge + column * wide, self._head + row * high, wide, high).adjusted(_GAP, _GAP, -_GAP, -_GAP)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the heading, the edges and the fields."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        size, palette = self._size, self._palette
        title = chart_words.part_title(self._part)
        head = QRectF(0, 0, self.width(), self._head / 2)
        font = fitted(role_font(Role.BODY_STRONG, size, 0.95), head.width(), title)
        draw_text(painter, head, title, font, colour=QColor(palette.accent), align=LEFT)
        small = role_font(Role.BODY_STRONG, size, 0.78)
        for column, up in enumerate(UPS):
            field = self._field(0, column)
            above = QRectF(field.x(), self._head / 2, field.width(), self._head / 2)
            draw_text(painter, above, chart_words.rank_letter(up), small, colour=QColor(palette.muted))
        for row in range(len(self._rows)):
            self._paint_row(painter, row)

    def _paint_row(self, painter: QPainter, at: int) -> None:
        size, palette, row = self._size, self._palette, self._rows[at]
        first = self._field(at, 0)
        label = chart_words.row_label(row)
        font = fitted(role_font(Role.BODY_STRONG, size, 0.82), first.x() - 4, label)
        draw_text(
            painter, QRectF(0, first.y(), first.x() - 6, first.height()), label, font, colour=QColor(palette.text)
        )
        for column, field in enumerate(row.fields):
            place = self._field(at, column)
            self._paint_ground(
                painter, place, QColor(chart_words.TINTS[field.choices[0]]), here=(at, column) == self._at
            )
            code = chart_words.code(field)
            letters = fitted(role_font(Role.BODY_STRONG, size, 0.8), place.width() - 2, code)
            ink = QColor(palette.text if palette.flat else chart_words.INK)
            draw_text(painter, place, code, letters, colour=ink)

    def _paint_ground(self, painter: QPainter, place: QRectF, tint: QColor, *, here: bool) -> None:
        radius = 0.18 * self._size
        if self._palette.flat:
            outline(painter, QPen(QColor(self._palette.text), 1))
        else:
            filling(painter, tint)
        painter.drawRoundedRect(place, radius, radius)
        if here:
            for tone, width in ((self._palette.focus_outline, 5), (self._palette.focus, 2.5)):
                outline(painter, QPen(QColor(tone), width))
                painter.drawRoundedRect(place, radius, radius)
