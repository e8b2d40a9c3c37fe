"""Simulation: by the seed alone, near the exact return, with progress and an end on demand."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bjdesk.cli import run
from bjdesk.engine.presets import rules_named
from bjdesk.engine.rules import Shuffle
from bjdesk.odds.overall import OddsCancelled, overall_return
from bjdesk.odds.playbook import Strategy
from bjdesk.odds.simulate import Order, cut_at, simulate
from bjdesk.odds.totals import best_totals

SINGLE = rules_named("single-deck")
FRESH = replace(rules_named("classic"), shuffle=Shuffle.EVERY_ROUND)
ROUNDS = 600_000  # more than one portion


def test_simulated_return_is_the_exact_one_within_its_error():
    for rules, strategy, exact in (
        (SINGLE, Strategy.BASIC, best_totals(SINGLE).result),
        (FRESH, Strategy.BEST, overall_return(FRESH) - 1.0),
    ):
        found = simulate(Order(rules, ROUNDS, strategy, seed=11))
        assert found.rounds == ROUNDS
        assert 1.1 < found.deviation < 1.2
        assert found.error == pytest.approx(found.deviation / ROUNDS**0.5, rel=0.02)
        assert abs(found.mean - exact) < 4.0 * found.error


def test_a_shoe_that_is_dealt_on_gives_nearly_the_same():
    found = simulate(Order(rules_named("classic"), ROUNDS, seed=3))
    assert abs(found.mean - best_totals(FRESH).result) < 4.0 * found.error + 0.001


def test_the_seed_decides_and_not_the_number_of_workers():
    one = simulate(Order(SINGLE, ROUNDS, seed=5, workers=1))
    assert simulate(Order(SINGLE, ROUNDS, seed=5, workers=3)) == one
    assert simulate(Order(SINGLE, ROUNDS, seed=6)) != one


@pytest.mark.parametrize("name,net", [("single-deck", -185.5), ("classic", -87.0)])
def test_a_seed_gives_the_rounds_that_it_gave(name, net):
    # Another stream of cards is another promise to whoever noted a seed: these change with a reason alone.
    assert simulate(Order(rules_named(name), 20_000, seed=1)).mean * 20_000 == pytest.approx(net, abs=1e-6)


def test_any_number_of_rounds_is_played():
    for rounds in (1, 7, 16_385):
        assert simulate(Order(SINGLE, rounds)).rounds == rounds


def test_progress_is_told_to_the_end():
    heard = []
    simulate(Order(SINGLE, ROUNDS), progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == ROUNDS


def test_a_caller_who_gives_up_ends_it():
    asked = []

    def enough() -> bool:
        asked.append(None)
        return len(asked) > 20

    with pytest.raises(OddsCancelled):
        simulate(Order(SINGLE, 1_000_000_000, workers=1), cancelled=enough)


def test_an_interrupt_while_it_goes_on_stops_the_workers():
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(Order(SINGLE, 1_000_000_000, workers=1), progress=interrupt)


def test_the_cut_card():
    assert cut_at(SINGLE) == 0
    six = rules_named("classic")
    assert cut_at(six) == 234
    # A shoe that a round could use up is shuffled before that.
    small = replace(SINGLE, shuffle=Shuffle.CUT_CARD, penetration=0.95, max_hands=4)
    assert 1 <= cut_at(small) < 30


def test_simulate_on_the_command_line(capsys):
    assert run(["simulate", "--rules", "single-deck", "--hands", "20000", "--seed", "9", "--json"]) == 0
    printed, said = capsys.readouterr()
    told = json.loads(printed)
    assert said == ""
    assert (told["hands"], told["strategy"], told["seed"]) == (20000, "basic", 9)
    assert told["rtp"] + told["house_edge"] == pytest.approx(1.0)
    assert 0.005 < told["standard_error"] < 0.02
    assert run(["simulate", "--rules", "vegas", "--hands", "100", "--strategy", "best", "--workers", "1"]) == 0
    assert "100 rounds by best strategy" in capsys.readouterr().out
    assert run(["simulate", "--rules", "vegas", "--hands", "0"]) == 2
    assert run(["simulate", "--hands", "5"]) == 2


def test_on_a_terminal_it_says_how_far_it_is(capsys, monkeypatch):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert run(["simulate", "--rules", "single-deck", "--hands", "600000"]) == 0
    assert capsys.readouterr().err.endswith("100%\r")
