"""RULES: the text of a rule set, readable in the middle of a hand, and between rounds the choice of another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QWidget

from bjdesk.game.rule_sets import RuleSet
from bjdesk.game.view import Phase
from bjdesk.ui.dialogs.fields import named_label, push_button
from bjdesk.ui.dialogs.file_choice import ask_new_file
from bjdesk.ui.dialogs.rule_set_choice import RuleSetChoice
from bjdesk.ui.dialogs.rules_return import return_sentence
from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.dialogs.text_look import dress_text
from bjdesk.ui.rule_print import ask_printer, pdf_of, rule_document
from bjdesk.ui.rule_text import rule_text_html
from bjdesk.ui.rule_words import file_sentence
from bjdesk.ui.rules_names import rules_title
from bjdesk.ui.theme import NORMAL, Palette
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bjdesk.game.rule_sets import RuleSets
    from bjdesk.game.view import TableView
    from bjdesk.ui.coach_worker import ServedReturns


class RulesDialog(Sheet):
    """Shows one rule set at a time, first that of the table; the table goes on behind it."""

    base = QSize(760, 660)
    heading_from = 18
    wanted = Signal(object)
    """RuleSet: play by these rules."""
    editing = Signal(object)
    """RuleSet: open the editor on it."""
    charting = Signal(object)
    """RuleSet: show its strategy chart."""
    practising = Signal(object)
    """RuleSet: set up a hand by it, for practice."""

    def __init__(
        self, view: TableView, sets: RuleSets, parent: QWidget | None = None, *, returns: ServedReturns | None = None
    ) -> None:
        super().__init__(parent, scrolls=False)
        self._view, self._sets, self._returns = view, sets, returns
        self.chart, self.share = push_button(), named_label("muted", wrap=True)
        self.choice = RuleSetChoice()
        self.edit, self.printing = push_button(), push_button()
        self.reason = named_label("muted", wrap=True)
        self.text = QTextBrowser()
        self._arrange()
        self.practise = self.add_button(self._practise)
        self.play = self.add_button(self._play, gold=True)
        self._close = self.add_button(self.accept)
        self._connect()
        self.refresh()
        self.choice.choose(view.rules_name)
        self.retranslate()
        self.text.setFocus()

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.choice, stretch=1)
        head.addWidget(self.chart)
        head.addWidget(self.edit)
        head.addWidget(self.printing)
        self.body.addLayout(head)
        self.body.addWidget(self.share)
        self.body.addWidget(self.text, stretch=1)
        self.body.addWidget(self.reason)

    def _connect(self) -> None:
        self.choice.picked.connect(lambda _: self._show())
        self.chart.clicked.connect(lambda: self.charting.emit(self.choice.chosen))
        if self._returns is not None:
            self._returns.found.connect(self._say_return)
        self.edit.clicked.connect(lambda: self.editing.emit(self.choice.chosen))
        self.printing.clicked.connect(self.print_text)

    # -- following

    def show_view(self, view: TableView) -> None:
        """Follow the table: rules change between rounds only."""
        changed = (view.rules, view.rules_name) != (self._view.rules, self._view.rules_name)
        self._view = view
        if changed:
            self.refresh()
        self._judge()

    def refresh(self) -> None:
        """Read the sets anew, after one was saved or deleted."""
        name = self.choice.chosen.name if self.choice.chosen is not None else self._view.rules_name
        at_table = RuleSet(self._view.rules_name, self._view.rules, own=False)
        sets = self._sets.all()
        active = next((one for one in sets if (one.name, one.rules) == (at_table.name, at_table.rules)), None)
        self.choice.show_sets(sets if active is not None else (at_table, *sets), active or at_table)
        self.choice.choose(name)
        if self.choice.chosen is None:
            self.choice.choose(self._view.rules_name)
        self._show()

    def choose(self, name: str) -> None:
        """Show the set of this name."""
        self.choice.choose(name)
        self._show()

    def _show(self) -> None:
        place, chosen = self.text.verticalScrollBar().value(), self.choice.chosen
        if chosen is not None and chosen.rules is not None:
            self.text.setHtml(rule_text_html(chosen.rules))
            if self._returns is not None and self._returns.known(chosen.rules) is None:
                self._returns.ask(chosen.rules)
        elif chosen is not None and chosen.refused is not None:
            self.text.setPlainText(file_sentence(chosen.refused))
        self.text.verticalScrollBar().setValue(place)
        self._say_return()
        self._judge()

    def _say_return(self) -> None:
        """What the chosen set returns, as soon as that is known; nobody works it out, nothing is said."""
        chosen, returns = self.choice.chosen, self._returns
        on = returns is not None and chosen is not None and chosen.rules is not None
        self.share.setVisible(on)
        self.chart.setVisible(on)
        if returns is not None and chosen is not None and chosen.rules is not None:
            self.share.setText(return_sentence(returns.known(chosen.rules)))

    # -- what can be done

    def _judge(self) -> None:
        """Turn on what can be done with the chosen set, and say why not."""
        chosen = self.choice.chosen
        whole = chosen is not None and chosen.rules is not None
        reason = self._why_not()
        self.play.setEnabled(not reason)
        self.play.setAccessibleDescription(reason)
        self.play.setToolTip(reason)
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        self.edit.setEnabled(whole)
        self.practise.setEnabled(whole)
        self.printing.setEnabled(whole)

    def _why_not(self) -> str:
        chosen = self.choice.chosen
        if chosen is None or chosen.rules is None:
            return translate("Rules window", "The file of this rule set is damaged.")
        if (chosen.name, chosen.rules) == (self._view.rules_name, self._view.rules):
            return translate("Rules window", "The table plays by these rules.")
        if self._view.practice:
            return translate("Rules window", "This is practice: the table's own rules stay as they are.")
        if self._view.phase is Phase.PLAYING:
            return translate("Rules window", "A round is running; the rules can be changed when it is over.")
        return ""

    def _play(self) -> None:
        if self.choice.chosen is not None:
            self.wanted.emit(self.choice.chosen)

    def _practise(self) -> None:
        if self.choice.chosen is not None:
            self.practising.emit(self.choice.chosen)

    # -- paper

    def print_text(self) -> None:
        """Send the text to a printer; where there is none, into a PDF file."""
        chosen = self.choice.chosen
        if chosen is None or chosen.rules is None:
            return
        document = rule_document(chosen.rules, chosen.name)
        if not ask_printer(document, self):
            self._ask_file(rules_title(chosen.name), lambda: pdf_of(document))

    def _ask_file(self, title: str, content: Callable[[], bytes]) -> None:
        what = translate("Rules window", "Save as PDF")
        ask_new_file(self, what, f"{title}.pdf", lambda path: self.write(path, content()))

    def write(self, path: Path, content: bytes) -> None:
        """Write a file and say how that went."""
        try:
            path.write_bytes(content)
        except OSError as error:
            text = translate("Rules window", "The file can't be written: {reason}.").format(reason=error.strerror)
        else:
            text = translate("Rules window", "Saved as {file}.").format(file=path.name)
        self.reason.setText(text)
        self.reason.show()

    # -- looks and words

    def set_text_size(self, size: float, palette: Palette = NORMAL) -> None:
        """Headings in gold, at F."""
        super().set_text_size(size, palette)
        dress_text(self.text.document(), size, palette)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Rules window", "Rules"))
        self.choice.retranslate()
        self.choice.setAccessibleName(translate("Rules window", "Rule set"))
        self.text.setAccessibleName(translate("Rules window", "Rules of this table"))
        self.chart.setText(translate("Rules window", "Strategy…"))
        self.edit.setText(translate("Rules window", "Edit…"))
        self.printing.setText(translate("Rules window", "Print…"))
        self.practise.setText(translate("Rules window", "Practise…"))
        self.play.setText(translate("Rules window", "Play by these rules"))
        self._close.setText(translate("Dialog", "Close"))
        self._show()
