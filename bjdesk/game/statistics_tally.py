"""How hands ended, by the first two cards and the dealer's up card; and the money that came to the table or left it."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, cast

from bjdesk.frozen import dataclass
from bjdesk.game.store.ledger import TABLE, WALLET
from bjdesk.game.store.packing import seconds_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bjdesk.game.store.database import Database

UPS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "A")


class Start(Enum):
    """The three kinds of first two cards; a natural stands among the soft ones."""

    HARD = "hard"
    SOFT = "soft"
    PAIR = "pair"


STARTS: Final = {
    Start.HARD: tuple(f"hard {total}" for total in range(19, 4, -1)),
    Start.SOFT: ("natural", *(f"soft {total}" for total in range(20, 12, -1))),
    Start.PAIR: tuple(f"pair {rank}" for rank in ("A", "T", "9", "8", "7", "6", "5", "4", "3", "2")),
}
"""The best first; those that never came are fields without hands."""


@dataclass(frozen=True, slots=True)
class Field:
    """Hands that began alike, over all rule sets. Money in hundredths."""

    start: str  # "hard 16", "soft 17", "pair 8", "natural"
    up: str  # of UPS
    hands: int
    won: int
    pushed: int
    wagered: int
    net: int

    @property
    def lost(self) -> int:
        """Hands that neither won nor pushed."""
        return self.hands - self.won - self.pushed


def read_fields(db: Database) -> dict[tuple[str, str], Field]:
    """The player's hands by start and up card. Raises StoreError."""
    rows = db.rows(
        "SELECT start, up, sum(hands),"
        " total(hands) FILTER (WHERE outcome IN ('natural', 'win', 'even-money', 'charlie')),"
        " total(hands) FILTER (WHERE outcome = 'push'), sum(wagered), sum(net) FROM hand_tally GROUP BY start, up"
    )
    fields = (Field(cast("str", start), cast("str", up), *_whole(numbers)) for start, up, *numbers in rows)
    return {(field.start, field.up): field for field in fields}


def _whole(numbers: Iterable[object]) -> tuple[int, int, int, int, int]:
    hands, won, pushed, wagered, net = (int(cast("float", number)) for number in numbers)
    return hands, won, pushed, wagered, net


# ---------------------------------------------------------------- money in and out


@dataclass(frozen=True, slots=True)
class Move:
    """Money that came to this person's balance (above zero) or left it, between rounds; hundredths."""

    number: int  # of the transfer
    amount: int
    after: int  # the round before it; 0: none
    at: int  # seconds since 1970


def read_moves(db: Database, account: str, above: int) -> tuple[Move, ...]:
    """What came to an account from outside the rounds or left it, with transfer numbers above `above`, in order.

    The table's money comes from the wallet and goes back there; a guest's comes from outside. Raises StoreError.
    """
    indexed = WALLET if account == TABLE else account  # the two accounts whose transfers are found by an index
    other = "= ?" if account == TABLE else "<> ?"
    rows = [
        row
        for indexed_side, other_side, sign in (("debit", "credit", -1), ("credit", "debit", 1))
        for row in db.rows(
            f"SELECT id, {sign} * amount, coalesce((SELECT p.round FROM transfer p WHERE p.id < t.id"  # noqa: S608
            " AND p.round IS NOT NULL ORDER BY p.id DESC LIMIT 1), 0), at FROM transfer t"
            f" WHERE {indexed_side} = ? AND {indexed_side} NOT IN ('bank', 'table', 'stake', 'house')"
            f" AND {other_side} {other} AND round IS NULL AND id > ?",
            *(indexed, account, above),
        )
    ]
    turn = -1 if account == TABLE else 1  # what leaves the wallet comes to the table
    moves = (
        Move(cast("int", number), turn * cast("int", amount), cast("int", after), seconds_of(at))
        for number, amount, after, at in rows
    )
    return tuple(sorted(moves, key=lambda move: move.number))
