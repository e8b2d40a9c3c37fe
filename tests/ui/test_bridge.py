from __future__ import annotations

import pytest

from bjdesk.engine.actions import Action
from bjdesk.game.commands import Act, AddChip, CommandRefused, TableRefusal
from bjdesk.game.faults import StoreBug
from bjdesk.ui.bridge import Bridge
from tests.support import tales
from tests.support.clock import Show


class ScriptedTable:
    """Answers every command with the same frames, or with the same trouble."""

    def __init__(self, view, frames=(), trouble=None):
        self.view = view
        self._frames = tuple(frames)
        self._trouble = trouble
        self.performed = []
        self.seen = 0

    def perform(self, command, step):
        self.performed.append((command, step))
        if self._trouble:
            raise self._trouble
        if self._frames:
            self.view = self._frames[-1].view
        return self._frames

    def shown(self):
        self.seen += 1
        if self._trouble:
            raise self._trouble


STAND = Act(Action.STAND)


@pytest.fixture
def sit(qapp):
    def down(tale, trouble=None):
        start, frames = tale()
        show = Show(start)
        table = ScriptedTable(start, frames, trouble)
        bridge = Bridge(table, show.playback)
        heard = []
        bridge.refused.connect(lambda *facts: heard.append(facts))
        bridge.failed.connect(heard.append)
        return bridge, table, show, heard

    yield down
    Show.close_all()


def test_a_press_is_performed_and_its_frames_are_played(sit):
    bridge, table, show, _ = sit(tales.stand_pat)
    bridge.press(STAND, 1)
    assert table.performed == [(STAND, 1)]
    assert show.steps("started") == [2, 3]
    assert bridge.view is table.view


def test_a_press_for_an_earlier_picture_does_nothing_but_land_the_motion(sit):
    bridge, table, show, heard = sit(tales.stand_pat)
    bridge.press(STAND, 1)
    bridge.press(STAND, 1)
    assert len(table.performed) == 1
    assert heard == []
    assert not show.playback.running
    assert show.steps("shown") == [2, 3, 4, 5]


def test_a_press_for_the_newest_picture_lands_the_motion_and_is_performed(sit):
    bridge, table, show, _ = sit(tales.stand_pat)
    bridge.press(STAND, 1)
    bridge.press(AddChip(0, 100), table.view.step)
    assert len(table.performed) == 2
    assert show.steps("shown")[:4] == [2, 3, 4, 5]


def test_a_refusal_is_told_with_what_lacks(sit):
    bridge, _, show, heard = sit(tales.stand_pat, CommandRefused(TableRefusal.ABOVE_BALANCE, 3_500))
    bridge.press(STAND, 1)
    assert heard == [(STAND, TableRefusal.ABOVE_BALANCE, 3_500)]
    assert show.told == []


def test_a_stale_step_found_by_the_table_is_dropped_too(sit):
    bridge, _, _, heard = sit(tales.stand_pat, CommandRefused(TableRefusal.STALE_STEP))
    bridge.press(STAND, 1)
    assert heard == []


def test_a_fault_of_the_file_is_told(sit):
    fault = StoreBug("no such round")
    bridge, _, _, heard = sit(tales.stand_pat, fault)
    bridge.press(STAND, 1)
    assert heard == [fault]


def test_the_table_hears_that_the_end_of_a_round_was_shown_once_it_was(sit):
    bridge, table, show, _ = sit(tales.stand_pat)
    bridge.press(STAND, 1)
    show.run(until=400)
    assert table.seen == 0
    show.run()
    assert table.seen == 1


def test_a_fault_while_marking_the_end_is_told(sit):
    bridge, table, show, heard = sit(tales.stand_pat)
    bridge.press(STAND, 1)
    table._trouble = StoreBug("gone")
    show.run()
    assert heard == [table._trouble]


def test_an_opening_deal_is_no_end_of_a_round(sit):
    bridge, table, show, _ = sit(tales.opening)
    bridge.press(STAND, 1)
    show.run()
    assert table.seen == 0
