from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from bjdesk.engine.presets import rules_named
from bjdesk.ui.felt.gallery import Gallery
from bjdesk.ui.felt.view import Felt, FeltView, Finish
from bjdesk.ui.table_words import TableWords
from bjdesk.ui.theme import HIGH_CONTRAST, FeltColour
from tests.support import tales
from tests.support.views import view

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


@pytest.fixture
def felt(qtbot):
    made = FeltView(TableWords(), view(chips=((500, 100),)))
    qtbot.addWidget(made)
    made.resize(900, 520)
    made.show()
    made.told = []
    for name in ("box_pressed", "stack_pressed", "stack_cleared", "sign_pressed", "relaid"):
        getattr(made, name).connect(lambda *facts, name=name: made.told.append((name, *facts)))
    return made


def quickly_again(qtbot, button):
    """The second half of a double click."""
    qtbot.mouseDClick(button, LEFT)
    qtbot.mouseRelease(button, LEFT)


def test_the_boxes_and_stacks_are_named_as_the_contract_says(felt):
    assert felt.buttons.boxes[0].accessibleName() == "Box 1: bet 6"
    assert felt.buttons.stacks[0].accessibleName() == "Bet 6, box 1"
    assert isinstance(felt.viewport(), Felt)
    assert felt.buttons.stacks[0].parent() is felt.viewport()


def test_presses_tell_their_box_and_the_step_that_they_were_drawn_for(felt, qtbot):
    felt.show_view(replace(felt._view, step=7))
    stack, box = felt.buttons.stacks[0], felt.buttons.boxes[0]
    qtbot.mouseClick(stack, LEFT)
    qtbot.mouseClick(box, LEFT, pos=QPoint(3, box.height() // 2))
    qtbot.mouseClick(stack, RIGHT)
    qtbot.mouseClick(felt.buttons.sign, LEFT)
    assert felt.told == [("stack_pressed", 0, 7), ("box_pressed", 0, 7), ("stack_pressed", 0, 7), ("sign_pressed",)]


def test_a_double_press_on_the_stack_clears_it(felt, qtbot):
    stack = felt.buttons.stacks[0]
    qtbot.mouseClick(stack, LEFT)
    quickly_again(qtbot, stack)
    assert [name for name, *_ in felt.told] == ["stack_pressed", "stack_cleared"]


def test_two_quick_presses_on_the_box_bet_twice(felt, qtbot):
    box = felt.buttons.boxes[0]
    qtbot.mouseClick(box, LEFT)
    quickly_again(qtbot, box)
    assert [name for name, *_ in felt.told] == ["box_pressed", "box_pressed"]


def test_a_double_press_that_takes_the_last_chip_lays_none_again(felt, qtbot):
    qtbot.mouseClick(felt.buttons.stacks[0], LEFT)
    felt.show_view(view())
    quickly_again(qtbot, felt.buttons.boxes[0])
    qtbot.mouseClick(felt.buttons.boxes[0], LEFT)
    assert [name for name, *_ in felt.told] == ["stack_pressed", "box_pressed"]


@pytest.mark.parametrize(
    "turns, taken", [((-120,), 1), ((-40, -40, -40), 1), ((120,), 0), ((-240,), 1), ((120, -120), 1)]
)
def test_the_wheel_takes_a_chip_for_each_notch_down(felt, turns, taken):
    for turn in turns:
        event = QWheelEvent(
            QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, turn), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(felt.buttons.stacks[0], event)
    assert [name for name, *_ in felt.told].count("stack_pressed") == taken


def test_keys_press_them_too_and_tab_goes_in_reading_order(felt, qtbot):
    felt.activateWindow()
    felt.buttons.sign.setFocus()
    order = [felt.buttons.sign, felt.buttons.boxes[0], felt.buttons.stacks[0]]
    for before, after in pairwise(order):
        assert before.nextInFocusChain() is after
    qtbot.keyClick(felt.buttons.stacks[0], Qt.Key.Key_Space)
    assert felt.told == [("stack_pressed", 0, 1)]


def test_a_round_switches_the_bets_off(felt):
    felt.show_view(tales.asked())
    assert not felt.buttons.boxes[0].isEnabled()
    assert not felt.buttons.stacks[0].isEnabled()
    assert felt.buttons.stacks[0].accessibleName() == "Bet 55, box 1"
    assert felt.buttons.sign.isEnabled()


def test_what_a_round_switches_off_says_why(felt):
    felt.show_view(tales.asked())
    box = felt.buttons.boxes[0]
    assert "round is running" in box.accessibleDescription()
    assert box.toolTip() == box.accessibleDescription()
    felt.show_view(view(chips=((500,),)))
    assert not box.accessibleDescription()


def test_an_emptied_stack_hands_the_focus_to_its_box(felt, qtbot):
    with qtbot.waitActive(felt):
        felt.activateWindow()
    felt.buttons.stacks[0].setFocus()
    felt.show_view(view())
    assert felt.buttons.boxes[0].hasFocus()
    assert not felt.buttons.stacks[0].isVisible()


def test_a_focused_button_shows_a_ring(felt, qtbot):
    with qtbot.waitActive(felt):
        felt.activateWindow()
    felt.setFocus()
    bare = felt.grab().toImage()
    felt.buttons.boxes[0].setFocus()
    assert felt.grab().toImage() != bare


def test_targets_are_at_least_44_pixels(felt):
    felt.resize(600, 340)
    for button in (felt.buttons.sign, *felt.buttons.boxes, *felt.buttons.stacks):
        assert min(button.width(), button.height()) >= 44


def test_other_rules_make_another_table(felt):
    felt.show_view(view(rules=rules_named("classic")))
    assert len(felt.buttons.boxes) == 7
    assert felt.told == [("relaid",)]
    assert felt.table_layout.boxes == 7


def test_a_new_size_moves_buttons_and_tells(felt):
    before = felt.buttons.boxes[0].geometry()
    felt.resize(1200, 700)
    assert ("relaid",) in felt.told
    assert felt.buttons.boxes[0].geometry() != before
    assert felt.table_layout.width == 1200


def test_a_new_pixel_ratio_paints_sharp_pictures_anew(felt, monkeypatch):
    monkeypatch.setattr(felt, "devicePixelRatioF", lambda: 2.0)
    QApplication.sendEvent(felt, QEvent(QEvent.Type.DevicePixelRatioChange))
    ratios = {item._sprite.pixmap.devicePixelRatio() for item in felt.table_scene.items()}
    assert ratios == {2.0}


@pytest.mark.parametrize("finish", [Finish(FeltColour.BLUE), Finish(palette=HIGH_CONTRAST)])
def test_another_finish_is_another_picture(felt, finish):
    before = felt.grab().toImage()
    felt.set_finish(finish)
    assert felt.grab().toImage() != before
    told = len(felt.told)
    felt.set_finish(finish)
    assert len(felt.told) == told


def test_a_question_hides_the_words_of_the_print(felt):
    before = felt.grab().toImage()
    felt.set_prompted(prompted=True)
    assert felt.grab().toImage() != before
    felt.set_prompted(prompted=False)
    assert felt.grab().toImage() == before


def test_a_change_of_language_draws_other_words_in_the_same_places(felt):
    class Swedish(TableWords):
        def pill(self, hand, *, dealer):
            return "sv"

    felt.show_view(tales.asked())
    before = felt.grab().toImage()
    felt._scene._words = Swedish()
    felt.show_again()
    assert felt.grab().toImage() != before


def test_the_pack_is_painted_ahead_while_nothing_moves(felt, monkeypatch):
    early = felt._early
    waiting = len(early._waiting)
    early._paint_one()
    assert len(early._waiting) == waiting - 1
    felt.animator.start()
    early._paint_one()
    assert len(early._waiting) == waiting - 1
    felt.animator.stop()
    felt.hide()
    assert not early._timer.isActive()


def test_faces_too_large_to_keep_are_not_painted_ahead(felt):
    felt._early.look_forward(Gallery(felt._sprites, 1.0, 130.0, 16.0), felt.table_layout, (100,))
    faces = [one for one in felt._early._waiting if getattr(one, "args", ()) and getattr(one.args[0], "card", None)]
    assert not faces
    assert len(felt._early._waiting) > 10


def test_the_button_of_a_split_box_covers_all_its_hands_bets(felt):
    felt.show_view(tales.split()[1][-1].view)
    stack, layout = felt.buttons.stacks[0], felt.table_layout
    first, second = (layout.circle(0, hand, 2) for hand in (0, 1))
    assert stack.accessibleName() == "Bet 110, box 1"
    for circle in (first, second):
        assert stack.geometry().contains(circle.toPoint())
