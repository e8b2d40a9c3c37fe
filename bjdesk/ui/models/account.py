"""One account's movements with its balance after each, newest first, a page at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bjdesk.ui.models.paged import PagedModel
from bjdesk.ui.models.roles import Role

if TYPE_CHECKING:
    from bjdesk.ui.models.ledger import Entry


class Line(Protocol):
    """An entry as one account sees it; hundredths."""

    @property
    def entry(self) -> Entry:
        """The movement."""

    @property
    def change(self) -> int:
        """What came; below zero what went."""

    @property
    def balance(self) -> int:
        """What the account had after it."""


class AccountModel(PagedModel[Line]):
    """One row per movement. `Role.ROW` gives the whole line."""

    columns = (Role.NUMBER, Role.WHEN, Role.KIND, Role.CAME, Role.WENT, Role.BALANCE)

    def number(self, row: Line) -> int:
        """The movement's number in the books."""
        return row.entry.number

    def value(self, row: Line, role: Role) -> object:
        """The line's value under `role`; None where nothing came, or nothing went."""
        match role:
            case Role.NUMBER:
                return row.entry.number
            case Role.WHEN:
                return row.entry.at
            case Role.KIND:
                return row.entry.transfer.kind
            case Role.CAME:
                return row.change if row.change > 0 else None
            case Role.WENT:
                return -row.change if row.change < 0 else None
            case Role.BALANCE:
                return row.balance
            case _:
                return None
