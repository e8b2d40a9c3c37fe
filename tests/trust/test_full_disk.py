"""A full disk: play until nothing more can be written, free some room, go on: no hundredth is lost or made."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

from bjdesk.game.commands import CommandRefused
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.verify import findings
from tests.support.disk import Disk
from tests.support.game import books, play_rounds, table_at

pytestmark = pytest.mark.trust
ROOM = 200_000


@pytest.fixture
def small(tmp_path):
    """A folder of 200 kB: a small disk of its own where the system lets us have one."""
    folder = tmp_path / "small"
    folder.mkdir()
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root may mount a disk; the failing one below holds everywhere")
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "tmpfs", folder], check=False, capture_output=True
    )
    if mounted.returncode:
        pytest.skip("no disk can be mounted here; the failing one below holds everywhere")
    yield folder
    subprocess.run(["umount", "-l", folder], check=True)


def play_until_full(table, rand) -> StoreUnavailable:
    for _ in range(2_000):
        try:
            play_rounds(table, 1, rand)
        except StoreUnavailable as fault:
            return fault
        except CommandRefused:
            pass  # a round that the full disk left running
    raise AssertionError("the disk never got full")


def check_and_go_on(table, rand) -> None:
    before = table.round_count()
    while table.view.phase.value == "playing":
        finish(table, rand)
    play_rounds(table, 10, rand)
    assert table.round_count() >= before + 10
    assert sum(books(table).values()) == 0
    assert list(findings(table.database)) == []


def finish(table, rand) -> None:
    from bjdesk.game.commands import Act

    view = table.view
    table.perform(Act(rand.choice(view.observation.legal)), view.step)


def test_on_a_disk_of_200_kb_the_game_stops_and_goes_on_when_there_is_room(small):
    ballast = small / "ballast"
    ballast.write_bytes(bytes(40_000))
    rand = random.Random(3)
    table = table_at(small / "t.db")
    fault = play_until_full(table, rand)
    assert fault.reason in {StoreReason.FULL, StoreReason.IO}
    assert sum(books(table).values()) == 0
    ballast.unlink()
    check_and_go_on(table, rand)
    held = books(table)
    table.close()
    for copy in (small / "backups").glob("*"):
        copy.unlink()
    again = table_at(small / "t.db", seed=1)
    assert books(again) == held
    again._db.close()


def test_while_every_write_finds_no_room_nothing_changes_and_then_the_game_goes_on(tmp_path):
    disk, rand = Disk(how="ENOSPC"), random.Random(3)
    table = table_at(tmp_path / "t.db", vfs=disk.name)
    play_rounds(table, 5, rand)
    disk.done, disk.fail_at, disk.stays = 0, 1, True
    fault = play_until_full(table, rand)
    assert fault.reason in {StoreReason.FULL, StoreReason.IO, StoreReason.UNWRITABLE}
    disk.heal()
    check_and_go_on(table, rand)
    table.close()
    disk.close()
