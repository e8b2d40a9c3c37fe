"""How long one action takes, and how many set-up rounds a second are answered: processor time of this process.

Prints figures, never decides. Aims: 100 us an action on average, 1,000 cases a second.
"""

from __future__ import annotations

import random
import time
from pathlib import Path
from statistics import mean, quantiles

import pytest

from bjdesk.engine.cards import PACK
from bjdesk.engine.dealing import deal
from bjdesk.engine.legal import legal_actions
from bjdesk.engine.observe import observe
from bjdesk.engine.play import play
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.round import BoxBet
from bjdesk.engine.shoe import Shoe
from bjdesk.game.cases import answer_text

pytestmark = pytest.mark.bench
CASES = Path(__file__).parent.parent / "cases"


def _timed(times, call, *arguments):
    start = time.thread_time()
    result = call(*arguments)
    times.append((time.thread_time() - start) * 1e6)
    return result


@pytest.mark.parametrize("name", PRESETS)
def test_one_action(name, capsys):
    rules, chance = PRESETS[name], random.Random(1)
    bets = [BoxBet(500, "player")] * rules.boxes
    deals, actions, looks = [], [], []
    for _ in range(500):
        cards = list(PACK * rules.decks)
        chance.shuffle(cards)
        state = _timed(deals, deal, rules, Shoe(tuple(cards)), bets, {"player": 100_000}).round
        while not state.over:
            state = _timed(actions, play, state, chance.choice(list(legal_actions(state)))).round
            _timed(looks, observe, state)
    with capsys.disabled():
        print(
            f"\n{name}: play mean {mean(actions):.0f} us, p99 {quantiles(actions, n=100)[98]:.0f}; "
            f"deal of {rules.boxes} {mean(deals):.0f}; observe {mean(looks):.0f}"
        )


def test_cases_a_second(capsys):
    import json

    lines = (CASES / "deal.jsonl").read_text(encoding="utf-8").splitlines()
    texts = ([json.dumps(json.loads(line)["case"]) for line in lines] * 40)[:5000]
    start = time.thread_time()
    for text in texts:
        json.dumps(answer_text(text))
    with capsys.disabled():
        print(f"\ncases: {len(texts) / (time.thread_time() - start):.0f} a second")
