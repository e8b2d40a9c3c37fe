"""One box is cleared in one act, which one UNDO takes back."""

from __future__ import annotations

import pytest

from bjdesk.game.commands import (
    AddChip,
    BetsCleared,
    BetsLaid,
    ClearBox,
    CommandRefused,
    TableRefusal,
    TakeChip,
    UndoBet,
)
from tests.support.game import do, table_at


@pytest.fixture
def table():
    opened = table_at(rules="classic")
    for box, value in ((0, 2_500), (0, 500), (0, 100), (2, 500)):
        do(opened, AddChip(box, value))
    yield opened
    opened.close()


def test_clearing_a_box_leaves_the_others_alone(table):
    (frame,) = do(table, ClearBox(0))
    assert frame.event == BetsLaid((0, 0, 500, 0, 0, 0, 0))
    assert table.view.bet_chips[2] == (500,)


def test_undo_brings_the_box_back_in_one_act(table):
    do(table, ClearBox(0))
    do(table, UndoBet())
    assert table.view.bet_chips[0] == (2_500, 500, 100)


def test_a_chip_taken_off_just_before_comes_back_in_the_same_act(table):
    """A double press: its first half takes a chip, its second the rest."""
    do(table, TakeChip(0))
    do(table, ClearBox(0))
    do(table, UndoBet())
    assert table.view.bet_chips[0] == (2_500, 500, 100)


@pytest.mark.parametrize("before", [AddChip(0, 500), TakeChip(2), TakeChip(0, 2_500)])
def test_any_other_act_before_it_stays_an_act_of_its_own(table, before):
    do(table, before)
    lying = table.view.bet_chips
    do(table, ClearBox(0))
    do(table, UndoBet())
    assert table.view.bet_chips == lying


def test_the_last_box_to_be_cleared_empties_the_table(table):
    do(table, ClearBox(0))
    do(table, AddChip(2, 500))
    (frame,) = do(table, ClearBox(2))
    assert frame.event == BetsCleared((0, 0, 1_000, 0, 0, 0, 0))


@pytest.mark.parametrize("box, refusal", [(1, TableRefusal.NO_BET), (7, TableRefusal.NO_SUCH_BOX)])
def test_a_box_without_a_bet_can_not_be_cleared(table, box, refusal):
    with pytest.raises(CommandRefused) as caught:
        do(table, ClearBox(box))
    assert caught.value.refusal is refusal
