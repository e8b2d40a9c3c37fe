from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from bjdesk.engine.events import Asked, HandStood
from bjdesk.engine.presets import PRESETS
from bjdesk.game.commands import AddChip, DealCards, TakeSeat
from bjdesk.game.rule_sets import RuleSet
from bjdesk.game.seats import COMPUTER, YOU, guest
from bjdesk.game.view import Phase
from bjdesk.ui.keys import Press
from tests.support.game import do, play_out, table_at
from tests.support.sitters import SimpleCharts
from tests.support.windows import click, open_window, press

pytestmark = pytest.mark.gui


def classic(seed=0):
    table = table_at(rules="classic", seed=seed)
    table.charts = SimpleCharts()
    return table


def choose(window, box, words):
    """Press a seat and an entry of its menu."""
    window.seats.plates.plates[box].click()
    entry = next(one for one in window.seats.menu.actions() if one.text() == words)
    entry.trigger()
    window.seats.menu.close()


def test_a_seat_is_taken_and_left_with_a_press_and_remembered(qtbot):
    saved = []
    window = open_window(qtbot, classic(), saved=saved)
    choose(window, 2, "Computer player")
    assert window.shown_view.sitter(2) == COMPUTER
    assert saved[-1].seats == {"3": "computer"}
    assert window.seats.plates.plates[2].accessibleName() == "Seat 3: computer player"
    assert not window.felt.buttons.boxes[2].isEnabled()
    choose(window, 2, "You")
    assert window.shown_view.sitter(2) == YOU
    assert saved[-1].seats == {}
    assert window.felt.buttons.boxes[2].isEnabled()


def test_a_guest_writes_a_name_and_plays_for_money_of_his_own(qtbot):
    window = open_window(qtbot, classic())
    choose(window, 4, "New guest…")
    dialog = window.side.get("guest")
    assert isinstance(dialog, QDialog)
    assert not dialog.sit.isEnabled()
    QTest.keyClicks(dialog.name, "Ann")
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    assert window.shown_view.sitter(4) == guest("Ann")
    assert window.seats.plates.plates[4].accessibleName() == "Seat 5: Ann, balance 1,000"
    balance = window.shown_view.balance
    window.felt.buttons.boxes[4].click()
    assert window.shown_view.balance == balance
    assert window.shown_view.guests_balance("Ann") == 97_500
    choose(window, 4, "Pay in 1,000 of play money for Ann")
    assert window.shown_view.guests_balance("Ann") == 197_500


def test_seats_wait_while_a_round_runs(qtbot):
    table = classic(seed=3)
    window = open_window(qtbot, table)
    window.felt.buttons.boxes[0].click()
    press(window, Press.DEAL)
    assert window.shown_view.phase is Phase.PLAYING
    plate = window.seats.plates.plates[1]
    assert not plate.isEnabled()
    assert plate.accessibleDescription() == "A round is running. Seats can be changed when it is over."


def test_there_are_no_seats_to_take_where_there_is_one_box(qtbot):
    window = open_window(qtbot, table_at())
    assert window.seats.widgets() == ()


def test_digits_bet_on_the_box_that_has_the_focus_and_never_on_a_computer_players(qtbot):
    table = classic()
    do(table, TakeSeat(0, COMPUTER))
    window = open_window(qtbot, table)
    QTest.keyClick(window, Qt.Key.Key_2)
    assert window.shown_view.bets == (0, 500, 0, 0, 0, 0, 0)
    window.felt.buttons.boxes[3].setFocus()
    QTest.keyClick(window.felt.buttons.boxes[3], Qt.Key.Key_2)
    assert window.shown_view.bets == (0, 500, 0, 500, 0, 0, 0)


def test_a_press_lands_a_computer_players_turn_and_decides_nothing(qtbot):
    table = next(found for seed in range(60) if (found := _table_on_which_a_computer_acts(seed)) is not None)
    window = open_window(qtbot, table, speed="normal")
    press(window, Press.DEAL)
    assert window.playback.running
    asked = []
    window.playback.shown.connect(lambda frame: asked.append(frame) if isinstance(frame.event, Asked) else None)
    QTest.keyClick(window, Qt.Key.Key_S)
    assert not window.playback.running
    assert len(asked) >= 2
    assert window.shown_view == table.view
    assert window.shown_view.persons_turn is not None
    assert table.view.observation.boxes[-1].hands[0].stood is False


def _table_on_which_a_computer_acts(seed):
    """A table whose first deal asks computer player and player, neither of them a question."""
    for real in (False, True):
        table = classic(seed)
        do(table, TakeSeat(0, COMPUTER))
        do(table, AddChip(1, 500))
        if real:
            return table
        frames = do(table, DealCards())
        seen = table.view.observation
        acted = any(isinstance(frame.event, HandStood) for frame in frames)
        if not acted or seen.turn is None or seen.turn.question or seen.turn.box != 1:
            return None
    return None


def test_computer_players_results_are_marked_in_the_list(qtbot):
    table = classic(seed=3)
    for box, sitter in ((0, COMPUTER), (2, guest("Ann"))):
        do(table, TakeSeat(box, sitter))
    for box in (1, 2):
        do(table, AddChip(box, 500))
    do(table, DealCards())
    play_out(table)
    window = open_window(qtbot, table)
    lines = [window.results.words.index(row, 0).data() for row in range(window.results.lines)]
    names = {line.split()[0] for line in lines}
    assert names >= {"Dealer", "CPU", "Box", "Ann"}
    window.toggle_results()
    click(window.strip.buttons[Press.REBET])
    assert window.shown_view.bets == (0, 500, 500, 0, 0, 0, 0)


def test_the_plates_follow_rules_with_fewer_and_with_more_boxes(qtbot):
    window = open_window(qtbot, classic())
    for name, boxes in (("american", 3), ("european", 7), ("single-deck", 0), ("classic", 7)):
        window.play_by(RuleSet(name, PRESETS[name], own=False))
        assert len(window.seats.plates.plates) == boxes
        window.resize(1100, 760)
        window.resize(1280, 800)
        places = [plate.geometry() for plate in window.seats.plates.plates]
        assert all(not one.intersects(other) for one, other in itertools.pairwise(places))


def test_a_plate_that_is_told_the_same_is_not_painted_again(qtbot, monkeypatch):
    window = open_window(qtbot, classic())
    painted = []
    for plate in window.seats.plates.plates:
        monkeypatch.setattr(plate, "update", lambda plate=plate: painted.append(plate))
    window.seats.show(window.shown_view)
    assert not painted
    window.press(TakeSeat(2, COMPUTER), window.bridge.view.step)
    assert painted == [window.seats.plates.plates[2]]
