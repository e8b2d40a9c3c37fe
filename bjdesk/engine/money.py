"""Money: an integer number of hundredths, written with two decimals."""

from __future__ import annotations

import re

from bjdesk.engine.errors import NotationError

_MONEY = re.compile(r"([0-9]{1,1000})(?:\.([0-9]{1,2})0*)?")
_HUNDREDTHS = tuple(f"{number:02d}" for number in range(100))


def parse_money(text: str) -> int:
    """Hundredths from a text: digits, and decimals of which at most two are significant ("10", "10.5", "10.500").

    Any amount that a person may write; a thousand digits before the point are the most. Raises NotationError for
    anything else.
    """
    found = _MONEY.fullmatch(text)
    if found is None:
        message = f"{text[:40]!r} is not an amount of money"
        raise NotationError(message)
    units, hundredths = found.groups()
    return int(units) * 100 + int((hundredths or "").ljust(2, "0"))


def format_money(amount: int) -> str:
    """The amount with two decimals and, below zero, a hyphen: "-12.50"."""
    if amount < 0:
        return "-" + format_money(-amount)
    return f"{amount // 100}.{_HUNDREDTHS[amount % 100]}"


def share(amount: int, numerator: int, denominator: int) -> int:
    """`amount` times a ratio. Raises ArithmeticError where that is not a whole number of hundredths: a bug."""
    whole, rest = divmod(amount * numerator, denominator)
    if rest:
        message = f"{numerator}/{denominator} of {amount} hundredths is not whole"
        raise ArithmeticError(message)
    return whole
