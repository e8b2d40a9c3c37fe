"""The dealer's final totals, exactly, for many shoes at once.

From a given up card the dealer's further cards form one of at most about a thousand multisets. Each is reached in a
number of orders that no shoe changes; its probability is orders × the product of the falling factorials of the rank
counts / a falling factorial of the cards left. The multisets that do not bust are laid into a tree (tens first, so
that common beginnings are shared), which is walked level by level as array arithmetic over a batch of shoes. What is
missing to one is the probability of a bust.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from bjdesk.odds.hands import ACE, RANKS, TEN, UNIT, Floats, Ints, counts_of

OUTCOMES = ("17", "18", "19", "20", "21", "natural", "bust")
"""The columns of a dealer table; "21" is any 21 but a natural."""
NATURAL, BUST = 5, 6
_CACHED = 48_000
"""Numbers of a level of the tree that a core's cache keeps, which bounds the shoes that are walked at once."""


@dataclass(frozen=True, slots=True)
class Level:
    """One depth of the tree. The nodes at which the dealer may stop come first, sorted by outcome."""

    parent: Ints  # places in the level above
    factor: Ints  # rows of the table of falling factors
    stops: tuple[tuple[int, slice, Floats], ...]  # outcome, nodes, orders


@dataclass(frozen=True, slots=True)
class Tree:
    """The dealer's multisets from one up card. Falling factor i is the count of rank[i] less taken[i]."""

    levels: tuple[Level, ...]
    rank: Ints
    taken: Ints


def completing(up: int) -> int | None:
    """The rank that makes a natural with this up card; None if none does."""
    return {ACE: TEN, TEN: ACE}.get(up)


def _stop(hard: int, drawn: int, *, ace: bool, hits_soft_17: bool) -> int | None:
    """Column in which the dealer stops after `drawn` further cards; None if another one is drawn."""
    total = hard + 10 if ace and hard <= 11 else hard
    if total < 17 or (total == 17 and total != hard and hits_soft_17):
        return None
    if total > 21:
        return BUST
    return NATURAL if total == 21 and drawn == 1 else total - 17


def _orders(up: int, *, hits_soft_17: bool) -> dict[int, tuple[int, int]]:
    """For the key of each set of further cards that ends without a bust: its outcome, and its number of orders."""
    ends: dict[int, tuple[int, int]] = {}
    growing = {0: (up + 1, up == ACE, 1)}
    for drawn in range(1, 22):
        longer: dict[int, tuple[int, bool, int]] = {}
        for key, (hard, ace, ways) in growing.items():
            for rank, unit in enumerate(UNIT.tolist()):
                before = longer.get(key + unit)
                longer[key + unit] = (hard + rank + 1, ace or rank == ACE, ways + (before[2] if before else 0))
        growing = {}
        for key, (hard, ace, ways) in longer.items():
            stop = _stop(hard, drawn, ace=ace, hits_soft_17=hits_soft_17)
            if stop is None:
                growing[key] = (hard, ace, ways)
            elif stop != BUST:
                ends[key] = (stop, ways)
    return ends


def _descending(key: int) -> tuple[int, ...]:
    counts = counts_of(np.array(key)).tolist()
    return tuple(rank for rank in reversed(range(RANKS)) for _ in range(counts[rank]))


@lru_cache(maxsize=20)
def tree(up: int, *, hits_soft_17: bool) -> Tree:
    """The tree of one up card and soft-17 rule; built once."""
    ends = {_descending(key): end for key, end in _orders(up, hits_soft_17=hits_soft_17).items()}
    nodes = {path[:size] for path in ends for size in range(1, len(path) + 1)}
    factors: dict[tuple[int, int], int] = {}
    levels: list[Level] = []
    places: dict[tuple[int, ...], int] = {(): 0}
    for depth in range(1, max(map(len, nodes)) + 1):
        row = sorted((n for n in nodes if len(n) == depth), key=lambda n: (ends.get(n, (BUST, 0))[0], n))
        wanted = [(node[-1], node.count(node[-1]) - 1) for node in row]
        factor = np.array([factors.setdefault(pair, len(factors)) for pair in wanted])
        levels.append(Level(np.array([places[node[:-1]] for node in row]), factor, _stops(row, ends)))
        places = {node: place for place, node in enumerate(row)}
    pairs = np.array(list(factors))
    return Tree(tuple(levels), pairs[:, 0], pairs[:, 1])


def _stops(
    row: list[tuple[int, ...]], ends: dict[tuple[int, ...], tuple[int, int]]
) -> tuple[tuple[int, slice, Floats], ...]:
    column = np.array([ends.get(node, (BUST, 0))[0] for node in row])
    orders = np.array([float(ends.get(node, (BUST, 0))[1]) for node in row])
    edges = np.searchsorted(column, np.arange(BUST + 1)).tolist()
    spans = [(outcome, slice(edges[outcome], edges[outcome + 1])) for outcome in range(BUST)]
    return tuple((outcome, span, orders[span]) for outcome, span in spans if span.start < span.stop)


def dealer_tables(shoes: Ints, up: int, *, hits_soft_17: bool) -> Floats:
    """The probabilities of OUTCOMES (7, b) for shoes (10, b): rank counts left when the up card lies open.

    The hole card is one of the cards left: the natural is among the outcomes, and nothing is conditional on a look.
    Exact while the dealer can't run out of cards. A shoe with a negative count gives numbers without a meaning.
    """
    plan = tree(up, hits_soft_17=hits_soft_17)
    tables = np.zeros((len(OUTCOMES), shoes.shape[1]))
    for part in _batches(plan, shoes.shape[1]):
        for level, (paths, ways) in zip(plan.levels, _walk(plan, shoes[:, part]), strict=True):
            for outcome, nodes, orders in level.stops:
                tables[outcome, part] += (orders @ paths[nodes]) / ways
    tables[BUST] = 1.0 - tables.sum(axis=0)
    return tables


def dealer_costs_by(rank: int, shoes: Ints, up: int, costs: Floats, *, hits_soft_17: bool) -> Floats:
    """What the dealer's ends cost on average, told apart by how many cards of `rank`, and cards at all, he draws.

    `costs` (6, b) by outcome; the bust, last of OUTCOMES, costs nothing. Sums (cards of the rank, cards less one, b).
    """
    plan = tree(up, hits_soft_17=hits_soft_17)
    stops, most = _stops_by(rank, up, hits_soft_17=hits_soft_17)
    sums = np.zeros((most, len(plan.levels), shoes.shape[1]))
    for part in _batches(plan, shoes.shape[1]):
        for depth, (paths, ways) in enumerate(_walk(plan, shoes[:, part])):
            if not plan.levels[depth].stops:
                continue
            outcome, orders = stops[depth]
            weighed = costs[:, part].take(outcome, axis=0)
            weighed *= paths[: len(outcome)]
            sums[: len(orders), depth, part] = (orders @ weighed) / ways
    return sums


@lru_cache(maxsize=200)
def _stops_by(rank: int, up: int, *, hits_soft_17: bool) -> tuple[tuple[tuple[Ints, Floats], ...], int]:
    """Each level's stops: their outcomes, and a row of orders for each number of cards of `rank`, from none on.

    And the most rows.
    """
    plan, held, found = tree(up, hits_soft_17=hits_soft_17), np.zeros(1, dtype=np.int64), []
    for level in plan.levels:
        held = held[level.parent] + (plan.rank[level.factor] == rank)
        outcome = np.array(
            [place for place, nodes, _ in level.stops for _ in range(nodes.start, nodes.stop)], dtype=int
        )
        orders = np.concatenate([np.zeros(0), *(orders for _, _, orders in level.stops)])
        here = held[: len(outcome)]
        numbers = np.arange(here.max(initial=0) + 1)[:, None]
        found.append((outcome, np.where(here == numbers, orders, 0.0)))
    return tuple(found), max(len(orders) for _, orders in found)


def _batches(plan: Tree, shoes: int) -> Iterator[slice]:
    size = max(_CACHED // max(len(level.parent) for level in plan.levels), 64)
    return (slice(start, start + size) for start in range(0, shoes, size))


def _walk(plan: Tree, shoes: Ints) -> Iterator[tuple[Floats, Floats]]:
    """Level by level the products of rank counts on the way to each node (nodes, b), and what to divide them by (b)."""
    left = shoes.sum(axis=0)
    factors = (shoes[plan.rank] - plan.taken[:, None]).astype(np.float64)
    paths, ways = np.ones((1, shoes.shape[1])), np.ones(shoes.shape[1])
    for depth, level in enumerate(plan.levels):
        ways = ways * np.maximum(left - depth, 1)
        paths = paths.take(level.parent, axis=0)
        paths *= factors.take(level.factor, axis=0)
        yield paths, ways
