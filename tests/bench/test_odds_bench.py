"""What odds cost: processor time of one thread, so that a busy machine tells the same.

Prints figures, never decides.
"""

from __future__ import annotations

import os
import random
import resource
import subprocess
import sys
import time
from statistics import quantiles

import pytest

from bjdesk.engine.cards import PACK
from bjdesk.engine.notation import cards_text
from bjdesk.engine.presets import PRESETS

pytestmark = pytest.mark.bench
POSITIONS = 500
ROUNDS = 3
FIRST_USE = """
import time
started = time.perf_counter()
from bjdesk.engine.notation import parse_cards
from bjdesk.engine.presets import rules_named
from bjdesk.odds.decision import decision_values
decision_values(rules_named({name!r}), parse_cards("8s 8h"), parse_cards("6d")[0])
print(1000 * (time.perf_counter() - started))
"""


def positions(*, pairs):
    """Random decisions over all presets, some cards of the shoe seen; or pairs where a box may become four hands."""
    from bjdesk.odds.composition import OddsRefused
    from bjdesk.odds.decision import decision_values

    chance, found = random.Random(4), []
    presets = [rules for rules in PRESETS.values() if rules.max_hands == 4 or not pairs]
    while len(found) < POSITIONS:
        rules = chance.choice(presets)
        shoe = chance.sample(PACK * rules.decks, 26)
        size = 2 if pairs else chance.choice((2, 2, 2, 3))
        if pairs and shoe[0].rank is not shoe[1].rank:
            continue
        place = rules, shoe[:size], shoe[size], shoe[size + 1 : size + 1 + chance.randrange(20)]
        try:
            decision_values(*place)
        except OddsRefused:
            continue
        found.append(place)
    return found


@pytest.mark.parametrize("pairs", [False, True])
def test_one_live_decision(pairs, capsys):
    from bjdesk.odds.decision import decision_values

    places = positions(pairs=pairs)
    best = [float("inf")] * len(places)
    for _ in range(ROUNDS):
        for number, place in enumerate(places):
            started = time.thread_time()
            decision_values(*place)
            best[number] = min(best[number], 1000 * (time.thread_time() - started))
    cuts, what = quantiles(best, n=100), "pair, up to four hands" if pairs else "decision"
    with capsys.disabled():
        print(f"\none {what}: p50 {cuts[49]:.2f}  p90 {cuts[89]:.2f}  p99 {cuts[98]:.2f}  max {max(best):.2f} ms")
        slowest = sorted(zip(best, places, strict=True), key=lambda one: -one[0])[:3]
        for took, (rules, hand, up, seen) in slowest:
            print(
                f"  {took:.1f} ms: {cards_text(hand)} against {cards_text([up])}, {len(seen)} seen, {rules.decks} packs"
            )


def test_overall_return_and_chart(capsys):
    from bjdesk.odds.overall import overall_return
    from bjdesk.odds.strategy import basic_strategy

    for name, rules in PRESETS.items():
        for what in (overall_return, basic_strategy):
            times = []
            for _ in range(ROUNDS):
                started = time.thread_time()
                what(rules)
                times.append(time.thread_time() - started)
            with capsys.disabled():
                print(f"\n{what.__name__} of {name}: {min(times):.2f} s", end="")
    with capsys.disabled():
        print(f"\nmost memory by now: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


def test_first_use_with_numpy_s_import(capsys):
    for name in ("single-deck", "classic"):
        command = [sys.executable, "-c", FIRST_USE.format(name=name)]
        times = [
            float(subprocess.run(command, capture_output=True, check=True, env=os.environ).stdout) for _ in range(5)
        ]
        with capsys.disabled():
            print(f"\nfirst use, {name}: best {min(times):.0f} ms of {len(times)}")


def test_simulated_rounds(capsys):
    """Whole orders: finding the strategy is in the time, on one core."""
    from bjdesk.odds.playbook import Strategy
    from bjdesk.odds.simulate import Order, simulate

    for name, rules in PRESETS.items():
        for strategy in Strategy:
            order, cpu, wall = Order(rules, 1 << 21, strategy), [], []
            for _ in range(ROUNDS):
                started = time.process_time(), time.perf_counter()
                simulate(order)
                cpu.append(time.process_time() - started[0])
                wall.append(time.perf_counter() - started[1])
            with capsys.disabled():
                clock, core = (order.rounds / 1e6 / min(times) for times in (wall, cpu))
                print(
                    f"\nsimulate {name}, {strategy.value}: {clock:.2f} million a second, {core:.2f} of one core", end=""
                )
