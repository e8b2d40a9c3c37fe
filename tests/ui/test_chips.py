from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bjdesk.engine.presets import PRESETS
from bjdesk.game.commands import AddChip, DealCards
from bjdesk.game.view import Phase
from bjdesk.ui.felt.chips import columns, fewest, laid
from bjdesk.ui.felt.keys import stack
from bjdesk.ui.felt.layout import felt_layout
from bjdesk.ui.felt.looks import StackLook
from bjdesk.ui.felt.picture import picture
from bjdesk.ui.table_words import TableWords
from tests.support.game import do, play_out, table_at

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


# ---------------------------------------------------------------- on the felt


def stacks_of(view):
    """All chips that stand on the felt, stack by stack."""
    made = picture(view, felt_layout(1280, 647, 18.0, view.rules.boxes), TableWords())
    return {key: thing.look.chips for key, thing in made.items() if isinstance(thing.look, StackLook)}


def test_deal_changes_nothing_about_the_chips_that_were_laid(qapp):
    table = table_at(seed="quiet", rules="classic")
    for value in (500, *(2_500,) * 10, 500):
        do(table, AddChip(0, value))
    composed = stacks_of(table.view)[stack(0)]
    seen = [stacks_of(frame.view) for frame in do(table, DealCards())]
    assert composed == (500, *(2_500,) * 10, 500)
    assert table.view.phase is Phase.PLAYING
    assert {chips[stack(0)] for chips in seen} == {composed}
    table.close()


@pytest.mark.parametrize("rules", sorted(PRESETS))
def test_no_stack_holds_a_chip_that_the_rules_lack(qapp, rules):
    table = table_at(seed=rules, rules=rules)
    own = table.view.rules.chips
    for _ in range(3):
        fitting = [chip for chip in own if table.view.why_not(AddChip(0, chip)) is None]
        do(table, AddChip(0, max(fitting))) if fitting else None
    frames = [*do(table, DealCards()), *play_out(table)]
    chips = {chip for frame in frames for pile in stacks_of(frame.view).values() for chip in pile}
    assert max(chips) in own
    assert all(chip in own or chip < min(own) for chip in chips)
    table.close()
