"""The ledger: one account's movements as a table, with what it had after each, and the way to a statement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from bjdesk.ui.account_words import account_name
from bjdesk.ui.dialogs.fields import push_button
from bjdesk.ui.dialogs.rule_set_choice import CalmChoice
from bjdesk.ui.models.ledger import LedgerModel
from bjdesk.ui.models.roles import Role
from bjdesk.ui.panels.ledger_words import LedgerWords
from bjdesk.ui.panels.table_page import TablePage
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.game.books import Books


class LedgerPage(QWidget):
    """The account of choice; `stating` asks for its statement."""

    stating = Signal(str)

    def __init__(self, books: Books, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._books = books
        self.names: tuple[str, ...] = ()
        self.choice = CalmChoice()
        self._label = QLabel()
        self._label.setBuddy(self.choice)
        self.statement = push_button()
        self.statement.clicked.connect(lambda: self.stating.emit(self.account))
        self.model = LedgerModel(books.account("table").page, self)
        self.words = LedgerWords(self)
        self.words.columns = self.model.columns
        self.words.setSourceModel(self.model)
        self.page = TablePage(self.words, "rebuy", wide=self.model.columns.index(Role.KIND))
        self._arrange()
        self.refresh()
        self.choice.activated.connect(lambda _: self._use())

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._label)
        head.addWidget(self.choice)
        head.addStretch(1)
        head.addWidget(self.statement)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.addLayout(head)
        column.addWidget(self.page, stretch=1)

    @property
    def account(self) -> str:
        """The account that is shown."""
        return self.names[max(0, self.choice.currentIndex())] if self.names else "table"

    def refresh(self) -> None:
        """Look for new movements, and for new accounts."""
        names = self._books.accounts()
        if names != self.names:
            shown = self.account
            self.names = names
            self.choice.clear()
            self.choice.addItems([account_name(name) for name in names])
            self.choice.setCurrentIndex(names.index(shown) if shown in names else 0)
        self.model.reload()
        self.page.show_rows()

    def _use(self) -> None:
        self.model.use(self._books.account(self.account).page)
        self.page.show_rows()
        self.page.fit_columns()
        self.page.table.scrollToTop()

    def fit(self, size: float) -> None:
        """Fit the columns to F."""
        self._column.setSpacing(round(0.35 * size))
        self.page.fit(size)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._label.setText(translate("Ledger", "Account"))
        self.choice.setAccessibleName(self._label.text())
        for place, name in enumerate(self.names):
            self.choice.setItemText(place, account_name(name))
        self.statement.setText(translate("Ledger", "Statement…"))
        self.page.table.setAccessibleName(translate("Ledger", "Ledger"))
        self.page.empty.say(translate("Ledger", "No money has moved here yet."))
        self.words.retranslate()
        self.page.fit_columns()
