"""What the coach costs the window: processor time of its thread for a frame, and one decision from press to panel.

Prints figures, never decides.
"""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from bjdesk.game.commands import Act, DealCards, Rebet
from bjdesk.game.view import Phase
from bjdesk.ui.coach_worker import OddsService
from bjdesk.ui.labels import Button
from bjdesk.ui.main_window import MainWindow
from tests.support.game import bet_and_deal, table_at
from tests.support.windows import PLAIN, just_plays, rooms, seed_where

pytestmark = pytest.mark.bench
DECISIONS = 25


class Turns:
    """Processor time of each turn of the event loop, in milliseconds."""

    def __init__(self):
        self.times = []

    def go(self, until, *, most=30.0):
        started = time.perf_counter()
        while not until() and time.perf_counter() - started < most:
            self.timed(QApplication.processEvents)
            time.sleep(0.001)

    def timed(self, act):
        began = time.thread_time()
        act()
        self.times.append((time.thread_time() - began) * 1000)


def test_opening_the_coach_and_every_answer(qtbot, qapp, capsys):
    table = table_at(seed=seed_where(just_plays))
    built = replace(rooms(table, settings=replace(PLAIN, coach="choice")), valuing=table.valuing, odds=OddsService)
    window = MainWindow(built)
    qtbot.addWidget(window, before_close_func=lambda widget: setattr(widget, "_leaving", True))
    window.resize(QSize(1280, 800))
    window.show()
    bet_and_deal(table)
    qapp.processEvents()
    first, later, ends = Turns(), Turns(), []
    window.playback.reset(table.view)
    first.timed(lambda: window.coach.follow(table.view))
    started = time.perf_counter()
    first.go(lambda: window.coach._known)
    wall = time.perf_counter() - started
    opening = Turns()
    window._follow(table.view)
    opening.timed(lambda: window.open(Button.HINT))
    opening.timed(window.coach.panel.grab)
    with capsys.disabled():
        print(
            f"\nfirst decision: answered after {wall * 1000:.0f} ms; "
            f"starting the process {first.times[0]:.1f} ms; opening the first hint {max(opening.times):.1f} ms"
        )
    while len(ends) < DECISIONS:
        _decide(window, later, ends)
    with capsys.disabled():
        ends.sort()
        print(f"a decision, asked to answered: p50 {ends[len(ends) // 2]:.1f} max {ends[-1]:.1f} ms (wall)")
        print(f"opening and painting the hint: longest {max(later.times):.1f} ms")


def _decide(window, turns, ends):
    """Wait for the answer, open the hint, decide."""
    view = window.bridge.view
    if view.phase is not Phase.PLAYING:
        window.press(Rebet(), view.step)
        window.press(DealCards(), window.bridge.view.step)
        window.skip_motion()
        return
    started = time.perf_counter()
    Turns().go(lambda: window.coach._known)
    ends.append((time.perf_counter() - started) * 1000)
    turns.timed(lambda: window.open(Button.HINT))
    turns.timed(window.coach.panel.grab)
    window.press(Act(view.observation.legal[0]), view.step)
    window.skip_motion()
