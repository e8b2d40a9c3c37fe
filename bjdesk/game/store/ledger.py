"""The books: every movement of money is a transfer from one account to another."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, cast

from bjdesk.frozen import dataclass
from bjdesk.game.store.packing import packed_hash, packed_time, told_hash, told_time
from bjdesk.game.store.seals import seal

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bjdesk.game.store.database import Database, Value

BANK, WALLET, TABLE, STAKE, HOUSE = "bank", "wallet", "table", "stake", "house"
GUEST = "guest:"
"""Before a guest's name, the name of the account."""
GENESIS = "0" * 64
"""The seal before the first transfer, and the hash before the first round."""


class Kind(Enum):
    """Why money moved."""

    GIFT = "gift"  # the play money of the first start
    PAY_IN = "pay-in"
    REBUY = "rebuy"
    CASH_OUT = "cash-out"
    FIRST = "first"
    DOUBLE = "double"
    SPLIT = "split"
    INSURANCE = "insurance"
    WINNINGS = "winnings"
    PAYOUT = "payout"
    LOSS = "loss"
    INSURANCE_WINNINGS = "insurance-winnings"
    INSURANCE_PAYOUT = "insurance-payout"
    INSURANCE_LOSS = "insurance-loss"


@dataclass(frozen=True, slots=True)
class Transfer:
    """`amount` (hundredths, above zero) leaves `debit` and comes to `credit`.

    `round`, `box` (the table's) and `step` (0 the deal, then the round's actions) say where it belongs.
    """

    debit: str
    credit: str
    amount: int
    kind: Kind
    round: int | None = None
    box: int | None = None
    step: int | None = None

    @property
    def columns(self) -> tuple[Value, ...]:
        """The values as they are stored, in the order of the table."""
        return (self.debit, self.credit, self.amount, self.kind.value, self.round, self.box, self.step)

    def change(self, account: str) -> int:
        """What the account gained by it, in hundredths: below zero where money left it, 0 where it has no part."""
        return self.amount * ((self.credit == account) - (self.debit == account))


@dataclass(frozen=True, slots=True)
class Entry:
    """A transfer as it stands in the books."""

    number: int
    at: str
    transfer: Transfer
    seal: str


@dataclass(frozen=True, slots=True)
class Line:
    """An entry as one account sees it; hundredths. `change` is below zero where money left, `balance` is after it."""

    entry: Entry
    change: int
    balance: int


def account_of(owner: str) -> str | None:
    """The account that an owner of a box plays from; None for a computer player, who has none."""
    if owner.startswith(GUEST):
        return owner
    return TABLE if owner == "player" else None


def open_account(db: Database, name: str) -> bool:
    """Have an account of this name; tell whether it is new."""
    if db.rows("SELECT 1 FROM account WHERE name = ?", name):
        return False
    db.run("INSERT INTO account (name) VALUES (?)", name)
    return True


def guests(books: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """The guests' names and what they have, by name."""
    return tuple(sorted((name.removeprefix(GUEST), held) for name, held in books.items() if name.startswith(GUEST)))


def balances(db: Database) -> dict[str, int]:
    """The balance of every account."""
    return dict(cast("list[tuple[str, int]]", db.rows("SELECT name, balance FROM account")))


def tip(db: Database) -> tuple[int, str]:
    """The number and the seal of the last transfer."""
    rows = db.rows("SELECT id, seal FROM transfer ORDER BY id DESC LIMIT 1")
    return (cast("int", rows[0][0]), told_hash(rows[0][1])) if rows else (0, GENESIS)


def post(db: Database, transfers: Iterable[Transfer], at: str) -> None:
    """Write transfers into the books, within a transaction."""
    number, before = tip(db)
    for transfer in transfers:
        number += 1
        before = seal_of(number, at, transfer, before)
        db.run(
            "INSERT INTO transfer (id, debit, credit, amount, kind, round, box, step, at, seal)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            number,
            *transfer.columns,
            packed_time(at),
            packed_hash(before),
        )


def seal_of(number: int, at: str, transfer: Transfer, before: str) -> str:
    """The seal of a transfer, which also covers all transfers before it."""
    return seal("transfer", number, *transfer.columns, at, before)


def page(db: Database, before: int | None, limit: int) -> tuple[Entry, ...]:
    """Entries, newest first, below the number `before`."""
    return _entries(db, "WHERE id < ? ORDER BY id DESC LIMIT ?", 2**62 if before is None else before, limit)


def page_of_account(db: Database, account: str, before: int | None, limit: int) -> tuple[Entry, ...]:
    """Entries of an account, newest first, below the number `before`."""
    below = 2**62 if before is None else before
    if account in _BUSY:
        return _entries(
            db, "WHERE (debit = ?1 OR credit = ?1) AND id < ?2 ORDER BY id DESC LIMIT ?3", account, below, limit
        )
    found = [entry for where in _SELDOM for entry in _entries(db, where, account, below, limit)]
    return tuple(sorted(found, key=lambda entry: entry.number, reverse=True)[:limit])


_BUSY = frozenset({BANK, TABLE, STAKE, HOUSE})
"""Accounts that nearly every round moves; the others have an index each way, of their entries alone."""
_SELDOM = tuple(
    f"WHERE {way} = ?1 AND {way} NOT IN ('bank', 'table', 'stake', 'house') AND id < ?2 ORDER BY id DESC LIMIT ?3"
    for way in ("debit", "credit")
)


def sum_of(db: Database, account: str, first: int, last: int) -> int:
    """What the entries of these numbers changed an account by, in hundredths."""
    return sum(sums_of(db, account, first, last))


def sums_of(db: Database, account: str, first: int, last: int) -> tuple[int, int]:
    """What came to an account by the entries of these numbers, and, below zero, what left it; hundredths."""
    rows = db.rows(_SUMS, account, first, last)
    return cast("tuple[int, int]", rows[0])


_SUMS = """
SELECT coalesce(sum(amount) FILTER (WHERE credit = ?1), 0), -coalesce(sum(amount) FILTER (WHERE debit = ?1), 0)
FROM transfer WHERE id BETWEEN ?2 AND ?3
"""


def time_of(db: Database, number: int) -> str:
    """When an entry was made, as it stands in the books."""
    return told_time(db.value("SELECT at FROM transfer WHERE id = ?", number))


def of_round(db: Database, number: int) -> tuple[Entry, ...]:
    """The entries of a round, in order."""
    return _entries(db, "WHERE round = ? ORDER BY id", number)


def after(db: Database, number: int, limit: int) -> tuple[Entry, ...]:
    """Entries, oldest first, above the number."""
    return _entries(db, "WHERE id > ? ORDER BY id LIMIT ?", number, limit)


def _entries(db: Database, where: str, *values: Value) -> tuple[Entry, ...]:
    rows = db.rows(f"SELECT id, at, debit, credit, amount, kind, round, box, step, seal FROM transfer {where}", *values)  # noqa: S608 - `where` is one of the texts above
    return tuple(_entry(*row) for row in rows)


def _entry(number: Value, at: Value, *rest: Value) -> Entry:
    debit, credit, amount, kind, round_number, box, step, sealed = rest
    transfer = Transfer(
        cast("str", debit),
        cast("str", credit),
        cast("int", amount),
        Kind(kind),
        cast("int | None", round_number),
        cast("int | None", box),
        cast("int | None", step),
    )
    return Entry(cast("int", number), told_time(at), transfer, told_hash(sealed))
