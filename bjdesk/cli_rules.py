"""`bjdesk rules`: the rule sets, what an option takes, and a rule set's values and text."""

from __future__ import annotations

import json
import sys
from typing import Any

import click

from bjdesk.cli_options import LANGUAGE_CODES, data_dir_option
from bjdesk.engine.errors import RulesError
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.rules import OPTIONS, Rules, options_of
from bjdesk.game.rule_files import read_rules


def rules_named(name: str) -> Rules:
    """The rules of a preset or a file, or the one sentence that refuses them."""
    try:
        return read_rules(name)
    except RulesError as error:
        raise click.ClickException(str(error)) from error


@click.command()
@click.argument("name", required=False, metavar="[NAME|FILE]")
@click.option("--language", type=click.Choice(LANGUAGE_CODES), help="Print the rule text in this language.")
@click.option("--options", "describe", is_flag=True, help="Print each rule option and what it takes.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, one object a line.")
@data_dir_option
def rules(name: str | None, language: str | None, *, describe: bool, as_json: bool, **_: object) -> int:
    """List the rule sets, or print one, a preset or a file: its option values, or its text with --language."""
    if describe:
        lines = [_described(as_json=as_json, place=place) for place in range(len(OPTIONS))]
    else:
        chosen = [name] if name else list(PRESETS)
        lines = [_shown(each, language, as_json=as_json, whole=name is not None) for each in chosen]
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0


def _described(*, as_json: bool, place: int) -> str:
    option = OPTIONS[place]
    if not as_json:
        return f"{option.name}: {option.takes}"
    values = list(option.values)
    return json.dumps({"option": option.name, "kind": option.kind.value, "values": values, "takes": option.takes})


def _shown(name: str, language: str | None, *, as_json: bool, whole: bool) -> str:
    values, text = options_of(rules_named(name)), _text(name, language)
    if as_json:
        row: dict[str, Any] = {"name": name, "options": values}
        return json.dumps(row | {"language": language, "text": text} if text else row, ensure_ascii=False)
    if text:
        return text if whole else f"# {name}\n\n{text}"
    return "\n".join(f"{option} = {json.dumps(value)}" for option, value in values.items()) if whole else name


def _text(name: str, language: str | None) -> str:
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
        return rule_text_plain(rules_named(name)).rstrip("\n")
    finally:
        switch.set("en")
