"""The generated file is what a table would have written: verified whole, played on, and each round plays again."""

from __future__ import annotations

import os
import random

import pytest

from bjdesk.game import derived, digests
from bjdesk.game.store import digest, rounds
from bjdesk.game.verify import findings, replays
from tests.support import million
from tests.support.game import play_rounds, table_at

pytestmark = [pytest.mark.trust, pytest.mark.hot]


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """Seven parts of some 90 rounds: every rule set that the first parts have, a guest's part, a round found unseen."""
    patched = pytest.MonkeyPatch()
    patched.setattr(million, "PART", 90)
    patched.setattr(million, "GUESTS", ("Ann",))
    path = tmp_path_factory.mktemp("million") / "t.db"
    million.make(path, 600)
    patched.undo()
    return path


def test_a_generated_file_is_whole_and_played_on(small):
    table = table_at(small, seed="on", rules="american")
    assert table.round_count() == 600
    assert list(findings(table.database)) == []
    db = table.database
    assert db.value("SELECT count(*) FROM digest WHERE finished") >= 1
    assert db.value("SELECT count(*) FROM digest WHERE owner = 'guest:Ann'") >= 40
    assert 0.4 < db.value("SELECT avg(expected IS NOT NULL) FROM digest") < 0.9
    assert db.value("SELECT count(*) FROM transfer WHERE kind = 'rebuy'") >= 3
    play_rounds(table, 3, random.Random(1))
    assert list(findings(db)) == []
    table.close()


@pytest.mark.full
def test_rounds_of_the_large_file_play_again_and_are_derived_again_to_what_is_stored():
    """A sample; BJDESK_BENCH_ROUNDS sets the size of the file, BJDESK_MILLION where it is kept."""
    count = int(os.environ.get("BJDESK_BENCH_ROUNDS", "1000000"))
    from bjdesk.game.store.database import Database
    from tests.support.game import START

    db = Database(million.file_of(count))
    db.open(START)
    numbers = random.Random("sample").sample(range(1, count + 1), 5_000)
    for number in numbers:
        (stored,) = rounds.page(db, number + 1, 1)
        assert replays(db, stored), number
        rows = [row for owner in digests.owners(db) for row in digest.above(db, owner, number - 1, 1)]
        wanted = derived._wanted(db, next(digests.sources(db, number - 1)), {})
        assert {row[0].owner: row for row in rows if row[0].round == number} == wanted, number
    db.close()
