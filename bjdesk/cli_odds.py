"""The command that counts, `odds`, and the door to its neighbours. NumPy is loaded by the command that needs it."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bjdesk import cli_given
from bjdesk.cli_options import data_dir_option
from bjdesk.cli_rules import RULES_HELP
from bjdesk.cli_rules import rules_named as rules_of_word
from bjdesk.cli_strategy import DONE, simulate, strategy
from bjdesk.engine.cards import Card
from bjdesk.engine.errors import NotationError, RulesError
from bjdesk.engine.notation import parse_card
from bjdesk.engine.presets import rules_named
from bjdesk.engine.rules import Rules, rules_from_options
from bjdesk.game.case_form import CaseRefused, parse_json

if TYPE_CHECKING:
    from bjdesk.odds.decision import DecisionValues

FOUND_WRONG = 1

_REFUSALS = {
    "too-many-of-a-card": ("bad-card", "A card is named more often than the shoe holds it."),
    "too-few-left": ("not-enough-cards", "Too few cards are left to play the hand out."),
    "no-decision": ("no-decision", "There is nothing to decide with these cards under these rules."),
}


def register(group: click.Group) -> None:
    """Give a group these commands."""
    for command in (odds, strategy, simulate, odds_service):
        group.add_command(command)


@click.command("odds-service", hidden=True)
def odds_service() -> int:
    """Answer the table's questions about odds, line by line; the table starts this by itself."""
    from bjdesk.game.odds_service import serve

    serve(sys.stdin, sys.stdout)
    return DONE


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
@click.option("--rules", "rule_set", help=RULES_HELP)
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
    rules = rules_of_word(rule_set)
    try:
        told = answer(Query(rules) if overall else _query_of_words(rules, words))
    except QueryRefused as refused:
        raise click.ClickException(str(refused)) from refused
    sys.stdout.write((json.dumps(told) if as_json else "\n".join(_plain(told))) + "\n")
    return DONE


def _query_of_words(rules: Rules, words: Mapping[str, object]) -> Query:
    if words["player"] is None or words["dealer"] is None:
        raise click.UsageError("odds takes --player and --dealer, or --overall")
    return replace(_query({**words, "rules": "single-deck"}), rules=rules)


def _answer_file(path: Path) -> int:
    status = DONE
    for line in cli_given.lines(path):
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
