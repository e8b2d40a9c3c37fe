"""A statement: what one account had, what came and went in a period, line by line, and what it has in the end.

A round is one line: what it took from the account and what it brought back. The period is a stretch of the books, in
their order: where a clock was set back, the entries in between belong to it too, so that a statement always adds up.
It is made in short steps, so that a window can draw between them and break off.
"""

from __future__ import annotations

import csv
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, Protocol

from bjdesk.engine.money import format_money
from bjdesk.frozen import dataclass, replace
from bjdesk.game.store import ledger

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TextIO

    from bjdesk.game.store.database import Database
    from bjdesk.game.store.ledger import Entry

_BATCH: Final = 200
"""Entries a step."""
COLUMNS: Final = ("at", "what", "round", "in", "out", "balance")
OPENING, ROUND, CLOSING = "opening", "round", "closing"


@dataclass(frozen=True, slots=True)
class Period:
    """From one moment up to another, which is no longer in it; None: from the beginning, or up to now."""

    since: datetime | None = None
    until: datetime | None = None


@dataclass(frozen=True, slots=True)
class Head:
    """What a statement begins with; hundredths. `opening + came - went == closing`."""

    account: str
    period: Period
    opening: int
    came: int
    went: int
    closing: int


@dataclass(frozen=True, slots=True)
class StatementLine:
    """A round, or a movement between rounds; `what` is "round" or a `Kind`'s value. Hundredths, none below zero."""

    at: datetime
    what: str
    round: int | None
    came: int
    went: int
    balance: int  # after it


class Sink(Protocol):
    """Where a statement is written."""

    def begin(self, head: Head) -> None:
        """Write what it begins with."""

    def line(self, line: StatementLine) -> None:
        """Write a line."""

    def end(self, head: Head) -> None:
        """Write what it ends with."""


def statement_steps(db: Database, account: str, period: Period, sink: Sink) -> Iterator[int]:
    """Write a statement, a short step at a time; yields how far it is, in percent. Raises StoreError."""
    first, last = _stretch(db, period)
    head = Head(account, period, 0, 0, 0, 0)
    for summed, done in _added_up(db, head, first, last):
        head = summed
        yield done // 2
    sink.begin(head)
    for line, done in _lines(db, head, first, last):
        if line is not None:
            sink.line(line)
        else:
            yield 50 + done // 2
    sink.end(head)
    yield 100


def _stretch(db: Database, period: Period) -> tuple[int, int]:
    """The first and the last number of the entries in a period; the last is below the first where there are none."""
    tip = ledger.tip(db)[0]
    first = 1 if period.since is None else _first_from(db, period.since, tip)
    last = tip if period.until is None else _first_from(db, period.until, tip) - 1
    return first, max(last, first - 1)


def _first_from(db: Database, moment: datetime, tip: int) -> int:
    """The number of the first entry that was made at a moment or after it, by halving."""
    wanted = moment.astimezone(UTC)
    low, high = 1, tip + 1
    while low < high:
        middle = (low + high) // 2
        if datetime.fromisoformat(ledger.time_of(db, middle)) < wanted:
            low = middle + 1
        else:
            high = middle
    return low


def _added_up(db: Database, head: Head, first: int, last: int) -> Iterator[tuple[Head, int]]:
    """The head, a batch of entries at a time: from what the account has now back to what it had then."""
    now = ledger.balances(db).get(head.account, 0)
    tip = ledger.tip(db)[0]
    came = went = later = 0
    for number in range(first, tip + 1, 10 * _BATCH):
        end = min(number + 10 * _BATCH - 1, tip)
        inside = ledger.sums_of(db, head.account, number, min(end, last))
        came, went = came + inside[0], went - inside[1]
        later += ledger.sum_of(db, head.account, max(number, last + 1), end)
        yield head, 100 * (end - first + 1) // (tip - first + 1)
    closing = now - later
    yield replace(head, opening=closing - came + went, came=came, went=went, closing=closing), 100


def _lines(db: Database, head: Head, first: int, last: int) -> Iterator[tuple[StatementLine | None, int]]:
    """The lines; between them None, a step at a time, with how far they are."""
    balance, open_line = head.opening, None
    number = first - 1
    while number < last:
        page = [entry for entry in ledger.after(db, number, _BATCH) if entry.number <= last]
        for entry in page:
            if not entry.transfer.change(head.account):
                continue
            line = _line(entry, head.account, balance)
            balance = line.balance
            joined = _joined(open_line, line)
            if joined is None and open_line is not None:
                yield open_line, 0
            open_line = joined or line
        number = page[-1].number
        yield None, 100 * (number - first + 1) // (last - first + 1)
    if open_line is not None:
        yield open_line, 100


def _line(entry: Entry, account: str, before: int) -> StatementLine:
    moved = entry.transfer
    change = moved.change(account)
    what = moved.kind.value if moved.round is None else ROUND
    at = datetime.fromisoformat(entry.at)
    return StatementLine(at, what, moved.round, max(change, 0), max(-change, 0), before + change)


def _joined(one: StatementLine | None, other: StatementLine) -> StatementLine | None:
    """Two movements of the same round as one line; None where they are not."""
    if one is None or one.round is None or one.round != other.round:
        return None
    return replace(other, came=one.came + other.came, went=one.went + other.went)


class CsvStatement:
    """A statement for other programs: codes, ISO times, plain decimals; the first and the last line hold the sums."""

    def __init__(self, out: TextIO) -> None:
        self._writer = csv.writer(out, lineterminator="\n")
        self._writer.writerow(COLUMNS)

    def begin(self, head: Head) -> None:
        """What the account had."""
        self._writer.writerow((_iso(head.period.since), OPENING, "", "", "", format_money(head.opening)))

    def line(self, line: StatementLine) -> None:
        """A line; what did not come or go is left empty."""
        came, went = (format_money(amount) if amount else "" for amount in (line.came, line.went))
        self._writer.writerow(
            (line.at.isoformat(), line.what, line.round or "", came, went, format_money(line.balance))
        )

    def end(self, head: Head) -> None:
        """What came, what went, and what the account has in the end."""
        sums = (format_money(head.came), format_money(head.went), format_money(head.closing))
        self._writer.writerow((_iso(head.period.until), CLOSING, "", *sums))


def _iso(moment: datetime | None) -> str:
    return "" if moment is None else moment.isoformat()
