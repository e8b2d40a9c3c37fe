from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bjdesk.ui.keys import Press, cap, key_name
from bjdesk.ui.labels import Button
from tests.support.game import table_at
from tests.support.windows import click, just_plays, open_window, press, seed_where

pytestmark = pytest.mark.gui
Key = Qt.Key


@pytest.fixture
def keys(qtbot):
    """A window in the middle of a hand, its settings open: the list of keys in them."""
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)))
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    window.open(Button.SETTINGS)
    return window, window.side.get("settings")._keys


def give(keys, name, key, modifiers=Qt.KeyboardModifier.NoModifier, scan=0):
    button = keys.rows[name].key
    button.click()
    assert button.text() == "Press a key…"
    QApplication.sendEvent(button, QKeyEvent(QEvent.Type.KeyPress, key, modifiers, scan, 0, 0, ""))


def test_a_key_is_given_and_acts_at_once_and_stands_on_the_button(keys):
    window, listed = keys
    give(listed, Press.HIT, Key.Key_K)
    assert window.settings.keys == {"hit": "K"}
    assert cap(Press.HIT) == "K"
    assert window.strip.buttons[Press.HIT].toolTip() == "K"
    assert "K" in window.strip.buttons[Press.HIT].shown()
    QTest.keyClick(window, Key.Key_H)
    assert len(window.shown_view.observation.boxes[0].hands[0].cards) == 2
    QTest.keyClick(window, Key.Key_K)
    assert len(window.shown_view.observation.boxes[0].hands[0].cards) == 3


def test_a_key_that_is_taken_is_not_given_and_the_reason_stands_beside_it(keys):
    window, listed = keys
    give(listed, Press.HIT, Key.Key_S)
    row = listed.rows[Press.HIT]
    assert not row.reason.isHidden()
    assert row.reason.text() == "S is the key of “Stand”. Give that another key first."
    assert row.key.accessibleDescription() == row.reason.text()
    assert window.settings.keys == {}
    give(listed, Press.HIT, Key.Key_K)
    assert row.reason.isHidden()


@pytest.mark.parametrize(
    "key, modifiers, scan, reason",
    [
        (Key.Key_3, Qt.KeyboardModifier.NoModifier, 0, "digits"),
        (Key(0x0161), Qt.KeyboardModifier.NoModifier, 12, "digits"),
        (Key.Key_K, Qt.KeyboardModifier.AltModifier, 0, "Alt"),
        (Key.Key_Tab, Qt.KeyboardModifier.NoModifier, 0, "Tab"),
        (Key.Key_Space, Qt.KeyboardModifier.NoModifier, 0, "Space"),
        (Key.Key_unknown, Qt.KeyboardModifier.NoModifier, 0, "no name"),
    ],
)
def test_keys_that_mean_something_already_are_refused_with_the_reason(keys, key, modifiers, scan, reason):
    window, listed = keys
    give(listed, Press.HIT, key, modifiers, scan)
    assert reason in listed.rows[Press.HIT].reason.text()
    assert window.settings.keys == {}


def test_escape_leaves_the_key_as_it_was_and_the_window_open(keys):
    window, listed = keys
    give(listed, Press.HIT, Key.Key_Escape)
    assert listed.rows[Press.HIT].key.text() == "H"
    assert window.side.get("settings") is not None
    assert not listed.rows[Press.SKIP].key.isEnabled()


def test_control_alone_is_waited_through(keys):
    window, listed = keys
    give(listed, Press.GAMELOGS, Key.Key_Control, Qt.KeyboardModifier.ControlModifier)
    assert listed.rows[Press.GAMELOGS].key.isChecked()
    event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    QApplication.sendEvent(listed.rows[Press.GAMELOGS].key, event)
    assert window.settings.keys == {"gamelogs": "Ctrl+G"}


def test_one_key_or_all_go_back_to_what_they_were(keys):
    window, listed = keys
    give(listed, Press.HIT, Key.Key_K)
    give(listed, Press.STAND, Key.Key_J)
    assert not listed.rows[Press.HIT].back.isHidden()
    listed.rows[Press.HIT].back.click()
    assert window.settings.keys == {"stand": "J"}
    assert listed.rows[Press.HIT].back.isHidden()
    listed.reset.click()
    assert window.settings.keys == {}
    assert cap(Press.STAND) == "S"
    assert not listed.reset.isEnabled()


def test_a_key_whose_own_key_is_in_use_cannot_go_back_yet(keys):
    window, listed = keys
    give(listed, Press.HIT, Key.Key_K)
    give(listed, Press.STAND, Key.Key_H)
    listed.rows[Press.HIT].back.click()
    assert "in use" in listed.rows[Press.HIT].reason.text()
    assert window.settings.keys == {"hit": "K", "stand": "H"}


def test_a_betting_key_is_kept_by_its_place(keys):
    window, listed = keys
    give(listed, Press.DEAL, Key.Key_K, scan=45)
    assert window.settings.keys == {"deal": "K @45"}
    assert key_name(Press.DEAL) == "K"


def test_no_word_of_the_keys_is_cut_in_any_language(keys, qtbot, languages):
    window, listed = keys
    give(listed, Press.HIT, Key.Key_K)
    for code in languages:
        window.rooms.language.set(code)
        qtbot.wait(1)
        for row in listed.rows.values():
            for button in (row.key, row.back):
                if not button.isHidden():
                    assert button.width() >= button.fontMetrics().horizontalAdvance(button.text()), (code, row.press)
