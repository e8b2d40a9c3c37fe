"""The logbook: each of its answers comes from the file that it was given."""

from __future__ import annotations

import random

import pytest

from bjdesk.game import records
from bjdesk.game.faults import StoreError
from bjdesk.game.logbook import Logbook
from bjdesk.game.notes import note_of
from bjdesk.game.round_check import RoundCheck
from bjdesk.game.round_filter import Result, RoundFilter
from tests.support.game import Clock, Entropy, play_rounds, table_at


def test_it_answers_from_its_file():
    table = table_at(rules="classic", seed=4)
    play_rounds(table, 8, random.Random(4))
    logs = Logbook(table.database, table.charts, Entropy("what if"), Clock())
    every = records.rounds_page(table.database)
    assert logs.found(RoundFilter(), None, 50) == every
    assert logs.count(RoundFilter(result=Result.LOST)) == sum(row.net < 0 for row in every)
    assert (logs.rules_played(), logs.owners()) == (("classic",), ("player",))
    assert logs.check(3) is RoundCheck.AGREES
    assert logs.replay(3).number == 3
    assert logs.replay(99) is None
    assert logs.what_if(99, 1) is None
    decided = next(row for row in every if row.decisions)
    assert logs.what_if(decided.number, 1).number == decided.number


def test_a_note_is_written_at_once_and_taken_away_again():
    table = table_at(seed=4)
    play_rounds(table, 2, random.Random(4))
    logs = Logbook(table.database, table.charts, Entropy("what if"), Clock())
    logs.keep_note(2, " bold \n")
    assert note_of(table.database, 2) == logs.found(RoundFilter(noted=True), None, 9)[0].note == "bold"
    logs.keep_note(2, "")
    assert logs.count(RoundFilter(noted=True)) == 0


def test_after_a_note_that_could_not_be_kept_all_is_read_and_the_table_is_played_on(tmp_path):
    table = table_at(tmp_path / "t.db", seed=4)
    play_rounds(table, 2, random.Random(4))
    logs = Logbook(table.database, table.charts, Entropy("what if"), Clock())
    with pytest.raises(StoreError):
        logs.keep_note(99, "of a round that there is not")
    assert logs.count(RoundFilter()) == 2
    table._db._disconnect()  # as after a failure in whose wake the file could not be opened either
    play_rounds(table, 2, random.Random(4))
    assert logs.count(RoundFilter()) == 4
    table.close()


def test_half_a_sign_in_a_note_is_kept_as_a_question_mark():
    table = table_at(seed=4)
    play_rounds(table, 1, random.Random(4))
    Logbook(table.database, table.charts, Entropy("what if"), Clock()).keep_note(1, "so \ud83d it is")
    assert note_of(table.database, 1) == "so ? it is"


def test_the_costs_are_those_that_the_file_holds():
    from bjdesk.game import coach

    table = table_at(rules="single-deck", seed=4)
    play_rounds(table, 6, random.Random(4))
    logs = Logbook(table.database, table.charts, Entropy("what if"), Clock())
    decided = table.valuing.take()
    assert logs.costs(decided[0].round) == {}
    advice = coach.advice_on(decided[0].question)
    table.valuing.valued(decided[0], advice)
    table.valuing.write_rest()
    assert logs.costs(decided[0].round) == {decided[0].number: advice.cost(decided[0].action)}


def test_a_long_search_breathes_and_finds_the_same():
    table = table_at(rules="classic", seed=4)
    play_rounds(table, 60, random.Random(4))
    logs = Logbook(table.database, table.charts, Entropy("what if"), Clock())
    wanted = RoundFilter(cards=("T", "5"))
    walked = list(logs.search(wanted))
    assert None in walked
    assert tuple(row for row in walked if row is not None) == logs.found(wanted, None, 99) != ()
    assert list(logs.search(RoundFilter(cards=("T", "??")))) == []
