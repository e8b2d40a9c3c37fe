"""The player's own rule sets: one TOML file each in the data folder, named as the set is.

They lie beside the database, so that putting a backup of the game in place leaves them as they are, and each can be
given to `--rules` or to another player as it stands.
"""

from __future__ import annotations

import json
import tomllib
import unicodedata
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from bjdesk.engine.errors import Contradiction, RulesError
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.rules import OPTIONS, Rules, options_of
from bjdesk.frozen import dataclass, replace
from bjdesk.game.store import files

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from bjdesk.engine.options import Option

MOST_SIGNS: Final = 40
MOST_BYTES: Final = 64 * 1024
"""A rule file is some two kilobytes; one that is larger than this is something else."""
_SUFFIX: Final = ".toml"
_BY_NAME: Final = {option.name: option for option in OPTIONS}
_SIGNS: Final = frozenset(" -_'.,&+()")
_EDGES: Final = " -_'.,&+("
_NO_FILES: Final = frozenset({"con", "prn", "aux", "nul", "custom"})  # the first four: devices where Windows runs


class NameFault(Enum):
    """Why a rule set can't be called that."""

    EMPTY = "empty"
    TOO_LONG = "too-long"
    BAD_SIGN = "bad-sign"  # no letter, digit, blank or one of a few signs; or a sign at the beginning or the end
    RESERVED = "reserved"  # a preset's name
    TAKEN = "taken"  # by another set of the player's


class NameRefused(ValueError):
    """A rule set can't be called that."""

    def __init__(self, fault: NameFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


class FileFault(Enum):
    """What is wrong with a rule file."""

    UNREADABLE = "unreadable"
    NO_RULES = "no-rules"  # not TOML, or far too large
    UNKNOWN_PRESET = "unknown-preset"
    UNKNOWN_OPTION = "unknown-option"
    WRONG_VALUE = "wrong-value"
    CONTRADICTION = "contradiction"


class FileRefused(ValueError):
    """A rule file can't be taken. `name` is the option's, or the preset's; `value` is what the file says."""

    def __init__(self, fault: FileFault, name: str = "", value: object = None) -> None:
        super().__init__(f"{fault.value} {name}".strip())
        self.fault = fault
        self.name = name
        self.value = value

    @property
    def option(self) -> Option | None:
        """The option that is refused, where there is one of this name."""
        return _BY_NAME.get(self.name)

    @property
    def contradiction(self) -> Contradiction | None:
        """What contradicts what."""
        return self.value if isinstance(self.value, Contradiction) else None


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A rule set by its name. `rules` is None where its file is damaged; `refused` then says how."""

    name: str
    rules: Rules | None
    own: bool
    refused: FileRefused | None = None


@dataclass(frozen=True, slots=True)
class Deleted:
    """A rule set that was deleted, byte for byte."""

    name: str
    content: bytes


def checked_name(name: str) -> str:
    """The name without blanks around it, in one spelling. Raises NameRefused."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not name:
        raise NameRefused(NameFault.EMPTY)
    if len(name) > MOST_SIGNS:
        raise NameRefused(NameFault.TOO_LONG)
    if not all(map(_may_stand, name)) or not name[0].isalnum() or not (name[-1].isalnum() or name[-1] == ")"):
        raise NameRefused(NameFault.BAD_SIGN)
    if name.casefold() in {*PRESETS, *_NO_FILES}:
        raise NameRefused(NameFault.RESERVED)
    return name


def _may_stand(sign: str) -> bool:
    return sign.isalnum() or sign in _SIGNS or unicodedata.combining(sign) > 0


def read_rule_file(path: Path) -> Rules:
    """The rule set of a TOML file. Raises FileRefused with what is wrong first, in the order of the file."""
    try:
        content = files.content(path, MOST_BYTES)
    except OSError as error:
        raise FileRefused(FileFault.UNREADABLE, value=error.strerror) from error
    return rules_of_toml(content)


def rules_of_toml(content: bytes) -> Rules:
    """The rule set of a TOML text. Raises FileRefused."""
    try:
        if len(content) > MOST_BYTES:
            raise FileRefused(FileFault.NO_RULES)
        options = tomllib.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:  # no UTF-8, no TOML
        raise FileRefused(FileFault.NO_RULES) from error
    return _rules(options)


def _rules(options: Mapping[str, object]) -> Rules:
    base = options.get("preset", "single-deck")
    if not isinstance(base, str) or base not in PRESETS:
        raise FileRefused(FileFault.UNKNOWN_PRESET, "preset", base)
    changes: dict[str, Any] = {}
    for name, value in options.items():
        if name == "preset":
            continue
        if name not in _BY_NAME:
            raise FileRefused(FileFault.UNKNOWN_OPTION, name, value)
        try:
            changes[name] = _BY_NAME[name].read(value)
        except RulesError as error:
            raise FileRefused(FileFault.WRONG_VALUE, name, value) from error
    try:
        return replace(PRESETS[base], **changes)
    except RulesError as error:
        raise FileRefused(FileFault.CONTRADICTION, error.option, error.contradiction) from error


def toml_of(rules: Rules) -> str:
    """A rule set as TOML, every option written out."""
    return "".join(f"{name} = {json.dumps(value)}\n" for name, value in options_of(rules).items())


def write_rule_file(path: Path, rules: Rules) -> None:
    """Write a rule file in one stroke. Raises StoreError."""
    _write(path, toml_of(rules).encode())


def _write(path: Path, content: bytes) -> None:
    with files.written_beside(path) as new:
        new.write_bytes(content)


class RuleSets:
    """The presets and the player's own sets, kept in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def all(self) -> tuple[RuleSet, ...]:
        """The presets in their order, then the player's own by name, damaged ones too."""
        presets = (RuleSet(name, rules, own=False) for name, rules in PRESETS.items())
        return (*presets, *(self._read(path) for path in self._paths()))

    def find(self, name: str) -> RuleSet | None:
        """The set of this name, if there is one."""
        return next((one for one in self.all() if one.name == name), None)

    def files(self) -> list[Path]:
        """The files of the player's own sets, damaged ones too."""
        return self._paths()

    def _paths(self) -> list[Path]:
        return sorted(self._all_paths(), key=lambda path: path.stem.casefold())

    def _all_paths(self) -> Iterator[Path]:
        if self.folder.is_dir():
            yield from (path for path in self.folder.glob(f"*{_SUFFIX}") if path.is_file() and _fits(path.stem))

    def _read(self, path: Path) -> RuleSet:
        name = unicodedata.normalize("NFC", path.stem)
        try:
            return RuleSet(name, read_rule_file(path), own=True)
        except FileRefused as refused:
            return RuleSet(name, None, own=True, refused=refused)

    def fault_of(self, name: str, *, instead_of: str | None = None) -> NameFault | None:
        """Why a set can't be saved under this name; `instead_of` is the set that it replaces."""
        try:
            wanted = checked_name(name)
        except NameRefused as refused:
            return refused.fault
        taken = {path.stem.casefold() for path in self._all_paths()}
        taken -= {instead_of.casefold()} if instead_of is not None else set()
        return NameFault.TAKEN if wanted.casefold() in taken else None

    def free_name(self, like: str) -> str:
        """A name that is free: this one, or with a number behind it."""
        base = "".join(sign for sign in like if _may_stand(sign))[:MOST_SIGNS].strip(_EDGES) or "1"
        if self.fault_of(base) is None:
            return base
        stem = base.rstrip("0123456789").rstrip()[: MOST_SIGNS - 4].rstrip() or base[: MOST_SIGNS - 4]
        names = (f"{stem} {number}" for number in range(2, 1_000_000))
        return next(name for name in names if self.fault_of(name) is not NameFault.TAKEN)

    def save(self, name: str, rules: Rules, *, instead_of: str | None = None) -> str:
        """Keep a set, in place of another where it was renamed; gives its name. Raises NameRefused, StoreError."""
        fault = self.fault_of(name, instead_of=instead_of)
        if fault is not None:
            raise NameRefused(fault)
        name = checked_name(name)
        files.private_folder(self.folder)
        _write(self._path(name), toml_of(rules).encode())
        if instead_of is not None and instead_of != name:
            self._drop_old_spelling(instead_of, name)
        return name

    def _drop_old_spelling(self, old: str, name: str) -> None:
        """Remove a renamed set's file, unless the system takes both names for one."""
        path, new = self._path(old), self._path(name)
        with files.world(path):
            if path.exists() and not path.samefile(new):
                path.unlink()

    def delete(self, name: str) -> Deleted:
        """Remove a set; what is given back can be put back. Raises StoreError."""
        path = self._path(name)
        with files.world(path):
            content = path.read_bytes()
            path.unlink()
        return Deleted(name, content)

    def put_back(self, deleted: Deleted) -> str:
        """Undo a deletion; under another name where this one is taken by now. Raises StoreError."""
        name = self.free_name(deleted.name)
        files.private_folder(self.folder)
        _write(self._path(name), deleted.content)
        return name

    def _path(self, name: str) -> Path:
        known = {unicodedata.normalize("NFC", path.stem): path for path in self._all_paths()}
        return known.get(name, self.folder / f"{name}{_SUFFIX}")


def _fits(stem: str) -> bool:
    try:
        checked_name(stem)
    except NameRefused:
        return False
    return True
