"""The cashier: what a wish to move money between rounds means in the books."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bjdesk.frozen import replace
from bjdesk.game import commands
from bjdesk.game.commands import BalanceChanged, Movement
from bjdesk.game.seats import guest
from bjdesk.game.store import ledger
from bjdesk.game.store.ledger import BANK, TABLE, WALLET, Kind, Transfer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bjdesk.game.commands import MoneyCommand
    from bjdesk.game.state import State
    from bjdesk.game.store.database import Database

GUEST_BRINGS = 1_000_00
"""Hundredths of play money that a new guest gets."""


def moved(command: MoneyCommand) -> tuple[Transfer, BalanceChanged]:
    """The transfer that a wish asks for, and the event that tells of it."""
    amount = command.amount
    match command:
        case commands.Rebuy():
            return Transfer(WALLET, TABLE, amount, Kind.REBUY), BalanceChanged(Movement.REBUY, amount)
        case commands.CashOut():
            return Transfer(TABLE, WALLET, amount, Kind.CASH_OUT), BalanceChanged(Movement.CASH_OUT, amount)
        case commands.PayIn():
            return Transfer(BANK, WALLET, amount, Kind.PAY_IN), BalanceChanged(Movement.PAY_IN, amount)
        case commands.PayInGuest(name=name):
            paid = Transfer(BANK, guest(name).code, amount, Kind.PAY_IN)
            return paid, BalanceChanged(Movement.GUEST_PAY_IN, amount, name)
    assert_never(command)


def welcome(db: Database, account: str, at: str) -> None:
    """Give a new guest an account with play money, within a transaction."""
    ledger.open_account(db, account)
    ledger.post(db, (Transfer(BANK, account, GUEST_BRINGS, Kind.GIFT),), at)


def after(state: State, command: MoneyCommand, books: Mapping[str, int]) -> State:
    """The state once money has moved. What left the table covers no bet that UNDO would bring back: it is forgotten."""
    bets = replace(state.bets, past=()) if isinstance(command, commands.CashOut) else state.bets
    return with_books(replace(state, bets=bets), books)


def with_books(state: State, books: Mapping[str, int]) -> State:
    """The state with what the books say that everybody has."""
    return replace(state, money=books[TABLE], wallet=books[WALLET], guests=ledger.guests(books))
