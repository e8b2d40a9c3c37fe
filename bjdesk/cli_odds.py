"""The commands that count: odds, strategy, simulate. NumPy is loaded by the command that needs it."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bjdesk.cli_options import data_dir_option
from bjdesk.engine.cards import Card
from bjdesk.engine.errors import NotationError, RulesError
from bjdesk.engine.notation import parse_card
from bjdesk.engine.presets import rules_named
from bjdesk.engine.rules import Rules, rules_from_options
from bjdesk.game.case_form import CaseRefused, parse_json
from bjdesk.game.rule_files import read_rules

if TYPE_CHECKING:
    from bjdesk.odds.decision import DecisionValues
    from bjdesk.odds.strategy import Cell, Chart, Departure

DONE, FOUND_WRONG = 0, 1

_REFUSALS = {
    "too-many-of-a-card": ("bad-card", "A card is named more often than the shoe holds it."),
    "too-few-left": ("not-enough-cards", "Too few cards are left to play the hand out."),
    "no-decision": ("no-decision", "There is nothing to decide with these cards under these rules."),
}


def register(group: click.Group) -> None:
    """Give a group these commands."""
    for command in (odds, strategy, simulate):
        group.add_command(command)


class QueryRefused(ValueError):
    """A question that has no answer: an error code and one sentence."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True, slots=True)
class Query:
    """One question: a decision, or a whole rule set where `player` is None."""

    rules: Rules
    player: tuple[Card, ...] | None = None
    up: Card | None = None
    seen: tuple[Card, ...] = ()
    split_hand: bool = False
    insured: bool = False


# ---------------------------------------------------------------- answers


def answer(query: Query) -> dict[str, object]:
    """The answer as JSON has it. Raises QueryRefused."""
    if query.player is None or query.up is None:
        return _overall(query.rules)
    from bjdesk.odds.composition import OddsRefused
    from bjdesk.odds.decision import decision_values

    try:
        values = decision_values(
            query.rules, query.player, query.up, query.seen, split_hand=query.split_hand, insured=query.insured
        )
    except OddsRefused as refused:
        raise QueryRefused(*_REFUSALS[refused.refusal.value]) from refused
    return _told(values)


def _told(values: DecisionValues) -> dict[str, object]:
    from bjdesk.odds.dealer import OUTCOMES

    told: dict[str, object] = {
        "ev": {action.value: worth for action, worth in values.ev.items()},
        "insurance": values.insurance,
        "best": values.best.value,
        "dealer": dict(zip(OUTCOMES, values.dealer, strict=True)),
        "model": values.model.value,
    }
    if values.after_look is not None:
        told["after_look"] = _told(values.after_look)
    return told


@lru_cache(maxsize=64)
def _overall(rules: Rules) -> dict[str, object]:
    started = time.perf_counter()
    from bjdesk.odds.overall import overall_model, overall_return

    rtp = overall_return(rules)
    seconds = round(time.perf_counter() - started, 3)
    return {"rtp": rtp, "house_edge": 1.0 - rtp, "model": overall_model(rules).value, "seconds": seconds}


# ---------------------------------------------------------------- questions from a file


def answer_line(line: bytes) -> dict[str, object]:
    """The answer to one line of a file of cases; `error` and `message` where there is none."""
    name: object = None
    try:
        case = parse_json(line)
        name = case.get("id") if isinstance(case, dict) else None
        return {"id": name, **answer(_query(case))}
    except CaseRefused as refused:
        return {"id": name, "error": refused.fault.value, "message": str(refused)}
    except QueryRefused as refused:
        return {"id": name, "error": refused.code, "message": str(refused)}


def _query(case: object) -> Query:
    if not isinstance(case, dict):
        raise QueryRefused("bad-case", "A case is a JSON object.")
    rules = _rules_of(case.get("rules"))
    if _switch(case, "overall"):
        return Query(rules)
    up = _cards("dealer", case.get("dealer"))
    if len(up) != 1:
        raise QueryRefused("bad-case", "dealer takes one card, the up card.")
    return Query(
        rules,
        _cards("player", case.get("player")),
        up[0],
        _cards("seen", case.get("seen", "")),
        split_hand=_switch(case, "split_hand"),
        insured=_switch(case, "insured"),
    )


def _rules_of(value: object) -> Rules:
    try:
        match value:
            case str():
                return rules_named(value)
            case dict():
                return rules_from_options(value)
    except RulesError as error:
        raise QueryRefused("bad-rules", str(error)) from error
    raise QueryRefused("bad-case", "rules takes a preset's name or an object of options.")


def _switch(case: Mapping[str, object], name: str) -> bool:
    value = case.get(name, False)
    if not isinstance(value, bool):
        raise QueryRefused("bad-case", f"{name} takes true or false.")
    return value


def _cards(name: str, text: object) -> tuple[Card, ...]:
    if not isinstance(text, str):
        raise QueryRefused("bad-case", f"{name} takes a text of cards.")
    try:
        return tuple(parse_card(word) for word in text.split())
    except NotationError as error:
        raise QueryRefused("bad-card", f"{name}: {error}.") from error


# ---------------------------------------------------------------- the command


@click.command()
@click.option("--rules", "rule_set", help="A preset's name, or a TOML or JSON file of options.")
@click.option("--player", metavar="CARDS", help='The hand to decide, as "8s 8h"; of a split hand the split card first.')
@click.option("--dealer", metavar="CARD", help="The dealer's up card.")
@click.option("--seen", default="", metavar="CARDS", help="All other cards that are out.")
@click.option("--split-hand", is_flag=True, help="The hand comes from a split.")
@click.option("--insured", is_flag=True, help="The box has taken insurance.")
@click.option("--overall", is_flag=True, help="The return of the whole rule set, before the deal.")
@click.option("--cases", type=click.Path(path_type=Path), help="A file with one question a line.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, one object a line.")
@data_dir_option
def odds(rule_set: str | None, *, cases: Path | None, overall: bool, as_json: bool, **words: object) -> int:
    """What each choice of a decision is worth, in units of the box's first wager, or what a rule set returns."""
    if cases is not None:
        return _answer_file(cases)
    if rule_set is None:
        raise click.UsageError("odds takes --rules, or --cases FILE.jsonl")
    rules = rules_from_words(rule_set)
    try:
        told = answer(Query(rules) if overall else _query_of_words(rules, words))
    except QueryRefused as refused:
        raise click.ClickException(str(refused)) from refused
    sys.stdout.write((json.dumps(told) if as_json else "\n".join(_plain(told))) + "\n")
    return DONE


def rules_from_words(name: str) -> Rules:
    """The rule set of `--rules`."""
    try:
        return read_rules(name)
    except RulesError as error:
        raise click.ClickException(str(error)) from error


def _query_of_words(rules: Rules, words: Mapping[str, object]) -> Query:
    if words["player"] is None or words["dealer"] is None:
        raise click.UsageError("odds takes --player and --dealer, or --overall")
    return replace(_query({**words, "rules": "single-deck"}), rules=rules)


def _answer_file(path: Path) -> int:
    try:
        lines = [line for line in path.read_bytes().split(b"\n") if line.strip()]
    except OSError as error:
        message = f"{path} can't be read: {error.strerror}"
        raise click.ClickException(message) from error
    status = DONE
    for line in lines:
        told = answer_line(line)
        status = FOUND_WRONG if "error" in told else status
        sys.stdout.write(json.dumps(told) + "\n")
    return status


def _plain(told: Mapping[str, object]) -> list[str]:
    """The answer for people: values in per cent of the first wager, best first."""
    if "rtp" in told:
        return [f"return      {told['rtp']:9.4%}", f"house edge  {told['house_edge']:9.4%}", f"({told['model']})"]
    ev, dealer = told["ev"], told["dealer"]
    assert isinstance(ev, dict)
    assert isinstance(dealer, dict)
    lines = [f"{action:14}{worth:+10.4%}" for action, worth in sorted(ev.items(), key=lambda pair: -pair[1])]
    if told["insurance"] is not None:
        lines.append(f"{'insurance':14}{told['insurance']:+10.4%}  (the insurance wager alone)")
    lines.append("dealer  " + "  ".join(f"{outcome} {chance:.2%}" for outcome, chance in dealer.items()))
    lines.append(f"({told['model']})")
    after = told.get("after_look")
    return [*lines, "after the look, if play goes on:", *_plain(after)] if isinstance(after, dict) else lines


# ---------------------------------------------------------------- strategy

_RANKS = "A23456789T"
_UPS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
_LETTERS = {"hit": "h", "stand": "s", "double": "d", "split": "p", "surrender": "r"}


@click.command()
@click.option("--rules", "rule_set", required=True, help="A preset's name, or a TOML or JSON file of options.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@data_dir_option
def strategy(rule_set: str, *, as_json: bool, **_: object) -> int:
    """Basic strategy of a rule set, by total and up card, and the hands whose cards say otherwise."""
    rules = rules_from_words(rule_set)
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
@click.option("--rules", "rule_set", required=True, help="A preset's name, or a TOML or JSON file of options.")
@click.option("--hands", "rounds", required=True, type=click.IntRange(min=1), help="Rounds of one box to play.")
@click.option("--strategy", "by", type=click.Choice(["basic", "best"]), default="basic", help="How the box is played.")
@click.option("--seed", type=click.IntRange(min=0), default=0, help="Another seed gives other cards.")
@click.option("--workers", type=click.IntRange(min=1), help="Cores to use; else all.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@data_dir_option
def simulate(rule_set: str, *, rounds: int, by: str, as_json: bool, **words: object) -> int:
    """Play so many rounds with bets of one, and tell what comes back on average."""
    rules = rules_from_words(rule_set)
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
