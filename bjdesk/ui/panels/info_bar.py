"""The information bar at the foot: BALANCE, BET and WIN, and the buttons that open things."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from bjdesk.game.commands import Rebuy, TableRefusal
from bjdesk.ui.labels import Button
from bjdesk.ui.paint_chrome import paint_bar, paint_divider
from bjdesk.ui.panels.bar_button import PLACES, BarButton
from bjdesk.ui.panels.money_label import MoneyLabel, Purse
from bjdesk.ui.panels.session_label import SessionLabel
from bjdesk.ui.panels.strip_layout import TARGET
from bjdesk.ui.refusals import refusal_text
from bjdesk.ui.theme import NORMAL, Look, Palette

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from bjdesk.game.view import TableView

MARK: Final = 6.0
"""In F: what the coach's mark needs at least, where there is a coach."""
SMALLER: Final = (
    *((share, True, 1.4) for share in (1.0, 0.9, 0.8)),
    *((share, False, 1.4) for share in (0.9, 0.8, 0.7)),
    *((share, False, 0.0) for share in (0.8, 0.7, 0.6)),
)
"""What is tried: the size of the amounts, whether the session's lines have their names, and F for each button."""
LEAST_SESSION: Final = 0.8
"""The session's lines are small already."""
WORDS_FROM: Final = 1600
"""Width in pixels, at 100 %, from which the buttons carry their words."""


class InfoBar(QWidget):
    """Follows the shown state; `wanted` says which button was pressed."""

    wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = 18.0
        self._palette = NORMAL
        self._view: TableView | None = None
        self.labels = {purse: MoneyLabel(purse, self) for purse in Purse}
        self.session = SessionLabel(self)
        self.buttons = {place.words: BarButton(place, self) for place in PLACES}
        self.buttons[Button.HINT].hide()
        self._lines: list[float] = []
        self._money_end = self._buttons_start = 0.0
        for words, button in self.buttons.items():
            button.clicked.connect(lambda _=False, words=words: self.wanted.emit(words))

    def show_view(self, view: TableView) -> None:
        """Show the money of this state."""
        self._view = view
        amounts = ((Purse.BALANCE, view.balance), (Purse.BET, view.bet or None), (Purse.WIN, view.win))
        news = [self.labels[purse].show_amount(amount) for purse, amount in amounts]
        rebuy = Rebuy(min(view.rules.chips))
        refused = view.why_not(rebuy)
        waits = refused in {TableRefusal.ROUND_RUNNING, TableRefusal.PRACTICE, TableRefusal.REPLAY}
        reason = refusal_text(refused, view, rebuy) if waits and refused else ""
        self.buttons[Button.REBUY].set_reason(reason)
        for records in (Button.GAMELOGS, Button.STATISTICS):
            self.buttons[records].set_reason(reason if view.practice else "")
        if any(news):
            self._arrange()

    def show_session(self, minutes: int, net: int) -> None:
        """Show how long the session has lasted, and its result in hundredths."""
        if self.session.show_session(minutes, net):
            self._arrange()

    def show_sound(self, *, on: bool) -> None:
        """Show whether the table is heard."""
        self.buttons[Button.SOUND].set_on(on=on)

    def show_hint(self, *, on: bool) -> None:
        """Have the button that asks for a hint, or not."""
        self.buttons[Button.HINT].setVisible(on)
        self._arrange()

    def set_look(self, size: float, palette: Palette) -> None:
        """Take F and the colours."""
        self._size, self._palette = size, palette
        for label in self.labels.values():
            label.set_look(size, palette)
        self._arrange()

    def bar_height(self) -> int:
        """Height at F."""
        return round(2.5 * self._size)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        for label in self.labels.values():
            label.retranslate()
        self.session.retranslate()
        for button in self.buttons.values():
            button.retranslate()
        if self._view is not None:
            self.show_view(self._view)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the parts anew."""
        self._arrange()

    def _arrange(self) -> None:
        left = self._money_end = self._fitted_money()
        free = self.width() - left - 24 - (0 if self.buttons[Button.HINT].isHidden() else MARK * self._size)
        worded = self.width() >= WORDS_FROM and self._buttons_width(worded=True) < free
        wanted = self._buttons_width(worded=worded)
        narrow = min(1.0, (self.width() - left - 12) / wanted)  # large text: the icons move together
        x = self.width() - 12 - wanted * narrow
        self._buttons_start = x
        for words, button in self.buttons.items():
            if button.isHidden():
                continue
            if words is Button.EXIT_GAME:
                self._lines.append(x)
            width = button.sizeHint().width() * narrow
            button.setGeometry(round(x), 0, round(width), self.height())
            x += width
        self.update()

    @property
    def free(self) -> QRectF:
        """What is free between the money and the buttons, for the coach's mark; in the bar."""
        gap = 0.4 * self._size
        left = self._money_end + gap
        return QRectF(left, 0, max(0.0, self._buttons_start - gap - left), self.height())

    def _fitted_money(self) -> float:
        """Place the amounts, smaller where they would leave the buttons small at large text, or under 44 pixels."""
        shown = sum(not button.isHidden() for button in self.buttons.values())
        for share, named, each in SMALLER:
            for label in self.labels.values():
                label.set_look(self._size * share, self._palette)
            self.session.set_look(self._size * max(share, LEAST_SESSION), self._palette, named=named)
            end = self._arrange_money(self._size * share)
            if end <= self.width() - 12 - max(TARGET, each * self._size) * shown:
                break
        return end

    def _arrange_money(self, gap: float) -> float:
        """Place the amounts, remember the lines between them, and return where they end; `gap` is F, or less."""
        x = 24.0 if self.width() >= 1100 else 16.0
        self._lines = []
        for label in self.labels.values():
            width = label.sizeHint().width()
            label.setGeometry(round(x), 0, width, self.height())
            x += width + 0.8 * gap
            self._lines.append(x)
            x += 0.9 * gap
        width = self.session.sizeHint().width()
        self.session.setGeometry(round(x), 0, width, self.height())
        return x + width + 0.8 * gap

    def _buttons_width(self, *, worded: bool) -> float:
        for button in self.buttons.values():
            button.set_look(self._size, self._palette, worded=worded)
        return sum(button.sizeHint().width() for button in self.buttons.values() if not button.isHidden())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground and the lines between the groups."""
        painter = QPainter(self)
        look, area = Look(self._size, palette=self._palette), QRectF(self.rect())
        paint_bar(painter, look, area)
        for x in self._lines:
            paint_divider(painter, look, area, x)
