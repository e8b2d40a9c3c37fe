"""A strategy as tables that arrays of rounds are played by.

A hand is an offset: ten times its place in `all_hands()`, with one place more for a bust hand. Tables are flat, so that
the entry of a hand and a rank (the next card's, or the up card's) stands at the sum of both.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, assert_never

import numpy as np
from numpy.typing import NDArray

from bjdesk.engine.rules import Rules
from bjdesk.odds.hands import ACE, BUST, RANKS, Bools, Ints, all_hands
from bjdesk.odds.overall import (
    Cancelled,
    first_deals,
    first_hands,
    fresh_columns,
    given_up,
    never_cancelled,
    pairs_of,
    splits_by_up,
)
from bjdesk.odds.pairs import first_keys, first_play
from bjdesk.odds.strategy import takes_even_money
from bjdesk.odds.terms import doubled
from bjdesk.odds.totals import best_totals, row_of
from bjdesk.odds.values import DOUBLE, HIT, NEVER, STAND, book_of, may_stand

SURRENDER = 4
"""Code of an action beside those of `values`: hit, stand, double."""
Codes: TypeAlias = NDArray[np.int8]
Offsets: TypeAlias = NDArray[np.int16]


class Strategy(Enum):
    """How the box is played; the value is its word on the command line."""

    BASIC = "basic"
    BEST = "best"  # by the box's own cards and the up card, as out of a fresh shoe


@dataclass(frozen=True, slots=True)
class Playbook:
    """Actions of a strategy and what hands are; `size` is ten times the number of hands, the bust one included."""

    size: int
    one: Offsets  # (10,) the hand of one card
    child: Offsets  # by hand and next card
    total: Codes  # by hand; 0 for the bust hand
    charlie: Bools  # by hand
    first: Codes  # by hand and up card, of an unsplit box; by total alone for pairs that may not be split
    splits: Bools  # by 10 × rank + up card: pairs to be split, first or again, which goes before `first`
    after: Codes  # by size × rank + hand + up card, of a box that split this rank; DOUBLE for two cards only
    even_money: bool


def playbook(rules: Rules, strategy: Strategy, *, cancelled: Cancelled = never_cancelled) -> Playbook:
    """The tables of a strategy. Raises OddsCancelled."""
    match strategy:
        case Strategy.BASIC:
            first, splits, after = _basic(rules, cancelled)
        case Strategy.BEST:
            first, splits, after = _best(rules, cancelled)
        case _:
            assert_never(strategy)
    hands = all_hands()
    bust, size = len(hands), RANKS * (len(hands) + 1)
    child = np.vstack((np.where(hands.child == BUST, bust, hands.child), np.full((1, RANKS), bust)))
    charlie = (hands.size >= rules.charlie) & (rules.charlie > 0)
    settled = np.append(charlie | (hands.total == 21), [True])
    first[settled], after[:, settled] = STAND, STAND
    aces = hands.child[hands.child[0, ACE]]
    if not rules.hit_split_aces:
        after[ACE, aces] = STAND
    return Playbook(
        size,
        (RANKS * hands.child[0]).astype(np.int16),
        (RANKS * child).astype(np.int16).ravel(),
        np.repeat(np.append(hands.total, 0), RANKS).astype(np.int8),
        np.repeat(np.append(charlie, [False]), RANKS),
        first.ravel(),
        splits.ravel(),
        after.ravel(),
        takes_even_money(rules),
    )


_Tables: TypeAlias = tuple[Codes, Bools, Codes]


def _basic(rules: Rules, cancelled: Cancelled) -> _Tables:
    hands, totals = all_hands(), best_totals(rules, cancelled=cancelled)
    row, two = row_of(hands), hands.size == 2
    plain = np.where(totals.hits[row], HIT, STAND)
    twice = totals.doubles[row]
    first = np.where(twice & doubled(rules, hands)[:, None], DOUBLE, plain)
    first = np.where(totals.surrenders[row] & two[:, None], SURRENDER, first)
    after = np.where(twice & doubled(rules, hands, after_split=True)[:, None], DOUBLE, plain)
    pairs = two & (hands.counts == 2).any(axis=1)
    gives_up = totals.pair_surrenders[hands.counts[pairs].argmax(axis=1)]
    first[pairs] = np.where(gives_up, SURRENDER, first[pairs])
    return _with_bust(first), totals.splits & ~totals.pair_surrenders, np.stack([_with_bust(after)] * RANKS)


def _best(rules: Rules, cancelled: Cancelled) -> _Tables:
    hands, shoes, deals = all_hands(), fresh_columns(rules.decks), first_deals(rules.decks)
    pairs = pairs_of(rules)
    keys = np.concatenate([hands.keys[may_stand(hands)], *map(first_keys, pairs)])
    book = book_of(shoes, keys, hits_soft_17=rules.dealer_hits_soft_17)
    best = first_hands(rules, shoes, book)
    plays = [first_play(rules, pair, shoes, book) for pair in pairs]
    worth, first = best.value[:-1].copy(), best.action.copy()
    surrender = np.full(worth.shape, NEVER)
    surrender[deals.rows] = given_up(rules, deals.natural)
    first = np.where(surrender > worth, SURRENDER, first)
    after = np.stack([_with_bust(np.full(first.shape, STAND))] * RANKS)
    splits = np.zeros((RANKS, RANKS), dtype=np.bool_)
    order = np.argsort(hands.keys)
    pair_rows = hands.child[hands.child[0]].diagonal()
    for rank, split in enumerate(splits_by_up(rules, plays, cancelled)[:RANKS]):
        splits[rank] = split > np.maximum(worth, surrender)[pair_rows[rank]]
        places = order[np.searchsorted(hands.keys[order], pairs[rank].hands.keys)]
        after[rank, places] = plays[rank].action
    return _with_bust(first), splits, after


def _with_bust(actions: Ints) -> Codes:
    return np.vstack((actions, np.full((1, RANKS), STAND))).astype(np.int8)
