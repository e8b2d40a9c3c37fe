from __future__ import annotations

import itertools

import pytest

from bjdesk.engine.events import (
    DEALER,
    Asked,
    CardDealt,
    HandStood,
    HoleCardTurned,
    Outcome,
    RoundEnded,
    Seat,
    WagerKind,
    WagerLaid,
    WagerSettled,
)
from bjdesk.engine.notation import parse_card
from bjdesk.engine.presets import rules_named
from bjdesk.ui.felt.cues import Path
from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.felt.schedule import schedule
from tests.support import tales
from tests.support.views import hand, seen, story, view


def shown_at(timed, event_type):
    return [one.shown for one in timed if isinstance(one.frame.event, event_type)][-1]


def test_the_opening_deal_of_four_cards_takes_820():
    timed = schedule(*tales.opening(), Speed.NORMAL)
    starts = [one.start for one in timed if isinstance(one.frame.event, CardDealt)]
    assert starts == [0, 180, 360, 540]
    assert shown_at(timed, Asked) == 820


def many_boxes(count):
    rules = rules_named("classic")
    start = view(rules=rules)
    steps = [(WagerLaid(box, 0, WagerKind.FIRST, 500), seen("", *[hand("", 500)] * count)) for box in range(count)]
    given = [[] for _ in range(count)]
    mine = ["2s", "3s"]
    for turn in range(2):
        for box in range(count):
            given[box].append(mine[turn])
            lying = [hand(" ".join(texts), 500) for texts in given]
            steps.append((CardDealt(Seat(box), parse_card(mine[turn]), True), seen("4s ??"[: 2 * turn], *lying)))
        steps.append((CardDealt(DEALER, parse_card("4s"), True), seen("4s ??" if turn else "4s", *lying)))
    return start, story(start, *steps)


def test_the_opening_deal_of_sixteen_cards_is_hurried_to_two_seconds():
    timed = schedule(*many_boxes(7), Speed.NORMAL)
    assert sum(isinstance(one.frame.event, CardDealt) for one in timed) == 16
    assert timed[-1].shown == pytest.approx(1980)


def test_from_stand_to_rebet_takes_at_most_1200_when_the_dealer_stands_pat():
    timed = schedule(*tales.stand_pat(), Speed.NORMAL)
    assert shown_at(timed, RoundEnded) == 520


def test_from_stand_to_rebet_takes_at_most_1200_with_many_hands():
    hands = [hand("Th 9c", 500) for _ in range(7)]
    start = view(seen("Ts ??", *hands), rules=rules_named("classic"))
    steps = [
        (HandStood(6, 0, by_itself=False), seen("Ts ??", *hands)),
        (HoleCardTurned(parse_card("8d")), seen("Ts 8d", *hands)),
    ]
    for box in range(7):
        hands[box] = hand("Th 9c", 500, Outcome.WIN, 1_000)
        steps.append((WagerSettled(box, 0, Outcome.WIN, 500, 1_000), seen("Ts 8d", *hands)))
    steps.append((RoundEnded(), seen("Ts 8d", *hands, over=True)))
    timed = schedule(start, story(start, *steps), Speed.NORMAL)
    badges = [one.start for one in timed if isinstance(one.frame.event, WagerSettled)]
    assert badges[1] - badges[0] == 80
    assert shown_at(timed, RoundEnded) <= 1200


def test_two_badges_follow_each_other_by_120():
    hands = [hand("Th 9c", 500), hand("Th 8c", 500)]
    start = view(seen("Ts 8d", *hands), rules=rules_named("american"))
    won = hand("Th 9c", 500, Outcome.WIN, 1_000)
    push = hand("Th 8c", 500, Outcome.PUSH, 500)
    frames = story(
        start,
        (WagerSettled(0, 0, Outcome.WIN, 500, 1_000), seen("Ts 8d", won, hands[1])),
        (WagerSettled(1, 0, Outcome.PUSH, 500, 500), seen("Ts 8d", won, push)),
    )
    first, second = schedule(start, frames, Speed.NORMAL)
    assert second.start - first.start == 120


def test_the_dealer_draws_faster_from_card_to_card_down_to_a_floor():
    timed = schedule(*tales.dealer_draws("2s 2d 2h 2c 3s 3d 3h 2s"), Speed.NORMAL)
    starts = [one.start for one in timed if isinstance(one.frame.event, CardDealt)]
    gaps = [round(after - before) for before, after in itertools.pairwise(starts)]
    assert gaps == [520, 442, 376, 320, 320]


def test_six_dealer_cards_take_at_most_three_seconds():
    timed = schedule(*tales.dealer_draws(), Speed.NORMAL)
    assert shown_at(timed, RoundEnded) <= 3000


@pytest.mark.parametrize("tale", [tales.opening, tales.stand_pat, tales.dealer_draws, tales.split])
@pytest.mark.parametrize("speed", Speed)
def test_frames_are_shown_in_their_order_and_none_before_it_starts(tale, speed):
    timed = schedule(*tale(), speed)
    assert all(one.start <= one.shown <= one.end for one in timed)
    assert [one.shown for one in timed] == sorted(one.shown for one in timed)
    assert [one.start for one in timed] == sorted(one.start for one in timed)


@pytest.mark.parametrize("tale", [tales.opening, tales.stand_pat, tales.dealer_draws, tales.split])
def test_no_motion_at_normal_is_under_80_or_over_500(tale):
    spans = [cue.span.duration for one in schedule(*tale(), Speed.NORMAL) for cue in one.cues]
    assert spans
    assert all(80 <= length <= 500 for length in spans)


@pytest.mark.parametrize("speed, factor", [(Speed.SLOW, 1.6), (Speed.FAST, 0.5)])
def test_slow_and_fast_stretch_all_times(speed, factor):
    normal = schedule(*tales.dealer_draws(), Speed.NORMAL)
    other = schedule(*tales.dealer_draws(), speed)
    for one, two in zip(normal, other, strict=True):
        assert two.start == pytest.approx(one.start * factor)
        assert two.end == pytest.approx(one.end * factor)


@pytest.mark.parametrize("speed, fade", [(Speed.TURBO, 60), (Speed.REDUCED, 80)])
def test_where_nothing_travels_everything_fades_in_its_place(speed, fade):
    for tale in (tales.opening, tales.stand_pat, tales.dealer_draws, tales.split):
        made = [cue for one in schedule(*tale(), speed) for cue in one.cues]
        assert made
        assert all(cue.path is Path.FADE and cue.span.delay == 0 and cue.span.duration == fade for cue in made)
        assert all(cue.start == cue.what == cue.end for cue in made)


def test_off_takes_no_time():
    for tale in (tales.opening, tales.stand_pat, tales.dealer_draws, tales.split):
        assert max(one.end for one in schedule(*tale(), Speed.OFF)) == 0


def test_a_dealt_card_after_a_press_takes_one_flight():
    start = tales.asked("5h 6c")
    frames = story(
        start,
        (tales.dealt("3d", Seat(0)), seen("Ts ??", hand("5h 6c 3d", 5_500))),
        (Asked(0, 0), seen("Ts ??", hand("5h 6c 3d", 5_500))),
    )
    assert [one.shown for one in schedule(start, frames, Speed.NORMAL)] == [280, 280]


def test_after_a_bust_the_next_hand_is_asked_while_the_chips_still_lie():
    start = tales.asked("Th 6c")
    bust = hand("Th 6c 8d", 5_500, Outcome.BUST, 0)
    frames = story(
        start,
        (WagerSettled(0, 0, Outcome.BUST, 5_500, 0), seen("Ts ??", bust)),
        (Asked(0, 0), seen("Ts ??", bust)),
    )
    settled, asked = schedule(start, frames, Speed.NORMAL)
    assert asked.shown == 280
    assert settled.end == 970
