"""Millions of rounds by a strategy, in arrays, over all cores.

The rounds are cut into portions of their own random streams, so that the result depends on the seed alone and not on
how many workers share them. Each lane of a portion is one shoe: shuffled anew for each round where the rules say so,
else dealt on until the cut card. The standard error is taken over lanes, since rounds of one shoe hang together.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from math import ceil, fsum, sqrt
from threading import Event

import numpy as np

from bjdesk.engine.dealing import cards_needed
from bjdesk.engine.rules import Rules, Shuffle
from bjdesk.odds.cards import Lanes
from bjdesk.odds.hands import Floats
from bjdesk.odds.overall import Cancelled, never_cancelled, stop_if
from bjdesk.odds.playbook import Playbook, Strategy, playbook
from bjdesk.odds.rounds import Rounds

_LANES = 8192, 16384
"""Shoes of a portion, at least and at most: many, so that each has a small share in what a step of all costs."""
_CACHE = 1 << 21
"""Bytes of shoes that a core holds near; where packs are many, lanes are few."""
_PORTION = 1 << 19
"""Rounds of one portion at most."""


@dataclass(frozen=True, slots=True)
class Order:
    """What to play: `rounds` (one or more) of one box. `workers` None: one for each core."""

    rules: Rules
    rounds: int
    strategy: Strategy = Strategy.BASIC
    seed: int = 0
    workers: int | None = None


@dataclass(frozen=True, slots=True)
class Simulation:
    """What the rounds came to, in first wagers a round."""

    rounds: int
    mean: float
    error: float  # standard error of the mean
    deviation: float  # standard deviation of one round


@dataclass(frozen=True, slots=True)
class _Sums:
    """Sums over the rounds of a portion, and over its lanes of products of each lane's rounds and result."""

    rounds: int
    result: float
    squares: float
    lanes: tuple[float, float, float]  # rounds × rounds, rounds × result, result × result


def simulate(
    order: Order, *, progress: Callable[[int], None] = lambda _: None, cancelled: Cancelled = never_cancelled
) -> Simulation:
    """Play the rounds of an order.

    `progress` hears, from this thread, how many rounds are done. `cancelled` is asked from the workers; soon after it
    says so, OddsCancelled is raised.
    """
    book = playbook(order.rules, order.strategy, cancelled=cancelled)
    sizes = [min(_PORTION, order.rounds - start) for start in range(0, order.rounds, _PORTION)]
    streams = np.random.SeedSequence(order.seed).spawn(len(sizes))
    stopped = Event()
    pool = ThreadPoolExecutor(order.workers or os.cpu_count())
    try:
        tasks = [
            pool.submit(_portion, order.rules, book, part, lambda: stopped.is_set() or cancelled())
            for part in zip(sizes, streams, strict=True)
        ]
        done = 0
        for task in as_completed(tasks):
            done += task.result().rounds
            progress(done)
    finally:
        # However this ends, by an interrupt too, the workers stop at their next round.
        stopped.set()
        pool.shutdown(cancel_futures=True)
    return _summed([task.result() for task in tasks])


def _portion(rules: Rules, book: Playbook, part: tuple[int, np.random.SeedSequence], cancelled: Cancelled) -> _Sums:
    rounds, stream = part
    fewest, most = _LANES
    many = min(rounds, max(fewest, min(most, _CACHE // (52 * rules.decks))))
    cards = Lanes(rules.decks, many, np.random.default_rng(stream))
    table, cut = Rounds(rules, book, cards), cut_at(rules)
    result, squares, played = np.zeros(many), 0.0, np.zeros(many)
    for start in range(0, rounds, many):
        stop_if(cancelled)
        lanes = min(many, rounds - start)
        cards.shuffle_from(cut)
        net = table.play(lanes)
        result[:lanes] += net
        played[:lanes] += 1.0
        squares += _dot(net, net)
    lane_sums = _dot(played, played), _dot(played, result), _dot(result, result)
    return _Sums(rounds, float(result.sum()), squares, lane_sums)


def _dot(one: Floats, other: Floats) -> float:
    """The sum of products. NumPy's own `@` starts threads of its own, which spin on the cores that play."""
    return float((one * other).sum())


def cut_at(rules: Rules) -> int:
    """The number of cards dealt from which a shoe is shuffled before the next round; one that could run out, too."""
    if rules.shuffle is Shuffle.EVERY_ROUND:
        return 0
    cards = 52 * rules.decks
    return max(min(ceil(rules.penetration * cards), cards - cards_needed(rules, 1)), 1)


def _summed(parts: list[_Sums]) -> Simulation:
    rounds = sum(part.rounds for part in parts)
    mean = fsum(part.result for part in parts) / rounds
    squares = fsum(part.squares for part in parts) / rounds
    both, mixed, results = (fsum(part.lanes[place] for part in parts) for place in range(3))
    spread = results - 2.0 * mean * mixed + mean * mean * both
    return Simulation(rounds, mean, sqrt(max(spread, 0.0)) / rounds, sqrt(max(squares - mean * mean, 0.0)))
