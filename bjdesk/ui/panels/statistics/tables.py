"""The tables under the pictures: values out of the statistics, no words."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate
from typing import TYPE_CHECKING

from bjdesk.game.statistics_course import distribution
from bjdesk.game.statistics_spans import Valued
from bjdesk.game.statistics_tally import STARTS, UPS
from bjdesk.ui.models.statistics import Column, Figure, Kind, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from bjdesk.engine.rules import Rules
    from bjdesk.game.statistics_course import Course
    from bjdesk.game.statistics_returns import RuleReturn
    from bjdesk.game.statistics_spans import Span
    from bjdesk.game.statistics_tally import Field, Move
    from bjdesk.ui.models.statistics import Cells

BALANCE = (
    Column.FIRST, Column.LAST, Column.BEGUN, Column.ENDED, Column.LOW, Column.HIGH, Column.BALANCE, Column.NET,
    Column.MOVED,
)  # fmt: skip
LUCK = (Column.FIRST, Column.LAST, Column.VALUED, Column.PAID, Column.WORTH, Column.LUCK, Column.BAND)
MISTAKES = (Column.FIRST, Column.LAST, Column.VALUED, Column.COSTLY, Column.COST, Column.COST_SUM)
RESULTS = (Column.RESULT_LOW, Column.RESULT_HIGH, Column.ROUNDS, Column.SHARE)
HANDS = (Column.START, Column.UP, Column.HANDS, Column.WON, Column.PUSHED, Column.LOST, Column.EDGE)
RETURNS = (
    Column.RULES, Column.ROUNDS, Column.STAKED, Column.NET, Column.RETURN, Column.FROM, Column.TO, Column.EXACT,
)  # fmt: skip
FIGURES = (Column.FIGURE, Column.AMOUNT, Column.FIRST, Column.LAST)


def moved_in(spans: Sequence[Span], moves: Iterable[Move]) -> list[list[int]]:
    """What came in and went out by each span: its amounts in hundredths, in order.

    What came before the first round belongs to the first span.
    """
    lasts = [span.last for span in spans]
    moved: list[list[int]] = [[] for _ in spans]
    for move in moves:
        place = bisect_left(lasts, move.after)
        if place < len(moved):
            moved[place].append(move.amount)
    return moved


def balance_table(spans: Sequence[Span], moves: Iterable[Move]) -> Table:
    """The balance span by span."""
    rows = tuple(
        (span.first, span.last, span.begun, span.ended, span.low, span.high, span.balance, span.net, sum(amounts))
        for span, amounts in zip(spans, moved_in(spans, moves), strict=True)
    )
    return Table(BALANCE, rows)


def summed(spans: Sequence[Valued]) -> tuple[Valued, ...]:
    """Each span with all that lies before it."""
    return tuple(accumulate(spans, Valued.with_next))


def luck_table(spans: Sequence[Valued]) -> Table:
    """What the cards paid, what the play was worth, and the difference, summed up to each span."""
    rows = tuple(
        (span.first, span.last, span.rounds, whole.paid, whole.worth, whole.paid - whole.worth, whole.band)
        for span, whole in zip(spans, summed(spans), strict=True)
    )
    return Table(LUCK, rows)


def mistakes_table(spans: Sequence[Valued]) -> Table:
    """What mistakes cost in each span, and up to it."""
    rows = tuple(
        (span.first, span.last, span.rounds, span.costly, -span.cost, -whole.cost)
        for span, whole in zip(spans, summed(spans), strict=True)
    )
    return Table(MISTAKES, rows)


def results_table(results: Mapping[int, int]) -> Table:
    """How often each result came."""
    all_rounds = sum(results.values())
    bars = distribution(results)[1]
    return Table(RESULTS, tuple((bar.low, bar.high, bar.rounds, bar.rounds / all_rounds) for bar in bars))


def hands_table(fields: Mapping[tuple[str, str], Field]) -> Table:
    """How hands ended, the best first cards first."""
    found = (fields.get((start, up)) for starts in STARTS.values() for start in starts for up in UPS)
    return Table(HANDS, tuple(_hand(field) for field in found if field is not None), keys=2)


def _hand(field: Field) -> Cells:
    shares = (field.won / field.hands, field.pushed / field.hands, field.lost / field.hands)
    return (field.start, field.up, field.hands, *shares, field.net / field.wagered)


def returns_table(returns: Sequence[RuleReturn], exact: Callable[[Rules], float | None]) -> Table:
    """What each rule set returned; None where nothing can be said yet."""
    return Table(RETURNS, tuple(_return(one, exact(one.rules)) for one in returns), keys=3)


def _return(one: RuleReturn, exact: float | None) -> Cells:
    sums = one.sums
    interval = sums.interval or (None, None)
    return (one.name, sums.rounds, sums.staked, sums.net, sums.returned, *interval, exact)


def figures_table(course: Course) -> Table:
    """The summary: value, and from which round to which."""
    best, worst = course.best or (None, None), course.worst or (None, None)  # nothing was won, or nothing lost
    won, lost, longest, deepest = course.won_in_a_row, course.lost_in_a_row, course.longest, course.deepest
    return Table(
        FIGURES,
        (
            (Figure.ROUNDS, (Kind.COUNT, course.rounds), None, None),
            (Figure.NET, (Kind.SIGNED, course.net), None, None),
            (Figure.BEST, (Kind.SIGNED, best[0]), best[1], best[1]),
            (Figure.WORST, (Kind.SIGNED, worst[0]), worst[1], worst[1]),
            (Figure.WON_IN_A_ROW, (Kind.ROUNDS, won.rounds), won.first or None, won.last or None),
            (Figure.LOST_IN_A_ROW, (Kind.ROUNDS, lost.rounds), lost.first or None, lost.last or None),
            (Figure.DEEPEST, (Kind.SIGNED, -deepest.amount), deepest.top if deepest.amount else None,
             deepest.bottom or None),
            (Figure.LONGEST, (Kind.ROUNDS, longest.rounds), longest.first or None, longest.last or None),
            (Figure.PACE, (Kind.PACE, course.rounds_per_hour), None, None),
            (Figure.TIME, (Kind.TIME, course.seconds), None, None),
        ),
    )  # fmt: skip
