"""The commands of whole strategies: strategy, simulate. NumPy is loaded by the command that needs it."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

import click

from bjdesk.cli_options import data_dir_option
from bjdesk.cli_rules import RULES_HELP, rules_named

if TYPE_CHECKING:
    from bjdesk.odds.strategy import Cell, Chart, Departure

DONE = 0

_RANKS = "A23456789T"
_UPS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
_LETTERS = {"hit": "h", "stand": "s", "double": "d", "split": "p", "surrender": "r"}


@click.command()
@click.option("--rules", "rule_set", required=True, help=RULES_HELP)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@data_dir_option
def strategy(rule_set: str, *, as_json: bool, **_: object) -> int:
    """Basic strategy of a rule set, by total and up card, and the hands whose cards say otherwise."""
    rules = rules_named(rule_set)
    from bjdesk.odds.strategy import basic_strategy

    chart = basic_strategy(rules)
    lines = [json.dumps(_chart(chart))] if as_json else _chart_lines(chart)
    sys.stdout.write("\n".join(lines) + "\n")
    return DONE


def _fields(chart: Chart) -> Iterator[tuple[str, str, list[Cell]]]:
    """Each row of the chart: which part, its name, its fields in the order of `_UPS`."""
    for part, fields in (("hard", chart.hard), ("soft", chart.soft), ("pairs", chart.pairs)):
        for row in sorted({row for row, _ in fields}):
            name = f"{_RANKS[row]} {_RANKS[row]}" if part == "pairs" else str(row)
            yield part, name, [fields[row, up] for up in _UPS]


def _chart(chart: Chart) -> dict[str, object]:
    told: dict[str, dict[str, object]] = {"hard": {}, "soft": {}, "pairs": {}}
    for part, name, cells in _fields(chart):
        told[part][name] = {_RANKS[up]: _cell(cell) for up, cell in zip(_UPS, cells, strict=True)}
    return {
        **told,
        "even_money": chart.even_money,
        "rtp": 1.0 + chart.result,
        "exceptions": [_departure(departure) for departure in chart.departures],
    }


def _cell(cell: Cell) -> dict[str, object]:
    """The actions in the order in which they are taken as far as legal, and what each is worth."""
    return {
        "play": [action.value for action in cell.choices],
        "ev": {action.value: worth for action, worth in cell.worth.items()},
    }


def _departure(departure: Departure) -> dict[str, object]:
    return {
        "player": " ".join(_RANKS[rank] for rank in departure.ranks),
        "dealer": _RANKS[departure.up],
        "best": departure.action.value,
        "chart": departure.chart.value,
        "gain": departure.gain,
    }


def _chart_lines(chart: Chart) -> list[str]:
    """The chart as letters: what to do, in small what else where that is not allowed."""
    lines, last = [], ""
    for part, name, cells in _fields(chart):
        if part != last:
            lines += [f"{part:8}" + "".join(f"{_RANKS[up]:4}" for up in _UPS).rstrip()]
        last = part
        lines.append(f"{name:8}" + "".join(f"{_code(cell):4}" for cell in cells).rstrip())
    lines.append("H hit  S stand  D double  P split  R surrender; in small: else")
    if chart.even_money:
        lines.append("Take even money.")
    lines.append(f"return {1.0 + chart.result:.4%}")
    return lines + [_departure_line(departure) for departure in chart.departures]


def _departure_line(departure: Departure) -> str:
    hand = " ".join(_RANKS[rank] for rank in departure.ranks)
    words = f"{departure.action.value}, not {departure.chart.value}"
    return f"{hand} against {_RANKS[departure.up]}: {words} ({departure.gain:+.2%})"


def _code(cell: Cell) -> str:
    first, second = (_LETTERS[action.value] for action in cell.choices[:2])
    return first.upper() + (second if first in {"d", "r"} else "")


# ---------------------------------------------------------------- simulate


@click.command()
@click.option("--rules", "rule_set", required=True, help=RULES_HELP)
@click.option("--hands", "rounds", required=True, type=click.IntRange(min=1), help="Rounds of one box to play.")
@click.option("--strategy", "by", type=click.Choice(["basic", "best"]), default="basic", help="How the box is played.")
@click.option("--seed", type=click.IntRange(min=0), default=0, help="Another seed gives other cards.")
@click.option("--workers", type=click.IntRange(min=1), help="Cores to use; else all.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@data_dir_option
def simulate(rule_set: str, *, rounds: int, by: str, as_json: bool, **words: object) -> int:
    """Play so many rounds with bets of one, and tell what comes back on average."""
    rules = rules_named(rule_set)
    from bjdesk.odds.playbook import Strategy
    from bjdesk.odds.simulate import Order
    from bjdesk.odds.simulate import simulate as play

    seed, workers = words["seed"], words["workers"]
    assert isinstance(seed, int)
    assert workers is None or isinstance(workers, int)
    started = time.perf_counter()
    found = play(Order(rules, rounds, Strategy(by), seed, workers), progress=_progress_of(rounds))
    seconds = time.perf_counter() - started
    told = {
        "hands": found.rounds,
        "strategy": by,
        "seed": seed,
        "rtp": 1.0 + found.mean,
        "house_edge": -found.mean,
        "standard_error": found.error,
        "deviation": found.deviation,
        "seconds": round(seconds, 3),
        "hands_per_second": round(found.rounds / seconds),
    }
    sys.stdout.write((json.dumps(told) if as_json else _simulated(told)) + "\n")
    return DONE


def _progress_of(rounds: int) -> Callable[[int], None]:
    """A line on standard error that tells how far it is, where somebody looks on."""
    if not sys.stderr.isatty():
        return lambda _: None
    return lambda done: click.echo(f"\r{done / rounds:4.0%}" + ("\r" if done == rounds else ""), err=True, nl=False)


def _simulated(told: Mapping[str, object]) -> str:
    return (
        f"{told['hands']:,} rounds by {told['strategy']} strategy in {told['seconds']} s\n"
        f"return      {told['rtp']:9.4%}  ± {told['standard_error']:.4%}\n"
        f"house edge  {told['house_edge']:9.4%}"
    )
