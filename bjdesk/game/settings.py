"""The player's choices, in a TOML file. A file that can't be read is kept aside, never written over."""

from __future__ import annotations

import errno
import json
import os
import tomllib
from dataclasses import field, fields
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from bjdesk.frozen import dataclass, replace
from bjdesk.game.seats import codes_fit
from bjdesk.game.store import files

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player chose. Codes and numbers only; what each may be stands in `_FITS`."""

    language: str = ""  # en, sv, nl, cs; "": the system's
    rules: str = ""  # a rule set's name; "": the last round's
    text_scale: float = 1.0  # 1.0 to 2.0
    speed: str = "normal"  # slow, normal, fast, turbo
    reduced_motion: str = "system"  # system, on, off
    volume: int = 70  # percent
    muted: bool = False
    felt: str = ""  # a felt's name; "": the theme's first
    four_colours: bool = False
    large_index: bool = False  # larger ranks and suits in the cards' corners, whatever the text's size
    high_contrast: str = "system"  # system, on, off
    windows: str = "system"  # the windows beside the table: system, dark, light, contrast
    hit_guard_ms: int = 250  # 0 to 500
    currency: str = ""  # EUR, SEK, CZK, GBP, USD; "": plain credits
    coach: str = "off"  # off, request, choice: silent; on request; after each choice too
    idle_minutes: int = 0  # 0: never; else at least 5
    reminder_minutes: int = 0  # 0: never
    notice_seen: bool = False  # that this is play money
    geometry: str = ""  # the window's, as Qt gives it, in hexadecimal
    keys: Mapping[str, str] = field(default_factory=dict)  # an action's name, its key
    ask_insurance: Mapping[str, bool] = field(default_factory=dict)  # per rule set; missing: asked
    seats: Mapping[str, str] = field(default_factory=dict)  # a box's number, who plays it; missing: the player


def rule_set_named(settings: Settings, before: str, name: str, *, played: str) -> Settings:
    """The settings once a rule set has another name, or is new (`before` is "" then).

    What was chosen for it goes along; what is left of an older set of this name does not. `played` is the name by which
    the table plays at the moment: what was chosen under it holds on.
    """
    asked = {one: ask for one, ask in settings.ask_insurance.items() if one != name or one == played}
    if before in asked:
        asked[name] = asked[before]
        if before != played:
            del asked[before]
    return replace(settings, ask_insurance=asked, rules=name if before and settings.rules == before else settings.rules)


class ProblemKind(Enum):
    """What was wrong with the settings file."""

    UNREADABLE = "unreadable"  # the system would not let us read it
    NOT_TOML = "not-toml"
    BAD_VALUE = "bad-value"  # some value can't be; the others hold


@dataclass(frozen=True, slots=True)
class SettingsProblem:
    """Why some or all defaults hold. `kept` is where the file as it was lies; `names` the values that can't be."""

    kind: ProblemKind
    path: Path
    kept: Path | None = None
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Loaded:
    """What a settings file gave."""

    settings: Settings
    problem: SettingsProblem | None = None


_SWITCH = frozenset({"system", "on", "off"})

_FITS: Mapping[str, Callable[[Any], bool]] = {
    "language": lambda v: v in {"", "en", "sv", "nl", "cs"},
    "rules": lambda v: isinstance(v, str),
    "text_scale": lambda v: isinstance(v, int | float) and not isinstance(v, bool) and 1.0 <= v <= 2.0,
    "speed": lambda v: v in {"slow", "normal", "fast", "turbo"},
    "reduced_motion": lambda v: v in _SWITCH,
    "volume": lambda v: type(v) is int and 0 <= v <= 100,
    "muted": lambda v: isinstance(v, bool),
    "felt": lambda v: isinstance(v, str),
    "four_colours": lambda v: isinstance(v, bool),
    "large_index": lambda v: isinstance(v, bool),
    "high_contrast": lambda v: v in _SWITCH,
    "windows": lambda v: v in {"system", "dark", "light", "contrast"},
    "hit_guard_ms": lambda v: type(v) is int and 0 <= v <= 500,
    "currency": lambda v: v in {"", "EUR", "SEK", "CZK", "GBP", "USD"},
    "coach": lambda v: v in {"off", "request", "choice"},
    "idle_minutes": lambda v: type(v) is int and (v == 0 or 5 <= v <= 24 * 60),
    "reminder_minutes": lambda v: type(v) is int and 0 <= v <= 24 * 60,
    "notice_seen": lambda v: isinstance(v, bool),
    "geometry": lambda v: isinstance(v, str),
    "keys": lambda v: isinstance(v, dict) and all(isinstance(key, str) for key in v.values()),
    "ask_insurance": lambda v: isinstance(v, dict) and all(isinstance(ask, bool) for ask in v.values()),
    "seats": lambda v: isinstance(v, dict) and codes_fit(v),
}


_MOST_BYTES: Final = 1024 * 1024
"""A settings file is some kilobytes."""


def load(path: Path) -> Loaded:
    """The settings of a file; the defaults where there is none, and where something in it can't be."""
    try:
        stored = tomllib.loads(_text(path))
    except FileNotFoundError:
        return Loaded(Settings())
    except OSError:
        return Loaded(Settings(), SettingsProblem(ProblemKind.UNREADABLE, path, _move_aside(path)))
    except (ValueError, RecursionError):  # no UTF-8, no TOML
        return Loaded(Settings(), SettingsProblem(ProblemKind.NOT_TOML, path, _keep_aside(path)))
    return _loaded(path, stored)


def _text(path: Path) -> str:
    content = files.content(path, _MOST_BYTES)
    if len(content) > _MOST_BYTES:
        raise OSError(errno.EFBIG, "far too large for settings", str(path))
    return content.decode("utf-8-sig")


def _loaded(path: Path, stored: dict[str, Any]) -> Loaded:
    known = {name: value for name, value in stored.items() if name in _FITS}
    wrong = tuple(name for name, value in known.items() if not _fits(name, value))
    settings = Settings(**{name: value for name, value in known.items() if name not in wrong})
    problem = SettingsProblem(ProblemKind.BAD_VALUE, path, _keep_aside(path), wrong) if wrong else None
    return Loaded(settings, problem)


def _fits(name: str, value: object) -> bool:
    try:
        return _FITS[name](value)
    except TypeError:  # a list or a table where a word belongs is not even hashable
        return False


def _keep_aside(path: Path) -> Path | None:
    """Copy a file that will be written over at the next save; None if there is no room for it."""
    try:
        content = files.content(path)
        return next((kept for kept in _aside(path) if _holds(kept, content)), None)
    except OSError:
        return None


def _move_aside(path: Path) -> Path | None:
    """Move a file out of the next save's way that can't even be copied; None for what is no file, or stays there."""
    if not path.is_file():
        return None
    try:
        kept = next((place for place in _aside(path) if not os.path.lexists(place)), None)
        return None if kept is None else path.rename(kept)
    except OSError:
        return None


def _aside(path: Path) -> list[Path]:
    names = [path.name + ".bad", *(f"{path.name}.bad-{number}" for number in range(2, 100))]
    return [path.with_name(name) for name in names]


def _holds(kept: Path, content: bytes) -> bool:
    """Write the copy, unless another one lies there; true if the place now holds it."""
    if not kept.exists():
        kept.write_bytes(content)
    return files.content(kept) == content


def save(settings: Settings, path: Path) -> None:
    """Write the settings in one stroke: a reader, or a power cut, sees the old file or the new. Raises StoreError."""
    values = {entry.name: getattr(settings, entry.name) for entry in fields(settings)}
    plain = {name: value for name, value in values.items() if not isinstance(value, dict)}
    tables = {name: value for name, value in values.items() if isinstance(value, dict) and value}
    lines = [f"{name} = {_toml(value)}" for name, value in plain.items()]
    for name, table in tables.items():
        lines += ["", f"[{name}]", *(f"{_toml(key)} = {_toml(value)}" for key, value in table.items())]
    files.private_folder(path.parent)
    with files.written_beside(path) as new:
        new.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def _toml(value: object) -> str:
    """A value as TOML writes it; JSON's strings, numbers and booleans are TOML's, but for one sign."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
