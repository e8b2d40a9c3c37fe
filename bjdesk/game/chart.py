"""A strategy chart as the window has it: plain values, so that no NumPy comes with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from bjdesk.engine.actions import Action

if TYPE_CHECKING:
    from bjdesk.odds.strategy import Cell, Chart
    from bjdesk.odds.strategy import Departure as FoundDeparture

UPS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
"""The up cards' ranks in the order of the columns: two to ten, then the ace (rank 0)."""


class Part(Enum):
    """The three tables of a chart."""

    HARD = "hard"
    SOFT = "soft"
    PAIRS = "pairs"


@dataclass(frozen=True, slots=True)
class Field:
    """What to do: the first action, or those after it where it is not allowed; and what each is worth.

    `worth` in first wagers, after the dealer's look.
    """

    choices: tuple[Action, ...]
    worth: tuple[tuple[Action, float], ...]

    @property
    def other(self) -> Action | None:
        """What to do where the first choice is not allowed; None where it always is."""
        always = self.choices[0] in {Action.HIT, Action.STAND}
        return None if always or len(self.choices) == 1 else self.choices[1]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table: the total, or the rank of a pair (0 the ace), and its fields in the order of UPS."""

    part: Part
    row: int
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Departure:
    """A hand for which its cards say otherwise than its total. Ranks from 0, the ace; `gain` in first wagers."""

    ranks: tuple[int, ...]
    up: int
    action: Action
    chart: Action
    gain: float


@dataclass(frozen=True, slots=True)
class StrategyChart:
    """Basic strategy out of a fresh shoe; `returned` is what comes back of the first wagers by it, 1 for all."""

    rows: tuple[Row, ...]
    exceptions: tuple[Departure, ...]
    even_money: bool
    returned: float

    def part(self, part: Part) -> tuple[Row, ...]:
        """The lines of one table: totals from the highest, pairs from the aces down."""
        rows = [row for row in self.rows if row.part is part]
        if part is Part.PAIRS:
            return tuple(sorted(rows, key=lambda row: -(row.row or len(UPS))))
        return tuple(sorted(rows, key=lambda row: -row.row))


# ---------------------------------------------------------------- from the process that works it out


def chart_told(chart: Chart) -> dict[str, object]:
    """The chart as JSON has it."""
    tables = ((Part.HARD, chart.hard), (Part.SOFT, chart.soft), (Part.PAIRS, chart.pairs))
    return {
        "rows": [
            [part.value, row, [_cell_told(table[row, up]) for up in UPS]]
            for part, table in tables
            for row in sorted({row for row, _ in table})
        ],
        "exceptions": [_exception_told(one) for one in chart.departures],
        "even_money": chart.even_money,
        "returned": 1.0 + chart.result,
    }


def _cell_told(cell: Cell) -> list[object]:
    return [[action.value for action in cell.choices], {action.value: worth for action, worth in cell.worth.items()}]


def _exception_told(one: FoundDeparture) -> list[object]:
    return [list(one.ranks), one.up, one.action.value, one.chart.value, one.gain]


def chart_heard(told: Mapping[str, Any]) -> StrategyChart:
    """The chart of `chart_told`."""
    return StrategyChart(
        tuple(Row(Part(part), row, tuple(_field(cell) for cell in cells)) for part, row, cells in told["rows"]),
        tuple(
            Departure(tuple(ranks), up, Action(action), Action(chart), gain)
            for ranks, up, action, chart, gain in told["exceptions"]
        ),
        told["even_money"],
        told["returned"],
    )


def _field(cell: tuple[list[str], Mapping[str, float]]) -> Field:
    choices, worth = cell
    ranked = sorted(((Action(word), value) for word, value in worth.items()), key=lambda pair: -pair[1])
    return Field(tuple(Action(word) for word in choices), tuple(ranked))
