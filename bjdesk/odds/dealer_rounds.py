"""The dealer's hand as a walk over a table of states, and what every end of a player's hand is worth in each.

A state is twice the hard total, one more with an ace; NATURAL is a state of its own.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bjdesk.engine.rules import Rules, Ties
from bjdesk.odds.cards import Lanes, Letters, ten_of
from bjdesk.odds.composition import LETTERS
from bjdesk.odds.hands import ACE, TEN, Bools, Floats, Ints
from bjdesk.odds.playbook import END, WIDE, End
from bjdesk.odds.terms import PAYS, keeps_one_wager

States: TypeAlias = NDArray[np.uint8]
Ends: TypeAlias = NDArray[np.uint16]
"""A hand's end as the offset of its row of results; that of a doubled hand lies DOUBLED further on."""
NATURAL: Final = END - 1
DOUBLED: Final = 32 * END


def totals_of_states() -> Ints:
    """The better total of each state; a natural's is 21."""
    hard, ace = np.divmod(np.arange(END), 2)
    total = np.where((ace > 0) & (hard <= 11), hard + 10, hard)
    total[NATURAL] = 21
    return total


class DealerRounds:
    """Plays the dealer of many rounds, one lane each."""

    def __init__(self, rules: Rules, cards: Lanes) -> None:
        self._cards = cards
        total = totals_of_states()
        soft = total != np.arange(END) // 2
        self._draws = (total < 17) | (rules.dealer_hits_soft_17 & soft & (total == 17))
        self._after = _after()
        one = self._after[: len(LETTERS)]
        two = self._after.reshape(END, WIDE)[one, : len(LETTERS)].copy()
        up, hole = ten_of(np.indices(two.shape, dtype=np.uint8))
        two[(up + hole == TEN) & ((up == ACE) | (up == TEN))] = NATURAL
        self._one, self._two = one, two.ravel()

    def begun(self, up: Letters, hole: Letters | None) -> States:
        """The states with these cards; without a hole card that of the up card alone."""
        if hole is None:
            return self._one.take(up)
        return self._two.take(up * np.uint8(len(LETTERS)) + hole)

    def finish(self, dealer: States, lanes: Ints) -> None:
        """Draw to the end on these lanes."""
        going = lanes.compress(self._draws.take(dealer.take(lanes)))
        while going.size:
            place = dealer.take(going).astype(np.uint16)
            place *= WIDE
            place += self._cards.draw(going)
            reached = self._after.take(place)
            dealer[going] = reached
            going = going.compress(self._draws.take(reached))


def _after() -> States:
    """The state (WIDE × state + letter) after one more card; of the lowest, those of one card."""
    hard, ace = np.divmod(np.arange(END), 2)
    rank = np.minimum(np.arange(WIDE), TEN)
    grown = np.minimum(hard[:, None] + rank + 1, NATURAL // 2 - 1)
    return np.asarray(2 * grown + ((ace[:, None] > 0) | (rank == ACE)), dtype=np.uint8).ravel()


def results_of(rules: Rules, *, split: bool) -> Floats:
    """What each end and dealer's state come to, in first wagers, at the sum of both.

    Where a natural takes one wager only, the standing hands of a `split` box lose nothing here: the box does.
    """
    total = totals_of_states()
    margin = np.sign(np.arange(22)[:, None] - np.where(total > 21, 0, total)).astype(np.float64)
    margin[margin == 0.0] = -1.0 if rules.ties is Ties.HOUSE else 0.0
    table = np.zeros((2, 32, END))
    for wager, part in zip((1.0, 2.0), table, strict=True):
        part[:22] = wager * margin
        part[:22, NATURAL] = (-1.0 + split) if keeps_one_wager(rules) else -wager
        part[End.BUST], part[End.CHARLIE] = -wager, wager
    one = table[0]
    one[End.NATURAL] = PAYS[rules.natural_pays]
    one[End.NATURAL, NATURAL] = -1.0 if rules.natural_ties is Ties.HOUSE else 0.0
    one[End.EVEN_MONEY], one[End.GIVEN_UP], one[End.GIVEN_UP_LATE], one[End.LOST] = 1.0, -0.5, -0.5, -1.0
    one[End.GIVEN_UP_LATE, NATURAL] = -1.0
    return table.ravel()


def stands(ends: Ends) -> Bools:
    """Which of these single wagers' hands wait for the dealer's total."""
    return np.asarray((ends - np.uint16(END)) <= np.uint16(20 * END))  # what is below the lowest total comes round
