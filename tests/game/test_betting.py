"""The bets before a round: pure, undoable, nothing at stake."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bjdesk.game.betting import Bets, difference, empty
from bjdesk.game.commands import BetsCleared, BetsLaid, ChipAdded, ChipTaken

ACTS = st.lists(
    st.tuples(st.sampled_from(["add", "take", "clear", "double", "rebet"]), st.integers(0, 2), st.sampled_from([1, 5]))
)


def acted(bets, act):
    what, box, value = act
    match what:
        case "add":
            return bets.add(box, value)
        case "take":
            return bets.take(box) if bets.chips[box] else bets
        case "clear":
            return bets.clear()
        case "double":
            return bets.double((5, 25))
        case _:
            return bets.rebet(((5,), (), (1, 1)))


@given(ACTS)
def test_undo_brings_back_every_state_to_the_first(acts):
    states = [empty(3)]
    for act in acts:
        after = acted(states[-1], act)
        if after is not states[-1]:
            states.append(after)
    bets = states[-1]
    for expected in states[-2::-1]:
        bets = bets.undo()
        assert bets == expected
    with pytest.raises(ValueError, match="nothing"):
        bets.undo()


def test_take_takes_the_last_chip_or_the_last_of_a_value():
    bets = empty(1).add(0, 5).add(0, 1).add(0, 5)
    assert bets.take(0).chips == ((5, 1),)
    assert bets.take(0, 1).chips == ((5, 5),)
    with pytest.raises(ValueError, match="chip"):
        bets.take(0, 25)
    with pytest.raises(ValueError, match="chip"):
        empty(1).take(0)


def test_amounts_and_total_add_the_chips():
    bets = empty(3).add(0, 5).add(2, 25).double((5, 25))
    assert bets.amounts == (10, 0, 50)
    assert bets.total == 60


def test_rebet_lays_the_last_chips_and_undo_takes_them_back():
    bets = empty(2).add(1, 5).rebet(((5,), ()))
    assert bets.amounts == (5, 0)
    assert bets.undo() == empty(2).add(1, 5)


@pytest.mark.parametrize(
    "before, after, event",
    [
        ((), (5,), ChipAdded(0, 5)),
        ((5, 1), (5,), ChipTaken(0, 1)),
        ((5,), (), ChipTaken(0, 5)),
        ((5, 1), (), BetsCleared((6, 0))),
        ((), (5, 1), BetsLaid((6, 0))),
        ((5, 1), (5, 1, 5, 1), BetsLaid((12, 0))),
    ],
)
def test_what_an_act_did_is_told_as_one_event(before, after, event):
    assert difference(Bets((before, ())), Bets((after, ()))) == event


def test_acts_on_several_boxes_are_told_whole():
    assert difference(Bets(((), ())), Bets(((5,), (1,)))) == BetsLaid((5, 1))
    assert difference(Bets(((5,), (1,))), Bets(((), ()))) == BetsCleared((5, 1))
