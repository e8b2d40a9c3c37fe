from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from bjdesk.ui.held_keys import REPEATS_WITHIN, HeldKeys

H, S = 43, 39


def stroke(kind, scan, at, *, marked=False):
    event = QKeyEvent(kind, Qt.Key.Key_H, Qt.KeyboardModifier.NoModifier, scan, 0, 0, "h", marked)
    event.setTimestamp(at)
    return event


def press(scan, at, *, marked=False):
    return stroke(QEvent.Type.KeyPress, scan, at, marked=marked)


@pytest.fixture
def held():
    keys = HeldKeys()
    keys.release(stroke(QEvent.Type.KeyRelease, H, 1000))
    return keys


def test_a_press_right_after_its_own_release_is_the_held_key_repeating(held):
    assert held.repeats(press(H, 1000 + REPEATS_WITHIN - 1))


def test_a_press_as_quick_as_fingers_are_is_a_new_one(held):
    assert not held.repeats(press(H, 1000 + REPEATS_WITHIN))


def test_another_key_may_follow_at_once(held):
    assert not held.repeats(press(S, 1005))


def test_what_qt_marks_as_repeated_is_believed(held):
    assert held.repeats(press(S, 5000, marked=True))


def test_presses_made_by_a_program_carry_no_time_and_count():
    keys = HeldKeys()
    keys.release(stroke(QEvent.Type.KeyRelease, 0, 0))
    assert not keys.repeats(press(0, 0))
