"""Set-up rounds with known answers: given ones, and our own for each rule, option, fault and order."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bjdesk.game.cases import answer, answer_text

FILES = sorted((Path(__file__).parent.parent / "cases").glob("*.jsonl"))
ENTRIES = [
    pytest.param(entry, id=entry["id"])
    for file in FILES
    for entry in map(json.loads, file.read_text(encoding="utf-8").splitlines())
]


def difference(wanted: object, got: object, path: str = "answer") -> str | None:
    """Where an answer lacks what is expected of it: members at least, lists in full, all else equal, types too."""
    match wanted:
        case {"$contains": part}:
            return None if isinstance(got, str) and part.lower() in got.lower() else f"{path}: {got!r} lacks {part!r}"
        case dict() if isinstance(got, dict):
            found = (difference(value, got.get(key, "missing"), f"{path}.{key}") for key, value in wanted.items())
            return next(filter(None, found), None)
        case list() if isinstance(got, list) and len(got) == len(wanted):
            found = (difference(*pair, f"{path}[{place}]") for place, pair in enumerate(zip(wanted, got, strict=True)))
            return next(filter(None, found), None)
        case _:
            same = type(wanted) is type(got) and wanted == got
            return None if same else f"{path}: {got!r} instead of {wanted!r}"


@pytest.mark.parametrize("entry", ENTRIES)
def test_the_case_has_its_known_answer(entry):
    got = answer(entry["case"])
    assert difference(entry["expect"], got) is None, entry["why"]
    json.dumps(got)


@pytest.mark.parametrize("entry", ENTRIES)
def test_the_answer_adds_up_and_hides_the_hole_card(entry):
    case, got = entry["case"], answer(entry["case"])
    if "error" in got:
        assert set(got) == {"id", "error", "message"}
        return
    assert list(got) == ["id", "rules", "status", "boxes", "dealer", "decisions", "net", "balance"]
    hands = [hand for box in got["boxes"] for hand in box["hands"]]
    insured = [box["insurance"] for box in got["boxes"] if box["insurance"]]
    laid = sum(float(each["wager"]) for each in hands + insured)
    paid = sum(float(each["paid"] or 0) for each in hands + insured)
    assert float(got["net"]) == pytest.approx(paid - laid)
    assert float(got["balance"]) == pytest.approx(float(case.get("balance", "1000")) + paid - laid)
    open_ones = [hand for hand in hands if hand["outcome"] is None]
    assert bool(open_ones) <= (got["status"] == "waiting")
    dealt = case["dealer"].split()
    if got["status"] == "waiting" and len(dealt) == 2:
        assert got["dealer"]["cards"] == f"{dealt[0]} ??"


def test_there_are_cases_for_every_fault_and_every_outcome():
    answers = [answer(entry.values[0]["case"]) for entry in ENTRIES]
    faults = {got["error"] for got in answers if "error" in got}
    outcomes = {hand["outcome"] for got in answers for box in got.get("boxes", []) for hand in box["hands"]}
    assert faults == {"illegal-action", "not-enough-cards", "bad-card", "bad-rules", "bad-bet", "bad-case"}
    assert outcomes == {
        None, "natural", "win", "push", "lose", "bust", "surrender", "even-money", "charlie",
    }  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no",
        "[]",
        "5",
        "null",
        '"x"',
        '{"id": 1',
        '{"id": NaN}',
        '{"id": 1e999}',
        '{"id": [{"a": -1e999}]}',
        "[" * 100_000,
        b"\xff\xfe",
        b"\x00",
    ],
)
def test_what_is_not_json_or_no_object_is_a_bad_case_without_a_name(text):
    got = answer_text(text)
    assert (got["id"], got["error"]) == (None, "bad-case")


def test_a_byte_order_mark_is_read_over():
    case = {"rules": "european", "boxes": [{"bet": "5", "cards": "As 2s"}], "dealer": "6d"}
    assert answer_text(b"\xef\xbb\xbf" + json.dumps(case).encode())["status"] == "waiting"


def test_the_same_rules_with_other_types_are_not_mixed_up():
    """Rule sets are read once each; 1 and true are equal in Python and are not the same option value."""
    case = {"boxes": [{"bet": "5", "cards": "As 2s"}], "dealer": "6d 2c"}
    assert "error" not in answer({**case, "rules": {"decks": 1}})
    assert answer({**case, "rules": {"decks": True}})["error"] == "bad-rules"
    assert answer({**case, "rules": {"decks": 1.0}})["error"] == "bad-rules"


def test_an_option_nested_however_deep_is_a_wrong_type():
    """Just short of the depth at which JSON can't be read at all, it could be read and not be written again."""
    for depth in (1, 10, 100, *range(700, 1000)):
        rules = '{"decks": ' + "[" * depth + "]" * depth + "}"
        got = answer_text(
            '{"id": 1, "rules": ' + rules + ', "boxes": [{"bet": "5", "cards": "As 2s"}], "dealer": "6d"}'
        )
        if got["id"] is None:
            assert (depth >= 700, got["error"], got["message"]) == (True, "bad-case", "this is not JSON")
        else:
            assert got["error"] == "bad-rules"
            assert "decks" in got["message"]


def test_a_number_beyond_all_floats_is_ignored_as_an_unknown_member_and_refused_as_an_option():
    case = {"id": 1, "rules": {"penetration": 0.5}, "boxes": [{"bet": "5", "cards": "As 2s"}], "dealer": "6d 2c"}
    text = json.dumps(case)
    assert answer_text(text.replace('"dealer"', '"more": 1e999, "dealer"'))["status"] == "waiting"
    got = answer_text(text.replace("0.5", "1e999"))
    assert (got["id"], got["error"]) == (1, "bad-rules")
    assert "penetration" in got["message"]
