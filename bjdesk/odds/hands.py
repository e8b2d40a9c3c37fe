"""Hands as multisets of ranks: suits and order do not matter to a value.

A rank is its place: 0 is the ace, 1 to 8 are two to nine, 9 is everything worth ten. A multiset is written as one
integer key, five bits for each rank, so that adding a card is adding `UNIT[rank]`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.int64]
Bools: TypeAlias = NDArray[np.bool_]

ACE, TEN = 0, 9
RANKS = 10
POINTS: Ints = np.arange(1, 11)
UNIT: Ints = np.int64(1) << (5 * np.arange(RANKS, dtype=np.int64))
BUST = -1
"""The child of a hand that a card takes above 21."""


def counts_of(keys: Ints) -> Ints:
    """Rank counts of keys, ranks on a new last axis."""
    return (keys[..., None] >> (5 * np.arange(RANKS, dtype=np.int64))) & 31


@dataclass(frozen=True, slots=True)
class Hands:
    """Every hand up to 21 that grows from a root, by rising hard total (the root is hand 0).

    `child[h, r]` is the hand after one more card of rank r, or BUST; `levels` are the slices of equal hard total,
    highest first: a sweep over them meets every child before its parent.
    """

    keys: Ints  # (n,)
    counts: Ints  # (n, 10)
    hard: Ints  # (n,) an ace is one
    total: Ints  # (n,) the better total, at most 21
    size: Ints  # (n,) cards
    child: Ints  # (n, 10)
    levels: tuple[slice, ...]

    def __len__(self) -> int:
        return len(self.keys)

    @property
    def soft(self) -> Bools:
        """Hands in which an ace is eleven."""
        return np.asarray(self.total != self.hard)


def _all_multisets() -> Ints:
    """Keys of every multiset of ranks with a hard total up to 21, the empty one too: 3,083 and it."""
    keys, hard = np.zeros(1, dtype=np.int64), np.zeros(1, dtype=np.int64)
    for points, unit in zip(POINTS, UNIT, strict=True):
        copies = np.arange(21 // points + 1)
        fits = hard[:, None] + points * copies <= 21
        keys, hard = (keys[:, None] + unit * copies)[fits], (hard[:, None] + points * copies)[fits]
    return keys[np.lexsort((keys, hard))]


def _arranged(keys: Ints) -> Hands:
    counts = counts_of(keys)
    hard = counts @ POINTS
    total = np.where((counts[:, ACE] > 0) & (hard <= 11), hard + 10, hard)
    edges = np.searchsorted(hard, np.arange(hard[0], 23))
    levels = tuple(slice(int(a), int(b)) for a, b in pairwise(edges) if a < b)
    return Hands(keys, counts, hard, total, counts.sum(axis=1), _children(keys, hard), levels[::-1])


def _children(keys: Ints, hard: Ints) -> Ints:
    order = np.argsort(keys)
    wanted = keys[:, None] + UNIT
    child = order[np.searchsorted(keys, wanted, sorter=order).clip(max=len(keys) - 1)]
    return np.where(hard[:, None] + POINTS <= 21, child, BUST)


@lru_cache(maxsize=1)
def all_hands() -> Hands:
    """Every hand up to 21, from the empty one."""
    return _arranged(_all_multisets())


@lru_cache(maxsize=64)
def hands_from(root: int) -> Hands:
    """Every hand up to 21 that holds the multiset of key `root`."""
    hands = all_hands()
    held = np.all(hands.counts >= counts_of(np.array(root, dtype=np.int64)), axis=1)
    return _arranged(hands.keys[held])
