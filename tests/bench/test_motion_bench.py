"""Whole rounds in motion: processor time of each picture at 1080p and 2160p, and the gaps between pictures.

Prints percentiles, never decides. The design asks for p99 ≤ 8 ms at 1920×1080, ≤ 16 ms at 3840×2160, gaps ≤ 33 ms.
"""

from __future__ import annotations

import time
from itertools import pairwise
from statistics import quantiles

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest

from bjdesk.ui.felt.animator import monotonic_ms
from bjdesk.ui.theme import font_size
from tests.support.clock import by_hand
from tests.support.dealt import TALES
from tests.support.film import Projector

pytestmark = pytest.mark.bench

SIZES = {"1920x1080": (1920, 1080 - 204), "3840x2160": (3840, 2160 - 408)}
ROUNDS = ("split", "double", "dealer-draws", "insurance-paid", "three-boxes")


def percentiles(times):
    cuts = quantiles(times, n=100)
    return f"p50 {cuts[49]:.2f}  p90 {cuts[89]:.2f}  p99 {cuts[98]:.2f}  max {max(times):.2f} ms of {len(times)}"


def seated(start, size):
    projector = Projector(start, size)
    projector.felt.set_font_size(font_size(size[1] * 1080 / 876))
    return projector


def batches():
    return [batch for name in ROUNDS for batch in TALES[name].batches()]


def play(qapp, projector, start, frames):
    """The processor time of every picture of a batch, from the tick to the painted viewport."""
    times = []
    projector.clock.now = 0.0
    projector.playback.reset(start)
    qapp.processEvents()
    projector.playback.play(frames)
    while projector.felt.animator.running:
        projector.clock.now += 1000 / 60
        began = time.thread_time()
        projector.felt.animator.tick()
        qapp.processEvents()
        times.append((time.thread_time() - began) * 1000)
    return times


@pytest.mark.parametrize("name", SIZES)
def test_pictures_of_whole_rounds(qapp, name, capsys):
    projector = seated(batches()[0][0], SIZES[name])
    projector.clock = by_hand(projector.felt.animator)
    first = [one for start, frames in batches() for one in play(qapp, projector, start, frames)]
    then = [one for start, frames in batches() for one in play(qapp, projector, start, frames)]
    projector.close()
    with capsys.disabled():
        print(f"\n{name} first time: {percentiles(first)}")
        print(f"{name} then:       {percentiles(then)}")


class Painted(QObject):
    """Notes when the viewport was painted."""

    def __init__(self, viewport):
        super().__init__(viewport)
        self.at = []
        viewport.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            self.at.append(monotonic_ms())
        return False


class Ticks(QObject):
    """Notes when the table's clock ticked: it does so as long as a batch runs, whether anything is to be painted."""

    def __init__(self, animator):
        super().__init__(animator)
        self.at = []
        animator.ticked.connect(lambda _elapsed: self.at.append(monotonic_ms()))


def wait(seconds):
    until = monotonic_ms() + 1000 * seconds
    while monotonic_ms() < until:
        QTest.qWait(5)


@pytest.mark.parametrize("idle", [0.0, 3.0], ids=["at once", "after a while"])
@pytest.mark.parametrize("name", ["split", "seven-boxes"])
def test_gaps_between_pictures_in_real_time(qapp, name, idle, capsys):
    """A gap is a stretch without a tick. Where nothing moves nothing is painted: those stretches are told apart."""
    ticks, painted_gaps = [], []
    start = TALES[name].batches()[0][0]
    projector = seated(start, SIZES["1920x1080"])
    projector.felt.animator._clock = monotonic_ms
    painted, ticked = Painted(projector.felt.viewport()), Ticks(projector.felt.animator)
    wait(idle)
    for before, frames in TALES[name].batches()[:3]:
        projector.playback.reset(before)
        qapp.processEvents()
        painted.at.clear()
        ticked.at.clear()
        projector.playback.play(frames)
        while projector.felt.animator.running:
            QTest.qWait(1)
        ticks += [after - earlier for earlier, after in pairwise(ticked.at)]
        painted_gaps += [after - earlier for earlier, after in pairwise(painted.at)]
    projector.close()
    with capsys.disabled():
        print(f"\n{name}: ticks {percentiles(ticks)}, {sum(gap > 33 for gap in ticks)} over 33 ms")
        print(f"{name}: paintings {percentiles(painted_gaps)}, {sum(gap > 33 for gap in painted_gaps)} over 33 ms")
