"""Damaged files: no crash, no silent reset, the original kept byte for byte, the newest good backup offered."""

from __future__ import annotations

import random
import shutil
import sqlite3
from datetime import timedelta

import pytest

from bjdesk.game.commands import Act
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.rescue import restore, start_anew
from bjdesk.game.store import backup
from bjdesk.game.store.files import journal_of
from bjdesk.game.verify import findings
from tests.support.game import ALL_PRESETS, START, Clock, bet_and_deal, do, play_rounds, playing, table_at
from tests.support.sizes import sizes

pytestmark = [pytest.mark.trust, pytest.mark.hot]
ROUNDS = 12


HOW = ("cut", "bits", "zeroed", "header", "noise")


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A file with some rounds and two good backups."""
    path = tmp_path_factory.mktemp("whole") / "table.db"
    clock = Clock()
    for seed in range(2):
        table = table_at(path, seed=seed, clock=clock, rules="american")
        play_rounds(table, ROUNDS // 2, random.Random(seed))
        table.close()
        clock.time += timedelta(days=2)
    table_at(path, seed=2, clock=clock).close()
    assert [backup.contents(file).rounds for file in backup.backups(path)] == [ROUNDS, ROUNDS // 2]
    return path


@pytest.fixture
def path(whole, tmp_path):
    shutil.copytree(whole.parent, tmp_path / "data")
    return tmp_path / "data" / whole.name


def damage(content: bytes, how: str, rand: random.Random) -> bytes:
    size, page = len(content), 4096
    match how:
        case "cut":
            return content[: rand.randrange(1, size)]
        case "bits":
            changed = bytearray(content)
            for _ in range(rand.randint(1, 8)):
                changed[rand.randrange(size)] ^= 1 << rand.randrange(8)
            return bytes(changed)
        case "zeroed":
            at = rand.randrange(size // page) * page
            return content[:at] + bytes(page) + content[at + page :]
        case "header":
            at = rand.randrange(100)
            return content[:at] + bytes([content[at] ^ (1 << rand.randrange(8))]) + content[at + 1 :]
        case "noise":
            at = rand.randrange(size // page) * page
            return content[:at] + rand.randbytes(page) + content[at + page :]
        case _:
            raise AssertionError(how)


def refused(path, broken):
    """Whether the opening refuses the damaged file; then it must lie there as it was, with the best backup offered."""
    path.write_bytes(broken)
    try:
        table = table_at(path, seed="after")
    except StoreUnavailable as fault:
        assert fault.reason in {StoreReason.DAMAGED, StoreReason.NEWER, StoreReason.FOREIGN}  # noqa: PT017
        assert path.read_bytes() == broken
        assert fault.reason is not StoreReason.DAMAGED or fault.backup == backup.backups(path)[0]  # noqa: PT017
        return True
    kept = table.database.value("SELECT count(*) FROM round")
    found = list(findings(table.database))
    table._db.close()
    assert kept == ROUNDS or found, "rounds are gone and nothing is said"
    return False


@pytest.mark.parametrize("count", sizes(12, 100))
@pytest.mark.parametrize("how", HOW)
def test_a_damaged_file_is_refused_untouched_or_still_holds_every_round(whole, quick, rand, how, count, measured):
    content, times = whole.read_bytes(), 0
    for number in range(count):
        folder = quick / str(number)
        shutil.copytree(whole.parent, folder)
        times += refused(folder / whole.name, damage(content, how, rand))
        shutil.rmtree(folder)
    measured(f"{how}: {count} damaged, {times} refused untouched, {count - times} whole for all that was played")
    assert times >= (count // 2 if how in {"cut", "zeroed", "noise"} else 1)


def test_an_empty_file_is_damage_and_never_a_new_start(path):
    assert refused(path, b"")


def test_a_file_that_is_no_database_is_damaged(path):
    path.write_text("not a database at all" * 100)
    with pytest.raises(StoreUnavailable) as caught:
        table_at(path)
    assert caught.value.reason is StoreReason.DAMAGED


def test_another_programs_database_is_foreign_and_stays_untouched(tmp_path):
    path = tmp_path / "t.db"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE theirs (x)")
    other.commit()
    other.close()
    before = path.read_bytes()
    with pytest.raises(StoreUnavailable) as caught:
        table_at(path)
    assert caught.value.reason is StoreReason.FOREIGN
    assert path.read_bytes() == before


def test_a_newer_file_is_refused_untouched(path):
    edit(path, "PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(StoreUnavailable) as caught:
        table_at(path)
    assert (caught.value.reason, caught.value.backup) == (StoreReason.NEWER, None)
    assert path.read_bytes() == before


def edit(path, sql):
    other = sqlite3.connect(path)
    other.execute(sql)
    other.commit()
    other.close()


def test_a_newer_file_with_a_journal_beside_it_comes_back_byte_for_byte(path):
    edit(path, "PRAGMA user_version = 99")
    before = path.read_bytes()
    journal_of(path).write_bytes(b"no journal of anything")
    with pytest.raises(StoreUnavailable) as caught:
        table_at(path)
    assert caught.value.reason is StoreReason.NEWER
    assert path.read_bytes() == before
    assert journal_of(path).read_bytes() == b"no journal of anything"


def test_a_stray_journal_does_no_harm(path):
    journal_of(path).write_bytes(random.Random(1).randbytes(5000))
    table = table_at(path, seed="after")
    assert table.round_count() == ROUNDS
    assert list(findings(table.database)) == []
    table.close()
    assert not list(path.parent.glob("*.before-recovery"))


def test_a_journal_that_spoils_the_file_is_refused_and_both_are_kept(path, whole):
    """A journal of another file plays back pages that do not belong here."""
    other = path.with_name("other.db")
    stray = sqlite3.connect(other, isolation_level=None)
    stray.execute("PRAGMA journal_mode = PERSIST")
    stray.execute("CREATE TABLE t (x)")
    stray.execute("INSERT INTO t VALUES (zeroblob(200000))")
    stray.execute("PRAGMA cache_size = 1")
    stray.execute("BEGIN")
    stray.execute("UPDATE t SET x = randomblob(200000)")
    assert journal_of(other).stat().st_size > 0
    journal_of(path).write_bytes(journal_of(other).read_bytes())
    stray.execute("ROLLBACK")
    stray.close()
    before = path.read_bytes(), journal_of(path).read_bytes()
    with pytest.raises(StoreUnavailable) as caught:
        table_at(path)
    assert caught.value.reason in {StoreReason.DAMAGED, StoreReason.FOREIGN}
    assert (path.read_bytes(), journal_of(path).read_bytes()) == before


@pytest.mark.parametrize("from_backup", [False, True])
def test_the_journal_of_a_file_that_is_gone_is_not_played_into_the_next(path, from_backup):
    """Its pages, money and all, would come into another game."""
    copy = path.with_name("torn.db")
    other = sqlite3.connect(path)
    other.execute("PRAGMA journal_mode = TRUNCATE")
    other.execute("PRAGMA cache_size = 2")
    other.execute("CREATE TABLE big (bytes)")
    other.executemany("INSERT INTO big VALUES (?)", [(bytes(3000),) for _ in range(100)])
    shutil.copy(journal_of(path), journal_of(copy))
    other.rollback()
    other.close()
    path.unlink()
    torn = journal_of(copy).read_bytes()
    journal_of(path).write_bytes(torn)
    assert torn.startswith(b"\xd9\xd5\x05\xf9")
    restore(path, backup.newest_good(path)) if from_backup else start_anew(path)
    table = table_at(path)
    assert table.round_count() == (ROUNDS if from_backup else 0)
    assert list(findings(table.database)) == []
    table.close()
    assert journal_of(path.with_name("table.db.aside-1")).read_bytes() == torn


def test_a_backup_put_in_place_is_the_state_of_its_time(path):
    offered = backup.newest_good(path)
    path.write_bytes(b"gone")
    aside = restore(path, offered)
    assert aside.read_bytes() == b"gone"
    table = table_at(path, seed="after")
    assert table.round_count() == ROUNDS
    assert list(findings(table.database)) == []
    table.close()


def test_a_damaged_backup_is_not_offered_and_never_put_in_place(path):
    newest = backup.backups(path)[0]
    newest.write_bytes(newest.read_bytes()[:5000])
    before = path.read_bytes()
    with pytest.raises(StoreUnavailable) as caught:
        restore(path, newest)
    assert caught.value.reason is StoreReason.DAMAGED
    assert path.read_bytes() == before
    path.write_bytes(b"gone")
    with pytest.raises(StoreUnavailable) as caught:
        table_at(path)
    assert caught.value.backup == backup.backups(path)[1]


@pytest.mark.parametrize("content", [b"", None])
def test_a_backup_that_holds_no_game_is_not_offered(path, content):
    """To SQLite an empty file, as a copying that was cut leaves it, is a whole database."""
    newest, good = backup.backups(path)
    newest.write_bytes(b"")
    if content is None:
        edit(newest, "CREATE TABLE theirs (x)")
    path.write_bytes(b"gone")
    with pytest.raises(StoreUnavailable) as caught:
        table_at(path)
    assert (caught.value.reason, caught.value.backup) == (StoreReason.DAMAGED, good)


def test_a_damaged_file_never_becomes_a_backup(path):
    before = {file.name: file.read_bytes() for file in backup.backups(path)}
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])
    clock = Clock()
    clock.time = START + timedelta(days=400)
    with pytest.raises(StoreUnavailable):
        table_at(path, clock=clock)
    assert {file.name: file.read_bytes() for file in backup.backups(path)} == before


def test_beginning_anew_keeps_the_old_file_and_its_backups(path):
    copies = {file.name: file.read_bytes() for file in backup.backups(path)}
    path.write_bytes(b"gone")
    journal_of(path).write_bytes(b"too")
    aside = start_anew(path)
    assert {file.name: file.read_bytes() for file in (path.parent / "backups" / "aside-1").iterdir()} == copies
    assert (aside.read_bytes(), journal_of(aside).read_bytes()) == (b"gone", b"too")
    table = table_at(path, seed="anew")
    assert (table.round_count(), table.view.wallet) == (0, 10_000_00)
    table.close()
    assert start_anew(path) != aside


def state(table):
    view = table.view
    shoe = (view.commitment, view.next_commitment, view.next_client_text)
    return table.rounds_page(None, 99), table.ledger_page(None, 999), view.wallet, view.balance, view.observation, shoe


@pytest.mark.parametrize("count", sizes(10, 50))
def test_a_backup_put_back_is_the_state_at_its_time(quick, rand, count, measured):
    same = 0
    for attempt in range(count):
        path, target = quick / f"{attempt}.db", quick / "kept.db"
        table = table_at(path, seed=attempt, rules=rand.choice(ALL_PRESETS))
        play_rounds(table, attempt % 12, rand)
        if attempt % 3 == 0:
            bet_and_deal(table)
            table.shown()
        was = state(table)
        table.database.back_up(target)
        while playing(table):
            do(table, Act(table.view.observation.legal[-1]))
        play_rounds(table, 2, rand)
        table._db.close()
        restore(path, target)
        table = table_at(path, seed=f"after {attempt}", rules=None)
        same += state(table)[: 5 if playing(table) else 4] == was[: 5 if playing(table) else 4]
        assert list(findings(table.database)) == []
        table._db.close()
    measured(f"restored as it was at the time: {same}/{count}")
    assert same == count
