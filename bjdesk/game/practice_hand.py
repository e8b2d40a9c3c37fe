"""A hand that is set up for practice: the cards that are known, the bets, and a seed for every card that is not."""

from __future__ import annotations

from collections import Counter
from enum import Enum
from typing import TYPE_CHECKING, Final, TypeAlias

from bjdesk.engine.dealing import check_bets, dealing_order
from bjdesk.engine.errors import BetRefused
from bjdesk.engine.rules import HoleCard
from bjdesk.frozen import dataclass
from bjdesk.game.case_form import CaseRefused, Fault, read_case
from bjdesk.game.fairness import SEED_BYTES, ShoeOrder
from bjdesk.game.verdicts import shoe_suffices

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bjdesk.engine.cards import Card
    from bjdesk.engine.rules import Rules

BRINGS: Final = 1_000_00
"""Hundredths with which a practice begins that names no balance."""
NO_SEED: Final = bytes(SEED_BYTES)
CUSTOM: Final = "custom"

Known: TypeAlias = "tuple[Card | None, Card | None]"
"""Two cards; None: whichever comes."""
WHICHEVER: Final[Known] = (None, None)


class HandFault(Enum):
    """Why a set-up hand can't be dealt."""

    NO_BET = "no-bet"
    BELOW_MINIMUM = "below-minimum"
    ABOVE_MAXIMUM = "above-maximum"
    NO_CHIPS = "no-chips"  # the rack's chips don't make this bet
    ABOVE_BALANCE = "above-balance"  # of all bets together
    TOO_MANY = "too-many"  # more of a card than the shoe holds
    SHOE_TOO_SMALL = "shoe-too-small"  # so many boxes could use up a whole shoe


@dataclass(frozen=True, slots=True)
class PracticeHand:
    """What is set up. Per box of the table its bet, in hundredths (0: it does not play), and its first two cards.

    `dealer`: up card and hole card; the second does not count where the dealer takes none. `following`: the cards
    after the first ones, in the order in which they are drawn. All that is not known comes from the rest of the shoe,
    in the order that `seed` fixes.
    """

    rules: Rules
    rules_name: str
    balance: int = BRINGS
    bets: tuple[int, ...] = ()
    boxes: tuple[Known, ...] = ()
    dealer: Known = WHICHEVER
    following: tuple[Card, ...] = ()
    seed: bytes = NO_SEED

    @property
    def is_laid(self) -> bool:
        """Whether some card is known: then each deal is this hand again, and not the next of the seed's rounds."""
        return bool(self.following) or any(card is not None for two in (*self.boxes, self.dealer) for card in two)

    def cards(self, places: tuple[int, ...]) -> tuple[Card, ...]:
        """The whole shoe, in the order in which it is dealt to these boxes of the table."""
        boxes = [iter(self._two(place)) for place in places]
        dealer = iter(self.dealer)
        seats = dealing_order(self.rules, len(places))
        first = [next(dealer if seat.box is None else boxes[seat.box]) for seat in seats]
        rest = self._rest((*first, *self.following))
        begun = [next(rest) if card is None else card for card in first]
        return (*begun, *self.following, *rest)

    def _two(self, place: int) -> Known:
        return self.boxes[place] if place < len(self.boxes) else WHICHEVER

    def _rest(self, known: Iterable[Card | None]) -> Iterator[Card]:
        """What the shoe holds beside the known cards, in the seed's order."""
        gone = Counter(card for card in known if card is not None)
        for card in ShoeOrder(self.seed, "", 1, self.rules.decks).cards():
            if gone[card]:
                gone[card] -= 1
            else:
                yield card

    def fault(self) -> tuple[HandFault, int] | None:
        """What is wrong, and with which box, from 0 (of a card: how many there are)."""
        return self._bets_fault() or self._cards_fault()

    def _bets_fault(self) -> tuple[HandFault, int] | None:
        for place, bet in enumerate(self.bets):
            found = _bet_fault(self.rules, bet) if bet else None
            if found is not None:
                return found, place
        if not any(self.bets):
            return HandFault.NO_BET, 0
        if sum(self.bets) > self.balance:
            return HandFault.ABOVE_BALANCE, 0
        enough = shoe_suffices(self.rules, sum(bet > 0 for bet in self.bets))
        return None if enough else (HandFault.SHOE_TOO_SMALL, 0)

    def _cards_fault(self) -> tuple[HandFault, int] | None:
        european = self.rules.hole_card is HoleCard.EUROPEAN
        playing = (self._two(place) for place, bet in enumerate(self.bets) if bet)
        known = (*(card for two in playing for card in two), *self.dealer[: 1 if european else 2], *self.following)
        most = max(Counter(card for card in known if card is not None).values(), default=0)
        return (HandFault.TOO_MANY, most) if most > self.rules.decks else None


def _bet_fault(rules: Rules, bet: int) -> HandFault | None:
    if bet < rules.min_bet:
        return HandFault.BELOW_MINIMUM
    if bet > rules.max_bet:
        return HandFault.ABOVE_MAXIMUM
    return HandFault.NO_CHIPS if bet % rules.chips[0] else None


def hand_of_case(case: object, seed: bytes = NO_SEED) -> PracticeHand:
    """The hand of a case, as parsed from JSON; its actions are the player's to choose. Raises CaseRefused."""
    set_up = read_case(case)
    assert isinstance(case, dict)
    rules, count, cards = set_up.rules, len(set_up.bets), set_up.shoe.cards
    try:
        check_bets(rules, set_up.bets, {set_up.bets[0].owner: set_up.balance})
    except BetRefused as error:
        raise CaseRefused(Fault.BAD_BET, str(error)) from error
    if not shoe_suffices(rules, count):
        message = f"a shoe of {rules.decks} packs is too small to play {count} boxes out by these rules"
        raise CaseRefused(Fault.NOT_ENOUGH_CARDS, message)
    held: list[list[Card]] = [[] for _ in range(count + 1)]
    seats = dealing_order(rules, count)
    for seat, card in zip(seats, cards, strict=False):
        held[count if seat.box is None else seat.box].append(card)
    name = case["rules"] if isinstance(case["rules"], str) else CUSTOM
    return PracticeHand(
        rules,
        name,
        set_up.balance,
        tuple(bet.bet for bet in set_up.bets),
        tuple((first, second) for first, second in held[:count]),
        (held[count][0], held[count][1] if len(held[count]) > 1 else None),
        cards[len(seats) :],
        seed,
    )


def seed_of(text: str) -> bytes:
    """The seed of up to 64 hexadecimal digits; a shorter one stands for the number it writes. Raises ValueError."""
    if not 1 <= len(text) <= 2 * SEED_BYTES or not set(text) <= set("0123456789abcdefABCDEF"):
        raise ValueError("a seed has 1 to 64 hexadecimal digits")
    return int(text, 16).to_bytes(SEED_BYTES, "big")
