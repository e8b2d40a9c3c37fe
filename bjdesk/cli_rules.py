"""`bjdesk rules`: the rule sets, what an option takes, and a rule set's values and text."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any, Final

import click

from bjdesk.cli_options import LANGUAGE_CODES, data_dir_option
from bjdesk.engine.errors import RulesError
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.rules import OPTIONS, Rules, options_of
from bjdesk.game.rule_files import named_rules, saved_sets

if TYPE_CHECKING:
    from pathlib import Path


RULES_HELP: Final = "Rule set: a preset's name, a saved one's, or a TOML or JSON file of options."


def saved_folder() -> Path:
    """Where the player's own rule sets lie, for the command that is being carried out."""
    from bjdesk.game.places import data_folder, rules_folder

    return rules_folder(click.get_current_context().params.get("data_dir") or data_folder())


def named(word: str) -> tuple[str, Rules]:
    """What a table calls the rule set that is meant, and the rule set; or the one sentence that refuses it."""
    try:
        return (word, PRESETS[word]) if word in PRESETS else named_rules(word, saved_folder())
    except RulesError as error:
        raise click.ClickException(str(error)) from error


def rules_named(word: str) -> Rules:
    """The rules of a preset, of a saved set or of a file, or the one sentence that refuses them."""
    return named(word)[1]


@click.command()
@click.argument("name", required=False, metavar="[NAME|FILE]")
@click.option("--language", type=click.Choice(LANGUAGE_CODES), help="Print the rule text in this language.")
@click.option("--options", "describe", is_flag=True, help="Print each rule option and what it takes.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, one object a line.")
@data_dir_option
def rules(name: str | None, language: str | None, *, describe: bool, as_json: bool, **_: object) -> int:
    """List the rule sets, or print one, a preset, a saved one or a file: its option values, or its text."""
    if describe:
        lines = [_described(as_json=as_json, place=place) for place in range(len(OPTIONS))]
    else:
        chosen = [named(name)] if name else _all()
        lines = [_shown(each, language, as_json=as_json, whole=name is not None) for each in chosen]
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0


def _described(*, as_json: bool, place: int) -> str:
    option = OPTIONS[place]
    if not as_json:
        return f"{option.name}: {option.takes}"
    values = list(option.values)
    return json.dumps({"option": option.name, "kind": option.kind.value, "values": values, "takes": option.takes})


def _all() -> list[tuple[str, Rules]]:
    """The presets, then the player's own sets; of a damaged one standard error tells."""
    found = [(name, rules) for name, rules in PRESETS.items()]
    for path in saved_sets(saved_folder()).values():
        try:
            found.append(named_rules(path.stem, path.parent))
        except RulesError as error:
            click.echo(f"bjdesk: {error}.", err=True)
    return found


def _shown(one: tuple[str, Rules], language: str | None, *, as_json: bool, whole: bool) -> str:
    name, rules = one
    values, text = options_of(rules), _text(rules, language)
    if as_json:
        row: dict[str, Any] = {"name": name, "options": values}
        return json.dumps(row | {"language": language, "text": text} if text else row, ensure_ascii=False)
    if text:
        return text if whole else f"# {name}\n\n{text}"
    return "\n".join(f"{option} = {json.dumps(value)}" for option, value in values.items()) if whole else name


def _text(rules: Rules, language: str | None) -> str:
    if language is None:
        return ""
    from PySide6.QtCore import QCoreApplication

    from bjdesk.ui.language import LanguageSwitch
    from bjdesk.ui.rule_text import rule_text_plain

    application = QCoreApplication.instance() or QCoreApplication(["bjdesk"])
    switch = LanguageSwitch(parent=application)
    if not switch.set(language):
        message = f"The texts in {language} are missing from this installation."
        raise click.ClickException(message)
    try:
        return rule_text_plain(rules).rstrip("\n")
    finally:
        switch.set("en")
