"""Sessions, rule sets, shoes, rounds, actions and marks: their rows, written and read."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bjdesk.frozen import dataclass, replace
from bjdesk.game.store import ledger
from bjdesk.game.store.packing import (
    packed_boxes,
    packed_hash,
    packed_time,
    seconds_of,
    told_boxes,
    told_hash,
    told_record,
    told_time,
)
from bjdesk.game.store.seals import seal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bjdesk.game.store.database import Database, Value


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A run of the program. `number` 0: not yet stored."""

    number: int
    started_at: str
    program: str

    @property
    def seal(self) -> str:
        """The row's seal."""
        return seal("session", self.number, self.started_at, self.program)


@dataclass(frozen=True, slots=True)
class RuleSetRow:
    """A rule set as JSON, stored once."""

    number: int
    name: str
    options: str

    @property
    def seal(self) -> str:
        """The row's seal."""
        return seal("rule_set", self.number, self.name, self.options)


@dataclass(frozen=True, slots=True)
class ShoeRow:
    """A committed shoe; its number is the nonce of its stream."""

    number: int
    commitment: str
    server_seed: bytes
    client_text: str
    packs: int
    made_at: str

    @property
    def seal(self) -> str:
        """The row's seal."""
        return seal(
            "shoe", self.number, self.commitment, self.server_seed, self.client_text, self.packs, self.made_at
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Opening:
    """What a round is dealt from. `boxes` and `purses` are JSON."""

    number: int
    session: SessionRow
    rule_set: RuleSetRow
    shoe: ShoeRow
    position: int
    boxes: str
    purses: str
    program: str
    dealt_at: str

    @property
    def seal(self) -> str:
        """The row's seal, which covers session, rule set and shoe too."""
        return seal(
            "round",
            self.number,
            self.session.seal,
            self.rule_set.seal,
            self.shoe.seal,
            self.position,
            self.boxes,
            self.purses,
            self.program,
            self.dealt_at,
        )


@dataclass(frozen=True, slots=True)
class ActionRow:
    """A decision. `number` counts from 1 within the round, `box` is the table's."""

    number: int
    box: int
    hand: int
    action: str
    at: str

    def seal_after(self, before: str) -> str:
        """The row's seal, which also covers the round's opening and the actions before."""
        return seal("action", self.number, self.box, self.hand, self.action, self.at, before)


@dataclass(frozen=True, slots=True)
class Closing:
    """How a round ended. `record` is its account as it lies in the file; `net` in hundredths."""

    closed_at: str
    position_after: int
    net: int
    record: str

    def hash_after(self, last_action: str, last_transfer: str, round_before: str) -> str:
        """The round's hash: its opening and actions, the books up to here, its outcome, the round before."""
        return seal(
            "closing", self.closed_at, self.position_after, self.net, told_record(self.record), last_action,
            last_transfer, round_before,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class StoredRound:
    """A round as it stands in the file."""

    opening: Opening
    opening_seal: str
    closing: Closing | None
    hash: str | None
    mark: str | None  # shown, finished


# ---------------------------------------------------------------- writing


def add_session(db: Database, started_at: str, program: str) -> SessionRow:
    """Begin a session."""
    row = SessionRow(_next(db, "session"), started_at, program)
    db.run("INSERT INTO session VALUES (?, ?, ?, ?)", row.number, row.started_at, row.program, row.seal)
    return row


def rule_set(db: Database, name: str, options: str) -> RuleSetRow:
    """The stored rule set of this name and these options; stored now if it is new."""
    rows = db.rows("SELECT id FROM rule_set WHERE name = ? AND options = ?", name, options)
    if rows:
        return RuleSetRow(cast("int", rows[0][0]), name, options)
    row = RuleSetRow(_next(db, "rule_set"), name, options)
    db.run("INSERT INTO rule_set VALUES (?, ?, ?, ?)", row.number, row.name, row.options, row.seal)
    return row


def add_shoe(db: Database, row: ShoeRow) -> ShoeRow:
    """Commit to a shoe."""
    row = replace(row, number=_next(db, "shoe"))
    db.run(
        "INSERT INTO shoe VALUES (?, ?, ?, ?, ?, ?, ?)",
        *(row.number, packed_hash(row.commitment), row.server_seed, row.client_text, row.packs),
        *(packed_time(row.made_at), packed_hash(row.seal)),
    )
    return row


def change_shoe(db: Database, row: ShoeRow) -> None:
    """Give the next shoe another text or number of packs; the file refuses it after the first DEAL."""
    db.run(
        "UPDATE shoe SET client_text = ?, packs = ?, seal = ? WHERE id = ?",
        *(row.client_text, row.packs, packed_hash(row.seal), row.number),
    )


def next_round_number(db: Database) -> int:
    """The number that the next round will have."""
    return _next(db, "round")


def add_round(db: Database, row: Opening) -> None:
    """Begin a round."""
    db.run(
        "INSERT INTO round (id, session, rule_set, shoe, position, boxes, purses, program, dealt_at, seal)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        *(row.number, row.session.number, row.rule_set.number, row.shoe.number, row.position),
        *(packed_boxes(row.boxes), row.purses, row.program, packed_time(row.dealt_at), packed_hash(row.seal)),
    )


def add_action(db: Database, round_number: int, row: ActionRow) -> None:
    """Add a decision to the running round."""
    before = last_action_seal(db, round_number)
    db.run(
        "INSERT INTO action VALUES (?, ?, ?, ?, ?, ?, ?)",
        *(round_number, row.number, row.box, row.hand, row.action),
        *(packed_time(row.at), packed_hash(row.seal_after(before))),
    )


def close_round(db: Database, number: int, row: Closing) -> None:
    """Close the running round, after its last transfer is in the books."""
    hashed = row.hash_after(last_action_seal(db, number), ledger.tip(db)[1], hash_of(db, number - 1))
    db.run(
        "UPDATE round SET state = 'settled', closed_at = ?, position_after = ?, net = ?, record = ?, hash = ?"
        " WHERE id = ?",
        *(packed_time(row.closed_at), row.position_after, row.net, row.record, packed_hash(hashed), number),
    )


def add_mark(db: Database, number: int, kind: str, at: str) -> None:
    """Mark a settled round as shown, or as finished by the program."""
    sealed = mark_seal(hash_of(db, number), kind, at)
    db.run("INSERT INTO mark VALUES (?, ?, ?, ?)", number, kind, packed_time(at), packed_hash(sealed))


def mark_seal(round_hash: str, kind: str, at: str) -> str:
    """The seal of a mark."""
    return seal("mark", round_hash, kind, at)


# ---------------------------------------------------------------- reading


def last_action_seal(db: Database, number: int) -> str:
    """The seal of the round's last action, or of its opening."""
    rows = db.rows(
        "SELECT coalesce((SELECT seal FROM action WHERE round = r.id ORDER BY number DESC LIMIT 1), r.seal)"
        " FROM round r WHERE r.id = ?",
        number,
    )
    return told_hash(rows[0][0])


def hash_of(db: Database, number: int) -> str:
    """The hash of a settled round; the genesis before the first."""
    return told_hash(db.value("SELECT hash FROM round WHERE id = ?", number)) if number else ledger.GENESIS


def last_shoe(db: Database) -> ShoeRow | None:
    """The shoe that was committed last."""
    return _shoe_where(db, "ORDER BY id DESC LIMIT 1")


def _shoe_where(db: Database, where: str, *values: Value) -> ShoeRow | None:
    rows = db.rows(f"SELECT id, commitment, server_seed, client_text, packs, made_at FROM shoe {where}", *values)  # noqa: S608 - `where` is one of the texts above
    return shoe_told(rows[0]) if rows else None


def shoe_told(columns: tuple[Value, ...]) -> ShoeRow:
    """A shoe out of its columns but the seal."""
    number, commitment, seed, text, packs, made_at = columns
    plain = cast("tuple[bytes, str, int]", (seed, text, packs))
    return ShoeRow(cast("int", number), told_hash(commitment), *plain, told_time(made_at))


def last_round(db: Database) -> StoredRound | None:
    """The round that was dealt last."""
    found = page(db, None, 1)
    return found[0] if found else None


_ROUND = """
SELECT r.id, r.position, r.boxes, r.purses, r.program, r.dealt_at, r.seal,
       s.id, s.started_at, s.program, u.id, u.name, u.options,
       h.id, h.commitment, h.server_seed, h.client_text, h.packs, h.made_at,
       r.closed_at, r.position_after, r.net, r.record, r.hash, m.kind
FROM round r JOIN session s ON s.id = r.session JOIN rule_set u ON u.id = r.rule_set JOIN shoe h ON h.id = r.shoe
LEFT JOIN mark m ON m.round = r.id
"""


def page(db: Database, before: int | None, limit: int) -> tuple[StoredRound, ...]:
    """Rounds, newest first, below the number `before`."""
    rows = db.rows(f"{_ROUND} WHERE r.id < ? ORDER BY r.id DESC LIMIT ?", 2**62 if before is None else before, limit)
    return tuple(_stored(row) for row in rows)


def some(db: Database, numbers: Sequence[int]) -> tuple[StoredRound, ...]:
    """The rounds of these numbers, newest first."""
    if not numbers:
        return ()
    wanted = ", ".join("?" * len(numbers))
    rows = db.rows(f"{_ROUND} WHERE r.id IN ({wanted}) ORDER BY r.id DESC", *numbers)
    return tuple(_stored(row) for row in rows)


def after(db: Database, number: int, limit: int) -> tuple[StoredRound, ...]:
    """Rounds, oldest first, above the number."""
    return tuple(_stored(row) for row in db.rows(f"{_ROUND} WHERE r.id > ? ORDER BY r.id LIMIT ?", number, limit))


def _stored(row: tuple[Value, ...]) -> StoredRound:
    number, position, boxes, purses, program = cast("tuple[int, int, str, str, str]", row[:5])
    dealt_at, sealed = row[5:7]
    closed_at, position_after, net, record, hashed, mark = row[19:]
    opening = Opening(
        number,
        SessionRow(*cast("tuple[int, str, str]", row[7:10])),
        RuleSetRow(*cast("tuple[int, str, str]", row[10:13])),
        shoe_told(row[13:19]),
        position,
        told_boxes(boxes),
        purses,
        program,
        told_time(dealt_at),
    )
    closing = None
    if hashed is not None:
        closing = Closing(told_time(closed_at), cast("int", position_after), cast("int", net), cast("str", record))
    told = None if hashed is None else told_hash(hashed)
    return StoredRound(opening, told_hash(sealed), closing, told, cast("str | None", mark))


def records_of_shoe(db: Database, shoe: int, before: int) -> tuple[str, ...]:
    """The records of the settled rounds of a shoe with numbers below `before`, oldest first, as they lie there."""
    sql = "SELECT record FROM round WHERE shoe = ? AND id < ? AND record IS NOT NULL ORDER BY id"
    rows = db.rows(sql, shoe, before)
    return tuple(cast("str", row[0]) for row in rows)


def rules_and_time(db: Database, number: int) -> tuple[int, int]:
    """The number of a round's rule set, and when it was dealt, in seconds since 1970."""
    rule_set, dealt_at = db.rows("SELECT rule_set, dealt_at FROM round WHERE id = ?", number)[0]
    return cast("int", rule_set), seconds_of(dealt_at)


def record_of(db: Database, number: int) -> str | None:
    """The record of a round as it lies there; None while it runs."""
    return cast("str | None", db.value("SELECT record FROM round WHERE id = ?", number))


def settled_after(db: Database, number: int, limit: int) -> list[tuple[int, int, int, str, str | None]]:
    """Settled rounds, oldest first, above the number: number, rule set, seconds since 1970, record, mark."""
    rows = db.rows(
        "SELECT r.id, r.rule_set, r.dealt_at, r.record, m.kind FROM round r LEFT JOIN mark m ON m.round = r.id"
        " WHERE r.id > ? AND r.record IS NOT NULL ORDER BY r.id LIMIT ?",
        *(number, limit),
    )
    return [
        (*cast("tuple[int, int]", row[:2]), seconds_of(row[2]), *cast("tuple[str, str | None]", row[3:]))
        for row in rows
    ]


def actions(db: Database, number: int) -> tuple[tuple[ActionRow, str], ...]:
    """The decisions of a round in order, each with its stored seal."""
    rows = db.rows("SELECT number, box, hand, action, at, seal FROM action WHERE round = ? ORDER BY number", number)
    found = []
    for *columns, at, sealed in rows:
        plain = cast("tuple[int, int, int, str]", tuple(columns))
        found.append((ActionRow(*plain, told_time(at)), told_hash(sealed)))
    return tuple(found)


def count(db: Database) -> int:
    """How many rounds there are; numbers have no gaps."""
    return _next(db, "round") - 1


def _next(db: Database, table: str) -> int:
    return cast("int", db.value(f"SELECT coalesce(max(id), 0) + 1 FROM {table}"))  # noqa: S608 - a table of ours
