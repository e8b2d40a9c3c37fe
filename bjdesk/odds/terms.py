"""What a rule set means in units of the first wager: wins, ties, losses to a dealer natural, what may be doubled.

A dealer natural is carried beside the dealer's totals, since the hole card is simply an unseen card. Where the dealer
looks, hands are valued jointly with "no natural": such a value V becomes, given the look, V / (1 - p).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from bjdesk.engine.rules import DealerNaturalTakes, DoubleOn, HoleCard, NaturalPays, Rules, Surrender, Ties
from bjdesk.odds.dealer import BUST, NATURAL
from bjdesk.odds.hands import Bools, Floats, Hands

_Chance = TypeVar("_Chance", float, Floats)

PAYS = {
    NaturalPays.THREE_TO_TWO: 1.5,
    NaturalPays.SIX_TO_FIVE: 1.2,
    NaturalPays.ONE_TO_ONE: 1.0,
    NaturalPays.TWO_TO_ONE: 2.0,
}
_DOUBLE_FROM = {DoubleOn.ANY: 0, DoubleOn.NINE_TO_ELEVEN: 9, DoubleOn.TEN_TO_ELEVEN: 10, DoubleOn.NONE: 99}


@dataclass(frozen=True, slots=True)
class Terms:
    """How a hand is settled. `first` and `doubled`: what a standing hand loses to a dealer natural."""

    looked: bool  # values are joint with "the dealer has no natural"
    first: float | Floats
    doubled: float | Floats
    margins: Floats  # (22, 7): result of a standing total against each dealer outcome, naturals left out
    charlie: int


def terms_of(rules: Rules, *, share: float | Floats = 1.0) -> Terms:
    """The terms of a rule set.

    `share` matters to `original-wagers` alone, where a box loses one first wager to a natural for all its standing
    hands: it is this hand's share in that loss (1 for a box of one hand).
    """
    looked = rules.hole_card is HoleCard.PEEK
    original = rules.dealer_natural_takes is DealerNaturalTakes.ORIGINAL_WAGERS
    first: float | Floats
    second: float | Floats
    first, second = (0.0, 0.0) if looked else (share, share) if original else (1.0, 2.0)
    return Terms(looked, first, second, _margins(rules.ties), rules.charlie)


def _margins(ties: Ties) -> Floats:
    player, dealer = np.arange(22)[:, None], np.array([17, 18, 19, 20, 21, 0, 0])
    margins = np.sign(player - dealer).astype(np.float64)
    if ties is Ties.HOUSE:
        margins[player == dealer] = -1.0
    margins[:, NATURAL], margins[:, BUST] = 0.0, 1.0
    return np.asarray(margins)


def keeps_one_wager(rules: Rules) -> bool:
    """Whether a dealer natural takes one first wager only, after the boxes have acted."""
    return rules.hole_card is not HoleCard.PEEK and rules.dealer_natural_takes is DealerNaturalTakes.ORIGINAL_WAGERS


def doubled(rules: Rules, hands: Hands, *, after_split: bool = False) -> Bools:
    """The hands that may be doubled, by cards and total alone."""
    if after_split and not rules.double_after_split:
        return np.zeros(len(hands), dtype=np.bool_)
    lowest = _DOUBLE_FROM[rules.double_on]
    fits = (hands.size == 2) & (hands.hard >= lowest)
    if lowest:
        fits &= (hands.hard <= 11) & (rules.soft_doubles | ~hands.soft)
    return np.asarray(fits & (hands.total < 21))


def natural_worth(rules: Rules, natural: float) -> float:
    """A player's natural against a dealer who has one with this probability, nothing taken beforehand."""
    tied = -1.0 if rules.natural_ties is Ties.HOUSE else 0.0
    return (1.0 - natural) * PAYS[rules.natural_pays] + natural * tied


def surrender_worth(rules: Rules, natural: _Chance) -> _Chance:
    """Giving up as a play action; `natural` is the chance of a dealer natural that may still come (0 after a look)."""
    return -0.5 - 0.5 * natural * (rules.surrender is Surrender.LATE)
