"""Migrations: from every past schema, and killed in the middle: the old file or the new one, never between."""

from __future__ import annotations

import lzma
import random
from pathlib import Path

import pytest

from bjdesk.game.store import backup
from bjdesk.game.store.database import migrations
from bjdesk.game.verify import findings
from tests.support.game import play_out, play_rounds, playing, table_at
from tests.support.programs import told
from tests.support.sizes import sizes

pytestmark = [pytest.mark.trust, pytest.mark.hot]
FROZEN = {int(file.name[:4]): file for file in sorted((Path(__file__).parent / "schemas").glob("*.db.xz"))}
"""By the number of its schema, a file as the program of its day left it: five rounds, a text, one round that runs."""
PAST = range(1, len(migrations()))


def thawed(version: int, folder: Path) -> Path:
    path = folder / "t.db"
    path.write_bytes(lzma.decompress(FROZEN[version].read_bytes()))
    return path


def test_every_past_schema_has_a_frozen_file():
    assert set(FROZEN) >= set(PAST)


@pytest.mark.parametrize("version", FROZEN)
def test_a_file_of_a_past_schema_opens_with_all_that_it_holds_and_is_played_on(version, tmp_path):
    path = thawed(version, tmp_path)
    table = table_at(path, seed="on")
    assert table.database.version == len(migrations())
    assert backup.backups(path)
    assert table.round_count() == 5
    assert (table.view.rules_name, table.view.next_client_text) == ("vegas", "åäö, before")
    assert table.view.wallet == 10_000_00 + 123_45
    assert playing(table)
    play_out(table)
    play_rounds(table, 3, random.Random(version))
    assert table.round_count() == 9
    assert list(findings(table.database)) == []
    table.close()


@pytest.mark.parametrize("kills", sizes(20, 200))
def test_a_migration_killed_in_the_middle_leaves_the_old_file_or_the_new_one(quick, seed, kills, measured):
    for version in PAST:
        folder = quick / str(version)
        folder.mkdir()
        found = told("killed_migration", thawed(version, folder), kills, seed)
        measured(f"from {version}: {found['kills']} kills, {found['old']} old, {found['new']} new, 0 between")
        assert found["kills"] == kills
        assert found["killed"] >= kills // 2
        assert found["inside"] >= kills // 10
        assert (found["between"], found["lost"], found["broken"]) == (0, 0, 0)
