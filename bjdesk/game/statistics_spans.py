"""Rounds gathered into spans, so that any number of them is drawn with at most `MOST` points and no extreme is lost.

A span holds what can be joined with the span after it: sums, counts, lowest and highest. What was gathered stays
gathered; only the last rounds are read again, since what a decision was worth comes in a little after its round.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, Generic, Protocol, Self, TypeVar, cast

from bjdesk.frozen import dataclass

if TYPE_CHECKING:
    from bjdesk.game.store.database import Database

MOST: Final = 500
"""Spans at most: with up to four heights each, no picture has more than 2,000 points."""
SETTLING: Final = 64
"""So many of the last rounds may still get a worth (`valuing.ROUNDS_BACK`, and what is on its way): read anew."""


@dataclass(frozen=True, slots=True)
class Span:
    """Consecutive rounds of one person. Money in hundredths, times in seconds since 1970 (UTC)."""

    first: int  # round
    last: int
    rounds: int
    begun: int  # when the first was dealt
    ended: int  # when the last was dealt
    low: int  # balance after a round
    high: int
    balance: int  # after the last round
    net: int

    def with_next(self, later: Span) -> Span:
        """Both as one."""
        return Span(
            self.first,
            later.last,
            self.rounds + later.rounds,
            self.begun,
            max(self.ended, later.ended),
            min(self.low, later.low),
            max(self.high, later.high),
            later.balance,
            self.net + later.net,
        )


@dataclass(frozen=True, slots=True)
class Valued:
    """Those of consecutive rounds of one person whose decisions are all valued. Money in hundredths."""

    first: int  # round
    last: int
    rounds: int
    bet: int  # all wagers
    paid: int  # net, by the cards
    low: int  # lowest and highest of what the cards had paid after one of these rounds, from before the first
    high: int
    worth: float  # net, by what the played actions were worth when they were chosen
    spread: float  # the sum of the squares of what the cards paid above what was worth
    cost: float  # against best play
    costly: int  # rounds with a cost

    def with_next(self, later: Valued) -> Valued:
        """Both as one."""
        return Valued(
            self.first,
            later.last,
            self.rounds + later.rounds,
            self.bet + later.bet,
            self.paid + later.paid,
            min(self.low, self.paid + later.low),
            max(self.high, self.paid + later.high),
            self.worth + later.worth,
            self.spread + later.spread,
            self.cost + later.cost,
            self.costly + later.costly,
        )

    @property
    def band(self) -> float:
        """Two standard deviations of chance around what was worth, in hundredths.

        What a round pays above what its decisions were worth is zero on average, whatever was played before: a
        martingale difference. The sum of the squares of such differences estimates the variance of their sum (Hall,
        Heyde: Martingale Limit Theory and Its Application, 1980, section 3.1).
        """
        return 2 * math.sqrt(self.spread)


def read_span(db: Database, owner: str, first: int, end: int) -> Span | None:
    """The rounds from `first` up to before `end`; None where this person had none. Raises StoreError."""
    within = "FROM digest WHERE owner = ? AND round >= ? AND round < ?"
    sums = "SELECT count(*), min(dealt), max(dealt), min(balance), max(balance), sum(net) "
    rounds, *between, net = db.rows(sums + within, owner, first, end)[0]
    if not rounds:
        return None
    # Its ends are found by the key: to compare every row for them took a sixth of the whole reading.
    start = db.value(f"SELECT round {within} ORDER BY round LIMIT 1", owner, first, end)
    last, balance = db.rows(f"SELECT round, balance {within} ORDER BY round DESC LIMIT 1", owner, first, end)[0]
    return Span(*cast("tuple[int, ...]", (start, last, rounds, *between, balance, net)))


def read_valued(db: Database, owner: str, first: int, end: int) -> Valued | None:
    """The valued rounds from `first` up to before `end`; None where there are none. Raises StoreError."""
    row = db.rows(
        "SELECT min(round), max(round), count(*), sum(bet), sum(net), min(run), max(run), total(expected),"
        " total((net - expected) * (net - expected)), total(cost), count(*) FILTER (WHERE cost > 0) FROM"
        " (SELECT round, bet, net, expected, cost, sum(net) OVER (ORDER BY round ROWS UNBOUNDED PRECEDING) AS run"
        " FROM digest WHERE owner = ? AND round >= ? AND round < ? AND expected IS NOT NULL)",
        *(owner, first, end),
    )[0]
    return Valued(*cast("tuple[int, int, int, int, int, int, int, float, float, float, int]", row)) if row[2] else None


class Joinable(Protocol):
    """What can be joined with what follows it."""

    def with_next(self, later: Self) -> Self:
        """Both as one."""


T = TypeVar("T", bound=Joinable)


def joined(spans: tuple[T, ...]) -> T | None:
    """Spans that follow each other as one; None for no span."""
    if not spans:
        return None
    whole = spans[0]
    for span in spans[1:]:
        whole = whole.with_next(span)
    return whole


class Spans(Generic[T]):
    """The spans of all rounds, equally wide; `read(first, end)` reads one."""

    def __init__(self, read: Callable[[int, int], T | None]) -> None:
        self._read = read
        self._spans: list[T | None] = []  # the first begins at round 0
        self._last = 0
        self.width = 1

    @property
    def spans(self) -> tuple[T, ...]:
        """Those that hold something, first to last."""
        return tuple(span for span in self._spans if span is not None)

    @property
    def whole(self) -> T | None:
        """All as one."""
        return joined(self.spans)

    def bring(self, last: int) -> Iterator[None]:
        """Bring them up to round `last`, span by span. Raises StoreError."""
        if last < self._last:
            self._spans, self._last, self.width = [], 0, 1
        del self._spans[max(0, self._last + 1 - SETTLING) // self.width :]
        self._last = last
        while last // self.width >= MOST:
            self._widen()
        while len(self._spans) <= last // self.width:
            first = len(self._spans) * self.width
            self._spans.append(self._read(first, first + self.width))
            yield

    def _widen(self) -> None:
        """Make one of each two; a last one without its second is read again."""
        pairs = zip(self._spans[::2], self._spans[1::2], strict=False)
        self._spans = [joined(tuple(one for one in pair if one is not None)) for pair in pairs]
        self.width *= 2

    def closer(self, first: int, last: int) -> tuple[T, ...]:
        """The same spans, with finer ones instead of those that hold rounds `first` to `last`. Raises StoreError."""
        low, end = first // self.width, min(last // self.width + 1, len(self._spans))
        fine = self.width
        while fine > 1 and (end - low) * self.width // (fine // 2) <= MOST:
            fine //= 2
        starts = range(low * self.width, end * self.width, fine)
        within = [self._read(start, start + fine) for start in starts]
        return tuple(span for span in (*self._spans[:low], *within, *self._spans[end:]) if span is not None)
