from __future__ import annotations

import json
import random
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bjdesk.engine.errors import RulesError
from bjdesk.engine.notation import rules_json
from bjdesk.engine.options import Kind
from bjdesk.engine.presets import PRESETS, rules_named
from bjdesk.engine.rules import OPTIONS, Rules, options_of, rules_from_options
from tests.support.rounds import chance_rules

SINGLE_DECK = PRESETS["single-deck"]


def test_every_field_of_a_rule_set_is_an_option_in_the_same_order():
    assert [option.name for option in OPTIONS] == [field.name for field in fields(Rules)]


# What each preset has, as the houses' own texts say; the order is that of the options.
TABLE = """
decks                  1            4             8           6            6            6            6
shuffle                every-round  every-round   every-round cut-card     cut-card     every-round  cut-card
penetration            0.75         0.75          0.75        0.75         0.75         0.75         0.75
deal                   players-first players-first in-turn    in-turn      in-turn      in-turn      in-turn
dealer_hits_soft_17    yes          no            no          no           no           no           yes
hole_card              peek         peek          no-peek     peek         european     european     peek
dealer_natural_takes   all-wagers   all-wagers    all-wagers  all-wagers   all-wagers   all-wagers   all-wagers
natural_pays           3:2          3:2           3:2         3:2          3:2          3:2          3:2
double_on              9-11         any           any         any          9-11         9-11         any
soft_doubles           yes          yes           yes         yes          no           no           yes
double_after_split     yes          yes           yes         yes          yes          no           yes
max_hands              2            2             2           4            4            2            4
split_on               value        value         value       value        value        rank         value
resplit_aces           no           no            no          no           no           no           no
hit_split_aces         no           no            no          no           no           no           no
split_deal             at-split     at-split      when-active when-active  when-active  when-active  when-active
surrender              none         none          none        late         none         none         late
insurance_on           ace          ace           ace         ace          ace          none         ace
insurance_with_natural no           yes           no          no           no           no           no
even_money             no           no            yes         yes          no           no           yes
insurance_ends_options no           no            yes         no           no           no           no
ties                   push         push          push        push         push         house        push
natural_ties           push         push          push        push         push         push         push
charlie                0            0             0           0            0            0            0
boxes                  1            3             1           7            7            7            3
min_bet                1.00         1.00          1.00        5.00         5.00         5.00         5.00
max_bet                500.00       500.00        500.00      1000.00      1000.00      200.00       1000.00
"""
COLUMNS = ("single-deck", "american", "eight-deck", "classic", "european", "krog", "vegas")


@pytest.mark.parametrize("name", COLUMNS)
def test_each_preset_has_its_values(name):
    words = {True: "yes", False: "no"}
    wanted = {row.split()[0]: row.split()[1 + COLUMNS.index(name)] for row in TABLE.strip().splitlines()}
    got = {option: words.get(value, str(value)) if isinstance(value, bool) else str(value)
           for option, value in options_of(rules_named(name)).items()}  # fmt: skip
    assert got.pop("chips") == "['1.00', '5.00', '25.00', '100.00', '500.00']"
    assert got == wanted


def test_the_presets_are_seven_and_can_not_be_changed():
    assert tuple(PRESETS) == COLUMNS
    with pytest.raises(TypeError):
        PRESETS["single-deck"] = PRESETS["vegas"]  # the mapping is read-only


@given(st.integers(min_value=0, max_value=10**6))
def test_every_rule_set_is_written_and_read_back(seed):
    rules = chance_rules(random.Random(seed))
    assert rules_from_options(options_of(rules)) == rules
    text = rules_json(rules)
    assert json.loads(text) == options_of(rules)
    assert text == json.dumps(options_of(rules), separators=(",", ":"))


def test_an_object_overrides_the_preset_it_names_or_single_deck():
    assert rules_from_options({}) == SINGLE_DECK
    assert rules_from_options({"preset": "krog"}) == PRESETS["krog"]
    assert rules_from_options({"charlie": 5, "preset": "krog"}) == replace(PRESETS["krog"], charlie=5)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
@pytest.mark.parametrize("value", [None, {}, [], -1, 10**9, "nonsense", float("nan"), object], ids=repr)
def test_a_value_that_an_option_does_not_take_is_refused_by_name(option, value):
    with pytest.raises(RulesError, match=option.name) as caught:
        rules_from_options({option.name: value})
    assert caught.value.option == option.name
    assert option.takes in str(caught.value)


@pytest.mark.parametrize("option", [o for o in OPTIONS if o.kind in {Kind.CHOICE, Kind.NUMBER, Kind.SWITCH}],
                         ids=lambda option: option.name)  # fmt: skip
def test_every_listed_value_is_taken(option):
    for value in option.values:
        rules = rules_from_options({"preset": "classic", option.name: value})
        assert options_of(rules)[option.name] == value


def test_chips_are_kept_rising_and_once_each():
    rules = rules_from_options({"chips": ["5", "1.00", "5.00"]})
    assert rules.chips == (100, 500)


@pytest.mark.parametrize("text", ["macau", "", "Single-deck"])
def test_an_unknown_preset_is_refused(text):
    with pytest.raises(RulesError, match="there is no preset") as caught:
        rules_named(text)
    assert caught.value.option == "preset"


@pytest.mark.parametrize(
    "changes, option",
    [
        ({"resplit_aces": True, "max_hands": 1}, "resplit_aces"),
        ({"min_bet": 60_000}, "min_bet"),
        ({"chips": (25, 100)}, "chips"),
        ({"chips": (200, 500)}, "chips"),
    ],
)
def test_options_that_contradict_each_other_make_no_rule_set(changes, option):
    with pytest.raises(RulesError) as caught:
        replace(SINGLE_DECK, **changes)
    assert caught.value.option == option


@pytest.mark.parametrize("name", ["decs", "", "Decks"])
def test_an_unknown_option_is_refused_by_name(name):
    with pytest.raises(RulesError, match="no rule option") as caught:
        rules_from_options({name: 1})
    assert caught.value.option == name
    assert repr(name) in str(caught.value)


@pytest.mark.parametrize("value", [None, 5, ["vegas"]])
def test_a_preset_is_named_by_a_text(value):
    with pytest.raises(RulesError, match="preset takes the name"):
        rules_from_options({"preset": value})
