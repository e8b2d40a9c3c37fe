from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest

from bjdesk.engine.actions import Action
from bjdesk.game.commands import Act, DealCards, Rebuy
from bjdesk.game.view import Phase
from bjdesk.ui.felt.keys import Key as FeltKey
from bjdesk.ui.felt.keys import Kind
from bjdesk.ui.keys import Press
from bjdesk.ui.panels.guard import Guard
from bjdesk.ui.panels.strip_places import ALL, BETTING, PLAYING
from bjdesk.ui.translate import translate
from tests.support.game import do, table_at
from tests.support.windows import click, just_plays, open_window, playing, press, seed_where

pytestmark = pytest.mark.gui
Key = Qt.Key


class Clock:
    def __init__(self):
        self.now = 0

    def __call__(self):
        return self.now


# ---------------------------------------------------------------- the ear


def test_nothing_is_heard_for_a_quarter_second_after_the_buttons_changed():
    clock = Clock()
    guard = Guard(clock)
    clock.now = 1000
    guard.changed()
    clock.now = 1249
    assert not guard.hears(DealCards())
    clock.now = 1250
    assert guard.hears(DealCards())


def test_a_second_hit_right_after_the_first_is_not_heard_but_a_stand_is():
    clock = Clock()
    guard = Guard(clock, hit_guard=250)
    clock.now = 1000
    assert guard.hears(Act(Action.HIT))
    clock.now = 1200
    assert not guard.hears(Act(Action.HIT))
    assert guard.hears(Act(Action.STAND))
    clock.now = 1250
    assert guard.hears(Act(Action.HIT))


def test_the_hit_guard_can_be_switched_off():
    guard = Guard(Clock(), hit_guard=0)
    guard._clock.now = 1000
    assert guard.hears(Act(Action.HIT))
    assert guard.hears(Act(Action.HIT))


def test_a_double_click_on_deal_deals_once_and_presses_nothing_that_came_after(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)), patient=False)
    clock = Clock()
    window.strip.guard._clock = clock
    clock.now = 1000
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    for button in window.strip.buttons.values():
        click(button)
    assert len(window.shown_view.observation.boxes[0].hands[0].cards) == 2
    clock.now = 1300
    press(window, Press.HIT)
    assert len(window.shown_view.observation.boxes[0].hands[0].cards) == 3


def test_a_screen_readers_press_is_always_heard(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)), patient=False)
    window.strip.guard._clock = Clock()
    window.strip.rack.chips[0].click()
    window.strip.buttons[Press.DEAL].click()
    window.strip.buttons[Press.HIT].click()
    assert len(window.shown_view.observation.boxes[0].hands[0].cards) == 3


def test_a_press_for_an_earlier_picture_does_nothing(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)))
    click(window.strip.rack.chips[0])
    old = window.shown_view.step
    press(window, Press.DEAL)
    before = window.shown_view
    window.press(Act(Action.STAND), old)
    assert window.shown_view == before


# ---------------------------------------------------------------- places


@pytest.mark.parametrize("size", [QSize(960, 600), QSize(1280, 800), QSize(1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_buttons_keep_their_places_and_nothing_overlaps(qtbot, size, scale):
    from bjdesk.ui.window_size import LEAST

    if size.height() < LEAST.height() * scale and size.height() < 1080:
        size = QSize(1920, 1080)
    from dataclasses import replace

    from tests.support.windows import PLAIN

    window = open_window(qtbot, table_at(), size=size, settings=replace(PLAIN, text_scale=scale))
    strip = window.strip
    faces = {place.press: strip.buttons[place.press].face.translated(strip.buttons[place.press].pos()) for place in ALL}
    for one, other in zip(BETTING, PLAYING, strict=True):
        assert faces[one.press] == faces[other.press]
    seen = [faces[place.press] for place in (*BETTING, ALL[-1])]
    seen += [chip.face.translated(chip.pos()) for chip in strip.rack.chips]
    for place, face in enumerate(seen):
        assert face.width() >= 44
        assert face.height() >= 44
        assert strip.rect().toRectF().contains(face)
        assert not [other for other in seen[place + 1 :] if face.intersects(other.adjusted(1, 1, -1, -1))]


def test_every_label_fits_its_button_in_every_language(qtbot, languages):
    from bjdesk.ui.brushes import text_width
    from bjdesk.ui.theme import Role, role_font

    window = open_window(qtbot, table_at(), size=QSize(960, 600))
    for code in languages:
        window.rooms.language.set(code)
        window._retranslate()
        for button in window.strip.buttons.values():
            font = role_font(Role.LABEL, window.look.font)
            font.setPixelSize(button.label_size)
            assert button.label_size >= 11
            for line in button.lines().split("\n"):
                assert text_width(line, font) <= button.face.width(), (code, line)


# ---------------------------------------------------------------- chips


def test_digits_lay_and_shift_takes_off(qtbot):
    window = open_window(qtbot, table_at())
    QTest.keyClick(window, Key.Key_4)
    QTest.keyClick(window, Key.Key_1)
    QTest.keyClick(window, Key.Key_1, Qt.KeyboardModifier.ShiftModifier)
    assert window.shown_view.bets == (10000,)


def test_the_right_button_takes_the_chip_off(qtbot):
    window = open_window(qtbot, table_at())
    chip = window.strip.rack.chips[1]
    click(chip)
    QTest.mouseClick(chip, Qt.MouseButton.RightButton, pos=chip.face.center().toPoint())
    assert window.shown_view.bets == (0,)


def test_chips_over_the_balance_are_off_and_say_so(qtbot):
    window = open_window(qtbot, table_at())
    for _ in range(2):
        click(window.strip.rack.chips[3])
    click(window.strip.rack.chips[2])
    assert window.strip.rack.chips[4].reason == "The maximum is 500."
    assert window.strip.rack.chips[3].isEnabled()


def test_five_quick_chips_during_the_motion_all_count(qtbot):
    window = open_window(qtbot, table_at(), speed="normal")
    for _ in range(5):
        click(window.strip.rack.chips[1])
    assert window.bridge.view.bets == (2500,)
    window.skip_motion()


def test_a_bet_right_after_a_round_counts_with_every_chip(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)), speed="normal")
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    window.skip_motion()
    while window.shown_view.phase is Phase.PLAYING:
        press(window, Press.STAND)
        window.skip_motion()
    for _ in range(3):
        click(window.strip.rack.chips[1])
    assert window.bridge.view.bets == (1500,)
    window.skip_motion()


def test_a_key_during_the_deal_lands_the_cards_and_decides_nothing(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)), speed="slow")
    click(window.strip.rack.chips[0])
    window.skip_motion()
    press(window, Press.DEAL)
    assert window.playback.running
    QTest.keyClick(window, Key.Key_S)
    assert not window.playback.running
    assert window.shown_view.phase is Phase.PLAYING
    assert len(window.shown_view.observation.boxes[0].hands[0].cards) == 2


# ---------------------------------------------------------------- money that lacks


def test_deal_with_an_empty_table_names_what_is_missing_and_leads_to_rebuy(qtbot):
    table = table_at()
    window = open_window(qtbot, table)
    _lose_everything(window)
    deal = window.strip.buttons[Press.DEAL]
    assert deal.isEnabled()
    click(deal)
    asked = window.side.get("money")
    assert asked is not None
    assert "0" in asked.text.text()
    asked.go.click()
    cashier = window.side.get("rebuy")
    assert cashier is not None
    cashier.rebuy.go.click()
    assert window.shown_view.balance > 0
    cashier.accept()


def _lose_everything(window):
    """Play the largest bets, standing, until the table is empty."""
    while window.bridge.view.balance:
        _bet_high(window)
        press(window, Press.DEAL)
        while window.shown_view.phase is Phase.PLAYING:
            if window.prompt.question is not None:
                click(window.prompt.no)
            else:
                _bust(window)


def _bet_high(window):
    for chip in reversed(window.strip.rack.chips):
        while chip.isEnabled():
            click(chip)


def _bust(window):
    hit = window.strip.buttons[Press.HIT]
    click(hit if hit.isEnabled() else window.strip.buttons[Press.STAND])


def test_an_off_key_says_why_in_the_caption(qtbot):
    window = open_window(qtbot, table_at())
    QTest.keyClick(window, Key.Key_Delete)
    assert window.voice.last == "There is no bet yet. Press a chip first."
    assert translate("Refusal", "There is no bet yet. Press a chip first.") == window.voice.last


def test_a_press_on_an_off_button_says_why(qtbot):
    window = open_window(qtbot, table_at())
    rebet = window.strip.buttons[Press.REBET]
    spot = rebet.mapTo(window.strip, rebet.face.center().toPoint())
    QTest.mouseClick(window.strip, Qt.MouseButton.LeftButton, pos=QPoint(spot))
    assert window.voice.last == rebet.reason


def test_rebuy_waits_while_a_round_runs(qtbot):
    table = table_at(seed=seed_where(just_plays))
    window = open_window(qtbot, table)
    do(table, Rebuy(100))
    window._follow(table.view)
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    from bjdesk.ui.labels import Button

    assert not window.bar.buttons[Button.REBUY].isEnabled()


def test_rebet_and_deal_by_key_deals_where_rebet_has_laid_the_bet_already(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)))
    click(window.strip.rack.chips[1])
    press(window, Press.DEAL)
    while playing(window):
        press(window, Press.STAND)
    QTest.keyClick(window, Qt.Key.Key_R)
    assert window.strip.buttons[Press.REBET].reason == "The same bet already lies on the table."
    assert window.strip.buttons[Press.REBET_AND_DEAL].isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.bridge.view.round_number == 2


def test_of_captions_that_land_together_only_the_last_is_drawn(qtbot, monkeypatch):
    window = open_window(qtbot, table_at(rules="classic", seed=5), speed="normal")
    for box in window.felt.buttons.boxes:
        box.click()
    window.skip_motion()
    drawn, said = [], []
    put = window.felt.table_scene._put_caption
    monkeypatch.setattr(window.felt.table_scene, "_put_caption", lambda: (drawn.append(1), put()))
    window.playback.shown.connect(lambda _: said.append(window.voice.last))
    press(window, Press.DEAL)
    before = len(drawn)
    window.skip_motion()
    assert len(said) > 16
    assert len(drawn) - before <= 2
    assert window.felt.table_scene.things[FeltKey(Kind.CAPTION)].look.text == window.voice.last == said[-1]
