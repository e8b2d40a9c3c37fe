"""Every time that the design names, from one table."""

from __future__ import annotations

import pytest

from bjdesk.engine.events import Asked, CardDealt, HoleCardTurned, RoundEnded, WagerSettled
from bjdesk.ui.felt import pace
from bjdesk.ui.felt.cues import Path
from bjdesk.ui.felt.keys import Anchor, Kind
from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.felt.schedule import schedule
from tests.support.dealt import TALES, Tale, chips_laid

MILLISECONDS = {
    "CHIP_TO_STACK": 180,
    "CHIP_BACK": 140,
    "FLIGHT": 280,
    "CADENCE": 180,
    "OPENING": 1700,
    "LOOK": 350,
    "BEAT": 120,
    "TURN": 240,
    "DRAW": 520,
    "DRAW_FASTER": 0.85,
    "DRAW_FLOOR": 320,
    "BUST_BADGE": 120,
    "BUST_SWEEP": 600,
    "BADGE": 160,
    "BADGE_APART": 120,
    "WINNINGS_OUT": 300,
    "WINNINGS_HOME": 350,
    "LOSING": 250,
    "COUNT_UP": 400,
    "SPLIT": 220,
    "COLLECT": 260,
}
LEAST, MOST = 80, 500  # of a single motion at Normal
FACTORS = {Speed.SLOW: 1.6, Speed.NORMAL: 1.0, Speed.FAST: 0.5}
FADES = {Speed.TURBO: 60, Speed.REDUCED: 80, Speed.OFF: 0}

SIX_DEALER_CARDS = Tale("Th 9c", "2s 2d", "3h 2c 2h 6d", "stand", "classic")


def batches():
    return [batch for tale in TALES.values() for batch in tale.batches()] + chips_laid()


@pytest.mark.parametrize("name", MILLISECONDS)
def test_the_times_are_those_of_the_design(name):
    assert getattr(pace, name) == MILLISECONDS[name]


def test_a_badge_overshoots_by_the_designs_share():
    assert pace._OVERSHOOT == 1.2


def test_a_shuffle_takes_at_most_500():
    assert pace.SHUFFLE <= 500


@pytest.mark.parametrize("speed", FACTORS)
def test_the_speeds_stretch_by_the_designs_factors(speed):
    assert speed.travels
    assert speed.scaled(100) == 100 * FACTORS[speed]


@pytest.mark.parametrize("speed", FADES)
def test_where_nothing_travels_there_is_a_fade_of_the_designs_length(speed):
    assert not speed.travels
    assert speed.fade == FADES[speed]


def test_at_normal_no_single_motion_is_under_80_or_over_500():
    spans = [
        cue.span.duration
        for start, told in batches()
        for one in schedule(start, told, Speed.NORMAL)
        for cue in one.cues
    ]
    assert len(spans) > 300
    assert LEAST <= min(spans) <= max(spans) <= MOST


def opening(boxes):
    """Milliseconds from DEAL to the last card of the opening deal lying there."""
    start, frames = Tale(" / ".join(["Th 7c"] * boxes), "6s Td", "", "", "classic").batches()[0]
    timed = schedule(start, frames, Speed.NORMAL)
    return max(one.shown for one in timed if isinstance(one.frame.event, CardDealt))


def test_the_opening_deal_takes_820_for_four_cards_and_at_most_2000_for_sixteen():
    assert opening(1) == 820
    assert opening(7) <= 2000


def test_with_a_shuffle_before_it_the_deal_keeps_its_bounds():
    for boxes, bound in ((1, 1000), (7, 2000)):
        tale = Tale(" / ".join(["Th 7c"] * boxes), "6s Td", "", "", "classic")
        start, frames = tale.batches()[0]
        over, cleared = tale.batches()[-1]
        shuffled = cleared[-1]
        timed = schedule(start, (shuffled, *frames), Speed.NORMAL)
        assert max(one.shown for one in timed if isinstance(one.frame.event, CardDealt)) <= bound
        assert over.step < shuffled.view.step


@pytest.mark.parametrize("name", ["hit-and-stand", "push", "seven-boxes"])
def test_from_the_last_stand_to_rebet_at_most_1200_if_the_dealer_stands_pat(name):
    tale = TALES[name]
    if name == "seven-boxes":
        tale = Tale(tale.boxes, "Ts 8d", "", tale.actions, tale.rules)
    start, frames = tale.batches()[-2]
    assert isinstance(frames[-1].event, RoundEnded)
    assert not any(isinstance(frame.event, CardDealt) for frame in frames)
    assert schedule(start, frames, Speed.NORMAL)[-1].shown <= 1200


def test_six_dealer_cards_take_at_most_3000():
    start, frames = SIX_DEALER_CARDS.batches()[-2]
    assert len(frames[-1].view.observation.dealer.cards) == 6
    draws = [one for one in schedule(start, frames, Speed.NORMAL) if not isinstance(one.frame.event, WagerSettled)]
    assert draws[-1].shown <= 3000


def test_after_a_beat_the_hole_card_turns():
    start, frames = TALES["push"].batches()[-2]
    (turn,) = [one for one in schedule(start, frames, Speed.NORMAL) if isinstance(one.frame.event, HoleCardTurned)]
    (cue,) = turn.cues
    assert (cue.path, cue.span.delay, cue.span.duration) == (Path.TURN, 120, 240)


def test_a_bust_tells_its_badge_120_after_the_card_and_loses_its_chips_600_later():
    start, frames = TALES["bust"].batches()[1]
    timed = schedule(start, frames, Speed.NORMAL)
    landed = next(one.shown for one in timed if isinstance(one.frame.event, CardDealt))
    (settled,) = [one for one in timed if isinstance(one.frame.event, WagerSettled)]
    badge = next(cue for cue in settled.cues if cue.path is Path.POP)
    chips = next(cue for cue in settled.cues if cue.end is Anchor.RACK)
    assert settled.start + badge.span.delay == landed + 120
    assert settled.start + chips.span.delay == landed + 720


def test_nothing_blocks_the_player_who_is_asked_and_the_frame_may_still_be_on_its_way():
    start, frames = TALES["split"].batches()[1]
    asked = schedule(start, frames, Speed.NORMAL)[-1]
    assert isinstance(asked.frame.event, Asked)
    assert asked.shown == asked.start
    assert {cue.what.kind for cue in asked.cues} == {Kind.FRAME, Kind.TAB}
