"""The records' figures among a million rounds: found, exported, kept, opened; `tests/support/million.py` makes them.

BJDESK_BENCH_ROUNDS sets another number of rounds, BJDESK_MILLION the folder in which the file is kept. Times are the
processor's own for this thread, and those of the clock on the wall.
"""

from __future__ import annotations

import itertools
import os
import random
import shutil
import time
from datetime import UTC, datetime, timedelta

import pytest

from bjdesk.game import exports, records
from bjdesk.game.found import found_count, found_page, rules_played
from bjdesk.game.round_filter import Result, RoundFilter
from bjdesk.game.store.database import Database
from bjdesk.game.upkeep import Upkeep
from tests.support.game import bet_and_deal, play_out, table_at
from tests.support.million import file_of

pytestmark = pytest.mark.bench
ROUNDS = int(os.environ.get("BJDESK_BENCH_ROUNDS", "1000000"))
PAGE = 50


def figures(times, name):
    """Percentiles of pairs of seconds: the processor's and the wall's."""
    for kind, part in (("processor", 0), ("wall", 1)):
        ordered = sorted(pair[part] * 1000 for pair in times)
        told = {share: ordered[min(len(ordered) - 1, len(ordered) * share // 100)] for share in (50, 90, 99)}
        said = ", ".join(f"p{share} {value:.1f}" for share, value in told.items())
        print(f"\n{name}, {kind} ms: {said}, most {ordered[-1]:.1f}, of {len(ordered)}", end="")


def timed(work):
    wall, own = time.perf_counter(), time.thread_time()
    found = work()
    return found, (time.thread_time() - own, time.perf_counter() - wall)


@pytest.fixture(scope="module")
def path():
    return file_of(ROUNDS)


@pytest.fixture(scope="module")
def db(path):
    opened = Database(path)
    opened.open(datetime.now(UTC), create=False)
    yield opened
    opened.close()


def wishes(db):
    middle = records.one_round(db, ROUNDS // 2).when
    flags = ("natural", "split", "doubled", "insured", "surrendered", "finished", "costly", "noted")
    return [
        *({flag: True} for flag in flags),
        *({"result": result} for result in Result),
        *({"rules": rules} for rules in rules_played(db)),
        *({"since": middle}, {"until": middle}, {"since": middle, "until": middle + timedelta(days=1)}),
        *({"least_bet": 2_500}, {"most_bet": 99}, {"least_bet": 1_777, "most_bet": 1_783}),
        *({"least_net": 10_000}, {"most_net": -10_000}, {"least_net": 1_111, "most_net": 1_113}),
        *(
            {"cards": cards}
            for cards in (("As",), ("A",), ("As", "Kd"), ("2s", "2h", "2d"), ("A",) * 4, ("8h", "8h"), tuple("A2345"))
        ),
    ]


def test_the_first_page_of_any_filter_and_any_pair(db):
    pages, later, counts, slowest = [], [], [], (0.0, None)
    pairs = [{**one, **other} for one, other in itertools.combinations_with_replacement(wishes(db), 2)]
    for wish in pairs:
        wanted = RoundFilter(**wish)
        page, took = timed(lambda wanted=wanted: found_page(db, wanted, None, PAGE))
        pages.append(took)
        slowest = max(slowest, (took[0], str(wish)))
        if len(page) == PAGE:
            later.append(timed(lambda wanted=wanted, page=page: found_page(db, wanted, page[-1].number, PAGE))[1])
        if len(wanted.cards) < 2:
            counts.append(timed(lambda wanted=wanted: found_count(db, wanted))[1])
    figures(pages, f"the first page of {PAGE} of any filter or pair among {ROUNDS:,} rounds")
    figures(later, "the page after it")
    figures(counts, "how many there are")
    print(f"\nthe slowest: {slowest[0] * 1000:.1f} ms, {slowest[1]}")


def test_the_pages_without_a_filter_and_the_count(db):
    rand = random.Random(1)
    places = [None, *(rand.randrange(100, ROUNDS) for _ in range(100))]
    figures([timed(lambda at=at: records.rounds_page(db, at, PAGE))[1] for at in places], f"any page of {PAGE}")
    figures([timed(lambda: records.count(db))[1] for _ in range(50)], "the count of all rounds")


def test_the_room_that_a_round_takes(path, db):
    sizes = db.rows("SELECT name, sum(pgsize) FROM dbstat GROUP BY name ORDER BY 2 DESC")
    print(f"\n{path.stat().st_size / ROUNDS:.0f} bytes a round")
    for name, size in sizes[:16]:
        print(f"  {name:26}{size / ROUNDS:8.1f}")


@pytest.mark.parametrize("kind", ["json", "csv"])
def test_the_export_of_all_rounds(db, kind, tmp_path):
    steps = []
    with (tmp_path / "out").open("w", encoding="utf-8", newline="") as out:
        run = exports.export_steps(db, "rounds", kind, out)
        _, whole = timed(lambda: drain(run, steps))
    figures(steps, f"a step of the export as {kind}")
    print(f"\nall {ROUNDS:,} rounds as {kind}: {whole[0]:.1f} s of the processor, {whole[1]:.1f} s")


def drain(run, steps):
    while (pair := timed(lambda: next(run, None)))[0] is not None:
        steps.append(pair[1])


def test_the_start_of_the_table_beside_that_of_an_empty_file(path, tmp_path):
    copy = tmp_path / "large" / "t.db"
    copy.parent.mkdir()
    shutil.copy(path, copy)
    with copy.open("rb+") as copied:
        os.fsync(copied)  # or the table's first commit writes out all of the copy, half a second of a gigabyte
    empty = tmp_path / "empty" / "t.db"
    table_at(empty).close()
    for name, file in (("empty", empty), ("large", copy)):
        times = []
        for number in range(10):
            table, took = timed(lambda file=file, number=number: table_at(file, seed=number))
            times.append(took)
            table.upkeep.drop()
            table._db.close()
        figures(times, f"opening the {name} file")
    bet_and_deal_and_back_up(copy)


def bet_and_deal_and_back_up(copy):
    table = table_at(copy, seed="play")
    shown, steps = [], []
    for _ in range(20):
        bet_and_deal(table)
        play_out(table)
        shown.append(timed(table.shown)[1])
    figures(shown, "a round's end is seen, while a large file is backed up")
    upkeep = Upkeep(table.database, lambda: datetime.now(UTC))
    upkeep._begin_steps(ROUNDS)
    more = True
    while more:
        more, took = timed(upkeep.step)
        steps.append(took)
    figures(steps, "a step of the backup")
    print(f"\nthe whole backup, checked: {sum(wall for _, wall in steps):.1f} s")
    table._db.close()
