"""The course of play, round by round: streaks, falls, pace, and how often each result came."""

from __future__ import annotations

import json
from collections import Counter
from itertools import accumulate, compress
from math import gcd
from operator import sub
from typing import TYPE_CHECKING, Final, cast

from bjdesk.frozen import dataclass

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bjdesk.game.store.database import Database

PAUSE: Final = 300
"""Seconds between two deals from which on it was a break, and no part of the time played."""

_LOST: Final = b"\0"
_WON: Final = b"\1"
"""Signs of rounds in a row of them: a string of bytes is searched many times faster than a list."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """So many rounds one after the other, from the first to the last; none: 0 rounds."""

    rounds: int = 0
    first: int = 0
    last: int = 0


@dataclass(frozen=True, slots=True)
class Fall:
    """How deep the summed result fell (hundredths), from after round `top` (0: the start) to after round `bottom`."""

    amount: int = 0
    top: int = 0
    bottom: int = 0


@dataclass(frozen=True, slots=True)
class Course:
    """Money in hundredths."""

    rounds: int = 0
    won: int = 0
    lost: int = 0
    net: int = 0
    best: tuple[int, int] | None = None  # the largest win and its round; None where nothing was won
    worst: tuple[int, int] | None = None
    won_in_a_row: Stretch = Stretch()
    lost_in_a_row: Stretch = Stretch()
    deepest: Fall = Fall()
    longest: Stretch = Stretch()  # rounds below an earlier top
    pauses: int = 0
    paced: int = 0  # rounds that followed another without a pause
    seconds: int = 0  # between those

    @property
    def even(self) -> int:
        """Rounds that neither won nor lost."""
        return self.rounds - self.won - self.lost

    @property
    def rounds_per_hour(self) -> float | None:
        """While playing: pauses of more than five minutes do not count. None while nothing is known."""
        return 3600 * self.paced / self.seconds if self.seconds else None


class CourseSum:
    """Takes rounds in their order and holds what came of them so far."""

    def __init__(self) -> None:
        self.results: Counter[int] = Counter()
        self._rounds = self._sum = self._top = self._top_round = 0
        self._since_top: list[int] = [0, 0, 0]  # rounds below the top: how many, first, last
        self._longest, self._deepest = Stretch(), Fall()
        self._streak: tuple[bytes, list[int]] = (b"", [])  # the running one: signs and rounds
        self._streaks = {_WON: Stretch(), _LOST: Stretch()}
        self._best: tuple[int, int] | None = None
        self._worst: tuple[int, int] | None = None
        self._dealt: int | None = None
        self._paced = self._seconds = self._pauses = 0

    @property
    def course(self) -> Course:
        """As it stands."""
        won = sum(times for net, times in self.results.items() if net > 0)
        lost = sum(times for net, times in self.results.items() if net < 0)
        return Course(
            self._rounds, won, lost, self._sum, self._best, self._worst, self._streaks[_WON], self._streaks[_LOST],
            self._deepest, self._longest, self._pauses, self._paced, self._seconds,
        )  # fmt: skip

    def add(self, rounds: Sequence[int], nets: Sequence[int], dealt: Sequence[int]) -> None:
        """Take some more rounds: their numbers, results in hundredths, and when each was dealt, in seconds."""
        if not rounds:
            return
        self.results.update(nets)
        self._extremes(rounds, nets)
        self._falls(rounds, nets)
        self._runs(rounds, nets)
        self._pace(dealt)
        self._rounds += len(rounds)

    def _extremes(self, rounds: Sequence[int], nets: Sequence[int]) -> None:
        most, least = max(nets), min(nets)
        if most > (self._best[0] if self._best else 0):
            self._best = (most, rounds[nets.index(most)])
        if least < (self._worst[0] if self._worst else 0):
            self._worst = (least, rounds[nets.index(least)])

    def _falls(self, rounds: Sequence[int], nets: Sequence[int]) -> None:
        """The deepest fall from a top, and the longest time below one; at a top again, even, a fall is over."""
        sums = list(accumulate(nets, initial=self._sum))[1:]
        tops = list(accumulate(sums, max, initial=self._top))[1:]
        falls = list(map(sub, tops, sums))
        deepest = max(falls)
        if deepest > self._deepest.amount:
            bottom = falls.index(deepest)
            at = next((place for place in range(bottom, -1, -1) if not falls[place]), None)
            top = self._top_round if at is None else rounds[at]
            self._deepest = Fall(deepest, top, rounds[bottom])
        self._below(rounds, falls)
        self._sum, self._top = sums[-1], tops[-1]

    def _below(self, rounds: Sequence[int], falls: Sequence[int]) -> None:
        at_top = [place for place, fall in enumerate(falls) if not fall]
        start = 0
        for place in (*at_top, len(falls)):
            if place > start:
                self._lie_below(rounds[start], rounds[place - 1], place - start)
            if place < len(falls):
                self._since_top, self._top_round = [0, 0, 0], rounds[place]
            start = place + 1

    def _lie_below(self, first: int, last: int, count: int) -> None:
        if not self._since_top[0]:
            self._since_top[1] = first
        self._since_top[0] += count
        self._since_top[2] = last
        if self._since_top[0] > self._longest.rounds:
            self._longest = Stretch(*self._since_top)

    def _runs(self, rounds: Sequence[int], nets: Sequence[int]) -> None:
        """Wins and losses in a row; a round that comes out even neither breaks a streak nor counts in it."""
        numbers = [*self._streak[1], *compress(rounds, nets)]
        signs = self._streak[0] + bytes(map((0).__lt__, compress(nets, nets)))
        if not signs:
            return
        for sign, other in ((_WON, _LOST), (_LOST, _WON)):
            most = max(map(len, signs.split(other)))
            if most > self._streaks[sign].rounds:
                start = signs.index(sign * most)
                self._streaks[sign] = Stretch(most, numbers[start], numbers[start + most - 1])
        running = len(signs) - len(signs.rstrip(signs[-1:]))
        self._streak = (signs[-running:], numbers[-running:])

    def _pace(self, dealt: Sequence[int]) -> None:
        before = dealt[:1] if self._dealt is None else (self._dealt,)
        gaps = list(map(sub, dealt, (*before, *dealt[:-1])))[self._dealt is None :]
        played = [gap for gap in gaps if 0 <= gap <= PAUSE]
        self._paced += len(played)
        self._seconds += sum(played)
        self._pauses += len(gaps) - len(played)
        self._dealt = dealt[-1]


def read_rounds(db: Database, owner: str, first: int, end: int) -> tuple[list[int], list[int], list[int]]:
    """Numbers, results and deals of the rounds from `first` up to before `end`, in order. Raises StoreError."""
    row = db.rows(
        "SELECT json_group_array(round), json_group_array(net), json_group_array(dealt) FROM"
        " (SELECT round, net, dealt FROM digest WHERE owner = ? AND round >= ? AND round < ? ORDER BY round)",
        *(owner, first, end),
    )[0]
    numbers, nets, dealt = (json.loads(cast("str", column)) for column in row)
    return numbers, nets, dealt


# ---------------------------------------------------------------- how often each result came


@dataclass(frozen=True, slots=True)
class Bar:
    """Rounds whose results lie near each other: `low` and `high` are the least and the most that came (hundredths).

    `place` counts from the bar of the even rounds, 0; losses are below it. `more`: what is further out is in it too.
    """

    place: int
    low: int
    high: int
    rounds: int
    more: bool = False


_BARS: Final = 20
"""Bars on each side at most."""
_TAIL: Final = 0.004
"""The share of the rounds, on each side, that may lie together in the outermost bar."""


def distribution(results: Mapping[int, int]) -> tuple[int, tuple[Bar, ...]]:
    """How wide a bar is (hundredths), and the bars from the largest loss to the largest win; no empty bars."""
    if not results:
        return 0, ()
    reach = _reach(results)
    width = max(_nice_width(reach), gcd(*results))
    furthest = -(-reach // width)
    bars: dict[int, Bar] = {}
    for net, rounds in results.items():
        away = -(-abs(net) // width)
        place = min(away, furthest) * (1 if net > 0 else -1)
        old = bars.get(place, Bar(place, net, net, 0))
        more = old.more or away > furthest
        bars[place] = Bar(place, min(old.low, net), max(old.high, net), old.rounds + rounds, more)
    return width, tuple(bars[place] for place in sorted(bars))


def _reach(results: Mapping[int, int]) -> int:
    """So far from zero lie all results but the few of the tails; hundredths, at least 1."""
    allowed = _TAIL * sum(results.values())
    far = sorted(results, key=abs, reverse=True)
    seen = accumulate(results[net] for net in far)
    return max(1, next(abs(net) for net, rounds in zip(far, seen, strict=True) if rounds > allowed))


def _nice_width(reach: int) -> int:
    """The least of 1, 2, 5, 10, 20 … hundredths of which `_BARS` reach so far."""
    power = 1
    while power * 10 * _BARS < reach:
        power *= 10
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power * _BARS >= reach)
