"""SETTINGS: each choice acts at once, and is remembered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QWidget

from bjdesk.ui.dialogs.fields import Choice, Switch, named_label, push_button
from bjdesk.ui.dialogs.key_list import KeyList
from bjdesk.ui.dialogs.picture_choice import PictureChoice
from bjdesk.ui.dialogs.rule_set_choice import CalmChoice
from bjdesk.ui.dialogs.setting_pictures import PICTURES
from bjdesk.ui.dialogs.setting_words import CHOICES, NAMES, SWITCHES
from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.language import LANGUAGES
from bjdesk.ui.models.languages import LanguagesModel
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from bjdesk.game.settings import Settings

NARROW: Final = 34
"""Width in F under which a name has no room beside its field."""


@dataclass(slots=True)
class _Row:
    """A field and how it follows the settings."""

    name: str
    label: QLabel
    field: Choice | PictureChoice | Switch
    values: Sequence[object]


class SettingsDialog(Sheet):
    """Shows the settings and tells each change as a whole new value."""

    base = QSize(760, 0)
    most = 680
    changed = Signal(object)
    """Settings."""
    resting = Signal()
    """The player asks for a break."""
    keeping = Signal()
    """The player asks for all that is stored."""

    def __init__(self, settings: Settings, rules_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._rules_name = rules_name
        self._languages = LanguagesModel(self)
        self._rows: list[_Row] = []
        self._form = QFormLayout()
        self._ask = Switch()
        self._keys = KeyList()
        self.rest, self.data = push_button(), push_button()
        self._rest_name, self._data_name = named_label("field"), named_label("field")
        self._fill()
        self._close = self.add_button(self.accept, gold=True)
        self.retranslate()
        self.show_settings(settings)

    # -- building

    def _fill(self) -> None:
        self._add_language()
        for name, values in CHOICES.items():
            self._add_choice(name, values)
        for name in SWITCHES:
            self._add_switch(name)
        self._add_bare(self._ask)
        self._form.addRow(self._rest_name, self.rest)
        self._form.addRow(self._data_name, self.data)
        self.rest.clicked.connect(self.resting)
        self.data.clicked.connect(self.keeping)
        self._ask.toggled.connect(self._set_ask)
        self._keys.changed.connect(lambda keys: self._set("keys", keys))
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.body.addLayout(self._form)
        self.body.addWidget(self._keys)

    def _add_language(self) -> None:
        field = CalmChoice()
        field.setModel(self._languages)
        self._languages.show([(one.code, one.own_name) for one in LANGUAGES], "")
        self._add_row("language", field, [one.code for one in LANGUAGES])

    def _add_choice(self, name: str, values: Sequence[object]) -> None:
        if name in PICTURES:
            self._add_row(name, PictureChoice(values, *PICTURES[name]), values)
            return
        field = CalmChoice()
        field.addItems([""] * len(values))
        self._add_row(name, field, values)

    def _add_row(self, name: str, field: Choice | PictureChoice, values: Sequence[object]) -> None:
        label = named_label("field")
        if isinstance(field, Choice):
            label.setBuddy(field)
        self._form.addRow(label, field)
        row = _Row(name, label, field, values)
        self._rows.append(row)
        field.activated.connect(lambda place, row=row: self._set(row.name, row.values[place]))

    def _add_switch(self, name: str) -> None:
        field = Switch()
        label = self._add_bare(field)
        self._rows.append(_Row(name, label, field, (False, True)))
        field.toggled.connect(lambda on, name=name: self._set(name, on))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the names over their fields where there is no room beside them."""
        super().resizeEvent(event)
        narrow = self.width() < NARROW * self._size
        policy = QFormLayout.RowWrapPolicy.WrapAllRows if narrow else QFormLayout.RowWrapPolicy.WrapLongRows
        if policy != self._form.rowWrapPolicy():
            self._form.setRowWrapPolicy(policy)

    def _add_bare(self, field: Switch) -> QLabel:
        """Add a field that says its own name; the label beside it takes no room."""
        label = QLabel()
        label.hide()
        self._form.addRow(label, field)
        return label

    # -- values

    def show_settings(self, settings: Settings) -> None:
        """Follow settings that were changed elsewhere, by key for instance."""
        self._settings = settings
        for row in self._rows:
            value = getattr(settings, row.name)
            row.field.blockSignals(True)
            if not isinstance(row.field, Switch):
                row.field.setCurrentIndex(_nearest(row.values, value))
            else:
                row.field.setChecked(bool(value))
            row.field.blockSignals(False)
        self._keys.show_keys(settings.keys)
        self._ask.blockSignals(True)
        self._ask.setChecked(settings.ask_insurance.get(self._rules_name, True))
        self._ask.blockSignals(False)

    def _set(self, name: str, value: Any) -> None:  # noqa: ANN401 - a value of that setting
        self._tell(replace(self._settings, **{name: value}))

    def _set_ask(self, on: bool) -> None:  # noqa: FBT001 - Qt's own signal
        asked = {**self._settings.ask_insurance, self._rules_name: on}
        self._tell(replace(self._settings, ask_insurance=asked))

    def _tell(self, settings: Settings) -> None:
        if settings != self._settings:
            self._settings = settings
            self.changed.emit(settings)

    # -- words

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Settings", "Settings"))
        for row in self._rows:
            name, words = NAMES[row.name]
            self._say_row(row, name(), words)
        self._ask.setText(translate("Settings", "Ask for insurance and even money"))
        self._ask.setAccessibleName(self._ask.text())
        self._rest_name.setText(translate("Settings", "Break"))
        self.rest.setText(translate("Session", "Take a break…"))
        self._data_name.setText(translate("Settings", "Your data"))
        self.data.setText(translate("Settings", "Take along, write out, remove…"))
        self._keys.retranslate()
        self._close.setText(translate("Dialog", "Close"))

    def _say_row(self, row: _Row, name: str, words: Callable[[Any], str] | None) -> None:
        row.field.setAccessibleName(name)
        if isinstance(row.field, Switch):
            row.field.setText(name)
            row.field.updateGeometry()
            return
        row.label.setText(name)
        if words is not None:
            for place, value in enumerate(row.values):
                row.field.setItemText(place, words(value))

    def language_shown(self, code: str) -> None:
        """Mark the language in use: the system's, as long as none was chosen."""
        self._languages.show([(one.code, one.own_name) for one in LANGUAGES], code)
        field = self._rows[0].field
        if isinstance(field, Choice):
            field.setCurrentIndex(self._languages.place(code))


def _nearest(values: Sequence[object], value: object) -> int:
    """Place of a value; of the nearest number where a file holds one in between."""
    if value in values:
        return values.index(value)
    numbers = [number for number in values if isinstance(number, int | float)]
    if not isinstance(value, int | float) or len(numbers) != len(values):
        return 0
    return min(range(len(numbers)), key=lambda place: abs(numbers[place] - value))
