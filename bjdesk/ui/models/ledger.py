"""The movements of money, newest first, a page at a time."""

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


class LedgerModel(PagedModel[Entry]):
    """One row per movement. `Role.ROW` gives the whole entry."""

    columns = (Role.NUMBER, Role.WHEN, Role.KIND, Role.AMOUNT)

    def number(self, row: Entry) -> int:
        """The movement's number."""
        return row.number

    def value(self, row: Entry, role: Role) -> object:
        """The movement's value under `role`."""
        match role:
            case Role.NUMBER:
                return row.number
            case Role.WHEN:
                return row.at
            case Role.KIND:
                return row.transfer.kind
            case Role.AMOUNT:
                return row.transfer.amount
            case _:
                return None
