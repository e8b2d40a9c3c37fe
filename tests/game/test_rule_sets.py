"""The player's own rule sets: kept, renamed, deleted, put back, read from files, and refused by name."""

from __future__ import annotations

import os
import random
import stat
import tomllib
from dataclasses import replace

import pytest

from bjdesk.engine.errors import Contradiction
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.rules import OPTIONS, options_of
from bjdesk.game.faults import StoreUnavailable
from bjdesk.game.rescue import restore
from bjdesk.game.rule_files import named_rules
from bjdesk.game.rule_sets import (
    FileFault,
    FileRefused,
    NameFault,
    NameRefused,
    RuleSets,
    read_rule_file,
    rules_of_toml,
    toml_of,
    write_rule_file,
)
from tests.support.game import bet_and_deal, play_out, table_at
from tests.support.rounds import chance_rules

RULES = replace(PRESETS["vegas"], decks=2, charlie=5)


@pytest.fixture
def sets(tmp_path):
    return RuleSets(tmp_path / "rules")


def own(sets):
    return [one.name for one in sets.all() if one.own]


def test_without_any_of_the_players_there_are_the_presets(sets):
    assert [one.name for one in sets.all()] == list(PRESETS)
    assert not any(one.own for one in sets.all())


def test_a_saved_set_is_there_at_the_next_start(sets):
    assert sets.save("  Pelles  krog ", RULES) == "Pelles krog"
    again = RuleSets(sets.folder).find("Pelles krog")
    assert (again.rules, again.own, again.refused) == (RULES, True, None)


def test_own_sets_come_after_the_presets_by_name(sets):
    for name in ("beta", "Alfa", "Čtyři 4"):
        sets.save(name, RULES)
    assert own(sets) == ["Alfa", "beta", "Čtyři 4"]


def test_saving_again_replaces_and_renaming_leaves_one(sets):
    sets.save("Home", RULES)
    sets.save("Home", replace(RULES, decks=3), instead_of="Home")
    sets.save("House", replace(RULES, decks=4), instead_of="Home")
    assert own(sets) == ["House"]
    sets.save("house", RULES, instead_of="House")
    assert own(sets) == ["house"]
    assert sets.find("house").rules == RULES


@pytest.mark.parametrize(
    "name, fault",
    [
        ("", NameFault.EMPTY),
        (" \t", NameFault.EMPTY),
        ("x" * 41, NameFault.TOO_LONG),
        ("a/b", NameFault.BAD_SIGN),
        ("..", NameFault.BAD_SIGN),
        ("../up", NameFault.BAD_SIGN),
        ("a\\b", NameFault.BAD_SIGN),
        ("C:", NameFault.BAD_SIGN),
        ("nul\0", NameFault.BAD_SIGN),
        ("end.", NameFault.BAD_SIGN),
        (".hidden", NameFault.BAD_SIGN),
        ("♠", NameFault.BAD_SIGN),
        ("Vegas", NameFault.RESERVED),
        ("con", NameFault.RESERVED),
        ("custom", NameFault.RESERVED),
        ("HOME", NameFault.TAKEN),
    ],
)
def test_a_name_that_can_not_be_is_refused_and_nothing_is_written(sets, name, fault):
    sets.save("Home", RULES)
    with pytest.raises(NameRefused) as caught:
        sets.save(name, replace(RULES, decks=8))
    assert caught.value.fault is fault
    assert own(sets) == ["Home"]
    assert sets.find("Home").rules == RULES
    assert [path.name for path in sets.folder.parent.rglob("*.toml")] == ["Home.toml"]


def test_a_copy_gets_the_next_free_name(sets):
    assert sets.free_name("Home") == "Home"
    sets.save("Home", RULES)
    assert sets.free_name("Home") == "Home 2"
    sets.save("Home 2", RULES)
    assert sets.free_name("Home 2") == "Home 3"
    assert sets.free_name("Krog") == "Krog 2"
    assert sets.fault_of(sets.free_name("x" * 99)) is None
    sets.save("y" * 40, RULES)
    assert sets.fault_of(sets.free_name("y" * 40)) is None
    assert sets.fault_of(sets.free_name("!?")) is None


def test_a_deleted_set_can_be_put_back(sets):
    sets.save("Home", RULES)
    deleted = sets.delete("Home")
    assert own(sets) == []
    assert sets.put_back(deleted) == "Home"
    assert sets.find("Home").rules == RULES


def test_a_set_put_back_does_not_write_over_a_new_one(sets):
    sets.save("Home", RULES)
    deleted = sets.delete("Home")
    sets.save("Home", replace(RULES, decks=8))
    assert sets.put_back(deleted) == "Home 2"
    assert (sets.find("Home").rules.decks, sets.find("Home 2").rules.decks) == (8, 2)


def test_any_rule_set_is_written_and_read_back(tmp_path):
    for seed in range(200):
        rules = chance_rules(random.Random(seed))
        assert rules_of_toml(toml_of(rules).encode()) == rules
    write_rule_file(tmp_path / "one.toml", rules)
    assert read_rule_file(tmp_path / "one.toml") == rules
    assert named_rules(str(tmp_path / "one.toml"))[1] == rules


def test_an_exported_file_holds_every_option(tmp_path):
    write_rule_file(tmp_path / "one.toml", RULES)
    assert tomllib.loads((tmp_path / "one.toml").read_text()) == options_of(RULES)


@pytest.mark.parametrize(
    "text, fault, name, value",
    [
        ("decks = [", FileFault.NO_RULES, "", None),
        ("decks = 2\ndecks = 3", FileFault.NO_RULES, "", None),
        ("a = " + "[" * 20_000, FileFault.NO_RULES, "", None),
        ("# " + "x" * 70_000, FileFault.NO_RULES, "", None),
        ("decs = 2", FileFault.UNKNOWN_OPTION, "decs", 2),
        ('preset = "macau"', FileFault.UNKNOWN_PRESET, "preset", "macau"),
        ("preset = 3", FileFault.UNKNOWN_PRESET, "preset", 3),
        ("decks = 9", FileFault.WRONG_VALUE, "decks", 9),
        ("decks = true", FileFault.WRONG_VALUE, "decks", True),
        ("min_bet = 5", FileFault.WRONG_VALUE, "min_bet", 5),
        ('natural_pays = "7:5"', FileFault.WRONG_VALUE, "natural_pays", "7:5"),
        ("[decks]\nx = 1", FileFault.WRONG_VALUE, "decks", {"x": 1}),
        ('min_bet = "9000.00"', FileFault.CONTRADICTION, "min_bet", Contradiction.LIMITS_CROSSED),
        ("max_hands = 1\nresplit_aces = true", FileFault.CONTRADICTION, "resplit_aces",
         Contradiction.ACES_WITHOUT_SPLITS),
        ('chips = ["0.25"]', FileFault.CONTRADICTION, "chips", Contradiction.CHIP_TOO_FINE),
        ('chips = ["2.00", "5.00"]', FileFault.CONTRADICTION, "chips", Contradiction.CHIP_NO_MULTIPLE),
    ],
)  # fmt: skip
def test_a_wrong_file_is_refused_by_option_and_value(text, fault, name, value):
    with pytest.raises(FileRefused) as caught:
        rules_of_toml(text.encode())
    refused = caught.value
    assert (refused.fault, refused.name, refused.value) == (fault, name, value)
    assert (refused.option is not None) == (name in {option.name for option in OPTIONS})
    assert refused.contradiction == (value if fault is FileFault.CONTRADICTION else None)


def test_bytes_that_are_no_text_and_a_file_that_is_not_there_are_refused(tmp_path):
    with pytest.raises(FileRefused) as caught:
        rules_of_toml(b"\xff\xfe\x00")
    assert caught.value.fault is FileFault.NO_RULES
    with pytest.raises(FileRefused) as caught:
        read_rule_file(tmp_path / "none.toml")
    assert caught.value.fault is FileFault.UNREADABLE


def test_a_file_with_a_preset_is_that_preset_with_changes():
    assert rules_of_toml(b'preset = "vegas"\ndecks = 2\ncharlie = 5\n') == RULES


def test_a_damaged_file_is_told_and_the_others_stand(sets):
    sets.save("Home", RULES)
    sets.save("Other", RULES)
    (sets.folder / "Home.toml").write_text("decks = 99\n")
    home, other = sets.find("Home"), sets.find("Other")
    assert home.rules is None
    assert (home.refused.fault, home.refused.name) == (FileFault.WRONG_VALUE, "decks")
    assert other.rules == RULES


def test_what_is_no_rule_file_is_left_alone(sets):
    sets.save("Home", RULES)
    (sets.folder / "notes.txt").write_text("x")
    (sets.folder / ".x.toml").write_text("x")
    (sets.folder / "folder.toml").mkdir()
    assert own(sets) == ["Home"]


def test_files_and_folder_are_the_owners_alone(sets):
    sets.save("Home", RULES)
    if os.name != "posix":
        return  # modes are POSIX's
    assert stat.S_IMODE(sets.folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((sets.folder / "Home.toml").stat().st_mode) == 0o600


def test_a_folder_that_can_not_be_made_is_the_worlds_fault(tmp_path):
    (tmp_path / "rules").write_text("in the way")
    with pytest.raises(StoreUnavailable):
        RuleSets(tmp_path / "rules").save("Home", RULES)
    assert own(RuleSets(tmp_path / "rules")) == []


def test_a_backup_put_in_place_leaves_the_rule_sets(tmp_path):
    sets, database = RuleSets(tmp_path / "rules"), tmp_path / "table.db"
    table = table_at(database)
    table.database.back_up(tmp_path / "copy.db")
    sets.save("Home", RULES)
    table.close()
    restore(database, tmp_path / "copy.db")
    assert own(sets) == ["Home"]


def test_a_round_keeps_the_options_that_it_was_played_by_though_the_set_goes(tmp_path, sets):
    sets.save("Home", RULES)
    table = table_at(tmp_path / "table.db", seed=5)
    table.change_rules(RULES, "Home")
    bet_and_deal(table)
    play_out(table)
    table.shown()
    table.close()
    sets.delete("Home")
    again = table_at(tmp_path / "table.db")
    assert (again.view.rules_name, again.view.rules) == ("Home", RULES)
    again.close()
