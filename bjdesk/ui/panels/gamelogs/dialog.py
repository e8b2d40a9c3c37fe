"""GAMELOGS: every finished round, page by page from the file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal

from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.panels.gamelogs.rounds_page import RoundsPage
from bjdesk.ui.theme import NORMAL, Palette
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bjdesk.game.logbook import Logbook


class GamelogsDialog(Sheet):
    """The rounds, and the one that is chosen in full."""

    base = QSize(1180, 660)
    replaying = Signal(int)
    """The number of a round that is to be shown again."""
    failed = Signal(object)
    """StoreError."""

    def __init__(self, logs: Logbook, parent: QWidget | None = None) -> None:
        super().__init__(parent, scrolls=False)
        self.rounds = RoundsPage(logs)
        self.rounds.replaying.connect(self.replaying)
        self.rounds.failed.connect(self.failed)
        self.body.addWidget(self.rounds, stretch=1)
        self._close = self.add_button(self.accept, gold=False)
        self.finished.connect(self.rounds.detail.keep_note)
        self.retranslate()
        self.rounds.list.table.setFocus()

    def set_text_size(self, size: float, palette: Palette = NORMAL) -> None:
        """Fit the columns to F."""
        super().set_text_size(size, palette)
        self.rounds.set_text_size(size)

    def refresh(self) -> None:
        """A round was played while this was open."""
        self.rounds.refresh()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Gamelogs", "Gamelogs"))
        self.rounds.retranslate()
        self._close.setText(translate("Dialog", "Close"))
