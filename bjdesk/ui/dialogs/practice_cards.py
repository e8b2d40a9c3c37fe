"""A card to choose: any of the pack by its name, or whichever comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bjdesk.engine.cards import PACK, Card
from bjdesk.ui.card_names import card_title
from bjdesk.ui.dialogs.rule_set_choice import CalmChoice
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_CHARACTERS: Final = 8


class CardChoice(CalmChoice):
    """A list of the pack's cards in its order, after the first entry: at random."""

    def __init__(self, card: Card | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumContentsLength(_CHARACTERS)
        self.addItems([""] * (len(PACK) + 1))
        self.setCurrentIndex(0 if card is None else PACK.index(card) + 1)

    @property
    def card(self) -> Card | None:
        """The card that is chosen; None: whichever comes."""
        return PACK[self.currentIndex() - 1] if self.currentIndex() > 0 else None

    def retranslate(self, name: str) -> None:
        """Say all cards in the language of now; `name` is the field's."""
        self.setAccessibleName(name)
        self.setItemText(0, translate("Practice", "At random"))
        for place, card in enumerate(PACK, start=1):
            self.setItemText(place, card_title(card))
