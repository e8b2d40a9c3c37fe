"""What the rule text says of the table, where no other test of the table says it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bjdesk.engine.presets import PRESETS
from bjdesk.game.commands import AddChip, CommandRefused, TableRefusal
from tests.support.game import do, table_at


@pytest.mark.parametrize("boxes", range(1, 8))
def test_there_are_as_many_boxes_as_the_rules_say(boxes):
    table = table_at()
    table.change_rules(replace(PRESETS["classic"], boxes=boxes), "Home")
    for box in range(boxes):
        do(table, AddChip(box, 500))
    assert table.view.bets == (500,) * boxes
    with pytest.raises(CommandRefused) as caught:
        do(table, AddChip(boxes, 500))
    assert caught.value.refusal is TableRefusal.NO_SUCH_BOX


def test_only_chips_of_the_rack_are_laid():
    table = table_at()
    table.change_rules(replace(PRESETS["single-deck"], chips=(50, 200)), "Home")
    for chip in (50, 200):
        do(table, AddChip(0, chip))
    assert table.view.bets == (250,)
    for chip in (100, 500, 0, -50):
        with pytest.raises(CommandRefused) as caught:
            do(table, AddChip(0, chip))
        assert caught.value.refusal is TableRefusal.NO_SUCH_CHIP
