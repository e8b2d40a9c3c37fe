"""The languages to choose from."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any

from PySide6.QtCore import Qt

from bjdesk.frozen import dataclass
from bjdesk.ui.models.roles import Role
from bjdesk.ui.models.rows import Index, RowsModel


@dataclass(frozen=True, slots=True)
class LanguageRow:
    """A language: its code and what it calls itself, which is never translated."""

    code: str
    own_name: str
    active: bool = False


class LanguagesModel(RowsModel[LanguageRow]):
    """One row per language, in the order given."""

    columns = (Role.CODE,)

    def show(self, languages: Iterable[tuple[str, str]], active: str) -> None:
        """Hold these codes and own names, and mark the one in use."""
        self.take(tuple(LanguageRow(code, name, code == active) for code, name in languages))

    def place(self, code: str) -> int:
        """Row of a language; -1 if it is not here."""
        return next((place for place, row in enumerate(self.rows) if row.code == code), -1)

    def key(self, row: LanguageRow) -> Hashable:
        """The code."""
        return row.code

    def value(self, row: LanguageRow, role: Role) -> object:
        """The code, or whether it is in use."""
        match role:
            case Role.CODE:
                return row.code
            case Role.ACTIVE:
                return row.active
            case _:
                return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's own type
        """A language's own name is data, not a text of ours: it is shown as it is."""
        if index.isValid() and role == Qt.ItemDataRole.DisplayRole:
            return self.rows[index.row()].own_name
        return super().data(index, role)
