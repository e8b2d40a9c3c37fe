"""Money, counts, percents and dates in the player's language. The sign is our own, never parentheses.

All follow `QLocale()`, which the language switch sets.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QLocale

from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from datetime import datetime

MINUS: Final = "−"  # U+2212
PLUS: Final = "+"
CURRENCIES: Final = {"": "", "EUR": "€", "SEK": "kr", "CZK": "Kč", "GBP": "£", "USD": "$"}
"""Currency codes and their signs. The first is plain credits."""


@dataclass(slots=True)
class _Chosen:
    sign: str = ""


_chosen = _Chosen()


def use_currency(code: str) -> None:
    """Write all money with this currency's sign from now on; "" for none. Raises KeyError for an unknown code."""
    _chosen.sign = CURRENCIES[code]


def money(amount: int, *, hundredths: bool = False) -> str:
    """Write an amount of hundredths: "1,180", "7.50", "−55"; two decimals always with `hundredths`."""
    return (MINUS if amount < 0 else "") + _with_currency(_plain(abs(amount), hundredths=hundredths))


def money_signed(amount: int, *, hundredths: bool = False) -> str:
    """Write a difference of hundredths: "+55", "−55", "0"."""
    return (PLUS if amount > 0 else "") + money(amount, hundredths=hundredths)


def chip_value(amount: int) -> str:
    """Write a chip's value as it stands on the chip: no currency."""
    return _plain(amount, hundredths=False)


def count(number: int) -> str:
    """Write a whole number with its groups."""
    return (MINUS if number < 0 else "") + _grouped(abs(number))


def counted(text: str, number: int) -> str:
    """A text that Qt has put a number into, with the number's groups."""
    return text.replace(str(number), count(number), 1)


def percent(share: float, *, decimals: int = 2) -> str:
    """Write a share as a percentage: 0.994 is "99.40%", with a space where the language has one."""
    figure = QLocale().toString(abs(share) * 100, "f", decimals)
    sign = MINUS if share < 0 and figure.strip("0.,") else ""
    space = "\N{NO-BREAK SPACE}" if QLocale().language() in _SPACED else ""
    return f"{sign}{figure}{space}%"


def date(when: datetime) -> str:
    """Write the day of a moment, in local time."""
    return QLocale().toString(_local(when).date(), date_pattern())


def date_pattern() -> str:
    """How the language writes a day, the year in full; in English with the month's name: 03/04 is two days there."""
    if QLocale().language() == QLocale.Language.English:
        return "d MMM yyyy"
    pattern = QLocale().dateFormat(QLocale.FormatType.ShortFormat)
    return pattern if "yyyy" in pattern else pattern.replace("yy", "yyyy")


def date_time(when: datetime) -> str:
    """Write day, hour and minute of a moment, in local time."""
    moment = _local(when)
    return f"{date(when)} {QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)}"


def moment(when: datetime) -> str:
    """Write a moment that is near: the time alone where it is today's, in local time."""
    local = _local(when)
    if local.date() == QDateTime.currentDateTime().date():
        return QLocale().toString(local.time(), QLocale.FormatType.ShortFormat)
    return date_time(when)


_SPACED: Final = (QLocale.Language.Swedish, QLocale.Language.Czech)


def _plain(amount: int, *, hundredths: bool) -> str:
    units, rest = divmod(amount, 100)
    whole = _grouped(units)
    return f"{whole}{QLocale().decimalPoint()}{rest:02}" if rest or hundredths else whole


def _grouped(number: int) -> str:
    """A whole number in the language's groups, however large: Qt's own ends at 64 bits."""
    return f"{number:,}".replace(",", QLocale().groupSeparator())


def _with_currency(figure: str) -> str:
    if not _chosen.sign:
        return figure
    return QLocale().toCurrencyString(1, _chosen.sign, 0).replace("1", figure, 1)


def _local(when: datetime) -> QDateTime:
    return QDateTime.fromMSecsSinceEpoch(round(when.timestamp() * 1000))


def ratio(written: str) -> str:
    """A ratio of pay as it is said: "3:2" is "3 to 2"."""
    gain, stake = written.split(":")
    #: A ratio of pay: "3 to 2".
    return translate("Rules", "{gain} to {stake}").format(gain=gain, stake=stake)
