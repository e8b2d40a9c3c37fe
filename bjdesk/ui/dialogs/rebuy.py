"""REBUY and the cashier: from the wallet to the table, and play money into the wallet."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QSize, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLineEdit, QWidget

from bjdesk.game.commands import PayIn, Rebuy
from bjdesk.game.verdicts import in_chips
from bjdesk.ui.dialogs.about import play_money
from bjdesk.ui.dialogs.fields import named_label, push_button
from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.formats import money
from bjdesk.ui.refusals import refusal_text
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.game.view import TableView

QUICK: Final = (100_00, 500_00, 1_000_00)
"""Amounts to take at one press, in hundredths."""


def read_amount(text: str) -> int:
    """Hundredths of an amount as it is written in the player's language; 0 if it can't be read."""
    value, readable = QLocale().toDouble(text.strip())
    amount = round(value * 100)
    return amount if readable and abs(value * 100 - amount) < 1e-6 else 0


class Transfer(QFrame):
    """One way of money: an amount, quick amounts, and the button that moves it."""

    wanted = Signal(object)

    def __init__(self, command: Callable[[int], Rebuy | PayIn], parent: QWidget | None = None) -> None:
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
        grid = QGridLayout(self)
        grid.addWidget(self.heading, 0, 0, 1, 2)
        grid.addWidget(self.amount, 1, 0)
        grid.addWidget(self.go, 1, 1)
        quick = QHBoxLayout()
        quick.setSpacing(8)
        for button in self.quick:
            quick.addWidget(button)
        grid.addLayout(quick, 2, 0, 1, 2)
        grid.addWidget(self.refusal, 3, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setVerticalSpacing(10)
        grid.setContentsMargins(14, 12, 14, 12)

    def offer(self, amount: int) -> None:
        """Write an amount of hundredths into the field."""
        self.amount.setText(money_plain(amount))

    def show_view(self, view: TableView) -> None:
        """Follow the table."""
        self._view = view
        self._judge()

    def _judge(self) -> None:
        if self._view is None:
            return
        command = self._command(read_amount(self.amount.text()))
        refused = self._view.why_not(command)
        self.go.setEnabled(refused is None)
        reason = "" if refused is None else refusal_text(refused, self._view, command)
        self.go.setAccessibleDescription(reason)
        self.go.setToolTip(reason)
        self.refusal.setText(reason)
        self.refusal.setVisible(bool(reason))

    def _ask(self) -> None:
        self.wanted.emit(self._command(read_amount(self.amount.text())))
        self.amount.clear()  # or a held Enter would move the same sum again and again

    def say(self, heading: str, go: str, amount: str) -> None:
        """Set the words: over the field, on the button, and the field's name."""
        self.heading.setText(heading)
        self.go.setText(go)
        self.amount.setAccessibleName(amount)
        for button, value in zip(self.quick, QUICK, strict=True):
            button.setText(money(value))
        self._judge()


def money_plain(amount: int) -> str:
    """An amount as the field reads it back: the language's digits, no currency."""
    return QLocale().toString(amount / 100, "f", 2 if amount % 100 else 0)


class RebuyDialog(Sheet):
    """Moves money between rounds; follows the table while it is open."""

    base = QSize(500, 0)
    wanted = Signal(object)

    def __init__(self, view: TableView, missing: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._wallet, self._table = named_label("money"), named_label("money")
        self._wallet_name, self._table_name = named_label("over"), named_label("over")
        self._play_money = named_label("muted", wrap=True)
        self.rebuy, self.pay_in = Transfer(Rebuy), Transfer(PayIn)
        self._arrange()
        for transfer in (self.rebuy, self.pay_in):
            transfer.wanted.connect(self.wanted)
        self._close = self.add_button(self.accept)
        self.retranslate()
        held = in_chips(min(1_000_00, view.wallet), view.rules)
        self.rebuy.offer(max(in_chips(missing, view.rules, up=True), held))
        self.pay_in.offer(1_000_00)
        self.show_view(view)
        self.rebuy.amount.setFocus()

    def _arrange(self) -> None:
        sums = QGridLayout()
        for column, (name, value) in enumerate(((self._wallet_name, self._wallet), (self._table_name, self._table))):
            sums.addWidget(name, 0, column)
            sums.addWidget(value, 1, column)
        self.body.addLayout(sums)
        self.body.addWidget(self.rebuy)
        self.body.addWidget(self.pay_in)
        self.body.addWidget(self._play_money)

    def show_view(self, view: TableView) -> None:
        """Follow the table."""
        self._view = view
        self._wallet.setText(money(view.wallet))
        self._table.setText(money(view.balance))
        for transfer in (self.rebuy, self.pay_in):
            transfer.show_view(view)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Rebuy", "Rebuy"))
        self._wallet_name.setText(translate("Rebuy", "WALLET"))
        self._table_name.setText(translate("Rebuy", "TABLE"))
        amount = translate("Rebuy", "Amount")
        self.rebuy.say(translate("Rebuy", "FROM THE WALLET TO THE TABLE"), translate("Rebuy", "Rebuy"), amount)
        self.pay_in.say(translate("Rebuy", "CASHIER: PLAY MONEY INTO THE WALLET"), translate("Rebuy", "Pay in"), amount)
        self._play_money.setText(play_money())
        self._close.setText(translate("Dialog", "Close"))
        self.show_view(self._view)
