"""Every option, every value and every refusal has its words, in every language."""

from __future__ import annotations

import re

import pytest

from bjdesk.engine.errors import Contradiction
from bjdesk.engine.options import Kind
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.rules import OPTIONS, options_of
from bjdesk.game.rule_sets import FileRefused, NameFault, rules_of_toml
from bjdesk.ui.rule_words import (
    GROUPS,
    contradiction_sentence,
    file_sentence,
    name_sentence,
    option_help,
    option_name,
    value_word,
)
from bjdesk.ui.rule_words.values import amount_text
from tests.support.languages import CODES, FOREIGN, speaking

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=CODES)
def code(request):
    with speaking(request.param):
        yield request.param


def test_the_groups_hold_every_option_once():
    names = [name for _, group in GROUPS for name in group]
    assert sorted(names) == sorted(option.name for option in OPTIONS)


def test_every_option_has_a_name_of_its_own_and_one_sentence_of_help(code):
    names = [option_name(option.name) for option in OPTIONS]
    assert len(set(names)) == len(OPTIONS)
    for option in OPTIONS:
        text = option_help(option.name)
        assert text.endswith(".")
        assert text.count(".") == 1


@pytest.mark.parametrize("option", [o for o in OPTIONS if o.values], ids=lambda option: option.name)
def test_the_words_of_an_options_values_differ(code, option):
    words = [value_word(option.name, value) for value in option.values]
    assert all(words)
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("spoken", FOREIGN)
def test_no_option_is_left_in_english(spoken):
    with speaking("en"):
        english = {option.name: (option_name(option.name), option_help(option.name)) for option in OPTIONS}
    with speaking(spoken):
        for option in OPTIONS:
            assert option_help(option.name) != english[option.name][1]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_value_of_every_preset_has_a_word(code, preset):
    for name, value in options_of(PRESETS[preset]).items():
        assert value_word(name, value)


@pytest.mark.parametrize(
    "spoken, amount, text", [("en", 150, "1.50"), ("sv", 150, "1,50"), ("cs", 123_400, "1234"), ("nl", 100, "1")]
)
def test_amounts_are_written_as_they_are_typed(spoken, amount, text):
    with speaking(spoken):
        assert amount_text(amount) == text


def test_every_contradiction_and_every_fault_of_a_name_has_its_sentence(code):
    sentences = [contradiction_sentence(one) for one in Contradiction] + [name_sentence(one) for one in NameFault]
    assert len(set(sentences)) == len(Contradiction) + len(NameFault)
    assert not any(re.search(r"[{}]|%n", sentence) for sentence in sentences)


def refused(text: str) -> str:
    with pytest.raises(FileRefused) as caught:
        rules_of_toml(text.encode())
    return file_sentence(caught.value)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_a_wrong_value_in_a_file_is_refused_with_option_value_and_what_it_takes(code, option):
    sentence = refused(f'{option.name} = "wrong-this"')
    assert option.name in sentence
    assert option_name(option.name) in sentence
    assert '"wrong-this"' in sentence
    if option.kind in {Kind.CHOICE, Kind.NUMBER, Kind.SHARE}:
        assert all(str(value) in sentence for value in option.values)
    if option.kind is Kind.SWITCH:
        assert "true" in sentence
        assert "false" in sentence
    if option.kind in {Kind.MONEY, Kind.CHIPS}:
        assert "5.00" in sentence or "10.00" in sentence


@pytest.mark.parametrize(
    "text, parts",
    [
        ("decs = 2", ("decs", "2", "decks", "1, 2, 3, 4, 5, 6, 7, 8")),
        ('preset = "macau"', ("macau", "single-deck", "vegas")),
        ("max_hands = 1\nresplit_aces = true", ("resplit_aces",)),
        ("min_bet = [", ("TOML",)),
        (f'deal = "{"x" * 500}"', ("deal", "…")),
    ],
)
def test_other_faults_of_a_file_are_named(code, text, parts):
    sentence = refused(text)
    assert all(part in sentence for part in parts)
    assert len(sentence) < 300
    assert not re.search(r"[{}]", sentence)
