"""RULES: the text of the rules in force, made from their options, readable in the middle of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QTextBrowser, QWidget

from bjdesk.ui.dialogs.fields import named_label
from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.rule_text import rule_text_html
from bjdesk.ui.rules_names import rules_title
from bjdesk.ui.theme import NORMAL, Palette
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.engine.rules import Rules


class RulesDialog(Sheet):
    """Shows one rule set; the table goes on behind it."""

    base = QSize(720, 640)

    def __init__(self, rules: Rules, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, scrolls=False)
        self._rules, self._name = rules, name
        self._set_name = named_label("muted")
        self.text = QTextBrowser()
        self.text.document().setDocumentMargin(14)
        self.body.addWidget(self._set_name)
        self.body.addWidget(self.text, stretch=1)
        self._close = self.add_button(self.accept, gold=True)
        self.retranslate()
        self.text.setFocus()

    def set_text_size(self, size: float, palette: Palette = NORMAL) -> None:
        """Headings in gold, at F."""
        super().set_text_size(size, palette)
        self.text.document().setDefaultStyleSheet(
            f"h1, h2, h3 {{ color: {palette.gold}; font-weight: 600; }} li, p, td {{ line-height: 130%; }}"
            f" th, td {{ padding: 3px 14px 3px 0; text-align: left; }}"
        )
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Rules window", "Rules"))
        self._set_name.setText(rules_title(self._name))
        place = self.text.verticalScrollBar().value()
        self.text.setHtml(rule_text_html(self._rules))
        self.text.verticalScrollBar().setValue(place)
        self.text.setAccessibleName(translate("Rules window", "Rules of this table"))
        self._close.setText(translate("Dialog", "Close"))
