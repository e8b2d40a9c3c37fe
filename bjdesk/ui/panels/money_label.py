"""One amount of the information bar: its small name and the money beside it."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QLabel, QWidget

from bjdesk.ui.formats import money
from bjdesk.ui.theme import NORMAL, Palette, Role, colour, role_font
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class Purse(Enum):
    """The amounts that the bar shows."""

    BALANCE = auto()
    BET = auto()
    WIN = auto()


class MoneyLabel(QLabel):
    """Shows an amount in hundredths; None is a dash, and reads as nothing."""

    def __init__(self, purse: Purse, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._purse = purse
        self._amount: int | None = None
        self._figure: int | None = None
        self._size = 18.0
        self._palette = NORMAL
        self.retranslate()

    @property
    def amount(self) -> int | None:
        """What is shown, in hundredths."""
        return self._amount

    def show_amount(self, amount: int | None) -> bool:
        """Show hundredths, or a dash for None; tell whether that is news."""
        if amount == self._amount:
            return False
        self._amount = amount
        self.retranslate()
        return True

    def count(self, figure: int | None) -> None:
        """Paint this figure on the way to the amount, which is read out already; None: the amount itself."""
        if figure != self._figure:
            self._figure = figure
            self.update()

    def set_look(self, size: float, palette: Palette) -> None:
        """Take F and the colours."""
        self._size, self._palette = size, palette
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Name and amount in the language of now."""
        self.setAccessibleName(self._spoken())
        self.setText(self._spoken())
        self.updateGeometry()
        self.update()

    def _spoken(self) -> str:
        amount = money(self._amount or 0, hundredths=True)
        match self._purse:
            case Purse.BALANCE:
                return translate("Bar", "Balance {amount}").format(amount=amount)
            case Purse.BET:
                return translate("Bar", "Bet {amount}").format(amount=amount)
            case Purse.WIN:
                return translate("Bar", "Win {amount}").format(amount=amount)

    def _name(self) -> str:
        match self._purse:
            case Purse.BALANCE:
                return translate("Bar", "BALANCE")
            case Purse.BET:
                return translate("Bar", "BET")
            case Purse.WIN:
                return translate("Bar", "WIN")

    def _written(self) -> str:
        return "—" if self._amount is None else money(self._amount)

    def _painted(self) -> str:
        return self._written() if self._figure is None else money(self._figure)

    def _widths(self) -> tuple[float, float]:
        """Of the name and of the money; the money has room for four digits, so that the bar stands still."""
        name = QFontMetricsF(role_font(Role.OVER, self._size)).horizontalAdvance(self._name())
        figures = QFontMetricsF(role_font(Role.MONEY, self._size))
        return name, max(figures.horizontalAdvance(self._written()), figures.horizontalAdvance(money(1000_00)))

    def sizeHint(self) -> QSize:
        """Name, gap, money."""
        name, amount = self._widths()
        return QSize(round(name + 0.5 * self._size + amount) + 2, round(2.5 * self._size))

    def minimumSizeHint(self) -> QSize:
        """The same: money is never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the name in small capitals and the money in the serif."""
        painter = QPainter(self)
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        name, amount = self._widths()
        painter.setFont(role_font(Role.OVER, self._size))
        painter.setPen(colour(self._palette.muted))
        painter.drawText(QRectF(0, 1, name, self.height()), middle, self._name())
        painter.setFont(role_font(Role.MONEY, self._size))
        painter.setPen(colour(self._ink()))
        painter.drawText(QRectF(name + 0.5 * self._size, -1, amount, self.height()), middle, self._painted())

    def _ink(self) -> str:
        if self._amount is None:
            return self._palette.off
        won = self._purse is Purse.WIN and self._amount > 0
        return self._palette.gold if won else self._palette.text
