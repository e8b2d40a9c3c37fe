"""Backups of a file that is too large to be copied at once: a step at a time, whole, and left without a trace."""

from __future__ import annotations

import random
import time
from datetime import timedelta

import apsw
import pytest

from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.store import backup
from bjdesk.game.upkeep import Upkeep
from tests.support.game import Clock, play_rounds, table_at


@pytest.fixture
def large(monkeypatch):
    """Let any file count as large, and a step copy a single page."""
    monkeypatch.setattr(backup, "SMALL_FILE", 0)
    monkeypatch.setattr(backup.write_steps, "__kwdefaults__", {"pages": 1, "beside": True})


def held(path):
    return [backup.contents(file).rounds for file in backup.backups(path)]


def finish(upkeep):
    steps = 1
    while upkeep.step():
        steps += 1
        time.sleep(0.0005)
    return steps


def test_a_large_file_is_copied_in_steps_and_what_is_played_meanwhile_comes_in_too(tmp_path, large):
    path, rand = tmp_path / "t.db", random.Random(1)
    table = table_at(path)
    play_rounds(table, 51, rand)
    assert held(path) == []  # it has begun
    play_rounds(table, 3, rand)
    steps = finish(table.upkeep)
    assert steps > 10
    assert held(path) == [54]
    assert backup.is_good(backup.backups(path)[0])
    assert not list(backup.folder_of(path).glob("*.new*"))
    table.close()
    assert held(path) == [54]  # the newest is of today


def test_a_step_that_is_left_leaves_nothing(tmp_path, large):
    path = tmp_path / "t.db"
    table = table_at(path)
    play_rounds(table, 51, random.Random(1))
    assert list(backup.folder_of(path).glob("*.new*"))
    table.upkeep.drop()
    assert list(backup.folder_of(path).iterdir()) == []
    table.close()


def test_a_large_file_without_a_backup_of_the_day_gets_one_as_it_is_opened_or_else_at_the_end(tmp_path, large):
    path, clock = tmp_path / "t.db", Clock()
    table = table_at(path, clock=clock)
    play_rounds(table, 2, random.Random(1))
    table.close()
    assert held(path) == [2]
    clock.time += timedelta(days=2)
    table = table_at(path, clock=clock, seed=1)
    play_rounds(table, 1, random.Random(2))
    table.close()  # before the steps were through
    assert held(path) == [3, 2]


def test_a_file_that_is_opened_afresh_after_a_failure_drops_its_copy(tmp_path, large):
    path = tmp_path / "t.db"
    table = table_at(path)
    play_rounds(table, 51, random.Random(1))
    table._db.reopen()
    assert table.upkeep.step() is False
    assert not list(backup.folder_of(path).glob("*.new*"))
    play_rounds(table, 50, random.Random(1))
    finish(table.upkeep)
    assert held(path) == [101]
    table.close()


def test_no_room_for_a_copy_harms_nothing(tmp_path, large):
    path = tmp_path / "t.db"
    (tmp_path / "backups").write_text("in the way")
    table = table_at(path)
    play_rounds(table, 52, random.Random(1))
    assert table.upkeep.step() is False
    table.close()


def test_damage_in_a_large_file_is_found_as_it_is_copied_and_the_newest_good_backup_offered(tmp_path, large):
    path = tmp_path / "t.db"
    table = table_at(path)
    play_rounds(table, 40, random.Random(1))
    table.close()
    content = bytearray(path.read_bytes())
    other = apsw.Connection(str(path))
    page = other.execute("SELECT pageno FROM dbstat WHERE name = 'transfer' AND pagetype = 'leaf' LIMIT 1").get
    other.close()
    content[page * 4096 - 4096 : page * 4096 - 3996] = bytes(100)
    path.write_bytes(content)
    table = table_at(path, seed=1)
    upkeep = Upkeep(table.database, table._now)
    upkeep._begin_steps(0)
    with pytest.raises(StoreUnavailable) as caught:
        finish(upkeep)
    assert caught.value.reason is StoreReason.DAMAGED
    assert caught.value.path == path
    assert caught.value.backup == backup.backups(path)[0]
    table._db.close()


def test_fewer_backups_of_a_large_file_are_kept(tmp_path, monkeypatch):
    path, clock = tmp_path / "t.db", Clock()
    monkeypatch.setattr(backup, "LARGE_FILE", 0)
    for day in range(5):
        for start in range(3):
            table = table_at(path, clock=clock, seed=(day, start))
            play_rounds(table, 1, random.Random(start))
            table.close()
        clock.time += timedelta(days=1)
    assert len(backup.backups(path)) == 3  # two, and the last of the day before
