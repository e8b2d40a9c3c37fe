from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from bjdesk.ui.first_steps import APART, GLOWS, PAUSE, PULSE, glow_at
from bjdesk.ui.key_words import MEANINGS, MOMENTS
from bjdesk.ui.keys import Press
from bjdesk.ui.labels import Button
from bjdesk.ui.paint_chrome import PANEL_SHADE
from bjdesk.ui.panels.key_overlay import KeyOverlay
from bjdesk.ui.window_presses import felt_has_focus
from tests.support.game import table_at
from tests.support.windows import PLAIN, asks_insurance, click, just_plays, open_window, press, seed_where

pytestmark = pytest.mark.gui
Key = Qt.Key
NEW = replace(PLAIN, notice_seen=False)


# ---------------------------------------------------------------- chips and caption


def test_a_chip_glows_once_softly_and_never_flashes():
    for place in range(6):
        levels = [glow_at(time, place) for time in range(0, 4_000, 10)]
        top = levels.index(max(levels))
        assert max(levels) == GLOWS
        assert levels[:top] == sorted(levels[:top])
        assert levels[top:] == sorted(levels[top:], reverse=True)
        assert max(abs(a - b) for a, b in itertools.pairwise(levels)) <= 1
    assert PAUSE + 6 * APART + PULSE < 3_000


def test_the_chips_glow_at_the_first_start_and_then_lie_still(qtbot):
    window = open_window(qtbot, table_at(), settings=NEW, speed="normal")
    chips = window.strip.rack.chips
    qtbot.waitUntil(lambda: chips[0].glow > 0, timeout=3_000)
    qtbot.waitUntil(lambda: chips[-1].glow > 0, timeout=3_000)
    qtbot.waitUntil(lambda: not window.first_steps.timer.isActive(), timeout=5_000)
    assert [chip.glow for chip in chips] == [0] * len(chips)


def test_a_press_ends_the_glow(qtbot):
    window = open_window(qtbot, table_at(), settings=NEW, speed="normal")
    chips = window.strip.rack.chips
    qtbot.waitUntil(lambda: any(chip.glow for chip in chips), timeout=3_000)
    click(chips[0])
    qtbot.waitUntil(lambda: not window.first_steps.timer.isActive(), timeout=1_000)
    assert not any(chip.glow for chip in chips)


@pytest.mark.parametrize("speed", ["reduced", "off"])
def test_nothing_glows_where_less_motion_is_wanted(qtbot, speed):
    window = open_window(qtbot, table_at(), settings=NEW, speed=speed)
    assert not window.first_steps.timer.isActive()


def test_the_caption_tells_a_newcomer_where_to_press(qtbot):
    window = open_window(qtbot, table_at(), settings=NEW)
    assert window.voice.last == "Press a chip to bet, then DEAL."
    click(window.strip.rack.chips[0])
    assert window.voice.last == "Your bet is 1. Press DEAL when you are ready."


def test_who_has_played_is_no_newcomer(qtbot):
    saved = []
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)), settings=NEW, saved=saved)
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    window.leave()
    again = open_window(qtbot, table_at(), settings=saved[-1], speed="normal")
    assert again.voice.last == "Place your bet."
    assert not again.first_steps.timer.isActive()


# ---------------------------------------------------------------- the list of keys


def overlay(window):
    return window.findChild(KeyOverlay)


def test_the_question_mark_lists_every_key_by_its_moment(qtbot):
    window = open_window(qtbot, table_at())
    QTest.keyClick(window, Key.Key_Question)
    told = {part.list.item(row).text() for part in overlay(window).parts for row in range(part.list.count())}
    assert {words() for words in MEANINGS.values()} <= told
    assert {press for moment in MOMENTS for press in moment.presses} == set(Press)
    spoken = overlay(window).parts[0].list.item(2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Deal: Enter"


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_Question, Key.Key_H, Key.Key_Return])
def test_any_key_puts_the_list_away_and_does_nothing_else(qtbot, key):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)))
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    before = window.shown_view
    window.open(Button.KEYS)
    QTest.keyClick(window.focusWidget(), key)
    qtbot.waitUntil(lambda: overlay(window) is None)
    assert window.shown_view == before
    assert felt_has_focus(window)


def test_any_press_puts_the_list_away_and_does_nothing_else(qtbot):
    window = open_window(qtbot, table_at())
    window.open(Button.KEYS)
    place = window.strip.rack.chips[0].mapTo(window, window.strip.rack.chips[0].rect().center())
    QTest.mouseClick(overlay(window), Qt.MouseButton.LeftButton, pos=place)
    qtbot.waitUntil(lambda: overlay(window) is None)
    assert window.shown_view.bets == (0,)


def test_the_list_of_keys_can_be_walked_through(qtbot):
    window = open_window(qtbot, table_at())
    window.open(Button.KEYS)
    lists = [part.list for part in overlay(window).parts]
    QTest.keyClick(lists[0], Key.Key_Down)
    assert lists[0].currentRow() == 1
    QTest.keyClick(lists[0], Key.Key_Tab)
    assert window.focusWidget() is lists[1]
    assert all(one.accessibleName() for one in lists)


@pytest.mark.parametrize("size", [(960, 600, 1.0), (1280, 800, 1.0), (1920, 1080, 2.0), (960, 600, 2.0)])
def test_no_line_of_the_list_is_cut_in_any_language(qtbot, languages, size):
    width, height, scale = size
    window = open_window(qtbot, table_at(), settings=replace(PLAIN, text_scale=scale))
    window.resize(width, height)
    window.open(Button.KEYS)
    shown = overlay(window)
    for code in languages:
        window.rooms.language.set(code)
        qtbot.wait(1)
        assert shown.rect().contains(shown.area.geometry())
        assert shown._inner.width() <= shown.area.width(), code
        assert all(part.list.geometry().width() >= shown._each() - 1 for part in shown.parts), code


@pytest.mark.parametrize("size", [(960, 600, 1.0), (1280, 800, 1.0), (1280, 800, 1.5), (1920, 1080, 2.0)])
def test_the_notice_meets_neither_sign_nor_shoe_in_any_language(qtbot, languages, size):
    width, height, scale = size
    window = open_window(qtbot, table_at(), settings=replace(NEW, text_scale=scale))
    window.setMinimumSize(0, 0)
    window.resize(width, height)
    for code in languages:
        window.rooms.language.set(code)
        qtbot.wait(1)
        layout, notice = window.felt.table_layout, QRectF(window.notice.geometry())
        notice = notice.adjusted(PANEL_SHADE, PANEL_SHADE, -PANEL_SHADE, -PANEL_SHADE)
        assert not notice.intersects(layout.sign), code
        assert not notice.intersects(layout.discard), code


# ---------------------------------------------------------------- a waiting question


def test_a_window_opened_on_a_question_gives_the_focus_to_the_safe_answer(qtbot):
    table = table_at(seed=seed_where(asks_insurance))
    first = open_window(qtbot, table)
    for _ in range(2):
        click(first.strip.rack.chips[0])
    press(first, Press.DEAL)
    first.leave()
    again = open_window(qtbot, table)
    assert again.prompt.question is not None
    assert again.focusWidget() is again.prompt.no
