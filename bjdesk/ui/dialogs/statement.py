"""A statement is asked for: of which account, for which days, as which file."""

from __future__ import annotations

from datetime import datetime
from enum import Enum

from PySide6.QtCore import QDate, QSize, Qt, Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from bjdesk.game.statement import Period
from bjdesk.ui.account_words import account_name
from bjdesk.ui.dialogs.fields import DayField, named_label
from bjdesk.ui.dialogs.rule_set_choice import CalmChoice
from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.formats import date_pattern
from bjdesk.ui.theme import NORMAL, Palette
from bjdesk.ui.translate import translate


class Days(Enum):
    """Which days a statement is of."""

    THIS_MONTH = "this-month"
    LAST_MONTH = "last-month"
    THIS_YEAR = "this-year"
    ALL = "all"
    CHOSEN = "chosen"


def days_words(days: Days) -> str:
    """What the days are called."""
    match days:
        case Days.THIS_MONTH:
            return translate("Statement", "This month")
        case Days.LAST_MONTH:
            return translate("Statement", "Last month")
        case Days.THIS_YEAR:
            return translate("Statement", "This year")
        case Days.ALL:
            return translate("Statement", "From the beginning until now")
        case Days.CHOSEN:
            return translate("Statement", "Chosen days")


def first_and_last(days: Days, today: QDate) -> tuple[QDate, QDate] | None:
    """The first day and the last one; None for all, or where they are the player's to choose."""
    month = QDate(today.year(), today.month(), 1)
    match days:
        case Days.THIS_MONTH:
            return month, today
        case Days.LAST_MONTH:
            return month.addMonths(-1), month.addDays(-1)
        case Days.THIS_YEAR:
            return QDate(today.year(), 1, 1), today
        case _:
            return None


def period_of(first: QDate, last: QDate) -> Period:
    """From the beginning of one day up to the end of another, in local time."""
    first, last = min(first, last), max(first, last)
    return Period(_begins(first), _begins(last.addDays(1)))


def _begins(day: QDate) -> datetime:
    return datetime.fromtimestamp(day.startOfDay().toSecsSinceEpoch()).astimezone()


class StatementDialog(Sheet):
    """Asks, and tells with `wanted`: account, period, "pdf" or "csv"."""

    base = QSize(560, 0)
    wanted = Signal(str, object, str)

    def __init__(self, accounts: tuple[str, ...], account: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._accounts = accounts
        self.account, self.days = CalmChoice(), CalmChoice()
        self.account.addItems([""] * len(accounts))
        self.account.setCurrentIndex(accounts.index(account))
        self.days.addItems([""] * len(Days))
        self.first, self.last = DayField(), DayField()
        self._names = [named_label("field") for _ in range(4)]
        form = QFormLayout()
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for label, field in zip(self._names, (self.account, self.days, self.first, self.last), strict=True):
            label.setBuddy(field)
            form.addRow(label, field)
        self.reason = named_label("muted", wrap=True)
        self.body.addLayout(form)
        self.body.addWidget(self.reason)
        self.body.addStretch(1)
        self._cancel = self.add_button(self.reject)
        self.csv = self.add_button(lambda: self._tell("csv"))
        self.pdf = self.add_button(lambda: self._tell("pdf"), gold=True)
        self.days.currentIndexChanged.connect(lambda _: self._show_days())
        self.retranslate()
        self._show_days()

    def set_text_size(self, size: float, palette: Palette = NORMAL) -> None:
        """Take F; the days begin where the other fields' words do."""
        super().set_text_size(size, palette)
        for field in (self.first, self.last):
            field.lineEdit().setTextMargins(round(0.8 * size), 0, 0, 0)

    def _show_days(self) -> None:
        """Write the days into their fields; only chosen ones can be changed there."""
        chosen = self._days
        found = first_and_last(chosen, QDate.currentDate())
        if found is not None:
            self.first.setDate(found[0])
            self.last.setDate(found[1])
        for field in (self.first, self.last):
            field.setEnabled(chosen is Days.CHOSEN)

    @property
    def _days(self) -> Days:
        return list(Days)[self.days.currentIndex()]

    @property
    def period(self) -> Period:
        """The days that are chosen."""
        return Period() if self._days is Days.ALL else period_of(self.first.date(), self.last.date())

    def _tell(self, kind: str) -> None:
        account, period = self._accounts[self.account.currentIndex()], self.period
        self.accept()
        self.wanted.emit(account, period, kind)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Statement", "Statement"))
        words = (
            translate("Ledger", "Account"),
            translate("Statement", "Days"),
            translate("Statement", "First day"),
            translate("Statement", "Last day"),
        )
        for label, field, word in zip(
            self._names, (self.account, self.days, self.first, self.last), words, strict=True
        ):
            label.setText(word)
            field.setAccessibleName(word)
        for place, account in enumerate(self._accounts):
            self.account.setItemText(place, account_name(account))
        for place, days in enumerate(Days):
            self.days.setItemText(place, days_words(days))
        for field in (self.first, self.last):
            field.setDisplayFormat(date_pattern())
        self.reason.setText(
            translate("Statement", "Opening balance + in − out = closing balance; each round is one line.")
        )
        self._cancel.setText(translate("Dialog", "Cancel"))
        self.csv.setText(translate("Statement", "Save as CSV…"))
        self.pdf.setText(translate("Statement", "Save as PDF…"))
