from __future__ import annotations

from itertools import pairwise

import pytest

from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.playback import TOLD_AT_ONCE
from tests.support import tales
from tests.support.clock import Show
from tests.support.dealt import TALES as TALES_DEALT

TALES = [tales.opening, tales.stand_pat, tales.dealer_draws, tales.split]


@pytest.fixture
def tell(qapp):
    def begin(tale, speed=Speed.NORMAL):
        start, frames = tale()
        show = Show(start)
        show.playback.speed = speed
        show.playback.play(frames)
        return show, frames

    yield begin
    Show.close_all()


@pytest.mark.parametrize("tale", TALES)
@pytest.mark.parametrize("speed", Speed)
def test_every_frame_is_started_and_shown_once_and_in_order(tell, tale, speed):
    show, frames = tell(tale, speed)
    show.run()
    steps = [frame.view.step for frame in frames]
    assert show.steps("started") == show.steps("shown") == steps
    assert show.told[-1][0] == "rested"
    assert show.stage.told[-1] == ("show", steps[-1])
    assert not show.playback.running


@pytest.mark.parametrize("tale", TALES)
@pytest.mark.parametrize("interrupted_at", [0, 100, 400, 700])
def test_finish_lands_everything_at_once_and_still_tells_of_every_frame(tell, tale, interrupted_at):
    show, frames = tell(tale)
    show.run(until=interrupted_at)
    show.playback.finish()
    steps = [frame.view.step for frame in frames]
    assert show.steps("started") == show.steps("shown") == steps
    assert show.stage.told[-1] == ("show", steps[-1])
    assert show.playback.view is frames[-1].view
    assert not show.animator.running
    told = len(show.told)
    show.playback.finish()
    assert len(show.told) == told


def test_off_shows_everything_before_play_returns(tell):
    show, frames = tell(tales.dealer_draws, Speed.OFF)
    assert show.steps("shown") == [frame.view.step for frame in frames]
    assert not show.playback.running


def test_the_first_picture_of_a_motion_is_drawn_at_the_press(tell):
    show, _ = tell(tales.opening)
    assert ("begin", 3) in show.stage.told
    assert show.stage.told[-1][0] == "move"


def test_flights_of_the_opening_deal_overlap(tell):
    show, _frames = tell(tales.opening)
    show.run(until=200)
    assert show.steps("started")[-1] == 4
    assert show.steps("shown")[-1] == 2


def test_four_cards_lie_and_the_player_is_asked_within_a_second(tell):
    show, frames = tell(tales.opening)
    show.run()
    assert show.when("shown", frames[-1].view.step) <= 1000


def test_from_stand_to_the_rounds_end_at_most_1200_when_the_dealer_stands_pat(tell):
    show, frames = tell(tales.stand_pat)
    show.run()
    assert show.when("shown", frames[-1].view.step) <= 1200


def test_a_payout_frame_starts_before_its_badge_stands(tell):
    show, frames = tell(tales.stand_pat)
    show.run()
    payout = frames[2].view.step
    assert show.when("started", payout) < show.when("shown", payout)


def test_new_frames_land_what_still_moves(tell):
    show, frames = tell(tales.stand_pat)
    show.run(until=100)
    _start, more = tales.opening()
    show.playback.play(more)
    shown = show.steps("shown")
    assert shown[: len(frames)] == [frame.view.step for frame in frames]
    assert show.playback.running


def test_frames_played_by_a_listener_follow_in_peace(tell):
    start, frames = tales.stand_pat()
    show = Show(start)
    _, more = tales.opening()
    played = []

    def go_on(frame):
        if frame is frames[-1] and not played:
            played.append(True)
            show.playback.play(more)

    show.playback.shown.connect(go_on)
    show.playback.play(frames)
    show.run()
    assert show.steps("shown") == [frame.view.step for frame in (*frames, *more)]
    assert show.stage.told[-1] == ("show", more[-1].view.step)


def test_a_listener_may_finish(tell):
    start, frames = tales.opening()
    show = Show(start)
    show.playback.started.connect(lambda frame: show.playback.finish())
    show.playback.play(frames)
    assert show.steps("shown") == [frame.view.step for frame in frames]
    assert not show.playback.running


def test_no_frames_are_no_motion(tell):
    start, _ = tales.opening()
    show = Show(start)
    show.playback.play(())
    assert show.told == []


def test_reset_forgets_what_waits(tell):
    show, _frames = tell(tales.opening)
    start, _ = tales.stand_pat()
    show.playback.reset(start)
    assert show.playback.view is start
    assert show.stage.told[-1] == ("show", start.step)
    assert not show.playback.running


def test_states_that_fall_due_together_are_told_of_over_a_few_ticks(qapp):
    """All around the felt follows each state that is told of: seven bets in one tick would hold up the first card."""
    start, frames = TALES_DEALT["seven-boxes"].batches()[0]
    show = Show(start)
    show.playback.play(frames)
    counts = [len(show.steps("shown"))]
    while show.animator.running:
        show.clock.now += 16.0
        show.animator.tick()
        counts.append(len(show.steps("shown")))
    Show.close_all()
    assert max(after - before for before, after in pairwise([0, *counts[:-1]])) <= TOLD_AT_ONCE
    assert show.steps("shown") == [frame.view.step for frame in frames]
