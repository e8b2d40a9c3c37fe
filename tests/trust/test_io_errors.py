"""Every I/O error: whatever operation fails, the file is valid and the table shows what the file holds."""

from __future__ import annotations

import random
import shutil
from contextlib import suppress

import pytest

from bjdesk.game.commands import Act, AddChip, CommandRefused, DealCards, PayIn, Rebuy
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.verify import findings
from bjdesk.game.view import Phase
from tests.support.disk import Disk
from tests.support.game import books, do, table_at

pytestmark = [pytest.mark.trust, pytest.mark.hot]
FIRST = "io4"  # its first round is a split
GAME = "game"
GOES_ON = 4
"""Presses after the fault: enough to see that the table takes them."""


def script(table, rand):
    """A rebuy, a round with decisions, a text, a pay-in: all that is ever written."""
    yield lambda: do(table, Rebuy(5_00))
    yield lambda: do(table, AddChip(0, 500))
    yield lambda: do(table, DealCards())
    while table.view.phase is Phase.PLAYING:
        action = rand.choice(table.view.observation.legal[:1] * 2 + table.view.observation.legal)
        yield lambda action=action: do(table, Act(action))
    yield table.shown
    yield lambda: table.client_text("after the storm")
    yield lambda: do(table, PayIn(1_00))


@pytest.fixture(scope="module")
def template(tmp_path_factory):
    path = tmp_path_factory.mktemp("io") / "template.db"
    table_at(path, seed=FIRST).close()
    return path


def run(template, path, disk, fail_at=0):
    """Play the script on a disk whose operation `fail_at` fails once the table is open; the table, and what failed."""
    shutil.copy(template, path)
    table = table_at(path, seed=GAME, vfs=disk.name)
    disk.done, disk.fail_at = 0, fail_at
    faults, since = [], 0
    for press in script(table, random.Random(5)):
        since += bool(faults)
        if since > GOES_ON:
            break
        before = table.view
        try:
            press()
        except StoreUnavailable as fault:
            faults.append(fault)
            assert unharmed(table, before)
        except CommandRefused:
            pass  # the table moved on under the script: the failed commit was on disk after all
    return table, faults


def unharmed(table, before):
    """Either nothing has happened, or all of it."""
    after = table.view
    return (after.step != before.step or after == before) and sum(books(table).values()) == 0


def differences(table, path):
    """What is wrong with the file, and what a reopening shows otherwise than the table does."""
    found = [*findings(table.database)]
    shown = table.view
    with suppress(StoreUnavailable):  # the disk may fail at the very last
        table.close()
    again = table_at(path, seed="again")
    same = ("observation", "wallet", "round_number") if shown.phase is Phase.PLAYING else ("wallet", "round_number")
    found += [name for name in same if getattr(again.view, name) != getattr(shown, name)]
    laid = sum(shown.bets) if shown.phase is not Phase.PLAYING else 0
    found += ["balance"] if again.view.balance != shown.balance + laid else []
    again.close()
    return found


def operations(template, path):
    disk = Disk()
    table, faults = run(template, path, disk)
    assert faults == []
    table.close()
    disk.close()
    return disk.done


@pytest.mark.parametrize("how", ["EIO", "ENOSPC", "short"])
def test_after_any_failed_operation_the_file_is_valid_and_the_table_shows_it(template, quick, how, measured):
    total = operations(template, quick / "count.db")
    assert total > 120
    reasons = set()
    hit = 0
    for fail_at in range(1, total + 1):
        disk = Disk(how=how)
        path = quick / f"{fail_at}.db"
        table, faults = run(template, path, disk, fail_at)
        reasons |= {fault.reason for fault in faults}
        hit += disk.failed
        assert len(faults) <= 1
        assert differences(table, path) == []
        disk.close()
    measured(f"{how}: each of {total} operations failed once, {hit} times within the game; 0 files spoiled")
    assert hit >= total - 20  # the last ones are the closing's
    assert reasons <= {StoreReason.IO, StoreReason.FULL, StoreReason.UNWRITABLE}
    assert (StoreReason.IO if how == "EIO" else StoreReason.FULL) in reasons


def test_while_the_disk_stays_broken_nothing_is_lost_and_afterwards_the_game_goes_on(template, tmp_path):
    for fail_at in range(1, 120, 4):
        disk = Disk()
        path = tmp_path / f"{fail_at}.db"
        shutil.copy(template, path)
        table = table_at(path, seed=GAME, vfs=disk.name)
        disk.done, disk.fail_at, disk.stays = 0, fail_at, True
        failed = 0
        for number, press in enumerate(script(table, random.Random(5))):
            try:
                press()
            except StoreUnavailable:
                failed += 1
            except CommandRefused:
                pass
            if number > 60:
                break
        assert failed
        disk.heal()
        assert differences(table, path) == []
        disk.close()


def test_a_commit_that_failed_is_not_carried_out_later(template, tmp_path):
    disk = Disk(stays=True)
    path = tmp_path / "t.db"
    shutil.copy(template, path)
    table = table_at(path, seed=GAME, vfs=disk.name)
    start = len(disk.log)
    do(table, PayIn(1_00))
    first_sync = disk.log[start:].index("sync") + 1
    disk.done, disk.fail_at = 0, first_sync
    with pytest.raises(StoreUnavailable):
        do(table, PayIn(1_00))
    with pytest.raises(StoreUnavailable):
        table.rounds_page(None, 1)
    disk.heal()
    assert table.view.wallet == 10_001_00
    do(table, PayIn(1_00))
    assert table.view.wallet == 10_002_00
    table.close()
    disk.close()


def test_a_disk_that_fails_while_the_file_is_made_leaves_no_half_file(tmp_path):
    disk = Disk()
    table_at(tmp_path / "count.db", vfs=disk.name).close()
    total = disk.done
    disk.close()
    for fail_at in range(1, total + 1):
        disk = Disk(fail_at=fail_at)
        path = tmp_path / f"{fail_at}" / "t.db"
        try:
            table_at(path, vfs=disk.name).close()
        except StoreUnavailable as fault:
            assert fault.reason in {StoreReason.IO, StoreReason.UNWRITABLE}  # noqa: PT017 - some numbers do not fail
        table = table_at(path)
        assert (table.view.wallet, table.view.balance) == (10_000_00, 1_000_00)
        assert list(findings(table.database)) == []
        table.close()
        disk.close()
