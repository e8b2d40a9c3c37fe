from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bjdesk.engine.errors import NotationError
from bjdesk.engine.money import format_money, parse_money, share


@given(st.integers(min_value=0, max_value=10**17 - 1))
def test_money_is_written_and_read_back(amount):
    assert parse_money(format_money(amount)) == amount


@pytest.mark.parametrize(
    "text, amount", [("10", 1000), ("10.5", 1050), ("10.50", 1050), ("10.5000", 1050), ("0.05", 5), ("007", 700)]
)
def test_at_most_two_decimals_are_significant(text, amount):
    assert parse_money(text) == amount


def test_large_amounts_and_leading_zeros_are_money_to_the_last_hundredth():
    assert parse_money("9" * 40 + ".99") == 10**42 - 1
    assert parse_money("0" * 30 + "10.5") == 1050


@pytest.mark.parametrize(
    "text", ["", " 1", "1 ", "+1", "-1", "1.", ".5", "1.005", "1e2", "1,00", "٣", "1_0", "9" * 1001, "9" * 5000, "1\n"]
)
def test_all_else_is_no_money(text):
    with pytest.raises(NotationError, match="is not an amount of money"):
        parse_money(text)


def test_money_below_zero_has_a_hyphen():
    assert [format_money(amount) for amount in (-5, -1250, 0, 99, 100)] == ["-0.05", "-12.50", "0.00", "0.99", "1.00"]


def test_a_share_that_is_not_whole_is_a_bug():
    assert share(10, 3, 2) == 15
    with pytest.raises(ArithmeticError, match="3/2 of 5"):
        share(5, 3, 2)
