"""The action strip: the chips at the left, six places at the right that never move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QRectF, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from bjdesk.engine.errors import Refusal
from bjdesk.game.commands import Command, DealCards, DoubleBets, Rebet, RebetAndDeal, TableRefusal
from bjdesk.ui.brushes import text_width
from bjdesk.ui.keys import cap
from bjdesk.ui.paint_chrome import button_label_font, key_cap_width, paint_strip, paint_tray
from bjdesk.ui.panels.chip_rack import ChipRack
from bjdesk.ui.panels.guard import Guard
from bjdesk.ui.panels.strip_button import StripButton
from bjdesk.ui.panels.strip_layout import PLACES, StripLayout, Wants, strip_layout
from bjdesk.ui.panels.strip_places import ALL, BETTING, DEAL, PLAYING, StripPlace, plays
from bjdesk.ui.refusals import refusal_text
from bjdesk.ui.theme import Look, Role, role_font

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent, QResizeEvent

    from bjdesk.game.commands import Refused
    from bjdesk.game.view import TableView
    from bjdesk.ui.keys import Press

_ASKS_FOR_MONEY = (DealCards, Rebet, RebetAndDeal, DoubleBets)


class ActionStrip(QWidget):
    """Follows the shown state. What is pressed leaves with the number of the step that it was drawn for."""

    wanted = Signal(object, int)
    """Command, step."""
    declined = Signal(str)
    """A press on something that is off; the reason."""
    touched = Signal()
    """A press that means nothing but "go on"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        clock = QElapsedTimer()
        clock.start()
        self.guard = Guard(clock.elapsed)
        self.rack = ChipRack(self, self.guard.hears)
        self.rack.wanted.connect(self._want)
        self.buttons = {place.press: self._button(place) for place in ALL}
        self._look = Look(18.0)
        self._view: TableView | None = None
        self._playing = False
        self._ground: QPixmap | None = None
        self._kept: Press | None = None  # the button that had the focus when it went off

    def _button(self, place: StripPlace) -> StripButton:
        button = StripButton(place, lambda: self.guard.hears(place.command), self)
        button.clicked.connect(lambda: self._want(place.command))
        return button

    # -- state

    def show_view(self, view: TableView) -> None:
        """Offer what this state allows."""
        playing = plays(view)
        first = self._view is None
        if not first and playing != self._playing:
            self.guard.changed()
        self._view, self._playing = view, playing
        self._keep_focus()
        for button in self.buttons.values():
            button.set_reason(self._reason(view, button.place.command))
        self._show_mode()
        self.rack.show_view(view)
        self._give_focus_back()

    def _reason(self, view: TableView, command: Command) -> str:
        refused = view.why_not(command)
        if refused is None or _asks_for_money(command, refused):
            return ""
        return refusal_text(refused, view, command)

    def _show_mode(self) -> None:
        for place in BETTING:
            self.buttons[place.press].setVisible(not self._playing)
        for place in PLAYING:
            self.buttons[place.press].setVisible(self._playing)

    def _keep_focus(self) -> None:
        """Remember which button has the focus: Qt takes it away when the button goes off."""
        for press, button in self.buttons.items():
            if button.hasFocus():
                self._kept = press

    def _give_focus_back(self) -> None:
        if self._kept is None:
            return
        button = self.buttons[self._kept]
        if button.isEnabled() and button.isVisible() and not button.hasFocus():
            button.setFocus()
        elif not button.isEnabled() and self.isAncestorOf(self.focusWidget() or self):
            self.window().setFocus()

    # -- presses

    def press(self, press: Press) -> bool:
        """Press by key; False if the strip has no such button now."""
        button = self.buttons.get(press)
        if button is None or not button.isVisible():
            return False
        if button.reason:
            self.declined.emit(button.reason)
        elif self.guard.hears(button.place.command):
            button.click()
        return True

    def _want(self, command: Command) -> None:
        if self._view is not None:
            self.wanted.emit(command, self._view.step)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press beside the buttons lands what moves; on one that is off, it asks why."""
        self.touched.emit()
        for button in (*self.buttons.values(), *self.rack.chips):
            if button.isVisible() and button.reason and button.face.translated(button.pos()).contains(event.position()):
                self.declined.emit(button.reason)
                return

    # -- look

    def set_look(self, look: Look) -> None:
        """Take F and the colours."""
        self._look = look
        self._arrange()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        for button in self.buttons.values():
            button.retranslate()
        if self._view is not None:
            for button in self.buttons.values():
                button.set_reason(self._reason(self._view, button.place.command))
        self.rack.retranslate()
        self._arrange()

    def height_for(self, width: int) -> int:
        """How high the strip must be at this width."""
        return self._layout(width).height

    def _layout(self, width: int) -> StripLayout:
        chips = len(self.rack.chips) or 5
        return strip_layout(width, self._look.font, chips, self._wants())

    def _wants(self) -> Wants:
        size = self._look.font
        font = role_font(Role.LABEL, size)
        tall, beside = 1.0, [(1.0, 1.0)] * PLACES
        for press, button in self.buttons.items():
            words = max(text_width(line, font) for line in button.text().split("\n"))
            place, around = button.place.place, 2.75 * size + key_cap_width(cap(press), size)
            beside[place] = (max(words, beside[place][0]), max(around, beside[place][1]))
            if button.place is not DEAL:
                tall = max(tall, words)
        return Wants(tall, tuple(beside))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the parts anew."""
        self._arrange()

    def _arrange(self) -> None:
        plan = self._layout(self.width())
        self.rack.arrange(plan, self._look)
        labels = tuple(button.text() for button in self.buttons.values() if button.place is not DEAL)
        for button in self.buttons.values():
            face = plan.buttons[button.place.place]
            button.beside = plan.rows > 1
            button.label_size = self._label_size(face, plan, labels)
            button.set_face(face, self._look)
        self._ground = None
        self.update()

    def _label_size(self, face: QRectF, plan: StripLayout, labels: tuple[str, ...]) -> int:
        full = role_font(Role.LABEL, self._look.font).pixelSize()
        if plan.rows == 1:
            return min(full, button_label_font(self._look, plan.buttons[0].width(), labels).pixelSize())
        return max(10, int(full * plan.label))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground: rail, hairline, body, tray."""
        if self._ground is None:
            self._ground = self._painted_ground()
        ratio = self._ground.devicePixelRatio()
        part = QRectF(event.rect())
        source = QRectF(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio)
        QPainter(self).drawPixmap(part, self._ground, source)

    def _painted_ground(self) -> QPixmap:
        """The ground as one picture, painted once for a size."""
        ratio = self.devicePixelRatioF()
        ground = QPixmap(self.size() * ratio)
        ground.setDevicePixelRatio(ratio)
        painter = QPainter(ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_strip(painter, self._look, QRectF(self.rect()))
        paint_tray(painter, self._look, self._layout(self.width()).tray)
        painter.end()
        return ground


def _asks_for_money(command: Command, refused: Refused) -> bool:
    """These stay on when only money lacks: the press opens the way to REBUY."""
    if isinstance(refused, Refusal):
        return False
    return isinstance(command, _ASKS_FOR_MONEY) and refused is TableRefusal.ABOVE_BALANCE
