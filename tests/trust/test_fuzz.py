"""Fuzz: whatever is read from a file or typed is taken, or refused in our own words; never a traceback."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as hypothesis_seed
from hypothesis import strategies as st

from bjdesk.engine.errors import RulesError
from bjdesk.engine.money import format_money, parse_money
from bjdesk.engine.notation import cards_text, parse_card, parse_cards, rules_json
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.rules import rules_from_options
from bjdesk.game.archive import archive_steps
from bjdesk.game.cases import answer_text
from bjdesk.game.changeover import Stored
from bjdesk.game.commands import CommandRefused, TakeSeat
from bjdesk.game.faults import StoreError
from bjdesk.game.places import DATABASE
from bjdesk.game.practice_hand import hand_of_case, seed_of
from bjdesk.game.rule_files import named_rules
from bjdesk.game.seats import guest
from bjdesk.game.settings import Settings, load, save
from bjdesk.ui.amounts import typed
from tests.support.game import START, do, look, table_at
from tests.support.sizes import sizes

pytestmark = [pytest.mark.trust, pytest.mark.hot]
EACH = sizes(850, 33_500)
"""Inputs of each of six kinds: 5,000 and 200,000 together."""
GUESTS_OF_A_TABLE = 250
CASES = (Path(__file__).parents[1] / "cases" / "deal.jsonl").read_bytes().splitlines()[:200]
BITS = (
    b"",
    b"\0",
    b"\xff",
    b'"',
    b"{",
    b"}",
    b"[",
    b",",
    b":",
    b"-1",
    b"1e999",
    b"NaN",
    b"null",
    b"9" * 40,
    b"\xf0\x9f\x82",
)
WORDS = ("", "10", "J", "As", "Zx", "0.001", "-5", "1e5", "∞", "٣", "K♠", "true", "null", "3:2", "single-deck", " ")


@st.composite
def bent(draw, whole):
    """A good text with some bytes changed, cut, doubled or put in."""
    content = bytearray(draw(st.sampled_from(whole)))
    for _ in range(draw(st.integers(0, 5))):
        at = draw(st.integers(0, max(0, len(content) - 1)))
        match draw(st.integers(0, 3)):
            case 0:
                content[at : at + 1] = draw(st.sampled_from(BITS))
            case 1:
                content[at : at + draw(st.integers(1, 30))] = b""
            case 2:
                content[at:at] = content[at : at + draw(st.integers(1, 30))]
            case _:
                content[at : at + 1] = bytes([draw(st.integers(0, 255))])
    return bytes(content)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(WORDS) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=3),
    max_leaves=6,
)


def fuzzed(count, seed, inputs, take) -> int:
    """Give so many inputs to what takes them; how many there were."""
    given_ = 0

    @hypothesis_seed(seed)
    @settings(
        max_examples=count, derandomize=False, phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(inputs)
    def run(content):
        nonlocal given_
        given_ += 1
        take(content)

    run()
    return given_


@pytest.mark.parametrize("count", EACH)
def test_deal_cases(count, seed, measured):
    def take(content):
        answer = answer_text(content)
        json.dumps(answer)
        assert "error" in answer or len(answer) > 1

    fields = sorted({name for line in CASES for name in json.loads(line)})
    made = st.dictionaries(st.sampled_from(fields), VALUES, max_size=6).map(lambda case: json.dumps(case).encode())
    done = fuzzed(count, seed, bent(CASES) | made, take)
    measured(f"{done:,} deal cases, 0 tracebacks")
    assert done >= count * 9 // 10


@pytest.mark.parametrize("count", EACH)
def test_rule_files(count, seed, quick, measured):
    whole = [rules_json(rules).encode() for rules in PRESETS.values()]
    toml = [b'preset = "american"\ndecks = 6\nnatural_pays = "6:5"\nchips = ["1", "5"]\n', b"[rules]\ndecks = 1\n"]
    paths = [quick / "rules.json", quick / "rules.toml"]

    def take(content):
        for path in paths:
            path.write_bytes(content)
            try:
                rules_from_options(json.loads(rules_json(named_rules(str(path))[1])))
            except RulesError as refused:
                assert str(refused)  # noqa: PT017 - taken or refused, either is right

    done = fuzzed(count, seed, bent(whole + toml), take)
    measured(f"{done:,} rule files, 0 tracebacks")
    assert done >= count * 9 // 10


@pytest.mark.parametrize("count", EACH)
def test_settings_files(count, seed, quick, measured):
    path = quick / "settings.toml"
    save(Settings(), path)
    whole = [path.read_bytes(), b'language = "sv"\n[ask_insurance]\namerican = false\n']

    def take(content):
        path.write_bytes(content)
        loaded = load(path)
        save(loaded.settings, path)
        assert load(path).settings == loaded.settings
        for kept in quick.glob("*.bad*"):
            kept.unlink()

    done = fuzzed(count, seed, bent(whole), take)
    measured(f"{done:,} settings files, 0 tracebacks")
    assert done >= count * 9 // 10


@pytest.mark.parametrize("count", EACH)
def test_archives_that_are_read_in(count, seed, quick, measured):
    path = quick / "a.zip"
    whole = archives(quick)

    def take(content):
        path.write_bytes(content)
        try:
            look(path, quick)
        except StoreError as refused:
            assert str(refused)  # noqa: PT017 - taken or refused, either is right

    done = fuzzed(count, seed, bent(whole), take)
    measured(f"{done:,} archives, 0 tracebacks")
    assert done >= count * 9 // 10


def archives(folder: Path) -> list[bytes]:
    """A whole archive of a new table."""
    stored = Stored(folder / "data", folder / "config" / "settings.toml")
    save(Settings(language="sv"), stored.settings)
    table = table_at(stored.folder / DATABASE)
    for _ in archive_steps(table.database, stored, folder / "whole.zip", START):
        pass
    table._db.close()
    return [(folder / "whole.zip").read_bytes()]


@pytest.mark.parametrize("count", EACH)
def test_what_is_typed(count, seed, measured):
    inputs = itertools.count()
    table = table_at(rules="classic")

    def take(text):
        nonlocal table
        if next(inputs) % GUESTS_OF_A_TABLE == 0:  # a table that has known thousands is slow
            table = table_at(rules="classic")
        assert typed(text) is not None
        try:
            assert table.client_text(text).next_client_text == text
        except CommandRefused as no:
            assert no.refusal.value == "bad-text"  # noqa: PT017 - taken or refused, either is right
        before = table.view
        try:
            do(table, TakeSeat(1, guest(text)))
        except CommandRefused:
            assert table.view == before

    texts = st.text(max_size=250) | st.sampled_from(WORDS) | st.from_regex(r"[-+]?[0-9.,' ]{0,12}", fullmatch=True)
    done = fuzzed(count, seed, texts, take)
    measured(f"{done:,} typed texts, 0 tracebacks")
    assert done >= count * 9 // 10


@pytest.mark.parametrize("count", EACH)
def test_notation(count, seed, measured):
    def take(text):
        for read, write in (
            (parse_card, None),
            (parse_cards, cards_text),
            (parse_money, format_money),
            (seed_of, None),
        ):
            try:
                value = read(text)
            except ValueError as refused:
                assert str(refused)  # noqa: PT017 - taken or refused, either is right
            else:
                assert write is None or read(write(value)) == value
        try:
            hand_of_case({"rules": text, "deck": text, "bets": [text]})
        except ValueError as refused:
            assert str(refused)  # noqa: PT017 - taken or refused, either is right

    written = st.from_regex(r"([A2-9TJQK]{1,2}[shdcx]? ?){0,6}|[0-9]{0,12}(\.[0-9]{0,3})?", fullmatch=True)
    done = fuzzed(count, seed, written | st.text(max_size=20) | st.sampled_from(WORDS), take)
    measured(f"{done:,} texts of notation, 0 tracebacks")
    assert done >= count * 9 // 10
