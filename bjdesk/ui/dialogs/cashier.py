"""The cashier: what lies where, play money in, REBUY, cash out, the guests' money; and the ledger beside it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QTabWidget, QVBoxLayout, QWidget

from bjdesk.game.commands import BalanceChanged, CashOut, PayIn, PayInGuest, Rebuy
from bjdesk.game.verdicts import in_chips
from bjdesk.game.view import Phase
from bjdesk.ui import captions
from bjdesk.ui.dialogs.about import play_money
from bjdesk.ui.dialogs.fields import named_label
from bjdesk.ui.dialogs.movement import GuestMovement, Movement
from bjdesk.ui.dialogs.sheet import Sheet, scroll_area
from bjdesk.ui.formats import money
from bjdesk.ui.panels.ledger_page import LedgerPage
from bjdesk.ui.refusals import break_text
from bjdesk.ui.theme import NORMAL, Palette
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from bjdesk.game.books import Books
    from bjdesk.game.view import Frame, TableView

NARROW: Final = 40
"""Width in F under which the ways of money lie under each other."""
_PURSES: Final = 4
"""Sums beside each other, at most."""


class _Purse(QFrame):
    """What somebody has, under its name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.name, self.held = named_label("over"), named_label("money")
        self._column = column = QVBoxLayout(self)
        column.addWidget(self.name)
        column.addWidget(self.held)

    def set_text_size(self, size: float) -> None:
        """Take F for all distances."""
        edge, high = round(0.8 * size), round(0.45 * size)
        self._column.setContentsMargins(edge, high, edge, high)
        self._column.setSpacing(round(0.1 * size))

    def show_sum(self, name: str, amount: int) -> None:
        """Show a name and hundredths."""
        self.name.setText(name)
        self.held.setText(money(amount))
        self.setAccessibleName(f"{name}: {money(amount, hundredths=True)}")


class CashierDialog(Sheet):
    """Moves money between rounds; follows the table while it is open, and says what has moved."""

    base = QSize(860, 780)
    wanted = Signal(object)
    stating = Signal(str)

    def __init__(self, view: TableView, books: Books, missing: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent, scrolls=False)
        self._view = view
        self.rebuy, self.pay_in, self.cash_out = Movement(Rebuy), Movement(PayIn), Movement(CashOut)
        self.guest = GuestMovement(PayInGuest, self)  # a child even where it is not laid out
        self.news = named_label("strong", wrap=True)
        self.news.setMinimumHeight(1)
        self._play_money = named_label("muted", wrap=True)
        self._purses: list[_Purse] = []
        self._sums, self._ways = QGridLayout(), QGridLayout()
        self.ledger = LedgerPage(books)
        self._columns = 0
        self._laid = (0, 0)
        self._arrange()
        self.add_note(self._play_money)
        self._close = self.add_button(self.accept)  # what moves money is golden
        for movement in self.movements:
            movement.wanted.connect(self.wanted)
        for before, after in pairwise((*(one for movement in self.movements for one in movement.stops), self._close)):
            self.setTabOrder(before, after)
        self.retranslate()
        self._offer(missing)
        self.show_view(view)
        self.rebuy.amount.setFocus()

    @property
    def movements(self) -> tuple[Movement, ...]:
        """All ways of money, in the order of reading."""
        return (self.rebuy, self.cash_out, self.pay_in, self.guest)

    def _arrange(self) -> None:
        inner = QWidget()
        self._column = column = QVBoxLayout(inner)
        column.setContentsMargins(0, 8, 0, 0)
        column.addLayout(self._sums)
        column.addWidget(self.news)
        column.addLayout(self._ways)
        column.addStretch(1)
        self._money_page = scroll_area(inner)
        self.tabs = QTabWidget(documentMode=True)
        self.tabs.tabBar().setDrawBase(False)
        self.tabs.addTab(self._money_page, "")
        self.tabs.addTab(self.ledger, "")
        self.ledger.stating.connect(self.stating)
        self.body.addWidget(self.tabs, stretch=1)
        self._lay_ways(2)

    def _lay_ways(self, columns: int) -> None:
        """Lay the ways of money beside or under each other; one that stands alone in its row fills it."""
        if (columns, len(self._view.guests)) == self._laid:
            return
        self._columns, self._laid = columns, (columns, len(self._view.guests))
        shown = self.movements if self._view.guests else self.movements[:-1]
        for place, movement in enumerate(shown):
            alone = place == len(shown) - 1 and place % columns == 0
            self._ways.addWidget(movement, place // columns, place % columns, 1, columns if alone else 1)
        self._ways.setColumnStretch(0, 1)
        self._ways.setColumnStretch(1, columns - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the ways of money under each other where the window is narrow."""
        super().resizeEvent(event)
        self._lay_ways(2 if self.width() >= NARROW * self._size else 1)

    def set_text_size(self, size: float, palette: Palette = NORMAL) -> None:
        """Take F for the distances in the cards, and fit the ledger to it."""
        for purse in self._purses:
            purse.set_text_size(size)
        for movement in self.movements:
            movement.set_text_size(size)
        for grid in (self._sums, self._ways):
            grid.setVerticalSpacing(round(0.35 * size))
        self._column.setSpacing(round(0.35 * size))
        super().set_text_size(size, palette)
        self.ledger.fit(size)

    def _offer(self, missing: int) -> None:
        """Write in what is missing, or a round sum."""
        held = in_chips(min(1_000_00, self._view.wallet), self._view.rules)
        self.rebuy.offer(max(in_chips(missing, self._view.rules, up=True), held))
        self.pay_in.offer(1_000_00)

    # -- following

    def show_view(self, view: TableView) -> None:
        """Follow the table."""
        self._view = view
        sums = [
            (translate("Rebuy", "WALLET"), view.wallet),
            (translate("Rebuy", "TABLE"), view.balance),
            (translate("Rebuy", "BETS"), view.bet if view.phase is not Phase.RESULTS else 0),
            *view.guests,
        ]
        self._show_sums(sums)
        self._lay_ways(self._columns)
        for movement in self.movements:
            movement.show_view(view)

    def _show_sums(self, sums: list[tuple[str, int]]) -> None:
        while len(self._purses) < len(sums):
            place, purse = len(self._purses), _Purse()
            purse.set_text_size(self._size)
            self._purses.append(purse)
            self._sums.addWidget(purse, place // _PURSES, place % _PURSES)
        for purse in self._purses[len(sums) :]:
            purse.hide()
        for purse, (name, amount) in zip(self._purses, sums, strict=False):
            purse.show_sum(name, amount)

    def hear(self, frame: Frame) -> None:
        """Say what has moved, once it has."""
        if isinstance(frame.event, BalanceChanged):
            self.say(captions.caption(frame))
            self.ledger.refresh()

    def say(self, text: str) -> None:
        """Tell how something went."""
        self.news.setText(text)

    # -- words

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Rebuy", "Cashier"))
        for place, name in enumerate((translate("Rebuy", "Money"), translate("Ledger", "Ledger"))[: self.tabs.count()]):
            self.tabs.setTabText(place, name)
        self.rebuy.say(translate("Rebuy", "FROM THE WALLET TO THE TABLE"), translate("Rebuy", "Rebuy"))
        self.cash_out.say(translate("Rebuy", "FROM THE TABLE TO THE WALLET"), translate("Rebuy", "Cash out"))
        self.pay_in.say(translate("Rebuy", "PLAY MONEY INTO THE WALLET"), translate("Rebuy", "Pay in"))
        self.guest.say(translate("Rebuy", "PLAY MONEY FOR A GUEST"), translate("Rebuy", "Pay in"))
        self.news.setText(break_text(self._view))
        self._play_money.setText(play_money())
        self.ledger.retranslate()
        self._close.setText(translate("Dialog", "Close"))
        self.show_view(self._view)
