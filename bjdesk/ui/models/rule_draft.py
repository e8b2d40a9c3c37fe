"""A rule set in the making: values that may not go together yet, and which of them have an effect."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bjdesk.engine.errors import Contradiction, RulesError
from bjdesk.engine.rules import OPTIONS, DoubleOn, HoleCard, InsuranceOn, Rules, Shuffle
from bjdesk.frozen import dataclass

INVOLVED: Mapping[Contradiction, tuple[str, ...]] = {
    Contradiction.ACES_WITHOUT_SPLITS: ("max_hands", "resplit_aces"),
    Contradiction.LIMITS_CROSSED: ("min_bet", "max_bet"),
    Contradiction.CHIP_TOO_FINE: ("chips",),
    Contradiction.CHIP_NO_MULTIPLE: ("chips",),
}
"""The options of a contradiction: the reason stands beside each."""


@dataclass(frozen=True, slots=True)
class Draft:
    """One value per option, as `Rules` holds it; None where what was typed can't be read."""

    values: tuple[Any, ...]

    @classmethod
    def of(cls, rules: Rules) -> Draft:
        """The draft that is this rule set."""
        return cls(tuple(getattr(rules, option.name) for option in OPTIONS))

    def value(self, name: str) -> object:
        """The value of an option."""
        return self.values[_PLACES[name]]

    def changed(self, name: str, value: object) -> Draft:
        """The draft with another value of one option."""
        place = _PLACES[name]
        return Draft((*self.values[:place], value, *self.values[place + 1 :]))

    @property
    def unreadable(self) -> tuple[str, ...]:
        """The options whose value can't be read."""
        return tuple(option.name for option, value in zip(OPTIONS, self.values, strict=True) if value is None)

    def judged(self) -> Rules | Contradiction | None:
        """The rule set; or what contradicts what; None while a value can't be read."""
        if self.unreadable:
            return None
        try:
            return Rules(*self.values)
        except RulesError as error:
            return error.contradiction


_PLACES = {option.name: place for place, option in enumerate(OPTIONS)}


BETS = ("min_bet", "max_bet", "chips")
"""The options that say what may be bet."""


def leaves_no_bet(rules: Rules) -> bool:
    """Whether no sum that chips can make lies within the limits: a rule set, but nobody can play by it."""
    return -(-rules.min_bet // rules.chips[0]) * rules.chips[0] > rules.max_bet


def without_effect(rules: Rules) -> frozenset[str]:
    """The options that make no difference beside the others."""
    return frozenset(name for name, idle in _IDLE.items() if idle(rules))


def _no_splits(rules: Rules) -> bool:
    return rules.max_hands == 1


def _blackjack_is_not_insured(rules: Rules) -> bool:
    return rules.insurance_on is InsuranceOn.NONE or (rules.even_money and rules.insurance_on is InsuranceOn.ACE)


def _ends_nothing(rules: Rules) -> bool:
    return rules.insurance_on is InsuranceOn.NONE or (_no_splits(rules) and rules.double_on is DoubleOn.NONE)


_IDLE = {
    "penetration": lambda rules: rules.shuffle is Shuffle.EVERY_ROUND,
    "dealer_natural_takes": lambda rules: rules.hole_card is HoleCard.PEEK,
    "soft_doubles": lambda rules: rules.double_on in {DoubleOn.ANY, DoubleOn.NONE},
    "double_after_split": lambda rules: _no_splits(rules) or rules.double_on is DoubleOn.NONE,
    "split_on": _no_splits,
    "split_deal": _no_splits,
    "hit_split_aces": _no_splits,
    "resplit_aces": lambda rules: rules.max_hands <= 2,
    "insurance_with_natural": _blackjack_is_not_insured,
    "insurance_ends_options": _ends_nothing,
}
