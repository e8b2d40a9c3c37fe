"""One split hand's worth when more pair cards are gone than the first two, its strategy being fixed.

By exchange, "k more pair cards are gone" is "the next k cards after hand and dealer are pair cards". So one walk over
all ends of the hand and the dealer's draw, sorted by the pair cards a and the cards m that both took from the shoe of
c pair cards in n, gives the worth for every k: the chance of an end is weighed by
(c - a)_k / (n - m)_k over (c)_k / (n)_k, with (x)_k the falling factorial.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bjdesk.odds.dealer import BUST as DEALER_BUST
from bjdesk.odds.dealer import NATURAL, completing, dealer_costs_by
from bjdesk.odds.hands import BUST, POINTS, Floats, Hands, Ints
from bjdesk.odds.terms import Terms
from bjdesk.odds.values import DOUBLE, HIT, STAND

_PAIR_CARDS, _CARDS = 40, 48
"""More than a hand and the dealer can take."""


@dataclass(frozen=True, slots=True)
class FixedPlay:
    """A split hand's strategy against one up card."""

    hands: Hands  # from one pair card
    rank: int
    left: Ints  # (10,) the shoe with the hand's own pair card, without the other one and the up card
    up: int
    action: Ints  # (n,)


class _Ends:
    """Results by pair cards and cards taken, apart for a second card that is no pair card and one that is."""

    def __init__(self) -> None:
        self.sums = np.zeros((2, _PAIR_CARDS * _CARDS))

    def add(self, pair_cards: Ints, cards: Ints, results: Floats) -> None:
        """Add `results` (2, …), already weighed by their chance, at these numbers of cards (…)."""
        places = np.broadcast_to(pair_cards * _CARDS + cards, results.shape[1:]).ravel()
        for row, part in zip(self.sums, results, strict=True):
            np.add(row, np.bincount(places, weights=part.ravel(), minlength=row.size), out=row)


def later_worth(play: FixedPlay, terms: Terms, more: range, *, hits_soft_17: bool) -> Floats:
    """The worth (2, k) with another second card and with a pair card, for each number of `more` pair cards gone."""
    ends = _Ends()
    chance = _chances(play)
    reached, doubled = _reached(play, chance)
    _add_busts(ends, play, terms, (chance, reached))
    charlie = (play.hands.size >= terms.charlie) & (terms.charlie > 0)
    stood = np.where(charlie | (play.action != STAND), 0.0, reached)
    _add_settled(ends, play, terms, np.where(charlie, reached, 0.0))
    _add_standing(ends, play, terms, (stood, doubled), hits_soft_17=hits_soft_17)
    return np.stack([_weighed(ends, play, times) for times in more], axis=1)


def _chances(play: FixedPlay) -> Floats:
    """The chance (n, 10) of each next card."""
    left = play.left - play.hands.counts
    return np.asarray(np.maximum(left, 0) / np.maximum(left.sum(axis=1, keepdims=True), 1))


def _reached(play: FixedPlay, chance: Floats) -> tuple[Floats, Floats]:
    """The chances (2, n) that the strategy comes to a hand by hitting, and by doubling; rows as `_Ends` has them."""
    hands = play.hands
    reached, doubled = np.zeros((2, len(hands) + 1)), np.zeros((2, len(hands) + 1))
    reached[0, hands.child[0]] = chance[0]
    reached[:, hands.child[0, play.rank]] = 0.0, chance[0, play.rank]
    for level in hands.levels[-2::-1]:
        for code, come in ((HIT, reached), (DOUBLE, doubled)):
            rows = np.flatnonzero((play.action[level] == code) & reached[:, level].any(axis=0)) + level.start
            if rows.size:
                step = reached[:, rows, None] * chance[rows]
                for row, part in zip(come, step, strict=True):
                    np.add.at(row, hands.child[rows], part)
    return reached[:, :-1], doubled[:, :-1]


def _taken(play: FixedPlay) -> tuple[Ints, Ints]:
    """Pair cards and cards (n,) that each hand has taken from the shoe."""
    return play.hands.counts[:, play.rank] - 1, play.hands.size - 1


def _add_sure(ends: _Ends, play: FixedPlay, terms: Terms, results: Floats, *, held: tuple[Ints, Ints, Ints]) -> None:
    """Add results that no dealer total changes; where the dealer looks, jointly with "no natural".

    `held` are the pair cards and cards taken, and the natural's hole cards left, by then.
    """
    pair_cards, cards, holes = held
    ends.add(pair_cards, cards, results)
    hole = completing(play.up)
    if terms.looked and hole is not None:
        natural = holes / np.maximum(play.left.sum() - 1 - cards, 1)
        ends.add(pair_cards + (hole == play.rank), cards + 1, -results * natural)


def _holes(play: FixedPlay) -> Ints:
    """Cards (n,) that would make the dealer's natural, by what the hand leaves."""
    hole = completing(play.up)
    return play.hands.size * 0 if hole is None else np.maximum(play.left[hole] - play.hands.counts[:, hole], 0)


def _add_settled(ends: _Ends, play: FixedPlay, terms: Terms, won: Floats) -> None:
    """Charlies, by their chance (2, n)."""
    if won.any():
        _add_sure(ends, play, terms, won, held=(*_taken(play), _holes(play)))


def _add_busts(ends: _Ends, play: FixedPlay, terms: Terms, odds: tuple[Floats, Floats]) -> None:
    chance, reached = odds
    rows = np.flatnonzero((play.action != STAND) & reached.any(axis=0))
    over = play.hands.child[rows] == BUST
    wager = np.where(play.action[rows] == DOUBLE, 2.0, 1.0)
    results = -reached[:, rows, None] * (wager[:, None] * chance[rows] * over)
    pair_cards, cards = _taken(play)
    ranks = np.arange(len(POINTS))
    hole = completing(play.up)
    holes = _holes(play)[rows, None] - (ranks == hole)
    taken = pair_cards[rows, None] + (ranks == play.rank), np.broadcast_to(cards[rows, None] + 1, over.shape)
    _add_sure(ends, play, terms, results, held=(*taken, holes))


def _add_standing(
    ends: _Ends, play: FixedPlay, terms: Terms, odds: tuple[Floats, Floats], *, hits_soft_17: bool
) -> None:
    """Standing hands with one wager and with two, by their chances (2, n): all won but for what the dealer reaches."""
    wagers = odds[0] + 2.0 * odds[1]
    rows, pair_cards, cards, begins = _by_taken(play, np.flatnonzero(wagers.any(axis=0)))
    wagers = wagers[:, rows]
    shoes = (play.left - play.hands.counts[rows]).T
    lost = terms.margins[play.hands.total[rows], :DEALER_BUST].T - 1.0
    lost[NATURAL] -= terms.first  # a doubled hand loses twice as much: with `original-wagers` both are left out here
    cost = dealer_costs_by(play.rank, shoes, play.up, lost, hits_soft_17=hits_soft_17)
    ends.add(pair_cards, cards, np.add.reduceat(wagers, begins, axis=-1))
    drawn, further = np.arange(cost.shape[0])[:, None, None], np.arange(1, cost.shape[1] + 1)[:, None]
    ends.add(pair_cards + drawn, cards + further, np.add.reduceat(cost * wagers[:, None, None], begins, axis=-1))


def _by_taken(play: FixedPlay, rows: Ints) -> tuple[Ints, Ints, Ints, Ints]:
    """Hands that have taken alike side by side: pair cards and cards of each such group, and where it begins."""
    pair_cards, cards = _taken(play)
    group = pair_cards * _CARDS + cards
    rows = rows[np.argsort(group[rows], kind="stable")]
    _, begins = np.unique(group[rows], return_index=True)
    return rows, pair_cards[rows[begins]], cards[rows[begins]], begins


def _weighed(ends: _Ends, play: FixedPlay, times: int) -> Floats:
    """The worth (2,) with so many more pair cards gone; zero where there are not so many."""
    pair_cards, cards = int(play.left[play.rank]) - 1, int(play.left.sum()) - 1
    if times > pair_cards:
        return np.zeros(2)
    weight = np.ones((_PAIR_CARDS, _CARDS))
    for step in range(times):
        one = np.maximum(pair_cards - step - np.arange(_PAIR_CARDS), 0)[:, None]
        weight *= one / np.maximum(cards - step - np.arange(_CARDS), 1) * ((cards - step) / (pair_cards - step))
    return np.asarray(ends.sums @ weight.ravel())
