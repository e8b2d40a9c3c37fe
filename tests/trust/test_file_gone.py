"""The file is removed, moved or replaced: nothing is played that nobody would find again, and no game begins unasked.

Where it is missing at a start and has left backups or a journal, there is a choice, and no choice loses anything.
"""

from __future__ import annotations

import json
import os
import random
import shlex
import shutil
import subprocess
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import apsw
import pytest

from bjdesk.cli import DONE, REFUSED, run
from bjdesk.game.archive import unarchive
from bjdesk.game.changeover import Stored, owned, remove_all
from bjdesk.game.commands import Rebuy
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.places import CHANGEOVER
from bjdesk.game.rescue import restore, restore_command, start_anew
from bjdesk.game.store import backup
from bjdesk.game.store.files import journal_of
from bjdesk.game.store.schema import APPLICATION_ID
from bjdesk.game.verify import findings
from tests.support.game import Clock, bet_and_deal, books, do, play_out, play_rounds, table_at

pytestmark = pytest.mark.trust
posix = pytest.mark.skipif(os.name != "posix", reason="elsewhere an open file can't be removed, and links are rare")


def replaced(path):
    shutil.copy(path, path.with_name("copy"))
    path.with_name("copy").replace(path)


@posix
@pytest.mark.parametrize(
    "done_to", [lambda path: path.unlink(), lambda path: path.rename(path.with_name("moved")), replaced]
)
def test_nothing_is_played_into_a_file_that_is_gone(tmp_path, done_to):
    path = tmp_path / "table.db"
    table = table_at(path)
    do(table, Rebuy(10_000))
    done_to(path)
    for _ in range(2):
        with pytest.raises(StoreUnavailable) as caught:
            bet_and_deal(table)
        assert caught.value.reason is StoreReason.MISSING
        assert table.view.balance + table.view.bet == 110_000
    table.close()
    held = backup.contents(backup.newest_good(path))
    assert (held.table, held.wallet) == (110_000, 990_000)
    if path.exists():
        table_at(path).close()  # the lock was let go
    else:
        assert refused(path).reason is StoreReason.LOST  # and no other game begins in its place


@posix
def test_a_table_whose_file_comes_back_goes_on(tmp_path):
    path = tmp_path / "table.db"
    table = table_at(path)
    path.rename(tmp_path / "moved")
    with pytest.raises(StoreUnavailable):
        do(table, Rebuy(10_000))
    (tmp_path / "moved").rename(path)
    bet_and_deal(table)
    play_out(table)
    balance = table.view.balance
    table.close()
    again = table_at(path)
    assert again.view.balance == balance
    again.close()


@posix
def test_a_folder_that_was_removed_is_not_made_again(tmp_path):
    table = table_at(tmp_path / "data" / "table.db")
    shutil.rmtree(tmp_path / "data")
    table.close()
    assert not (tmp_path / "data").exists()


# ---------------------------------------------------------------- missing at a start

ROUNDS = 6


def lying(folder) -> dict[str, bytes | None]:
    """All that lies in a folder, byte for byte."""
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


def held_in(table):
    found = table.round_count(), books(table)
    assert list(findings(table.database)) == []
    table.close()
    return found


@pytest.fixture
def lost(tmp_path):
    """A file of two evenings that is not there any more, and what was in it."""
    path, clock = tmp_path / "data" / "table.db", Clock()
    for seed in range(2):
        table = table_at(path, seed=seed, clock=clock)
        play_rounds(table, ROUNDS // 2, random.Random(seed))
        held = held_in(table)
        clock.time += timedelta(days=2)
    assert held[0] == ROUNDS
    path.unlink()
    return path, held


def refused(path):
    with pytest.raises(StoreUnavailable) as caught:
        table_at(path)
    return caught.value


def test_a_file_that_is_missing_is_no_first_start(lost):
    path, _ = lost
    before = lying(path.parent)
    fault = refused(path)
    assert (fault.reason, fault.backup) == (StoreReason.LOST, backup.backups(path)[0])
    assert lying(path.parent) == before


def test_its_backup_brings_back_balance_and_rounds(lost):
    path, held = lost
    assert restore(path, refused(path).backup) is None
    assert held_in(table_at(path, seed="after")) == held


def test_beginning_anew_keeps_its_backups_however_many_come_after(lost):
    path, _ = lost
    copies = {file.name: file.read_bytes() for file in backup.backups(path)}
    assert start_anew(path) is None
    clock = Clock()
    for evening in range(20):
        table = table_at(path, seed=f"anew {evening}", clock=clock)
        assert table.round_count() == evening
        play_rounds(table, 1, random.Random(evening))
        table.close()
        clock.time += timedelta(days=1)
    assert {file.name: file.read_bytes() for file in (path.parent / "backups" / "aside-1").iterdir()} == copies
    assert not copies.keys() & {file.name for file in backup.backups(path)}


def test_beginning_anew_that_is_broken_off_asks_again_with_the_same_backup(lost, monkeypatch):
    path, _ = lost
    offered = refused(path).backup
    rename, moved = Path.rename, []

    def broken(file, new):
        if moved:
            raise OSError("cut")
        moved.append(file)
        return rename(file, new)

    with monkeypatch.context() as cut:
        cut.setattr(Path, "rename", broken)
        with pytest.raises(StoreUnavailable):
            start_anew(path)
    assert moved
    assert refused(path).backup == offered
    start_anew(path)
    assert len(list((path.parent / "backups").glob("aside-*/*.db"))) == 2
    table_at(path).close()


def test_where_no_backup_is_good_none_is_offered(lost):
    path, _ = lost
    for file in backup.backups(path):
        file.write_bytes(file.read_bytes()[:5000])
    fault = refused(path)
    assert (fault.reason, fault.backup) == (StoreReason.LOST, None)


@posix
def test_a_link_alone_tells_that_there_was_a_game(tmp_path):
    path = tmp_path / "table.db"
    path.symlink_to(tmp_path / "away" / "table.db")
    assert refused(path).reason is StoreReason.LOST
    (tmp_path / "away").mkdir()
    table_at(tmp_path / "away" / "table.db").close()
    table_at(path).close()
    assert path.is_symlink()


def test_a_journal_alone_tells_that_there_was_a_game(tmp_path):
    path = tmp_path / "table.db"
    journal_of(path).write_bytes(b"half a step")
    assert refused(path).reason is StoreReason.LOST
    start_anew(path)
    table_at(path).close()
    assert journal_of(tmp_path / "table.db.aside-1").read_bytes() == b"half a step"


@posix
@pytest.mark.parametrize("from_backup", [False, True])
def test_a_link_whose_disk_is_away_is_kept(lost, from_backup):
    path, held = lost
    path.symlink_to(path.parent / "away" / "table.db")
    fault = refused(path)
    assert (fault.reason, path.is_symlink()) == (StoreReason.LOST, True)
    aside = restore(path, fault.backup) if from_backup else start_anew(path)
    assert aside.readlink() == path.parent / "away" / "table.db"
    found = held_in(table_at(path, seed="after"))
    assert found == held if from_backup else found[0] == 0


def test_after_everything_was_removed_nothing_is_asked(lost):
    path, _ = lost
    start_anew(path)
    table_at(path).close()
    with owned(path.parent):
        remove_all(Stored(path.parent, path.parent / "settings.toml"))
    assert list(lying(path.parent)) == ["table.db.lock"]
    table = table_at(path)
    assert table.round_count() == 0
    table.close()


# ---------------------------------------------------------------- the command line

READING = [("verify",), ("export", "rounds"), ("export", "ledger"), ("backup", "F"), ("archive", "F")]


def told(capsys, path, words):
    """What a command says, in one line."""
    given = [str(path.parent.parent / "new file") if word == "F" else word for word in words]
    status = run([*given, "--data-dir", str(path.parent)])
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert not (path.parent.parent / "new file").exists()
    return status, err


@pytest.mark.parametrize("words", READING)
def test_a_command_says_how_the_game_comes_back_and_it_does(lost, capsys, words):
    path, held = lost
    before = lying(path.parent)
    status, said = told(capsys, path, words)
    assert status == REFUSED
    assert f"{path} is missing" in said
    assert f"holds {ROUNDS} rounds, " in said
    assert "is lost" not in said
    assert lying(path.parent) == before
    program, *command = shlex.split(said.split('"')[1])
    assert program == "bjdesk"
    assert run(command) == DONE
    assert held_in(table_at(path, seed="after")) == held


def test_a_command_says_that_there_is_no_good_backup(lost, capsys):
    path, _ = lost
    for file in backup.backups(path):
        file.write_bytes(b"")
    status, said = told(capsys, path, ("verify",))
    assert status == REFUSED
    assert "There is no good backup of it" in said
    assert "restore" not in said


def test_where_nothing_was_played_a_command_offers_nothing(tmp_path, capsys):
    status, said = told(capsys, tmp_path / "data" / "table.db", ("verify",))
    assert (status, said) == (REFUSED, f"bjdesk: There is no {tmp_path / 'data' / 'table.db'}.\n")


def test_a_removal_that_was_cut_is_finished_and_no_backup_offered(lost, capsys):
    path, _ = lost
    note = {"kept": None, "new": [], "settings": str(path.parent / "settings.toml")}
    (path.parent / CHANGEOVER).write_text(json.dumps(note))
    _, said = told(capsys, path, ("verify",))
    assert said == f"bjdesk: There is no {path}.\n"
    assert list(lying(path.parent)) == ["table.db.lock"]


# ---------------------------------------------------------------- what lies there is odd


def numbered(path, name="000099-20300101T000000Z"):
    """The newest backup once more, under a name that makes it the newest."""
    return shutil.copy(backup.backups(path)[0], path.parent / "backups" / f"table-{name}.db")


def other_bytes(file, place, put):
    whole = bytearray(file.read_bytes())
    whole[place : place + len(put)] = put
    file.write_bytes(whole)


@posix
def test_backups_whose_disk_is_away_are_no_first_start(lost):
    path, _ = lost
    (path.parent / "backups").rename(path.parent / "elsewhere")
    (path.parent / "backups").symlink_to("away")
    journal_of(path).unlink()
    before = lying(path.parent)
    fault = refused(path)
    assert (fault.reason, fault.path) == (StoreReason.IO, path.parent / "backups")
    with pytest.raises(StoreUnavailable):
        start_anew(path)
    assert lying(path.parent) == before


def test_an_empty_journal_alone_tells_that_there_was_a_game(lost):
    path, _ = lost
    shutil.rmtree(path.parent / "backups")
    assert journal_of(path).read_bytes() == b""
    assert refused(path).reason is StoreReason.LOST
    start_anew(path)
    table_at(path).close()
    assert not list(path.parent.glob("*aside*")), "what holds nothing is not kept"


@pytest.mark.parametrize(
    ("place", "put"),
    [(60, (99).to_bytes(4, "big")), (68, b"else"), (18, b"\2\2")],
    ids=["of a newer version", "of another program", "in another mode"],
)
def test_no_backup_is_offered_that_would_then_be_refused(lost, place, put):
    path, held = lost
    good = backup.backups(path)[0]
    other_bytes(numbered(path), place, put)
    assert refused(path).backup == good
    restore(path, good)
    assert held_in(table_at(path, seed="after")) == held


def test_a_backup_whose_money_is_no_number_is_none(lost):
    path, _ = lost
    good, file = backup.backups(path)[0], numbered(path)
    file.unlink()
    with closing(apsw.Connection(str(file))) as made:
        made.execute(
            f"CREATE TABLE round(state); CREATE TABLE account(name, balance); PRAGMA user_version = 1;"
            f"INSERT INTO account VALUES ('table', '<b>'), ('wallet', 1e300); PRAGMA application_id = {APPLICATION_ID}"
        ).fetchall()
    assert refused(path).backup == good


def test_a_file_with_a_time_that_never_was_in_its_name_is_no_backup_of_ours(lost, capsys):
    path, _ = lost
    good = backup.backups(path)[0]
    numbered(path, "000099-20309999T999999Z")
    assert refused(path).backup == good
    assert told(capsys, path, ("verify",))[0] == REFUSED


@posix
@pytest.mark.parametrize("name", ["a b", "it's", 'q"q', "new\nline", "-odd", "--data-dir", "$HOME", "a\\b", "~", "<b>"])
def test_the_told_command_works_in_a_shell_from_any_folder(lost, monkeypatch, name):
    path, held = lost
    monkeypatch.chdir(path.parent.parent)
    path = path.parent.rename(name) / path.name
    command = restore_command(Path(name) / path.name, refused(Path(name) / path.name).backup)
    assert "\n" not in command
    monkeypatch.chdir("/")
    words = subprocess.run(
        ["bash", "-c", f"bjdesk() {{ printf '%s\\0' \"$@\"; }}; {command}"], capture_output=True, text=True, check=True
    )
    assert run(words.stdout.split("\0")[:-1]) == DONE
    assert held_in(table_at(command_folder(words) / "table.db", seed="after")) == held


def command_folder(words):
    return Path(words.stdout.split("\0")[2])


@posix
def test_what_an_archive_replaces_is_kept_if_it_is_a_link_to_nowhere(lost):
    path, held = lost
    restore(path, refused(path).backup)
    stored = Stored(path.parent, path.parent / "settings.toml")
    packed = path.parent.parent / "all.bjdesk"
    assert run(["archive", str(packed), "--data-dir", str(path.parent)]) == DONE
    path.unlink()
    path.symlink_to("away")
    kept = unarchive(packed, stored)
    assert (kept / path.name).readlink() == Path("away")
    assert held_in(table_at(path, seed="after")) == held
