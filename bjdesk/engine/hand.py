"""Hands and boxes as they lie on the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field

from bjdesk.engine.cards import Card
from bjdesk.engine.events import Outcome
from bjdesk.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Total:
    """What cards are worth; `soft` where an ace counts as eleven."""

    points: int
    soft: bool


def total(cards: Iterable[Card]) -> Total:
    """The best total: one ace counts as eleven as long as that makes 21 or less. A lone ace is a soft 11."""
    points = 0
    ace = False
    for card in cards:
        points += card.points
        ace = ace or card.points == 1
    soft = ace and points <= 11
    return Total(points + 10 if soft else points, soft)


def can_be_natural(up_card: Card) -> bool:
    """Whether a dealer with this up card may have a natural: an ace or worth ten."""
    return up_card.points in {1, 10}


@dataclass(frozen=True, slots=True)
class Hand:
    """A player's hand. `outcome` and `paid` (hundredths, stake included) are None until it is settled."""

    cards: tuple[Card, ...]
    wager: int
    doubled: bool = False
    from_split: bool = False
    stood: bool = False
    surrendered: bool = False
    outcome: Outcome | None = None
    paid: int | None = None
    total: Total = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "total", total(self.cards))

    @property
    def natural(self) -> bool:
        """Ace and ten-value card as the first two cards, not after a split."""
        return len(self.cards) == 2 and self.total.points == 21 and not self.from_split

    @property
    def split_ace(self) -> bool:
        """Whether the hand began with an ace of a split pair."""
        return self.from_split and self.cards[0].points == 1

    @property
    def bust(self) -> bool:
        """Whether the total is above 21."""
        return self.total.points > 21

    @property
    def settled(self) -> bool:
        """Whether the wager is decided."""
        return self.outcome is not None

    @property
    def to_play(self) -> bool:
        """Whether decisions, or a second card, may still come."""
        return not (self.stood or self.surrendered or self.outcome is not None or self.natural)

    # Changed hands are made field by field: `dataclasses.replace` takes three times as long, and hands change at
    # every event of a round.

    def with_card(self, card: Card) -> Hand:
        """The hand with one more card."""
        return Hand((*self.cards, card), self.wager, self.doubled, self.from_split, self.stood)

    def with_wager(self, wager: int, *, doubled: bool = False) -> Hand:
        """The hand with another wager on it."""
        return Hand(self.cards, wager, doubled, self.from_split, self.stood)

    def standing(self) -> Hand:
        """The hand that takes no more cards."""
        return Hand(self.cards, self.wager, self.doubled, self.from_split, stood=True)

    def given_up(self) -> Hand:
        """The hand that is surrendered and not yet settled."""
        return Hand(self.cards, self.wager, surrendered=True)

    def settled_as(self, outcome: Outcome, paid: int) -> Hand:
        """The hand with its wager decided."""
        return Hand(self.cards, self.wager, self.doubled, self.from_split, self.stood, self.surrendered, outcome, paid)


@dataclass(frozen=True, slots=True)
class Box:
    """A box: its first wager `bet`, whose purse it plays from, its hands, and the insurance wager (0: none).

    `insurance_paid` is None until the insurance is decided. Money in hundredths.
    """

    bet: int
    owner: str
    hands: tuple[Hand, ...]
    insurance: int = 0
    insurance_paid: int | None = None

    @property
    def insurance_open(self) -> bool:
        """Whether an insurance wager waits for the dealer's second card."""
        return self.insurance > 0 and self.insurance_paid is None


@dataclass(frozen=True, slots=True)
class DealerHand:
    """The dealer's hand; with `hole_down` the second card lies face down."""

    cards: tuple[Card, ...] = ()
    hole_down: bool = False

    @property
    def up_card(self) -> Card:
        """The first card, which lies open from the start."""
        return self.cards[0]

    @property
    def visible(self) -> tuple[Card, ...]:
        """The cards that lie open."""
        return self.cards[:1] if self.hole_down else self.cards

    @property
    def natural(self) -> bool:
        """Ace and ten-value card as the two cards, seen or not."""
        return len(self.cards) == 2 and total(self.cards).points == 21

    def must_draw(self, *, hits_soft_17: bool) -> bool:
        """Whether the dealer takes another card: below 17, and on a soft 17 where the rules say so."""
        sum_ = total(self.cards)
        return sum_.points < 17 or (sum_.points == 17 and sum_.soft and hits_soft_17)
