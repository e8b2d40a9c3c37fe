"""The chips in their tray: with one box a press bets, with several it picks the chip for the boxes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter

from bjdesk.game.commands import AddChip, TakeChip
from bjdesk.ui.brushes import draw_text
from bjdesk.ui.felt.paint_chips import (
    paint_chip,
    paint_chip_glow,
    paint_chip_off,
    paint_chip_ring,
    paint_stack_shadow,
)
from bjdesk.ui.formats import chip_value
from bjdesk.ui.paint_chrome import ButtonState
from bjdesk.ui.panels.strip_button import PaintedButton
from bjdesk.ui.refusals import refusal_text
from bjdesk.ui.theme import CHIP_EDGE, CHIP_TILT, Look, Role, colour, role_font
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QWheelEvent
    from PySide6.QtWidgets import QWidget

    from bjdesk.game.commands import Command
    from bjdesk.game.view import TableView
    from bjdesk.ui.keys import ChipKey
    from bjdesk.ui.panels.strip_layout import StripLayout


class ChipButton(PaintedButton):
    """One denomination. Left lays it, right or the wheel down takes it off."""

    taken = Signal()

    def __init__(self, place: int, value: int, hears: Callable[[], bool], parent: QWidget) -> None:
        super().__init__(hears, parent)
        self.place, self.value = place, value
        self.picked = False
        self.glow = 0
        self.diameter = 64.0
        self.retranslate()

    def retranslate(self) -> None:
        """The name in the language of now."""
        self.setAccessibleName(translate("Chip", "Chip {value}").format(value=chip_value(self.value)))
        self.set_reason(self.reason)

    def hint(self) -> str:
        """What the mouse and the keys do with it."""
        return translate("Chip", "Key {key} lays it, Shift+{key} or the right button takes it off.").format(
            key=self.place + 1
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The right button takes one off."""
        if event.button() is Qt.MouseButton.RightButton:
            self.taken.emit()
            return
        super().mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel down takes one off."""
        if event.angleDelta().y() < 0:
            self.taken.emit()

    def shown(self) -> tuple[Hashable, ...]:
        """Whether it is the picked one, how it glows, and its size."""
        return self.picked, self.glow, self.diameter

    def set_glow(self, glow: int) -> None:
        """Glow so many eighths."""
        if glow != self.glow:
            self.glow = glow
            self.update()

    def paint_face(self, painter: QPainter) -> None:
        """Draw the chip, its key under it, and what marks it."""
        look, face = self.look, self.face
        above = max(0.30 * look.font, (face.height() - self.diameter - look.font) / 2)
        middle = QPointF(face.center().x(), face.y() + above + self.diameter * CHIP_TILT / 2)
        foot = min(face.bottom() - 1.06 * look.font, middle.y() + 0.64 * self.diameter)
        self._paint_chip(painter, middle)
        if face.height() - self.diameter > 0.9 * look.font:
            key = QRectF(face.center().x() - 0.5 * look.font, foot, look.font, 0.96 * look.font)
            ink = look.palette.muted if self.isEnabled() else look.palette.off
            draw_text(painter, key, str(self.place + 1), role_font(Role.KEY, look.font), colour=QColor(ink))

    def _paint_chip(self, painter: QPainter, middle: QPointF) -> None:
        on, down = self.isEnabled(), self.state is ButtonState.PRESSED
        lifted = on and not down and (self.picked or self.state is ButtonState.HOVER)
        place = middle - QPointF(0, 4 if self.picked and lifted else 2 if lifted else 0)
        paint_stack_shadow(painter, middle + QPointF(0, self.diameter * CHIP_EDGE), self.diameter, 1)
        if self.glow:
            paint_chip_glow(painter, place, self.diameter, colour(self.look.palette.gold_light, self.glow / 8))
        if on and (self.picked or self.hasFocus()):
            ring = QColor(self.look.palette.focus)
            paint_chip_ring(painter, place, self.diameter + (6 if self.hasFocus() else 0), ring)
        paint_chip(painter, place, self.diameter, self.value)
        if not on:
            paint_chip_off(painter, middle, self.diameter)


class ChipRack(QObject):
    """Keeps the chip buttons of the strip; they are the strip's children, in its own coordinates."""

    wanted = Signal(object)
    """Command."""
    picked = Signal(object)  # Qt's own int is too small for some
    """The chip, in hundredths, that a press on a box bets."""

    def __init__(self, strip: QWidget, hears: Callable[[Command], bool]) -> None:
        super().__init__(strip)
        self._strip = strip
        self._hears = hears
        self._view: TableView | None = None
        self._picked = 0
        self._box = 0
        self.chips: list[ChipButton] = []

    @property
    def chip(self) -> int:
        """The picked chip, in hundredths."""
        return self._picked

    def use_box(self, box: int) -> None:
        """The box that the digit keys bet on: the last one pressed."""
        self._box = box

    def show_view(self, view: TableView) -> None:
        """Offer the rule set's chips up to its maximum; those that the balance does not cover are off."""
        self._view = view
        values = tuple(value for value in view.rules.chips if value <= view.rules.max_bet)
        if values != tuple(chip.value for chip in self.chips):
            self._make(values)
        self._box = _box_to_bet(view, min(self._box, len(view.bet_chips) - 1))
        for chip in self.chips:
            command = AddChip(self._box, chip.value)
            refused = view.why_not(command)
            chip.set_reason("" if refused is None else refusal_text(refused, view, command))

    def _make(self, values: tuple[int, ...]) -> None:
        for chip in self.chips:
            chip.hide()  # at once: it is deleted a moment later
            chip.deleteLater()
        self.chips = [ChipButton(place, value, self._ear(value), self._strip) for place, value in enumerate(values)]
        for chip in self.chips:
            chip.clicked.connect(lambda _=False, value=chip.value: self._press(value))
            chip.taken.connect(lambda value=chip.value: self.wanted.emit(TakeChip(self._box, value)))
            chip.show()
        self.pick(self._picked if self._picked in values else _middle(values))

    def _ear(self, value: int) -> Callable[[], bool]:
        return lambda: self._hears(AddChip(self._box, value))

    def pick(self, value: int) -> None:
        """Choose the chip that a press on a box bets."""
        self._picked = value
        for chip in self.chips:
            chip.picked = chip.value == value
            chip.update()
        self.picked.emit(value)

    def _press(self, value: int) -> None:
        self.pick(value)
        if self._view is not None and len(self._view.bet_chips) == 1:
            self.wanted.emit(AddChip(0, value))

    def key(self, key: ChipKey) -> str | None:
        """Lay or take by a digit key. A reason if that is off, None otherwise."""
        if self._view is None or key.place >= len(self.chips):
            return None
        value = self.chips[key.place].value
        command: Command = TakeChip(self._box, value) if key.take else AddChip(self._box, value)
        refused = self._view.why_not(command)
        if refused is not None:
            return refusal_text(refused, self._view, command)
        if self._hears(command):
            self.pick(value)
            self.wanted.emit(command)
        return None

    def chip_x(self, value: int) -> float | None:
        """Where the chip of a value lies in the strip; None where there is none."""
        return next((chip.geometry().center().x() for chip in self.chips if chip.value == value), None)

    def arrange(self, plan: StripLayout, look: Look) -> None:
        """Lie where the strip's layout says."""
        for chip, cell in zip(self.chips, plan.chips, strict=False):
            chip.diameter = plan.chip
            chip.set_face(cell, look)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        for chip in self.chips:
            chip.retranslate()
        if self._view is not None:
            self.show_view(self._view)


def _middle(values: tuple[int, ...]) -> int:
    """The chip that is picked at first; 0 where the maximum is below the smallest."""
    return values[min(len(values) - 1, len(values) // 2)] if values else 0


def _box_to_bet(view: TableView, box: int) -> int:
    """The box that digits bet on: this one, unless a computer player has taken it."""
    if view.sitter(box).is_person:
        return box
    return next((other for other in range(len(view.bet_chips)) if view.sitter(other).is_person), box)
