"""A table model over a tuple of frozen rows that emits the smallest change."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bjdesk.ui.models.roles import Role

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex


class RowsModel(QAbstractTableModel, Generic[Row]):
    """Takes rows and hands them out by role. Subclasses say what a row's key is and what a cell holds."""

    columns: tuple[Role, ...] = (Role.ROW,)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()

    # -- for subclasses

    def key(self, row: Row) -> Hashable:
        """What stays the same while a row changes."""
        raise NotImplementedError

    def value(self, row: Row, role: Role) -> object:
        """The code or value of `row` under `role`; None where it has none."""
        raise NotImplementedError

    # -- rows

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows as they stand."""
        return self._rows

    def take(self, rows: Sequence[Row]) -> None:
        """Become `rows`: what is left over in the middle goes, what is new comes, what changed is told."""
        new = tuple(rows)
        old_keys, new_keys = [self.key(row) for row in self._rows], [self.key(row) for row in new]
        head = _common(old_keys, new_keys)
        tail = _common(old_keys[head:][::-1], new_keys[head:][::-1])
        self._remove(head, len(old_keys) - tail)
        self._insert(head, new[head : len(new) - tail])
        self._update(new)

    def append(self, rows: Sequence[Row]) -> None:
        """Add `rows` at the end."""
        self._insert(len(self._rows), tuple(rows))

    def _remove(self, first: int, end: int) -> None:
        if end <= first:
            return
        self.beginRemoveRows(QModelIndex(), first, end - 1)
        self._rows = self._rows[:first] + self._rows[end:]
        self.endRemoveRows()

    def _insert(self, first: int, rows: tuple[Row, ...]) -> None:
        if not rows:
            return
        self.beginInsertRows(QModelIndex(), first, first + len(rows) - 1)
        self._rows = self._rows[:first] + rows + self._rows[first:]
        self.endInsertRows()

    def _update(self, new: tuple[Row, ...]) -> None:
        changed = [place for place, (old, row) in enumerate(zip(self._rows, new, strict=True)) if old != row]
        self._rows = new
        for place in changed:
            self.dataChanged.emit(self.index(place, 0), self.index(place, len(self.columns) - 1))

    # -- what Qt asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Rows; none below a row."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Columns; none below a row."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's own type
        """A code or value under our roles, nothing under Qt's: words are the view's."""
        if not index.isValid() or role not in _ROLES:
            return None
        row = self._rows[index.row()]
        return row if role == Role.ROW else self.value(row, Role(role))

    def roleNames(self) -> dict[int, Any]:
        """Our roles by their names, for whoever reads the model from outside."""
        return {int(role): role.name.lower().encode() for role in Role}


_ROLES = frozenset(int(role) for role in Role)


def _common(first: Sequence[Hashable], second: Sequence[Hashable]) -> int:
    """How many keys the two have in common at their beginnings."""
    count = 0
    for one, other in zip(first, second, strict=False):
        if one != other:
            break
        count += 1
    return count
