"""Quick presses: a row that began with a bet goes on betting; only a row that began on the stack clears it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from bjdesk.ui.felt.view import FeltView
from bjdesk.ui.table_words import TableWords
from tests.support.views import view

PRESS, AGAIN = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick


@pytest.fixture
def felt(qtbot):
    made = FeltView(TableWords(), view())
    qtbot.addWidget(made)
    made.resize(900, 520)
    made.show()
    made.told, made.chips = [], []
    made.box_pressed.connect(lambda *_: bet(made))
    made.stack_pressed.connect(lambda *_: made.told.append("take"))
    made.stack_cleared.connect(lambda *_: made.told.append("clear"))
    return made


def bet(felt):
    """As the table does: the chip lies there before the next press."""
    felt.told.append("bet")
    felt.chips.append(500)
    felt.show_view(view(chips=(tuple(felt.chips),)))


def press(felt, at, *, kind=PRESS, aside=0):
    """A press of the left button in the middle of the box, on whatever lies there; `at` in milliseconds."""
    place = felt.buttons.boxes[0].geometry().center() + QPoint(aside, 0)
    target = felt.viewport().childAt(place)
    spot, screen = QPointF(target.mapFrom(felt.viewport(), place)), QPointF(felt.viewport().mapToGlobal(place))
    for what, buttons in ((kind, Qt.MouseButton.LeftButton), (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton)):
        event = QMouseEvent(what, spot, screen, Qt.MouseButton.LeftButton, buttons, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(at)
        QApplication.sendEvent(target, event)
    return target


def test_a_fast_bettor_keeps_his_bet(felt):
    """The stack comes to lie under the pointer between the presses: each of them bets."""
    assert press(felt, 0) is felt.buttons.boxes[0]
    for number, kind in enumerate((AGAIN, PRESS, AGAIN, PRESS), 1):
        assert press(felt, 150 * number, kind=kind) is felt.buttons.stacks[0]
    assert felt.told == ["bet"] * 5


def test_a_press_on_the_stack_after_a_while_takes_a_chip(felt):
    press(felt, 0)
    press(felt, QApplication.doubleClickInterval() + 1)
    assert felt.told == ["bet", "take"]


def test_two_quick_presses_on_a_stack_that_lay_there_clear_it(felt):
    bet(felt)
    press(felt, 5_000)
    press(felt, 5_100, kind=AGAIN)
    assert felt.told == ["bet", "take", "clear"]


def test_a_row_that_paused_is_over(felt):
    interval = QApplication.doubleClickInterval()
    press(felt, 0)
    press(felt, interval + 1)
    press(felt, interval + 100, kind=AGAIN)
    assert felt.told == ["bet", "take", "clear"]


def test_a_press_beside_the_row_is_none_of_it(felt):
    press(felt, 0)
    press(felt, 100, aside=QApplication.startDragDistance() + 4)
    assert felt.told == ["bet", "take"]


def test_the_right_button_takes_one_off_however_quick(felt):
    press(felt, 0)
    stack = felt.buttons.stacks[0]
    spot = QPointF(stack.rect().center())
    event = QMouseEvent(
        PRESS, spot, QPointF(stack.mapToGlobal(spot)), Qt.MouseButton.RightButton, Qt.MouseButton.RightButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    event.setTimestamp(50)
    QApplication.sendEvent(stack, event)
    assert felt.told == ["bet", "take"]
