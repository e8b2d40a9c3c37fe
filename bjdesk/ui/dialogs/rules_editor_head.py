"""The head of the rules editor: what to start from, the set's name, and what can be done with it."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from bjdesk.ui.dialogs.fields import named_label, push_button
from bjdesk.ui.dialogs.rule_set_choice import RuleSetChoice
from bjdesk.ui.translate import translate

_TOOLS_IN_A_ROW: Final = 3


class Tool(Enum):
    """What can be done with the set as a whole."""

    UNDO = auto()
    COPY = auto()
    DELETE = auto()
    IMPORT = auto()
    EXPORT = auto()


class EditorHead(QWidget):
    """Two fields and five buttons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice, self.name = RuleSetChoice(), QLineEdit(maxLength=60)
        self._labels = (QLabel(), QLabel())
        self._name_reason = named_label("refusal", wrap=True)
        self._name_reason.hide()
        self.tools = {tool: push_button() for tool in Tool}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._fields())
        column.addWidget(self._name_reason)
        column.addLayout(self._tools())

    def _fields(self) -> QGridLayout:
        grid = QGridLayout()
        for row, (label, field) in enumerate(zip(self._labels, (self.choice, self.name), strict=True)):
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        grid.setColumnStretch(1, 1)
        return grid

    def _tools(self) -> QGridLayout:
        grid = QGridLayout()
        for place, button in enumerate(self.tools.values()):
            grid.addWidget(button, place // _TOOLS_IN_A_ROW, place % _TOOLS_IN_A_ROW)
        return grid

    def show_name_reason(self, reason: str) -> None:
        """Say under the name why it can't be; "" where it can."""
        self._name_reason.setText(reason)
        self._name_reason.setVisible(bool(reason))
        self.name.setAccessibleDescription(reason)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        words = (translate("Rules editor", "Start from"), translate("Rules editor", "Name"))
        for label, field, text in zip(self._labels, (self.choice, self.name), words, strict=True):
            label.setText(text)
            field.setAccessibleName(text)
        self.choice.retranslate()
        self.tools[Tool.UNDO].setText(translate("Rules editor", "Undo"))
        self.tools[Tool.COPY].setText(translate("Rules editor", "Duplicate"))
        self.tools[Tool.DELETE].setText(translate("Rules editor", "Delete"))
        self.tools[Tool.IMPORT].setText(translate("Rules editor", "Import…"))
        self.tools[Tool.EXPORT].setText(translate("Rules editor", "Export…"))
