"""The stored game is for its owner's eyes alone."""

from __future__ import annotations

import os
import stat
from contextlib import nullcontext
from datetime import timedelta

import pytest

from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.settings import Settings, save
from tests.support.game import Clock, bet_and_deal, table_at

pytestmark = pytest.mark.trust


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def test_files_are_0600_and_folders_0700_whatever_the_umask(tmp_path):
    folder, clock = tmp_path / "data", Clock()
    before = os.umask(0)
    try:
        for _ in range(2):
            table = table_at(folder / "t.db", seed=clock.time, clock=clock)
            bet_and_deal(table)
            found = {path.name: mode(path) for path in folder.rglob("*") if path.is_file()}
            assert set(found.values()) == {0o600}
            table.close()
            clock.time += timedelta(days=2)
        save(Settings(), folder / "settings.toml")
    finally:
        os.umask(before)
    assert {mode(path) for path in folder.rglob("*") if path.is_file()} == {0o600}
    assert {mode(path) for path in (folder, folder / "backups")} == {0o700}
    assert len(list((folder / "backups").iterdir())) == 2


def test_a_folder_that_cannot_be_made_is_said_so(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreUnavailable) as caught:
        table_at(tmp_path / "file" / "t.db")
    assert caught.value.reason is StoreReason.UNWRITABLE
    assert (tmp_path / "file").read_text() == "in the way"


def test_a_folder_in_the_files_place_is_said_so(tmp_path):
    (tmp_path / "t.db").mkdir()
    with pytest.raises(StoreUnavailable) as caught:
        table_at(tmp_path / "t.db")
    assert caught.value.reason is StoreReason.UNWRITABLE


def test_a_read_only_folder_is_said_so(tmp_path):
    """But for root, who may write everywhere: there the table opens."""
    tmp_path.chmod(0o500)
    root = os.geteuid() == 0
    with nullcontext() if root else pytest.raises(StoreUnavailable, match="unwritable"):
        table_at(tmp_path / "t.db").close()
    tmp_path.chmod(0o700)
    assert (tmp_path / "t.db").exists() == root
