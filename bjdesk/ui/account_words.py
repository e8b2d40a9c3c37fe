"""Accounts and their movements in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bjdesk.game.seats import sitter_of
from bjdesk.game.statement import ROUND
from bjdesk.ui.formats import count
from bjdesk.ui.translate import translate


def account_name(account: str) -> str:
    """What an account is called: the wallet, the table, a guest's name."""
    match account:
        case "wallet":
            return translate("Ledger", "Wallet")
        case "table":
            return translate("Ledger", "Table")
        case _:
            return sitter_of(account).name


def statement_word(what: str, number: int | None) -> str:
    """What a line of a statement is: a round by its number, or a movement between rounds."""
    if what == ROUND and number is not None:
        return translate("Ledger", "Round {number}").format(number=count(number))
    return _WHAT[what]()


_WHAT: Final[dict[str, Callable[[], str]]] = {
    "gift": lambda: translate("Ledger", "Play money to begin with"),
    "pay-in": lambda: translate("Ledger", "Play money paid in"),
    "rebuy": lambda: translate("Ledger", "From the wallet to the table"),
    "cash-out": lambda: translate("Ledger", "From the table to the wallet"),
}
