"""A filter of rounds in words, and what the player writes read back: periods, amounts, cards."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate

from bjdesk.engine.cards import Rank, Suit
from bjdesk.game.round_filter import Result
from bjdesk.ui.amounts import typed
from bjdesk.ui.formats import date, money
from bjdesk.ui.rules_names import rules_title
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bjdesk.game.round_filter import RoundFilter


class Period(Enum):
    """Which days; the last one is written by the player."""

    ANY = auto()
    TODAY = auto()
    WEEK = auto()
    MONTH = auto()
    YEAR = auto()
    BETWEEN = auto()


_DAYS: Final = {Period.TODAY: 1, Period.WEEK: 7, Period.MONTH: 30, Period.YEAR: 365}


def period_words(period: Period) -> str:
    """What a period is called."""
    match period:
        case Period.ANY:
            return translate("Filter", "Any day")
        case Period.TODAY:
            return translate("Filter", "Today")
        case Period.WEEK:
            return translate("Filter", "The last 7 days")
        case Period.MONTH:
            return translate("Filter", "The last 30 days")
        case Period.YEAR:
            return translate("Filter", "The last 365 days")
        case Period.BETWEEN:
            return translate("Filter", "From … to …")


def days_of(period: Period, first: QDate, last: QDate) -> tuple[datetime | None, datetime | None]:
    """From when, and before when, a round must have been dealt, in local time; `first` and `last` are BETWEEN's."""
    if period is Period.ANY:
        return None, None
    if period is Period.BETWEEN:
        first, last = min(first, last), max(first, last)
        return _begins(first), _begins(last.addDays(1))
    return _begins(QDate.currentDate().addDays(1 - _DAYS[period])), None


def _begins(day: QDate) -> datetime:
    return datetime.fromtimestamp(day.startOfDay().toSecsSinceEpoch()).astimezone()


def day_of(moment: datetime) -> QDate:
    """The local day of a moment."""
    local = moment.astimezone()
    return QDate(local.year, local.month, local.day)


def last_moment(until: datetime) -> datetime:
    """The last second before a bound that is itself out."""
    return until - timedelta(seconds=1)


def result_words(result: Result | None) -> str:
    """How a round ended for the person."""
    match result:
        case None:
            return translate("Filter", "Any result")
        case Result.WON:
            return translate("Filter", "Won")
        case Result.LOST:
            return translate("Filter", "Lost")
        case Result.EVEN:
            return translate("Filter", "Came out even")


MARKS: Final[dict[str, Callable[[], str]]] = {
    "natural": lambda: translate("Filter", "Blackjack"),
    "split": lambda: translate("Filter", "Split"),
    "doubled": lambda: translate("Filter", "Doubled"),
    "insured": lambda: translate("Filter", "Insured"),
    "surrendered": lambda: translate("Filter", "Surrendered"),
    "costly": lambda: translate("Filter", "Costly choice"),
    "finished": lambda: translate("Filter", "Finished for you"),
    "noted": lambda: translate("Filter", "With a note"),
}
"""The marks of a round by their names in the filter."""


def told(wanted: RoundFilter) -> tuple[str, ...]:
    """What a filter asks, part by part; the person is not among it."""
    return tuple(_told(wanted))


def _told(wanted: RoundFilter) -> Iterator[str]:
    if wanted.cards:
        yield " ".join(card.replace("T", "10") for card in wanted.cards)
    if wanted.since is not None or wanted.until is not None:
        yield _days_told(wanted)
    if wanted.rules is not None:
        yield rules_title(wanted.rules)
    if wanted.result is not None:
        yield result_words(wanted.result)
    yield from (words() for name, words in MARKS.items() if getattr(wanted, name))
    yield from _amounts_told(wanted.least_bet, wanted.most_bet, translate("Filter", "bet"))
    yield from _amounts_told(wanted.least_net, wanted.most_net, translate("Filter", "won or lost"))


def _days_told(wanted: RoundFilter) -> str:
    if wanted.since is None:
        assert wanted.until is not None, "asked where one of them is set"
        return translate("Filter", "until {day}").format(day=date(last_moment(wanted.until)))
    if wanted.until is None:
        return translate("Filter", "since {day}").format(day=date(wanted.since))
    return f"{date(wanted.since)} – {date(last_moment(wanted.until))}"


def _amounts_told(least: int | None, most: int | None, what: str) -> Iterator[str]:
    if least is not None:
        yield translate("Filter", "{what} at least {amount}").format(what=what, amount=money(least))
    if most is not None:
        yield translate("Filter", "{what} at most {amount}").format(what=what, amount=money(most))


# ---------------------------------------------------------------- what is written

_RANKS: Final = {**{rank.value: rank.value for rank in Rank}, "10": "T", "1": "A"}
_SUITS: Final = {
    **{suit.value: suit.value for suit in Suit},
    **dict(zip("♠♥♦♣", "shdc", strict=True)),
    **dict(zip("♤♡♢♧", "shdc", strict=True)),
}


def read_cards(text: str) -> tuple[str, ...] | None:
    """The cards or ranks that are written, as notation; None where one can't be read."""
    found = [_card(word) for word in text.replace(",", " ").split()]
    return None if None in found else tuple(card for card in found if card is not None)


def _card(word: str) -> str | None:
    rank = _RANKS.get(word.upper())
    if rank is not None:
        return rank
    rank, suit = _RANKS.get(word[:-1].upper()), _SUITS.get(word[-1].lower())
    return None if rank is None or suit is None else rank + suit


def read_sum(text: str) -> int | None:
    """Hundredths of an amount with a sign or without; None where nothing, or nothing readable, is written."""
    read = typed(text)
    return None if read.unread is not None else read.amount
