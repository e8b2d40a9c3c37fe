from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QLabel

from bjdesk.ui.keys import Press
from tests.support.game import table_at
from tests.support.windows import asks_insurance, click, just_plays, open_window, press, seed_where

pytestmark = pytest.mark.gui

ALWAYS = {"Deal", "Rebuy", "Rules", "Gamelogs", "Statistics", "Version", "Settings", "Exit game"}
CHIPS = {"Chip 1", "Chip 5", "Chip 25", "Chip 100", "Chip 500"}
BETTING = {"Clear", "Undo", "Double bet", "Rebet", "Rebet and deal"}
PLAYING = {"Hit", "Stand", "Double", "Split", "Surrender"}


def buttons(window):
    """Name and description of every button that can be seen."""
    seen = {}
    for button in window.findChildren(QAbstractButton):
        if button.isVisible():
            reading = QAccessible.queryAccessibleInterface(button)
            name = reading.text(QAccessible.Text.Name)
            wanted = QAccessible.Role.CheckBox if button.isCheckable() else QAccessible.Role.Button
            assert reading.role() == wanted, name
            seen[name] = (button, reading.text(QAccessible.Text.Description))
    return seen


def labels(window):
    found = [label for label in window.bar.findChildren(QLabel) if label.isVisible()]
    return [QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name) for label in found]


def test_the_names_while_betting(qtbot):
    window = open_window(qtbot, table_at())
    names = buttons(window)
    assert names.keys() >= ALWAYS | CHIPS | BETTING
    assert not PLAYING & names.keys()
    assert "Box 1: bet 0" in names


def test_the_names_while_playing(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)))
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    names = buttons(window)
    assert names.keys() >= ALWAYS | CHIPS | PLAYING
    assert not BETTING & names.keys()


def test_the_names_of_a_question(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(asks_insurance)))
    for _ in range(2):
        click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    assert {"Insurance", "No insurance"} <= buttons(window).keys()


def test_the_bar_speaks_money_with_two_decimals(qtbot):
    window = open_window(qtbot, table_at())
    window.rooms.language.set("en")
    for chip in (2, 2, 1):
        click(window.strip.rack.chips[chip])
    session = "At the table: 0 minutes. Result of the session: 0.00."
    assert labels(window) == ["Balance 945.00", "Bet 55.00", "Win 0.00", session]


def test_what_is_off_says_why(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)))
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    for name, (button, description) in buttons(window).items():
        if not button.isEnabled():
            assert description.endswith("."), name
            assert button.toolTip() == description
    assert buttons(window)["Surrender"][1] == "There is no surrender at this table."
    assert buttons(window)["Chip 5"][1] == "A round is running. Bets can be laid when it is over."


def test_no_name_or_tip_knows_the_face_down_card(qtbot):
    table = table_at(seed=seed_where(just_plays))
    window = open_window(qtbot, table)
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    hidden = table._state.lying.round.dealer.cards[1]
    from bjdesk.ui.card_names import card_name

    shown = window.shown_view.observation
    visible = {*shown.boxes[0].hands[0].cards, *shown.dealer.cards}
    assert hidden not in visible
    said = [window.windowTitle(), window.voice.last]
    for button, description in buttons(window).values():
        said += [button.accessibleName(), description, button.toolTip(), button.objectName()]
    assert not [text for text in said if card_name(hidden) in text.lower()]
