"""The buttons of the felt: the sign, the boxes, and the bet stacks in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from bjdesk.game.commands import AddChip, TableRefusal
from bjdesk.game.view import Phase
from bjdesk.ui.felt.felt_button import FeltButton, Shape
from bjdesk.ui.felt.picture import hands_in
from bjdesk.ui.felt.seats import hands_at
from bjdesk.ui.refusals import refusal_text

if TYPE_CHECKING:
    from bjdesk.game.view import TableView
    from bjdesk.ui.felt.layout import TableLayout
    from bjdesk.ui.felt.words import Words
    from bjdesk.ui.theme import Palette

RING_ROOM: Final = 7.0  # around the sign, for the focus ring
STACK_SHARE: Final = 0.62  # of the circle: what the chips cover


class FeltButtons(QObject):
    """Keeps a button over each thing that can be pressed, in the order of reading."""

    box_pressed = Signal(int, int)
    """Box, step: bet the picked chip there."""
    stack_pressed = Signal(int, int)
    """Box, step: take the last chip off."""
    stack_cleared = Signal(int, int)
    """Box, step: take all chips off."""
    sign_pressed = Signal()
    """Show the rules."""

    def __init__(self, felt: QWidget, words: Words) -> None:
        super().__init__(felt)
        self._felt = felt
        self._words = words
        self.betting = True
        """Whether they were last shown for a table on which bets can be laid."""
        self.sign = FeltButton(Shape.PLATE, felt)
        self.sign.clicked.connect(self.sign_pressed)
        self.boxes: list[FeltButton] = []
        self.stacks: list[FeltButton] = []

    def show(self, view: TableView, layout: TableLayout) -> None:
        """Name, place and enable them for this state."""
        self._have(view.rules.boxes)
        self.betting = view.phase is not Phase.PLAYING
        self.sign.place(layout.sign.adjusted(-RING_ROOM, -RING_ROOM, RING_ROOM, RING_ROOM))
        self.sign.tell(self._words.sign_name(view.rules), step=view.step)
        for box in range(view.rules.boxes):
            self._show_box(view, layout, box)

    def wear(self, palette: Palette) -> None:
        """Draw focus rings in these colours."""
        for button in (self.sign, *self.boxes, *self.stacks):
            button.wear(palette)

    def _show_box(self, view: TableView, layout: TableLayout, box: int) -> None:
        betting = view.phase is not Phase.PLAYING
        circles = _circles_of(layout, box, hands_in(view, box))
        amount = view.bets[box] if betting else sum(hand.wager for hand in hands_at(view, box))
        off = "" if betting else self._words.bets_wait()
        if betting and not view.sitter(box).is_person:
            command = AddChip(box, view.rules.chips[0])
            off = refusal_text(TableRefusal.COMPUTERS_BOX, view, command)
        place, stack = self.boxes[box], self.stacks[box]
        place.place(circles[0].united(circles[-1]))
        place.tell(self._words.box_name(box, amount), step=view.step, off=off)
        stack.place(_middle_of(circles[0]).united(_middle_of(circles[-1])))
        stack.tell(self._words.stack_name(box, amount), step=view.step, off=off)
        if stack.hasFocus() and not amount:
            place.setFocus()
        stack.setVisible(amount > 0)

    def _have(self, boxes: int) -> None:
        """Make as many as there are boxes, and set the order in which Tab goes."""
        if len(self.boxes) == boxes:
            return
        for button in (*self.boxes, *self.stacks):
            button.hide()
            button.deleteLater()
        self.boxes = [self._new_box(box) for box in range(boxes)]
        self.stacks = [self._new_stack(box, place) for box, place in enumerate(self.boxes)]
        last = self.sign
        for pair in zip(self.boxes, self.stacks, strict=True):
            for button in pair:
                button.wear(self.sign.palette_of_table)
                QWidget.setTabOrder(last, button)
                last = button

    def _new_box(self, box: int) -> FeltButton:
        button = FeltButton(Shape.OVAL, self._felt)
        button.clicked.connect(lambda: self.box_pressed.emit(box, button.step))
        button.taken.connect(lambda: self.stack_pressed.emit(box, button.step))
        button.show()
        return button

    def _new_stack(self, box: int, place: FeltButton) -> FeltButton:
        button = FeltButton(Shape.OVAL, self._felt)
        button.clears, button.below = True, place
        button.clicked.connect(lambda: self._take(box, button.step))
        button.taken.connect(lambda: self.stack_pressed.emit(box, button.step))
        button.cleared.connect(lambda: self.stack_cleared.emit(box, button.step))
        return button

    def _take(self, box: int, step: int) -> None:
        """Take a chip off; if it was the last, the rest of a double press must not lay one again."""
        self.boxes[box].ignore_rest_of_double_press()
        self.stack_pressed.emit(box, step)


def _circles_of(layout: TableLayout, box: int, hands: int) -> list[QRectF]:
    """What a box covers: one circle, or those of all its hands, whose bets its buttons name together."""
    return [layout.circle_rect(box, hand, hands) for hand in range(hands)]


def _why_not(view: TableView, box: int) -> str:
    """Why nothing can be bet there now."""
    command = AddChip(box, view.rules.chips[0])
    refused = view.why_not(command)
    return "" if refused is None else refusal_text(refused, view, command)


def _middle_of(circle: QRectF) -> QRectF:
    inset_x, inset_y = (side * (1 - STACK_SHARE) / 2 for side in (circle.width(), circle.height()))
    return circle.adjusted(inset_x, inset_y, -inset_x, -inset_y)
