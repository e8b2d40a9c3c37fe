"""The whole window on a real file: from a press to the first changed frame, the day's gamelog, and memory.

Prints figures, never decides. Asked: press to frame p99 ≤ 33 ms over 500 presses, the durable commit included; the
gamelog of 100,000 rounds ≤ 100 ms; growth over 1,000 rounds at Turbo ≤ 20 MB.
"""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest

from bjdesk.game.commands import Act, AddChip, DealCards, Rebuy
from bjdesk.game.view import Phase
from bjdesk.ui.felt.animator import monotonic_ms
from bjdesk.ui.keys import Press
from bjdesk.ui.panels.info_bar import Button
from bjdesk.ui.window_ahead import WindowAhead
from tests.bench.test_table_bench import ROUNDS, many
from tests.support.game import keep_funded, play_rounds, table_at
from tests.support.windows import click, open_window, press

pytestmark = pytest.mark.bench

PRESSES = 500
FULL_HD = 1920, 1080


def percentiles(times):
    ordered = sorted(times)
    figures = {part: ordered[min(len(ordered) - 1, len(ordered) * part // 100)] for part in (50, 90, 99)}
    shown = "  ".join(f"p{part} {value:.1f}" for part, value in figures.items())
    return f"{shown}  max {ordered[-1]:.1f} ms of {len(ordered)}"


class FirstPaint(QObject):
    """Notes when anything of the window was first painted once the table had gone on."""

    def __init__(self, window):
        super().__init__(window)
        self.at = None
        self.table, self.before = window.rooms.table, window.rooms.table.view.step
        for part in (window.felt.viewport(), window.strip, window.bar):
            part.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and self.at is None and self.table.view.step > self.before:
            self.at, self.worked = monotonic_ms(), time.thread_time()
        return False


def next_press(window, rand):
    """What a player presses next: a chip, DEAL, an answer or an action."""
    view = window.bridge.view
    if view.phase is not Phase.PLAYING:
        laid = view.bets and view.bets[0]
        return (lambda: press(window, Press.DEAL)) if laid else (lambda: click(window.strip.rack.chips[2]))
    if window.prompt.question is not None:
        return lambda: click(window.prompt.no)
    on = [name for name, button in window.strip.buttons.items() if button.isVisible() and button.isEnabled()]
    return lambda: press(window, rand.choice(on))


def test_press_to_the_first_changed_frame(qtbot, qapp, tmp_path, capsys):
    table = table_at(tmp_path / "t.db", seed=3)
    window = open_window(qtbot, table, speed="normal")
    window.resize(*FULL_HD)
    QTest.qWait(1500)  # what is rendered while idle is rendered
    rand, times, work = random.Random(3), [], []
    while len(times) < PRESSES:
        window.skip_motion()
        if table.view.phase is not Phase.PLAYING and table.view.balance < 50_00:
            window.press(Rebuy(500_00), table.view.step)
            window.skip_motion()
        QTest.qWait(30)  # a hand is not quicker, and what the last press left to paint is painted
        act = next_press(window, rand)
        look = FirstPaint(window)
        began, worked = monotonic_ms(), time.thread_time()
        act()
        qtbot.waitUntil(lambda look=look: look.at is not None, timeout=2000)
        times.append(look.at - began)
        work.append((look.worked - worked) * 1000)
        look.deleteLater()
    with capsys.disabled():
        print(f"\npress to the first changed frame, durable, at 1920×1080: {percentiles(times)}")
        print(f"of it the window's own work: {percentiles(work)}")
    table.close()


def test_the_gamelog_of_a_hundred_thousand_rounds(qtbot, qapp, tmp_path, capsys):
    path = tmp_path / "t.db"
    table = table_at(path)
    play_rounds(table, 1, random.Random(1))
    table.close()
    many(path)
    table = table_at(path, seed="open")
    window = open_window(qtbot, table)
    ahead = WindowAhead(window)
    qtbot.waitUntil(lambda: not ahead._timer.isActive(), timeout=60_000)
    times = []
    for _ in range(8):
        began = monotonic_ms()
        window.open(Button.GAMELOGS)
        dialog = window.side.get("gamelogs")
        look = FirstShown(dialog)
        qtbot.waitUntil(lambda look=look: look.at is not None, timeout=5000)
        times.append(look.at - began)
        dialog.close()
        QTest.qWait(100)
    with capsys.disabled():
        rest = ", ".join(f"{one:.0f}" for one in times[1:])
        print(f"\nGAMELOGS with {ROUNDS:,} rounds: first opening {times[0]:.0f} ms, then {rest} ms")
    table.close()


class FirstShown(QObject):
    """Notes when a dialog was first painted."""

    def __init__(self, dialog):
        super().__init__(dialog)
        self.at = None
        dialog.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and self.at is None:
            self.at = monotonic_ms()
        return False


def resident() -> float:
    """Megabytes that this process holds in memory."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


def test_memory_over_a_thousand_rounds_at_turbo(qtbot, qapp, tmp_path, capsys):
    table = table_at(tmp_path / "t.db", seed=5)
    window = open_window(qtbot, table, speed="turbo")
    QTest.qWait(1000)
    rand, marks, began = random.Random(5), {0: resident()}, time.monotonic()
    for number in range(1, 1001):
        keep_funded(table)
        window.press(AddChip(0, 500), table.view.step)
        window.press(DealCards(), table.view.step)
        while table.view.phase is Phase.PLAYING:
            window.press(Act(rand.choice(table.view.observation.legal)), table.view.step)
        qtbot.waitUntil(lambda: not window.playback.running, timeout=5000)
        if number in {50, 250, 500, 750, 1000}:
            marks[number] = resident()
    with capsys.disabled():
        shown = ", ".join(f"{number}: {size:.1f}" for number, size in marks.items())
        print(f"\nresident MB after rounds {shown}; growth from round 50: {marks[1000] - marks[50]:.1f} MB")
        print(f"1,000 rounds at Turbo in {time.monotonic() - began:.0f} s")
    table.close()
