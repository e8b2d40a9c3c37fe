"""YOUR DATA: write it out, take all of it along, bring it back, remove it for good."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from bjdesk.ui.dialogs.fields import named_label, push_button
from bjdesk.ui.dialogs.rule_set_choice import CalmChoice
from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.theme import NORMAL, Palette
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel

WHAT = ("rounds", "ledger")
KINDS = ("csv", "json")


class _Card(QFrame):
    """A heading, a sentence, and a button that does it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.heading, self.text = named_label("over"), named_label(wrap=True)
        self.go = push_button()
        self.column = QVBoxLayout(self)
        self.column.addWidget(self.heading)
        self.column.addWidget(self.text)
        self.column.addWidget(self.go, alignment=Qt.AlignmentFlag.AlignLeft)

    def set_text_size(self, size: float) -> None:
        """Take F for all distances."""
        edge, high = round(0.8 * size), round(0.6 * size)
        self.column.setContentsMargins(edge, high, edge, high)
        self.column.setSpacing(round(0.35 * size))

    def say(self, heading: str, text: str, go: str) -> None:
        """Set the words."""
        self.heading.setText(heading)
        self.text.setText(text)
        self.go.setText(go)
        self.go.setAccessibleDescription(text)


class KeepingDialog(Sheet):
    """Four things to do with all that is stored."""

    base = QSize(680, 0)
    exporting = Signal(str, str)
    """What, and as which kind of file."""
    packing = Signal()
    unpacking = Signal()
    wiping = Signal()

    def __init__(self, folder: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self.export, self.pack, self.unpack, self.wipe = (_Card() for _ in range(4))
        self.what, self.kind = CalmChoice(), CalmChoice()
        self.what.addItems([""] * len(WHAT))
        self.kind.addItems([""] * len(KINDS))
        row = QHBoxLayout()
        row.addWidget(self.kind, stretch=1)
        row.addWidget(self.export.go)
        self.export.column.addWidget(self.what)
        self.export.column.addLayout(row)
        self.where = named_label("muted", wrap=True)
        self.news = named_label("strong", wrap=True)
        for part in (self.export, self.pack, self.unpack, self.wipe, self.news, self.where):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.export.go.clicked.connect(self._export)
        self.pack.go.clicked.connect(self.packing)
        self.unpack.go.clicked.connect(self.unpacking)
        self.wipe.go.clicked.connect(self.wiping)
        self._close = self.add_button(self.accept, gold=True)
        for before, after in pairwise((self.what, self.kind, self.export.go, self.pack.go)):
            self.setTabOrder(before, after)
        self.retranslate()
        self.what.setFocus()

    def set_text_size(self, size: float, palette: Palette = NORMAL) -> None:
        """Take F for the distances in the cards too."""
        for card in (self.export, self.pack, self.unpack, self.wipe):
            card.set_text_size(size)
        super().set_text_size(size, palette)

    def _export(self) -> None:
        self.exporting.emit(WHAT[self.what.currentIndex()], KINDS[self.kind.currentIndex()])

    def say(self, text: str) -> None:
        """Tell how something went."""
        self.news.setText(text)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Keeping", "Your data"))
        self.export.say(
            translate("Keeping", "WRITE OUT"),
            translate("Keeping", "For a spreadsheet or another program."),
            translate("Keeping", "Write out…"),
        )
        self.pack.say(
            translate("Keeping", "TAKE ALONG"),
            translate("Keeping", "Rounds, money, settings and your own rule sets in one file."),
            translate("Keeping", "Take everything to another machine…"),
        )
        self.unpack.say(
            translate("Keeping", "BRING HERE"),
            translate("Keeping", "From such a file; what is here now is kept beside it."),
            translate("Keeping", "Bring everything here…"),
        )
        self.wipe.say(
            translate("Keeping", "REMOVE"),
            translate("Keeping", "Rounds, money, settings, rule sets and backups go for good."),
            translate("Keeping", "Remove everything…"),
        )
        self._say_choices(
            self.what, (translate("Keeping", "All rounds"), translate("Keeping", "All movements of money"))
        )
        self._say_choices(self.kind, ("CSV", "JSON Lines"))
        self.what.setAccessibleName(translate("Keeping", "What"))
        self.kind.setAccessibleName(translate("Keeping", "Kind of file"))
        self.where.setText(translate("Keeping", "It lies in {folder}.").format(folder=self._folder))
        self._close.setText(translate("Dialog", "Close"))

    @staticmethod
    def _say_choices(choice: CalmChoice, words: tuple[str, ...]) -> None:
        for place, word in enumerate(words):
            choice.setItemText(place, word)


class WipeDialog(Sheet):
    """Removes everything only when the word is typed."""

    base = QSize(560, 0)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text: QLabel = named_label(wrap=True)
        self.ask: QLabel = named_label("strong", wrap=True)
        self.word = QLineEdit(maxLength=20)
        self.body.addWidget(self.text)
        self.body.addWidget(self.ask)
        self.body.addWidget(self.word)
        self.body.addStretch(1)
        self.go: QPushButton = self.add_button(self.accept)
        self.cancel: QPushButton = self.add_button(self.reject, gold=True)
        self.word.textChanged.connect(lambda _: self._judge())
        self.retranslate()
        self.word.setFocus()

    @staticmethod
    def wanted_word() -> str:
        """What has to be typed, in the language of now."""
        return translate("Keeping", "remove")

    def _judge(self) -> None:
        self.go.setEnabled(self.word.text().strip().casefold() == self.wanted_word().casefold())

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Keeping", "Remove everything"))
        self.text.setText(
            translate(
                "Keeping",
                "All rounds, all money, the settings, your own rule sets and all backups are removed for good."
                " The table then opens as at the first start.",
            )
        )
        self.ask.setText(translate("Keeping", "Type the word “{word}” to go on:").format(word=self.wanted_word()))
        self.word.setAccessibleName(self.ask.text())
        self.go.setText(translate("Keeping", "Remove everything"))
        self.cancel.setText(translate("Dialog", "Cancel"))
        self._judge()
