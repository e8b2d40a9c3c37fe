"""The pending seed and the hole card are in no title, accessible text, tool tip, caption or clipboard of the window."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from bjdesk.game.commands import AddChip, Rebuy
from bjdesk.game.view import Phase
from bjdesk.ui.card_names import card_name, card_title
from bjdesk.ui.keys import Press
from bjdesk.ui.labels import Button
from tests.support.game import Entropy, table_at
from tests.support.sizes import sizes
from tests.support.windows import click, open_window, press

pytestmark = [pytest.mark.trust, pytest.mark.gui, pytest.mark.hot]
TEXTS = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)
SPEAKING = (Press.SAY_HAND, Press.SAY_DEALER, Press.SAY_TABLE, Press.SAY_AGAIN)


def heard(interface) -> list[str]:
    """What a screen reader is told of a thing and of all that is in it."""
    found = [interface.text(kind) for kind in TEXTS]
    for number in range(interface.childCount()):
        inner = interface.child(number)
        if inner is not None and inner.isValid():
            found += heard(inner)
    return found


def told(window) -> str:
    """Every title, tip and text that the window has for eyes and ears."""
    found = heard(QAccessible.queryAccessibleInterface(window))
    for one in (window, *window.findChildren(QWidget)):
        found += [one.windowTitle(), one.toolTip(), one.accessibleName(), one.accessibleDescription(), one.objectName()]
    return " ".join([*found, window.voice.last, QApplication.clipboard().text()])


def leaks(window, table, entropy) -> list[str]:
    """Which secrets are told while the hole card lies face down: in one pack no other card has its name."""
    text = told(window)
    secrets = [seed.hex() for seed in entropy.given[-2 if window.bridge.view.phase is Phase.PLAYING else -1 :]]
    if window.bridge.view.phase is Phase.PLAYING:
        hole = table._state.lying.round.dealer.cards[1]
        secrets += [card_name(hole), card_title(hole)]
    return [secret for secret in secrets if secret in text]


@pytest.mark.parametrize("rounds", sizes(20, 500))
def test_nothing_that_is_seen_heard_or_copied_tells_a_secret(qtbot, seed, rounds, measured, tmp_path):
    entropy = Entropy(seed)
    table = table_at(entropy=entropy, rules="single-deck")
    window = open_window(qtbot, table, folder=tmp_path)
    window.open(Button.VERSION)
    found: list[str] = []
    looks = 0
    while table.round_count() < rounds:
        view = table.view
        if view.phase is Phase.PLAYING:
            window.speak(SPEAKING[looks % len(SPEAKING)])
            found += leaks(window, table, entropy)
            looks += 1
            click(window.prompt.no) if window.prompt.question is not None else press(window, Press.STAND)
        elif view.balance < 50_00:
            window.press(Rebuy(100_00), view.step)
        else:
            window.press(AddChip(0, 100), view.step)
            press(window, Press.DEAL)
    measured(f"window: {rounds} rounds, {looks} looks at every text in mid-hand, {len(found)} secrets told")
    window.leave()
    table.close()
    assert found == []
    assert looks >= rounds // 2


def test_the_look_would_find_a_hole_card(qtbot, tmp_path):
    table = table_at(rules="single-deck", seed=3)
    window = open_window(qtbot, table, folder=tmp_path)
    window.setToolTip("the seven of hearts")
    assert "seven of hearts" in told(window)
    window.leave()
    table.close()
