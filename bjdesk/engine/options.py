"""What a rule option is: its name, what it takes, and how its written value is read."""

from __future__ import annotations

from enum import Enum
from typing import NoReturn, assert_never

from bjdesk.engine.errors import NotationError, RulesError
from bjdesk.engine.money import format_money, parse_money
from bjdesk.frozen import dataclass

MOST_CHIPS = 6


class Kind(Enum):
    """What sort of value an option takes."""

    SWITCH = "switch"  # true or false
    CHOICE = "choice"  # one of some words
    NUMBER = "number"  # one of some whole numbers
    SHARE = "share"  # a fraction between two bounds
    MONEY = "money"
    CHIPS = "chips"  # a list of money


@dataclass(frozen=True, slots=True)
class Option:
    """A rule option as written. `values`: what may be chosen; the two bounds of a share; empty for money."""

    name: str
    kind: Kind
    values: tuple[bool | int | float | str, ...] = ()
    words: type[Enum] | None = None  # the enum behind a choice

    @property
    def takes(self) -> str:
        """What the option takes, in words for a message."""
        match self.kind:
            case Kind.SWITCH:
                return "true or false"
            case Kind.CHOICE | Kind.NUMBER:
                return "one of " + ", ".join(str(value) for value in self.values)
            case Kind.SHARE:
                return f"a number from {self.values[0]} to {self.values[1]}"
            case Kind.MONEY:
                return 'money in quotes, such as "10.00"'
            case Kind.CHIPS:
                return f'a list of one to {MOST_CHIPS} chips above zero, such as ["1.00", "5.00"]'
            case _:
                assert_never(self.kind)

    def read(self, value: object) -> object:
        """The value as `Rules` holds it, from JSON or TOML; types are strict. Raises RulesError."""
        match self.kind:
            case Kind.SWITCH:
                return value if isinstance(value, bool) else self.refuse()
            case Kind.NUMBER:
                return value if type(value) is int and value in self.values else self.refuse()
            case Kind.CHOICE:
                return self._read_word(value)
            case Kind.SHARE:
                return self._read_share(value)
            case Kind.MONEY:
                return self._read_money(value)
            case Kind.CHIPS:
                return self._read_chips(value)
            case _:
                assert_never(self.kind)

    def written(self, value: object) -> object:
        """The value as JSON or TOML has it: the opposite of `read`."""
        match value:
            case Enum():
                return value.value
            case tuple():
                return [format_money(chip) for chip in value]
            case int() if self.kind is Kind.MONEY:
                return format_money(value)
            case _:
                return value

    def refuse(self) -> NoReturn:
        """Raise RulesError with the sentence that names the option and what it takes."""
        message = f"{self.name} takes {self.takes}"
        raise RulesError(self.name, message)

    def _read_word(self, value: object) -> Enum:
        if self.words is None or not isinstance(value, str) or value not in self.values:
            self.refuse()
        return self.words(value)

    def _read_share(self, value: object) -> float:
        low, high = self.values
        if not isinstance(value, float) or not float(low) <= value <= float(high):
            self.refuse()
        return value

    def _read_money(self, value: object) -> int:
        try:
            return parse_money(value) if isinstance(value, str) else self.refuse()
        except NotationError:
            self.refuse()

    def _read_chips(self, value: object) -> tuple[int, ...]:
        if not isinstance(value, list | tuple) or not 1 <= len(value) <= MOST_CHIPS:
            self.refuse()
        chips = tuple(sorted({self._read_money(chip) for chip in value}))
        return chips if chips[0] > 0 else self.refuse()
