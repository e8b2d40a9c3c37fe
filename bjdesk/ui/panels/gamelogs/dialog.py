"""GAMELOGS: every finished round and every movement of money, page by page from the file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QTabWidget, QWidget

from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.models.ledger import LedgerModel
from bjdesk.ui.panels.gamelog_words import LedgerWords
from bjdesk.ui.panels.gamelogs.rounds_page import RoundsPage
from bjdesk.ui.panels.gamelogs.table_page import TablePage
from bjdesk.ui.theme import NORMAL, Palette
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.ui.panels.archive import Archive


class GamelogsDialog(Sheet):
    """Rounds and money in two pages."""

    base = QSize(1180, 660)
    replaying = Signal(int)
    """The number of a round that is to be shown again."""
    failed = Signal(object)
    """StoreError."""

    def __init__(self, archive: Archive, parent: QWidget | None = None) -> None:
        super().__init__(parent, scrolls=False)
        self.rounds = RoundsPage(archive.logs)
        self.rounds.replaying.connect(self.replaying)
        self.rounds.failed.connect(self.failed)
        self.ledger = LedgerModel(archive.ledger, self)
        self._ledger_words = LedgerWords(self)
        self._ledger_words.columns = self.ledger.columns
        self._ledger_words.setSourceModel(self.ledger)
        self._money = TablePage(self._ledger_words, "rebuy")
        self.tabs = QTabWidget(documentMode=True)
        self.tabs.tabBar().setDrawBase(False)
        self.tabs.addTab(self.rounds, "")
        self.tabs.addTab(self._money, "")
        self.body.addWidget(self.tabs, stretch=1)
        self._close = self.add_button(self.accept, gold=False)
        self.finished.connect(self.rounds.detail.keep_note)
        self.retranslate()
        self.rounds.list.table.setFocus()

    def set_text_size(self, size: float, palette: Palette = NORMAL) -> None:
        """Fit the columns to F."""
        super().set_text_size(size, palette)
        self.rounds.set_text_size(size)
        self._money.fit(size)

    def refresh(self) -> None:
        """A round was played, or money has moved, while this was open."""
        self.rounds.refresh()
        self.ledger.reload()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Gamelogs", "Gamelogs"))
        for place, name in enumerate((translate("Gamelogs", "Rounds"), translate("Gamelogs", "Money"))):
            self.tabs.setTabText(place, name)
        self._money.table.setAccessibleName(translate("Gamelogs", "Money"))
        self._money.empty.say(translate("Gamelogs", "No money has moved yet."))
        self.rounds.retranslate()
        self._ledger_words.retranslate()
        self._close.setText(translate("Dialog", "Close"))
