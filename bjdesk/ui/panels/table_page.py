"""A table of the gamelogs or of the ledger, or the sentence that stands for an empty one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractItemView, QStackedLayout, QTableView, QWidget

from bjdesk.ui.dialogs.empty_state import EmptyState

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractItemModel
    from PySide6.QtGui import QResizeEvent

_MEASURED: Final = 30
"""Rows whose cells are measured for the columns' widths: about what the window shows, the newest and longest."""


class _Table(QTableView):
    """Tells when it has more room, or less."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell it."""
        super().resizeEvent(event)
        self.resized.emit()


class TablePage(QWidget):
    """Rows of text, one of them chosen. `wide` is the column of words, which takes the width that is left."""

    def __init__(self, model: QAbstractItemModel, icon: str, *, wide: int) -> None:
        super().__init__()
        self._wide, self._needs, self._apart = wide, 0, 0
        self.table = _Table()
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
        self._apart = round(0.4 * size)
        self.fit_columns()

    def fit_columns(self) -> None:
        """Columns as wide as what their names and the newest rows need; anew where those are others than before."""
        if not self._apart:
            return  # it has no F yet
        self.table.resizeColumnsToContents()
        for column in range(self.table.model().columnCount()):
            self.table.setColumnWidth(column, self.table.columnWidth(column) + self._apart)
        self._needs = self.table.columnWidth(self._wide)
        self._share()

    def _share(self) -> None:
        """Give the width that is left to the column of words."""
        others = self.table.horizontalHeader().length() - self.table.columnWidth(self._wide)
        self.table.setColumnWidth(self._wide, max(self._needs, self.table.viewport().width() - others))
