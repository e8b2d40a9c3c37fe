"""The worth of standing, hitting and doubling for every hand from a root on, for several shoes at once.

Arrays have a hand on the first axis and a shoe ("column") on the last. A shoe is the rank counts left when the up
card lies open and the cards of the hand itself are still counted in; values are in units of the first wager.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bjdesk.odds.dealer import completing, dealer_tables
from bjdesk.odds.hands import BUST, POINTS, Bools, Floats, Hands, Ints, counts_of
from bjdesk.odds.terms import Terms

HIT, STAND, DOUBLE = 0, 1, 2
"""Codes in an action table, in the order of `Action`."""
NEVER = -9.0
"""The worth of what is not allowed: below any loss."""


@dataclass(frozen=True, slots=True)
class Shoes:
    """Columns of shoes: rank counts left (10, c), and the up card's rank of each column."""

    left: Ints
    ups: tuple[int, ...]

    def without(self, key_counts: Ints) -> Shoes:
        """The same columns with these cards (10,) gone too."""
        return Shoes(self.left - key_counts[:, None], self.ups)


@dataclass(frozen=True, slots=True)
class Book:
    """Dealer tables by the multiset of cards that are gone beside the up card."""

    keys: Ints  # (m,) sorted
    tables: Floats  # (m, 7, c)

    def at(self, keys: Ints) -> tuple[Floats, Bools]:
        """Tables (n, 7, c) of these multisets, and which of them (n, 1) the book holds; others get a wrong table."""
        places = np.searchsorted(self.keys, keys).clip(max=len(self.keys) - 1)
        return self.tables[places], (self.keys[places] == keys)[:, None]


def book_of(shoes: Shoes, keys: Ints, *, hits_soft_17: bool) -> Book:
    """Dealer tables of all columns for these multisets gone (sorted here, doubles dropped)."""
    keys = np.unique(keys)
    gone = counts_of(keys).T
    tables = [
        dealer_tables(shoes.left[:, column, None] - gone, up, hits_soft_17=hits_soft_17)
        for column, up in enumerate(shoes.ups)
    ]
    return Book(keys, np.stack(tables, axis=-1).transpose(1, 0, 2))


def may_stand(hands: Hands) -> Bools:
    """Hands whose dealer table is needed.

    A hand that can't bust and has no total of 17 yet only gains by a card more, so that only a doubled hand (three
    cards) stands on it.
    """
    return np.asarray((hands.hard >= 12) | (hands.total >= 17) | (hands.size == 3))


@dataclass(frozen=True, slots=True)
class Draws:
    """What the next card does to each hand."""

    chance: Floats  # (n, 10, c) of each rank
    bust: Floats  # (n, c) of a bust; where the dealer looks, of a bust without a dealer natural
    natural: Floats  # (n, c) of a dealer natural
    on: Floats  # (n, c) that the round goes on after the look


def draws_of(hands: Hands, shoes: Shoes, terms: Terms) -> Draws:
    """The chances of the next card for these hands, out of each column's shoe less the hand."""
    left = shoes.left[None] - hands.counts[:, :, None]
    cards = left.sum(axis=1)
    chance = np.maximum(left, 0) / np.maximum(cards, 1)[:, None]
    over = hands.hard[:, None] + POINTS > 21
    bust = np.einsum("nrc,nr->nc", chance, over)
    natural = np.zeros(bust.shape)
    for column, up in enumerate(shoes.ups):
        hole = completing(up)
        if hole is None:
            continue
        natural[:, column] = chance[:, hole, column]
        if terms.looked:
            # The bust card first, then the hole card out of what is left.
            holes = bust[:, column] * left[:, hole, column] - over[:, hole] * chance[:, hole, column]
            bust[:, column] -= holes / np.maximum(cards[:, column] - 1, 1)
    return Draws(chance, bust, natural, 1.0 - natural if terms.looked else np.ones(bust.shape))


@dataclass(frozen=True, slots=True)
class Standing:
    """The worth of standing with one wager, and with two."""

    single: Floats  # (n, c)
    double: Floats


def standing(hands: Hands, pages: tuple[Floats, Bools], terms: Terms, draws: Draws) -> Standing:
    """What a standing hand is worth, by its dealer table in `pages`; NEVER where the book has none."""
    tables, held = pages
    margin = np.einsum("noc,no->nc", tables, terms.margins[hands.total])
    single, double = margin - terms.first * draws.natural, 2.0 * margin - terms.doubled * draws.natural
    return Standing(np.where(held, single, NEVER), np.where(held, double, NEVER))


@dataclass(frozen=True, slots=True)
class Play:
    """Values of every hand (n, c); `value` has one row more, the bust hand's zero, since busts are paid by the draw."""

    stand: Floats
    hit: Floats
    double: Floats
    value: Floats  # (n + 1, c)
    action: Ints  # (n, c)


def play(hands: Hands, draws: Draws, stood: Standing, doubles: Bools, *, terms: Terms, by: Ints | None = None) -> Play:
    """Sweep from the highest hard total down: each hand by its best action, or by the table `by` (n, 1 or c).

    Forced are a charlie, a stand on 21, and a card for a hand of one card or none.
    """
    double = _doubling(hands, draws, stood, doubles)
    stand, action = stood.single.copy(), np.full(stood.single.shape, STAND)
    hit, value = np.zeros(stand.shape), np.zeros((len(hands) + 1, stand.shape[1]))
    charlie = (hands.size >= terms.charlie) & (terms.charlie > 0)
    stand[charlie] = draws.on[charlie]
    ends, begins = charlie | (hands.total == 21), hands.size < 2
    for level in hands.levels:
        hit[level] = (draws.chance[level] * value[hands.child[level]]).sum(axis=1) - draws.bust[level]
        worth = np.stack((hit[level], stand[level], double[level]))
        chosen = worth.argmax(axis=0) if by is None else np.broadcast_to(by[level], worth.shape[1:])
        chosen = np.where(ends[level, None], STAND, np.where(begins[level, None], HIT, chosen))
        action[level] = chosen
        value[level] = np.take_along_axis(worth, chosen[None], axis=0)[0]
    return Play(stand, hit, double, value, action)


def _doubling(hands: Hands, draws: Draws, stood: Standing, doubles: Bools) -> Floats:
    worth = np.full(stood.single.shape, NEVER)
    rows = np.flatnonzero(doubles)
    after = np.where((hands.child[rows] == BUST)[..., None], 0.0, stood.double[hands.child[rows]])
    worth[rows] = (draws.chance[rows] * after).sum(axis=1) - 2.0 * draws.bust[rows]
    return worth
