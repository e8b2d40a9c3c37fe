from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bjdesk.ui.felt.chips import columns, fewest, laid

HOUSE = (100, 500, 2_500, 10_000, 50_000)


@pytest.mark.parametrize(
    "amount, chips",
    [
        (0, ()),
        (5_500, (2_500, 2_500, 500)),
        (8_250, (2_500, 2_500, 2_500, 500, 100, 100, 50)),
        (50_000, (50_000,)),
    ],
)
def test_a_sum_is_broken_into_the_fewest_chips_the_largest_below(amount, chips):
    assert fewest(amount, HOUSE) == chips


@given(st.integers(0, 1_000_000))
def test_chips_add_up_to_their_sum_and_only_a_rest_is_none_of_the_house(amount):
    chips = fewest(amount, HOUSE)
    assert sum(chips) == amount
    assert all(chip in HOUSE or chip < 100 for chip in chips)
    assert list(chips) == sorted(chips, reverse=True)


def test_a_bet_lies_as_it_was_laid_until_it_is_too_many_chips_to_see():
    assert laid((100, 500, 100), HOUSE) == (100, 500, 100)
    assert laid((100,) * 25, HOUSE) == (2_500,)


def test_columns_are_of_eight_and_three_at_most():
    assert [len(column) for column in columns((100,) * 30)] == [8, 8, 8]
    assert columns((100,) * 9) == ((100,) * 8, (100,))


@given(st.sets(st.integers(1, 12), min_size=2, max_size=4), st.integers(0, 60))
def test_chips_that_do_not_divide_each_other_are_the_fewest_too(values, amount):
    chips = fewest(amount, tuple(values))
    assert sum(chips) == amount
    fewest_of = [0] + [None] * amount
    for total in range(1, amount + 1):
        ways = [fewest_of[total - value] for value in values if value <= total]
        fewest_of[total] = min((way + 1 for way in ways if way is not None), default=None)
    best = next(total for total in range(amount, -1, -1) if fewest_of[total] is not None)
    assert len(chips) == fewest_of[best] + (best < amount)


def test_a_large_sum_of_odd_chips_is_broken_down_at_once():
    assert fewest(60_000, (100, 30_000, 40_000)) == (30_000, 30_000)
    assert sum(fewest(123_456_700, (100, 300, 70_000))) == 123_456_700
