"""Rule sets from outside: a preset's name, or a TOML or JSON file of options."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

from bjdesk.engine.errors import RulesError
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.rules import Rules, rules_from_options


def read_rules(name: str) -> Rules:
    """The preset of this name, or else the rule set in the file of this name.

    Raises RulesError: an unknown name, a file that can't be read, or options that the rules refuse.
    """
    if name in PRESETS:
        return PRESETS[name]
    path = Path(name)
    try:
        text = path.read_text(encoding="utf-8-sig")
        options = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except FileNotFoundError as error:
        message = f"{name} is neither a preset ({', '.join(PRESETS)}) nor a file"
        raise RulesError("preset", message) from error
    except OSError as error:
        raise RulesError("preset", f"{name} can't be read: {error.strerror}") from error
    except ValueError as error:
        raise RulesError("preset", f"{name} is no rule file: {_unreadable(error, path)}") from error
    if not isinstance(options, dict):
        raise RulesError("preset", f"{name} is no rule file: it takes an object of options")
    return rules_from_options(options)


def _unreadable(error: ValueError, path: Path) -> str:
    """Why the text is no TOML or JSON, in plain words."""
    kind = "JSON" if path.suffix == ".json" else "TOML"
    if isinstance(error, UnicodeDecodeError):
        return "it is no text in UTF-8"
    line = re.search(r"line (\d+)", str(error))
    return f"line {line[1]} can't be read as {kind}" if line else f"it ends before its {kind} is complete"
