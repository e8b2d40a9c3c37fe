"""The list that shows the lines of a kept round: by keys from line to line, each read out as a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from bjdesk.ui.dialogs.worn import worn_by
from bjdesk.ui.models.rows import Index
from bjdesk.ui.panels.gamelogs.line_paint import height, paint_line
from bjdesk.ui.theme import Look, colour

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QResizeEvent

    from bjdesk.ui.panels.gamelogs.lines import Line

_SAID: Final = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


class LinesModel(QAbstractListModel):
    """The lines of one round, each with its sentence."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[Line, ...] = ()

    def show(self, lines: tuple[Line, ...]) -> None:
        """Become these lines."""
        if lines == self.lines:
            return
        self.beginResetModel()
        self.lines = lines
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Lines; none below a line."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's own type
        """A line's sentence."""
        if not index.isValid() or role not in _SAID:
            return None
        return self.lines[index.row()].sentence


class _Drawing(QStyledItemDelegate):
    """Draws lines as high as they need to be."""

    def __init__(self, view: LineView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As wide as the list."""
        width = self._view.viewport().width()
        return QSize(width, round(height(self._view.line_at(index), width, self._view.size_worn)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the line, and a frame around it where the keyboard is."""
        view, palette = self._view, worn_by(self._view)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        place = QRectF(option.rect)
        paint_line(painter, view.line_at(index), place, Look(view.size_worn, palette=palette))
        if view.hasFocus() and view.currentIndex() == index:
            painter.setPen(QPen(colour(palette.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place.adjusted(2, 1, -2, -1), 5, 5)
        painter.restore()


class LineView(QListView):
    """Shows lines; there is nothing to choose in it, but a place to read at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.size_worn = 18.0
        self._model = LinesModel(self)
        self.setModel(self._model)
        self.setItemDelegate(_Drawing(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setTabKeyNavigation(False)

    def line_at(self, index: Index) -> Line:
        """The line of a row."""
        return self._model.lines[index.row()]

    @property
    def lines(self) -> tuple[Line, ...]:
        """What is shown."""
        return self._model.lines

    def show_lines(self, lines: tuple[Line, ...]) -> None:
        """Show these, from the top; where there is none, there is nothing to read at."""
        self._model.show(lines)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if lines else Qt.FocusPolicy.NoFocus)
        if lines:
            self.setCurrentIndex(self._model.index(0, 0))
            self.scrollToTop()

    def set_text_size(self, size: float) -> None:
        """Take F."""
        self.size_worn = size
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines wrap anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
