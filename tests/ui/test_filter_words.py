"""What the player writes into the filter, read back, and a filter told in words."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QDate

from bjdesk.game.round_filter import Result, RoundFilter
from bjdesk.ui.panels.gamelogs.filter_words import MARKS, Period, days_of, last_moment, read_cards, read_sum, told
from tests.support.languages import CODES, speaking

TODAY = QDate.currentDate()


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("", ()),
        ("A", ("A",)),
        ("a 10 t 1", ("A", "T", "T", "A")),
        ("Ks,10h  qD", ("Ks", "Th", "Qd")),
        ("A♠ 10♥ ♣", None),
        ("A♠ 10♥", ("As", "Th")),
        ("x", None),
        ("11", None),
        ("Ax", None),
        ("s", None),
    ],
)
def test_cards_are_read_by_rank_or_by_rank_and_suit(written, read):
    assert read_cards(written) == read


@pytest.mark.parametrize(
    ("code", "written", "read"),
    [
        ("en", "12.50", 1250),
        ("en", "−7", -700),
        ("en", "-7", -700),
        ("en", "+3", 300),
        ("en", "", None),
        ("en", "x", None),
        ("sv", "12,5", 1250),
        ("cs", "1 000", 100_000),
    ],
)
def test_amounts_are_read_in_the_players_language(qapp, code, written, read):
    with speaking(code):
        assert read_sum(written) == read


@pytest.mark.parametrize(
    ("period", "days"), [(Period.TODAY, 1), (Period.WEEK, 7), (Period.MONTH, 30), (Period.YEAR, 365)]
)
def test_a_period_begins_with_its_first_day_and_has_no_end(period, days):
    since, until = days_of(period, TODAY, TODAY)
    first = TODAY.addDays(1 - days)
    assert (since.year, since.month, since.day) == (first.year(), first.month(), first.day())
    assert (since.hour, until) == (0, None)


def test_between_two_days_both_count_whichever_is_written_first():
    early, late = QDate(2026, 3, 1), QDate(2026, 3, 29)
    assert days_of(Period.BETWEEN, early, late) == days_of(Period.BETWEEN, late, early)
    since, until = days_of(Period.BETWEEN, early, late)
    assert (since.day, until.day, last_moment(until).day) == (1, 30, 29)
    assert days_of(Period.ANY, early, late) == (None, None)


@pytest.mark.parametrize("code", CODES)
def test_every_part_of_a_filter_is_told_in_every_language(qapp, code):
    now = datetime(2026, 3, 1, 12, tzinfo=UTC)
    wanted = RoundFilter(
        since=now, until=now + timedelta(days=2), rules="krog", result=Result.EVEN, cards=("T", "As"),
        least_bet=100, most_bet=200, least_net=-300, most_net=400, **dict.fromkeys(MARKS, True),
    )  # fmt: skip
    with speaking(code):
        parts = told(wanted)
        assert len(parts) == len(set(parts)) == 8 + len(MARKS)
        assert parts[0] == "10 As"
        assert not any("{" in part for part in parts)
        assert told(RoundFilter(owner="guest:Ann")) == ()
        assert len(told(RoundFilter(since=now))) == len(told(RoundFilter(until=now))) == 1
