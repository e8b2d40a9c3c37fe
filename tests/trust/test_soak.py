"""Soak: round after round at Turbo in the real window, and memory stays where it was."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from bjdesk.game.commands import AddChip, Rebuy
from bjdesk.game.view import Phase
from bjdesk.ui.keys import Press
from tests.support.game import table_at
from tests.support.sizes import sizes
from tests.support.windows import click, open_window, press

pytestmark = [pytest.mark.trust, pytest.mark.gui, pytest.mark.hot]
PAGE = os.sysconf("SC_PAGE_SIZE")
MOST_GROWTH = 20_000_000
WARM = 30
"""Rounds until every picture of the deck has been painted once."""


def memory() -> int:
    gc.collect()
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE


def one_round(window, table) -> None:
    """A bet, a deal, standing until it is over; every second motion is watched to its end, the others are landed."""
    if table.view.balance < 100_00:
        window.press(Rebuy(500_00), table.view.step)
    if window.strip.buttons[Press.REBET].isEnabled() and window.strip.buttons[Press.REBET].isVisible():
        press(window, Press.REBET)
    else:
        window.press(AddChip(0, 500), table.view.step)
    press(window, Press.DEAL)
    rest(window, watch=table.view.round_number % 2 == 0)
    while window.bridge.view.phase is Phase.PLAYING:
        click(window.prompt.no) if window.prompt.question is not None else press(window, Press.STAND)
        rest(window, watch=False)


def rest(window, *, watch: bool) -> None:
    for _ in range(20 if watch else 0):
        if not window.playback.running:
            break
        QTest.qWait(4)
    window.skip_motion()


@pytest.mark.parametrize("rounds", sizes(100, 1_000))
def test_memory_does_not_grow_with_the_rounds(qtbot, seed, rounds, measured):
    table = table_at(seed=seed, rules="american")
    window = open_window(qtbot, table, speed="turbo")
    for _ in range(WARM):
        one_round(window, table)
    before = memory()
    for _ in range(rounds):
        one_round(window, table)
    grown = memory() - before
    measured(f"{rounds:,} rounds at Turbo: memory {grown / 1e6:+.1f} MB")
    assert table.round_count() >= rounds + WARM
    window.leave()
    table.close()
    assert grown < MOST_GROWTH
