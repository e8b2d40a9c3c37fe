"""What the command line wants to be practised: a case, a seed, or both."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from bjdesk import cli_given
from bjdesk.cli_rules import named
from bjdesk.game.case_form import CaseRefused, parse_json
from bjdesk.game.practice_hand import NO_SEED, PracticeHand, hand_of_case, seed_of

if TYPE_CHECKING:
    from pathlib import Path

_DEFAULT = "single-deck"


def practised(case: Path | None, seed: str | None, word: str | None) -> PracticeHand:
    """The hand to practise: of a case, or rounds from a seed by the named rules. Raises ClickException."""
    order = NO_SEED if seed is None else _seed(seed)
    if case is None:
        name, rules = named(word or _DEFAULT)
        return PracticeHand(rules, name, seed=order)
    if word is not None:
        raise click.ClickException("--practice takes the rules that the case names, and not --rules.")
    return _of_case(case, order)


def _seed(text: str) -> bytes:
    try:
        return seed_of(text)
    except ValueError as error:
        message = f"--seed: {error}."
        raise click.ClickException(message) from error


def _of_case(path: Path, seed: bytes) -> PracticeHand:
    content = cli_given.whole(path)
    try:
        return hand_of_case(parse_json(content), seed)
    except CaseRefused as refused:
        message = f"{path} can't be practised: {refused}"
        raise click.ClickException(message) from refused
