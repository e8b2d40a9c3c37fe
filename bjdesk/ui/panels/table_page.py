"""A table of the gamelogs or of the ledger, or the sentence that stands for an empty one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStackedLayout,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
    QWidget,
)

from bjdesk.ui.dialogs.empty_state import EmptyState
from bjdesk.ui.tool_tips import plain_tip

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractItemModel
    from PySide6.QtGui import QHelpEvent, QResizeEvent

Index = QModelIndex | QPersistentModelIndex

_MEASURED: Final = 30
"""Rows whose cells are measured for the columns' widths: about what the window shows, the newest and longest."""
_LEAST: Final = 5.0
"""F that a column which gives way keeps: its longest word, or most of it."""


class _Table(QTableView):
    """Tells when it has more room, or less."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell it."""
        super().resizeEvent(event)
        self.resized.emit()


class CutCells(QStyledItemDelegate):
    """Cells that tell the whole of what their width cuts, as the mouse rests on them."""

    def cuts(self, option: QStyleOptionViewItem, index: Index) -> bool:
        """Whether not all of it is seen."""
        return self.sizeHint(option, index).width() > option.rect.width()

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Show the whole; nothing where it is seen."""
        if event.type() != QEvent.Type.ToolTip:
            return super().helpEvent(event, view, option, index)
        cut = index.isValid() and self.cuts(option, index)
        whole = index.data(Qt.ItemDataRole.AccessibleTextRole) if cut else ""
        QToolTip.showText(event.globalPos(), plain_tip(whole), view)
        return True


class TablePage(QWidget):
    """Rows of text, one of them chosen. `wide` is the column of words, which takes the width that is left.

    `seen`, where there is one: the columns up to the second one of it are seen without scrolling, for which the first
    one gives way.
    """

    def __init__(self, model: QAbstractItemModel, icon: str, *, wide: int, seen: tuple[int, int] | None = None) -> None:
        super().__init__()
        self._wide, self._needs, self._apart = wide, 0, 0
        self._seen, self._asks, self._least = seen, 0, 0
        self.table = _Table()
        self.table.setItemDelegate(CutCells(self.table))
        self.table.resized.connect(self._share)
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.setTabKeyNavigation(False)
        self.table.setModel(model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.verticalHeader().hide()
        self.table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.horizontalHeader().setResizeContentsPrecision(_MEASURED)
        self.empty = EmptyState(icon)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty)
        self.show_rows()

    def show_rows(self) -> None:
        """Show the rows, or that there are none."""
        self._stack.setCurrentIndex(0 if self.table.model().rowCount() else 1)

    def fit(self, size: float) -> None:
        """Rows and columns at F."""
        self.table.verticalHeader().setDefaultSectionSize(round(2.0 * size))
        self.table.horizontalHeader().setMinimumSectionSize(round(3 * size))
        self._apart, self._least = round(0.4 * size), round(_LEAST * size)
        self.fit_columns()

    def fit_columns(self) -> None:
        """Columns as wide as what their names and the newest rows need; anew where those are others than before."""
        if not self._apart:
            return  # it has no F yet
        self.table.resizeColumnsToContents()
        for column in range(self.table.model().columnCount()):
            self.table.setColumnWidth(column, self.table.columnWidth(column) + self._apart)
        self._needs = self.table.columnWidth(self._wide)
        if self._seen is not None:
            self._asks = self.table.columnWidth(self._seen[0])
        self._share()

    def _share(self) -> None:
        """Have in sight what is to be seen, and give the width that is left to the column of words."""
        if self._seen is not None and self._apart:
            yields, last = self._seen
            beside = sum(self.table.columnWidth(column) for column in range(last + 1) if column != yields)
            room = max(self._least, self.table.viewport().width() - beside)
            self.table.setColumnWidth(yields, min(self._asks, room))
        others = self.table.horizontalHeader().length() - self.table.columnWidth(self._wide)
        self.table.setColumnWidth(self._wide, max(self._needs, self.table.viewport().width() - others))
