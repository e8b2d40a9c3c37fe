"""Numbers, money, percents and dates, language by language."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bjdesk.ui import formats
from bjdesk.ui.formats import chip_value, count, date, date_time, money, money_signed, percent
from tests.support.languages import CODES, speaking

pytestmark = pytest.mark.usefixtures("qapp")

NBSP = "\N{NO-BREAK SPACE}"


@pytest.fixture(params=CODES)
def code(request):
    with speaking(request.param):
        yield request.param
    formats.use_currency("")


def _of(code, **texts):
    return texts[code]


def test_money_is_grouped_and_whole_where_it_is_whole(code):
    expected = _of(code, en="1,180", sv=f"1{NBSP}180", nl="1.180", cs=f"1{NBSP}180")
    assert money(118_000) == expected


def test_a_sum_of_any_size_is_written_whole(code):
    comma, point = _of(code, en=",.", sv=f"{NBSP},", nl=".,", cs=f"{NBSP},")
    assert money(10**30 + 25) == f"10{comma}{comma.join(['000'] * 9)}{point}25"


def test_hundredths_stand_where_there_are_some(code):
    expected = _of(code, en="7.50", sv="7,50", nl="7,50", cs="7,50")
    assert money(750) == expected
    assert money(5) == expected.replace("7", "0").replace("50", "05")


def test_hundredths_can_be_asked_for(code):
    expected = _of(code, en="945.00", sv="945,00", nl="945,00", cs="945,00")
    assert money(94_500, hundredths=True) == expected


def test_the_sign_is_our_own(code):
    assert money_signed(5_500) == "+55"
    assert money_signed(-5_500) == "−55"
    assert money_signed(0) == "0"
    assert money(-5_500) == "−55"


def test_a_currency_has_its_place_by_the_language(code):
    formats.use_currency("EUR")
    expected = _of(code, en="−€55", sv=f"−55{NBSP}€", nl=f"−€{NBSP}55", cs=f"−55{NBSP}€")
    assert money(-5_500) == expected
    assert chip_value(5_500) == "55"


def test_an_unknown_currency_is_refused():
    with pytest.raises(KeyError):
        formats.use_currency("XXX")


def test_counts_are_grouped(code):
    assert count(100_000) == _of(code, en="100,000", sv=f"100{NBSP}000", nl="100.000", cs=f"100{NBSP}000")


def test_percents_have_the_languages_space(code):
    expected = _of(code, en="99.40%", sv=f"99,40{NBSP}%", nl="99,40%", cs=f"99,40{NBSP}%")
    assert percent(0.994) == expected
    assert percent(-0.006) == "−" + expected.replace("99", "0").replace("40", "60")
    assert percent(-0.00001).startswith("0")


def test_dates_are_the_languages(code):
    when = datetime(2026, 3, 9, 12, 0, tzinfo=UTC)
    expected = _of(code, en="9 Mar 2026", sv="2026-03-09", nl="09-03-2026", cs="09.03.2026")
    assert date(when) == expected
    assert date_time(when).startswith(f"{expected} ")


@settings(max_examples=25)
@given(amount=st.integers(-(10**12), 10**12))
@pytest.mark.parametrize("spoken", CODES)
def test_no_amount_is_ever_in_parentheses(spoken, amount):
    with speaking(spoken):
        text = money_signed(amount, hundredths=True)
    assert text[0] in "+−0"
    assert not set(text) & set("()-")
    assert int("".join(figure for figure in text if figure.isdigit())) == abs(amount)
