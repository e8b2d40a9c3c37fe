"""Practice in the window: a set-up hand played by clicks, no money moved, and back to the table as it was left."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGridLayout

from bjdesk.engine.notation import cards_text, parse_card
from bjdesk.engine.presets import PRESETS
from bjdesk.game.commands import Rebuy, TableRefusal
from bjdesk.game.practice_hand import PracticeHand, hand_of_case
from bjdesk.game.view import Phase
from bjdesk.ui.dialogs.practice import PracticeDialog
from bjdesk.ui.keys import Press
from bjdesk.ui.labels import Button
from bjdesk.ui.refusals import refusal_text
from tests.golden.pictures.likeness import difference, halved
from tests.support.game import bet_and_deal, books, table_at
from tests.support.languages import CODES, speaking
from tests.support.windows import PLAIN, click, just_plays, open_window, press, seed_where

pytestmark = pytest.mark.gui
CASE = {
    "rules": "single-deck",
    "balance": "1000.00",
    "boxes": [{"bet": "10.00", "cards": "8s 8h"}],
    "dealer": "6d Td",
    "next": "3c Ks 5h 9d",
}
EIGHTS = hand_of_case(CASE)


def practise_eights(window):
    """Play the case by clicks: split, double, stand."""
    window.practice.begin(EIGHTS)
    for button in (Press.DEAL, Press.SPLIT, Press.DOUBLE, Press.STAND):
        press(window, button)
    return window.shown_view


def test_a_case_is_played_by_clicks_and_no_money_moves(qtbot, tmp_path):
    path = tmp_path / "table.db"
    table = table_at(path)
    window = open_window(qtbot, table, folder=tmp_path)
    held, before = books(table), path.read_bytes()
    view = practise_eights(window)
    assert (view.phase, view.net, view.balance) == (Phase.RESULTS, 3_000, 103_000)
    press(window, Press.REBET)
    assert window.shown_view.bets == (1000,)
    click(window.practice.bar.deal_again)
    assert (window.shown_view.balance, window.shown_view.bets) == (99_000, (1000,))
    click(window.practice.bar.back)
    assert path.read_bytes() == before
    assert books(table) == held
    assert table.round_count() == 0


@pytest.mark.parametrize("stage", ["betting", "playing", "results"])
def test_back_to_the_table_it_is_exactly_where_it_was(qtbot, tmp_path, stage):
    table = table_at(tmp_path / "table.db", seed=seed_where(just_plays))
    window = open_window(qtbot, table, folder=tmp_path)
    click(window.strip.rack.chips[1])
    if stage != "betting":
        press(window, Press.DEAL)
    while stage == "results" and window.shown_view.phase is Phase.PLAYING:
        press(window, Press.STAND)
    there, felt = window.shown_view, window.felt.grab().toImage()
    practise_eights(window)
    assert table.view == there
    click(window.practice.bar.back)
    assert window.shown_view == window.bridge.view == table.view == there
    apart = difference(halved(window.felt.grab().toImage()), halved(felt))
    assert apart.worst < 3  # the letters of the print are set anew, and round otherwise
    assert window.practice.bar is None
    if stage == "playing":
        press(window, Press.HIT)
        assert len(window.shown_view.observation.boxes[0].hands[0].cards) == 3


def test_it_is_marked_for_eyes_for_screen_readers_and_on_the_desktop(qtbot, tmp_path):
    window = open_window(qtbot, table_at(), folder=tmp_path)
    window.practice.begin(EIGHTS)
    bar = window.practice.bar
    assert bar.isVisible()
    assert "no money moves" in bar.accessibleName()
    assert "practice" in window.windowTitle()
    names = [button.accessibleName() for button in (bar.deal_again, bar.set_up, bar.back)]
    assert names == ["Again", "Set up a hand", "Back to the table"]
    assert bar.geometry().bottom() < window.strip.geometry().top()
    assert window.felt.geometry().bottom() < bar.geometry().top()
    window.practice.leave()
    assert window.windowTitle() == "bjdesk"


@pytest.mark.parametrize("button", [Button.REBUY, Button.GAMELOGS, Button.STATISTICS])
def test_what_needs_the_books_is_off_with_the_reason(qtbot, tmp_path, button):
    window = open_window(qtbot, table_at(), folder=tmp_path)
    window.practice.begin(EIGHTS)
    reason = refusal_text(TableRefusal.PRACTICE, window.shown_view, Rebuy(100))
    there = window.bar.buttons[button]
    assert not there.isEnabled()
    assert there.accessibleDescription() == reason
    window.open(button)
    assert window.voice.last == reason
    assert window.side.get(button.name.lower()) is None
    window.practice.leave()
    assert there.isEnabled()


def test_a_bet_that_practice_money_does_not_cover_leads_to_again_and_not_to_rebuy(qtbot, tmp_path):
    window = open_window(qtbot, table_at(), folder=tmp_path)
    window.practice.begin(replace(EIGHTS, balance=1500))
    QTest.keyClick(window, Qt.Key.Key_X)
    assert "AGAIN" in window.voice.last
    assert window.side.get("money") is None


def test_other_rules_wait_until_practice_is_over(qtbot, tmp_path):
    saved = []
    window = open_window(qtbot, table_at(), folder=tmp_path, saved=saved)
    window.practice.begin(EIGHTS)
    window.open(Button.RULES)
    dialog = window.side.get("rules")
    dialog.choice.choose("vegas")
    dialog._show()
    assert not dialog.play.isEnabled()
    assert "practice" in dialog.play.accessibleDescription()
    assert all(settings.rules == PLAIN.rules for settings in saved)


def test_closing_asks_for_the_round_that_is_kept_and_not_for_practice(qtbot, tmp_path):
    window = open_window(qtbot, table_at(), folder=tmp_path)
    window.practice.begin(EIGHTS)
    press(window, Press.DEAL)
    assert window.close()
    table = table_at(seed=seed_where(just_plays))
    bet_and_deal(table)
    window = open_window(qtbot, table, folder=tmp_path)
    window.practice.begin(EIGHTS)
    assert not window.close()
    assert window.side.get("leave") is not None


# ---------------------------------------------------------------- the editor


def edit(qtbot, tmp_path, table=None):
    window = open_window(qtbot, table or table_at(), folder=tmp_path)
    window.open(Button.RULES)
    window.side.get("rules").practise.click()
    return window, window.side.get("practice")


def choose(field, text):
    field.setCurrentIndex(0 if not text else field.findText(text))


def test_a_hand_is_set_up_from_the_rules_window_and_played(qtbot, tmp_path):
    table = table_at()
    window, dialog = edit(qtbot, tmp_path, table)
    dialog.boxes[0].bet.setText("25")
    for field, name in zip(dialog.boxes[0].cards, ("Ace of spades", "7 of hearts"), strict=True):
        choose(field, name)
    choose(dialog.dealer[0], "9 of clubs")
    choose(dialog.following[0], "3 of diamonds")
    QTest.mouseClick(dialog.play, Qt.MouseButton.LeftButton)
    assert window.side.get("rules") is None
    press(window, Press.DEAL)
    press(window, Press.HIT)
    seen = window.shown_view.observation
    assert cards_text(seen.boxes[0].hands[0].cards) == "As 7h 3d"
    assert seen.dealer.cards[0] == parse_card("9c")
    assert (table.view.phase, table.view.balance) == (Phase.BETTING, 100_000)


def test_the_editor_opens_on_what_is_practised(qtbot, tmp_path):
    window = open_window(qtbot, table_at(), folder=tmp_path)
    window.practice.begin(EIGHTS)
    click(window.practice.bar.set_up)
    assert window.side.get("practice").hand == EIGHTS


def test_each_rule_set_has_its_boxes_and_a_european_dealer_no_hole_card(qtbot, tmp_path):
    _, dialog = edit(qtbot, tmp_path)
    for name, rules in PRESETS.items():
        dialog.rules.choose(name)
        dialog.rules.picked.emit(dialog.rules.chosen)
        assert len(dialog.boxes) == rules.boxes
        assert dialog.dealer[1].isHidden() is (name in {"european", "krog"} and rules.hole_card.value == "european")
        assert dialog.hand.rules == rules


def test_no_field_lies_over_another_when_the_rules_bring_more_boxes(qtbot, tmp_path):
    _, dialog = edit(qtbot, tmp_path)
    for name in ("classic", "single-deck", "american"):
        dialog.rules.choose(name)
        dialog.rules.picked.emit(dialog.rules.chosen)
        QTest.qWait(1)
        rows = [row.bet.geometry() for row in dialog.boxes] + [dialog.dealer[0].geometry()]
        assert all(upper.bottom() < lower.top() for upper, lower in itertools.pairwise(rows))
        assert all(row.height() >= 44 for row in rows)


@pytest.mark.parametrize(
    "bet, cards, says",
    [
        ("", ("", ""), "bet"),
        ("0.5", ("", ""), "least"),
        ("501", ("", ""), "highest"),
        ("10.5", ("", ""), "multiple"),
        ("10", ("Ace of spades", "Ace of spades"), "2 times"),
    ],
)
def test_what_cannot_be_dealt_is_refused_as_it_is_written(qtbot, tmp_path, bet, cards, says):
    _, dialog = edit(qtbot, tmp_path)
    assert dialog.play.isEnabled()
    dialog.boxes[0].bet.setText(bet)
    for field, name in zip(dialog.boxes[0].cards, cards, strict=True):
        choose(field, name)
    assert not dialog.play.isEnabled()
    assert says in dialog.refusal.text()
    assert dialog.play.accessibleDescription() == dialog.refusal.text()


def test_the_editor_speaks_every_language(qtbot, tmp_path, languages):
    said = {}
    for code in CODES:
        with speaking(code):
            dialog = PracticeDialog(PracticeHand(PRESETS["american"], "american", bets=(1000,)), _sets(tmp_path))
            qtbot.addWidget(dialog)
            dialog.boxes[0].bet.setText("0")
            said[code] = [dialog.windowTitle(), dialog.refusal.text(), dialog.play.text(), dialog.dealer[0].itemText(0)]
    for place in range(4):
        assert len({texts[place] for texts in said.values()}) == len(CODES)


def _sets(folder):
    from bjdesk.game.rule_sets import RuleSets

    return RuleSets(folder / "rules")


@pytest.mark.parametrize("size", [QSize(960, 600), QSize(1280, 800), QSize(1920, 1080)])
def test_the_practice_strip_leaves_every_word_and_button_its_room(qtbot, tmp_path, languages, size):
    window = open_window(qtbot, table_at(), folder=tmp_path, size=size)
    window.practice.begin(EIGHTS)
    for code in CODES:
        with speaking(code):
            window._retranslate()
            bar = window.practice.bar
            faces = [button.face.translated(button.pos()) for button in (bar.deal_again, bar.set_up, bar.back)]
            assert all(face.height() >= 44 and face.width() >= 44 for face in faces)
            assert faces[0].right() < faces[1].left()
            assert faces[1].right() < faces[2].left()
            assert bar.words_fit, code


@pytest.mark.parametrize("code", CODES)
def test_the_editor_of_hands_is_as_high_as_its_fields(qtbot, languages, code):
    window = open_window(qtbot, table_at(rules="vegas"), settings=replace(PLAIN, language=code))
    window.rooms.language.set(code)
    window.practice.set_up()
    dialog = window.side.get("practice")
    qtbot.waitUntil(dialog.isVisible)
    assert dialog._area.verticalScrollBar().maximum() == 0
    assert dialog._area.viewport().height() - dialog.body.totalHeightForWidth(dialog._inner.width()) <= 40


def test_what_stands_side_by_side_moves_apart_with_the_text(qtbot):
    window = open_window(qtbot, table_at(rules="vegas"), settings=replace(PLAIN, text_scale=2.0))
    window.practice.set_up()
    fields = window.side.get("practice").findChild(QGridLayout)
    large = fields.horizontalSpacing()
    window.change_settings(replace(window.settings, text_scale=1.0))
    assert large == 2 * fields.horizontalSpacing() > 0
