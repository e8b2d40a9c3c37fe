"""Rule sets from outside: a preset's name, a saved set's name, or a TOML or JSON file of options."""

from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from pathlib import Path
from typing import Final

from bjdesk.engine.errors import RulesError
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.rules import Rules, rules_from_options

_MOST_BYTES: Final = 1024 * 1024
_TOO_LARGE: Final = "it is far too large"


def named_rules(word: str, saved: Path | None = None) -> tuple[str, Rules]:
    """What a table calls the rule set that is meant, and the rule set: a preset, one of the player's, or a file.

    `saved` is the folder of the player's sets. Raises RulesError: an unknown name, one that means two things, a file
    that can't be read, or options that the rules refuse.
    """
    if word in PRESETS:
        return word, PRESETS[word]
    own, file = saved_sets(saved), Path(word)
    kept = own.get(_spelt(word))
    if kept is None:
        return _name_of(file, own), _read(file, _unknown(word, own))
    if file.is_file() and not file.samefile(kept):
        message = f"{word} is both a saved rule set and a file: ./{word} means the file, {kept} the saved one"
        raise RulesError("preset", message)
    name = unicodedata.normalize("NFC", kept.stem)
    try:
        return name, _read(kept, _unknown(word, own))
    except RulesError as error:
        raise RulesError(error.option, f"{name}: {error}", error.contradiction) from error


def saved_sets(folder: Path | None) -> dict[str, Path]:
    """The files of the player's sets by their names without capitals, which no two share."""
    from bjdesk.game.rule_sets import RuleSets

    return {} if folder is None else {_spelt(path.stem): path for path in RuleSets(folder).files()}


def _spelt(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()


def _name_of(file: Path, own: dict[str, Path]) -> str:
    """What the rules of a file are called: never as a rule set that is another one."""
    name = file.stem.encode("utf-8", "replace").decode()  # a file's name need be no text, but one is kept and told
    return f"{name} (file)" if name in PRESETS or _spelt(name) in own else name


def _unknown(word: str, own: dict[str, Path]) -> str:
    saved = f", nor a saved rule set ({', '.join(path.stem for path in own.values())})," if own else ""
    return f"{word} is neither a preset ({', '.join(PRESETS)}){saved} nor a file"


def _read(path: Path, unknown: str) -> Rules:
    try:
        text = _text(path)
        options = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except FileNotFoundError as error:
        raise RulesError("preset", unknown) from error
    except OSError as error:
        raise RulesError("preset", f"{path} can't be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise RulesError("preset", f"{path} is no rule file: {_unreadable(error, path)}") from error
    if not isinstance(options, dict):
        raise RulesError("preset", f"{path} is no rule file: it takes an object of options")
    return rules_from_options(options)


def _text(path: Path) -> str:
    """What the file holds; no more of it is read than a rule file can be long, so that one without an end ends."""
    with path.open("rb") as file:
        content = file.read(_MOST_BYTES + 1)
    if len(content) > _MOST_BYTES:
        raise ValueError(_TOO_LARGE)
    return content.decode("utf-8-sig")


def _unreadable(error: Exception, path: Path) -> str:
    """Why the text is no TOML or JSON, in plain words."""
    kind = "JSON" if path.suffix == ".json" else "TOML"
    if isinstance(error, UnicodeDecodeError):
        return "it is no text in UTF-8"
    if isinstance(error, RecursionError):
        return f"its {kind} is nested too deeply"
    if str(error) == _TOO_LARGE:
        return _TOO_LARGE
    line = re.search(r"line (\d+)", str(error))
    return f"line {line[1]} can't be read as {kind}" if line else f"it ends before its {kind} is complete"
