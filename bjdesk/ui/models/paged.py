"""A table model that fetches its rows a page at a time, the newest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from PySide6.QtCore import QObject

from bjdesk.ui.models.rows import Index, RowsModel

Row = TypeVar("Row")
PAGE: Final = 100


class PagedModel(RowsModel[Row]):
    """Rows from `page(before, limit)`: at most `limit` rows with a number below `before` (None: from the newest)."""

    def __init__(self, page: Callable[[int | None, int], tuple[Row, ...]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page = page
        self._ended = False
        self.reload()

    def number(self, row: Row) -> int:
        """The number by which the pages are ordered."""
        raise NotImplementedError

    def key(self, row: Row) -> int:
        """A row's number."""
        return self.number(row)

    @property
    def ended(self) -> bool:
        """Whether all rows are here."""
        return self._ended

    def use(self, page: Callable[[int | None, int], tuple[Row, ...]]) -> None:
        """Take the rows from elsewhere: only those that are the newest there stay, if they were here."""
        self._page = page
        self.beginResetModel()
        self._rows = page(None, PAGE)
        self._ended = len(self._rows) < PAGE
        self.endResetModel()

    def reload(self) -> None:
        """Look at the newest page; rows that are here already, and older ones, stay."""
        newest = self._page(None, PAGE)
        if not newest or not self._rows or self.number(newest[-1]) > self.number(self._rows[0]):
            self._ended = len(newest) < PAGE
            self.take(newest)
            return
        older = tuple(row for row in self._rows if self.number(row) < self.number(newest[-1]))
        self._ended = self._ended or len(newest) < PAGE
        self.take((*newest, *older))

    def change(self, row: Row) -> None:
        """Take a row in the place of the one with its number, if that is here."""
        self.take(tuple(row if self.key(one) == self.key(row) else one for one in self.rows))

    def canFetchMore(self, parent: Index) -> bool:
        """Whether older rows may be left."""
        return not parent.isValid() and not self._ended

    def fetchMore(self, parent: Index) -> None:
        """Append the next older page."""
        if parent.isValid() or self._ended:
            return
        before = self.number(self.rows[-1]) if self.rows else None
        older = self._page(before, PAGE)
        self._ended = len(older) < PAGE
        self.append(older)
