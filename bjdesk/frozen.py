"""Frozen, slotted dataclasses that are quick to define.

`dataclasses.dataclass(frozen=True, slots=True)` compiles six methods from source text for every class. A start
defines some 140 classes: that alone was a quarter of it. Here only `__init__` is compiled; the other methods are
closures over the fields' names. What comes out behaves the same, for `fields`, `replace`, `match`, copying and
pickling too. Type checkers see the original.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import MISSING, FrozenInstanceError
from operator import attrgetter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass, replace
else:

    def dataclass(*, frozen: bool, slots: bool) -> Callable[[type], type]:
        """Stand in for `dataclasses.dataclass(frozen=True, slots=True)`."""
        assert frozen, "a dataclass that changes is dataclasses' own"
        assert slots, "a dataclass without slots is dataclasses' own"
        return _made

    def replace(value: object, /, **changes: object) -> object:
        """Stand in for `dataclasses.replace`, for any dataclass."""
        quick = getattr(value, "__replace__", None)
        return dataclasses.replace(value, **changes) if quick is None else quick(**changes)


__all__ = ["dataclass", "replace"]

_Method = Callable[..., Any]
_Fields = tuple[dataclasses.Field[Any], ...]


def _made(plain: type) -> type:
    plain.__doc__ = plain.__doc__ or plain.__name__  # or dataclasses works out a signature to stand there
    cls: Any = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True)(plain)
    entries = dataclasses.fields(cls)
    assert all(entry.compare and entry.repr and not entry.kw_only for entry in entries), "not known here"
    cls.__init__ = _init(cls, entries)
    cls.__setattr__, cls.__delattr__ = _no_setting, _no_deleting
    names = tuple(entry.name for entry in entries)
    given = tuple(entry.name for entry in entries if entry.init)
    for name, method in (*_telling(names), *_copying(names), ("__replace__", _replacing(given))):
        if name not in plain.__dict__:
            setattr(cls, name, method)
    made: type = cls
    return made


def _init(cls: type, entries: _Fields) -> _Method:
    """The one method that is compiled: made at every step of a round, it has to be quick."""
    scope: dict[str, Any] = {"_missing": MISSING}
    parameters, lines = [], []
    for entry in entries:
        name = entry.name
        scope[f"_set_{name}"] = getattr(cls, name).__set__
        if not entry.init:
            assert entry.default is entry.default_factory is MISSING, "left to __post_init__"
        elif entry.default_factory is not MISSING:
            scope[f"_make_{name}"] = entry.default_factory
            parameters.append(f"{name}=_missing")
            lines.append(f" _set_{name}(self, _make_{name}() if {name} is _missing else {name})")
        else:
            scope[f"_default_{name}"] = entry.default
            parameters.append(name if entry.default is MISSING else f"{name}=_default_{name}")
            lines.append(f" _set_{name}(self, {name})")
    if hasattr(cls, "__post_init__"):
        lines.append(" self.__post_init__()")
    text = f"def __init__({', '.join(['self', *parameters])}):\n" + "\n".join(lines or [" pass"])
    exec(text, scope)  # noqa: S102 - as dataclasses itself does, of our own fields' names
    init: _Method = scope["__init__"]
    init.__qualname__ = f"{cls.__qualname__}.__init__"
    return init


def _telling(names: tuple[str, ...]) -> tuple[tuple[str, _Method], ...]:
    values = _values_of(names)

    def equal(self: object, other: object) -> bool:
        return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

    def hashed(self: object) -> int:
        return hash(values(self))

    def shown(self: object) -> str:
        pairs = zip(names, values(self), strict=True)
        return f"{type(self).__qualname__}({', '.join(f'{name}={value!r}' for name, value in pairs)})"

    return ("__eq__", equal), ("__hash__", hashed), ("__repr__", shown)


def _copying(names: tuple[str, ...]) -> tuple[tuple[str, _Method], ...]:
    values = _values_of(names)

    def kept(self: object) -> tuple[Any, ...]:
        return values(self)

    def restored(self: object, state: tuple[Any, ...]) -> None:
        for name, value in zip(names, state, strict=True):
            object.__setattr__(self, name, value)

    return ("__getstate__", kept), ("__setstate__", restored)


def _replacing(given: tuple[str, ...]) -> _Method:
    """A third of the time of dataclasses' own, which goes through the fields anew at each call."""
    values, places = _values_of(given), {name: place for place, name in enumerate(given)}

    def replaced(self: object, /, **changes: object) -> object:
        new = list(values(self))
        try:
            for name, value in changes.items():
                new[places[name]] = value
        except KeyError as error:
            raise TypeError(f"{type(self).__qualname__} takes no {error.args[0]!r}") from None
        return type(self)(*new)

    return replaced


def _values_of(names: tuple[str, ...]) -> Callable[[object], tuple[Any, ...]]:
    """All values of an instance, as a tuple however few they are."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda self: tuple(getattr(self, name) for name in names)


def _no_setting(_self: object, name: str, _value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _no_deleting(_self: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")
