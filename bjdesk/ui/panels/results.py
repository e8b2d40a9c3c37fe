"""The pull-down list of results: who, total, outcome, amount. It stays until a press on it, or the next bet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from bjdesk.ui.brushes import LEFT, RIGHT, draw_text, fitted, text_width, white
from bjdesk.ui.felt.results_place import Reach
from bjdesk.ui.icons import paint_icon, suit_path
from bjdesk.ui.keys import Press, cap
from bjdesk.ui.models.results import ResultsModel
from bjdesk.ui.models.roles import Role as DataRole
from bjdesk.ui.paint_chrome import PANEL_SHADE, key_cap_width, paint_key, paint_panel
from bjdesk.ui.panels.result_words import (
    ResultWords,
    line_amount,
    line_mark,
    line_name,
    line_total,
    line_word,
)
from bjdesk.ui.theme import Look, Role, blend, role_font
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPaintEvent, QShowEvent

    from bjdesk.engine.observe import Turn
    from bjdesk.game.view import TableView
    from bjdesk.ui.models.results import ResultRow

SHADE = PANEL_SHADE
ROW = 1.72  # in F
HEAD = 2.3
_SCROLLS = (*(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End),)
_STYLE = """
QListView { background: transparent; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar::handle { background: rgba(183, 192, 199, 110); border-radius: 4px; margin: 2px; min-height: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""


class _Line(QStyledItemDelegate):
    """Paints one line."""

    def __init__(self, parent: ResultsPanel) -> None:
        super().__init__(parent)
        self._panel = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """One row at F."""
        return QSize(10, round(ROW * self._panel.look.font))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw hairline, name, total, mark, word, amount."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        area = QRectF(option.rect)
        painter.fillRect(QRectF(area.x(), area.y(), area.width(), 1), white(24))
        if self._panel.list.verticalScrollBar().maximum() > 0:
            area.setRight(area.right() - 0.35 * self._panel.look.font)  # amounts stand clear of the scroll bar
        paint_line(painter, self._panel.look, area, index.data(DataRole.ROW), self._panel.boxes)


def paint_line(painter: QPainter, look: Look, area: QRectF, row: ResultRow, boxes: int) -> None:  # noqa: PLR0917
    """Draw a line's columns into `area`."""
    size, text = look.font, QColor(look.palette.text)
    body, strong = role_font(Role.BODY, size), role_font(Role.BODY_STRONG, size)
    name = line_name(row, boxes)
    draw_text(painter, area, name, fitted(body, 5.0 * size, name), colour=text, align=LEFT)
    total = QRectF(area.x() + 4.2 * size, area.y(), 2.6 * size, area.height())
    draw_text(painter, total, line_total(row), strong, colour=QColor(look.palette.muted), align=RIGHT)
    mark = line_mark(row)
    if mark is None:
        return
    place = QRectF(area.x() + 7.6 * size, area.center().y() - size / 2, size, size)
    _paint_mark(painter, look, place, mark)
    amount = line_amount(row)
    draw_text(painter, area, amount, strong, colour=text, align=RIGHT)
    word = line_word(row)
    left, taken = place.right() + 0.35 * size, text_width(amount, strong) + 0.4 * size
    room = QRectF(left, area.y(), area.right() - taken - left, area.height())
    draw_text(painter, room, word, fitted(body, room.width(), word), colour=text, align=LEFT)


def _paint_mark(painter: QPainter, look: Look, place: QRectF, mark: tuple[str, str]) -> None:
    icon, token = mark
    tone = look.palette.text if look.palette.flat else getattr(look.palette, token)  # a flat badge's tone is its ground
    if not icon:
        painter.fillPath(suit_path("s", place), QColor(tone))
        return
    paint_icon(painter, icon, place, blend(tone, "#FFFFFF", 0.35), width=3)


class _Lines(QListView):
    """The lines. A press is the panel's; the wheel and the scroll bar scroll."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Leave it to the panel."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll; all other keys are the table's, though a list would look for a line that begins with a letter."""
        if event.key() in _SCROLLS:
            super().keyPressEvent(event)
        else:
            event.ignore()


class ResultsPanel(QWidget):
    """F8 pulls it down, under the sign or as a menu over the hands; F8, Esc or a press on it lets it go."""

    moved = Signal()
    """It came or went."""

    def __init__(self, model: ResultsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = Look(18.0)
        self._reach = Reach.FREE
        self._asked: tuple[int, Turn | None] = (0, None)
        self._rest = QTimer(self, singleShot=True, interval=QApplication.doubleClickInterval())
        self._rest.timeout.connect(self._hear_again)
        self.words = ResultWords(self)
        self.words.setSourceModel(model)
        self.list = _Lines(self)
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a press lets it go, and leaves the keyboard where it was
        self.list.setViewport(QWidget())  # asked for Qt's own, PySide6 would make all its widget classes to tell which
        self.list.setModel(self.words)
        self.list.setItemDelegate(_Line(self))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.viewport().setAutoFillBackground(False)
        self.list.setStyleSheet(_STYLE)
        self._title = ""
        self.retranslate()
        self.hide()

    @property
    def boxes(self) -> int:
        """How many boxes the lines speak of."""
        return self.words.boxes()

    @property
    def lines(self) -> int:
        """How many lines there are."""
        return self.words.rowCount()

    @property
    def reach(self) -> Reach:
        """What it lies over; nothing while it is hidden."""
        return self._reach if self.isVisible() else Reach.FREE

    def show_view(self, view: TableView) -> None:
        """Close when the table is cleared for the next bet; give way to a hand that somebody is asked about anew."""
        before, self._asked = self._asked, (view.step, view.persons_turn)
        if view.observation is None:
            self.hide()
        elif view.persons_turn is not None and self._asked != before:
            self.give_way()
        self.update()

    def give_way(self) -> None:
        """Close where it lies over hands: something else is to be seen now."""
        if self.reach is not Reach.FREE:
            self.hide()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._title = translate("Results", "Results")
        self.setAccessibleName(self._title)
        self.list.setAccessibleName(self._title)
        away = translate("Results", "{key}, {other} or a press on it puts this list away.")
        self.setAccessibleDescription(away.format(key=cap(Press.RESULTS), other=cap(Press.SKIP)))
        self.list.viewport().update()
        self.update()

    def set_place(self, rect: QRectF, look: Look, reach: Reach) -> None:
        """Lie here, in the parent's coordinates, over so much of the felt."""
        self.look, self._reach = look, reach
        self.setGeometry(rect.toAlignedRect().adjusted(-SHADE, -SHADE, SHADE, SHADE))
        size, panel = look.font, self._panel
        inner = QRectF(panel.x() + size, panel.y() + HEAD * size, panel.width() - 2 * size, 0)
        self.list.setGeometry(
            round(inner.x()), round(inner.y()), round(inner.width()), max(0, round(panel.bottom() - inner.y() - 4))
        )
        self.list.doItemsLayout()

    def showEvent(self, event: QShowEvent) -> None:
        """Hang over all else, and tell of it."""
        super().showEvent(event)
        self.raise_()
        self.moved.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that it is gone. The keyboard is left to the table: Qt would hand it on to a chip."""
        if self.list.hasFocus():
            self.list.clearFocus()
        super().hideEvent(event)
        self.moved.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Any press puts it away; the rest of a double press is no press on what lay under it."""
        event.accept()
        self.hide()
        self._program.installEventFilter(self)
        self._rest.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the rest of a double press as nothing."""
        if event.type() is not QEvent.Type.MouseButtonDblClick:
            return False
        self._hear_again()
        return True

    def _hear_again(self) -> None:
        self._rest.stop()
        self._program.removeEventFilter(self)

    @property
    def _program(self) -> QCoreApplication:
        program = QApplication.instance()
        assert program is not None, "a widget lives"
        return program

    @property
    def _panel(self) -> QRectF:
        return QRectF(self.rect()).adjusted(SHADE, SHADE, -SHADE, -SHADE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the panel, the heading and its key."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        size, panel = self.look.font, self._panel
        paint_panel(painter, self.look, panel)
        head = QRectF(panel.x() + size, panel.y() + 0.2 * size, panel.width() - 2 * size, 2 * size)
        gold = QColor(self.look.palette.gold)
        draw_text(painter, head, self._title, role_font(Role.TITLE, size, 0.95), colour=gold, align=LEFT)
        key = cap(Press.RESULTS)
        width = key_cap_width(key, size) + 0.3 * size
        place = QRectF(panel.right() - size - width, panel.y() + 0.7 * size, width, size)
        paint_key(painter, self.look, place, key)
