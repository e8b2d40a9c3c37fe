"""A statement adds up: opening + in − out = closing, line by line, and to the books themselves."""

from __future__ import annotations

import csv
import io
import random
from datetime import timedelta
from itertools import pairwise

import pytest

from bjdesk.engine.money import parse_money
from bjdesk.game.account_book import AccountBook, accounts
from bjdesk.game.commands import CashOut, PayIn, PayInGuest, Rebuy, TakeSeat
from bjdesk.game.seats import guest
from bjdesk.game.statement import COLUMNS, CsvStatement, Period, statement_steps
from bjdesk.game.store import ledger
from tests.support.game import Clock, books, do, play_rounds, table_at

pytestmark = pytest.mark.trust


class Listed:
    """A statement as a player would add it up."""

    def __init__(self) -> None:
        self.head, self.lines, self.foot = None, [], None

    def begin(self, head):
        self.head = head

    def line(self, line):
        self.lines.append(line)

    def end(self, head):
        self.foot = head


def listed(table, account, period=Period()):  # noqa: B008 - frozen
    sink = Listed()
    done = list(statement_steps(table.database, account, period, sink))
    assert done == sorted(done)
    assert done[-1] == 100
    return sink


def check_sums(sink) -> None:
    head = sink.head
    assert sink.foot == head
    assert head.opening + head.came - head.went == head.closing
    assert sum(line.came for line in sink.lines) == head.came
    assert sum(line.went for line in sink.lines) == head.went
    balance = head.opening
    for line in sink.lines:
        balance += line.came - line.went
        assert line.balance == balance
    assert balance == head.closing


def play(table, rounds, rebuys, seed):
    rand = random.Random(seed)
    every = max(1, rounds // rebuys)
    for number in range(rounds):
        if number % every == 0:
            do(table, PayIn(rand.randint(1, 50_000)))
            do(table, Rebuy(100 * rand.randint(1, 50)))
        if number % 7 == 3:
            do(table, CashOut(min(table.view.balance, rand.randint(1, 9_999))))
        if number % 11 == 5:
            do(table, PayInGuest("Ann", rand.randint(1, 5_000)))
        play_rounds(table, 1, rand, boxes=2)


def check_statements(rounds, rebuys) -> None:
    clock = Clock()
    table = table_at(rules="american", seed="accounts", clock=clock)
    do(table, TakeSeat(1, guest("Ann")))
    play(table, rounds, rebuys, 4)
    held = books(table)
    assert accounts(table.database) == ("wallet", "table", "guest:Ann")
    for account in accounts(table.database):
        whole = listed(table, account)
        check_sums(whole)
        assert (whole.head.opening, whole.head.closing) == (0, held[account])
        assert all(one.round is None or one.round != other.round for one, other in pairwise(whole.lines))
    played = [line for line in listed(table, "table").lines if line.what == "round"]
    assert [line.round for line in played] == list(range(1, rounds + 1))
    check_periods(table, clock)
    check_csv(table, held)
    table.close()


def check_periods(table, clock) -> None:
    """Statements of periods that meet: one closes with what the next one opens with, and nothing is in two."""
    start = table.rounds_page(2, 1)[0].when
    borders = [start + (clock.time - start) * part / 5 for part in range(6)]
    for account in accounts(table.database):
        periods = [Period(None, borders[0]), *(Period(*pair) for pair in pairwise(borders)), Period(borders[-1], None)]
        parts = [listed(table, account, period) for period in periods]
        for part in parts:
            check_sums(part)
        assert all(one.head.closing == other.head.opening for one, other in pairwise(parts))
        whole = listed(table, account).head
        assert sum(part.head.came for part in parts) == whole.came
        assert sum(part.head.went for part in parts) == whole.went


def check_csv(table, held) -> None:
    out = io.StringIO()
    list(statement_steps(table.database, "table", Period(), CsvStatement(out)))
    first, *lines, last = list(csv.DictReader(io.StringIO(out.getvalue())))
    assert tuple(first) == COLUMNS
    came = sum(parse_money(line["in"]) for line in lines if line["in"])
    went = sum(parse_money(line["out"]) for line in lines if line["out"])
    assert (parse_money(last["in"]), parse_money(last["out"])) == (came, went)
    assert parse_money(first["balance"]) + came - went == parse_money(last["balance"]) == held["table"]


def test_statements_over_500_rounds_and_40_rebuys_add_up_to_the_books():
    check_statements(500, 40)


@pytest.mark.full
def test_statements_over_10_000_rounds_and_100_rebuys_add_up_to_the_books():
    check_statements(10_000, 100)


def test_a_period_in_which_nothing_moved_adds_up_too():
    clock = Clock()
    table = table_at(clock=clock)
    later = Period(clock.time + timedelta(days=1), clock.time + timedelta(days=2))
    sink = listed(table, "table", later)
    check_sums(sink)
    assert (sink.head.opening, sink.head.closing, sink.lines) == (100_000, 100_000, [])


def test_a_clock_that_was_set_back_leaves_the_sums_right():
    clock = Clock()
    table = table_at(rules="american", clock=clock)
    play_rounds(table, 20, random.Random(1))
    clock.time -= timedelta(days=3650)
    play_rounds(table, 20, random.Random(2))
    clock.time += timedelta(days=7300)
    play_rounds(table, 20, random.Random(3))
    for days in (-3651, -3649, 0, 3649, 7300):
        check_sums(listed(table, "table", Period(clock.time + timedelta(days=days - 3650), clock.time)))


def test_an_accounts_pages_carry_its_balance_to_the_first_entry():
    table = table_at(rules="american", seed=2)
    do(table, TakeSeat(1, guest("Ann")))
    play(table, 60, 20, 3)
    for account in accounts(table.database):
        book = AccountBook(table.database, account)
        lines, page = [], book.page(None, 7)
        assert page[0].balance == books(table)[account]
        while page:
            lines += page
            page = book.page(lines[-1].entry.number, 7)
        assert lines[-1].balance == lines[-1].change
        assert all(one.balance - one.change == other.balance for one, other in pairwise(lines))
        wanted = [e.number for e in ledger.page(table.database, None, 9999) if e.transfer.change(account)]
        assert [line.entry.number for line in lines] == wanted
        middle = lines[len(lines) // 2]
        assert AccountBook(table.database, account).page(middle.entry.number + 1, 1) == (middle,)


@pytest.mark.parametrize("account", ["wallet", "guest:Ann"])
def test_an_account_that_few_entries_move_is_read_by_its_own_index(account):
    table = table_at()
    for way in ledger._SELDOM:
        plan = table.database.rows(f"EXPLAIN QUERY PLAN SELECT id FROM transfer {way}", account, 10, 10)
        assert "INDEX transfers_" in str(plan[0][3])
        assert len(plan) == 1
