"""GAMELOGS: every finished round and every movement of money, page by page from the file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from bjdesk.game.faults import StoreError
from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.models.ledger import LedgerModel
from bjdesk.ui.panels.gamelog_words import LedgerWords
from bjdesk.ui.panels.gamelogs.rounds_page import RoundsPage
from bjdesk.ui.panels.gamelogs.table_page import TablePage
from bjdesk.ui.theme import NORMAL, Palette
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.ui.panels.archive import Archive


class MoneyPage(QWidget):
    """The movements of money; read when they are first looked at."""

    failed = Signal(object)

    def __init__(self, archive: Archive, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._archive, self._size = archive, 18.0
        self.page: TablePage | None = None
        self.words: LedgerWords | None = None
        self._model: LedgerModel | None = None
        QVBoxLayout(self).setContentsMargins(0, 0, 0, 0)

    def open(self) -> None:
        """Read the newest movements, unless they are here."""
        layout = self.layout()
        if self.page is not None or layout is None:
            return
        try:
            self._model = LedgerModel(self._archive.ledger, self)
        except StoreError as fault:
            self.failed.emit(fault)
            return
        self.words = LedgerWords(self)
        self.words.columns = self._model.columns
        self.words.setSourceModel(self._model)
        self.page = TablePage(self.words, "rebuy")
        layout.addWidget(self.page)
        self.page.show()
        self.retranslate()
        self.page.fit(self._size)

    def refresh(self) -> None:
        """Some may have come."""
        if self._model is not None and self.page is not None:
            self._model.reload()
            self.page.show_rows()

    def set_text_size(self, size: float) -> None:
        """Take F."""
        self._size = size
        if self.page is not None:
            self.page.fit(size)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        if self.page is not None and self.words is not None:
            self.page.table.setAccessibleName(translate("Gamelogs", "Money"))
            self.page.empty.say(translate("Gamelogs", "No money has moved yet."))
            self.words.retranslate()


class GamelogsDialog(Sheet):
    """Rounds and money in two pages."""

    base = QSize(1180, 660)
    replaying = Signal(int)
    """The number of a round that is to be shown again."""
    failed = Signal(object)
    """StoreError."""

    def __init__(self, archive: Archive, parent: QWidget | None = None) -> None:
        super().__init__(parent, scrolls=False)
        self.rounds, self.money = RoundsPage(archive.logs), MoneyPage(archive)
        self.rounds.replaying.connect(self.replaying)
        for page in (self.rounds, self.money):
            page.failed.connect(self.failed)
        self.tabs = QTabWidget(documentMode=True)
        self.tabs.tabBar().setDrawBase(False)
        for page in (self.rounds, self.money):
            self.tabs.addTab(page, "")
        self.tabs.currentChanged.connect(self._turned)
        self.body.addWidget(self.tabs, stretch=1)
        self._close = self.add_button(self.accept, gold=False)
        self.finished.connect(self.rounds.detail.keep_note)
        self.retranslate()
        self.rounds.list.table.setFocus()

    def _turned(self, place: int) -> None:
        if place == self.tabs.indexOf(self.money):
            self.money.open()

    def set_text_size(self, size: float, palette: Palette = NORMAL) -> None:
        """Fit the columns to F."""
        super().set_text_size(size, palette)
        self.rounds.set_text_size(size)
        self.money.set_text_size(size)

    def refresh(self) -> None:
        """A round was played while this was open."""
        self.rounds.refresh()
        self.money.refresh()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Gamelogs", "Gamelogs"))
        for place, name in enumerate((translate("Gamelogs", "Rounds"), translate("Gamelogs", "Money"))):
            self.tabs.setTabText(place, name)
        self.rounds.retranslate()
        self.money.retranslate()
        self._close.setText(translate("Dialog", "Close"))
