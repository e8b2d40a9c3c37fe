"""What takes longer than a picture stands is done while nothing moves: the look through everything for garbage."""

from __future__ import annotations

import gc
import weakref
from types import SimpleNamespace

import pytest

from bjdesk.game.commands import AddChip
from bjdesk.ui import window_tidying
from bjdesk.ui.lean_start import collected_by_hand
from bjdesk.ui.window_tidying import DUE, OVERDUE, WindowTidying
from tests.support.game import table_at
from tests.support.windows import open_window

pytestmark = pytest.mark.gui


@pytest.fixture
def tidied(qtbot, tmp_path, monkeypatch):
    """A window at Normal, how many young ones were looked through, and the looks through everything."""
    table = table_at(tmp_path / "t.db")
    window = open_window(qtbot, table, speed="normal")
    counts, looks = [0, 0, DUE], []
    collector = SimpleNamespace(
        get_count=lambda: tuple(counts),
        get_threshold=gc.get_threshold,
        collect=lambda *_: looks.append(window.playback.running),
    )
    monkeypatch.setattr(window_tidying, "gc", collector)
    tidying = WindowTidying(window)
    tidying._rest.setInterval(1)
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


def test_python_leaves_the_moment_to_the_window(qtbot):
    """What is garbage stays, whatever is made, until the event loop runs."""
    with collected_by_hand():
        assert not gc.isenabled()
        window = open_window(qtbot, table_at())
        tidying = WindowTidying(window)
        tidying._often.setInterval(1)
        left = Loop()
        gone = weakref.ref(left)
        del left
        made = [[] for _ in range(10 * gc.get_threshold()[0])]
        assert gone() is not None
        qtbot.waitUntil(lambda: gone() is None, timeout=5000)
        assert made
    assert gc.isenabled()


def test_what_could_not_wait_any_longer_is_done_in_motion(qtbot, tidied):
    window, table, counts, looks = tidied
    counts[2] = OVERDUE
    lay(window, table)
    assert window.playback.running
    window.findChild(WindowTidying)._often.setInterval(1)
    qtbot.waitUntil(lambda: True in looks, timeout=5000)


class Loop:
    """Garbage as soon as nobody else holds it."""

    def __init__(self):
        self.me = self
