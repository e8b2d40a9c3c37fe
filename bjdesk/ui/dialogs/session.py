"""What the session says by itself: the reminder, the warning before an idle table closes; and the choice of a break."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from bjdesk.game.breaks import HOURS
from bjdesk.ui.dialogs.fields import named_label
from bjdesk.ui.dialogs.rule_set_choice import CalmChoice
from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.refusals import break_text
from bjdesk.ui.session_words import length, reminder_sentence, warning_sentence
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.game.session import Idleness, Sitting
    from bjdesk.game.view import TableView


class ReminderDialog(Sheet):
    """How long and with what result; to go on, to take a break, or to leave. Esc goes on."""

    base = QSize(520, 0)
    resting = Signal()
    leaving = Signal()

    def __init__(self, sitting: Sitting, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sitting = sitting
        self.text = named_label(wrap=True)
        self.body.addWidget(self.text)
        self.body.addStretch(1)
        self.rest = self.add_button(self._rest)
        self.leave = self.add_button(self._leave)
        self.go = self.add_button(self.accept, gold=True)
        self.retranslate()
        self.go.setFocus()

    def _rest(self) -> None:
        self.accept()
        self.resting.emit()

    def _leave(self) -> None:
        self.accept()
        self.leaving.emit()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Session", "Reminder"))
        self.text.setText(reminder_sentence(self._sitting))
        self.setAccessibleDescription(self.text.text())
        self.rest.setText(translate("Session", "Take a break…"))
        self.leave.setText(translate("Exit", "Exit game"))
        self.go.setText(translate("Session", "Go on"))


class IdleDialog(Sheet):
    """The table closes soon unless somebody acts."""

    base = QSize(480, 0)

    def __init__(self, idleness: Idleness, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._idleness = idleness
        self.text = named_label(wrap=True)
        self.body.addWidget(self.text)
        self.body.addStretch(1)
        self.stay = self.add_button(self.accept, gold=True)
        self.retranslate()
        self.setAccessibleDescription(self.text.text())
        self.stay.setFocus()

    def count(self) -> None:
        """Show how many seconds are left."""
        self.text.setText(warning_sentence(max(0, round(self._idleness.left))))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Session", "Are you still there?"))
        self.stay.setText(translate("Session", "Go on playing"))
        self.count()


def longer_than(until: datetime | None, now: datetime) -> tuple[int, ...]:
    """The breaks, in hours from now, that would last longer than one that runs until then."""
    return tuple(hours for hours in HOURS if until is None or now + timedelta(hours=hours) > until)


class BreakDialog(Sheet):
    """How long a break is to last. While one lasts, only longer ones can be chosen."""

    base = QSize(520, 0)
    wanted = Signal(int)
    """Hours."""

    def __init__(self, view: TableView, now: datetime, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.running = named_label("strong", wrap=True)
        self.text = named_label(wrap=True)
        self.choice = CalmChoice()
        self._hours = longer_than(view.break_until, now)
        self.choice.addItems([""] * len(self._hours))
        self._name = named_label("field")
        self._name.setBuddy(self.choice)
        form = QFormLayout()
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self._name, self.choice)
        self.body.addWidget(self.running)
        self.body.addWidget(self.text)
        self.body.addLayout(form)
        self.body.addStretch(1)
        self._cancel = self.add_button(self.reject)
        self.go = self.add_button(self._take, gold=True)
        self.go.setEnabled(bool(self._hours))
        self.retranslate()
        self.choice.setFocus()

    def _take(self) -> None:
        self.wanted.emit(self._hours[self.choice.currentIndex()])
        self.accept()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Session", "Take a break"))
        self.running.setText(break_text(self._view))
        self.running.setVisible(bool(self.running.text()))
        self.text.setText(
            translate(
                "Session",
                "Until it is over, no round can be dealt and no money brought to the table; a running round is played"
                " out. A break can be made longer, never shorter, and lasts even if the program is closed.",
            )
        )
        self._name.setText(translate("Session", "How long"))
        self.choice.setAccessibleName(self._name.text())
        for place, hours in enumerate(self._hours):
            self.choice.setItemText(place, translate("Session", "1 day") if hours == 24 else length(60 * hours))
        self._cancel.setText(translate("Dialog", "Cancel"))
        self.go.setText(translate("Session", "Take the break"))
