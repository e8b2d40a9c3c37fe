"""One way of money in the cashier: an amount, quick amounts, and the button that moves it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLineEdit, QWidget

from bjdesk.ui.amounts import Unread, plain, typed, unread_text
from bjdesk.ui.dialogs.fields import named_label, push_button
from bjdesk.ui.dialogs.rule_set_choice import CalmChoice
from bjdesk.ui.formats import money
from bjdesk.ui.refusals import refusal_text
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.game.commands import MoneyCommand
    from bjdesk.game.view import TableView

QUICK: Final = (100_00, 500_00, 1_000_00)
"""Amounts to take at one press, in hundredths."""


class Movement(QFrame):
    """Judges what is typed as it is typed; `wanted` asks for the movement."""

    wanted = Signal(object)

    def __init__(self, command: Callable[[int], MoneyCommand], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._command = command
        self._view: TableView | None = None
        self.heading = named_label("over")
        self.amount = QLineEdit(maxLength=14)
        self.go = push_button("gold")
        self.refusal = named_label("refusal", wrap=True)
        self.quick = [push_button() for _ in QUICK]
        self._arrange()
        self.amount.textChanged.connect(lambda _: self._judge())
        self.amount.returnPressed.connect(self.go.click)
        self.go.clicked.connect(self._ask)
        for button, amount in zip(self.quick, QUICK, strict=True):
            button.clicked.connect(lambda _=False, amount=amount: self.offer(amount))

    def _arrange(self) -> None:
        self.grid = grid = QGridLayout(self)
        grid.addWidget(self.heading, 0, 0, 1, 2)
        grid.addWidget(self.amount, 2, 0)
        grid.addWidget(self.go, 2, 1)
        self._quick_row = quick = QHBoxLayout()
        for button in self.quick:
            quick.addWidget(button, stretch=1)
        grid.addLayout(quick, 3, 0, 1, 2)
        grid.addWidget(self.refusal, 4, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(5, 1)

    def set_text_size(self, size: float) -> None:
        """Take F for all distances."""
        self._quick_row.setSpacing(round(0.45 * size))
        self.grid.setVerticalSpacing(round(0.55 * size))
        edge, high = round(0.8 * size), round(0.65 * size)
        self.grid.setContentsMargins(edge, high, edge, high)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where Tab goes, one after the other."""
        return (self.amount, self.go, *self.quick)

    def offer(self, amount: int) -> None:
        """Write an amount of hundredths into the field."""
        self.amount.setText(plain(amount))

    def show_view(self, view: TableView) -> None:
        """Follow the table."""
        self._view = view
        self._judge()

    def _judge(self) -> None:
        """Say what stands in the way; a field that is empty needs no red word, only the button says why it is off."""
        if self._view is None:
            return
        what = typed(self.amount.text())
        reason = self._why_not(self._view, what.amount) if what.unread is None else unread_text(what.unread)
        self.go.setEnabled(not reason)
        self.go.setAccessibleDescription(reason)
        self.go.setToolTip(reason)
        self.refusal.setText("" if what.unread is Unread.EMPTY else reason)

    def _why_not(self, view: TableView, amount: int) -> str:
        command = self._command(amount)
        refused = view.why_not(command)
        return "" if refused is None else refusal_text(refused, view, command)

    def _ask(self) -> None:
        self.wanted.emit(self._command(typed(self.amount.text()).amount))
        self.amount.clear()  # or a held Enter would move the same sum again and again

    def say(self, heading: str, go: str) -> None:
        """Set the words: over the field, and on the button."""
        self.heading.setText(heading)
        self.go.setText(go)
        self.amount.setAccessibleName(f"{heading}: {translate('Rebuy', 'Amount')}")
        self.amount.setPlaceholderText(translate("Rebuy", "Amount"))
        for button, value in zip(self.quick, QUICK, strict=True):
            button.setText(money(value))
        self._judge()


class GuestMovement(Movement):
    """A movement to one of the guests: which of them is chosen first."""

    def __init__(self, command: Callable[[str, int], MoneyCommand], parent: QWidget | None = None) -> None:
        self.guest = CalmChoice()
        super().__init__(lambda amount: command(self.guest.currentText(), amount), parent)
        self.grid.addWidget(self.guest, 1, 0, 1, 2)
        self.guest.activated.connect(lambda _: self._judge())

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The guest first."""
        return (self.guest, *super().stops)

    def show_view(self, view: TableView) -> None:
        """Follow the table; without a guest there is nothing to show."""
        names = [name for name, _ in view.guests]
        if names != [self.guest.itemText(place) for place in range(self.guest.count())]:
            chosen = self.guest.currentText()
            self.guest.clear()
            self.guest.addItems(names)
            self.guest.setCurrentIndex(names.index(chosen) if chosen in names else 0)
        self.setVisible(bool(names))
        super().show_view(view)

    def say(self, heading: str, go: str) -> None:
        """Set the words."""
        super().say(heading, go)
        self.guest.setAccessibleName(translate("Rebuy", "Guest"))
