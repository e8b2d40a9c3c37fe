"""Everything into one file and back, and away for good, from the command line."""

from __future__ import annotations

import io
import random
from datetime import UTC, datetime

import pytest

from bjdesk.cli import DONE, REFUSED, run
from bjdesk.engine.presets import PRESETS
from bjdesk.game.places import DATABASE
from bjdesk.game.rule_sets import RuleSets
from bjdesk.game.settings import Settings, load, save
from tests.support.game import Entropy, books, play_rounds, table_at


def fill(folder, seed):
    table = table_at(folder / DATABASE, seed=seed)
    play_rounds(table, 4, random.Random(seed))
    held = books(table)
    table.close()
    save(Settings(volume=seed), folder / "settings.toml")
    RuleSets(folder / "rules").save(f"Set {seed}", PRESETS["krog"])
    return held


def held_in(folder):
    table = table_at(folder / DATABASE, entropy=Entropy("look"))
    held = books(table)
    table.close()
    return held


def call(capsys, folder, *words):
    status = run([*words, "--data-dir", str(folder)])
    return status, capsys.readouterr()


def typed(monkeypatch, word):
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(f"{word}\n".encode())))


@pytest.fixture
def folders(tmp_path):
    return tmp_path / "one", tmp_path / "two"


def test_an_archive_takes_everything_to_another_folder(capsys, folders, tmp_path):
    one, two = folders
    held = fill(one, 1)
    fill(two, 2)
    file = tmp_path / "all.zip"
    status, told = call(capsys, one, "archive", str(file))
    assert (status, told.out) == (DONE, "")
    status, told = call(capsys, two, "unarchive", str(file))
    assert (status, told.out) == (DONE, "")
    assert str(two / "before-1") in told.err
    assert held_in(two) == held
    assert load(two / "settings.toml").settings.volume == 1
    assert [one.name for one in RuleSets(two / "rules").all() if one.own] == ["Set 1"]


def test_a_file_that_is_no_archive_changes_nothing(capsys, folders, tmp_path):
    one, _ = folders
    held = fill(one, 1)
    (tmp_path / "x").write_text("no archive")
    status, told = call(capsys, one, "unarchive", str(tmp_path / "x"))
    assert status == REFUSED
    assert told.err == f"bjdesk: {tmp_path / 'x'} is damaged; it was not touched.\n"
    assert held_in(one) == held


def test_all_goes_for_good_when_the_word_is_typed(capsys, folders, monkeypatch):
    one, _ = folders
    fill(one, 1)
    typed(monkeypatch, "wipe")
    status, told = call(capsys, one, "wipe")
    assert (status, told.out) == (DONE, "")
    assert [path.name for path in one.iterdir()] == [f"{DATABASE}.lock"]


@pytest.mark.parametrize("word", ["", "yes", "WIPE"])
def test_nothing_goes_for_another_word(capsys, folders, monkeypatch, word):
    one, _ = folders
    held = fill(one, 1)
    typed(monkeypatch, word)
    status, _ = call(capsys, one, "wipe")
    assert status == REFUSED
    assert held_in(one) == held
    assert load(one / "settings.toml").settings.volume == 1


@pytest.mark.parametrize("words", [("archive", "F"), ("unarchive", "F"), ("wipe",)])
def test_while_the_table_is_open_all_stays(capsys, folders, monkeypatch, tmp_path, words):
    one, two = folders
    fill(two, 2)
    file = tmp_path / "all.zip"
    assert call(capsys, two, "archive", str(file))[0] == DONE
    table = table_at(one / DATABASE)
    typed(monkeypatch, "wipe")
    target = str(file if words[0] == "unarchive" else tmp_path / "new")
    status, told = call(capsys, one, *(target if word == "F" else word for word in words))
    assert status == REFUSED
    assert "close its table first" in told.err
    assert not (tmp_path / "new").exists()
    table.close()


@pytest.mark.parametrize("words", [("unarchive", "F"), ("wipe",), ("restore", "B")])
def test_a_break_is_not_got_round(capsys, folders, monkeypatch, tmp_path, words):
    one, two = folders
    fill(two, 2)
    file = tmp_path / "all.zip"
    assert call(capsys, two, "archive", str(file))[0] == DONE
    table = table_at(one / DATABASE, clock=lambda: datetime.now(UTC))
    table.close()
    (backup,) = (one / "backups").iterdir()
    table = table_at(one / DATABASE, entropy=Entropy("on"), clock=lambda: datetime.now(UTC))
    table.take_break(1)
    table.close()
    typed(monkeypatch, "wipe")
    given = {"F": str(file), "B": str(backup)}
    status, told = call(capsys, one, *(given.get(word, word) for word in words))
    assert status == REFUSED
    assert told.err.startswith("bjdesk: You take a break until ")
    assert (one / DATABASE).exists()


@pytest.mark.parametrize("name", ["table.db", "table.db-journal", "table.db.lock"])
@pytest.mark.parametrize("words", [("archive",), ("export", "rounds", "-o")])
def test_nothing_is_written_over_the_tables_own_files(capsys, tmp_path, name, words):
    held = fill(tmp_path, 1)
    before = (tmp_path / name).read_bytes()
    status, told = call(capsys, tmp_path, *words, str(tmp_path / name))
    assert (status, told.err) == (REFUSED, f"bjdesk: {tmp_path / name} can't be written.\n")
    assert (tmp_path / name).read_bytes() == before
    assert held_in(tmp_path) == held
