"""The derived rows, written and read: each round as one person had it, and the player's hands counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, cast

from bjdesk.frozen import dataclass

if TYPE_CHECKING:
    from bjdesk.game.store.database import Database, Value


@dataclass(frozen=True, slots=True)
class DigestRow:
    """A round as one person had it. `dealt` in seconds since 1970, money in hundredths."""

    owner: str
    round: int
    rule_set: int
    dealt: int
    staked: int  # first wagers
    bet: int  # all wagers, insurance too
    net: int
    balance: int
    natural: bool
    split: bool
    doubled: bool
    insured: bool
    surrendered: bool
    finished: bool

    @property
    def columns(self) -> tuple[Value, ...]:
        """The values in the order of the table."""
        return (
            *(self.owner, self.round, self.rule_set, self.dealt, self.staked, self.bet, self.net, self.balance),
            *(self.natural, self.split, self.doubled, self.insured, self.surrendered, self.finished),
        )


@dataclass(frozen=True, slots=True)
class Tallied:
    """Where hands are counted."""

    rule_set: int
    start: str
    up: str
    outcome: str

    @property
    def columns(self) -> tuple[Value, ...]:
        """The values in the order of the table."""
        return (self.rule_set, self.start, self.up, self.outcome)


def put(db: Database, row: DigestRow) -> None:
    """Write a row. What it was worth comes later."""
    db.run("INSERT INTO digest VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL)", *row.columns)


def put_value(db: Database, owner: str, number: int, *, expected: float, cost: float) -> None:
    """Write what was chosen in a round was worth, and what it cost; hundredths."""
    db.run("UPDATE digest SET expected = ?, cost = ? WHERE owner = ? AND round = ?", expected, cost, owner, number)


def count_hands(db: Database, where: Tallied, counted: tuple[int, int, int]) -> None:
    """Add to the tally: hands, what was wagered on them, what they won or lost."""
    db.run(
        "INSERT INTO hand_tally VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET"
        " hands = hands + excluded.hands, wagered = wagered + excluded.wagered, net = net + excluded.net",
        *where.columns,
        *counted,
    )


def mark_finished(db: Database, owner: str, number: int) -> None:
    """Note that the program found the round's end unseen."""
    db.run("UPDATE digest SET finished = 1 WHERE owner = ? AND round = ?", owner, number)


def clear(db: Database) -> None:
    """Forget all that is derived."""
    db.run("DELETE FROM digest; DELETE FROM hand_tally")


_COLUMNS = (
    "owner, round, rule_set, dealt, staked, bet, net, balance, natural, split, doubled, insured, surrendered,"
    " finished, expected, cost"
)


Valued: TypeAlias = tuple[DigestRow, float | None, float | None]
"""A round in short, what its choices were worth, and what they cost."""


def above(db: Database, owner: str, number: int, limit: int) -> tuple[Valued, ...]:
    """A person's rounds with numbers above `number`, oldest first, each with what it was worth and what it cost."""
    rows = db.rows(
        f"SELECT {_COLUMNS} FROM digest WHERE owner = ? AND round > ? ORDER BY round LIMIT ?",  # noqa: S608 - ours
        *(owner, number, limit),
    )
    return tuple((_row(row[:14]), *cast("tuple[float | None, float | None]", row[14:])) for row in rows)


def _row(values: tuple[Value, ...]) -> DigestRow:
    plain = cast("tuple[str, int, int, int, int, int, int, int]", values[:8])
    natural, split, doubled, insured, surrendered, finished = (bool(value) for value in values[8:])
    return DigestRow(*plain, natural, split, doubled, insured, surrendered, finished)


def tally(db: Database) -> dict[Tallied, tuple[int, int, int]]:
    """All that is counted: hands, wagered, net."""
    rows = db.rows("SELECT rule_set, start, up, outcome, hands, wagered, net FROM hand_tally")
    return {Tallied(*cast("tuple[int, str, str, str]", row[:4])): cast("tuple[int, int, int]", row[4:]) for row in rows}
