"""Exact resume (GLI-19, 4.16.3): stopped at any decision, the file alone gives the same table and next card."""

from __future__ import annotations

import random

import pytest

from bjdesk.game.commands import Act, AddChip, CashOut, DealCards, PayIn, Rebet, RebetAndDeal, Rebuy, TableRefusal
from bjdesk.game.view import Phase
from tests.support.disk import Disk
from tests.support.game import ALL_PRESETS, Entropy, bet_and_deal, do, keep_funded, playing, table_at
from tests.support.sizes import sizes

pytestmark = [pytest.mark.trust, pytest.mark.hot]
WAITS = (DealCards(), Rebet(), RebetAndDeal(), Rebuy(100), CashOut(100), PayIn(100), AddChip(0, 100))
"""Off until the round is resolved."""


def lies(table) -> tuple[object, ...]:
    """Cards, options with the reasons for those that are off, stakes, money, and the shoe."""
    view = table.view
    money = (view.balance, view.wallet, view.bet, view.paid, view.win, view.net, view.guests)
    shoe = (view.shoe_left, view.shoe_size, view.commitment, view.client_text, view.next_commitment)
    return view.observation, money, shoe, view.rules, view.rules_name, view.round_number, view.box_places


def next_card(table) -> str:
    shoe = table._state.lying.round.shoe
    return str(shoe.cards[shoe.position])


class Stopped:
    """Two tables on the same seeds: one is let go without a word at every decision, the other never."""

    def __init__(self, path, preset: str, seed: int) -> None:
        self.path, self.rand, self.disk = path, random.Random(f"{seed} {preset}"), Disk()
        self.entropy = Entropy(f"{seed} {preset}")
        self.table = table_at(path, rules=preset, vfs=self.disk.name, entropy=self.entropy)
        self.steady = table_at(rules=preset, seed=f"{seed} {preset}")
        self.points: set[tuple[object, ...]] = set()

    def round(self) -> None:
        boxes = self.rand.randint(1, min(3, self.steady.view.rules.boxes))
        for each in (self.table, self.steady):
            keep_funded(each)
            bet_and_deal(each, boxes=boxes)
        while playing(self.steady):
            self.stop()
            action = self.rand.choice(self.table.view.observation.legal)
            told = [[frame.event for frame in do(each, Act(action))] for each in (self.table, self.steady)]
            assert told[0] == told[1]
        assert lies(self.table) == lies(self.steady)
        for each in (self.table, self.steady):
            each.shown()

    def stop(self) -> None:
        before = next_card(self.table)
        self.table._db.close()
        self.table = table_at(self.path, vfs=self.disk.name, entropy=self.entropy)
        assert self.table.view.restored
        assert lies(self.table) == lies(self.steady)
        assert next_card(self.table) == next_card(self.steady) == before
        for command in WAITS:
            assert self.table.view.why_not(command) is TableRefusal.ROUND_RUNNING
        assert all(self.table.view.why_not(Act(action)) is None for action in self.table.view.observation.legal)
        self.points.add((self.table.view.observation.boxes, self.table.view.observation.dealer))

    def rebet_is_off(self) -> None:
        """Stopped in a round, played to its end: no REBET until a new bet was dealt."""
        while not playing(self.table):
            keep_funded(self.table)
            bet_and_deal(self.table)
        self.table._db.close()
        table = self.table = table_at(self.path, vfs=self.disk.name, entropy=self.entropy)
        while playing(table):
            do(table, Act(self.rand.choice(table.view.observation.legal)))
        assert table.view.phase is Phase.RESULTS
        assert {table.view.why_not(command) for command in (Rebet(), RebetAndDeal())} == {TableRefusal.RESTORED}
        keep_funded(table)
        bet_and_deal(table)
        while playing(table):
            do(table, Act(self.rand.choice(table.view.observation.legal)))
        assert table.view.why_not(Rebet()) in {None, TableRefusal.ABOVE_BALANCE}

    def close(self) -> None:
        self.table._db.close()
        self.steady.close()
        self.disk.close()


@pytest.mark.parametrize("points", sizes(10, 40))
@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_a_table_stopped_at_a_decision_comes_back_as_it_was(quick, seed, preset, points, measured):
    assert points * len(ALL_PRESETS) >= (60 if points == 10 else 200)
    stopped = Stopped(quick / "t.db", preset, seed)
    while len(stopped.points) < points:
        stopped.round()
    stopped.rebet_is_off()
    stopped.close()
    measured(f"{preset}: {len(stopped.points)} decision points identical")
