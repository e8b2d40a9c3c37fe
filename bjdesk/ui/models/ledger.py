"""One account's movements with its balance after each, newest first, a page at a time."""

from __future__ import annotations

from enum import Enum
from typing import Protocol

from bjdesk.ui.models.paged import PagedModel
from bjdesk.ui.models.roles import Role


class Transfer(Protocol):
    """What the books hold of a movement; `amount` in hundredths."""

    @property
    def amount(self) -> int:
        """Hundredths, above zero."""

    @property
    def kind(self) -> Enum:
        """Why it moved."""

    @property
    def debit(self) -> str:
        """The account that it left."""

    @property
    def credit(self) -> str:
        """The account that it came to."""

    @property
    def round(self) -> int | None:
        """The round it belongs to."""


class Entry(Protocol):
    """A movement as the books number it."""

    @property
    def number(self) -> int:
        """Its place in the books."""

    @property
    def at(self) -> str:
        """ISO time with its zone."""

    @property
    def transfer(self) -> Transfer:
        """What moved."""


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


class LedgerModel(PagedModel[Line]):
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
