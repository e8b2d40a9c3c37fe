"""The table's figures: a durable step, and a page of the gamelog among 100,000 rounds."""

from __future__ import annotations

import random
import shutil
import sqlite3
import time

import pytest

from bjdesk.game.commands import Act, AddChip, DealCards
from bjdesk.game.view import Phase
from tests.support.game import do, keep_funded, play_rounds, table_at

pytestmark = pytest.mark.bench


def percentiles(times, name):
    ordered = sorted(times)
    figures = {part: ordered[min(len(ordered) - 1, len(ordered) * part // 100)] * 1000 for part in (50, 90, 99)}
    print(f"\n{name}: " + ", ".join(f"p{part} {value:.2f} ms" for part, value in figures.items()), f"of {len(times)}")


def test_a_durable_step(tmp_path):
    table, rand, times = table_at(tmp_path / "t.db"), random.Random(1), []
    while len(times) < 500:
        keep_funded_between_rounds(table)
        if table.view.phase is Phase.PLAYING:
            command = Act(rand.choice(table.view.observation.legal))
        else:
            do(table, AddChip(0, 500))
            command = DealCards()
        started = time.perf_counter()
        do(table, command)
        times.append(time.perf_counter() - started)
    percentiles(times, "perform, durable commit included")
    table.close()


def keep_funded_between_rounds(table):
    if table.view.phase is not Phase.PLAYING:
        keep_funded(table)


ROUNDS = 100_000


def test_a_page_among_a_hundred_thousand_rounds(tmp_path):
    path = tmp_path / "t.db"
    table = table_at(path)
    play_rounds(table, 1, random.Random(1))
    table.close()
    many(path)
    started = time.perf_counter()
    table = table_at(path, seed="open")
    took, size = (time.perf_counter() - started) * 1000, path.stat().st_size >> 20
    print(f"\nfirst opening of the day, checked: {took:.0f} ms, {size} MiB")
    table.close()
    started = time.perf_counter()
    table = table_at(path, seed="again")
    print(f"opening: {(time.perf_counter() - started) * 1000:.1f} ms")
    times = []
    for before in (None, *random.Random(2).sample(range(200, ROUNDS), 50)):
        started = time.perf_counter()
        assert len(table.rounds_page(before, 100)) == 100
        times.append(time.perf_counter() - started)
    percentiles(times, f"a page of 100 among {ROUNDS:,} rounds")
    assert table.round_count() == ROUNDS
    table.close()
    shutil.rmtree(tmp_path)


def many(path):
    """Copies of the first round, as many as it takes: only their size counts here."""
    db = sqlite3.connect(path, isolation_level=None)
    for (name,) in list(db.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'")):
        db.execute(f"DROP TRIGGER {name}")
    db.execute("BEGIN")
    numbers = f"WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < {ROUNDS})"
    db.execute(
        f"INSERT INTO shoe {numbers} SELECT 9 + i, printf('%064d', i), randomblob(32), 'x', 1, made_at, seal"
        " FROM n, shoe WHERE shoe.id = 1"
    )
    columns = "session, rule_set, position, boxes, purses, program, dealt_at, seal, state, closed_at"
    columns += ", position_after, net, record"
    db.execute(
        f"INSERT INTO round (id, shoe, {columns}, hash) {numbers} SELECT i, 9 + i, {columns}, printf('%064d', i)"
        " FROM n, round WHERE round.id = 1"
    )
    db.execute(f"INSERT INTO mark {numbers} SELECT i, kind, at, seal FROM n, mark WHERE mark.round = 1")
    db.execute("COMMIT")
    db.close()
