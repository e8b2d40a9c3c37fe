"""Tamper evidence: `verify` finds every edit of a live cell, and rounds cut, swapped or added."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing

import pytest

from bjdesk.game.commands import PayIn
from bjdesk.game.faults import StoreUnavailable
from bjdesk.game.store.database import Database
from bjdesk.game.verify import Fault, findings
from tests.support.game import START, bet_and_deal, do, play_rounds, playing, table_at
from tests.support.sizes import sizes

pytestmark = [pytest.mark.trust, pytest.mark.hot]
TABLES = ("account", "session", "rule_set", "shoe", "round", "action", "mark", "transfer")


@pytest.fixture(scope="module")
def content(tmp_path_factory):
    """A file with rounds of two rule sets, a pay-in, and a round that runs."""
    path = tmp_path_factory.mktemp("tamper") / "t.db"
    for seed in range(99):
        table = table_at(path.with_name(f"{seed}.db"), seed=seed, rules="american")
        play_rounds(table, 6, random.Random(seed), boxes=2)
        do(table, PayIn(1_00))
        table.change_rules("vegas")
        play_rounds(table, 5, random.Random(seed))
        bet_and_deal(table)
        found = playing(table)
        table.close()
        if found:
            return path.with_name(f"{seed}.db").read_bytes()
    raise AssertionError("no seed waits")


@pytest.fixture
def path(content, tmp_path):
    path = tmp_path / "t.db"
    path.write_bytes(content)
    return path


def verified(path):
    """What `bjdesk verify` finds; a file that SQLite itself finds damaged is found too."""
    db = Database(path)
    try:
        db.open(START)
        return list(findings(db))
    except StoreUnavailable as fault:
        return [fault]
    finally:
        db.close()


def edited(path, *statements):
    """Carry out statements with all guards off, and put the guards back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA ignore_check_constraints = ON")
        db.execute("PRAGMA synchronous = OFF")
        db.execute("PRAGMA journal_mode = MEMORY")
        guards = list(db.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'"))
        for name, _ in guards:
            db.execute(f"DROP TRIGGER {name}")
        for sql, *values in statements:
            db.execute(sql, values)
        for _, sql in guards:
            db.execute(sql)


def cells(path):
    db = sqlite3.connect(path)
    found = []
    for table in TABLES:
        columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
        keys = [row[1] for row in db.execute(f"PRAGMA table_info({table})") if row[5]]
        for row in db.execute(f"SELECT * FROM {table}"):
            cell = dict(zip(columns, row, strict=True))
            found += [(table, column, {key: cell[key] for key in keys}, cell[column]) for column in columns]
    db.close()
    return found


def other(value, rand):
    match value:
        case int():
            return value + rand.choice((-1, 1, 7))
        case str() if value:
            at = rand.randrange(len(value))
            return value[:at] + chr(ord(value[at]) ^ 1) + value[at + 1 :]
        case bytes():
            at = rand.randrange(len(value))
            return value[:at] + bytes([value[at] ^ 1]) + value[at + 1 :]
        case _:
            return "1"


def test_a_whole_file_has_no_findings(path):
    assert verified(path) == []


def edit_of(cell, rand):
    """What was edited, in words, and the statement."""
    table, column, key, value = cell
    new = other(value, rand)
    where = " AND ".join(f"{name} = ?" for name in key)
    said = f"{table}.{column} of {key}: {value!r} -> {new!r}"
    return said, (f"UPDATE {table} SET {column} = ? WHERE {where}", new, *key.values())


@pytest.mark.parametrize("edits", sizes(200, 2_000))
def test_every_edit_of_a_cell_is_found(content, quick, rand, edits, measured):
    path = quick / "t.db"
    path.write_bytes(content)
    everything, missed, seen = cells(path), [], 0
    while seen < edits:
        said, statement = edit_of(rand.choice(everything), rand)
        path.write_bytes(content)
        try:
            edited(path, statement)
        except sqlite3.IntegrityError:
            continue  # SQLite itself refused: no edit
        seen += 1
        if not verified(path):
            missed.append(said)
    measured(f"{edits - len(missed):,} of {edits:,} edits found")
    assert missed == []


CUT_3 = ("DELETE FROM round WHERE id = 3",)
CUT_12 = ("DELETE FROM round WHERE id = 12",)


@pytest.mark.parametrize(
    "statements",
    [
        [("DELETE FROM action WHERE round = 3",)],
        [("DELETE FROM transfer WHERE round = 3",)],
        [(f"DELETE FROM {part} WHERE round = 3",) for part in ("mark", "action", "transfer")],
        [*((f"DELETE FROM {part} WHERE round = 3",) for part in ("mark", "action", "transfer")), CUT_3],
        [("DELETE FROM action WHERE round = 12",), ("DELETE FROM transfer WHERE round = 12",), CUT_12],
        [("UPDATE sqlite_sequence SET seq = 11 WHERE name = 'round'",)],
        [("INSERT INTO session VALUES (2, 'then', '0', 'seal')",)],
        [("DELETE FROM shoe WHERE id = (SELECT max(id) FROM shoe)",)],
        [("DELETE FROM mark WHERE round = 2",)],
        [("INSERT INTO action SELECT 2, 9, box, hand, action, at, seal FROM action LIMIT 1",)],
        [("UPDATE account SET balance = balance + 500 WHERE name = 'wallet'",)],
        [("UPDATE account SET balance = balance + CASE name WHEN 'wallet' THEN 5 ELSE -5 END WHERE name IN ('wallet', 'house')",)],  # noqa: E501
    ],
)  # fmt: skip
def test_rounds_cut_or_added_and_money_made_are_found(path, statements):
    edited(path, *statements)
    assert verified(path)


def test_two_rounds_swapped_are_found(path):
    columns = "record, net, closed_at"
    edited(
        path,
        ("CREATE TEMP TABLE kept AS SELECT * FROM round WHERE id IN (4, 5)",),
        (f"UPDATE round SET ({columns}) = (SELECT {columns} FROM kept WHERE id = 5) WHERE id = 4",),
        (f"UPDATE round SET ({columns}) = (SELECT {columns} FROM kept WHERE id = 4) WHERE id = 5",),
    )
    assert {finding.row for finding in verified(path) if finding.fault is Fault.ROUND} == {4, 5}


def test_a_guard_taken_off_is_found(path):
    db = sqlite3.connect(path)
    db.execute("DROP TRIGGER transfer_kept")
    db.commit()
    db.close()
    assert [(finding.fault, finding.table) for finding in verified(path)] == [(Fault.SCHEMA, "transfer_kept")]


def test_an_edit_names_the_row(path):
    edited(path, ("UPDATE session SET program = '9' WHERE id = 1",))
    assert (Fault.SEAL, "session", "1") in {(found.fault, found.table, found.row) for found in verified(path)}
