from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest

from bjdesk.game.breaks import Uptime
from bjdesk.game.commands import AddChip, CashOut, CommandRefused, DealCards, PayIn, RebetAndDeal, Rebuy, TableRefusal
from bjdesk.game.faults import StoreUnavailable
from bjdesk.game.verify import findings
from bjdesk.game.view import Phase
from tests.support.game import START, Clock, Entropy, bet_and_deal, do, play_out, table_at

pytestmark = pytest.mark.trust
HOUR = 3600


class Machine:
    """A wall clock that anybody sets, and the machine's own that runs since its start."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.boot, self.ran, self.entropy = "first", 1000.0, Entropy()

    def pass_time(self, seconds: float) -> None:
        self.clock.time += timedelta(seconds=seconds)
        self.ran += seconds

    def restart(self, boot: str) -> None:
        self.boot, self.ran = boot, 5.0

    def table(self, path=":memory:"):
        return table_at(path, clock=self.clock, entropy=self.entropy, uptime=Uptime(self.boot, lambda: self.ran))


def refused(table, command):
    with pytest.raises(CommandRefused) as no:
        do(table, command)
    assert table.view.why_not(command) is no.value.refusal
    return no.value.refusal


def test_a_break_keeps_off_new_rounds_and_rebuys_and_nothing_else():
    machine = Machine()
    table = machine.table()
    bet_and_deal(table)
    play_out(table)
    table.take_break(1)
    for command in (DealCards(), RebetAndDeal(), Rebuy(100)):
        assert refused(table, command) is TableRefusal.BREAK
    do(table, CashOut(100))
    do(table, PayIn(100))
    do(table, AddChip(0, 100))
    assert refused(table, DealCards()) is TableRefusal.BREAK
    machine.pass_time(HOUR)
    assert table.view.break_until is None
    do(table, DealCards())


def test_a_break_in_a_running_round_lets_it_be_played_out():
    table = Machine().table()
    bet_and_deal(table)
    table.take_break(1)
    assert table.view.break_until is not None
    play_out(table)
    assert table.view.phase is Phase.RESULTS
    assert refused(table, RebetAndDeal()) is TableRefusal.BREAK


@pytest.mark.parametrize("days", [-3650, -1, 1, 3650])
def test_within_one_start_of_the_machine_a_break_holds_whatever_the_wall_clock_says(tmp_path, days):
    machine = Machine()
    table = machine.table(tmp_path / "t.db")
    table.take_break(1)
    machine.clock.time += timedelta(days=days)
    machine.ran += HOUR - 1
    assert refused(table, DealCards()) is TableRefusal.BREAK
    table.close()
    again = machine.table(tmp_path / "t.db")
    assert refused(again, DealCards()) is TableRefusal.BREAK
    left = again.view.break_until - machine.clock.time
    assert timedelta(0) < left <= timedelta(minutes=1)
    machine.ran += 1
    assert again.view.break_until is None
    bet_and_deal(again)
    again.close()


def test_a_break_survives_a_start_of_the_machine_by_the_wall_clock_and_then_holds_by_its_own(tmp_path):
    machine = Machine()
    table = machine.table(tmp_path / "t.db")
    table.take_break(24)
    until = table.view.break_until
    table.close()
    machine.pass_time(20 * HOUR)
    machine.restart("second")
    table = machine.table(tmp_path / "t.db")
    assert abs(table.view.break_until - until) < timedelta(minutes=1)
    machine.clock.time += timedelta(days=300)
    assert refused(table, DealCards()) is TableRefusal.BREAK
    machine.ran += 4 * HOUR
    assert table.view.break_until is None
    assert list(findings(table.database)) == []
    table.close()


def test_a_wall_clock_set_back_between_two_starts_makes_no_break_longer_than_it_was_asked_for(tmp_path):
    machine = Machine()
    table = machine.table(tmp_path / "t.db")
    table.take_break(3)
    table.close()
    machine.restart("second")
    machine.clock.time -= timedelta(days=3650)
    table = machine.table(tmp_path / "t.db")
    assert table.view.break_until - machine.clock.time <= timedelta(hours=3, minutes=1)
    machine.ran += 3 * HOUR
    assert table.view.break_until is None
    table.close()


def test_a_break_can_be_made_longer_and_never_shorter():
    machine = Machine()
    table = machine.table()
    table.take_break(3)
    with pytest.raises(CommandRefused, match="break"):
        table.take_break(1)
    machine.pass_time(2 * HOUR + 1)
    table.take_break(1)
    assert table.view.break_until - START > timedelta(hours=3)
    assert table.view.step == 3


def test_a_machine_that_does_not_tell_its_starts_apart_goes_by_the_wall_clock(tmp_path):
    clock = Clock()
    table = table_at(tmp_path / "t.db", clock=clock)
    table.take_break(1)
    table.close()
    table = table_at(tmp_path / "t.db", clock=clock)
    assert refused(table, DealCards()) is TableRefusal.BREAK
    clock.time += timedelta(hours=1)
    assert table.view.break_until is None
    table.close()


@pytest.mark.parametrize(
    "change",
    [
        "until = 'then'",
        "until = ''",
        "until = '2026-03-01T12:00:00'",
        "monotonic_until = 9e999",
        "monotonic_until = 1e300",
    ],
)
def test_a_break_that_tells_no_moment_is_damage_and_no_crash(tmp_path, change):
    machine, path = Machine(), tmp_path / "table.db"
    table = machine.table(path)
    table.take_break(1)
    table.close()
    with closing(sqlite3.connect(path)) as file:
        for (trigger,) in file.execute(
            "SELECT name FROM sqlite_master WHERE tbl_name = 'break_taken' AND type = 'trigger'"
        ):
            file.execute(f"DROP TRIGGER {trigger}")
        file.execute(f"UPDATE break_taken SET {change}")
        file.commit()
    with pytest.raises(StoreUnavailable, match="damaged"):
        machine.table(path)
