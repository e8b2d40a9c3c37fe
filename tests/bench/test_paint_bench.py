"""How long a frame in motion takes to paint at 1920×1080: processor time, so that a busy machine tells the same.

Prints percentiles, never decides.
"""

from __future__ import annotations

import time
from statistics import quantiles

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsView

from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.felt.view import FeltView
from bjdesk.ui.playback import Playback
from bjdesk.ui.table_words import TableWords
from bjdesk.ui.theme import font_size
from tests.support import tales
from tests.support.clock import by_hand

pytestmark = pytest.mark.bench

MODES = {
    "smart": QGraphicsView.ViewportUpdateMode.SmartViewportUpdate,
    "minimal": QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate,
    "bounding": QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate,
    "full": QGraphicsView.ViewportUpdateMode.FullViewportUpdate,
}


def percentiles(times):
    cuts = quantiles(times, n=100)
    return f"p50 {cuts[49]:.2f}  p90 {cuts[89]:.2f}  p99 {cuts[98]:.2f}  max {max(times):.2f} ms of {len(times)}"


class Timing:
    """Measures each repaint of the view, from the tick to the painted viewport."""

    def __init__(self, qtbot, qapp, mode):
        self.qapp = qapp
        start, _ = tales.opening()
        self.felt = FeltView(TableWords(), start)
        qtbot.addWidget(self.felt)
        self.felt.setViewportUpdateMode(mode)
        self.felt.set_font_size(font_size(1080))
        self.felt.resize(1920, 1080 - 204)
        self.felt.show()
        qapp.processEvents()
        self.clock = by_hand(self.felt.animator)
        self.times = []

    def play(self, tale):
        start, frames = tale()
        self.felt.show_view(start)
        self.qapp.processEvents()
        playback = Playback(self.felt, self.felt.animator, start)
        playback.speed = Speed.NORMAL
        playback.play(frames)
        while self.felt.animator.running:
            self.clock.now += 1000 / 60
            began = time.thread_time()
            self.felt.animator.tick()
            self.qapp.processEvents()
            self.times.append((time.thread_time() - began) * 1000)


@pytest.mark.parametrize("mode", MODES)
def test_painting_a_frame_in_motion(qtbot, qapp, mode, capsys):
    timing = Timing(qtbot, qapp, MODES[mode])
    tale = (tales.opening, tales.stand_pat, tales.dealer_draws, tales.split)
    for one in tale:
        timing.play(one)  # the first time renders the sprites
    first = timing.times
    timing.times = []
    for _ in range(3):
        for one in tale:
            timing.play(one)
    with capsys.disabled():
        print(f"\n{mode:9} first time: {percentiles(first)}")
        print(f"{mode:9} then:       {percentiles(timing.times)}")


def test_painting_the_whole_felt(qtbot, qapp, capsys):
    timing = Timing(qtbot, qapp, MODES["full"])
    timing.felt.show_view(tales.split()[1][-1].view)
    image = QImage(1920, 876, QImage.Format.Format_RGB32)
    times = []
    for _ in range(60):
        began = time.thread_time()
        painter = QPainter(image)
        timing.felt.render(painter)
        painter.end()
        times.append((time.thread_time() - began) * 1000)
    with capsys.disabled():
        print(f"\nwhole felt: {percentiles(times)}")


def test_laying_out_anew(qtbot, qapp, capsys):
    timing = Timing(qtbot, qapp, MODES["smart"])
    timing.felt.show_view(tales.split()[1][-1].view)
    times = []
    for step in range(120):
        began = time.thread_time()
        timing.felt.resize(1900 - step, 860)
        qapp.processEvents()
        times.append((time.thread_time() - began) * 1000)
    with capsys.disabled():
        print(f"\nafter a resize, sprites and cloth: {percentiles(times)}")
