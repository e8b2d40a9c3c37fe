"""Rounds found by a filter: exactly those that a look at every record finds, by bits as by digests, on any page."""

from __future__ import annotations

import itertools
import random
from datetime import timedelta

import pytest

from bjdesk.game import digests, found, records
from bjdesk.game.commands import TakeSeat
from bjdesk.game.found import found_count, found_numbers, found_page, owners, rules_played
from bjdesk.game.notes import NOTE_MOST, keep_note, note_of
from bjdesk.game.round_filter import Result, RoundFilter
from bjdesk.game.seats import YOU
from bjdesk.game.store import digest, found_bits
from bjdesk.game.store.found_bits import BEHIND, CHUNK
from tests.game.test_digests import play_with_ann, seated_table, value_all
from tests.support.game import do, play_rounds, table_at

ROUNDS = 3 * CHUNK + BEHIND + 40


@pytest.fixture(scope="module")
def db():
    """Rounds by three rule sets, a guest's too, some valued, some noted; the newest have no bits yet."""
    table, rand = seated_table(seed="found"), random.Random(9)
    play_with_ann(table, 40, rand)
    do(table, TakeSeat(0, YOU))
    table.valuing.take()
    for rules, boxes in (("american", 2), ("single-deck", 1)):
        table.change_rules(rules)
        play_rounds(table, 30, rand, boxes=boxes)
        value_all(table)
        table.valuing.write_rest()
    while table.round_count() < ROUNDS:
        play_rounds(table, 1, rand)
        table.valuing.take()
    with table.database.transaction():
        for number in rand.sample(range(1, ROUNDS + 1), 30):
            keep_note(table.database, number, f"note {number}", "then")
    assert found_bits.upto(table.database) == 3 * CHUNK - 1
    return table.database


@pytest.fixture(scope="module")
def everything(db):
    """Every record, newest first, with what it cost each person."""
    costs = {}
    for owner in owners(db):
        costs |= {(owner, row.round): (row, cost) for row, _, cost in digest.above(db, owner, 0, 9999)}
    return records.rounds_page(db, None, 9999), costs


def passes(wanted, record, costs):  # noqa: PLR0911 - one line a wish, plainly
    if (wanted.owner, record.number) not in costs:
        return False
    row, cost = costs[wanted.owner, record.number]
    for flag in ("natural", "split", "doubled", "insured", "surrendered", "finished"):
        if getattr(wanted, flag) and not getattr(row, flag):
            return False
    if wanted.costly and (cost is None or cost < 1):
        return False
    if wanted.noted and not record.note:
        return False
    if wanted.rules is not None and record.rules_name != wanted.rules:
        return False
    if wanted.result is not None and wanted.result is not (
        Result.WON if row.net > 0 else Result.LOST if row.net < 0 else Result.EVEN
    ):
        return False
    if wanted.since is not None and int(record.when.timestamp()) < int(wanted.since.timestamp()):
        return False
    if wanted.until is not None and int(record.when.timestamp()) >= int(wanted.until.timestamp()):
        return False
    for value, least, most in (
        (row.bet, wanted.least_bet, wanted.most_bet),
        (row.net, wanted.least_net, wanted.most_net),
    ):
        if (least is not None and value < least) or (most is not None and value > most):
            return False
    hands = [hand.cards for box in record.boxes if box.owner == wanted.owner for hand in box.hands]
    return not wanted.cards or any(holds(hand.split(), wanted.cards) for hand in (*hands, record.dealer.cards))


def holds(hand, cards):
    """Whether the cards can be given one of the wished each, tried in every order."""
    return any(
        all(card == wish or card[0] == wish for card, wish in zip(chosen, cards, strict=True))
        for chosen in itertools.permutations(hand, len(cards))
    )


def wishes(everything):
    """One filter for each thing that can be asked for."""
    kept, _ = everything
    middle = kept[len(kept) // 2].when
    return [
        *({flag: True} for flag in ("natural", "split", "doubled", "insured", "surrendered", "finished")),
        *({flag: True} for flag in ("costly", "noted")),
        *({"result": result} for result in Result),
        *({"rules": rules} for rules in ("classic", "single-deck", "krog")),
        *({"since": middle}, {"until": middle}, {"since": middle - timedelta(hours=1), "until": middle}),
        *({"least_bet": 1000}, {"most_bet": 500}, {"least_net": 501}, {"most_net": -1000}, {"most_net": 100}),
        *({"least_net": 0}, {"least_net": -100}, {"least_bet": 0}, {"least_bet": 1 << 50}, {"most_net": 1 << 50}),
        *(
            {"cards": cards}
            for cards in (("As",), ("A",), ("A", "T"), ("8s", "8"), ("5h", "5d", "K"), ("T",) * 2, ("x",))
        ),
        {"owner": "guest:Ann"},
    ]


def test_every_wish_and_every_pair_of_wishes_finds_what_a_look_at_every_record_finds(db, everything):
    kept, costs = everything
    single = wishes(everything)
    for one, other in itertools.combinations_with_replacement(single, 2):
        wanted = RoundFilter(**{**one, **other})
        numbers = [record.number for record in kept if passes(wanted, record, costs)]
        assert list(found_numbers(db, wanted, None)) == numbers, wanted
        assert found_count(db, wanted) == len(numbers), wanted


def test_pages_follow_one_another_without_gap_or_repeat(db, everything):
    kept, costs = everything
    wanted = RoundFilter(result=Result.LOST)
    numbers = [record.number for record in kept if passes(wanted, record, costs)]
    pages, before = [], None
    while page := found_page(db, wanted, before, 37):
        pages.append(page)
        before = page[-1].number
    assert [record.number for page in pages for record in page] == numbers
    assert all(len(page) == 37 for page in pages[:-1])


def test_a_page_holds_whole_records_with_their_notes(db):
    page = found_page(db, RoundFilter(noted=True), None, 5)
    assert [record.note for record in page] == [f"note {record.number}" for record in page]
    assert page[0] == records.one_round(db, page[0].number)


def test_who_has_played_and_by_which_rules(db):
    assert owners(db) == ("player", "guest:Ann")
    assert rules_played(db) == ("american", "classic", "single-deck")


def test_bits_made_as_rounds_close_are_those_made_anew(db):
    tables = ("found_bits", "found_block")
    before = [db.rows(f"SELECT * FROM {name}") for name in tables]
    with db.transaction():
        digests.rebuild_bits(db)
    assert [db.rows(f"SELECT * FROM {name}") for name in tables] == before


def test_what_choices_cost_may_become_known_after_the_bits(db):
    cheap, wanted = next(found_numbers(db, RoundFilter(), 100)), RoundFilter(costly=True)
    for costly in (True, False, True):
        with db.transaction():
            found_bits.set_costly(db, "player", cheap, costly=costly)
        assert (cheap in list(found_numbers(db, wanted, None))) is costly
    with db.transaction():
        digests.rebuild_bits(db)


# ---------------------------------------------------------------- the plan of every query


def plans(db, asked):
    told = []
    for sql, values in asked:
        told += [str(row[3]) for row in db.rows(f"EXPLAIN QUERY PLAN {sql}", *values)]
    return told


def test_no_query_looks_through_all_rounds_or_sorts_them(db, everything, monkeypatch):
    asked, plain = [], type(db).rows

    def listening(self, sql, *values):
        asked.append((sql, values))
        return plain(self, sql, *values)

    monkeypatch.setattr(type(db), "rows", listening)
    for wish in wishes(everything):
        found_page(db, RoundFilter(**wish), 500, 20)
        found_count(db, RoundFilter(**wish))
    records.rounds_page(db, None, 20)
    records.rounds_page(db, 300, 20)
    records.count(db)
    monkeypatch.undo()
    told = plans(db, set(asked))
    small = ("SCAN rule_set", "SCAN account", "SCAN found_block")  # a row a rule set, a guest, 4,096 rounds
    assert [plan for plan in told if plan.startswith("SCAN") and not plan.startswith(small)] == []
    assert [plan for plan in told if "TEMP B-TREE" in plan and "DISTINCT" not in plan] == []


# ---------------------------------------------------------------- notes


def test_a_note_is_changed_and_taken_away():
    table = table_at()
    play_rounds(table, 1, random.Random(1))
    db = table.database
    for text in ("  first\n", "second", ""):
        with db.transaction():
            keep_note(db, 1, text, "then")
        assert note_of(db, 1) == text.strip() == table.rounds_page(None, 1)[0].note
    with pytest.raises(AssertionError):
        keep_note(db, 1, "x" * (NOTE_MOST + 1), "then")


def test_an_unreadable_record_does_not_keep_rounds_from_closing():
    assert found_bits._hands("{}") == found_bits._hands("3") == {}


@pytest.mark.parametrize(
    ("hand", "cards", "there"),
    [
        ("As Ad", ("As", "A"), True),
        ("As Ad", ("As", "As"), False),
        ("As Ad", ("A", "A", "A"), False),
        ("As As 9d", ("As", "As", "9"), True),
        ("2s 3c ??", ("2s", "3"), True),
        ("Ts 9d 2c", ("9d", "T", "9"), False),
    ],
)
def test_a_hand_holds_each_card_as_often_as_it_is_wished_for(hand, cards, there):
    assert found._holds(hand, found._needed(cards)) == there
