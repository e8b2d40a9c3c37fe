"""Closing the rules editor: changes are saved or lost as the player says, never by themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bjdesk.ui.dialogs.ask import AskDialog, losing_rules

if TYPE_CHECKING:
    from bjdesk.ui.dialogs.rules_editor import RulesEditor

Then = Callable[[], object]


def ask_to_close(editor: RulesEditor, then: Then) -> None:
    """Ask whether the changes are to be saved, or may be lost; `then` follows once the editor is closed."""
    if editor.asking is not None:
        editor.asking.reject()
    can_save = editor.changed and editor.save.isEnabled()
    editor.asking = dialog = AskDialog(losing_rules(can_save=can_save), editor)
    dialog.set_text_size(editor.size_worn, editor.worn)
    dialog.finished.connect(lambda: setattr(editor, "asking", None))
    dialog.turned.connect(lambda: _leave(editor, then))
    dialog.accepted.connect(lambda: _save(editor, then) if can_save else _leave(editor, then))
    dialog.open()


def _save(editor: RulesEditor, then: Then) -> None:
    """Save and leave; what can't be saved stays open, and rules that were left for others are asked for apart."""
    editor.keep()
    if editor.changed:
        return
    if editor.loses:
        ask_to_close(editor, then)
    else:
        _leave(editor, then)


def _leave(editor: RulesEditor, then: Then) -> None:
    editor.reject()
    then()
