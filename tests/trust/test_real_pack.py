"""Real packs (GLI-19, 4.4.4): no card comes out of a shoe more often than it has packs."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bjdesk.engine.actions import Action
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.round import BoxBet
from bjdesk.game.betting import empty
from bjdesk.game.replay import PLAYER, Setting
from bjdesk.game.state import State
from bjdesk.game.store.rounds import ShoeRow
from tests.support.game import ALL_PRESETS, play_rounds, table_at
from tests.support.sizes import sizes

pytestmark = [pytest.mark.trust, pytest.mark.hot]


def most(seen: dict[int, Counter[object]]) -> int:
    """How often the card came that came most often out of one shoe."""
    return max(max(came.values()) for came in seen.values())


def shoes(rules, rounds: int, seed):
    """What came out of each shoe in so many rounds, dealt as the table deals them, without a file."""
    chance, seen = random.Random(seed), {}
    row = ShoeRow(1, "", chance.randbytes(32), "text", rules.decks, "")
    state = State(1, rules, "house", empty(rules.boxes), 0, 0, row)
    for _ in range(rounds):
        shoe, position = state.shoe_to_deal()
        setting = Setting(rules, shoe, position, (0,), (BoxBet(rules.min_bet, PLAYER),), {PLAYER: 10**9})
        lying = setting.dealt().round
        while not lying.over:
            lying = setting.played(lying, chance.choice(setting.seen(lying).legal)).round
        came = seen.setdefault(shoe.number, Counter())
        came.update(lying.dealer.cards)
        came.update(card for box in lying.boxes for hand in box.hands for card in hand.cards)
        if position == 0:
            row = ShoeRow(row.number + 1, "", chance.randbytes(32), "text", rules.decks, "")
        state = State(1, rules, "house", empty(rules.boxes), 0, 0, row, shoe, lying.shoe.position)
    return seen


@pytest.mark.parametrize("rounds", sizes(2_860, 28_600))
@pytest.mark.parametrize("preset", PRESETS)
def test_no_card_comes_more_often_than_there_are_packs(preset, rounds, seed, measured):
    rules = PRESETS[preset]
    seen = shoes(rules, rounds, seed)
    measured(f"{preset}: {rounds:,} rounds from {len(seen):,} shoes, a card {most(seen)} times of {rules.decks}")
    assert most(seen) <= rules.decks
    assert sum(came.total() for came in seen.values()) > 4 * rounds


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_nor_in_what_the_gamelog_tells(preset):
    table = table_at(rules=preset, seed=f"pack {preset}")
    play_rounds(table, 60, random.Random(preset), boxes=min(3, table.view.rules.boxes))
    seen: dict[int, Counter[object]] = {}
    for record in table.rounds_page(None, 61):
        came = seen.setdefault(record.shoe_number, Counter())
        for hand in (record.dealer, *(hand for box in record.boxes for hand in box.hands)):
            came.update(hand.cards.split())
    assert most(seen) <= table.view.rules.decks
    assert Action.HIT in {row.action for record in table.rounds_page(None, 61) for row in record.decisions}
    table.close()
