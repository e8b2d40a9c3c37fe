"""Which file the editor reads rules from, or writes them into."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

Taken = Callable[[Path], object]


def ask_import(parent: QWidget, then: Taken) -> None:
    """Ask for a rule file to read."""
    dialog = _dialog(parent, translate("Rules editor", "Import rules"))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.fileSelected.connect(lambda path: then(Path(path)))
    dialog.open()


def ask_export(parent: QWidget, name: str, then: Taken) -> None:
    """Ask for a rule file to write the rules of this name into."""
    dialog = _dialog(parent, translate("Rules editor", "Export rules"), f"{name}.toml")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("toml")
    dialog.fileSelected.connect(lambda path: then(Path(path)))
    dialog.open()


def _dialog(parent: QWidget, title: str, name: str = "") -> QFileDialog:
    dialog = QFileDialog(parent, title, name)
    dialog.setNameFilter("TOML (*.toml)")
    return dialog
