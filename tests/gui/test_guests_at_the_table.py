"""Guests in every box, with names of every kind, without money, under other rules, and after a restart."""

from __future__ import annotations

import random
import re

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from bjdesk.engine.actions import Action
from bjdesk.engine.presets import PRESETS
from bjdesk.game.commands import AddChip, DealCards, TakeSeat
from bjdesk.game.rule_sets import RuleSet
from bjdesk.game.seats import YOU, guest, seats_of
from bjdesk.game.verify import findings
from bjdesk.game.view import Phase
from bjdesk.ui.brushes import text_width
from bjdesk.ui.dialogs.fields import named_label
from bjdesk.ui.felt.keys import Key, Kind
from bjdesk.ui.keys import Press
from bjdesk.ui.labels import Button
from bjdesk.ui.seat_words import name_words
from bjdesk.ui.theme import Role, role_font
from tests.support.any_rules import check
from tests.support.game import do, play_out, table_at
from tests.support.windows import open_window, press

pytestmark = pytest.mark.gui
NAMES = ("A&B", "<b>Ann</b>", "{who}{0}", "%n %1 %s", "שרה לוי", "Žofie Ångström", "W" * 16)
"""A mnemonic, a mark-up, two kinds of blanks to fill in, a name that runs from right to left, accents, the longest."""


def sitting(names, *, path=":memory:", seed=5):
    table = table_at(path, rules="classic", seed=seed)
    for box, name in enumerate(names):
        do(table, TakeSeat(box, guest(name)))
    return table


def play_round(window, chance, boxes=7):
    for box in range(boxes):
        window.felt.buttons.boxes[box].click()
    press(window, Press.DEAL)
    while window.shown_view.phase is Phase.PLAYING:
        if window.prompt.question is not None:
            chance.choice((window.prompt.yes, window.prompt.no)).click()
        else:
            on = [one for one, button in window.strip.buttons.items() if button.isEnabled() and button.isVisible()]
            press(window, chance.choice(on))
    check(window.rooms.table)


def test_guests_of_every_name_play_all_boxes_and_are_called_as_they_are_written(qtbot, languages):
    window = open_window(qtbot, sitting(NAMES))
    said = []
    window.playback.shown.connect(lambda _: said.append(window.voice.last))
    before, chance = window.shown_view.balance, random.Random(1)
    for code in languages:
        window.rooms.language.set(code)
        play_round(window, chance)
        for key in (Qt.Key.Key_F2, Qt.Key.Key_F4, Qt.Key.Key_F5):
            QTest.keyClick(window, key)
            said.append(window.voice.last)
        window.toggle_results()
        window.toggle_results()
        window.open(Button.GAMELOGS)
        window.side.close_all()
    assert window.shown_view.balance == before
    for name in NAMES:
        assert any(name in text for text in said), name


def test_a_menu_of_seats_shows_names_as_they_are_written(qtbot):
    window = open_window(qtbot, sitting(NAMES))
    window.seats.open(0)
    shown = [
        action.text().replace("&&", "\0").replace("&", "").replace("\0", "&") for action in window.seats.menu.actions()
    ]
    for name in NAMES:
        assert f"{name_words(name)}, balance 1,000" in shown
    window.seats.menu.close()


def test_a_name_is_never_taken_for_mark_up(qtbot):
    window = open_window(qtbot, sitting(NAMES))
    tips = [plate.toolTip() for plate in window.seats.plates.plates]
    assert [QTextDocumentFragment.fromHtml(tip).toPlainText() if "<" in tip else tip for tip in tips] == [
        f"Seat {box}: {name_words(name)}, balance 1,000" for box, name in enumerate(NAMES, start=1)
    ]
    assert named_label(text="<b>Ann</b>").textFormat() is Qt.TextFormat.PlainText


# ---------------------------------------------------------------- money


def emptied(names=("Ann", "Bo")):
    """A table whose first guest has nothing left: the last round took it all."""
    for seed in range(400):
        table = sitting(names, seed=seed)
        do(table, AddChip(0, 50_000))
        do(table, AddChip(0, 50_000))
        do(table, AddChip(1, 500))
        do(table, AddChip(2, 500))
        do(table, DealCards())
        play_out(
            table,
            lambda legal: next(
                a for a in (*(n for n in Action if n.value.startswith("no-")), Action.STAND) if a in legal
            ),
        )
        if table.view.guests_balance(names[0]) == 0:
            return table
        table.close()
    raise AssertionError("no such round")


def test_a_guest_without_money_is_told_of_by_name_wherever_it_lacks(qtbot):
    window = open_window(qtbot, emptied())
    view = window.shown_view
    assert (view.last_bets[:3], view.guests_balance("Ann")) == ((100_000, 500, 500), 0)
    for key in (Press.REBET, Press.REBET_AND_DEAL):
        button = window.strip.buttons[key]
        assert not button.isEnabled()
        assert button.reason == "Not enough for Ann: 1,000 is missing. The guest's seat lets pay in."
    window.felt.buttons.boxes[0].click()
    assert "Ann" in window.voice.last
    assert window.shown_view.bets == (0,) * 7
    choose = next(a for a in _menu(window, 0) if "Pay in" in a.text())
    choose.trigger()
    assert window.strip.buttons[Press.REBET].reason == ""
    window.strip.buttons[Press.REBET].click()
    assert window.shown_view.bets[:3] == (100_000, 500, 500)
    check(window.rooms.table)


def test_a_reason_with_a_name_is_never_taken_for_mark_up(qtbot):
    window = open_window(qtbot, emptied(("<img src=/x>", "Bo")))
    tips = [one.toolTip() for one in window.findChildren(QWidget) if "img src" in one.toolTip()]
    told = [QTextDocumentFragment.fromHtml(tip).toPlainText() for tip in tips]
    assert "Not enough for <img src=/x>: 1,000 is missing. The guest's seat lets pay in." in told
    assert all("<img src=/x>" in text for text in told)


def _menu(window, box):
    window.seats.open(box)
    return window.seats.menu.actions()


# ---------------------------------------------------------------- other rules, and a restart


def test_bets_go_back_and_guests_keep_their_seats_when_the_rules_have_one_box_for_a_while(qtbot):
    window = open_window(qtbot, sitting(NAMES))
    play_round(window, random.Random(3))
    for box in range(7):
        window.felt.buttons.boxes[box].click()
    held = dict(window.shown_view.guests)
    laid = window.shown_view.bets[0]
    window.play_by(RuleSet("single-deck", PRESETS["single-deck"], own=False))
    view = window.shown_view
    assert (view.bets, view.last_bets) == ((0,), None)
    assert dict(view.guests) == {name: left + laid for name, left in held.items()}
    assert view.sitter(0) == YOU
    play_round(window, random.Random(4), boxes=1)
    window.play_by(RuleSet("american", PRESETS["american"], own=False))
    assert [window.shown_view.sitter(box).name for box in range(3)] == list(NAMES[:3])
    play_round(window, random.Random(5), boxes=3)
    window.play_by(RuleSet("classic", PRESETS["classic"], own=False))
    assert [window.shown_view.sitter(box).name for box in range(7)] == list(NAMES)


def test_seven_guests_go_on_in_the_middle_of_a_round_after_a_restart(qtbot, tmp_path):
    path, saved = tmp_path / "table.db", []
    window = open_window(qtbot, sitting(NAMES, path=path), saved=saved)
    for box in range(7):
        window.felt.buttons.boxes[box].click()
    press(window, Press.DEAL)
    before = window.shown_view
    assert before.phase is Phase.PLAYING
    window.leave()
    window.rooms.table.close()
    table = table_at(path, rules="classic", seed=6)
    table.seat(seats_of({str(box + 1): guest(name).code for box, name in enumerate(NAMES)}))
    again = open_window(qtbot, table)
    assert again.shown_view.observation == before.observation
    assert again.shown_view.guests == before.guests
    assert [again.shown_view.sitter(box).name for box in range(7)] == list(NAMES)
    while again.shown_view.phase is Phase.PLAYING:
        (again.prompt.no if again.prompt.question else again.strip.buttons[Press.STAND]).click()
        check(table)
    assert list(findings(table.database)) == []
    assert again.strip.buttons[Press.REBET].reason.startswith("After a resumed round")
    table.close()


# ---------------------------------------------------------------- what is said and seen of many


@pytest.mark.parametrize("size", [QSize(960, 600), QSize(1280, 800)])
def test_the_results_of_many_guests_are_counted_and_lie_over_no_card(qtbot, languages, size):
    window = open_window(qtbot, sitting((*NAMES[:5], "Ann", "Bo")), size=size)
    for code in languages:
        window.rooms.language.set(code)
        play_round(window, random.Random(6))
        caption = window.felt.table_scene.things[Key(Kind.CAPTION)].look
        assert not caption.panel
    assert re.fullmatch(r"Hosté: [\w ,]+\. Zůstatek 1\s000\.", window.voice.last)


def test_one_guest_is_called_by_name_and_one_box_is_one_box(qtbot):
    table = sitting(("Ann",))
    window = open_window(qtbot, table)
    chance = random.Random(7)
    while True:
        play_round(window, chance)
        if "Ann:" in window.voice.last:
            break
    assert re.search(r"Ann: (won|lost|neither)", window.voice.last)
    assert "6 boxes" in window.voice.last


def test_a_name_too_long_for_its_plate_ends_in_dots_and_the_money_stands_whole(qtbot):
    window = open_window(qtbot, sitting(NAMES), size=QSize(960, 600))
    plate = window.seats.plates.plates[6]
    full = role_font(Role.OVER, plate._size)
    text, font = plate._written(plate._line.width() - 30, full)
    assert text.startswith("WWW")
    assert text.endswith("… 1,000")
    assert font.pixelSize() >= 0.75 * full.pixelSize()
    assert text_width(text, font) <= plate._line.width()


def test_a_name_that_runs_from_right_to_left_turns_nothing_around_it(qtbot):
    window = open_window(qtbot, sitting(NAMES))
    name = window.seats.plates.plates[4].accessibleName()
    assert name == f"Seat 5: \u2068{NAMES[4]}\u2069, balance 1,000"
    assert "\u2068" not in window.seats.plates.plates[5].accessibleName()


def test_who_sits_there_is_marked_in_the_menu_under_its_bar_too(qtbot):
    window = open_window(qtbot, sitting(("Ann",)))
    window.seats.open(0)
    menu = window.seats.menu
    active = menu.activeAction()
    assert active.isChecked()
    shown, line = menu.grab().toImage(), menu.actionGeometry(active)
    dot = line.x() + 3 * round(0.3 * window.look.font)
    gold, ink = (shown.pixelColor(x, line.center().y()).lightness() for x in (line.right() - 20, dot))
    assert ink < gold / 2
    menu.close()
