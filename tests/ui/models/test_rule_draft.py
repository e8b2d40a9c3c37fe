"""A draft tells what contradicts what, and which options make no difference: those on which the text is silent."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bjdesk.engine.errors import Contradiction, RulesError
from bjdesk.engine.options import Kind
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.rules import OPTIONS, Rules, options_of, rules_from_options
from bjdesk.ui.models.rule_draft import INVOLVED, Draft, leaves_no_bet, without_effect
from bjdesk.ui.rule_text import rule_sections
from tests.support.rounds import chance_rules

pytestmark = pytest.mark.usefixtures("qapp")
CLASSIC = PRESETS["classic"]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_draft_of_a_rule_set_is_that_rule_set(preset):
    assert Draft.of(PRESETS[preset]).judged() == PRESETS[preset]


@pytest.mark.parametrize(
    "changes, contradiction",
    [
        ({"resplit_aces": True, "max_hands": 1}, Contradiction.ACES_WITHOUT_SPLITS),
        ({"min_bet": 200_000}, Contradiction.LIMITS_CROSSED),
        ({"chips": (25, 100)}, Contradiction.CHIP_TOO_FINE),
        ({"chips": (200, 500)}, Contradiction.CHIP_NO_MULTIPLE),
    ],
)
def test_a_contradiction_is_named_and_leaves_with_its_cause(changes, contradiction):
    draft = Draft.of(CLASSIC)
    for name, value in changes.items():
        draft = draft.changed(name, value)
    assert draft.judged() is contradiction
    assert set(changes) & set(INVOLVED[contradiction])
    for name in changes:
        draft = draft.changed(name, getattr(CLASSIC, name))
    assert draft.judged() == CLASSIC


def test_every_contradiction_of_the_engine_can_be_met():
    assert set(INVOLVED) == set(Contradiction)


def test_what_can_not_be_read_is_no_rule_set():
    draft = Draft.of(CLASSIC).changed("min_bet", None)
    assert draft.judged() is None
    assert draft.unreadable == ("min_bet",)


def _text(rules: Rules) -> tuple[str, ...]:
    sections = rule_sections(rules)
    return tuple(line.text for section in sections for line in section.sentences) + tuple(
        row.value for section in sections for row in section.rows
    )


def _others(rules: Rules, name: str) -> list[Rules]:
    option = next(option for option in OPTIONS if option.name == name)
    found = []
    for value in (0.3, 0.5) if option.kind is Kind.SHARE else option.values:
        try:
            found.append(rules_from_options({**options_of(rules), name: value}))
        except RulesError:
            continue
    return found


@pytest.mark.parametrize("seed", range(30))
def test_an_option_has_no_effect_just_where_the_text_does_not_hang_on_it(seed):
    rules = chance_rules(random.Random(seed))
    idle = without_effect(rules)
    for option in OPTIONS:
        others = _others(rules, option.name)
        if len(others) > 1:
            same = len({_text(other) for other in (*others, rules)}) == 1
            assert same == (option.name in idle), (option.name, rules)


def test_resplitting_aces_is_idle_with_two_hands():
    assert "resplit_aces" in without_effect(replace(CLASSIC, max_hands=2))
    assert "resplit_aces" not in without_effect(CLASSIC)


@pytest.mark.parametrize(
    "least, most, chips, none",
    [
        (500, 1_000, (100, 500), False),
        (750, 800, (500,), True),
        (100, 900, (1_000,), True),
        (750, 1_000, (250,), False),
    ],
)
def test_a_rule_set_whose_chips_make_no_bet_within_the_limits_is_known(least, most, chips, none):
    assert leaves_no_bet(replace(CLASSIC, min_bet=least, max_bet=most, chips=chips)) is none
