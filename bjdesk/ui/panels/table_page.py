"""A table of the gamelogs or of the ledger, or the sentence that stands for an empty one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
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

    from bjdesk.ui.models.rows import Index

_MEASURED: Final = 30
"""Rows whose cells are measured for the columns' widths: about what the window shows, the newest and longest."""
_GAP: Final = 0.4
"""F between two columns."""
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

    The columns up to `seen_to` are seen without scrolling: for that, the column `yields` gives way.
    """

    def __init__(
        self,
        model: QAbstractItemModel,
        icon: str,
        *,
        wide: int,
        seen_to: int | None = None,
        yields: int | None = None,
    ) -> None:
        super().__init__()
        self._wide, self._seen_to, self._yields = wide, seen_to, yields
        self._size: float | None = None  # F; none yet
        self._needs: list[int] = []  # the width of each column in which nothing is cut, once measured
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
        self._size = size
        self.fit_columns()

    def fit_columns(self) -> None:
        """Columns as wide as what their names and the newest rows need; anew where those are others than before."""
        if self._size is None:
            return
        self.table.resizeColumnsToContents()
        gap, columns = round(_GAP * self._size), range(self.table.model().columnCount())
        self._needs = [self.table.columnWidth(column) + gap for column in columns]
        for column, width in enumerate(self._needs):
            self.table.setColumnWidth(column, width)
        self._share()

    def _share(self) -> None:
        """Have in sight what is to be seen, and give the width that is left to the column of words."""
        if self._size is None or not self._needs:
            return
        width = self.table.viewport().width()
        if self._seen_to is not None and self._yields is not None:
            columns = [column for column in range(self._seen_to + 1) if column != self._yields]
            beside = sum(self.table.columnWidth(column) for column in columns)
            room = max(round(_LEAST * self._size), width - beside)
            self.table.setColumnWidth(self._yields, min(self._needs[self._yields], room))
        others = self.table.horizontalHeader().length() - self.table.columnWidth(self._wide)
        self.table.setColumnWidth(self._wide, max(self._needs[self._wide], width - others))
