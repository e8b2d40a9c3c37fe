"""The chart: known fields, what is taken where the first choice is not legal, and the departures."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

import pytest

from bjdesk.cli import run
from bjdesk.engine.actions import Action
from bjdesk.engine.notation import parse_cards
from bjdesk.engine.presets import rules_named
from bjdesk.engine.rules import HoleCard, NaturalPays, Surrender
from bjdesk.odds.decision import decision_values
from bjdesk.odds.strategy import HARD_TOTALS, SOFT_TOTALS, Chart, basic_strategy

H, S, D, P, R = Action.HIT, Action.STAND, Action.DOUBLE, Action.SPLIT, Action.SURRENDER
UPS = "23456789TA"
# Six packs, H17, double after a split, late surrender: first choice against 2 to ace, as every book has it.
KNOWN = {
    "hard": {
        8: "HHHHHHHHHH", 9: "HDDDDHHHHH", 10: "DDDDDDDDHH", 11: "DDDDDDDDDD", 12: "HHSSSHHHHH", 13: "SSSSSHHHHH",
        14: "SSSSSHHHHH", 15: "SSSSSHHHRR", 16: "SSSSSHHRRR", 17: "SSSSSSSSSR", 18: "SSSSSSSSSS",
    },
    "soft": {
        13: "HHHDDHHHHH", 14: "HHHDDHHHHH", 15: "HHDDDHHHHH", 16: "HHDDDHHHHH", 17: "HDDDDHHHHH", 18: "DDDDDSSHHH",
        19: "SSSSDSSSSS", 20: "SSSSSSSSSS",
    },
    "pairs": {
        0: "PPPPPPPPPP", 1: "PPPPPPHHHH", 2: "PPPPPPHHHH", 3: "HHHPPHHHHH", 4: "DDDDDDDDHH", 5: "PPPPPHHHHH",
        6: "PPPPPPHHHH", 7: "PPPPPPPPPR", 8: "PPPPPSPPSS", 9: "SSSSSSSSSS",
    },
}  # fmt: skip
LETTERS = {H: "H", S: "S", D: "D", P: "P", R: "R"}


@cache
def chart(name: str = "vegas") -> Chart:
    return basic_strategy(rules_named(name))


def up_of(letter: str) -> int:
    return "A23456789T".index(letter)


@pytest.mark.parametrize("part,row", [(part, row) for part, rows in KNOWN.items() for row in rows])
def test_the_chart_is_the_one_that_every_book_has(part, row):
    fields = getattr(chart(), part)
    assert "".join(LETTERS[fields[row, up_of(up)].choices[0]] for up in UPS) == KNOWN[part][row]


def test_every_field_is_there_and_ends_with_what_is_always_legal():
    for fields, rows in ((chart().hard, HARD_TOTALS), (chart().soft, SOFT_TOTALS), (chart().pairs, range(10))):
        assert fields.keys() == {(row, up) for row in rows for up in range(10)}
        assert all({H, S} <= set(cell.choices) for cell in fields.values())


def decide(hand: str, up: str, *legal: Action, name: str = "vegas") -> Action:
    return chart(name).action(parse_cards(hand), parse_cards(up)[0], legal)


def test_the_next_choice_is_taken_where_the_first_is_not_legal():
    assert decide("Ts 6h", "Td", H, S, D, R) is R
    assert decide("Ts 6h", "Td", H, S) is H
    assert decide("As 7h", "3d", H, S, D) is D
    assert decide("As 5h 2d", "3d", H, S) is S
    assert decide("6s 4h", "6d", H, S) is H
    assert decide("8s 8h", "Td", H, S, D, P, R) is P
    assert decide("8s 8h", "Td", H, S, R) is R
    assert decide("8s 8h", "Ad", H, S, D, P, R) is R
    assert decide("8s 8h", "Ad", H, S, D, P) is P
    assert decide("As Ah", "6d", S, P) is P
    assert decide("As Ah", "6d", S) is S
    assert decide("2s 2h", "Td", H, S) is H


def test_questions_are_answered_too():
    assert decide("9s 7h", "Ad", Action.INSURANCE, Action.NO_INSURANCE) is Action.NO_INSURANCE
    assert decide("As Kh", "Ad", Action.EVEN_MONEY, Action.NO_EVEN_MONEY) is Action.NO_EVEN_MONEY
    short = basic_strategy(replace(rules_named("eight-deck"), natural_pays=NaturalPays.SIX_TO_FIVE, max_hands=1))
    assert short.even_money
    natural, ace = parse_cards("As Kh"), parse_cards("Ad")[0]
    assert short.action(natural, ace, (Action.EVEN_MONEY, Action.NO_EVEN_MONEY)) is Action.EVEN_MONEY
    early = basic_strategy(replace(rules_named("american"), surrender=Surrender.EARLY))
    asked = (Action.SURRENDER, Action.NO_SURRENDER)
    assert early.action(parse_cards("Ts 6h"), ace, asked) is Action.SURRENDER
    assert early.action(parse_cards("Ts 9h"), ace, asked) is Action.NO_SURRENDER


def test_the_worth_of_a_pair_is_that_of_its_cards():
    values = decision_values(rules_named("american"), parse_cards("8s 8h"), parse_cards("Td")[0]).ev
    cell = chart("american").pairs[7, 9].worth
    for action in (H, S, D):
        assert cell[action] == pytest.approx(values[action], abs=1e-12)
    # Its hands are played by their totals in the chart.
    assert values[P] - 0.001 < cell[P] <= values[P]


def test_where_the_dealer_does_not_look_the_worth_is_unconditional():
    blind = basic_strategy(replace(rules_named("american"), hole_card=HoleCard.NO_PEEK))
    assert blind.hard[20, 9].worth[S] < chart("american").hard[20, 9].worth[S]
    assert R not in blind.hard[16, 9].worth


def test_departures_are_hands_whose_cards_say_otherwise():
    rules, found = rules_named("single-deck"), chart("single-deck").departures
    assert [each.gain for each in found] == sorted((each.gain for each in found), reverse=True)
    names = "A23456789T"
    for each in found:
        suits = ["shdc"[each.ranks[:place].count(rank)] for place, rank in enumerate(each.ranks)]
        hand = parse_cards(" ".join(names[rank] + suit for rank, suit in zip(each.ranks, suits, strict=True)))
        up = parse_cards(names[each.up] + "c")[0]
        values = decision_values(rules, hand, up)
        assert chart("single-deck").action(hand, up, tuple(values.ev)) is each.chart
        assert values.best is each.action
        assert values.ev[each.action] - values.ev[each.chart] == pytest.approx(each.gain, abs=1e-12)
    told = {(each.ranks, each.up): each.action for each in found}
    assert told[(3, 7), 2] is S  # four and eight against three
    assert told[(1, 9), 3] is H  # two and ten against four


def test_a_charlie_is_no_departure():
    three_cards_of_five = basic_strategy(replace(rules_named("single-deck"), charlie=5)).departures
    assert all(len(each.ranks) <= 3 for each in three_cards_of_five)


def test_the_chart_on_the_command_line(capsys):
    assert run(["strategy", "--rules", "vegas"]) == 0
    printed, said = capsys.readouterr()
    lines = printed.splitlines()
    assert said == ""
    assert next(line for line in lines if line.startswith("11 ")).split()[1:] == ["Dh"] * 10
    assert next(line for line in lines if line.startswith("8 8")).split()[2:] == ["P"] * 9 + ["Rp"]
    assert any(" against " in line for line in lines)
    assert run(["strategy", "--rules", "vegas", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["hard", "soft", "pairs", "even_money", "rtp", "exceptions"]
    assert told["hard"]["16"]["T"]["play"] == ["surrender", "hit", "stand"]
    assert told["pairs"]["A A"]["6"]["ev"]["split"] > 0.6
    assert told["rtp"] == pytest.approx(1.0 + chart().result)


def test_a_chart_that_takes_even_money_says_so(tmp_path, capsys):
    file = tmp_path / "short.toml"
    file.write_text('preset = "eight-deck"\nnatural_pays = "6:5"\nmax_hands = 1\n', encoding="utf-8")
    assert run(["strategy", "--rules", str(file)]) == 0
    assert "Take even money." in capsys.readouterr().out
    assert run(["strategy", "--rules", "nowhere"]) == 2
