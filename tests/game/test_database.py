"""The file: made whole, migrated with a backup, backed up once a day."""

from __future__ import annotations

import errno
import random
from datetime import timedelta

import apsw
import pytest

from bjdesk.game.faults import StoreBug, StoreReason, StoreUnavailable
from bjdesk.game.rescue import restore
from bjdesk.game.store import backup, files
from bjdesk.game.store.database import Database, migrations
from bjdesk.game.store.driver import translated
from bjdesk.game.store.ledger import BANK, TABLE, WALLET, Kind, Transfer, balances, page, post
from tests.support.game import START, Clock, bet_and_deal, play_out, play_rounds, table_at

SECOND = "CREATE TABLE later (x INTEGER) STRICT;"


def opened(path, *more, now=START, create=True):
    db = Database(path, steps=(*migrations(), *more))
    db.open(now, create=create)
    return db


@pytest.fixture
def played(tmp_path):
    path = tmp_path / "t.db"
    table = table_at(path)
    bet_and_deal(table)
    play_out(table)
    table.close()
    return path


def test_migrations_are_found_as_package_data():
    assert {step[:2] for step in migrations()} == {"--"}


def test_a_migration_first_backs_up_then_moves_all_or_nothing(played):
    before = len(backup.backups(played))
    db = opened(played, SECOND)
    assert (db.version, db.rows("SELECT * FROM later")) == (len(migrations()) + 1, [])
    assert db.value("SELECT count(*) FROM round") == 1
    db.close()
    assert len(backup.backups(played)) == before + 1
    with pytest.raises(StoreUnavailable, match="newer"):
        opened(played)
    kept = backup.backups(played)[0]
    restore(played, kept)
    db = opened(played)
    assert db.version == len(migrations())
    db.close()


def test_a_file_of_the_first_schema_is_brought_up_to_date_with_all_that_it_holds(tmp_path):
    path = tmp_path / "t.db"
    old = Database(path, steps=migrations()[:1])
    old.open(START)
    at, seals = "2026-03-01T12:00:01.000+00:00", ("ab" * 32, "no seal at all")
    add = "INSERT INTO transfer VALUES (?, ?, ?, ?, ?, NULL, NULL, NULL, ?, ?)"
    with old.transaction():
        old.run(add, 1, "bank", "wallet", 5, "gift", at, seals[0])
        old.run(add, 2, "wallet", "table", 3, "rebuy", "then", seals[1])
    with pytest.raises(StoreBug, match="CHECK"), old.transaction():
        old.run(add, 3, "table", "wallet", 1, "cash-out", "then", "")
    old.close()
    db = opened(path)
    rebuy, gift = page(db, None, 9)
    assert (gift.at, gift.seal, rebuy.at, rebuy.seal) == (at, seals[0], "then", seals[1])
    assert gift.transfer == Transfer(BANK, WALLET, 5, Kind.GIFT)
    assert db.rows("SELECT typeof(at), typeof(seal) FROM transfer") == [("integer", "blob"), ("text", "text")]
    with db.transaction():
        post(db, (Transfer(TABLE, WALLET, 1, Kind.CASH_OUT),), "now")
    assert (balances(db)["table"], balances(db)["wallet"]) == (2, 3)
    db.close()
    other = apsw.Connection(str(path))
    assert list(other.execute("PRAGMA integrity_check")) == [("ok",)]
    with pytest.raises(apsw.ConstraintError):
        other.execute("INSERT INTO transfer VALUES (4, 'wallet', 'table', 1, 'theft', NULL, NULL, NULL, '', '')")
    other.close()


def test_a_migration_that_fails_leaves_the_old_file(played):
    content = played.read_bytes()
    with pytest.raises(StoreBug):
        opened(played, SECOND + "CREATE TABLE later (x);")
    assert played.read_bytes() == content
    db = opened(played)
    assert db.version == len(migrations())
    db.close()


def test_a_missing_file_is_not_made_where_it_is_only_to_be_read(tmp_path):
    with pytest.raises(StoreUnavailable) as caught:
        opened(tmp_path / "t.db", create=False)
    assert caught.value.reason is StoreReason.MISSING
    assert not list(tmp_path.iterdir())


def test_a_making_that_was_broken_off_is_begun_again(tmp_path):
    (tmp_path / "t.db.new").write_text("half")
    (tmp_path / "t.db.new-journal").write_text("half")
    table = table_at(tmp_path / "t.db")
    assert table.view.wallet == 10_000_00
    table.close()


def test_a_file_without_a_schema_is_damaged(tmp_path):
    path = tmp_path / "t.db"
    other = apsw.Connection(str(path))
    other.execute(f"PRAGMA application_id = {int.from_bytes(b'bjdk', 'big')}")
    other.close()
    with pytest.raises(StoreUnavailable, match="no schema"):
        table_at(path)


def test_a_file_in_another_journal_mode_is_refused_untouched(played):
    other = apsw.Connection(str(played))
    list(other.execute("PRAGMA journal_mode = WAL"))
    other.close()
    content = played.read_bytes()
    with pytest.raises(StoreUnavailable, match="journal mode"):
        table_at(played)
    assert played.read_bytes() == content


def numbers(path):
    return [int(file.name.split("-")[1]) for file in backup.backups(path)]


def play_one(path, clock=None, seed=0):
    table = table_at(path, seed=seed, clock=clock)
    bet_and_deal(table)
    play_out(table)
    table.shown()
    return table


def test_a_clean_end_leaves_a_backup_of_all_that_was_played(tmp_path):
    path = tmp_path / "t.db"
    for rounds in (1, 2, 3):
        table = play_one(path, seed=rounds)
        held = (table.view.balance, table.view.wallet)
        table.close()
        file = backup.backups(path)[0]
        newest = backup.contents(file)
        assert (newest.rounds, newest.table, newest.wallet) == (rounds, *held)
        assert backup.made_at(file) <= START + timedelta(minutes=1)


def test_where_nothing_was_played_no_backup_is_made(tmp_path):
    path = tmp_path / "t.db"
    play_one(path).close()
    for seed in range(4):
        table_at(path, seed=seed).close()
    assert numbers(path) == [1]


def test_a_start_after_a_crash_backs_up_what_no_backup_holds(tmp_path):
    path = tmp_path / "t.db"
    play_one(path).close()
    table = play_one(path, seed=1)
    table._db.close()  # as if killed: nothing is done at the end
    assert numbers(path) == [1]
    table_at(path, seed=2).close()
    assert numbers(path) == [2, 1]
    assert backup.contents(backup.backups(path)[0]).rounds == 2


def test_a_long_session_is_backed_up_every_fifty_rounds(tmp_path):
    path = tmp_path / "t.db"
    table = table_at(path)
    for number in range(1, 102):
        play_rounds(table, 1, random.Random(number))
        assert len(backup.backups(path)) == number // 50
    table.close()
    assert [backup.contents(file).rounds for file in backup.backups(path)] == [101, 100, 50]


def test_a_backup_that_cannot_be_made_harms_nothing(tmp_path):
    path = tmp_path / "t.db"
    (tmp_path / "backups").write_text("in the way")
    play_one(path).close()
    (tmp_path / "backups").unlink()
    table = table_at(path, seed=1)
    assert table.round_count() == 1
    assert backup.contents(backup.backups(path)[0]).rounds == 1
    table.close()


def test_a_damaged_backup_counts_as_none(tmp_path):
    path = tmp_path / "t.db"
    play_one(path).close()
    backup.backups(path)[0].write_text("damaged")
    table_at(path, seed=1).close()
    assert numbers(path) == [2, 1]
    assert backup.newest_good(path) == backup.backups(path)[0]


def test_the_newest_five_are_kept_and_the_last_one_of_each_of_seven_days(tmp_path):
    path, clock = tmp_path / "t.db", Clock()
    for day in range(10):
        for start in range(2):
            play_one(path, clock, seed=(day, start)).close()
        clock.time += timedelta(days=1)
    assert numbers(path) == [20, 19, 18, 17, 16, 14, 12, 10, 8]


def test_a_clock_set_back_still_makes_backups_in_order(tmp_path):
    path, clock = tmp_path / "t.db", Clock()
    play_one(path, clock).close()
    clock.time -= timedelta(days=3650)
    play_one(path, clock, seed=1).close()
    newest, older = backup.backups(path)
    assert "2016" in newest.name
    assert "2026" in older.name


def test_foreign_names_among_the_backups_are_left_alone(tmp_path):
    path = tmp_path / "t.db"
    table_at(path).close()
    mine = backup.folder_of(path) / "t-before-the-holidays.db"
    mine.write_text("mine")
    table_at(path).close()
    assert len(backup.backups(path)) == 1
    assert mine.read_text() == "mine"


def test_restoring_what_is_not_there_or_not_ours_is_refused(played, tmp_path):
    content = played.read_bytes()
    with pytest.raises(StoreUnavailable, match="missing"):
        restore(played, tmp_path / "nowhere.db")
    other = apsw.Connection(str(tmp_path / "other.db"))
    other.execute("CREATE TABLE theirs (x)")
    other.close()
    with pytest.raises(StoreUnavailable, match="foreign"):
        restore(played, tmp_path / "other.db")
    assert played.read_bytes() == content


def test_restoring_where_nothing_was_keeps_nothing_aside(played, tmp_path):
    kept = backup.backups(played)[0]
    assert restore(tmp_path / "new" / "t.db", kept) is None
    table_at(tmp_path / "new" / "t.db", seed=1).close()


def test_the_drivers_errors_are_the_worlds_fault_or_ours():
    cases = {
        apsw.BusyError: StoreReason.BUSY,
        apsw.FullError: StoreReason.FULL,
        apsw.IOError: StoreReason.IO,
        apsw.CorruptError: StoreReason.DAMAGED,
        apsw.ReadOnlyError: StoreReason.UNWRITABLE,
    }
    for kind, reason in cases.items():
        with pytest.raises(StoreUnavailable) as caught, translated("f"):
            raise kind("x")
        assert caught.value.reason is reason
    with pytest.raises(StoreBug), translated("f"):
        raise apsw.SQLError("x")
    with pytest.raises(StoreUnavailable, match="damaged"), translated("f"):
        b"\xff".decode()


def test_the_systems_errors_are_the_worlds_fault(tmp_path):
    for number, reason in ((errno.ENOSPC, StoreReason.FULL), (errno.EACCES, StoreReason.UNWRITABLE)):
        with pytest.raises(StoreUnavailable) as caught, files.world(tmp_path):
            raise OSError(number, "x")
        assert caught.value.reason is reason


def test_a_table_in_memory_survives_a_bug_within_a_transaction():
    table = table_at()
    with pytest.raises(StoreBug), table.database.transaction():
        table.database.run("INSERT INTO nowhere VALUES (1)")
    bet_and_deal(table)
    table.database.reopen()
    assert table.view.round_number == 1


def test_a_schema_that_makes_no_sense_is_damage_not_our_mistake(played):
    content = played.read_bytes()
    assert b"made_at" in content
    played.write_bytes(content.replace(b"made_at", b"mads_at"))
    with pytest.raises(StoreUnavailable) as caught:
        table_at(played)
    assert caught.value.reason is StoreReason.DAMAGED


def test_a_header_that_asks_for_another_format_is_damage(played):
    content = bytearray(played.read_bytes())
    content[44:48] = (9).to_bytes(4, "big")  # the schema format
    played.write_bytes(content)
    with pytest.raises(StoreUnavailable) as caught:
        opened(played)
    assert caught.value.reason is StoreReason.DAMAGED


def test_a_lock_in_which_something_was_written_keeps_nobody_out(played):
    lock = played.with_name(played.name + ".lock")
    lock.write_bytes(b"PK" * 5000)
    opened(played).close()
    assert lock.read_bytes() == b""
