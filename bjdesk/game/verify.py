"""Everything that is stored, checked against everything else: the books, the seals, each shoe and each round again.

It finds accidents and casual edits. It can't find what somebody forged who recomputed every seal: the file is the
player's own.
"""

from __future__ import annotations

from datetime import UTC, datetime
from enum import Enum
from itertools import pairwise
from typing import TYPE_CHECKING, TypeVar, cast

from bjdesk.frozen import dataclass
from bjdesk.game import derived, fairness, records
from bjdesk.game.faults import StoreError
from bjdesk.game.replay import UNPLAYABLE, setting_of, steps
from bjdesk.game.stakes import transfers_of
from bjdesk.game.state import Lying
from bjdesk.game.store import breaks, ledger, rounds
from bjdesk.game.store.database import MEMORY, Database
from bjdesk.game.store.ledger import GENESIS, TABLE
from bjdesk.game.store.packing import told_hash, told_time

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bjdesk.game.store.database import Value
    from bjdesk.game.store.ledger import Entry, Transfer
    from bjdesk.game.store.rounds import ActionRow, StoredRound

_BATCH = 500
_Row = TypeVar("_Row")


class Fault(Enum):
    """What can be wrong."""

    FILE = "file"  # SQLite's own checks
    SCHEMA = "schema"  # a table, an index or a trigger is not as it was made
    GAP = "gap"  # rows are missing, or were added
    SEAL = "seal"  # a row is not as it was written
    SHOE = "shoe"  # a seed does not fit its commitment, or a shoe was not dealt on in order
    BOOKS = "books"  # the transfers do not add up to the balances
    ROUND = "round"  # played again, the round is not what is stored
    DERIVED = "derived"  # a round in short, a tally or a search bit is not what follows from the rounds
    UNREADABLE = "unreadable"  # a row can't be read at all


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong, and where: a table's name and a row's number."""

    fault: Fault
    table: str
    row: int | str = ""


def findings(db: Database) -> Iterator[Finding]:
    """All that is wrong with the file; nothing if it is whole."""
    for check in (_file, _schema, _numbers, _small_rows, _shoes, _books, _marks, _rounds, _derived):
        try:
            yield from check(db)
        except (StoreError, ValueError, KeyError, TypeError, IndexError, AttributeError, ArithmeticError) as error:
            yield Finding(Fault.UNREADABLE, check.__name__.strip("_"), f"{type(error).__name__}: {error}")


def _file(db: Database) -> Iterator[Finding]:
    for (line,) in db.rows("PRAGMA integrity_check"):
        if line != "ok":
            yield Finding(Fault.FILE, "file", str(line))
    for row in db.rows("PRAGMA foreign_key_check"):
        yield Finding(Fault.FILE, str(row[0]), str(row[1]))


def _schema(db: Database) -> Iterator[Finding]:
    fresh = Database(MEMORY)
    fresh.open(datetime.min.replace(tzinfo=UTC))
    wanted, found = (set(each.rows("SELECT type, name, sql FROM sqlite_schema")) for each in (fresh, db))
    fresh.close()
    for _, name in sorted({(str(row[0]), str(row[1])) for row in wanted ^ found}):
        yield Finding(Fault.SCHEMA, name)


def _numbers(db: Database) -> Iterator[Finding]:
    """Rows are numbered from 1 without gaps, and the file remembers the last number that it gave."""
    given: dict[Value, Value] = dict(
        cast("list[tuple[Value, Value]]", db.rows("SELECT name, seq FROM sqlite_sequence"))
    )
    for table in ("session", "rule_set", "shoe", "round", "transfer", "break_taken"):
        lowest, highest, rows = db.rows(f"SELECT min(id), max(id), count(*) FROM {table}")[0]  # noqa: S608 - ours
        if (rows and (lowest != 1 or highest != rows)) or given.get(table, 0) != (rows or 0):
            yield Finding(Fault.GAP, table)
    for number, count, last in db.rows("SELECT round, count(*), max(number) FROM action GROUP BY round"):
        if count != last:
            yield Finding(Fault.GAP, "action", str(number))


def _small_rows(db: Database) -> Iterator[Finding]:
    for *columns, sealed in db.rows("SELECT id, started_at, program, seal FROM session"):
        if rounds.SessionRow(*cast("tuple[int, str, str]", tuple(columns))).seal != sealed:
            yield Finding(Fault.SEAL, "session", str(columns[0]))
    for *columns, sealed in db.rows("SELECT id, name, options, seal FROM rule_set"):
        if rounds.RuleSetRow(*cast("tuple[int, str, str]", tuple(columns))).seal != sealed:
            yield Finding(Fault.SEAL, "rule_set", str(columns[0]))
    for row, sealed in breaks.stored(db):
        if row.sealed() != sealed:
            yield Finding(Fault.SEAL, "break_taken", row.number)


def _shoes(db: Database) -> Iterator[Finding]:
    rows = db.rows(
        "SELECT id, commitment, server_seed, client_text, packs, made_at, seal,"
        " EXISTS (SELECT 1 FROM round WHERE shoe = shoe.id) FROM shoe ORDER BY id"
    )
    for *columns, sealed, used in rows:
        row = rounds.shoe_told(tuple(columns))
        if row.seal != told_hash(sealed):
            yield Finding(Fault.SEAL, "shoe", row.number)
        if fairness.commitment(row.server_seed) != row.commitment:
            yield Finding(Fault.SHOE, "shoe", row.number)
        if bool(used) != (row.number < len(rows)):  # all but the committed next one were dealt from
            yield Finding(Fault.SHOE, "shoe", row.number)


# ---------------------------------------------------------------- the books


def _books(db: Database) -> Iterator[Finding]:
    derived: dict[str, int] = {}
    touched: dict[str, int] = {}
    before = GENESIS
    for entry in _all(lambda number: ledger.after(db, number, _BATCH), lambda entry: entry.number):
        transfer = entry.transfer
        before = ledger.seal_of(entry.number, entry.at, transfer, before)
        if before != entry.seal:
            yield Finding(Fault.SEAL, "transfer", entry.number)
            before = entry.seal
        derived[transfer.debit] = derived.get(transfer.debit, 0) - transfer.amount
        derived[transfer.credit] = derived.get(transfer.credit, 0) + transfer.amount
        touched[transfer.debit] = touched[transfer.credit] = entry.number
        if derived[transfer.debit] < 0 and transfer.debit not in {ledger.BANK, ledger.HOUSE}:
            yield Finding(Fault.BOOKS, "transfer", entry.number)
    yield from _accounts(db, derived, touched)


def _accounts(db: Database, derived: dict[str, int], touched: dict[str, int]) -> Iterator[Finding]:
    accounts = {str(row[0]): row[1:] for row in db.rows("SELECT name, balance, last_transfer FROM account")}
    for name in sorted({*accounts, *derived, ledger.BANK, ledger.WALLET, TABLE, ledger.STAKE, ledger.HOUSE}):
        if accounts.get(name) != (derived.get(name, 0), touched.get(name, 0)):
            yield Finding(Fault.BOOKS, "account", name)


# ---------------------------------------------------------------- rounds


def _marks(db: Database) -> Iterator[Finding]:
    rows = db.rows("SELECT m.round, r.hash, m.kind, m.at, m.seal FROM mark m LEFT JOIN round r ON r.id = m.round")
    for number, hashed, kind, at, sealed in rows:
        if rounds.mark_seal(told_hash(hashed), str(kind), told_time(at)) != told_hash(sealed):
            yield Finding(Fault.SEAL, "mark", str(number))
    unseen = "SELECT id FROM round WHERE id NOT IN (SELECT round FROM mark) AND id < (SELECT max(id) FROM round)"
    for row in db.rows(unseen):  # only the last round may wait for being seen
        yield Finding(Fault.GAP, "mark", str(row[0]))


def _rounds(db: Database) -> Iterator[Finding]:
    before: StoredRound | None = None
    for row in _all(lambda number: rounds.after(db, number, _BATCH), lambda row: row.opening.number):
        if not _follows(before, row):
            yield Finding(Fault.SHOE, "round", row.opening.number)
        if not _sealed(db, row, GENESIS if before is None else before.hash):
            yield Finding(Fault.SEAL, "round", row.opening.number)
        if not replays(db, row):
            yield Finding(Fault.ROUND, "round", row.opening.number)
        before = row


def _derived(db: Database) -> Iterator[Finding]:
    """What is kept of the rounds in short is derived of them again, and compared."""
    yield from (Finding(Fault.DERIVED, table, row) for table, row in derived.differences(db))


def _follows(before: StoredRound | None, row: StoredRound) -> bool:
    """A round goes on in its shoe where the one before stopped, or begins the shoe after."""
    shoe = row.opening.shoe.number
    if before is None:
        return (shoe, row.opening.position) == (1, 0)
    if before.closing is None:
        return False  # a round runs, and another was dealt
    if shoe == before.opening.shoe.number:
        return row.opening.position == before.closing.position_after
    return (shoe, row.opening.position) == (before.opening.shoe.number + 1, 0)


def _sealed(db: Database, row: StoredRound, hash_before: str | None) -> bool:
    before = row.opening.seal
    if before != row.opening_seal:
        return False
    for action, sealed in rounds.actions(db, row.opening.number):
        before = action.seal_after(before)
        if before != sealed:
            return False
    if row.closing is None:
        return True
    entries = ledger.of_round(db, row.opening.number)
    return row.hash == row.closing.hash_after(before, entries[-1].seal, hash_before or "")


def replays(db: Database, row: StoredRound) -> bool:
    """Whether the round, dealt and played again, is what is stored: record, money and place in the shoe."""
    actions = tuple(action for action, _ in rounds.actions(db, row.opening.number))
    try:
        lying, transfers = _played(row, actions)
    except UNPLAYABLE:
        return False
    entries = ledger.of_round(db, row.opening.number)
    if [entry.transfer for entry in entries] != transfers or not _in_one_piece(entries):
        return False
    if lying.round.over != (row.closing is not None):
        return False
    return row.closing is None or records.closing(lying, actions, row.closing.closed_at) == row.closing


def _played(row: StoredRound, actions: tuple[ActionRow, ...]) -> tuple[Lying, list[Transfer]]:
    setting = setting_of(row.opening)
    transfers: list[Transfer] = []
    lying = None
    for at, step in enumerate(steps(setting, (action.action for action in actions))):
        _check_asked(lying, actions[at - 1] if at else None)
        transfers += transfers_of(step, setting, row.opening.number, at)
        lying = Lying(row.opening.number, setting, step.round, at)
    assert lying is not None, "a round is dealt"
    return lying, transfers


def _check_asked(lying: Lying | None, action: ActionRow | None) -> None:
    """Raise ValueError unless the action was taken by the hand that was asked."""
    if lying is None or action is None:
        return
    turn = lying.round.turn
    if turn is None or (lying.setting.places[turn.box], turn.hand) != (action.box, action.hand):
        raise ValueError(f"action {action.number} is another hand's")


def _in_one_piece(entries: tuple[Entry, ...]) -> bool:
    """No other money moves while a round runs."""
    return all(after.number == before.number + 1 for before, after in pairwise(entries))


def _all(page: Callable[[int], tuple[_Row, ...]], number: Callable[[_Row], int]) -> Iterator[_Row]:
    rows = page(0)
    while rows:
        yield from rows
        rows = page(number(rows[-1]))
