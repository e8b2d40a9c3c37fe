"""The pending seed and the hole card are nowhere before they are due."""

from __future__ import annotations

import io
import logging
import random

import pytest

from bjdesk.engine.events import CardDealt, HoleCardTurned
from bjdesk.engine.rules import HoleCard
from bjdesk.game import exports
from bjdesk.game.fairness import commitment
from tests.support.game import Entropy, bet_and_deal, keep_funded, play_out, table_at
from tests.support.sizes import sizes

pytestmark = [pytest.mark.trust, pytest.mark.hot]


def exported(table):
    out = io.StringIO()
    for what, kind in (("rounds", "json"), ("rounds", "csv"), ("ledger", "csv")):
        list(exports.export_steps(table.database, what, kind, out))
    return out.getvalue()


def check_frames(frames):
    """Until it is turned, the hole card is None in every event and every observation."""
    down = False
    for frame in frames:
        if isinstance(frame.event, CardDealt) and not frame.event.face_up:
            assert frame.event.card is None
            down = True
        if isinstance(frame.event, HoleCardTurned):
            down = False
        if frame.view.observation is not None and down:
            assert frame.view.observation.dealer.cards[1] is None


@pytest.mark.parametrize("rounds", sizes(170, 3_400))  # of each: 500 and 10,000 together
@pytest.mark.parametrize("rules", ["single-deck", "classic", "eight-deck"])
def test_no_pending_seed_and_no_hole_card_in_any_view_record_or_export(rules, rounds, rand, measured, tmp_path, caplog):
    entropy = Entropy(rand.random())
    caplog.set_level(logging.DEBUG)
    table = table_at(tmp_path / "t.db", rules=rules, entropy=entropy)
    assert table.view.rules.hole_card in {HoleCard.PEEK, HoleCard.NO_PEEK}
    for number in range(rounds):
        keep_funded(table)
        frames = list(bet_and_deal(table))
        frames += play_out(table, rand.choice)
        check_frames(frames)
        told = "".join(repr(frame) for frame in frames) + repr(table.view) + repr(table.rounds_page(None, 3))
        if number % (rounds // 8) == 0:
            told += exported(table) + " ".join(str(file) for file in tmp_path.rglob("*")) + caplog.text
        for seed in pending(table, entropy):
            assert seed.hex() not in told
            assert repr(seed) not in told
        assert table.view.next_commitment == commitment(entropy.given[-1])
    measured(f"{rules}: {rounds:,} rounds, no secret in views, records, exports, logs and file names")
    table.close()


def pending(table, entropy):
    """The seeds of the shoe in use, where it is played on from, and of the next."""
    in_use = table.database.value("SELECT shoe FROM round ORDER BY id DESC LIMIT 1")
    played_on = table.view.rules_name == "classic"
    return entropy.given[in_use - 1 if played_on else in_use :]


def test_the_seed_is_revealed_when_its_shoe_is_done():
    entropy = Entropy("reveal")
    table = table_at(rules="single-deck", entropy=entropy)
    for _ in range(3):
        bet_and_deal(table)
        play_out(table)
    records = table.rounds_page(None, 9)[::-1]
    assert [record.seed for record in records] == [seed.hex() for seed in entropy.given[:3]]
    assert all(commitment(bytes.fromhex(record.seed)) == record.commitment for record in records)


def test_the_seed_of_a_shoe_that_is_played_on_from_stays_hidden_until_the_next_one_is_begun():
    table = table_at(rules="classic")
    rand = random.Random(3)
    first = None
    while first is None or table.rounds_page(None, 1)[0].shoe_number == 1:
        assert all(record.seed is None for record in table.rounds_page(None, 99))
        keep_funded(table)
        bet_and_deal(table, boxes=3)
        play_out(table, rand.choice)
        first = first or table.view.round_number
    newest, *older = table.rounds_page(None, 99)
    assert newest.seed is None
    assert all(record.seed is not None for record in older)
