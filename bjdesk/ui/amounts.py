"""Sums of money as they are typed in the player's language: read, or refused with the reason."""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

from PySide6.QtCore import QLocale

from bjdesk.frozen import dataclass
from bjdesk.ui.formats import chip_value
from bjdesk.ui.translate import translate

_BLANKS: Final = " \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\t"


class Unread(Enum):
    """Why a text is no sum."""

    EMPTY = "empty"
    NO_SUM = "no-sum"
    TOO_FINE = "too-fine"  # more than two decimals


@dataclass(frozen=True, slots=True)
class Typed:
    """What a text says: hundredths, below zero where it has a minus; 0 and the reason where it says no sum."""

    amount: int = 0
    unread: Unread | None = None


def typed(text: str) -> Typed:
    """Read a sum: digits with or without groups and decimals, as the player's language writes them."""
    plain = text.strip().replace("\N{MINUS SIGN}", "-")
    if not plain:
        return Typed(unread=Unread.EMPTY)
    sign, whole, decimals = _parts(plain)
    if not whole or not (whole.isdecimal() and decimals.isdecimal()):
        return Typed(unread=Unread.NO_SUM)
    if decimals[2:].strip("0"):
        return Typed(unread=Unread.TOO_FINE)
    return Typed(sign * (int(whole) * 100 + int(f"{decimals[:2]:0<2}")))


def _parts(text: str) -> tuple[int, str, str]:
    """Sign, whole digits without their groups, decimals ("0" for none); no whole digits where that can't be read."""
    sign = -1 if text.startswith("-") else 1
    text = text.removeprefix("-").removeprefix("+")
    point = QLocale().decimalPoint()
    groups = [*_BLANKS, QLocale().groupSeparator()]
    if "." not in {point, *groups}:
        text = text.replace(".", point)  # the point of a number pad
    whole, _, decimals = text.partition(point)
    for separator in groups:
        if separator in whole:
            if not re.fullmatch(rf"\d{{1,3}}(?:{re.escape(separator)}\d{{3}})+", whole):
                return sign, "", ""
            whole = whole.replace(separator, "")
    return sign, whole or "0" if decimals else whole, decimals or "0"


def unread_text(why: Unread) -> str:
    """The reason in one sentence."""
    match why:
        case Unread.EMPTY:
            return translate("Amount", "Write an amount.")
        case Unread.TOO_FINE:
            return translate("Amount", "An amount has at most two decimals.")
        case Unread.NO_SUM:
            example = plain(12_50)
            return translate("Amount", "This is no amount. Write it in digits, as {example}.").format(example=example)


def read_amount(text: str) -> int:
    """Hundredths of an amount as it is written in the player's language; 0 if it can't be read."""
    return typed(text).amount


def plain(amount: int) -> str:
    """An amount as the field reads it back: the language's digits, no currency."""
    return (QLocale().negativeSign() if amount < 0 else "") + chip_value(abs(amount))
