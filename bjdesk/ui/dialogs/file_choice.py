"""Asking for a file by the dialog of the desktop, or by Qt's own. Each is made for one question, and goes with it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget


def ask_new_file(parent: QWidget, title: str, name: str, then: Callable[[Path], object]) -> None:
    """Ask where to put a file of this name; `then` hears the place. The name's ending is the file's."""
    dialog, suffix = _asking(parent, (title, name), then), name.rpartition(".")[2]
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(f"{suffix.upper()} (*.{suffix})")
    dialog.setDefaultSuffix(suffix)
    dialog.open()


def ask_old_file(parent: QWidget, title: str, suffix: str, then: Callable[[Path], object]) -> None:
    """Ask for a file that is there; `then` hears which. Where a suffix is named, others are not offered."""
    dialog = _asking(parent, (title, ""), then)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    if suffix:
        dialog.setNameFilter(f"{suffix.upper()} (*.{suffix})")
    dialog.open()


def _asking(parent: QWidget, words: tuple[str, str], then: Callable[[Path], object]) -> QFileDialog:
    dialog = QFileDialog(parent, *words)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)  # it holds 1.4 MB, and its parent may be the table
    dialog.fileSelected.connect(lambda path: then(Path(path)))
    return dialog
