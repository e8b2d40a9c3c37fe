"""The file is removed, moved or replaced while its table is open: nothing is played that nobody would find again."""

from __future__ import annotations

import os
import shutil

import pytest

from bjdesk.game.commands import Rebuy
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.store import backup
from tests.support.game import bet_and_deal, do, play_out, table_at

pytestmark = [
    pytest.mark.trust,
    pytest.mark.skipif(os.name != "posix", reason="elsewhere an open file can't be removed"),
]


def replaced(path):
    shutil.copy(path, path.with_name("copy"))
    path.with_name("copy").replace(path)


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
    table_at(path).close()  # the lock was let go


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


def test_a_folder_that_was_removed_is_not_made_again(tmp_path):
    table = table_at(tmp_path / "data" / "table.db")
    shutil.rmtree(tmp_path / "data")
    table.close()
    assert not (tmp_path / "data").exists()
