"""A large file's backup is made while nothing moves, by a timer that runs only then."""

from __future__ import annotations

import random

import pytest

from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.store import backup
from bjdesk.ui.window_upkeep import WindowUpkeep
from tests.support.game import play_rounds, table_at
from tests.support.windows import open_window

pytestmark = pytest.mark.gui


@pytest.fixture
def table(tmp_path, monkeypatch):
    monkeypatch.setattr(backup, "SMALL_FILE", 0)
    monkeypatch.setattr(backup.write_steps, "__kwdefaults__", {"pages": 1, "beside": True})
    opened = table_at(tmp_path / "t.db")
    yield opened
    opened.close()


def test_steps_are_done_while_nothing_moves_until_the_backup_is_there(qtbot, table, tmp_path):
    window = open_window(qtbot, table)
    upkeep = WindowUpkeep(window, table.upkeep)
    assert not upkeep._timer.isActive()
    play_rounds(table, 51, random.Random(1))
    upkeep._look()
    upkeep._timer.setInterval(1)
    qtbot.waitUntil(lambda: not upkeep._timer.isActive(), timeout=20_000)
    assert [backup.contents(file).rounds for file in backup.backups(tmp_path / "t.db")] == [51]


def test_damage_that_a_step_finds_is_told(qtbot, table, monkeypatch):
    window = open_window(qtbot, table)
    upkeep, told = WindowUpkeep(window, table.upkeep), []
    window.bridge.failed.disconnect()
    window.bridge.failed.connect(told.append)
    fault = StoreUnavailable(StoreReason.DAMAGED, "t.db")

    def damaged():
        raise fault

    monkeypatch.setattr(table.upkeep, "step", damaged)
    upkeep._timer.start()
    upkeep.step()
    assert told == [fault]
    assert not upkeep._timer.isActive()
