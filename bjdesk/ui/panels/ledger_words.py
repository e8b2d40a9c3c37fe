"""The books in words: what a cell of the ledger shows, what its columns are called."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Final

from bjdesk.game.seats import sitter_of
from bjdesk.ui.card_names import capitalized
from bjdesk.ui.formats import count, date_time, money
from bjdesk.ui.models.roles import Role
from bjdesk.ui.panels.gamelog_words import RowWords
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.ui.models.ledger import Entry, Line


class LedgerWords(RowWords):
    """An account's movements in words."""

    def word(self, row: Line, column: Role, *, spoken: bool) -> str:
        """A cell; what did not come, or go, is left empty."""
        entry = row.entry
        match column:
            case Role.NUMBER:
                return count(entry.number)
            case Role.WHEN:
                return date_time(datetime.fromisoformat(entry.at))
            case Role.KIND:
                what = _ledger_word(entry)
                if entry.transfer.round is None:
                    return capitalized(what)
                return translate("Gamelogs", "Round {number}: {what}").format(
                    number=count(entry.transfer.round), what=what
                )
            case Role.CAME:
                return money(row.change, hundredths=True) if row.change > 0 else ""
            case Role.WENT:
                return money(-row.change, hundredths=True) if row.change < 0 else ""
            case Role.BALANCE:
                return money(row.balance, hundredths=True)
            case _:
                raise AssertionError(column)

    def heading(self, column: Role) -> str:
        """A column's name."""
        return _HEADINGS[column]()


def _ledger_word(row: Entry) -> str:
    """What an entry is, and whose it is where it is a guest's."""
    transfer = row.transfer
    name = next((sitter_of(one).name for one in (transfer.debit, transfer.credit) if sitter_of(one).name), "")
    if not name:
        return _KINDS[transfer.kind.value]()
    what = _GUESTS_KINDS.get(transfer.kind.value, _KINDS[transfer.kind.value])()
    return translate("Gamelogs", "{name}: {what}").format(name=name, what=what)


_HEADINGS: Final[dict[Role, Callable[[], str]]] = {
    Role.NUMBER: lambda: translate("Gamelogs", "Entry"),
    Role.WHEN: lambda: translate("Gamelogs", "When"),
    Role.KIND: lambda: translate("Gamelogs", "What"),
    Role.CAME: lambda: translate("Ledger", "In"),
    Role.WENT: lambda: translate("Ledger", "Out"),
    Role.BALANCE: lambda: translate("Ledger", "Balance"),
}
_KINDS: Final[dict[str, Callable[[], str]]] = {
    "gift": lambda: translate("Gamelogs", "play money of the first start"),
    "pay-in": lambda: translate("Gamelogs", "play money paid in to the wallet"),
    "rebuy": lambda: translate("Gamelogs", "wallet to table"),
    "cash-out": lambda: translate("Gamelogs", "table to wallet"),
    "first": lambda: translate("Gamelogs", "bet"),
    "double": lambda: translate("Gamelogs", "bet doubled"),
    "split": lambda: translate("Gamelogs", "bet on a split hand"),
    "insurance": lambda: translate("Gamelogs", "insurance"),
    "winnings": lambda: translate("Gamelogs", "winnings"),
    "payout": lambda: translate("Gamelogs", "paid out to the table"),
    "loss": lambda: translate("Gamelogs", "bet lost"),
    "insurance-winnings": lambda: translate("Gamelogs", "insurance winnings"),
    "insurance-payout": lambda: translate("Gamelogs", "insurance paid out to the table"),
    "insurance-loss": lambda: translate("Gamelogs", "insurance lost"),
}
_GUESTS_KINDS: Final[dict[str, Callable[[], str]]] = {
    "gift": lambda: translate("Gamelogs", "play money for the guest"),
    "pay-in": lambda: translate("Gamelogs", "play money paid in for the guest"),
    "payout": lambda: translate("Gamelogs", "paid out"),
    "insurance-payout": lambda: translate("Gamelogs", "insurance paid out"),
}
