"""Pipes, devices, folders, links where a plain file belongs: nothing waits, nothing goes astray, a link stays one."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import UTC, datetime

import pytest

from bjdesk.game import changeover
from bjdesk.game.archive import archive_steps, unarchive
from bjdesk.game.changeover import Stored, owned, remove_all
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.places import settings_path
from bjdesk.game.rule_sets import FileFault, FileRefused, read_rule_file
from bjdesk.game.saving import carry_out, text_steps
from bjdesk.game.settings import ProblemKind, Settings, load, save
from tests.support.game import table_at

pytestmark = [pytest.mark.trust, pytest.mark.skipif(os.name != "posix", reason="pipes and links are POSIX's")]


def written(path, text):
    def write(out):
        out.write(text)
        yield 100

    carry_out(text_steps(path, write))


def test_settings_that_are_a_pipe_are_not_waited_for(tmp_path):
    path = tmp_path / "settings.toml"
    os.mkfifo(path)
    assert load(path).problem.kind is ProblemKind.UNREADABLE
    with pytest.raises(StoreUnavailable) as caught:
        save(Settings(), path)
    assert caught.value.reason is StoreReason.UNWRITABLE
    assert path.is_fifo()


def test_a_link_to_the_settings_stays_one(tmp_path):
    target = tmp_path / "dotfiles" / "bjdesk.toml"
    target.parent.mkdir()
    (tmp_path / "settings.toml").symlink_to("dotfiles/bjdesk.toml")
    assert settings_path(tmp_path) == target
    for place in (settings_path(tmp_path), tmp_path / "settings.toml"):
        save(Settings(felt="blue"), place)
        assert (tmp_path / "settings.toml").is_symlink()
        assert load(target).settings.felt == "blue"
        target.unlink()


def test_no_device_is_replaced_by_what_is_written(tmp_path):
    (tmp_path / "settings.toml").symlink_to("/dev/null")
    for write in (lambda path: save(Settings(), path), lambda path: written(path, "x")):
        with pytest.raises(StoreUnavailable):
            write(tmp_path / "settings.toml")
    assert not os.path.isfile("/dev/null")  # noqa: PTH113


def test_what_lies_beside_a_target_is_left_alone(tmp_path):
    (tmp_path / "a.csv.new").write_text("mine")
    (tmp_path / "a.csv.new-2").symlink_to("a.csv.new")
    written(tmp_path / "a.csv", "rounds")
    assert (tmp_path / "a.csv").read_text() == "rounds"
    assert (tmp_path / "a.csv.new").read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.csv", "a.csv.new", "a.csv.new-2"]


def test_a_rule_file_that_is_a_pipe_or_without_end_is_refused(tmp_path):
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "zeros.toml").symlink_to("/dev/zero")
    for name in ("pipe.toml", "zeros.toml"):
        with pytest.raises(FileRefused) as caught:
            read_rule_file(tmp_path / name)
        assert caught.value.fault is FileFault.UNREADABLE


@pytest.mark.parametrize("name", ["table.db", "table.db-journal"])
def test_a_pipe_in_the_place_of_the_database_is_said_so(tmp_path, name):
    table_at(tmp_path / "table.db").close()
    (tmp_path / name).unlink()
    os.mkfifo(tmp_path / name)
    with pytest.raises(StoreUnavailable) as caught:
        table_at(tmp_path / "table.db")
    assert caught.value.reason is StoreReason.UNWRITABLE


def test_a_pipe_among_the_backups_is_none(tmp_path):
    table = table_at(tmp_path / "table.db")
    (tmp_path / "backups").mkdir()
    os.mkfifo(tmp_path / "backups" / "table-000100-20260101T000000Z.db")
    table.database.back_up_if_changed(datetime.now(UTC))
    table.close()
    assert len([path for path in (tmp_path / "backups").iterdir() if path.is_file()]) == 1


def test_everything_goes_with_the_links_but_not_what_they_lead_to(tmp_path):
    for name in ("rules", "backups"):
        (tmp_path / f"my {name}").mkdir()
        (tmp_path / f"my {name}" / "mine").write_text("mine")
    folder = tmp_path / "data"
    table_at(folder / "table.db").close()
    for name in ("rules", "backups"):
        changeover._clear(folder / name)
        (folder / name).symlink_to(tmp_path / f"my {name}")
    with owned(folder):
        remove_all(Stored(folder, folder / "settings.toml"))
    assert [path.name for path in folder.iterdir()] == ["table.db.lock"]
    assert (tmp_path / "my rules" / "mine").read_text() == "mine"


def test_settings_that_are_linked_go_alone(tmp_path):
    target = tmp_path / "dotfiles" / "settings.toml"
    target.parent.mkdir()
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.toml").symlink_to(target)
    target.write_text("no toml")
    load(settings_path(tmp_path / "data"))
    (target.parent / "settings.toml.mine").touch()
    assert (target.parent / "settings.toml.bad").exists()
    with owned(tmp_path / "data"):
        remove_all(Stored(tmp_path / "data", settings_path(tmp_path / "data")))
    assert [path.name for path in target.parent.iterdir()] == ["settings.toml.mine"]


def test_an_archive_comes_in_whatever_lies_where_it_is_laid_ready(tmp_path):
    table = table_at(tmp_path / "table.db")
    stored = Stored(tmp_path, tmp_path / "settings.toml")
    carry_out(archive_steps(table.database, stored, tmp_path / "all.zip", datetime.now(UTC)))
    table.close()
    os.mkfifo(tmp_path / "changeover")
    unarchive(tmp_path / "all.zip", stored)
    assert not (tmp_path / "changeover").exists()


def test_what_is_far_too_large_stays_out_of_an_archive_that_would_not_be_taken_with_it(tmp_path):
    table = table_at(tmp_path / "table.db")
    stored = Stored(tmp_path, tmp_path / "settings.toml")
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "mine.toml").write_text("decks = 2")
    for path in (tmp_path / "rules" / "huge.toml", stored.settings):
        path.touch()
        os.truncate(path, 1 << 40)
    carry_out(archive_steps(table.database, stored, tmp_path / "all.zip", datetime.now(UTC)))
    table.close()
    unarchive(tmp_path / "all.zip", stored)
    assert [path.name for path in (tmp_path / "rules").iterdir()] == ["mine.toml"]


def test_no_backup_replaces_the_open_tables_own_file(tmp_path):
    table = table_at(tmp_path / "table.db")
    (tmp_path / "link").symlink_to("table.db")
    before = (tmp_path / "table.db").stat().st_ino
    for name in ("table.db", "table.db-journal", "table.db.lock", "link"):
        with pytest.raises(StoreUnavailable):
            table.database.back_up(tmp_path / name)
    assert (tmp_path / "table.db").stat().st_ino == before
    table.close()


@pytest.mark.parametrize("words", [["deal"], ["deal", "--cases"], ["odds", "--cases"], ["--practice"]])
def test_a_file_without_an_end_is_refused(words):
    done = subprocess.run(
        [sys.executable, "-m", "bjdesk", *words, "/dev/zero"], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "too long" in done.stderr
