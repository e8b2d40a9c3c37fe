"""An archive is looked at in steps: whatever breaks that off, nothing is left of it, and nothing is taken unasked."""

from __future__ import annotations

import hashlib
import json
import random
import zipfile
from contextlib import closing

import apsw
import pytest
from PySide6.QtTest import QTest

from bjdesk.cli import DONE, run
from bjdesk.game.archive import look_steps, unarchive
from bjdesk.game.changeover import Stored
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.places import DATABASE
from bjdesk.game.store.schema import APPLICATION_ID
from bjdesk.ui.window_keeping import WindowKeeping
from tests.support.game import play_rounds, table_at
from tests.support.windows import open_window

pytestmark = pytest.mark.gui
ZEROS = 200 * 1024 * 1024


def lying(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


@pytest.fixture(scope="module")
def packed(tmp_path_factory):
    folder = tmp_path_factory.mktemp("packed")
    table = table_at(folder / "data" / DATABASE)
    play_rounds(table, 2, random.Random(1))
    table.close()
    assert run(["archive", str(folder / "all.bjdesk"), "--data-dir", str(folder / "data")]) == DONE
    return folder / "all.bjdesk"


def holding(target, pieces):
    """An archive that says truly what it holds: a database of these bytes, which need not be one."""
    digest, size = hashlib.sha256(), 0
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as out:
        with out.open(DATABASE, "w") as database:
            for piece in pieces:
                database.write(piece)
                digest.update(piece)
                size += len(piece)
        listed = {DATABASE: {"size": size, "sha256": digest.hexdigest()}}
        out.writestr("bjdesk.json", json.dumps({"format": 1, "files": listed}))
    return target


@pytest.fixture
def looking(qtbot, tmp_path, packed):
    """A window that looks at zeros behind a good header: small in the file, long to look at."""
    with zipfile.ZipFile(packed) as archive:
        head = archive.read(DATABASE)[:4096]
    bomb = holding(tmp_path / "bomb.bjdesk", [head, *[bytes(1024 * 1024)] * (ZEROS // 1024 // 1024)])
    table = table_at(tmp_path / "data" / DATABASE)
    window = open_window(qtbot, table, folder=tmp_path / "data")
    before = lying(tmp_path / "data")
    keeping = WindowKeeping(window)
    keeping.unarchive(bomb)
    assert lying(tmp_path / "data") != before
    yield window, keeping, bomb
    assert lying(tmp_path / "data") == before
    assert window.side.get("unarchive") is None
    table.close()


@pytest.mark.parametrize("leave", ["cancel", "close", "the window"])
def test_who_leaves_leaves_nothing_behind(looking, leave):
    window, _, _ = looking
    QTest.qWait(50)
    progress = window.side.get("progress")
    {"cancel": progress.cancel.click, "close": progress.close, "the window": window.leave}[leave]()
    assert window.side.get("progress") is None


def test_a_second_look_does_not_take_from_the_first_what_it_has_unpacked(qtbot, looking):
    window, keeping, bomb = looking
    keeping.unarchive(bomb)
    qtbot.waitUntil(lambda: window.side.get("progress") is None, timeout=60_000)
    assert "is damaged" in window.voice.last


@pytest.mark.parametrize("taken", [False, True])
def test_a_database_of_ours_without_a_game_in_it_is_damaged_and_not_taken(tmp_path, taken):
    with closing(apsw.Connection(str(tmp_path / "empty"))) as made:
        made.execute(
            f"CREATE TABLE other(thing); PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = 1"
        ).fetchall()
    archive = holding(tmp_path / "all.bjdesk", [(tmp_path / "empty").read_bytes()])
    folder = tmp_path / "data"
    with pytest.raises(StoreUnavailable) as caught:
        unarchive(archive, Stored(folder, folder / "settings.toml")) if taken else list(look_steps(archive, folder))
    assert (caught.value.reason, caught.value.path) == (StoreReason.DAMAGED, archive)
    assert lying(folder) == (["table.db.lock"] if taken else [])
