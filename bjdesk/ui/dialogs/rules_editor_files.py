"""Which file the editor reads rules from, or writes them into."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.ui.dialogs.file_choice import ask_new_file, ask_old_file
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    Taken = Callable[[Path], object]


def ask_import(parent: QWidget, then: Taken) -> None:
    """Ask for a rule file to read."""
    ask_old_file(parent, translate("Rules editor", "Import rules"), "toml", then)


def ask_export(parent: QWidget, name: str, then: Taken) -> None:
    """Ask for a rule file to write the rules of this name into."""
    ask_new_file(parent, translate("Rules editor", "Export rules"), f"{name}.toml", then)
