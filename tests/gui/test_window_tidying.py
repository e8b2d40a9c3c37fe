"""What takes longer than a picture stands is done while nothing moves: the look through everything for garbage."""

from __future__ import annotations

import gc

import pytest

from bjdesk.game.commands import AddChip
from bjdesk.ui import window_tidying
from bjdesk.ui.lean_start import SELDOM, collect_again
from bjdesk.ui.window_tidying import DUE, WindowTidying
from tests.support.game import table_at
from tests.support.windows import open_window

pytestmark = pytest.mark.gui


@pytest.fixture
def tidied(qtbot, tmp_path, monkeypatch):
    """A window at Normal, how many young ones were looked through, and the looks through everything."""
    table = table_at(tmp_path / "t.db")
    window = open_window(qtbot, table, speed="normal")
    counts, looks = [0, 0, DUE], []
    monkeypatch.setattr(window_tidying.gc, "get_count", lambda: tuple(counts))
    monkeypatch.setattr(window_tidying.gc, "collect", lambda: looks.append(window.playback.running))
    tidying = WindowTidying(window)
    tidying._timer.setInterval(1)
    yield window, table, counts, looks
    table.close()


def lay(window, table):
    window.press(AddChip(0, 500), table.view.step)


def test_everything_is_looked_through_once_nothing_moves(qtbot, tidied):
    window, table, _, looks = tidied
    lay(window, table)
    assert window.playback.running
    qtbot.waitUntil(lambda: looks == [False], timeout=5000)


def test_who_goes_on_at_once_is_not_held_up(qtbot, tidied):
    window, table, _, looks = tidied
    lay(window, table)
    window.skip_motion()
    lay(window, table)
    qtbot.wait(30)
    assert window.playback.running
    assert not looks
    qtbot.waitUntil(lambda: looks == [False], timeout=5000)


def test_nothing_is_looked_through_before_it_is_due(qtbot, tidied):
    window, table, counts, looks = tidied
    counts[2] = DUE - 1
    lay(window, table)
    window.skip_motion()
    qtbot.wait(30)
    assert not looks


def test_python_leaves_the_moment_to_the_window(monkeypatch):
    chosen = []
    monkeypatch.setattr(gc, "set_threshold", lambda *levels: chosen.append(levels))
    monkeypatch.setattr(gc, "freeze", lambda: None)
    collect_again(keep=True)
    assert chosen == [(*gc.get_threshold()[:2], SELDOM)]
    collect_again(keep=False)
    assert len(chosen) == 1
