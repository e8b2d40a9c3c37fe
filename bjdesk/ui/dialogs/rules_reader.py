"""Beside the editor's options: the rule text that they make, and the return."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QTextBrowser, QVBoxLayout, QWidget

from bjdesk.ui.dialogs.fields import named_label
from bjdesk.ui.dialogs.rules_return import Change, Returns, change_sentence, return_sentence
from bjdesk.ui.dialogs.text_look import dress_text
from bjdesk.ui.rule_text import changed_keys, rule_text_html
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.engine.rules import Rules
    from bjdesk.ui.coach_worker import ServedReturns
    from bjdesk.ui.theme import Palette

_PAUSE = 120
"""Milliseconds without another change after which the return is worked out."""


class RuleReader(QWidget):
    """Follows the rules at once, and their return a moment later."""

    def __init__(self, returns: Returns | ServedReturns | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.returns = returns or Returns()
        self.returns.setParent(self)
        self.share, self.difference = named_label("strong", wrap=True), named_label("muted", wrap=True)
        self.text = QTextBrowser()
        self._rules: Rules | None = None
        self._change: Change | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._ask)
        self.returns.found.connect(self._say_return)
        self._arrange()

    def _arrange(self) -> None:
        card = QFrame()
        card.setObjectName("card")
        lines = QVBoxLayout(card)
        lines.addWidget(self.share)
        lines.addWidget(self.difference)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(card)
        column.addWidget(self.text, stretch=1)

    def show_rules(self, rules: Rules, change: Change | None) -> None:
        """Show this text; what a change made new in it is marked and brought into view."""
        keys = () if change is None else changed_keys(change.before, rules)
        place = self.text.verticalScrollBar().value()
        self.text.setHtml(rule_text_html(rules, keys))
        self.text.verticalScrollBar().setValue(place)
        if keys:
            self._scroll_to(keys[0])
        if change is not None or rules != self._rules:
            self._change = change
        self._rules = rules
        self._say_return()
        self.returns.drop()
        self._pause.start()

    def _scroll_to(self, key: str) -> None:
        """Bring a sentence into view, with what stands above it."""
        self.text.scrollToAnchor(key)
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.value() - self.text.height() // 4)

    def _ask(self) -> None:
        if self._rules is not None:
            before = (self._change.before,) if self._change is not None else ()
            self.returns.ask(self._rules, *before)

    def _say_return(self) -> None:
        if self._rules is None:
            return
        self.share.setText(return_sentence(self.returns.known(self._rules)))
        change = self._change
        said = ""
        if change is not None:
            said = change_sentence(change, self.returns.known(change.before), self.returns.known(change.after))
        self.difference.setText(said or " ")

    def set_look(self, size: float, palette: Palette) -> None:
        """Take F, and the colours."""
        dress_text(self.text.document(), size, palette)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.text.setAccessibleName(translate("Rules editor", "The text of these rules"))
        self._say_return()
