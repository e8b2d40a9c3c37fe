"""The fields that say which rounds are shown: each acts at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QDate, Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from bjdesk.frozen import replace
from bjdesk.game.round_filter import Result, RoundFilter
from bjdesk.ui.amounts import plain
from bjdesk.ui.dialogs.fields import DayField, IconButton, Switch, named_label
from bjdesk.ui.dialogs.rule_set_choice import CalmChoice
from bjdesk.ui.dialogs.sheet import scroll_area
from bjdesk.ui.formats import MINUS, date_pattern
from bjdesk.ui.panels.gamelogs.filter_words import (
    MARKS,
    Period,
    day_of,
    days_of,
    last_moment,
    period_words,
    read_sum,
    result_words,
)
from bjdesk.ui.rules_names import rules_title
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QShowEvent

RESULTS: Final = (None, *Result)
PERIODS: Final = tuple(Period)
_PAUSE: Final = 350
"""Milliseconds after the last letter of an amount until it counts."""
SUMS: Final = ("least_bet", "most_bet", "least_net", "most_net")


class FilterPane(QWidget):
    """Tells each change as a whole new filter; person and cards are chosen elsewhere and stay."""

    changed = Signal(object)
    """RoundFilter."""

    def __init__(self, rules: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wanted = RoundFilter()
        self._rules: tuple[str | None, ...] = (None, *rules)
        self.period, self.rules, self.result = CalmChoice(), CalmChoice(), CalmChoice()
        self.first, self.last = DayField(), DayField()
        self.marks = {name: Switch() for name in MARKS}
        self.sums = {name: QLineEdit(maxLength=14) for name in SUMS}
        self._labels = {name: named_label("over") for name in ("period", "rules", "result", "marks", "bet", "net")}
        self._hyphen = QLabel("–")
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._take_sums)
        self.back = IconButton("step-back")
        self.back.hide()
        self._arrange()
        self._connect()
        self._show_between()
        self.retranslate()

    # -- building

    def _arrange(self) -> None:
        inner = QWidget()
        self._column = column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 12, 0)
        self._between = QWidget()
        days = QHBoxLayout(self._between)
        days.setContentsMargins(0, 0, 0, 0)
        for part in (self.first, self._hyphen, self.last):
            days.addWidget(part, stretch=0 if part is self._hyphen else 1)
        for name, choice in (("period", self.period), ("rules", self.rules), ("result", self.result)):
            column.addWidget(self._labels[name])
            column.addWidget(choice)
            if choice is self.period:
                column.addWidget(self._between)
        column.addWidget(self._labels["marks"])
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        for place, switch in enumerate(self.marks.values()):
            grid.addWidget(switch, place // 2, place % 2)
        column.addLayout(grid)
        for name, pair in (("bet", SUMS[:2]), ("net", SUMS[2:])):
            column.addWidget(self._labels[name])
            row = QHBoxLayout()
            for which in pair:
                row.addWidget(self.sums[which])
            column.addLayout(row)
        column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.back)
        outer.addWidget(scroll_area(inner))

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where Tab goes, one after the other."""
        days = (self.period, self.first, self.last)
        return (self.back, *days, self.rules, self.result, *self.marks.values(), *self.sums.values())

    def showEvent(self, event: QShowEvent) -> None:
        """Lay everything out anew: what was laid out before the style sheet came squeezes the switches."""
        super().showEvent(event)
        self._column.invalidate()

    def _connect(self) -> None:
        self.period.addItems([""] * len(PERIODS))
        self.rules.addItems([""] * len(self._rules))
        self.result.addItems([""] * len(RESULTS))
        for day in (self.first, self.last):
            day.setAlignment(Qt.AlignmentFlag.AlignCenter)
            day.dateChanged.connect(lambda _: self._take_days())
        self.period.activated.connect(lambda _: self._take_days())
        self.rules.activated.connect(lambda place: self._set(rules=self._rules[place]))
        self.result.activated.connect(lambda place: self._set(result=RESULTS[place]))
        for name, switch in self.marks.items():
            switch.toggled.connect(lambda on, name=name: self._set(**{name: on}))
        for field in self.sums.values():
            field.textEdited.connect(lambda _: self._pause.start())
            field.editingFinished.connect(self._take_sums)

    # -- values

    def show_filter(self, wanted: RoundFilter) -> None:
        """Follow a filter that was changed elsewhere, or taken back."""
        if wanted == self._wanted:
            return
        self._pause.stop()
        fields = (self.period, self.rules, self.result, self.first, self.last, *self.marks.values())
        for field in fields:
            field.blockSignals(True)
        if wanted.since is None and wanted.until is None:
            self.period.setCurrentIndex(PERIODS.index(Period.ANY))
        elif (wanted.since, wanted.until) != (self._wanted.since, self._wanted.until):
            self._show_days(wanted)
        self.rules.setCurrentIndex(self._rules.index(wanted.rules) if wanted.rules in self._rules else 0)
        self.result.setCurrentIndex(RESULTS.index(wanted.result))
        for name, switch in self.marks.items():
            switch.setChecked(getattr(wanted, name))
        for name, field in self.sums.items():
            if read_sum(field.text()) != getattr(wanted, name):
                field.setText(_written(getattr(wanted, name)))
        for field in fields:
            field.blockSignals(False)
        self._wanted = wanted
        self._show_between()

    def _show_days(self, wanted: RoundFilter) -> None:
        self.period.setCurrentIndex(PERIODS.index(Period.BETWEEN))
        self.first.setDate(day_of(wanted.since) if wanted.since is not None else self.first.minimumDate())
        self.last.setDate(day_of(last_moment(wanted.until)) if wanted.until is not None else QDate.currentDate())

    def _show_between(self) -> None:
        self._between.setVisible(PERIODS[self.period.currentIndex()] is Period.BETWEEN)

    def _take_days(self) -> None:
        period = PERIODS[self.period.currentIndex()]
        if period is Period.BETWEEN and self._between.isHidden():
            for field, day in ((self.first, QDate.currentDate().addDays(-29)), (self.last, QDate.currentDate())):
                field.blockSignals(True)
                field.setDate(day)
                field.blockSignals(False)
        self._show_between()
        since, until = days_of(period, self.first.date(), self.last.date())
        self._set(since=since, until=until)

    def _take_sums(self) -> None:
        self._pause.stop()
        self._set(**{name: read_sum(field.text()) for name, field in self.sums.items()})

    def _set(self, **changes: Any) -> None:  # noqa: ANN401 - values of the filter's fields
        wanted = replace(self._wanted, **changes)
        if wanted != self._wanted:
            self._wanted = wanted
            self.changed.emit(wanted)

    # -- words

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        words = {
            "period": translate("Filter", "When"),
            "rules": translate("Filter", "Rules"),
            "result": translate("Filter", "Result"),
            "marks": translate("Filter", "In the round"),
            "bet": translate("Filter", "All bets, from … to …"),
            "net": translate("Filter", "Won or lost, from … to …"),
        }
        for name, label in self._labels.items():
            label.setText(words[name].upper())
        for name, field in (("period", self.period), ("rules", self.rules), ("result", self.result)):
            field.setAccessibleName(words[name])
        for place, period in enumerate(PERIODS):
            self.period.setItemText(place, period_words(period))
        for place, rules in enumerate(self._rules):
            self.rules.setItemText(place, translate("Filter", "Any rules") if rules is None else rules_title(rules))
        for place, result in enumerate(RESULTS):
            self.result.setItemText(place, result_words(result))
        for name, switch in self.marks.items():
            switch.setText(MARKS[name]())
            switch.setAccessibleName(MARKS[name]())
            switch.updateGeometry()
        self.back.say(translate("Gamelog", "Back to the list"))
        self._name_fields()

    def _name_fields(self) -> None:
        for day in (self.first, self.last):
            day.setDisplayFormat(date_pattern())
        self.first.setAccessibleName(translate("Filter", "First day"))
        self.last.setAccessibleName(translate("Filter", "Last day"))
        names = {
            "least_bet": translate("Filter", "Smallest bet"),
            "most_bet": translate("Filter", "Largest bet"),
            "least_net": translate("Filter", "Smallest result"),
            "most_net": translate("Filter", "Largest result"),
        }
        for name, field in self.sums.items():
            field.setAccessibleName(names[name])
            field.setPlaceholderText("−∞" if name == "least_net" else "0" if name == "least_bet" else "∞")


def _written(amount: int | None) -> str:
    if amount is None:
        return ""
    return (MINUS if amount < 0 else "") + plain(abs(amount))
