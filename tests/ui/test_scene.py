from __future__ import annotations

from dataclasses import replace

import pytest

from bjdesk.engine.events import Outcome, WagerKind, WagerLaid, WagerSettled
from bjdesk.engine.observe import Turn
from bjdesk.game.commands import BetsLaid, ChipAdded, ChipTaken, TableCleared
from bjdesk.ui.felt.card_item import CardItem
from bjdesk.ui.felt.keys import Key, Kind, card, stack
from bjdesk.ui.felt.looks import CardLook, StackLook
from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.felt.schedule import schedule
from bjdesk.ui.felt.view import FeltView
from bjdesk.ui.playback import Playback
from bjdesk.ui.table_words import TableWords
from tests.support import tales
from tests.support.clock import FakeClock
from tests.support.views import box, hand, seen, story, view

BET = 5_500


@pytest.fixture
def felt(qtbot):
    made = FeltView(TableWords(), view())
    qtbot.addWidget(made)
    made.set_font_size(18)
    made.resize(900, 520)
    made.show()
    yield made
    made.animator.stop()


@pytest.fixture
def clock(felt, monkeypatch):
    made = FakeClock()
    monkeypatch.setattr(felt.animator, "_clock", made)
    return made


def picture_of(felt):
    return felt.grab().toImage()


def things(felt):
    return felt.table_scene.things


def bets():
    start = view()
    return start, [*story(start, (ChipAdded(0, 500), view(chips=((500,),))))]


def takes():
    start = view(chips=((500, 100),))
    return start, [*story(start, (ChipTaken(0, 100), view(chips=((500,),))))]


def doubles():
    start = tales.asked("5h 6c")
    doubled = hand("5h 6c", 2 * BET)
    lying = hand("5h 6c Td", 2 * BET, doubled=True)
    from bjdesk.engine.events import HandDoubled, HandStood, Seat

    return start, story(
        start,
        (WagerLaid(0, 0, WagerKind.DOUBLE, BET), seen("Ts ??", doubled)),
        (HandDoubled(0, 0), seen("Ts ??", doubled)),
        (tales.dealt("Td", Seat(0)), seen("Ts ??", lying)),
        (HandStood(0, 0, by_itself=True), seen("Ts ??", lying)),
    )


def busts_one_of_two():
    first, second = hand("8s 6h", BET, from_split=True), hand("8d 5c", BET, from_split=True)
    start = view(seen("6d ??", box(first, second), turn=Turn(0, 0, question=False)))
    from bjdesk.engine.events import Asked, Seat

    over = hand("8s 6h Kd", BET, from_split=True)
    bust = hand("8s 6h Kd", BET, Outcome.BUST, 0, from_split=True)
    return start, story(
        start,
        (tales.dealt("Kd", Seat(0, 0)), seen("6d ??", box(over, second))),
        (WagerSettled(0, 0, Outcome.BUST, BET, 0), seen("6d ??", box(bust, second))),
        (Asked(0, 1), seen("6d ??", box(bust, second), turn=Turn(0, 1, question=False))),
    )


def collects_and_deals():
    _, told = tales.stand_pat()
    start = replace(told[-1].view, last_bets=(BET,))
    cleared = replace(view(), step=start.step)
    _, opening = tales.opening()
    frames = story(
        start,
        (TableCleared(), cleared),
        (BetsLaid((BET,)), view(chips=((2_500, 2_500, 500),))),
        *[(frame.event, frame.view) for frame in opening],
    )
    return start, frames


TALES = [
    tales.opening,
    tales.stand_pat,
    tales.dealer_draws,
    tales.split,
    bets,
    takes,
    doubles,
    busts_one_of_two,
    collects_and_deals,
]


def show(felt, state):
    felt.show_view(state)
    return picture_of(felt)


@pytest.mark.parametrize("tale", TALES)
@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.TURBO, Speed.OFF])
def test_after_the_motion_the_picture_is_the_one_without_it(felt, clock, tale, speed):
    start, frames = tale()
    still = show(felt, frames[-1].view)
    before = show(felt, start)
    assert before != still
    play = Playback(felt, felt.animator, start)
    play.speed = speed
    play.play(frames)
    while felt.animator.running:
        clock.now += 16
        felt.animator.tick()
        picture_of(felt)
    assert picture_of(felt) == still


@pytest.mark.parametrize("tale", TALES)
@pytest.mark.parametrize("until", [50, 250, 600])
def test_a_motion_cut_short_leaves_the_picture_without_it(felt, clock, tale, until):
    start, frames = tale()
    still = show(felt, frames[-1].view)
    show(felt, start)
    play = Playback(felt, felt.animator, start)
    play.play(frames)
    while felt.animator.running and clock.now < until:
        clock.now += 16
        felt.animator.tick()
    play.finish()
    assert picture_of(felt) == still


def test_to_show_a_state_twice_changes_nothing(felt):
    state = tales.split()[1][-1].view
    first = show(felt, state)
    count = len(felt.table_scene.items())
    assert show(felt, state) == first
    assert len(felt.table_scene.items()) == count


def test_things_are_kept_from_state_to_state(felt):
    _, frames = tales.opening()
    felt.show_view(frames[2].view)
    first = things(felt)[card(0, 0, 0)]
    felt.show_view(frames[-1].view)
    assert things(felt)[card(0, 0, 0)] is first


def test_the_hole_card_holds_no_face_before_it_is_turned(felt, clock):
    start, frames = tales.stand_pat()
    felt.show_view(start)
    hole = things(felt)[card(None, 0, 1)]
    assert isinstance(hole, CardItem)
    assert hole.look.card is None
    (turn,) = [one for one in schedule(start, frames, Speed.NORMAL) if one.cues and one.start == 0]
    felt.begin(turn)
    for elapsed in (0, 60, 119):
        felt.advance(elapsed)
        assert hole.look.card is None
    for elapsed in (120, 200, 239):
        felt.advance(elapsed)
        assert hole.shows_back
    felt.advance(241)
    assert not hole.shows_back


def test_a_face_down_card_paints_the_same_pixels_whatever_it_is(felt):
    state = tales.asked()
    first = show(felt, state)
    looks = [item.look for item in felt.table_scene.items() if isinstance(item, CardItem)]
    assert [look.card for look in looks].count(None) == 1
    back = felt._sprites.card(None, looks[0].width)
    assert back.toImage() == felt._sprites.card(None, looks[0].width).toImage()
    assert first == show(felt, state)


def test_a_dealt_card_shows_its_back_until_it_is_half_turned(felt):
    start, frames = tales.opening()
    timed = schedule(start, frames, Speed.NORMAL)
    felt.show_view(start)
    felt.begin(timed[0])
    felt.begin(timed[1])
    flying = things(felt)[card(0, 0, 0)]
    felt.advance(100)
    assert flying.shows_back
    felt.advance(180)
    assert not flying.shows_back


def test_a_laid_bet_stands_on_the_stack_only_once_it_has_landed(felt, clock):
    start, frames = bets()
    felt.show_view(start)
    play = Playback(felt, felt.animator, start)
    play.play(frames)
    assert stack(0) not in things(felt)
    flying = [item for item in felt.table_scene.items() if isinstance(item.look, StackLook)]
    assert [item.look.chips for item in flying] == [(500,)]
    play.finish()
    assert things(felt)[stack(0)].look.chips == (500,)


def test_a_taken_chip_leaves_the_stack_at_once(felt, clock):
    start, frames = takes()
    felt.show_view(start)
    Playback(felt, felt.animator, start).play(frames)
    assert things(felt)[stack(0)].look.chips == (500,)


def test_the_active_hand_has_frame_arrow_and_words(felt):
    felt.show_view(tales.split()[1][-1].view)
    assert Key(Kind.FRAME, 0, 0) in things(felt)
    assert things(felt)[Key(Kind.TAB, 0, 0)].look.words == "Hand 1 of 2"


def test_a_settled_round_shows_results_and_the_ghost_of_its_bet(felt):
    over = replace(tales.stand_pat()[1][-1].view, last_bets=(BET,))
    felt.show_view(over)
    assert things(felt)[Key(Kind.PLATE, 0)].look.result == "WIN +55"
    assert stack(0) not in things(felt)
    assert things(felt)[Key(Kind.GHOST, 0)].look.pale


def test_no_ghost_where_rebet_is_refused(felt):
    over = replace(tales.stand_pat()[1][-1].view, last_bets=None, restored=True)
    felt.show_view(over)
    assert Key(Kind.GHOST, 0) not in things(felt)


def test_the_doubled_card_lies_across(felt):
    felt.show_view(doubles()[1][-1].view)
    assert things(felt)[card(0, 0, 2)].pose.angle == 90


def test_an_insurance_lies_beside_the_bet(felt):
    state = view(seen("As ??", box(hand("Kh 9d", BET), insurance=2_750)))
    felt.show_view(state)
    lying = things(felt)
    assert lying[Key(Kind.INSURANCE, 0)].look.chips == (2_500, 100, 100, 50)
    assert lying[Key(Kind.INSURANCE_TAG, 0)].look.text == "27.50"
    assert lying[Key(Kind.INSURANCE, 0)].pose.x < lying[stack(0)].pose.x


def test_the_caption_is_written_and_wiped(felt):
    felt.say("You have 17.")
    assert things(felt)[Key(Kind.CAPTION)].look.text == "You have 17."
    felt.say("")
    assert Key(Kind.CAPTION) not in things(felt)


def test_many_rounds_leave_no_item_behind(felt, clock):
    play = Playback(felt, felt.animator, view())
    play.speed = Speed.TURBO
    counts = set()
    for _ in range(50):
        start, frames = collects_and_deals()
        play.reset(start)
        play.play(frames)
        while felt.animator.running:
            clock.now += 30
            felt.animator.tick()
        counts.add(len(felt.table_scene.items()))
        felt.show_view(view())
        counts.add(-len(felt.table_scene.items()))
    assert len(counts) == 2


def test_a_new_size_draws_the_same_state_elsewhere(felt):
    state = tales.split()[1][-1].view
    felt.show_view(state)
    old = things(felt)[card(0, 1, 1)].pose
    felt.resize(1200, 700)
    new = things(felt)[card(0, 1, 1)].pose
    assert new != old
    assert isinstance(things(felt)[card(0, 1, 1)].look, CardLook)


def test_cards_at_rest_lie_on_whole_pixels(felt):
    felt.show_view(doubles()[1][-1].view)
    for item in felt.table_scene.items():
        corner = item.mapToScene(-item._sprite.origin)
        assert corner.x() == pytest.approx(round(corner.x()))
        assert corner.y() == pytest.approx(round(corner.y()))


def test_of_several_captions_while_things_move_the_last_is_drawn_with_the_next_picture(felt, clock):
    start, frames = bets()
    felt.show_view(start)
    felt.say("Before.")
    play = Playback(felt, felt.animator, start)
    play.play(frames)
    felt.say("One.")
    felt.say("Two.")
    assert things(felt)[Key(Kind.CAPTION)].look.text == "Before."
    clock.now += 16
    felt.animator.tick()
    assert things(felt)[Key(Kind.CAPTION)].look.text == "Two."


def test_a_state_settles_without_painting_the_caption_that_its_own_replaces(felt, clock):
    start, frames = bets()
    felt.show_view(start)
    felt.say("Before.")
    Playback(felt, felt.animator, start).play(frames)
    felt.say("One.")
    felt.settle(frames[-1].view)
    assert things(felt)[Key(Kind.CAPTION)].look.text == "Before."
    felt.advance(1.0)
    assert things(felt)[Key(Kind.CAPTION)].look.text == "One."
