"""Exact resume: what is shown is on disk, and the file alone gives it back."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bjdesk.engine.actions import Action
from bjdesk.engine.events import CardDealt
from bjdesk.engine.presets import PRESETS
from bjdesk.game.commands import Act, AddChip, DealCards, PayIn, Rebet, RebetAndDeal, Rebuy, TableRefusal
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.view import Phase
from tests.support.disk import Disk
from tests.support.game import ALL_PRESETS, Entropy, bet_and_deal, do, keep_funded, play_out, playing, table_at

SAME = (  # noqa: SIM905 - one name after the other reads best
    "phase rules rules_name observation balance wallet bet paid win net shoe_left shoe_size commitment client_text"
    " client_text_open round_number box_places next_commitment next_client_text"
).split()


@pytest.fixture
def disk():
    made = Disk()
    yield made
    made.close()


@pytest.mark.trust
@pytest.mark.parametrize("name", ALL_PRESETS)
def test_at_every_decision_the_file_gives_back_the_same_table_and_the_same_next_card(name, tmp_path, disk):
    """Two tables on the same seeds: one is closed and opened at every decision, the other never."""
    path, rand, decisions = tmp_path / "table.db", random.Random(name), 0
    steady = table_at(seed=name, rules=name)
    entropy = Entropy(name)
    table = table_at(path, rules=name, vfs=disk.name, entropy=entropy)
    while decisions < 12:
        boxes = rand.randint(1, min(3, steady.view.rules.boxes))
        for each in (table, steady):
            keep_funded(each)
            bet_and_deal(each, boxes=boxes)
        while playing(steady):
            decisions += 1
            table.close()
            table = table_at(path, vfs=disk.name, entropy=entropy)
            assert table.view.restored
            assert {n: getattr(table.view, n) for n in SAME} == {n: getattr(steady.view, n) for n in SAME}
            action = rand.choice(table.view.observation.legal)
            frames = [do(each, Act(action)) for each in (table, steady)]
            assert [frame.event for frame in frames[0]] == [frame.event for frame in frames[1]]
        for each in (table, steady):
            each.shown()
    table.close()


def waiting_table(path, vfs, rules="single-deck"):
    for seed in range(50):
        table = table_at(path / f"{seed}.db", seed=seed, rules=rules, vfs=vfs)
        bet_and_deal(table)
        if playing(table):
            return table, path / f"{seed}.db"
        table.close()
    raise AssertionError("no seed asks")


def test_after_a_restored_round_rebet_is_off_until_a_new_bet_was_dealt(tmp_path, disk):
    table, path = waiting_table(tmp_path, disk.name)
    table.close()
    table = table_at(path, vfs=disk.name)
    for command in (DealCards(), Rebuy(100)):
        assert table.view.why_not(command) is TableRefusal.ROUND_RUNNING
    play_out(table)
    assert table.view.restored
    for command in (Rebet(), RebetAndDeal()):
        assert table.view.why_not(command) is TableRefusal.RESTORED
    do(table, AddChip(0, 500))
    assert table.view.why_not(Rebet()) is TableRefusal.RESTORED
    do(table, DealCards())
    play_out(table)
    assert not table.view.restored
    assert table.view.why_not(Rebet()) is None
    table.close()


def test_a_table_closed_between_rounds_opens_without_rebet(tmp_path, disk):
    table = table_at(tmp_path / "t.db", vfs=disk.name)
    bet_and_deal(table)
    play_out(table)
    table.shown()
    table.close()
    table = table_at(tmp_path / "t.db", vfs=disk.name)
    assert (table.view.phase, table.view.finished_for_you, table.view.restored) == (Phase.BETTING, 0, False)
    assert table.view.why_not(Rebet()) is TableRefusal.NO_LAST_BET
    table.close()


def test_a_round_whose_end_was_never_shown_is_marked_as_finished_by_the_program(tmp_path, disk):
    path = tmp_path / "t.db"
    table = table_at(path, vfs=disk.name)
    bet_and_deal(table)
    play_out(table)
    table.close()
    table = table_at(path, vfs=disk.name)
    assert table.view.finished_for_you == 1
    assert table.view.phase is Phase.BETTING
    assert table.rounds_page(None, 1)[0].finished_by_program
    do(table, AddChip(0, 100))
    assert table.view.finished_for_you == 0
    table.close()
    table = table_at(path, vfs=disk.name)
    assert table.view.finished_for_you == 0
    table.close()


def test_a_shown_round_and_one_that_was_played_on_from_are_not_marked(tmp_path, disk):
    path = tmp_path / "t.db"
    table = table_at(path, vfs=disk.name)
    for _ in range(2):
        bet_and_deal(table)
        play_out(table)
    table.shown()
    table.shown()
    table.close()
    table = table_at(path, vfs=disk.name)
    assert table.view.finished_for_you == 0
    assert not any(record.finished_by_program for record in table.rounds_page(None, 9))
    table.close()


def test_a_shown_call_without_a_finished_round_does_nothing(tmp_path, disk):
    table, _ = waiting_table(tmp_path, disk.name)
    table.shown()
    assert table.database.value("SELECT count(*) FROM mark") == 0
    table.close()


def test_rules_of_the_last_round_hold_unless_others_are_asked_for(tmp_path, disk):
    path = tmp_path / "t.db"
    table = table_at(path, rules="vegas", vfs=disk.name)
    bet_and_deal(table)
    play_out(table)
    left = table.view.shoe_left
    table.close()
    table = table_at(path, vfs=disk.name)
    assert (table.view.rules_name, table.view.shoe_left) == ("vegas", left)
    table.close()
    table = table_at(path, rules="krog", vfs=disk.name)
    assert (table.view.rules_name, table.view.shoe_left) == ("krog", 312)
    table.close()


def test_a_running_round_keeps_its_rules(tmp_path, disk):
    table, path = waiting_table(tmp_path, disk.name)
    table.close()
    table = table_at(path, rules="classic", vfs=disk.name)
    assert table.view.rules_name == "single-deck"
    table.close()


def test_a_house_rule_set_is_resumed_from_its_options(tmp_path, disk):
    rules = replace(PRESETS["single-deck"], charlie=5, surrender=PRESETS["classic"].surrender)
    path = tmp_path / "t.db"
    for seed in range(50):
        table = table_at(path.with_name(f"{seed}.db"), seed=seed, vfs=disk.name)
        table.change_rules(rules, "mine")
        bet_and_deal(table)
        table.close()
        table = table_at(path.with_name(f"{seed}.db"), seed=seed, vfs=disk.name)
        found = (table.view.rules_name, table.view.rules)
        table.close()
        assert found == ("mine", rules)
        if seed > 3:
            return


def test_a_table_may_be_opened_with_a_rule_set_of_its_own():
    from bjdesk.game.table import open_table
    from tests.support.game import Clock

    rules = replace(PRESETS["single-deck"], charlie=5)
    table = open_table(":memory:", now=Clock(), entropy=Entropy(), rules=("custom", rules))
    assert (table.view.rules_name, table.view.rules) == ("custom", rules)


def test_money_is_as_it_was(tmp_path, disk):
    path = tmp_path / "t.db"
    table = table_at(path, vfs=disk.name)
    do(table, PayIn(5_00))
    do(table, Rebuy(7_00))
    money = (table.view.wallet, table.view.balance)
    table.close()
    table = table_at(path, vfs=disk.name)
    assert (table.view.wallet, table.view.balance) == money == (9_998_00, 1_007_00)
    table.close()


@pytest.mark.parametrize(
    "edit",
    [
        "UPDATE action SET action = 'fly'",
        "UPDATE action SET action = 'insurance'",
        "UPDATE round SET purses = '{}'",
        "UPDATE round SET boxes = '[{}]'",
        "UPDATE round SET boxes = '7'",
        "UPDATE rule_set SET options = '{\"decks\": 99}'",
        "UPDATE account SET balance = balance + 1 WHERE name = 'table'",
    ],
)
def test_a_running_round_that_cannot_be_played_is_damage_not_a_crash(tmp_path, disk, edit):
    for seed in range(200):
        path = tmp_path / f"{seed}.db"
        table = table_at(path, seed=seed, vfs=disk.name)
        bet_and_deal(table)
        while playing(table) and Action.HIT in table.view.observation.legal:
            do(table, Act(Action.HIT))
            break
        waits = playing(table) and table.database.value("SELECT count(*) FROM action")
        if waits:
            for (name,) in table.database.rows("SELECT name FROM sqlite_schema WHERE type = 'trigger'"):
                table.database.run(f"DROP TRIGGER {name}")
            table.database.run(edit)
        table.close()
        if waits:
            with pytest.raises(StoreUnavailable) as caught:
                table_at(path, vfs=disk.name)
            assert caught.value.reason is StoreReason.DAMAGED
            return
    raise AssertionError("no seed waits")


def test_the_last_frame_of_every_step_is_what_a_reopening_shows(tmp_path, disk):
    table, path = waiting_table(tmp_path, disk.name, rules="american")
    view = table.view
    table.close()
    table = table_at(path, vfs=disk.name)
    assert table.view.observation == view.observation
    frames = play_out(table)
    assert any(isinstance(frame.event, CardDealt) for frame in frames) or frames
    assert frames[-1].view == table.view
    table.close()
