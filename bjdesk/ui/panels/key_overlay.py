"""The list of keys over the table, by the moments in which they count. Esc or any press puts it away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from shiboken6 import isValid

from bjdesk.ui.brushes import LEFT, draw_text, text_width
from bjdesk.ui.key_choices import is_modifier
from bjdesk.ui.key_words import CHIPS, MEANINGS, MOMENTS, Moment, caps
from bjdesk.ui.models.rows import Index
from bjdesk.ui.paint_chrome import key_cap_width, paint_key, paint_panel
from bjdesk.ui.theme import Look, Role, colour, role_font
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent

Key = Qt.Key

_CAPS: Final = Qt.ItemDataRole.UserRole
_ROW: Final = 1.5  # in F
_HEAD: Final = 1.7
_BETWEEN: Final = 0.7
_SHRINKS: Final = (0.94, 0.88, 0.82)  # of the table's F: a little smaller rather than scrolled
_COLUMNS: Final = {  # places in MOMENTS
    3: ((0, 2), (1, 3), (4,)),
    2: ((0, 1, 2), (3, 4)),
    1: ((0, 1, 2, 3, 4),),
}
_MOVES: Final = frozenset({Key.Key_Up, Key.Key_Down, Key.Key_PageUp, Key.Key_PageDown, Key.Key_Home, Key.Key_End})


class _Line(QStyledItemDelegate):
    """Draws the keys as caps and the meaning beside them."""

    def __init__(self, overlay: KeyOverlay) -> None:
        super().__init__(overlay)
        self._overlay = overlay

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """One line of the list."""
        return QSize(10, round(_ROW * self._overlay.unit))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a line; a ring marks the keyboard's place."""
        overlay, area = self._overlay, QRectF(option.rect)
        look, size = overlay.drawn, overlay.unit
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        x = area.x() + 0.3 * size
        for cap in index.data(_CAPS):
            width = key_cap_width(cap, size) + 0.1 * size
            paint_key(painter, look, QRectF(x, area.center().y() - 0.55 * size, width, 1.1 * size), cap)
            x += width + 0.25 * size
        words = QRectF(area.x() + overlay.caps_width, area.y(), area.width(), area.height())
        ink = QColor(look.palette.text)
        draw_text(painter, words, index.data(), role_font(Role.BODY, size, 0.95), colour=ink, align=LEFT)
        here = option.widget
        if isinstance(here, QListWidget) and here.hasFocus() and here.currentIndex() == index:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(look.palette.focus), 2))
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 4, 4)
        painter.restore()


class _Part(QWidget):
    """The keys of one moment: a heading, and a list that a screen reader can walk through."""

    def __init__(self, moment: Moment, overlay: KeyOverlay, parent: QWidget) -> None:
        super().__init__(parent)
        self.moment = moment
        self._overlay = overlay
        self.heading = QLabel(self)
        self.list = QListWidget(self)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setItemDelegate(_Line(overlay))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        for policy in (self.list.setVerticalScrollBarPolicy, self.list.setHorizontalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.viewport().setAutoFillBackground(False)
        self.list.installEventFilter(overlay)
        self.list.currentRowChanged.connect(lambda _: overlay.show_current(self))
        for part in (self.list, self.list.viewport(), self.heading):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def fill(self) -> None:
        """Write all lines in the language of now."""
        chips = CHIPS if self.moment.chips else ()
        rows: list[tuple[tuple[str, ...], str]] = [((keys,), words()) for keys, words in chips]
        rows += [(caps(press), MEANINGS[press]()) for press in self.moment.presses]
        row = max(0, self.list.currentRow())
        self.list.clear()
        for keys, words in rows:
            item = QListWidgetItem(words, self.list)
            item.setData(_CAPS, keys)
            told = ", ".join(keys).replace("↵", "Enter")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{words}: {told}")
        self.list.setCurrentRow(row)
        self.heading.setText(self.moment.heading())
        self.list.setAccessibleName(self.heading.text())

    def lay(self, width: int) -> int:
        """Take this width; returns the height that it needs."""
        size = self._overlay.unit
        head, rows = round(_HEAD * size), self.list.count() * round(_ROW * size)
        self.heading.setFont(role_font(Role.BODY_STRONG, size))
        self.heading.setGeometry(round(0.3 * size), 0, width, head)
        self.list.setGeometry(0, head, width, rows + 4)
        self.list.doItemsLayout()
        return head + rows + 4


class KeyOverlay(QWidget):
    """Covers the window until it is put away; then the keyboard is where it was."""

    def __init__(self, window: QWidget, look: Callable[[], Look]) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._window, self._look = window, look
        self._before = window.focusWidget() or window
        self.drawn, self.unit, self.caps_width = look(), 18.0, 0.0
        self._title = self._foot = ""
        self._inner = QWidget()
        self.area = QScrollArea(self)
        self.area.setWidget(self._inner)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.parts = [_Part(moment, self, self._inner) for moment in MOMENTS]
        window.installEventFilter(self)
        self.retranslate()
        self.show()
        self.raise_()
        self.parts[0].list.setFocus()

    # -- words and places

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._title = translate("Keys", "Keys")
        self._foot = translate(
            "Keys", "Esc or any other key puts this list away. Other keys can be chosen in the settings."
        )
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(self._foot)
        for part in self.parts:
            part.fill()
        self.arrange()

    def arrange(self) -> None:
        """Cover the window, with as many columns as there is room for."""
        self.setGeometry(self._window.rect())
        look = self._look()
        for share in _SHRINKS:
            self.unit = share * look.font
            self.drawn = replace(look, font=self.unit)
            columns, each = self._columns()
            tall = self._lay(columns, each)
            if tall <= self._room() or share == _SHRINKS[-1]:
                break
        self._dress()
        size = self.unit
        width = columns * each + (columns - 1) * size
        inner = min(tall, self._room())
        bar = 14 if inner < tall else 0
        self._panel = QRectF(0, 0, width + 3 * size + bar, inner + 5.6 * size)
        self._panel.moveCenter(QRectF(self.rect()).center())
        area = QRectF(self._panel.x() + 1.5 * size, self._panel.y() + 2.9 * size, width + bar, inner)
        self.area.setGeometry(area.toAlignedRect())
        self.update()

    def _room(self) -> float:
        """How high the lists may be before they scroll."""
        return self.height() - 6.6 * self.unit

    def _columns(self) -> tuple[int, float]:
        """How many columns there is room for, and how wide each is."""
        room, each = self.width() - 5 * self.unit, self._each()
        columns = next((number for number in (3, 2) if number * each + (number - 1) * self.unit <= room), 1)
        return columns, min(each, room)

    def _each(self) -> float:
        """How wide a column must be; sets where the meanings begin."""
        size, body = self.unit, role_font(Role.BODY, self.unit, 0.95)
        lines = [(item.data(_CAPS), item.text()) for part in self.parts for item in _items(part.list)]
        one = [sum(key_cap_width(cap, size) + 0.35 * size for cap in keys) for keys, _ in lines]
        self.caps_width = max(one) + 0.8 * size
        return self.caps_width + max(text_width(words, body) for _, words in lines) + 0.6 * size

    def _lay(self, columns: int, each: float) -> int:
        """Place the parts; returns the height of all."""
        tallest = 0
        for column, places in enumerate(_COLUMNS[columns]):
            y = 0
            for place in places:
                part = self.parts[place]
                tall = part.lay(round(each))
                part.setGeometry(round(column * (each + self.unit)), y, round(each), tall)
                y += tall + round(_BETWEEN * self.unit)
            tallest = max(tallest, y)
        self._inner.resize(round(columns * each + (columns - 1) * self.unit), tallest)
        return tallest

    def _dress(self) -> None:
        palette = self.drawn.palette
        self.setStyleSheet(
            "QScrollArea, QWidget { background: transparent; border: none; }"
            f" QLabel {{ color: {palette.gold}; }}"
            " QScrollBar:vertical { background: transparent; width: 14px; margin: 0; }"
            f" QScrollBar::handle {{ background: {palette.scroll}; border-radius: 4px; margin: 3px; }}"
            " QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
            " QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
        )

    def show_current(self, part: _Part) -> None:
        """Scroll so that the keyboard's place is in view."""
        if part.list.currentRow() >= 0 and part.list.hasFocus():
            line = part.list.visualItemRect(part.list.currentItem()).translated(part.pos() + part.list.pos())
            self.area.ensureVisible(line.center().x(), line.center().y(), 0, 2 * line.height())

    # -- presses

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size, and take the keys of the lists."""
        if watched is self._window:
            if event.type() == QEvent.Type.Resize:
                self.arrange()
            return False
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key puts it away."""
        self._key(event)

    def _key(self, event: QKeyEvent) -> bool:
        """True if the key was taken; what moves along the lines is theirs."""
        key = Key(event.key())
        if key in _MOVES:
            return False
        if key in {Key.Key_Tab, Key.Key_Backtab}:
            self._next(1 if key is Key.Key_Tab else -1)
        elif not is_modifier(event) and not event.isAutoRepeat():
            self.put_away()
        return True

    def _next(self, step: int) -> None:
        focus = self.window().focusWidget()
        here = next((place for place, part in enumerate(self.parts) if part.list is focus), 0)
        part = self.parts[(here + step) % len(self.parts)]
        part.list.setFocus()
        self.show_current(part)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Any press puts it away."""
        self.put_away()

    def put_away(self) -> None:
        """Close, and give the keyboard back."""
        before = self._before
        self.close()
        there = isValid(before) and before.isVisible() and before.isEnabled()  # other rules may have taken its box away
        (before if there else self._window).setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken the table, draw the panel, its title and its foot."""
        painter, size, panel = QPainter(self), self.unit, self._panel
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.fillRect(self.rect(), QColor(0, 0, 0, 150))
        paint_panel(painter, self.drawn, panel)
        title = QRectF(panel.x() + 1.8 * size, panel.y() + 0.6 * size, panel.width(), 2 * size)
        palette = self.drawn.palette
        draw_text(
            painter, title, self._title, role_font(Role.TITLE, size, 1.15), colour=QColor(palette.gold), align=LEFT
        )
        foot = QRectF(panel.x() + 1.8 * size, panel.bottom() - 2.2 * size, panel.width() - 3.6 * size, 1.7 * size)
        painter.setFont(role_font(Role.BODY, size, 0.85))
        painter.setPen(QColor(palette.muted))
        painter.drawText(foot, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, self._foot)


def _items(one: QListWidget) -> list[QListWidgetItem]:
    return [one.item(row) for row in range(one.count())]
