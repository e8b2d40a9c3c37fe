"""A clock that jumps: order is by sequence, nothing that waits looks at the time of day."""

from __future__ import annotations

import ast
import random
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

import bjdesk
from bjdesk.game.store import backup
from bjdesk.game.verify import findings
from tests.support.game import START, Clock, play_rounds, table_at

pytestmark = [pytest.mark.trust, pytest.mark.hot]
YEARS = timedelta(days=3_652)
JUMPS = (timedelta(days=1), -timedelta(days=1), YEARS, -YEARS, timedelta(hours=1), -timedelta(hours=1), timedelta())
PRAGUE = ZoneInfo("Europe/Prague")
SUMMER_BEGINS = datetime(2026, 3, 29, 1, 59, tzinfo=PRAGUE)
SUMMER_ENDS = datetime(2026, 10, 25, 2, 59, tzinfo=PRAGUE)
"""A minute later it is three; a minute later it is two again."""


def numbered(rows) -> bool:
    return all(after.number == before.number - 1 for before, after in pairwise(rows))


def check(table, rounds: int) -> None:
    played, moved = table.rounds_page(None, 999), table.ledger_page(None, 9_999)
    assert [row.number for row in played] == list(range(rounds, 0, -1))
    assert numbered(moved)
    assert list(findings(table.database)) == []


def test_rounds_money_and_backups_stay_in_order_whatever_the_clock_says(quick, rand):
    clock, path = Clock(), quick / "t.db"
    for number in range(30):
        table = table_at(path, seed=number, clock=clock)
        play_rounds(table, 1, rand)
        clock.time += JUMPS[number % len(JUMPS)]
        play_rounds(table, 1, rand)
        clock.time = START + JUMPS[rand.randrange(len(JUMPS))]
        check(table, 2 * number + 2)
        table.close()
        assert backup.contents(backup.backups(path)[0]).rounds == 2 * number + 2


@pytest.mark.parametrize("moment", [SUMMER_BEGINS, SUMMER_ENDS])
def test_summer_time_begins_and_ends_between_two_rounds(moment):
    clock = Clock()
    clock.time = moment.astimezone(UTC)
    table = table_at(clock=clock)
    for number in range(1, 9):
        play_rounds(table, 1, random.Random(number))
        clock.time += timedelta(minutes=1)
    check(table, 8)
    stored = [row.when for row in reversed(table.rounds_page(None, 9))]
    assert stored == sorted(stored)
    assert {when.utcoffset() for when in stored} == {timedelta()}
    table.close()


WALL = {
    "now",
    "today",
    "utcnow",
    "time",
    "currentDateTime",
    "currentDateTimeUtc",
    "currentTime",
    "currentMSecsSinceEpoch",
}
WRITES_DATES = {"ui/formats.py"}
"""Leaves the year out of a date of this year."""
CLOCKS = {"datetime", "date", "time", "QDateTime", "QTime"}


def looks_at_the_wall_clock(file: Path) -> list[int]:
    """The lines of a module that ask for the time of day."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    calls = [
        node.func for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    ]
    return [f.lineno for f in calls if f.attr in WALL and isinstance(f.value, ast.Name) and f.value.id in CLOCKS]


def test_nothing_that_moves_or_waits_looks_at_the_time_of_day():
    """The table's clock is passed in from above; motion, sound, guards and reminders run on monotonic clocks."""
    package = Path(bjdesk.__file__).parent
    rooms = [file for floor in ("engine", "odds", "game", "ui") for file in (package / floor).rglob("*.py")]
    assert {str(file.relative_to(package)) for file in rooms if looks_at_the_wall_clock(file)} <= WRITES_DATES
    assert looks_at_the_wall_clock(package / "bootstrap.py")
