"""Rounds in short: derived as they close, valued as worths come in, made for the rounds of an older file."""

from __future__ import annotations

import json
import lzma
import random
from pathlib import Path

import apsw
import pytest

from bjdesk.game import digests, records
from bjdesk.game.coach import advice_on
from bjdesk.game.commands import AddChip, DealCards, PayInGuest, TakeSeat
from bjdesk.game.derived import differences
from bjdesk.game.digests import tally_of
from bjdesk.game.seats import COMPUTER, guest
from bjdesk.game.store import backup, breaks, digest, packing, worth
from bjdesk.game.store.breaks import BreakRow
from bjdesk.game.store.database import migrations
from bjdesk.game.store.packing import record_told
from bjdesk.game.verify import findings
from tests.support.game import bet_and_deal, do, keep_funded, play_out, play_rounds, table_at
from tests.support.sitters import SimpleCharts

FROZEN = Path(__file__).parent / "frozen"


def value_all(table, decided=None):
    for one in table.valuing.take() if decided is None else decided:
        advice = advice_on(one.question)
        if advice is not None:
            table.valuing.valued(one, advice)


def derived(db):
    return db.rows("SELECT * FROM digest ORDER BY owner, round"), db.rows("SELECT * FROM hand_tally")


def rebuilt(db):
    with db.transaction():
        digests.rebuild(db)
    return derived(db)


def seated_table(path=":memory:", seed="digest"):
    table = table_at(path, rules="classic", seed=seed)
    table.charts = SimpleCharts()
    do(table, TakeSeat(0, COMPUTER))
    do(table, TakeSeat(3, guest("Ann")))
    return table


def play_with_ann(table, rounds, rand, *, boxes=(1, 3)):
    for _ in range(rounds):
        keep_funded(table)
        if table.view.guests_balance("Ann") < 10_000:
            do(table, PayInGuest("Ann", 100_000))
        for box in boxes:
            do(table, AddChip(box, 500))
        do(table, DealCards())
        play_out(table, rand.choice)
        table.shown()


# ---------------------------------------------------------------- as rounds close


def test_a_round_is_written_down_in_short_as_it_closes():
    table, rand = table_at(rules="american", seed=5), random.Random(5)
    for _ in range(60):
        play_rounds(table, 1, rand, boxes=2)
        (row, *_), record = digest.above(table.database, "player", 0, 999)[-1], table.rounds_page(None, 1)[0]
        hands = [hand for box in record.boxes for hand in box.hands]
        assert (row.round, row.dealt) == (record.number, int(record.when.timestamp()))
        assert (row.bet, row.net, row.balance) == (record.bet, record.net, record.balance_after)
        assert row.staked == sum(box.bet for box in record.boxes if box.owner == "player")
        assert row.natural == any(hand.natural for hand in hands)
        assert row.split == any(len(box.hands) > 1 for box in record.boxes)
        assert row.doubled == any(hand.doubled for hand in hands)
        assert row.insured == any(box.insurance is not None for box in record.boxes)
        assert row.surrendered == any(hand.outcome.value == "surrender" for hand in hands)
    assert derived(table.database) == rebuilt(table.database)


def test_who_had_no_bet_in_a_round_has_no_digest_of_it():
    table, rand = seated_table(), random.Random(2)
    play_with_ann(table, 3, rand)
    play_with_ann(table, 2, rand, boxes=(3,))
    db = table.database
    assert db.rows("SELECT owner, count(*) FROM digest GROUP BY owner") == [("guest:Ann", 5), ("player", 3)]
    for row, *_ in digest.above(db, "guest:Ann", 0, 9):
        record = record_told(db.value("SELECT record FROM round WHERE id = ?", row.round))
        assert f"{row.balance / 100:.2f}" == record["guests"]["Ann"]["balance_after"]
    assert derived(db) == rebuilt(db)


def test_the_tally_counts_every_hand_of_the_player_once():
    table = table_at(rules="vegas", seed="tally")
    play_rounds(table, 80, random.Random(1))
    found = digest.tally(table.database)
    hands = [(h, box) for record in table.rounds_page(None, 99) for box in record.boxes for h in box.hands]
    assert sum(hands_ for hands_, _, _ in found.values()) == len(hands)
    assert sum(wagered for _, wagered, _ in found.values()) == sum(hand.wager for hand, _ in hands)
    assert sum(net for _, _, net in found.values()) == sum(hand.paid - hand.wager for hand, _ in hands)


@pytest.mark.parametrize(
    "hands, start",
    [
        (("Ts 6h 9c",), "hard 16"),
        (("Ks Qh",), "pair T"),
        (("8s 8h 2c",), "pair 8"),
        (("As Ad",), "pair A"),
        (("6s Ah",), "soft 17"),
        (("As 9h",), "soft 20"),
        (("Kd Ac",), "natural"),
        (("2s 3h",), "hard 5"),
        (("8s 3c", "8h Td"), "pair 8"),
    ],
)
def test_a_hand_is_counted_by_the_boxs_first_two_cards(hands, start):
    told = [{"cards": cards, "wager": "10.00", "paid": "20.00", "outcome": "win"} for cards in hands]
    record = {"dealer": {"cards": "Qd 7c"}, "boxes": [{"owner": "player", "hands": told}]}
    ((where, counted),) = tally_of(3, record).items()
    assert (where.start, where.up, where.rule_set) == (start, "T", 3)
    assert counted == (len(hands), 1000 * len(hands), 1000 * len(hands))


def test_a_round_found_unseen_is_marked_finished_in_short_too(tmp_path):
    table = table_at(tmp_path / "t.db")
    play_rounds(table, 1, random.Random(1))
    bet_and_deal(table)
    play_out(table)
    table.close()
    table = table_at(tmp_path / "t.db", seed="again")
    assert table.database.rows("SELECT round, finished FROM digest") == [(1, 0), (2, 1)]
    assert derived(table.database) == rebuilt(table.database)
    table.close()


# ---------------------------------------------------------------- what choices were worth


def valued(table):
    return table.database.rows("SELECT expected, cost, net FROM digest ORDER BY owner, round")


def test_what_choices_were_worth_is_known_once_every_decision_has_its_worth():
    table, rand = table_at(rules="american", seed="worth"), random.Random(3)
    for _ in range(12):
        keep_funded(table)
        bet_and_deal(table, boxes=2)
        play_out(table, rand.choice)
        decided = table.valuing.take()
        decisions = table.rounds_page(None, 1)[0].decisions
        if decisions:
            assert valued(table)[-1][:2] == (None, None)
        value_all(table, decided[:-1])
        table.valuing.write_rest()
        assert (valued(table)[-1][0] is None) == bool(decisions)
        value_all(table, decided[-1:])
        table.valuing.write_rest()
        number, expected, cost = table.rounds_page(None, 1)[0].number, 0.0, 0.0
        told = worth.worths_of(table.database, number)
        for box in table.rounds_page(None, 1)[0].boxes:
            mine = [one for one in told if one.box == box.place]
            cost += box.bet * sum(one.cost for one in mine)
            first = mine[0].values[mine[0].action] if mine else box.net / box.bet
            expected += box.bet * (first - sum(one.cost for one in mine[1:]))
        assert valued(table)[-1][:2] == (pytest.approx(expected), pytest.approx(cost))
    assert derived(table.database) == rebuilt(table.database)


def test_a_box_that_nobody_was_asked_about_is_worth_its_result():
    for seed in range(99):
        table = table_at(seed=seed)
        bet_and_deal(table)
        record = table.rounds_page(None, 1)
        if record and not record[0].decisions:
            assert valued(table) == [(record[0].net, 0.0, record[0].net)]
            return
    raise AssertionError("no seed ends at once")


def test_a_guests_choices_are_valued_apart_from_the_players():
    table, rand = seated_table(seed="two"), random.Random(8)
    for _ in range(6):
        play_with_ann(table, 1, rand)
        value_all(table)
        table.valuing.write_rest()
    known = dict(table.database.rows("SELECT owner, count(expected) FROM digest GROUP BY owner"))
    assert known["player"] == known["guest:Ann"] >= 5
    assert derived(table.database) == rebuilt(table.database)


def test_a_decisions_worth_names_its_values_best_first():
    table = table_at(rules="american", seed="best")
    while not table.valuing._decided:
        keep_funded(table)
        bet_and_deal(table)
        play_out(table)
    value_all(table)
    table.valuing.write_rest()
    told = worth.worths_of(table.database, table.rounds_page(None, 1)[0].number)
    assert [one.number for one in told] == list(range(1, len(told) + 1))
    for one in told:
        ordered = list(one.values.values())
        assert ordered == sorted(ordered, reverse=True)
        assert one.cost == pytest.approx(max(0.0, ordered[0] - one.values[one.action]))


# ---------------------------------------------------------------- older files


@pytest.fixture
def old_file(tmp_path):
    path = tmp_path / "t.db"
    path.write_bytes(lzma.decompress((FROZEN / "schema-0002.db.xz").read_bytes()))
    return path


TOLD = {
    "session": "id, started_at, program, seal",
    "rule_set": "id, name, options, seal",
    "shoe": "id, told_hash(commitment), server_seed, client_text, packs, told_time(made_at), told_hash(seal)",
    "round": "id, session, rule_set, shoe, position, told_boxes(boxes), purses, program, told_time(dealt_at),"
    " told_hash(seal), state, told_time(closed_at), position_after, net, told_record(record), told_hash(hash)",
    "action": "round, number, box, hand, action, told_time(at), told_hash(seal)",
    "mark": "round, kind, told_time(at), told_hash(seal)",
    "worth": "round, number, model, told_values(value), cost",
    "transfer": "id, debit, credit, amount, kind, round, box, step, told_time(at), told_hash(seal)",
    "account": "name, balance, last_transfer",
    "sqlite_sequence": "name, seq",
}


def test_every_cell_of_a_file_of_the_second_schema_is_told_as_it_was(old_file):
    before = apsw.Connection(str(old_file))
    held = {name: set(before.execute(f"SELECT * FROM {name}")) for name in TOLD}
    before.close()
    table = table_at(old_file, seed="new")
    table.close()
    after = apsw.Connection(str(old_file))
    for name in ("told_hash", "told_time", "told_boxes", "told_record"):
        told = getattr(packing, name)
        after.create_scalar_function(name, lambda value, told=told: None if value is None else told(value), 1)
    after.create_scalar_function("told_values", lambda value: json.dumps(packing.told_values(value)), 1)
    for name, columns in TOLD.items():
        now = set(after.execute(f"SELECT {columns} FROM {name}"))
        new = {"session": 1, "sqlite_sequence": 1}.get(name, 0)  # the start that migrated it
        assert len(held[name] - now) <= new, name
        assert len(now - held[name]) <= new + (name == "sqlite_sequence"), name
    for column in ("record", "boxes"):
        whole, short = (f"SELECT count(*) FROM round WHERE {column} {like}" for like in ("LIKE '{%'", "LIKE '[%'"))
        assert (after.execute(whole).get, after.execute(short).get) == (0, 48 if column == "record" else 49)
    after.close()


def test_a_file_of_the_second_schema_gets_its_rounds_in_short(old_file):
    before = apsw.Connection(str(old_file))
    held = {name: before.execute(f"SELECT count(*) FROM {name}").get for name in ("round", "worth", "transfer")}
    before.close()
    table = table_at(old_file, seed="new")
    db = table.database
    assert (db.version, len(backup.backups(old_file)) >= 1) == (len(migrations()), True)
    assert held == {name: db.value(f"SELECT count(*) FROM {name}") for name in held}
    assert db.rows("SELECT owner, count(*) FROM digest GROUP BY owner") == [("guest:Ann", 10), ("player", 44)]
    assert db.value("SELECT count(*) FROM digest WHERE expected IS NOT NULL") > 20
    assert db.value("SELECT sum(finished) FROM digest") == 1
    assert derived(db) == rebuilt(db)
    assert list(findings(db)) == []
    play_out(table)
    play_rounds(table, 3, random.Random(1))
    assert records.count(db) == held["round"] + 3
    assert list(findings(db)) == []
    table.close()


# ---------------------------------------------------------------- breaks taken


def test_a_break_is_added_and_never_changed():
    db = table_at().database
    assert breaks.last(db) is None
    row = BreakRow(0, "2026-03-01T12:00:00.000+00:00", "2026-03-01T13:00:00.000+00:00", 3600, "boot", 99.5)
    with db.transaction():
        stored = breaks.add(db, row)
    assert breaks.last(db) == stored
    assert stored.number == 1
    assert list(findings(db)) == []
    db.run("DROP TRIGGER break_kept")
    db.run("UPDATE break_taken SET seconds = 60")
    assert {(found.fault.value, found.table) for found in findings(db)} == {
        ("seal", "break_taken"),
        ("schema", "break_kept"),
    }


# ---------------------------------------------------------------- what `bjdesk verify` finds


@pytest.fixture(scope="module")
def kept():
    table, rand = seated_table(seed="kept"), random.Random(4)
    play_with_ann(table, 12, rand)
    value_all(table)
    table.valuing.write_rest()
    play_with_ann(table, 318, rand)
    return table.database


@pytest.mark.parametrize(
    "sql, table, row",
    [
        ("UPDATE digest SET net = net + 1 WHERE round = 7 AND owner = 'player'", "digest", 7),
        ("UPDATE digest SET expected = expected + 0.5 WHERE round = 3 AND owner = 'guest:Ann'", "digest", 3),
        ("DELETE FROM digest WHERE round = 9 AND owner = 'guest:Ann'", "digest", 9),
        ("UPDATE digest SET round = 999 WHERE owner = 'player' AND round = 5", "digest", 999),
        ("UPDATE hand_tally SET hands = hands + 1", "hand_tally", ""),
        ("UPDATE found_bits SET bits = x'01' WHERE key = 2", "found_bits", 0),
        ("UPDATE found_block SET last_dealt = 0", "found_bits", 0),
    ],
)  # fmt: skip
def test_what_is_derived_is_derived_again_and_compared(kept, sql, table, row):
    assert list(differences(kept)) == []
    kept.run("BEGIN")
    kept.run(sql)
    found = list(differences(kept))
    kept.run("ROLLBACK")
    assert (table, row) in found
