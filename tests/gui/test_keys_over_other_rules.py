from __future__ import annotations

from bjdesk.engine.presets import PRESETS
from bjdesk.game.rule_sets import RuleSet
from bjdesk.ui.panels.key_overlay import KeyOverlay
from tests.support.game import table_at
from tests.support.windows import open_window


def test_the_list_of_keys_goes_away_though_the_box_that_had_the_focus_is_gone(qtbot):
    table = table_at(rules="classic")
    window = open_window(qtbot, table)
    window.felt.buttons.boxes[-1].setFocus()
    window._openings.keys()
    window.play_by(RuleSet("single-deck", PRESETS["single-deck"], own=False))
    qtbot.wait(1)
    window._openings.keys()
    assert not [one for one in window.findChildren(KeyOverlay) if one.isVisible()]
    window.leave()
    table.close()
