"""The rule text says what the options say, in every language, and nothing else."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from html import escape
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bjdesk.engine.presets import PRESETS
from bjdesk.engine.rules import (
    DealOrder,
    DoubleOn,
    HoleCard,
    InsuranceOn,
    NaturalPays,
    Rules,
    Shuffle,
    Surrender,
)
from bjdesk.ui.rule_text import rule_sections, rule_text_html, rule_text_plain
from tests.support.languages import CODES, FOREIGN, speaking

pytestmark = pytest.mark.usefixtures("qapp")

PLAIN = PRESETS["single-deck"]
# Rules under which every option has an effect.
RICH = replace(
    PLAIN,
    shuffle=Shuffle.CUT_CARD,
    hole_card=HoleCard.NO_PEEK,
    double_on=DoubleOn.NINE_TO_ELEVEN,
    max_hands=4,
    surrender=Surrender.LATE,
    insurance_on=InsuranceOn.ACE_TEN,
    charlie=5,
)
VALUES = {
    "decks": tuple(range(1, 9)),
    "penetration": (0.25, 0.5, 0.75, 0.755, 0.8, 0.95),
    "max_hands": (1, 2, 3, 4),
    "charlie": (0, 5, 6, 7),
    "boxes": tuple(range(1, 8)),
    "min_bet": (100, 150, 500),
    "max_bet": (50_000, 100_000),
    "chips": ((100, 500), (100, 500, 2_500), (10,)),
}


def _values(name: str) -> tuple[object, ...]:
    if name in VALUES:
        return VALUES[name]
    kind = type(getattr(RICH, name))
    return (False, True) if kind is bool else tuple(kind)


@pytest.fixture(params=CODES)
def code(request):
    with speaking(request.param):
        yield request.param


@pytest.mark.parametrize("option", [field.name for field in fields(Rules)])
def test_each_value_of_each_option_gives_a_text_of_its_own(code, option):
    texts = {value: _lines(replace(RICH, **{option: value})) for value in _values(option)}
    for one, other in combinations(texts, 2):
        assert texts[one] != texts[other], (option, one, other)


def _figures(rules: Rules, other: Rules) -> set[str]:
    """The figures in the lines that `rules` has and `other` has not."""
    return set(re.findall(r"\d+", "\n".join(_lines(rules) - _lines(other))))


def _lines(rules: Rules) -> set[str]:
    """Every sentence, and every line of a table, without its number."""
    sections = rule_sections(rules)
    sentences = {sentence.text for section in sections for sentence in section.sentences}
    return sentences | {f"{row.name}: {row.value}" for section in sections for row in section.rows}


@pytest.mark.parametrize("decks", range(1, 9))
def test_the_packs_are_counted(code, decks):
    assert str(decks) in _figures(replace(RICH, decks=decks), replace(RICH, decks=1 if decks > 1 else 2))


@pytest.mark.parametrize("pays", NaturalPays)
def test_a_blackjacks_pay_is_named_with_an_example(code, pays):
    gain, stake = pays.value.split(":")
    sections = rule_sections(replace(RICH, natural_pays=pays))
    table = next(section for section in sections if "pay.blackjack" in [row.key for row in section.rows])
    ratio = next(row.value for row in table.rows if row.key == "pay.blackjack")
    assert ratio.startswith(gain)
    assert ratio.endswith(stake)
    assert str(10 * int(gain) // int(stake)) in re.findall(r"\d+", table.sentences[0].text)


def test_the_limits_are_the_options(code):
    text = rule_text_plain(replace(RICH, min_bet=300, max_bet=77_700))
    assert ": 3\n" in text
    assert ": 777\n" in text


@pytest.mark.parametrize("hands", [2, 3, 4])
def test_the_hands_of_a_box_are_counted(code, hands):
    assert str(hands) in _figures(replace(RICH, max_hands=hands), replace(RICH, max_hands=1))


@pytest.mark.parametrize("boxes", range(1, 8))
def test_the_boxes_are_counted(code, boxes):
    assert str(boxes) in _figures(replace(RICH, boxes=boxes), replace(RICH, boxes=1 if boxes > 1 else 2))


def test_the_chips_are_the_options(code):
    chips = next(
        row for s in rule_sections(replace(RICH, chips=(300, 4_500))) for row in s.rows if row.key == "limit.chips"
    )
    assert re.findall(r"\d+", chips.value) == ["3", "45"]


@pytest.mark.parametrize("share, figure", [(0.25, "25"), (0.755, "75.5"), (0.95, "95")])
def test_the_cut_cards_place_is_named(code, share, figure):
    said = next(line.text for s in rule_sections(replace(RICH, penetration=share)) for line in s.sentences
                if line.key == "shoe.cut-card")  # fmt: skip
    assert figure in said.replace(",", ".")


@pytest.mark.parametrize("doubles, figures", [("9-11", {"9", "10", "11"}), ("10-11", {"10", "11"})])
@pytest.mark.parametrize("soft", [True, False])
def test_the_totals_that_may_be_doubled_are_named(code, doubles, figures, soft):
    rules = replace(RICH, double_on=DoubleOn(doubles), soft_doubles=soft)
    said = next(line.text for s in rule_sections(rules) for line in s.sentences
                if line.key.startswith(("double.nine", "double.ten")))  # fmt: skip
    assert set(re.findall(r"\d+", said)) == figures


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_charlie_names_its_cards(code, cards):
    with_it, without = rule_sections(replace(RICH, charlie=cards)), rule_sections(replace(RICH, charlie=0))
    new = [section for section in with_it if section.title not in {s.title for s in without}]
    assert [str(cards) in new[0].sentences[0].text, len(new)] == [True, 1]


def test_the_cut_card_is_spoken_of_only_where_it_is(code):
    assert "75" in rule_text_plain(RICH)
    assert "75" not in rule_text_plain(replace(RICH, shuffle=Shuffle.EVERY_ROUND))


def _english(rules: Rules) -> str:
    with speaking("en"):
        return rule_text_plain(rules).lower()


@pytest.mark.parametrize(
    "off, never_said",
    [
        ({"surrender": Surrender.NONE}, ("give up", "half the wager")),
        ({"insurance_on": InsuranceOn.NONE}, ("costs half", "insured", "insurance: 2")),
        ({"even_money": False}, ("even money",)),
        ({"max_hands": 1}, ("two hands", "split aces", "after a split", "at once, the other", "split hands")),
        ({"double_on": DoubleOn.NONE}, ("may be doubled", "after a split, doubling", "lay the first wager once more")),
        ({"charlie": 0}, ("charlie",)),
        ({"hole_card": HoleCard.PEEK}, ("after all boxes",)),
        ({"hole_card": HoleCard.NO_PEEK}, ("before you play", "second card only after")),
        ({"hole_card": HoleCard.EUROPEAN}, ("face-down", "takes two")),
    ],
)
def test_what_is_off_is_not_described_as_on(off, never_said):
    rules = replace(RICH, **off) if "double_on" in off else replace(RICH, double_after_split=False, **off)
    text = _english(rules)
    for words in never_said:
        assert words not in text


def test_a_european_dealer_gets_one_card_first():
    rules = replace(RICH, hole_card=HoleCard.EUROPEAN)
    assert "then the dealer takes one" in _english(replace(rules, deal=DealOrder.PLAYERS_FIRST))
    assert "the second time only the boxes" in _english(replace(rules, deal=DealOrder.IN_TURN))


def test_soft_doubles_are_not_spoken_of_where_they_have_no_effect():
    any_two = replace(RICH, double_on=DoubleOn.ANY)
    assert _english(replace(any_two, soft_doubles=True)) == _english(replace(any_two, soft_doubles=False))


@pytest.mark.parametrize("preset", PRESETS)
def test_each_preset_has_a_whole_text(code, preset):
    sections = rule_sections(PRESETS[preset])
    assert len(sections) >= 16
    assert len({section.title for section in sections}) == len(sections)
    for section in sections:
        assert section.title
        assert section.sentences or section.rows
        assert all(sentence.text.endswith(".") for sentence in section.sentences)
    assert not re.search(r"[{}]|%n", rule_text_plain(PRESETS[preset]))


@pytest.mark.parametrize("spoken", FOREIGN)
def test_no_sentence_is_left_in_english(spoken):
    english = {line for line in _lines_in("en") if line.endswith(".")}
    foreign = _lines_in(spoken)
    assert len(english) > 30
    assert not english & foreign


def _lines_in(spoken: str) -> set[str]:
    with speaking(spoken):
        return _lines(RICH)


def test_html_says_the_same_as_the_plain_text(code):
    html, rules = rule_text_html(RICH), rule_sections(RICH)
    assert html.count("<h3>") == len(rules)
    assert html.count("<p class='numbered'>") == sum(len(section.sentences) for section in rules)
    assert html.count("<tr>") == sum(len(section.rows) for section in rules)
    assert escape(rules[0].sentences[0].text) in html


def test_html_is_escaped():
    with speaking("en"):
        assert "dealer&#x27;s" in rule_text_html(RICH)


@settings(max_examples=25)
@given(data=st.data())
@pytest.mark.parametrize("spoken", CODES)
def test_any_house_rules_give_a_text_without_gaps(spoken, data):
    changes = {field.name: data.draw(st.sampled_from(_values(field.name)), field.name) for field in fields(Rules)}
    if changes["max_hands"] == 1:
        changes["resplit_aces"] = False
    with speaking(spoken):
        sections = rule_sections(replace(RICH, **changes))
    for section in sections:
        said = [sentence.text for sentence in section.sentences]
        lines = [section.title, *said, *(cell for row in section.rows for cell in (row.name, row.value))]
        assert all(lines)
        assert len(set(said)) == len(said)
        assert not re.search(r"[{}]|%n|  ", "\n".join(lines))


@pytest.mark.parametrize(
    "changes, said",
    [
        ({"insurance_with_natural": True, "even_money": True}, "may insure against a ten-value card only"),
        ({"insurance_with_natural": True}, "with a blackjack may insure as well"),
        ({"insurance_with_natural": False}, "is not asked for insurance"),
        ({"max_hands": 1, "insurance_ends_options": True}, "may no longer double."),
        ({"double_on": DoubleOn.NONE, "insurance_ends_options": False}, "may still split."),
        ({"insurance_ends_options": True}, "may no longer double or split."),
        ({"double_on": DoubleOn.TEN_TO_ELEVEN, "soft_doubles": True}, "ace and 9 are 10"),
        ({"double_on": DoubleOn.TEN_TO_ELEVEN, "soft_doubles": False}, "a hard total of 10 or 11"),
        ({"surrender": Surrender.EARLY, "hole_card": HoleCard.PEEK}, "asked before the dealer looks"),
        ({"surrender": Surrender.LATE, "hole_card": HoleCard.EUROPEAN}, "second card makes a blackjack"),
        ({"max_hands": 3, "resplit_aces": True}, "draws another ace may be split again"),
    ],
)
def test_options_that_meet_are_told_together(changes, said):
    assert said in _english(replace(RICH, **changes))
