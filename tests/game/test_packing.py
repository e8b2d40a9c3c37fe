"""How values lie in the file: what is packed is told again exactly, and what can't be stays as it was."""

from __future__ import annotations

import json
import random
from datetime import UTC, datetime, timedelta

import pytest

from bjdesk.game.store.packing import (
    packed_boxes,
    packed_hash,
    packed_record,
    packed_time,
    packed_values,
    seconds_of,
    told_boxes,
    told_hash,
    told_record,
    told_time,
    told_values,
)

HAND = {
    "cards": "8s 3c",
    "total": 11,
    "soft": False,
    "natural": False,
    "wager": "10.00",
    "doubled": False,
    "outcome": "push",
    "paid": "10.00",
}
RECORD = {
    "boxes": [{"box": 1, "owner": "player", "bet": "10.00", "insurance": None, "hands": [HAND]}],
    "dealer": {"cards": "As Kd", "total": 21, "soft": True, "natural": True},
    "decisions": [{"box": 1, "hand": 1, "action": "no-insurance"}],
    "net": "0.00",
    "balance_before": "100.00",
    "balance_after": "100.00",
}


@pytest.mark.parametrize("text", ["ab" * 32, "0" * 64])
def test_a_hash_lies_there_as_bytes(text):
    assert packed_hash(text) == bytes.fromhex(text)
    assert told_hash(packed_hash(text)) == text


@pytest.mark.parametrize("text", ["", "seal", "AB" * 32, "ab" * 31, "ab " * 32, "g" * 64])
def test_what_is_no_hash_stays_as_it_was(text):
    assert packed_hash(text) == told_hash(packed_hash(text)) == text


@pytest.mark.parametrize("text", ["2026-03-01T12:00:01.000+00:00", "1969-12-31T23:59:59.999+00:00"])
def test_a_time_lies_there_as_milliseconds(text):
    assert isinstance(packed_time(text), int)
    assert told_time(packed_time(text)) == text


def test_any_time_is_told_as_iso_8601_writes_it():
    rand, epoch = random.Random(1), datetime(1970, 1, 1, tzinfo=UTC)
    edges = [0, 1, 59_999, 60_000, 2**47 - 1, 2**47, -1]
    for packed in (*edges, *(rand.randrange(-(2**45), 2**47 + 2**46) for _ in range(2_000))):
        whole = epoch + timedelta(milliseconds=packed)
        assert told_time(packed) == whole.isoformat(timespec="milliseconds")


@pytest.mark.parametrize("text", ["then", "2026-03-01T12:00:01.000", "2026-03-01T12:00:01Z", "2026-03-01T12:00:01.0001+00:00", "2026-03-01T13:00:01.000+01:00"])  # fmt: skip # noqa: E501
def test_what_is_told_otherwise_than_our_times_stays_as_it_was(text):
    assert packed_time(text) == told_time(packed_time(text)) == text


def test_seconds_of_either_form_are_the_same():
    assert seconds_of("2026-03-01T12:00:01.900+00:00") == seconds_of(packed_time("2026-03-01T12:00:01.900+00:00"))


def changed(**parts):
    return {**RECORD, **parts}


def with_hand(**parts):
    box = {**RECORD["boxes"][0], "hands": [{**HAND, **parts}]}
    return changed(boxes=[box])


@pytest.mark.parametrize(
    "record",
    [
        RECORD,
        with_hand(cards="8s 3c Th", total=21, wager="20.00", doubled=True, outcome="win", paid="40.00"),
        with_hand(cards="As Kd", total=21, soft=True, natural=True, outcome="natural", paid="25.00"),
        changed(guests={"Ann [1]|": {"balance_before": "5.00", "balance_after": "7.50"}}),
        changed(dealer={"cards": "6s ??", "total": 6, "soft": False, "natural": False}, decisions=[]),
        changed(boxes=[{**RECORD["boxes"][0], "owner": "guest:åä", "insurance": {"wager": "5.00", "paid": "15.00"}}]),
        changed(boxes=[{**RECORD["boxes"][0], "hands": [HAND, {**HAND, "cards": "Ts As", "total": 21, "soft": True}]}]),
        changed(net="-10.00", balance_after="90.00"),
    ],
)
def test_a_record_lies_there_in_short(record):
    told = json.dumps(record)
    packed = packed_record(told)
    assert packed.startswith("[")
    assert len(packed) < len(told) / 3
    assert told_record(packed) == told


@pytest.mark.parametrize(
    "text",
    [
        *("{}", "[]", "1", '"x"', "null", '[1, 2, 3, 4, 5]', '{"boxes": 3}'),
        json.dumps({**RECORD, "more": 1}),
        json.dumps(changed(net="1.00")),
        json.dumps(with_hand(total=12)),
        json.dumps(with_hand(wager="10.0")),
        json.dumps(with_hand(outcome="a tie")),
        json.dumps(with_hand(natural=True)),
        json.dumps(changed(decisions=[{"box": 10, "hand": 1, "action": "hit"}])),
        json.dumps(changed(decisions=[{"box": 1, "hand": 1, "action": "think"}])),
        json.dumps(RECORD, indent=1),
    ],
)  # fmt: skip
def test_a_record_that_somebody_edited_stays_as_it_was(text):
    assert packed_record(text) == text


def test_a_rounds_boxes_lie_there_in_short():
    told = json.dumps([{"box": 0, "bet": 500, "owner": "player"}, {"box": 2, "bet": 5, "owner": "guest:Å"}])
    assert packed_boxes(told) == '[[0,500,"player"],[2,5,"guest:Å"]]'
    assert told_boxes(packed_boxes(told)) == told
    for text in ("{}", "7", '[{"box": 0}]', '[{"owner": "player", "bet": 500, "box": 0}]', "[[0, 500]]"):
        assert packed_boxes(text) == text


def test_what_was_edited_in_the_file_is_told_as_it_is():
    assert told_time(10**30) == str(10**30)
    assert told_time(None) == told_hash(None) == "None"
    assert [told_boxes(text) for text in ("[[0, 500]]", "[", "3", "[1]")] == ["[[0, 500]]", "[", "3", "[1]"]


def test_what_actions_are_worth_lies_there_as_numbers():
    told = json.dumps({"stand": -0.1234567890123, "hit": 0.5, "no-surrender": 1e-17})
    packed = packed_values(told)
    assert len(packed) == 27
    assert json.dumps(told_values(packed)) == told
    for text in ('{"think": 1.0}', '{"hit": "x"}', "[]", '{"hit": 1}'):
        assert packed_values(text) == text
    assert told_values('{"hit": 1.0}') == {"hit": 1.0}
