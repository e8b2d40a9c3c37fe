"""The shoe: an order of cards, and how far it has been dealt."""

from __future__ import annotations

from bjdesk.engine.cards import Card
from bjdesk.engine.errors import ShoeEmpty
from bjdesk.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Shoe:
    """Cards in dealing order; `position` is the place of the next one, 0 to `len(cards)`."""

    cards: tuple[Card, ...]
    position: int = 0

    @property
    def left(self) -> int:
        """How many cards are still to come."""
        return len(self.cards) - self.position

    def draw(self) -> tuple[Card, Shoe]:
        """The next card and the shoe without it. Raises ShoeEmpty."""
        if not self.left:
            raise ShoeEmpty("the shoe holds no more cards")
        return self.cards[self.position], Shoe(self.cards, self.position + 1)
