"""The pull-down list of results: where text is large it hangs over hands, as a menu, and never stays in the way."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest

from bjdesk.game.view import Phase
from bjdesk.ui.felt.results_place import Reach
from bjdesk.ui.keys import Press
from bjdesk.ui.main_window import MainWindow
from tests.gui.test_coach_at_the_table import Answers
from tests.support.game import bet_and_deal, play_out, table_at
from tests.support.windows import PLAIN, SIZE, open_window, press, rooms

pytestmark = pytest.mark.gui
Key = Qt.Key
LARGE = {"size": QSize(1920, 1080), "settings": replace(PLAIN, text_scale=2.0)}
"""A window of 200 %."""


def table_where(boxes, *, over):
    """Seven boxes' table with a round of so many: over, or with a person asked in it."""
    for seed in range(50):
        table = table_at(seed=seed, rules="classic")
        bet_and_deal(table, boxes=boxes)
        if over:
            play_out(table)
        if over or (table.view.persons_turn and len(table.view.observation.legal) > 2):
            return table
    raise AssertionError("no such deal")


def pulled_down(qtbot, boxes, *, over=True, **options):
    window = open_window(qtbot, table_where(boxes, over=over), **options)
    QTest.keyClick(window, Key.Key_F8)
    assert window.results.isVisible()
    return window


@pytest.mark.parametrize("options", [{"size": SIZE}, LARGE], ids=["100 %", "200 %"])
@pytest.mark.parametrize("begins", [Press.REBET, Press.REBET_AND_DEAL])
def test_the_list_closes_when_the_next_round_begins(qtbot, options, begins):
    window = pulled_down(qtbot, 3, **options)
    press(window, begins)
    assert not window.results.isVisible()


def test_a_list_over_hands_gives_way_to_the_next_hand_that_is_asked(qtbot):
    window = pulled_down(qtbot, 3, over=False, **LARGE)
    assert window.results.reach is Reach.HANDS
    press(window, Press.HIT)
    assert window.shown_view.phase is Phase.PLAYING
    assert not window.results.isVisible()


def test_a_list_beside_the_hands_stays_through_the_round(qtbot):
    window = pulled_down(qtbot, 3, over=False)
    press(window, Press.HIT)
    assert window.results.isVisible()


@pytest.mark.parametrize("key", [Key.Key_F8, Key.Key_Escape])
def test_f8_and_esc_let_a_list_over_hands_go(qtbot, key):
    window = pulled_down(qtbot, 7, **LARGE)
    QTest.keyClick(window, key)
    assert not window.results.isVisible()
    assert "F8" in window.results.accessibleDescription()
    assert "Esc" in window.results.accessibleDescription()


def test_with_the_keyboard_in_the_list_the_tables_keys_are_the_tables(qtbot):
    window = pulled_down(qtbot, 3)
    window.results.list.setFocus()
    assert window.focusWidget() is window.results.list
    QTest.keyClick(window.results.list, Key.Key_R)
    assert window.bridge.view.phase is Phase.BETTING
    assert sum(window.bridge.view.bets) > 0


def test_a_list_that_had_the_keyboard_hands_it_to_no_chip(qtbot):
    window = pulled_down(qtbot, 3)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    chip = window.strip.rack.chip
    window.results.list.setFocus()
    assert window.results.list.hasFocus()
    QTest.keyClick(window.results.list, Key.Key_Escape)
    assert not window.results.isVisible()
    QTest.keyClick(window.focusWidget() or window, Key.Key_Space)
    assert window.strip.rack.chip == chip


@pytest.mark.parametrize("where", ["head", "row", "edge"])
def test_a_press_anywhere_on_the_list_lets_it_go_and_leaves_the_keyboard_where_it_was(qtbot, where):
    window = pulled_down(qtbot, 3, **LARGE)
    panel, focus = window.results, window.focusWidget()
    size = round(panel.look.font)
    on_row = panel.list.pos() + panel.list.visualRect(panel.list.model().index(1, 0)).center()
    place = {"head": QPoint(3 * size, size), "row": on_row, "edge": QPoint(panel.width() - size, panel.height() - size)}
    click_on(window, panel.mapTo(window, place[where]))
    assert not panel.isVisible()
    assert window.focusWidget() is focus


def test_neither_a_press_nor_a_double_press_reaches_what_lies_under_the_list(qtbot):
    window = pulled_down(qtbot, 3, **LARGE)
    box = window.felt.buttons.boxes[0]
    there = box.mapTo(window, box.rect().center())
    assert window.results.geometry().contains(there)
    QTest.mouseDClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=there)
    assert not window.results.isVisible()
    assert window.bridge.view.phase is Phase.RESULTS
    QTest.qWait(500)
    click_on(window, there)
    assert window.bridge.view.phase is Phase.BETTING, "the box can be pressed again"


def click_on(window, place):
    """A press of the mouse itself, on whatever lies there."""
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)


def test_no_half_sentence_looks_out_from_under_the_list(qtbot):
    window = pulled_down(qtbot, 7, **LARGE)
    sentence = window.voice.last
    assert window.results.reach is Reach.CAPTION
    assert caption(window) == ""
    assert window.voice.last == sentence, "it is still there for a screen reader"
    QTest.keyClick(window, Key.Key_F8)
    assert caption(window) == sentence


def test_a_list_over_the_caption_goes_for_what_the_caption_is_to_tell(qtbot):
    window = pulled_down(qtbot, 7, **LARGE)
    QTest.keyClick(window, Key.Key_F4)
    assert not window.results.isVisible()
    assert caption(window) != ""
    QTest.keyClick(window, Key.Key_F8)
    window.tell("No.")
    assert not window.results.isVisible()
    assert caption(window) == "No."


def caption(window):
    return window.felt.table_scene._said


def test_a_list_over_hands_goes_for_the_hint(qtbot):
    table = table_where(3, over=False)
    built = rooms(table, settings=replace(PLAIN, coach="request", text_scale=2.0))
    window = MainWindow(replace(built, valuing=table.valuing, odds=Answers))
    qtbot.addWidget(window, before_close_func=lambda widget: setattr(widget, "_leaving", True))
    window.setMinimumSize(0, 0)
    window.resize(QSize(1920, 1080))
    window.show()
    QTest.keyClick(window, Key.Key_F8)
    QTest.keyClick(window, Key.Key_F7)
    assert window.coach.panel.isVisible()
    assert not window.results.isVisible()


@pytest.mark.parametrize(("boxes", "scale"), [(1, 1.5), (3, 1.5), (7, 1.5), (1, 2.0), (3, 2.0), (7, 2.0)])
def test_in_large_text_all_lines_are_seen_at_once_in_letters_near_the_texts_size(qtbot, boxes, scale):
    size = QSize(1920, 1080) if scale > 1.5 else QSize(1440, 900)
    window = pulled_down(qtbot, boxes, size=size, settings=replace(PLAIN, text_scale=scale))
    lines = window.results.list
    assert window.results.lines == boxes + 1
    assert lines.verticalScrollBar().maximum() == 0
    assert window.results.look.font >= 0.75 * window.felt.table_layout.text
