"""What is said of a damaged file: what its backup holds, and what is lost."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bjdesk.cli import REFUSED, run
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.places import data_folder
from bjdesk.game.rescue import Contents, restore_command
from bjdesk.ui.dialogs.at_the_start import damaged
from bjdesk.ui.fault_words import damaged_question, missing_question, terminal_sentence
from bjdesk.ui.formats import date_time
from tests.support.game import play_rounds, table_at
from tests.support.languages import speaking

BACKUP = Path("table-000007-20260301T120000Z.db")
MADE = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)


@pytest.fixture
def english(qapp):
    with speaking("en"):
        yield


@pytest.fixture
def overwritten(tmp_path):
    """A table of seven rounds whose file is overwritten; what it held, and its path."""
    path = tmp_path / "table.db"
    table = table_at(path)
    play_rounds(table, 7, random.Random(1))
    held = table.view.balance
    table.close()
    path.write_bytes(b"gone" * 500)
    return path, held


def test_the_question_names_date_rounds_and_money_and_what_is_lost(english):
    held = Contents(20, 950_00, 10_000_00)
    said = damaged_question(BACKUP, held)
    assert said.startswith(f"Go on from the backup of {date_time(MADE)}? ")
    assert "It holds 20 rounds, 950 on the table and 10,000 in the wallet." in said
    assert "All that was played after it is lost." in said
    said = missing_question(Path("x.db"), Contents(1, 0, 0))
    assert said.startswith("Go on from the backup of x.db? It holds 1 round, ")
    assert "lost" not in said


def test_the_offer_of_a_damaged_file_tells_what_its_backup_holds(english, overwritten):
    path, _ = overwritten
    with pytest.raises(StoreUnavailable) as caught:
        table_at(path)
    said = damaged(caught.value, caught.value.backup).text()
    assert "is damaged" in said
    assert "It holds 7 rounds, " in said


def test_the_command_line_tells_it_too(overwritten, capsys):
    path, held = overwritten
    assert run(["export", "rounds", "--data-dir", str(path.parent)]) == REFUSED
    said = capsys.readouterr().err
    assert f"holds 7 rounds, {held // 100}.{held % 100:02} on the table and 10000.00 in the wallet" in said
    assert "all played after it is lost" in said
    assert said.endswith('.db".\n')


def test_the_command_that_restores_names_the_folder_unless_it_is_the_usual_one(tmp_path):
    """Without it the backup would come into another game."""
    backup = tmp_path / "a backup.db"
    folder = data_folder()
    assert restore_command(folder / "table.db", backup) == f"bjdesk restore '{backup}'"
    assert restore_command(tmp_path / "table.db", backup) == f"bjdesk restore --data-dir {tmp_path} '{backup}'"


@pytest.mark.parametrize("content", [b"", b"gone" * 500, None])
def test_the_terminal_names_a_backup_that_was_spoiled_meanwhile_by_its_name(english, tmp_path, content):
    """It was good when the file was refused. To read it again only for its date could fail."""
    backup = tmp_path / BACKUP
    if content is not None:
        backup.write_bytes(content)
    fault = StoreUnavailable(StoreReason.DAMAGED, tmp_path / "table.db", backup=backup)
    said = terminal_sentence(fault)
    assert f"This brings back the backup of {date_time(MADE)}: " in said
    assert said.endswith(f": {restore_command(tmp_path / 'table.db', backup)}")
