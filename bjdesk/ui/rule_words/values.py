"""A word for each value of each rule option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QLocale

from bjdesk.engine.money import parse_money
from bjdesk.ui.formats import percent, ratio
from bjdesk.ui.translate import translate

_WORDS: Final[dict[tuple[str, str], Callable[[], str]]] = {
    ("shuffle", "every-round"): lambda: translate("Rule value", "before every round"),
    ("shuffle", "cut-card"): lambda: translate("Rule value", "after the cut card"),
    ("deal", "players-first"): lambda: translate("Rule value", "both cards at once"),
    ("deal", "in-turn"): lambda: translate("Rule value", "one card at a time"),
    ("hole_card", "peek"): lambda: translate("Rule value", "looked at before you play"),
    ("hole_card", "no-peek"): lambda: translate("Rule value", "looked at after you have played"),
    ("hole_card", "european"): lambda: translate("Rule value", "dealt after you have played"),
    ("dealer_natural_takes", "all-wagers"): lambda: translate("Rule value", "all wagers"),
    ("dealer_natural_takes", "original-wagers"): lambda: translate("Rule value", "the first wager only"),
    ("double_on", "any"): lambda: translate("Rule value", "any two cards"),
    ("double_on", "9-11"): lambda: translate("Rule value", "9, 10 and 11"),
    ("double_on", "10-11"): lambda: translate("Rule value", "10 and 11"),
    ("double_on", "none"): lambda: translate("Rule value", "nothing"),
    ("split_on", "value"): lambda: translate("Rule value", "two cards of one value"),
    ("split_on", "rank"): lambda: translate("Rule value", "two cards of one rank"),
    ("split_deal", "at-split"): lambda: translate("Rule value", "both at once"),
    ("split_deal", "when-active"): lambda: translate("Rule value", "each when its turn comes"),
    ("surrender", "none"): lambda: translate("Rule value", "never"),
    ("surrender", "late"): lambda: translate("Rule value", "after the dealer's look"),
    ("surrender", "early"): lambda: translate("Rule value", "before the dealer's look"),
    ("insurance_on", "none"): lambda: translate("Rule value", "no card"),
    ("insurance_on", "ace"): lambda: translate("Rule value", "an ace"),
    ("insurance_on", "ace-ten"): lambda: translate("Rule value", "an ace or a ten"),
    ("ties", "push"): lambda: translate("Rule value", "nobody"),
    ("ties", "house"): lambda: translate("Rule value", "the house"),
    ("natural_ties", "push"): lambda: translate("Rule value", "nobody"),
    ("natural_ties", "house"): lambda: translate("Rule value", "the house"),
}


def value_word(name: str, value: object) -> str:
    """A value, as a file writes it, in words."""
    match value:
        case bool():
            return translate("Rule value", "yes") if value else translate("Rule value", "no")
        case int():
            return _number(name, value)
        case float():
            return percent(value, decimals=share_decimals(value))
        case list() | tuple():
            return "  ".join(amount_text(parse_money(str(chip))) for chip in value)
        case str() if name == "natural_pays":
            return ratio(value)
        case str() if name in {"min_bet", "max_bet"}:
            return amount_text(parse_money(value))
        case _:
            return _WORDS[name, str(value)]()


def _number(name: str, value: int) -> str:
    if name == "charlie":
        return translate("Rule value", "%n cards", None, value) if value else translate("Rule value", "none")
    if name == "max_hands" and value == 1:
        return translate("Rule value", "1: no splitting")
    return str(value)


def share_decimals(share: float) -> int:
    """As many decimals of a percentage as the share needs, two at most."""
    return next((n for n in (0, 1) if abs(share * 10 ** (n + 2) % 1 - 0.5) > 0.499), 2)


def amount_text(amount: int) -> str:
    """An amount of hundredths as it is typed: no groups, no currency, decimals only where there are any."""
    units, rest = divmod(amount, 100)
    return f"{units}{QLocale().decimalPoint()}{rest:02}" if rest else str(units)
