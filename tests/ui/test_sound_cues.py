from __future__ import annotations

from dataclasses import replace

import pytest

from bjdesk.engine.actions import Action
from bjdesk.engine.events import (
    DEALER,
    Asked,
    CardDealt,
    DealerLooked,
    HandSplit,
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
from bjdesk.game.commands import (
    BalanceChanged,
    BetsCleared,
    BetsLaid,
    ChipAdded,
    ChipTaken,
    Movement,
    ShoeShuffled,
    TableCleared,
)
from bjdesk.game.view import Frame
from bjdesk.ui.sound_cues import Moment, Sound, file_names, sound_of, weightiest
from tests.support.game import bet_and_deal, play_out, table_at
from tests.support.views import NOBODY_ASKED, box, hand, seen, view

CHEERS = {Sound.WIN, Sound.BLACKJACK}


def heard(event, after=None):
    frame = Frame(event, after or view())
    return sound_of(frame, Moment.STARTED), sound_of(frame, Moment.SHOWN)


def ended(*boxes, net):
    return heard(RoundEnded(), view(seen("Ts 8d", *boxes, over=True), net=net))


@pytest.mark.parametrize(
    "event, at_start, when_shown",
    [
        (CardDealt(Seat(0), parse_card("As"), face_up=True), Sound.SLIDE, None),
        (CardDealt(DEALER, None, face_up=False), Sound.SLIDE, None),
        (HoleCardTurned(parse_card("As")), None, Sound.FLIP),
        (DealerLooked(natural=False), None, None),
        (HandStood(0, 0, by_itself=False), None, None),
        (HandSplit(0, 0), Sound.SLIDE, Sound.CHIP),
        (WagerLaid(0, 0, WagerKind.FIRST, 500), None, None),
        (WagerLaid(0, 1, WagerKind.SPLIT, 500), None, None),
        (WagerLaid(0, 0, WagerKind.DOUBLE, 500), None, Sound.CHIP),
        (WagerLaid(0, 0, WagerKind.INSURANCE, 250), None, Sound.CHIP),
        (ChipAdded(0, 500), None, Sound.CHIP),
        (ChipTaken(0, 500), None, Sound.TAKE),
        (BetsCleared((500,)), None, Sound.TAKE),
        (BetsLaid((500,)), None, Sound.CHIP),
        (BetsLaid((0,)), None, Sound.TAKE),
        (TableCleared(), Sound.SLIDE, None),
        (ShoeShuffled("00"), Sound.SHUFFLE, None),
        (BalanceChanged(Movement.REBUY, 500), None, Sound.CHIP),
        (WagerSettled(0, 0, Outcome.BUST, 500, 0), Sound.LOSE, None),
        (WagerSettled(0, 0, Outcome.LOSE, 500, 0), None, None),
        (WagerSettled(0, 0, Outcome.WIN, 500, 1000), None, Sound.TAKE),
        (WagerSettled(0, 0, Outcome.PUSH, 500, 500), None, Sound.TAKE),
        (None, None, None),
    ],
)
def test_what_is_heard_of_an_event(event, at_start, when_shown):
    assert heard(event) == (at_start, when_shown)


def test_a_round_that_wins_is_heard_at_its_end():
    assert ended(hand("Th 9c", 500, Outcome.WIN, 1000), net=500) == (Sound.WIN, None)


def test_a_natural_that_pays_has_its_own_sound():
    assert ended(hand("Ah Kc", 500, Outcome.NATURAL, 1250), net=750) == (Sound.BLACKJACK, None)


def test_a_push_is_no_win():
    assert ended(hand("Th 8c", 500, Outcome.PUSH, 500), net=0) == (Sound.PUSH, None)


def test_a_hand_that_wins_in_a_round_that_loses_is_not_cheered():
    hands = box(hand("8s 9s", 500, Outcome.LOSE, 0), hand("8d Td", 100, Outcome.WIN, 200))
    assert ended(hands, net=-400) == (Sound.LOSE, None)


def test_a_natural_in_a_round_that_comes_out_even_is_not_cheered():
    boxes = (hand("Ah Kc", 200, Outcome.NATURAL, 500), hand("Th 7c", 300, Outcome.LOSE, 0))
    assert ended(*boxes, net=0) == (Sound.PUSH, None)


def test_a_round_of_bust_hands_is_not_heard_twice():
    assert ended(hand("Th 8c 9d", 500, Outcome.BUST, 0), net=-500) == (None, None)


def test_the_first_decision_of_a_hand_ticks_and_the_next_ones_do_not():
    assert heard(Asked(0, 0), view(seen("Ts ??", hand("Ah 6c", 500)))) == (None, Sound.TURN)
    assert heard(Asked(0, 0), view(seen("Ts ??", hand("Ah 6c 2d", 500)))) == (None, None)


@pytest.mark.parametrize("action", [Action.INSURANCE, Action.EVEN_MONEY])
def test_a_question_about_money_has_its_own_sound(action):
    refusals = tuple(None if one is action else no for one, no in zip(Action, NOBODY_ASKED, strict=True))
    asking = replace(seen("As ??", hand("Ah 6c", 500)), refusals=refusals)
    assert heard(Asked(0, 0), view(asking)) == (None, Sound.INSURANCE)


def test_where_only_one_is_heard_it_is_the_one_that_tells_most():
    assert weightiest([Sound.SLIDE, Sound.TAKE, Sound.WIN, Sound.FLIP]) is Sound.WIN
    assert weightiest([Sound.TURN, Sound.SLIDE]) is Sound.SLIDE
    assert weightiest([]) is None


def test_chips_and_slides_come_in_several_takes():
    assert file_names(Sound.CHIP) == ("chip-1", "chip-2", "chip-3")
    assert len(file_names(Sound.SLIDE)) == 4
    assert file_names(Sound.WIN) == ("win",)


def test_no_real_round_is_cheered_whose_return_is_at_most_the_stake():
    results = set()
    for seed in range(40):
        table = table_at(seed=seed, rules="american")
        frames = (*bet_and_deal(table, boxes=3), *play_out(table))
        sounds = {sound_of(frame, moment) for frame in frames for moment in Moment}
        net = frames[-1].view.net
        results.add((net > 0) - (net < 0))
        assert bool(sounds & CHEERS) == (net > 0)
        table.close()
    assert results == {-1, 0, 1}
