"""What a window beside the table wears: its own painted parts ask for it here."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QWidget

from bjdesk.ui.theme import NORMAL, Palette


class Dressed(QDialog):
    """A window that wears a palette: dark, light or high contrast."""

    worn: Palette = NORMAL
    size_worn: float = 18.0
    """F."""


def worn_by(part: QWidget) -> Palette:
    """The palette of the window that this part lies in."""
    window = part.window()
    return window.worn if isinstance(window, Dressed) else NORMAL
