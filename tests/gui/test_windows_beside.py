from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel

from bjdesk.game.commands import AddChip, DealCards, PayIn, Rebuy
from bjdesk.game.view import Phase
from bjdesk.ui.felt.deck import Deck
from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.felt.view import Finish
from bjdesk.ui.keys import Press
from bjdesk.ui.labels import Button
from bjdesk.ui.models.roles import Role
from bjdesk.ui.theme import HIGH_CONTRAST, FeltColour
from tests.support.game import bet_and_deal, do, play_rounds, table_at
from tests.support.windows import PLAIN, asks_insurance, click, just_plays, open_window, press, seed_where

pytestmark = pytest.mark.gui
Key = Qt.Key
OPENED = {
    Button.RULES: "rules",
    Button.GAMELOGS: "gamelogs",
    Button.STATISTICS: "statistics",
    Button.VERSION: "version",
    Button.SETTINGS: "settings",
    Button.REBUY: "rebuy",
}


def field(window, name):
    dialog = window.side.get("settings")
    return next(row.field for row in dialog._rows if row.name == name)


def choose(window, name, value):
    dialog = window.side.get("settings")
    row = next(row for row in dialog._rows if row.name == name)
    row.field.setCurrentIndex(list(row.values).index(value))
    row.field.activated.emit(row.field.currentIndex())


# ---------------------------------------------------------------- opening


@pytest.mark.parametrize("button", OPENED)
def test_each_button_of_the_bar_opens_its_window_once(qtbot, button):
    window = open_window(qtbot, table_at())
    click_bar(window, button)
    first = window.side.get(OPENED[button])
    assert first.isVisible()
    window.open(button)
    assert window.side.get(OPENED[button]) is first
    QTest.keyClick(first, Key.Key_Escape)
    assert window.side.get(OPENED[button]) is None


def click_bar(window, button):
    QTest.mouseClick(window.bar.buttons[button], Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("key, name", [(Key.Key_F1, "rules"), (Key.Key_F9, "gamelogs"), (Key.Key_F10, "rebuy")])
def test_the_keys_of_the_windows(qtbot, key, name):
    window = open_window(qtbot, table_at())
    QTest.keyClick(window, key)
    assert window.side.get(name).isVisible()


def test_every_window_speaks_every_language_at_once(qtbot, languages):
    window = open_window(qtbot, table_at())
    for button in OPENED:
        window.open(button)
    titles = {}
    for code in languages:
        window.rooms.language.set(code)
        qtbot.wait(1)
        titles[code] = [window.side.get(name).windowTitle() for name in OPENED.values()]
        for name in OPENED.values():
            sheet = window.side.get(name)
            for part in sheet.findChildren(QAbstractButton) + sheet.findChildren(QLabel):
                assert "{" not in part.text(), (code, name, part.text())
    assert len({tuple(words) for words in titles.values()}) == len(languages)


def test_no_word_of_a_window_is_cut_in_any_language(qtbot, languages):
    window = open_window(qtbot, table_at())
    for button in OPENED:
        window.open(button)
    for code in languages:
        window.rooms.language.set(code)
        qtbot.wait(1)
        for name in OPENED.values():
            sheet = window.side.get(name)
            sheet.adjustSize()
            for part in sheet.findChildren(QAbstractButton):
                if part.isVisible() and part.hasHeightForWidth():  # its words wrap
                    assert part.height() >= part.heightForWidth(part.width()), (code, part.text())
                elif part.isVisible() and part.text():
                    assert part.width() >= part.fontMetrics().horizontalAdvance(part.text()), (code, part.text())


# ---------------------------------------------------------------- the language


def test_the_language_changes_in_mid_hand_and_the_hand_stays(qtbot, languages):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)))
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    before = window.shown_view
    QTest.keyClick(window, Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    qtbot.wait(1)
    assert window.rooms.language.current() == "sv"
    assert window.settings.language == "sv"
    assert window.strip.buttons[Press.HIT].accessibleName() == "Köp"
    assert window.strip.buttons[Press.SURRENDER].accessibleDescription() != ""
    assert window.voice.last.startswith("Du har ")
    assert window.shown_view == before
    press(window, Press.HIT)
    assert len(window.shown_view.observation.boxes[0].hands[0].cards) == 3


# ---------------------------------------------------------------- settings


def test_each_setting_acts_at_once_and_is_remembered(qtbot):
    saved = []
    window = open_window(qtbot, table_at(), saved=saved, speed=None)
    window.open(Button.SETTINGS)
    choose(window, "speed", "fast")
    assert window.playback.speed is Speed.FAST
    choose(window, "reduced_motion", "on")
    assert window.playback.speed is Speed.REDUCED
    choose(window, "hit_guard_ms", 500)
    assert window.strip.guard.hit_guard == 500
    choose(window, "felt", "burgundy")
    choose(window, "high_contrast", "on")
    assert window.felt._finish == Finish(FeltColour.BURGUNDY, HIGH_CONTRAST, Deck(high_contrast=True))
    choose(window, "currency", "EUR")
    assert "€" in window.bar.labels[next(iter(window.bar.labels))].accessibleName()
    assert saved[-1] == window.settings
    assert (saved[-1].speed, saved[-1].currency, saved[-1].hit_guard_ms) == ("fast", "EUR", 500)
    choose(window, "currency", "")


def test_larger_text_makes_everything_larger(qtbot):
    window = open_window(qtbot, table_at())
    window.open(Button.RULES)
    before = window.look.font, window.bar.height()
    QTest.keyClick(window, Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert window.settings.text_scale == 1.25
    assert window.look.font == before[0] * 1.25
    assert window.bar.height() > before[1]
    QTest.keyClick(window, Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert window.look.font == before[0]


def test_who_does_not_want_to_be_asked_is_not(qtbot):
    settings = replace(PLAIN, ask_insurance={"single-deck": False})
    window = open_window(qtbot, table_at(seed=seed_where(asks_insurance)), settings=settings)
    for _ in range(2):
        click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    assert window.prompt.question is None
    assert window.shown_view.observation.boxes[0].insurance == 0


# ---------------------------------------------------------------- money


def test_the_cashier_moves_money_and_judges_amounts(qtbot):
    table = table_at()
    window = open_window(qtbot, table)
    window.open(Button.REBUY)
    cashier = window.side.get("rebuy")
    cashier.rebuy.amount.setText("250")
    cashier.rebuy.go.click()
    assert (table.view.balance, table.view.wallet) == (125_000, 975_000)
    cashier.rebuy.amount.setText("99999")
    assert not cashier.rebuy.go.isEnabled()
    assert "90,249" in cashier.rebuy.refusal.text().replace("\N{NO-BREAK SPACE}", ",")
    cashier.pay_in.amount.setText("12.50")
    cashier.pay_in.go.click()
    assert table.view.wallet == 976_250


def test_unreadable_amounts_move_nothing(qtbot):
    window = open_window(qtbot, table_at())
    window.open(Button.REBUY)
    cashier = window.side.get("rebuy")
    for text in ("", "-5", "abc", "1.234", "0"):
        cashier.rebuy.amount.setText(text)
        assert not cashier.rebuy.go.isEnabled(), text


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_name_stands_in_the_middle_beside_its_field(qtbot, scale):
    window = open_window(qtbot, table_at(), settings=replace(PLAIN, text_scale=scale))
    window.session.ask_for_break()
    asked = window.side.get("break")
    asked.layout().activate()
    assert abs(asked._name.geometry().center().y() - asked.choice.geometry().center().y()) <= 1


def test_the_lists_of_version_begin_at_one_edge(qtbot, languages):
    window = open_window(qtbot, table_at())
    window.open(Button.VERSION)
    about = window.side.get("version")
    for code in languages:
        window.rooms.language.set(code)
        QTest.qWait(1)
        first = {"MIT", about.seal._next.text()}
        values = [label for label in about.findChildren(QLabel) if label.text() in first and label.isVisible()]
        assert len({label.mapTo(about, label.rect().topLeft()).x() for label in values}) == 1, code


# ---------------------------------------------------------------- gamelogs, rules, results


def test_the_gamelogs_tell_a_round_in_words(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)))
    window.rooms.language.set("en")
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    while window.shown_view.phase is Phase.PLAYING:
        press(window, Press.STAND)
    window.open(Button.GAMELOGS)
    dialog = window.side.get("gamelogs")
    words = dialog.rounds.words
    assert words.rowCount() == 1
    row = {role: words.index(0, column).data() for column, role in enumerate(words.columns)}
    assert row[Role.RULES] == "Single deck"
    assert row[Role.WAGER] == "1"
    spoken = words.index(0, words.columns.index(Role.CARDS)).data(Qt.ItemDataRole.AccessibleTextRole)
    assert " of " in spoken


def test_empty_gamelogs_say_so(qtbot):
    window = open_window(qtbot, table_at())
    window.open(Button.GAMELOGS)
    dialog = window.side.get("gamelogs")
    assert dialog.rounds.list.empty.isVisible()
    assert not dialog.rounds.list.table.isVisible()


def test_the_rules_can_be_read_in_mid_hand(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)))
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    QTest.keyClick(window, Key.Key_F1)
    assert len(window.side.get("rules").text.toPlainText()) > 1000
    press(window, Press.HIT)
    assert len(window.shown_view.observation.boxes[0].hands[0].cards) == 3


def test_the_results_hang_until_the_next_bet(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)))
    QTest.keyClick(window, Key.Key_F8)
    assert not window.results.isVisible()
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    while window.shown_view.phase is Phase.PLAYING:
        press(window, Press.STAND)
    QTest.keyClick(window, Key.Key_F8)
    assert window.results.isVisible()
    click(window.strip.rack.chips[0])
    assert not window.results.isVisible()


def test_the_marks_of_the_results_are_seen_in_high_contrast_too(qtbot):
    table = table_at(seed=3, rules="classic")
    play_rounds(table, 1, random.Random(3), boxes=1)
    window = open_window(qtbot, table, settings=replace(PLAIN, high_contrast="on"))
    QTest.keyClick(window, Key.Key_F8)
    lines, size = window.results.list, window.results.look.font
    row = lines.visualRect(lines.model().index(1, 0))
    mark = QRect(round(row.x() + 7.6 * size), row.y() + 3, round(size), row.height() - 6)
    seen = lines.viewport().grab(mark).toImage()
    light = {seen.pixelColor(x, y).lightness() for x in range(seen.width()) for y in range(seen.height())}
    assert max(light) > 200


@pytest.mark.parametrize(("boxes", "cut"), [(1, False), (7, True)])
def test_the_print_loses_its_words_while_the_results_would_cut_them(qtbot, boxes, cut):
    table = table_at(seed=3, rules="classic")
    play_rounds(table, 1, random.Random(3), boxes=boxes)
    window = open_window(qtbot, table)
    words = window.felt.table_layout.caption.toAlignedRect().translated(0, -60)
    printed = window.felt.grab(words).toImage()
    for key in (Key.Key_F8, Key.Key_Escape):
        QTest.keyClick(window, Key.Key_F8)
        assert window.results.isVisible()
        assert (window.felt.grab(words).toImage() != printed) is cut
        QTest.keyClick(window, key)
        assert not window.results.isVisible()
        assert window.felt.grab(words).toImage() == printed


# ---------------------------------------------------------------- first start, speaking keys, size


def test_the_first_start_says_once_that_this_is_play_money(qtbot):
    saved = []
    window = open_window(qtbot, table_at(), settings=replace(PLAIN, notice_seen=False), saved=saved)
    assert window.notice.isVisible()
    click(window.notice.button)
    assert window.notice is None
    assert saved[-1].notice_seen


def test_the_notice_goes_with_the_first_round(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)), settings=replace(PLAIN, notice_seen=False))
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    assert window.notice is None
    assert window.settings.notice_seen


@pytest.mark.parametrize("key, said", [(Key.Key_F2, "Your hand"), (Key.Key_F3, "Dealer"), (Key.Key_F4, "999")])
def test_the_speaking_keys_answer(qtbot, key, said):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)))
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    qtbot.waitSignal(window.announcer.said, timeout=2000).wait()
    with qtbot.waitSignal(window.announcer.said, timeout=2000):
        QTest.keyClick(window, key)
    assert said in window.announcer.last


def test_the_place_of_the_window_is_remembered(qtbot):
    saved = []
    window = open_window(qtbot, table_at(), saved=saved)
    window.resize(1000, 700)
    window.leave()
    again = open_window(qtbot, table_at(), settings=saved[-1], size=window.size())
    assert saved[-1].geometry
    assert again.size() == window.size()


def test_a_second_money_command_from_the_cashier_carries_the_newest_step(qtbot):
    table = table_at()
    window = open_window(qtbot, table)
    window.open(Button.REBUY)
    cashier = window.side.get("rebuy")
    cashier.wanted.emit(Rebuy(100))
    cashier.wanted.emit(PayIn(200))
    assert (table.view.balance, table.view.wallet) == (100_100, 1_000_100)
    do(table, AddChip(0, 100))
    do(table, DealCards())


def test_what_fixes_the_cards_is_shown_before_the_bet_and_takes_the_players_text(qtbot):
    window = open_window(qtbot, table_at())
    window.open(Button.VERSION)
    seal = window.side.get("version").seal
    before = window.bridge.view
    assert seal._next.text().replace("\n", "") == before.next_commitment == before.commitment
    assert not seal._this.isVisible()
    seal.text.setText("lucky seven")
    seal.text.editingFinished.emit()
    after = window.bridge.view
    assert after.next_client_text == "lucky seven"
    assert after.next_commitment == before.next_commitment


def test_while_a_shoe_is_played_the_next_one_is_committed_already(qtbot):
    table = table_at(seed=seed_where(just_plays))
    window = open_window(qtbot, table)
    bet_and_deal(table)
    window.open(Button.VERSION)
    seal = window.side.get("version").seal
    view = table.view
    assert seal._this.text().replace("\n", "") == view.commitment
    assert seal._next.text().replace("\n", "") == view.next_commitment != view.commitment


def test_a_held_enter_moves_money_once(qtbot):
    window = open_window(qtbot, table_at())
    window.open(Button.REBUY)
    cashier = window.side.get("rebuy")
    wallet = window.bridge.view.wallet
    cashier.rebuy.amount.setText("100")
    for _ in range(3):
        qtbot.keyClick(cashier.rebuy.amount, Key.Key_Return)
    assert window.bridge.view.wallet == wallet - 10_000
