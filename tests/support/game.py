"""A table for tests: scripted entropy, a clock by hand, and ways to play on."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime, timedelta

from bjdesk.engine.presets import PRESETS
from bjdesk.game.archive import look_steps
from bjdesk.game.breaks import UNKNOWN
from bjdesk.game.commands import Act, AddChip, DealCards, Rebuy
from bjdesk.game.table import open_table
from bjdesk.game.verdicts import in_chips
from bjdesk.game.view import Phase

START = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)


class Clock:
    """A second passes at each look; it may be set."""

    def __init__(self) -> None:
        self.time = START

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time


class Entropy:
    """Bytes that look random and follow from a seed alone."""

    def __init__(self, seed: object = 0) -> None:
        self.seed = seed
        self.given: list[bytes] = []

    def __call__(self, count: int) -> bytes:
        block = hashlib.sha512(f"{self.seed}|{len(self.given)}".encode()).digest()[:count]
        self.given.append(block)
        return block


def table_at(path=":memory:", *, seed=0, rules=None, vfs=None, clock=None, entropy=None, uptime=UNKNOWN):
    chance = entropy or Entropy(seed)
    return open_table(path, now=clock or Clock(), entropy=chance, rules=rules, vfs=vfs, uptime=uptime)


def do(table, command):
    """Perform at the step that is shown."""
    return table.perform(command, table.view.step)


def bet_and_deal(table, *, boxes=1, chip=None):
    """Lay the smallest allowed bet on so many boxes and deal."""
    rules = table.view.rules
    for box in range(boxes):
        while table.view.bets[box] < rules.min_bet:
            do(table, AddChip(box, chip or rules.chips[0] if rules.min_bet < rules.chips[1] else rules.min_bet))
    return do(table, DealCards())


def playing(table) -> bool:
    return table.view.phase is Phase.PLAYING


def play_out(table, choose=lambda legal: legal[-1]):
    """Decide until the round is over; all frames."""
    frames = []
    while playing(table):
        frames += do(table, Act(choose(table.view.observation.legal)))
    return frames


def play_rounds(table, rounds, random, *, boxes=1):
    """Play at random, with money enough, and look at every end."""
    for _ in range(rounds):
        keep_funded(table)
        bet_and_deal(table, boxes=boxes)
        play_out(table, random.choice)
        table.shown()


def keep_funded(table) -> None:
    low = 20 * table.view.rules.boxes * table.view.rules.min_bet
    if table.view.balance < low:
        do(table, Rebuy(in_chips(min(low, table.view.wallet), table.view.rules)))


def books(table) -> dict[str, int]:
    return dict(table.database.rows("SELECT name, balance FROM account"))


def look(source, folder):
    """What an archive holds."""
    steps = look_steps(source, folder)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


ALL_PRESETS = tuple(PRESETS)
