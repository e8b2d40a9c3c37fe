"""One account's movements with its balance after each, newest first, a page at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.game.store import ledger
from bjdesk.game.store.ledger import GUEST, TABLE, WALLET, Line

if TYPE_CHECKING:
    from bjdesk.game.store.database import Database


def accounts(db: Database) -> tuple[str, ...]:
    """The accounts that are somebody's: wallet, table, the guests' by name. Raises StoreError."""
    return (WALLET, TABLE, *(GUEST + name for name, _ in ledger.guests(ledger.balances(db))))


class AccountBook:
    """Pages of one account. The balance before each page's last line is kept, so that an older page need not add up."""

    def __init__(self, db: Database, account: str) -> None:
        self._db = db
        self.account = account
        self._held: dict[int, int] = {}

    def page(self, before: int | None, limit: int) -> tuple[Line, ...]:
        """Lines, newest first, whose entries have numbers below `before` (None: from the newest). Raises StoreError."""
        balance = self._balance_before(before)
        lines: list[Line] = []
        for entry in ledger.page_of_account(self._db, self.account, before, limit):
            change = entry.transfer.change(self.account)
            lines.append(Line(entry, change, balance))
            balance -= change
        if lines:
            self._held[lines[-1].entry.number] = balance
        return tuple(lines)

    def _balance_before(self, before: int | None) -> int:
        """The balance after the newest entry below `before`."""
        if before is None:
            self._held.clear()  # what is newest may be new
            return ledger.balances(self._db).get(self.account, 0)
        if before not in self._held:
            self._held[before] = ledger.sum_of(self._db, self.account, 0, before - 1)
        return self._held[before]
