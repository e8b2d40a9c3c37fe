"""What is said of a damaged file: what its backup holds, and what is lost."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bjdesk.cli import REFUSED, run
from bjdesk.game.faults import StoreUnavailable
from bjdesk.game.places import data_folder
from bjdesk.game.rescue import Contents, as_typed
from bjdesk.ui.dialogs.at_the_start import going_on_from_backup
from bjdesk.ui.fault_words import backup_question
from tests.support.game import play_rounds, table_at
from tests.support.languages import speaking


@pytest.fixture
def english(qapp):
    with speaking("en"):
        yield


@pytest.fixture
def damaged(tmp_path):
    """A table of seven rounds whose file is overwritten; what it held, and its path."""
    path = tmp_path / "table.db"
    table = table_at(path)
    play_rounds(table, 7, random.Random(1))
    held = table.view.balance
    table.close()
    path.write_bytes(b"gone" * 500)
    return path, held


def test_the_question_names_date_rounds_and_money_and_what_is_lost(english):
    held = Contents(datetime(2026, 3, 1, 12, 0, tzinfo=UTC), 20, 950_00, 10_000_00)
    said = backup_question(Path("x.db"), held)
    assert said.startswith("Go on from the backup of ")
    assert "It holds 20 rounds, 950 on the table and 10,000 in the wallet." in said
    assert "All that was played after it is lost." in said
    assert "It holds 1 round, " in backup_question(Path("x.db"), Contents(None, 1, 0, 0))


def test_the_offer_of_a_damaged_file_tells_what_its_backup_holds(english, damaged):
    path, _ = damaged
    with pytest.raises(StoreUnavailable) as caught:
        table_at(path)
    said = going_on_from_backup(caught.value, caught.value.backup).text()
    assert "is damaged" in said
    assert "It holds 7 rounds, " in said


def test_the_command_line_tells_it_too(damaged, capsys):
    path, held = damaged
    assert run(["export", "rounds", "--data-dir", str(path.parent)]) == REFUSED
    said = capsys.readouterr().err
    assert f"holds 7 rounds, {held // 100}.{held % 100:02} on the table and 10000.00 in the wallet" in said
    assert "all played after it is lost" in said
    assert said.endswith('.db".\n')


def test_the_command_that_restores_names_the_folder_unless_it_is_the_usual_one(tmp_path):
    """Without it the backup would come into another game."""
    backup = tmp_path / "a backup.db"
    folder = data_folder()
    assert as_typed(folder / "table.db", backup) == f"bjdesk restore '{backup}'"
    assert as_typed(tmp_path / "table.db", backup) == f"bjdesk restore --data-dir {tmp_path} '{backup}'"
