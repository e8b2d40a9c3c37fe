"""What every first deal comes to before the box acts, as tables by its letters: so that it is looked up, not played."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bjdesk.engine.rules import HoleCard, Rules, SplitOn, Surrender
from bjdesk.odds.cards import Letters, ten_of
from bjdesk.odds.composition import LETTERS
from bjdesk.odds.hands import ACE, TEN, Bools
from bjdesk.odds.playbook import END, SPLIT, SURRENDER, WIDE, Codes, End, Offsets, Playbook, over

_MANY = len(LETTERS)
WAITS = 6
"""Code of no action, of a natural or a surrender that waits for the dealer's second card."""
_SETTLED = 7


@dataclass(frozen=True, slots=True)
class Deals:
    """By the place of a first deal, that `place_of` tells."""

    hand: Offsets  # over already where the box has nothing to decide
    action: Codes  # of `values` and `playbook`, WAITS, or none of them


def place_of(one: Letters, other: Letters, up: Letters, hole: Letters | None) -> Offsets:
    """The place of a first deal; without a hole card where the dealer takes it later."""
    place = (one * np.uint8(_MANY) + other).astype(np.uint16)
    place *= _MANY
    place += up
    if hole is not None:
        place *= _MANY
        place += hole
    return place


@dataclass(frozen=True, slots=True)
class _All:
    """All first deals in the order of their places; ranks among ten."""

    one: Letters
    other: Letters
    up: Letters
    hole: Letters | None

    @property
    def threat(self) -> Bools:
        """An up card with which the dealer can have a natural."""
        return np.asarray((self.up == ACE) | (self.up >= TEN))

    @property
    def dealer_natural(self) -> Bools:
        """Ace and ten in either order, where the dealer has both his cards."""
        assert self.hole is not None, "a european dealer's second card comes later"
        return np.asarray(self.threat & (ten_of(self.up) + ten_of(self.hole) == TEN))

    def pair(self, rules: Rules) -> Bools:
        """Two cards that may be split."""
        if rules.max_hands == 1:
            return np.zeros(self.up.shape, dtype=np.bool_)
        if rules.split_on is SplitOn.RANK:
            return np.asarray(self.one == self.other)
        return np.asarray(ten_of(self.one) == ten_of(self.other))


def deals_of(rules: Rules, book: Playbook) -> Deals:
    """The tables of a rule set and a strategy."""
    deals = _all_deals(european=rules.hole_card is HoleCard.EUROPEAN)
    hand = book.child[book.child[deals.one] + deals.other]
    action = book.first[hand + deals.up]
    natural = book.end[hand] == 21 * END
    splits = deals.pair(rules) & book.splits[WIDE * ten_of(deals.one) + deals.up]
    gives_up = (action == SURRENDER) & ~splits
    action[splits] = SPLIT
    _settle(hand, action, gives_up, End.GIVEN_UP_LATE)
    _settle(hand, action, natural, End.NATURAL)
    peeks = rules.hole_card is HoleCard.PEEK
    action[(natural | gives_up) & deals.threat & (not peeks)] = WAITS
    if peeks:
        _settle(hand, action, deals.dealer_natural & ~natural, End.LOST)
    if rules.surrender is Surrender.EARLY:
        _settle(hand, action, gives_up, End.GIVEN_UP)
    if rules.even_money and book.even_money:
        _settle(hand, action, natural & (deals.up == ACE), End.EVEN_MONEY)
    return Deals(hand, action)


def _all_deals(*, european: bool) -> _All:
    letters = np.indices((_MANY,) * (3 if european else 4), dtype=np.uint8).reshape(3 if european else 4, -1)
    return _All(letters[0], letters[1], letters[2], None if european else letters[3])


def _settle(hand: Offsets, action: Codes, which: Bools, end: End) -> None:
    hand[which] = over(end)
    action[which] = _SETTLED
