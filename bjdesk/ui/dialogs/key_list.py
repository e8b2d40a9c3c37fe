"""All keys with what they do, for the settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from bjdesk.ui.dialogs.fields import named_label
from bjdesk.ui.keys import Press, cap
from bjdesk.ui.translate import translate

_CHIPS: Final[tuple[tuple[str, Callable[[], str]], ...]] = (
    ("1 – 6", lambda: translate("Keys", "Lay a chip")),
    ("Shift+1 – 6", lambda: translate("Keys", "Take a chip off")),
)
_MEANINGS: Final[dict[Press, Callable[[], str]]] = {
    Press.UNDO: lambda: translate("Keys", "Undo"),
    Press.CLEAR: lambda: translate("Keys", "Clear"),
    Press.DOUBLE_BET: lambda: translate("Keys", "Double bet"),
    Press.REBET: lambda: translate("Keys", "Rebet"),
    Press.REBET_AND_DEAL: lambda: translate("Keys", "Rebet and deal"),
    Press.DEAL: lambda: translate("Keys", "Deal"),
    Press.HIT: lambda: translate("Keys", "Hit; Space too while the table has the focus"),
    Press.STAND: lambda: translate("Keys", "Stand"),
    Press.DOUBLE: lambda: translate("Keys", "Double"),
    Press.SPLIT: lambda: translate("Keys", "Split"),
    Press.SURRENDER: lambda: translate("Keys", "Surrender"),
    Press.INSURANCE: lambda: translate("Keys", "Yes to a question; Y too"),
    Press.NO: lambda: translate("Keys", "No to a question"),
    Press.EVEN_MONEY: lambda: translate("Keys", "Even money"),
    Press.RULES: lambda: translate("Keys", "Rules"),
    Press.SAY_HAND: lambda: translate("Keys", "Say my hand"),
    Press.SAY_DEALER: lambda: translate("Keys", "Say the dealer's hand"),
    Press.SAY_MONEY: lambda: translate("Keys", "Say bet and balance"),
    Press.SAY_TABLE: lambda: translate("Keys", "Say the whole table"),
    Press.SAY_AGAIN: lambda: translate("Keys", "Say it again"),
    Press.RESULTS: lambda: translate("Keys", "Results"),
    Press.GAMELOGS: lambda: translate("Keys", "Gamelogs"),
    Press.REBUY: lambda: translate("Keys", "Rebuy"),
    Press.FULL_SCREEN: lambda: translate("Keys", "Full screen"),
    Press.SETTINGS: lambda: translate("Keys", "Settings"),
    Press.SOUND: lambda: translate("Keys", "Sound on or off"),
    Press.LANGUAGE: lambda: translate("Keys", "Next language"),
    Press.LARGER: lambda: translate("Keys", "Larger text"),
    Press.SMALLER: lambda: translate("Keys", "Smaller text"),
    Press.SKIP: lambda: translate("Keys", "Skip motion, close"),
    Press.EXIT: lambda: translate("Keys", "Exit game"),
}


class KeyList(QWidget):
    """Two columns: the key, and what it does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = named_label("over")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 12, 0, 0)
        grid.addWidget(self._heading, 0, 0, 1, 2)
        self._meanings: list[tuple[QLabel, Callable[[], str]]] = []
        rows = [*_CHIPS, *((cap(press), meaning) for press, meaning in _MEANINGS.items())]
        for row, (key, meaning) in enumerate(rows, start=1):
            label = named_label("muted", wrap=True)
            grid.addWidget(QLabel(key), row, 0)
            grid.addWidget(label, row, 1)
            self._meanings.append((label, meaning))
        grid.setColumnStretch(1, 1)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._heading.setText(translate("Keys", "KEYS"))
        for label, meaning in self._meanings:
            label.setText(meaning())
