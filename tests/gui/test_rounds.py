from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bjdesk.engine.actions import Action
from bjdesk.engine.notation import cards_text
from bjdesk.game.commands import Act, AddChip, DealCards
from bjdesk.game.view import Phase
from bjdesk.ui.keys import Press
from tests.support.game import do, table_at
from tests.support.windows import asks_insurance, click, just_plays, may_split, open_window, press, seed_where

pytestmark = pytest.mark.gui
Key = Qt.Key


def stand_until_over(window):
    while window.shown_view.phase is Phase.PLAYING:
        if window.prompt.question is not None:
            click(window.prompt.no)
        else:
            press(window, Press.STAND)


def test_a_whole_round_by_mouse(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)))
    for chip in (2, 2, 1):
        click(window.strip.rack.chips[chip])
    assert window.shown_view.bets == (5500,)
    assert window.shown_view.balance == 94500
    press(window, Press.DEAL)
    assert window.shown_view.phase is Phase.PLAYING
    press(window, Press.HIT)
    assert len(window.shown_view.observation.boxes[0].hands[0].cards) == 3
    stand_until_over(window)
    assert window.shown_view.phase is Phase.RESULTS
    assert window.shown_view.balance == 94500 + (window.shown_view.paid or 0)
    press(window, Press.REBET)
    assert window.shown_view.bets == (5500,)


def test_a_whole_round_by_keys(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)))
    for key in (Key.Key_3, Key.Key_3, Key.Key_2):
        QTest.keyClick(window, key)
    QTest.keyClick(window, Key.Key_2, Qt.KeyboardModifier.ShiftModifier)
    assert window.shown_view.bets == (5000,)
    QTest.keyClick(window, Key.Key_Backspace)
    assert window.shown_view.bets == (5500,)
    QTest.keyClick(window, Key.Key_Return)
    QTest.keyClick(window, Key.Key_H)
    while window.shown_view.phase is Phase.PLAYING:
        QTest.keyClick(window, Key.Key_S)
    QTest.keyClick(window, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.shown_view.round_number == 2
    assert window.shown_view.bet == 5500


def test_space_hits_while_the_felt_has_the_focus(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)))
    QTest.keyClick(window, Key.Key_1)
    QTest.keyClick(window, Key.Key_Return)
    QTest.keyClick(window.felt, Key.Key_Space)
    assert len(window.shown_view.observation.boxes[0].hands[0].cards) == 3


def test_a_split_is_played_hand_by_hand(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(may_split)))
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    press(window, Press.SPLIT)
    hands = window.shown_view.observation.boxes[0].hands
    assert len(hands) == 2
    stand_until_over(window)
    assert window.results.words.rowCount() == 3
    assert [row.hand for row in window.results_model.rows[1:]] == [0, 1]


def test_insurance_is_asked_and_declined_with_the_focus_on_no(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(asks_insurance)))
    click(window.strip.rack.chips[0])
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    assert window.prompt.isVisible()
    assert window.focusWidget() is window.prompt.no
    assert not any(button.isEnabled() for button in window.strip.buttons.values())
    QTest.keyClick(window.prompt.no, Key.Key_N)
    assert not window.prompt.isVisible()


def test_insurance_is_bought_with_its_key(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(asks_insurance)))
    for _ in range(2):
        click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    QTest.keyClick(window, Key.Key_I)
    assert window.shown_view.observation.boxes[0].insurance == 100


def test_a_round_goes_on_at_the_same_card_after_the_window_was_closed(qtbot, tmp_path):
    seed = seed_where(just_plays)
    path = tmp_path / "table.db"
    table = table_at(path, seed=seed)
    window = open_window(qtbot, table)
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    lay = cards_text(window.shown_view.observation.boxes[0].hands[0].cards)
    window.leave()
    table.close()

    other = table_at(seed=seed)
    do(other, AddChip(0, 100))
    do(other, DealCards())
    do(other, Act(Action.HIT))
    expected = cards_text(other.view.observation.boxes[0].hands[0].cards)
    other.close()

    table = table_at(path, seed="another")
    window = open_window(qtbot, table)
    assert window.shown_view.restored
    assert cards_text(window.shown_view.observation.boxes[0].hands[0].cards) == lay
    press(window, Press.HIT)
    assert cards_text(window.shown_view.observation.boxes[0].hands[0].cards) == expected
    window.leave()
    table.close()


def test_closing_in_a_round_asks_and_stays(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)))
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    assert not window.close()
    assert window.isVisible()
    window.side.get("leave").reject()
    assert window.isVisible()
    window.close()
    window.side.get("leave").go.click()
    assert not window.isVisible()


@pytest.mark.parametrize("seed", [1, 2])
def test_thirty_rounds_by_mouse_leave_every_button_alive(qtbot, seed):
    window = open_window(qtbot, table_at(seed=seed))
    for number in range(1, 31):
        if window.strip.buttons[Press.REBET].isEnabled():
            press(window, Press.REBET)
        else:
            click(window.strip.rack.chips[0])
        press(window, Press.DEAL)
        stand_until_over(window)
        assert window.shown_view.round_number == number
