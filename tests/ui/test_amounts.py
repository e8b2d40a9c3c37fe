from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from bjdesk.ui.amounts import Typed, Unread, plain, typed


@pytest.fixture
def speak():
    before = QLocale()
    yield lambda name: QLocale.setDefault(QLocale(name))
    QLocale.setDefault(before)


READ = {
    "en_US": {"25": 2500, "25.5": 2550, "25.50": 2550, "1,234.50": 123_450, "1 234": 123_400, ".5": 50, "0.10": 10},
    "sv_SE": {"25,5": 2550, "25.5": 2550, "1 234,50": 123_450, "1\N{NO-BREAK SPACE}234": 123_400, "1,234": None},
    "nl_NL": {"25,5": 2550, "1.234,50": 123_450, "1.234": 123_400, "25.5": None, "12.34,5": None},
    "cs_CZ": {"25,5": 2550, "1 234,50": 123_450, "25.50": 2550},
}


@pytest.mark.parametrize("language", READ)
def test_a_sum_is_read_as_the_language_writes_it(speak, language):
    speak(language)
    for text, amount in READ[language].items():
        found = typed(text)
        assert (found.amount if found.unread is None else None) == amount, text


@pytest.mark.parametrize("language", READ)
def test_what_is_written_is_read_back(speak, language):
    speak(language)
    for amount in (1, 10, 99, 100, 2_550, 123_450, 100_000_000, 123_456_789, 10**30 + 1, -2_550):
        assert typed(plain(amount)) == Typed(amount)


@pytest.mark.parametrize("text", ["abc", "1e3", "5e3", "inf", "nan", "1.2.3", "--5", "12kr", "0x10", "1,23", ",", "½"])
def test_what_is_no_sum_is_not_read(speak, text):
    speak("en_US")
    assert typed(text) == Typed(0, Unread.NO_SUM)


def test_a_sum_has_two_decimals_at_most_and_may_be_below_zero(speak):
    speak("en_US")
    assert typed("1.234") == Typed(0, Unread.TOO_FINE)
    assert typed("1.230") == Typed(123)
    assert typed("-5") == typed("\N{MINUS SIGN}5") == Typed(-500)
    assert typed("  ") == Typed(0, Unread.EMPTY)
