"""Sums of any size as chips: at once, and never more of them than can be told apart."""

from __future__ import annotations

import time

import pytest

from bjdesk.engine.rules import rules_from_options
from bjdesk.game.chips import MOST_SEPARATE, fewest, joined
from bjdesk.game.commands import AddChip, CommandRefused, DoubleBets, TakeChip, UndoBet
from bjdesk.game.practice import PracticeTable
from bjdesk.game.practice_hand import NO_SEED, PracticeHand
from tests.support.game import do, table_at

ODD = (10, 30, 70, 1_000_000_00)


@pytest.mark.parametrize("values", [(10,), (10, 100), ODD, (100, 300, 70_000), (7, 11), (10**9 + 7, 10**9 + 9)])
@pytest.mark.parametrize("amount", [0, 10, 999_999_990, 10**13, 10**900])
def test_a_sum_of_any_size_is_broken_down_at_once(values, amount):
    began = time.process_time()
    chips = fewest(amount, values)
    assert sum(chips) == amount
    assert len(chips) <= MOST_SEPARATE + 1
    assert time.process_time() - began < 1


def test_the_largest_chips_are_taken_first_where_too_many_sums_are_to_be_tried():
    assert fewest(3 * ODD[-1] + 140, ODD) == (ODD[-1], ODD[-1], ODD[-1], 70, 70)


def test_chips_lie_as_they_were_laid_while_they_can_be_told_apart():
    assert joined((10,) * MOST_SEPARATE, (10, 100)) == (10,) * MOST_SEPARATE
    assert joined((10,) * (MOST_SEPARATE + 1), (10, 100)) == (100,) * 20 + (10,)


def test_double_bet_goes_on_to_the_largest_sums_and_back():
    rules = rules_from_options(
        {"preset": "single-deck", "chips": ["0.10"], "min_bet": "0.10", "max_bet": "1000000000.00"}
    )
    table = table_at(rules=("dimes", rules))
    do(table, AddChip(0, 10))
    began, doubled = time.process_time(), 0
    while True:
        try:
            do(table, DoubleBets())
        except CommandRefused:
            break
        doubled += 1
        assert table.view.bet == 10 * 2**doubled
        assert table.view.balance == 100_000 - table.view.bet
    assert time.process_time() - began < 1
    do(table, TakeChip(0))
    for _ in range(doubled + 1):
        do(table, UndoBet())
    assert table.view.bet == 10
    table.close()


def test_a_set_up_bet_of_any_size_lies_there_at_once():
    rules = rules_from_options({"preset": "single-deck", "chips": ["0.10"], "min_bet": "0.10", "max_bet": "9" * 30})
    hand = PracticeHand(rules, "dimes", bets=(10**15,), balance=10**20, seed=NO_SEED)
    assert PracticeTable(hand).view.bets == (10**15,)
