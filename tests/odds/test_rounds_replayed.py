"""Rounds played in arrays come out as the table's engine plays them, card by card."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bjdesk.engine.presets import PRESETS, rules_named
from bjdesk.engine.rules import DealerNaturalTakes, HoleCard, NaturalPays, SplitOn, Surrender, Ties
from bjdesk.odds.cards import Lanes
from bjdesk.odds.playbook import Playbook, Strategy, playbook
from bjdesk.odds.rounds import Rounds
from tests.odds.engine_rounds import EngineRounds

FEW, MANY = 100, 500
RULES = {
    **PRESETS,
    "aces again": replace(rules_named("vegas"), resplit_aces=True, surrender=Surrender.EARLY, natural_ties=Ties.HOUSE),
    "aces hit": replace(rules_named("american"), hit_split_aces=True, resplit_aces=True, max_hands=3, charlie=5),
    "original": replace(
        rules_named("european"),
        dealer_natural_takes=DealerNaturalTakes.ORIGINAL_WAGERS,
        split_on=SplitOn.RANK,
        surrender=Surrender.LATE,
    ),
    "no-peek": replace(
        rules_named("classic"), hole_card=HoleCard.NO_PEEK, charlie=6, natural_pays=NaturalPays.SIX_TO_FIVE
    ),
    "early": replace(rules_named("krog"), surrender=Surrender.EARLY, decks=1),
    "no splits": replace(rules_named("single-deck"), max_hands=1),
}


def differences(rules, book: Playbook, rounds: int) -> list[tuple[list[int], float, float]]:
    """Rounds (their cards, result here, result at the engine) that come out otherwise."""
    import numpy as np

    cards = Lanes(rules.decks, rounds, np.random.default_rng(7))
    results = Rounds(rules, book, cards).play(rounds)
    engine, found = EngineRounds(rules, book), []
    for lane, net in enumerate(results.tolist()):
        letters = cards.cards[lane, : cards.position[lane]].tolist()
        again = engine.net(letters)
        if abs(again - net) > 1e-9:
            found.append((letters, net, again))
    return found


@pytest.mark.parametrize("strategy", Strategy)
@pytest.mark.parametrize("name", RULES)
def test_the_engine_plays_the_same_rounds_to_the_same_results(name, strategy):
    assert differences(RULES[name], playbook(RULES[name], strategy), FEW) == []


@pytest.mark.full
@pytest.mark.parametrize("strategy", Strategy)
@pytest.mark.parametrize("name", RULES)
def test_the_engine_plays_ten_thousand_rounds_to_the_same_results(name, strategy):
    assert len(RULES) * len(Strategy) * MANY >= 10_000
    assert differences(RULES[name], playbook(RULES[name], strategy), MANY) == []
