"""Sums that no integer of Qt's holds: a rule set may name chips and bounds of any size."""

from __future__ import annotations

import pytest

from bjdesk.engine.rules import rules_from_options
from bjdesk.game.commands import AddChip, Rebuy, TableRefusal
from bjdesk.ui.formats import money
from bjdesk.ui.labels import Button
from bjdesk.ui.rule_words.values import amount_text
from tests.support.game import table_at
from tests.support.windows import open_window

pytestmark = pytest.mark.gui
LARGE = rules_from_options(
    {"preset": "american", "chips": ["1.00", "30000000.00", "9" * 400], "min_bet": "1.00", "max_bet": "9" * 900}
)


def test_chips_of_any_size_can_be_picked_and_are_refused_in_words(qtbot):
    table = table_at(rules=("large", LARGE))
    window = open_window(qtbot, table)
    for button in window.strip.rack.chips:
        window.strip.rack.pick(button.value)
        assert window.strip.rack.chip == button.value
        assert not window.grab().isNull()
    told = []
    window.bridge.refused.connect(lambda *facts: told.append(facts))
    window.bridge.press(AddChip(0, LARGE.chips[-1]), table.view.step)
    assert told[0][1:] == (TableRefusal.ABOVE_BALANCE, LARGE.chips[-1] - table.view.balance)


def test_a_sum_that_the_wallet_lacks_is_told_whatever_its_size(qtbot):
    table = table_at()
    window = open_window(qtbot, table)
    told = []
    window.bridge.refused.connect(lambda *facts: told.append(facts))
    window.bridge.press(Rebuy(10**30), table.view.step)
    assert told == [(Rebuy(10**30), TableRefusal.WALLET_TOO_SMALL, 10**30 - table.view.wallet)]


def test_rules_of_any_size_are_read(qtbot, tmp_path):
    window = open_window(qtbot, table_at(), folder=tmp_path)
    window.rooms.rule_sets.save("Large", LARGE)
    window.open(Button.RULES)
    rules = window.side.get("rules")
    rules.choose("Large")
    assert amount_text(LARGE.max_bet) == "9" * 900
    assert money(LARGE.max_bet) in rules.text.toPlainText()
