"""A table of the gamelogs or of the ledger, or the sentence that stands for an empty one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStackedLayout, QTableView, QWidget

from bjdesk.ui.dialogs.empty_state import EmptyState

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractItemModel

_MEASURED: Final = 30
"""Rows whose cells are measured for the columns' widths: about what the window shows, the newest and longest."""


class TablePage(QWidget):
    """Rows of text, one of them chosen."""

    def __init__(self, model: QAbstractItemModel, icon: str) -> None:
        super().__init__()
        self.table = QTableView()
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
        """Columns as wide as what the newest rows need, rows at F."""
        self.table.verticalHeader().setDefaultSectionSize(round(2.0 * size))
        self.table.resizeColumnsToContents()
        header = self.table.horizontalHeader()
        header.setMinimumSectionSize(round(3 * size))
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(True)
