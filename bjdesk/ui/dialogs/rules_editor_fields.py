"""The editor's options: each with its name, a sentence of help, a field by its kind, and room for a reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from bjdesk.engine.options import MOST_CHIPS, Kind, Option
from bjdesk.engine.rules import OPTIONS
from bjdesk.ui.amounts import read_amount
from bjdesk.ui.dialogs.fields import Switch, named_label
from bjdesk.ui.dialogs.rule_set_choice import CalmChoice
from bjdesk.ui.rule_words import GROUPS, option_help, option_name, value_word
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_BY_NAME = {option.name: option for option in OPTIONS}
_SHARES = tuple(round(0.05 * step, 2) for step in range(5, 20))


class OptionField(QFrame):
    """One option. `changed` tells its new value as `Rules` holds it, None where it can't be read."""

    changed = Signal(str, object)

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("option")
        self.option = option
        self._values: Sequence[Any] = option.values
        self._value: object = None
        self.name = named_label("strong", wrap=True)
        self.help = named_label("muted", wrap=True)
        self.reason = named_label("refusal", wrap=True)
        self.reason.hide()
        self.field = self._made()
        self.name.setBuddy(self.field)
        self._arrange()

    def _made(self) -> Switch | CalmChoice | QLineEdit:
        match self.option.kind:
            case Kind.SWITCH:
                switch = Switch()
                switch.toggled.connect(self._tell)
                return switch
            case Kind.CHOICE | Kind.NUMBER | Kind.SHARE:
                choice = CalmChoice()
                choice.activated.connect(lambda place: self._tell(self.option.read(self._values[place])))
                return choice
            case Kind.MONEY | Kind.CHIPS:
                line = QLineEdit(maxLength=60)
                line.textEdited.connect(lambda text: self._tell(self._read(text)))
                return line

    def _arrange(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        self._words = QWidget()
        words = QVBoxLayout(self._words)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(2)
        words.addWidget(self.name)
        words.addWidget(self.help)
        grid.setColumnStretch(0, 10)
        grid.setColumnStretch(1, 11)
        self.set_narrow(narrow=False)

    def set_narrow(self, *, narrow: bool) -> None:
        """Put the field under the words where there is no room beside them."""
        grid = self.layout()
        assert isinstance(grid, QGridLayout)
        for part in (self._words, self.field, self.reason):
            grid.removeWidget(part)
        grid.addWidget(self._words, 0, 0, 1, 2 if narrow else 1)
        if narrow:
            grid.addWidget(self.field, 1, 0, 1, 2)
        else:
            grid.addWidget(self.field, 0, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self.reason, 2, 0, 1, 2)

    # -- values

    def show_value(self, value: object) -> None:
        """Follow the draft; a text that is being typed stays as it is typed."""
        if value == self._value and value is not None:
            return
        self._value = value
        self._show()

    def _show(self) -> None:
        field, written = self.field, self.option.written(self._value) if self._value is not None else None
        field.blockSignals(True)
        match field:
            case Switch():
                field.setChecked(bool(self._value))
                self._say_switch()
            case CalmChoice():
                self._fill(field, written)
            case QLineEdit() if written is not None:
                field.setText(value_word(self.option.name, written))
        field.blockSignals(False)

    def _fill(self, field: CalmChoice, written: object) -> None:
        """The values in words; a share that a file brought along joins the others."""
        if self.option.kind is Kind.SHARE:
            self._values = tuple(sorted({*_SHARES, written} if isinstance(written, float) else _SHARES))
        words = [value_word(self.option.name, value) for value in self._values]
        if [field.itemText(place) for place in range(field.count())] != words:
            field.clear()
            field.addItems(words)
        field.setCurrentIndex(self._values.index(written) if written in self._values else -1)

    def _say_switch(self) -> None:
        if isinstance(self.field, Switch):
            self.field.setText(value_word(self.option.name, self.field.isChecked()))
            self.field.updateGeometry()

    def _tell(self, value: object) -> None:
        self._value = value
        self._say_switch()
        self.changed.emit(self.option.name, value)

    def _read(self, text: str) -> object:
        """What is typed: an amount, or amounts with blanks between them; None if that can't be."""
        if self.option.kind is Kind.MONEY:
            amount = read_amount(text)
            return amount if amount > 0 else None
        amounts = [read_amount(part) for part in text.replace(";", " ").split()]
        if not 1 <= len(amounts) <= MOST_CHIPS or min(amounts) <= 0:
            return None
        return tuple(sorted(set(amounts)))

    # -- words

    def show_reason(self, reason: str, *, refused: bool) -> None:
        """Say beside the option why its value can't be, or that it has no effect; "" for nothing."""
        name = "refusal" if refused else "muted"
        if self.reason.objectName() != name:
            self.reason.setObjectName(name)
            self.reason.style().unpolish(self.reason)
            self.reason.style().polish(self.reason)
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        self.field.setAccessibleDescription(f"{option_help(self.option.name)} {reason}".strip())

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.name.setText(option_name(self.option.name))
        self.help.setText(option_help(self.option.name))
        self.field.setAccessibleName(option_name(self.option.name))
        if self._value is not None:
            self._show()


def unreadable_sentence(option: Option) -> str:
    """Why what is typed can't be a value."""
    if option.kind is Kind.CHIPS:
        return translate("Rules editor", "One to six amounts with blanks between them, such as 1 5 25.")
    return translate("Rules editor", "An amount above zero, such as 10.")


class OptionList(QWidget):
    """All options in their groups."""

    changed = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields: dict[str, OptionField] = {}
        self._headings = [named_label("heading") for _ in GROUPS]
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        for heading, (_, names) in zip(self._headings, GROUPS, strict=True):
            self.column.addWidget(heading)
            for name in names:
                self._add(name)

    def _add(self, name: str) -> None:
        field = self.fields[name] = OptionField(_BY_NAME[name])
        field.changed.connect(self.changed)
        self.column.addWidget(field)

    def show_values(self, values: Mapping[str, object]) -> None:
        """Follow a draft."""
        for name, field in self.fields.items():
            field.show_value(values[name])

    def set_narrow(self, *, narrow: bool) -> None:
        """Put every field under its words, or beside them."""
        for field in self.fields.values():
            field.set_narrow(narrow=narrow)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        for heading, (words, _) in zip(self._headings, GROUPS, strict=True):
            heading.setText(words())
        for field in self.fields.values():
            field.retranslate()
