"""One owner for each data folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.rescue import restore, start_anew
from tests.support.game import bet_and_deal, table_at

pytestmark = pytest.mark.trust
HERE = Path(__file__).parents[2]


def starts(folder, count):
    command = [sys.executable, "-m", "tests.support.starts", str(folder), str(count)]
    environment = {**os.environ, "PYTHONPATH": str(HERE)}
    done = subprocess.run(command, cwd=HERE, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_of_twenty_starts_at_once_exactly_one_is_the_owner(tmp_path):
    folder = tmp_path / "new"
    for _ in range(2):  # a file that is made, and one that is there
        assert sorted(starts(folder, 20)) == ["busy"] * 19 + ["owner"]


def test_a_second_table_in_one_process_is_refused_and_the_first_plays_on(tmp_path):
    path = tmp_path / "t.db"
    table = table_at(path)
    for _ in range(2):
        with pytest.raises(StoreUnavailable) as caught:
            table_at(path)
        assert caught.value.reason is StoreReason.BUSY
    bet_and_deal(table)
    backup = tmp_path / "copy.db"
    table.database.back_up(backup)
    for rescue in (lambda: restore(path, backup), lambda: start_anew(path)):
        with pytest.raises(StoreUnavailable) as caught:
            rescue()
        assert caught.value.reason is StoreReason.BUSY
    table.close()
    table_at(path).close()
