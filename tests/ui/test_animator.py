from __future__ import annotations

import pytest

from bjdesk.ui.felt.animator import Animator, Motion, Pose
from bjdesk.ui.felt.pace import Ease, Span
from tests.support.clock import FakeClock

LEFT, RIGHT = Pose(0, 100), Pose(200, 100, angle=90, lift=0)


@pytest.mark.parametrize("ease", Ease)
def test_a_motion_is_at_its_start_before_and_at_its_end_after_its_span(ease):
    motion = Motion(LEFT, RIGHT, Span(100, 280), ease, arc=30, lift=12, sway=4)
    assert motion.position(0) == LEFT
    assert motion.position(100) == LEFT
    assert motion.position(380) == RIGHT
    assert motion.position(5_000) == RIGHT


def test_a_motion_without_duration_is_at_its_end_at_once():
    assert Motion(LEFT, RIGHT, Span(0, 0), Ease.OUT_CUBIC).position(0) == RIGHT


def test_the_arc_bends_and_the_lift_raises_most_in_the_middle():
    middle = Motion(LEFT, RIGHT, Span(0, 100), Ease.LINEAR, arc=30, lift=12, sway=4).position(50)
    assert (middle.x, middle.y, middle.lift, middle.angle) == (100, 70, 12, 49)


def test_out_cubic_spends_most_of_the_way_early_and_out_back_overshoots():
    assert Ease.OUT_CUBIC.at(0.5) == pytest.approx(0.875)
    assert max(Ease.OUT_BACK.at(step / 100) for step in range(101)) > 1.02
    assert Ease.OUT_BACK.at(0) == pytest.approx(0)
    assert Ease.OUT_BACK.at(1) == pytest.approx(1)


def test_a_card_is_half_turned_at_half_of_its_time_whatever_the_curve():
    motion = Motion(Pose(0, 0, turned=0), Pose(9, 9, turned=1), Span(0, 200), Ease.OUT_CUBIC)
    assert motion.position(100).turned == 0.5


def test_the_clock_tells_the_time_since_it_began_and_rests_when_stopped(qapp):
    clock = FakeClock()
    animator = Animator(clock=clock)
    told = []
    animator.ticked.connect(told.append)
    clock.now = 1_000
    animator.start()
    assert animator.running
    clock.now = 1_016
    animator.tick()
    animator.stop()
    assert told == [16]
    assert not animator.running


@pytest.mark.parametrize("rate, interval", [(60, 16), (120, 8), (144, 6), (0, 16), (-1, 16)])
def test_it_ticks_as_often_as_the_screen_shows_a_picture(qapp, rate, interval):
    animator = Animator()
    animator.follow(rate)
    assert animator._timer.interval() == interval
