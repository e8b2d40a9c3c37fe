"""A strategy as tables that arrays of rounds are played by.

A hand is an offset: WIDE times its place in `all_hands()`, or a place beyond them for a hand that is over. Tables are
flat, so that the entry of a hand and a card by its letter (the next one, or the up card) stands at the sum of both.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import TypeAlias, TypeVar, assert_never

import numpy as np
from numpy.typing import NDArray

from bjdesk.engine.rules import Rules
from bjdesk.odds.hands import ACE, BUST, RANKS, TEN, Bools, Ints, all_hands
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

SURRENDER, SPLIT = 4, 5
"""Codes of actions beside those of `values`: hit, stand, double."""
WIDE = 16
"""Entries of a hand: the thirteen letters, and three that are never read."""
Codes: TypeAlias = NDArray[np.int8]
Offsets: TypeAlias = NDArray[np.uint16]
END = 64
"""Entries of an end in a table of results, one for each of the dealer's states."""


class End(IntEnum):
    """What a hand has come to; 1 to 21 are totals that stand, or would."""

    BUST = 0
    CHARLIE = 22
    NATURAL = 23
    EVEN_MONEY = 24
    GIVEN_UP = 25  # half is safe
    GIVEN_UP_LATE = 26  # a dealer natural takes the other half
    LOST = 27  # to the dealer's look
    NO_HAND = 28


_PLACED = (End.BUST, End.NATURAL, End.EVEN_MONEY, End.GIVEN_UP, End.GIVEN_UP_LATE, End.LOST, End.NO_HAND)
"""Ends that have a place beyond all hands, in their order."""


def over(end: End) -> int:
    """The offset of a hand that is over."""
    return WIDE * (len(all_hands()) + _PLACED.index(end))


class Strategy(Enum):
    """How the box is played; the value is its word on the command line."""

    BASIC = "basic"
    BEST = "best"  # by the box's own cards and the up card, as out of a fresh shoe


@dataclass(frozen=True, slots=True)
class Playbook:
    """Actions of a strategy and what hands are; `size` is WIDE times the number of hands, those that are over too."""

    size: int
    child: Offsets  # by hand and next card; of the empty hand, at 0, the hands of one card
    end: Offsets  # by hand: END × its End, or total
    first: Codes  # by hand and up card, of an unsplit box; by total alone for pairs that may not be split
    splits: Bools  # by WIDE × rank + up card: pairs to be split, first or again, which goes before `first`
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
    charlie = (hands.size >= rules.charlie) & (rules.charlie > 0)
    settled = charlie | (hands.total == 21)
    first[settled], after[:, settled] = STAND, STAND
    if not rules.hit_split_aces:
        after[ACE, hands.child[hands.child[0, ACE]]] = STAND
    bust = np.full((len(_PLACED), RANKS), len(hands))
    child = np.vstack((np.where(hands.child == BUST, len(hands), hands.child), bust))
    end = np.append(np.where(charlie, End.CHARLIE, hands.total), _PLACED)
    return Playbook(
        WIDE * len(end),
        _by_letter(WIDE * child).astype(np.uint16),
        np.repeat(END * end, WIDE).astype(np.uint16),
        _by_letter(_to_the_end(first)),
        _by_letter(splits),
        _by_letter(_to_the_end(after)),
        takes_even_money(rules),
    )


_Any = TypeVar("_Any", bound=np.generic)


def _by_letter(table: NDArray[_Any]) -> NDArray[_Any]:
    """A table by rank (…, 10), by letter and flat."""
    return np.take(table, np.minimum(np.arange(WIDE), TEN), axis=-1).ravel()


def _to_the_end(actions: Codes) -> Codes:
    """Actions (…, n, 10) with those of hands that are over."""
    more = np.full((*actions.shape[:-2], len(_PLACED), RANKS), STAND, dtype=np.int8)
    return np.concatenate((actions, more), axis=-2)


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
    return _codes(first), totals.splits & ~totals.pair_surrenders, np.stack([_codes(after)] * RANKS)


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
    after = np.full((RANKS, *first.shape), STAND, dtype=np.int8)
    splits = np.zeros((RANKS, RANKS), dtype=np.bool_)
    order = np.argsort(hands.keys)
    pair_rows = hands.child[hands.child[0]].diagonal()
    for rank, split in enumerate(splits_by_up(rules, plays, cancelled)[:RANKS]):
        splits[rank] = split > np.maximum(worth, surrender)[pair_rows[rank]]
        places = order[np.searchsorted(hands.keys[order], pairs[rank].hands.keys)]
        after[rank, places] = plays[rank].action
    return _codes(first), splits, after


def _codes(actions: Ints) -> Codes:
    return actions.astype(np.int8)
