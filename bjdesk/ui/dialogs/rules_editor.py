"""The editor of rule sets: options at the left; at the right the text that they make, and what they return."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from bjdesk.engine.rules import OPTIONS, Rules
from bjdesk.frozen import dataclass, replace
from bjdesk.game.faults import StoreError
from bjdesk.game.rule_sets import Deleted, FileRefused, RuleSet, RuleSets, read_rule_file, write_rule_file
from bjdesk.ui.announcer import Announcer
from bjdesk.ui.dialogs.fields import named_label, push_button
from bjdesk.ui.dialogs.rules_editor_fields import OptionList
from bjdesk.ui.dialogs.rules_editor_files import ask_export, ask_import
from bjdesk.ui.dialogs.rules_editor_head import EditorHead, Tool
from bjdesk.ui.dialogs.rules_editor_reasons import give_reasons
from bjdesk.ui.dialogs.rules_reader import RuleReader
from bjdesk.ui.dialogs.rules_return import Change
from bjdesk.ui.dialogs.sheet import Sheet, scroll_area
from bjdesk.ui.fault_words import fault_sentence
from bjdesk.ui.models.rule_draft import Draft
from bjdesk.ui.rule_words import file_sentence, name_sentence
from bjdesk.ui.rules_names import rules_title
from bjdesk.ui.theme import NORMAL, Palette
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent

    from bjdesk.ui.coach_worker import ServedReturns
    from bjdesk.ui.dialogs.ask import AskDialog
    from bjdesk.ui.dialogs.rules_return import Returns

_WIDE: Final = 46  # F of width from which options and text stand side by side
_FIELDS_BESIDE: Final = 30  # F of width of the options from which a field stands beside its words


@dataclass(frozen=True, slots=True)
class _Place:
    """What is being edited: the draft, its name as typed, and the player's set that it came from, if any."""

    draft: Draft
    name: str
    origin: str | None = None
    deleted: Deleted | None = None  # undoing this puts the set back
    opening: int = 0  # which of the sets that were opened one after the other


class RulesEditor(Sheet):
    """Edits one rule set at a time; nothing is written before SAVE."""

    base = QSize(1160, 760)
    heading_from = 18
    saved = Signal(str)
    """The name of a set that was saved, put back or deleted."""
    named = Signal(str, str)
    """A set is kept under another name than before: what it was called, "" for a new one, and what it is called."""
    wanted = Signal(object)
    """RuleSet: play by it."""

    def __init__(
        self, sets: RuleSets, one: RuleSet, parent: QWidget | None = None,
        *, returns: Returns | ServedReturns | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent, scrolls=False)
        self._sets = sets
        self._past: list[_Place] = []
        self.asking: AskDialog | None = None
        self._build(returns)
        self._kept: list[_Place | None] = []  # per opening what needs no saving
        self._here = self._start(one)
        assert one.rules is not None, "checked at the start"
        self._rules = one.rules
        self._connect()
        self.choice.show_sets(sets.all())
        self.choice.choose(one.name)
        self.name.setText(self._here.name)
        self.retranslate()
        self.name.setFocus()

    def _start(self, one: RuleSet) -> _Place:
        """A set of the player's is edited itself; of any other a copy under a free name."""
        assert one.rules is not None, "a damaged set can't be edited"
        name = one.name if one.own else self._sets.free_name(rules_title(one.name))
        place = _Place(Draft.of(one.rules), name, one.name if one.own else None, opening=len(self._kept))
        self._kept.append(place)
        return place

    # -- building

    def _build(self, returns: Returns | ServedReturns | None) -> None:
        self.head = EditorHead()
        self.choice, self.name = self.head.choice, self.head.name
        self.options = OptionList()
        self.reader = RuleReader(returns)
        self.status = named_label("muted", wrap=True)
        self._announcer = Announcer(self)
        self._page = scroll_area(self._left())
        self._columns = QHBoxLayout()
        self._columns.addWidget(self._page, stretch=12)
        self._columns.addWidget(self.reader, stretch=10)
        self.body.addLayout(self._columns, stretch=1)
        self.body.addWidget(self.status)
        self.flip = push_button()
        self.buttons.insertWidget(0, self.flip)
        self.save = self.add_button(self.keep, gold=True)
        self._close = self.add_button(self.close)

    def _left(self) -> QWidget:
        inner, line = QWidget(), QFrame()
        line.setObjectName("hairline")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 12, 0)
        for part in (self.head, line, self.options):
            column.addWidget(part)
        column.addStretch(1)
        return inner

    def _connect(self) -> None:
        self.options.changed.connect(self._change)
        self.choice.picked.connect(self._open)
        self.name.textEdited.connect(self._rename)
        for tool, act in (
            (Tool.UNDO, self.go_back),
            (Tool.COPY, self.make_copy),
            (Tool.DELETE, self.remove),
            (Tool.IMPORT, lambda: ask_import(self, self.import_file)),
            (Tool.EXPORT, lambda: ask_export(self, self._here.name, self.export_file)),
        ):
            self.head.tools[tool].clicked.connect(act)
        self.flip.clicked.connect(lambda: self._turn(reading=not self.reader.isVisible()))
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self).activated.connect(self.go_back)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Save), self).activated.connect(self.keep)
        self.finished.connect(self.reader.returns.drop)

    # -- changes

    def _change(self, name: str, value: object) -> None:
        """One option has another value: everything follows at once, or the reason stands beside it."""
        self._go_to(replace(self._here, draft=self._here.draft.changed(name, value)), changed=name)

    def _go_to(self, place: _Place, *, changed: str | None = None) -> None:
        self._past.append(self._here)
        self._arrive(place, changed=changed)

    def _arrive(self, place: _Place, *, changed: str | None = None) -> None:
        self._here = place
        if self.name.text() != place.name:
            self.name.setText(place.name)
        self._follow(changed)

    def _follow(self, changed: str | None = None) -> None:
        """Bring options, reasons and text to the draft; a draft that can't be leaves the text as it was."""
        draft = self._here.draft
        self.options.show_values({option.name: draft.value(option.name) for option in OPTIONS})
        verdict = draft.judged()
        if isinstance(verdict, Rules) and verdict != self._rules:
            before, self._rules = self._rules, verdict
            written = None if changed is None else self.options.fields[changed].option.written(draft.value(changed))
            self.reader.show_rules(verdict, None if changed is None else Change(changed, before, verdict, written))
        give_reasons(self.options, draft, self._rules)
        self._judge()
        if changed is not None and not isinstance(verdict, Rules):
            self._announcer.say(self.options.fields[changed].reason.text(), assertive=True)

    def _rename(self, name: str) -> None:
        self._here = replace(self._here, name=name)
        self._judge()

    def _open(self, one: RuleSet) -> None:
        """Start from another set; a damaged one can't be opened, only deleted."""
        if one.rules is None:
            self._say(file_sentence(one.refused) if one.refused is not None else "")
            self.choice.choose(self._here.origin or "")
            return
        self._go_to(self._start(one))

    def go_back(self) -> None:
        """Undo the last change, deletion included."""
        if not self._past:
            return
        place = self._past.pop()
        if place.deleted is not None:
            self._put_back(place.deleted)
        self._arrive(replace(place, deleted=None))
        self.choice.choose(place.origin or "")

    # -- what can be done

    @property
    def changed(self) -> bool:
        """Whether there is something to save."""
        return self._differs(self._here)

    @property
    def loses(self) -> bool:
        """Whether something would be lost by closing: of these rules, or of those that were left for them."""
        left = {place.opening: place for place in (*self._past, self._here)}
        return any(map(self._differs, left.values()))

    def _differs(self, place: _Place) -> bool:
        kept = self._kept[place.opening]
        return kept is None or (place.draft, place.name) != (kept.draft, kept.name)

    def _judge(self) -> None:
        """Turn on what can be done, and say beside the name why it can't be saved."""
        fault = self._sets.fault_of(self._here.name, instead_of=self._here.origin)
        whole = isinstance(self._here.draft.judged(), Rules)
        reason = name_sentence(fault) if fault is not None else ""
        self.head.show_name_reason(reason)
        fits = "" if whole else translate("Rules editor", "An option has a value that can't be; see beside it.")
        self._say(fits, refused=True)
        self.save.setEnabled(not reason and whole and (self.changed or self._here.origin is None))
        self.save.setAccessibleDescription(reason or fits)
        self.save.setToolTip(reason or fits)
        self.head.tools[Tool.UNDO].setEnabled(bool(self._past))
        self.head.tools[Tool.DELETE].setEnabled(self._here.origin is not None)
        self.head.tools[Tool.EXPORT].setEnabled(whole)

    # -- keeping

    def keep(self) -> None:
        """Save the set under its name."""
        if not self.save.isEnabled():
            return
        try:
            name = self._sets.save(self._here.name, self._rules, instead_of=self._here.origin)
        except StoreError as fault:
            self._say(fault_sentence(fault), refused=True)
            return
        before = self._here.origin or ""
        self._here = self._kept[self._here.opening] = replace(self._here, name=name, origin=name)
        if before != name:
            self.named.emit(before, name)
        self.name.setText(name)
        self._list_again(name)
        self._say(translate("Rules editor", "{name} is saved.").format(name=name))

    def make_copy(self) -> None:
        """Go on with a copy under another name; it is kept by SAVE."""
        self._go_to(replace(self._here, name=self._sets.free_name(self._here.name), origin=None))
        self.name.setFocus()
        self.name.selectAll()

    def remove(self) -> None:
        """Delete the player's set; UNDO puts it back."""
        origin = self._here.origin
        if origin is None:
            return
        try:
            deleted = self._sets.delete(origin)
        except StoreError as fault:
            self._say(fault_sentence(fault), refused=True)
            return
        self._past.append(replace(self._here, deleted=deleted))
        self._arrive(replace(self._here, origin=None))
        self._list_again("")
        self._say(translate("Rules editor", "{name} is deleted. Undo puts it back.").format(name=origin))

    def _put_back(self, deleted: Deleted) -> None:
        try:
            name = self._sets.put_back(deleted)
        except StoreError as fault:
            self._say(fault_sentence(fault), refused=True)
            return
        self._list_again(name)

    def _list_again(self, name: str) -> None:
        self.choice.show_sets(self._sets.all())
        self.choice.choose(name)
        self.saved.emit(name)
        self._judge()

    # -- files

    def import_file(self, path: Path) -> None:
        """Go on with the rules of a file; one that can't be is refused in a sentence, and nothing changes."""
        try:
            rules = read_rule_file(path)
        except FileRefused as refused:
            self._say(file_sentence(refused), refused=True)
            return
        self._kept.append(None)
        self._go_to(_Place(Draft.of(rules), self._sets.free_name(path.stem), opening=len(self._kept) - 1))
        self.choice.choose("")
        self._say(translate("Rules editor", "{file} is read; Save keeps it.").format(file=path.name))

    def export_file(self, path: Path) -> None:
        """Write the rules as they stand into a file of the player's choice."""
        try:
            write_rule_file(path, self._rules)
        except StoreError as fault:
            self._say(fault_sentence(fault), refused=True)
            return
        self._say(translate("Rules editor", "{file} is written.").format(file=path.name))

    # -- closing

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask before changes are lost."""
        if not self.loses:
            super().closeEvent(event)
            return
        from bjdesk.ui.dialogs.rules_editor_closing import ask_to_close

        event.ignore()
        ask_to_close(self, lambda: None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes as the button does; Enter presses no button."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)

    # -- looks

    def _say(self, text: str, *, refused: bool = False) -> None:
        """One line at the foot."""
        self.status.setObjectName("refusal" if refused else "muted")
        self.status.style().unpolish(self.status)
        self.status.style().polish(self.status)
        self.status.setText(text)
        self.status.setVisible(bool(text))
        self._announcer.say(text, assertive=refused)

    def set_text_size(self, size: float, palette: Palette = NORMAL) -> None:
        """Take F for all text and all distances."""
        super().set_text_size(size, palette)
        self._columns.setSpacing(round(size))
        self.options.column.setSpacing(round(0.7 * size))
        self.reader.set_look(size, palette)
        self._lay_out()
        self.reader.show_rules(self._rules, None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Side by side where there is room, else one of both."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        wide = self.width() >= _WIDE * self._size
        self.flip.setVisible(not wide)
        if wide:
            self._page.show()
            self.reader.show()
        elif self._page.isVisibleTo(self) and self.reader.isVisibleTo(self):
            self.reader.hide()
        column = self.width() * 12 / 22 if wide else self.width()
        self.options.set_narrow(narrow=column < _FIELDS_BESIDE * self._size)
        self._say_flip()

    def _turn(self, *, reading: bool) -> None:
        self.reader.setVisible(reading)
        self._page.setVisible(not reading)
        self._say_flip()

    def _say_flip(self) -> None:
        reading = not self._page.isVisibleTo(self)
        self.flip.setText(translate("Rules editor", "Options") if reading else translate("Rules editor", "Rule text"))

    # -- words

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Rules editor", "House rules"))
        self.head.retranslate()
        self.save.setText(translate("Rules editor", "Save"))
        self._close.setText(translate("Dialog", "Close"))
        self._say_flip()
        self.options.retranslate()
        self.reader.retranslate()
        self._follow()
        self.reader.show_rules(self._rules, None)
