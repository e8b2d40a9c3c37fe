from __future__ import annotations

import pytest

from bjdesk.engine.events import Asked, DealerLooked, Outcome, WagerKind, WagerLaid, WagerSettled
from bjdesk.engine.observe import SeenBox, Turn
from bjdesk.game.commands import BetsCleared, BetsLaid, ChipAdded, ChipTaken, ShoeShuffled, TableCleared
from bjdesk.game.view import Frame, Phase
from bjdesk.ui.felt.cues import Path, cues
from bjdesk.ui.felt.keys import Anchor, Key, Kind, card, stack
from tests.support import tales
from tests.support.views import hand, seen, story, view


def moves(start, frames, event_type):
    before = start
    for frame in frames:
        if isinstance(frame.event, event_type):
            return cues(before, frame)
        before = frame.view
    raise AssertionError(event_type)


def test_a_dealt_card_comes_from_the_shoe_to_the_last_place_of_its_hand():
    _start, frames = tales.opening()
    before = frames[1].view
    (cue,) = cues(before, frames[2])
    assert (cue.what, cue.path, cue.start, cue.end) == (card(0, 0, 1), Path.DEAL, Anchor.SHOE, card(0, 0, 1))


def test_the_hole_card_turns_where_it_lies_after_a_beat():
    _start, frames = tales.stand_pat()
    (cue,) = cues(frames[0].view, frames[1])
    assert (cue.what, cue.path) == (card(None, 0, 1), Path.TURN)
    assert (cue.span.delay, cue.span.duration) == (120, 240)


def test_the_dealers_look_lifts_the_hole_card():
    before = tales.asked()
    (cue,) = cues(before, Frame(DealerLooked(natural=False), before))
    assert (cue.what, cue.path, cue.span.duration) == (card(None, 0, 1), Path.LOOK, 350)


def test_the_chips_of_a_first_bet_lie_there_already():
    before = tales.asked()
    assert cues(before, Frame(WagerLaid(0, 0, WagerKind.FIRST, 5_500), before)) == ()


def doubled(bet=5_500):
    lying = hand("5h 6c", 2 * bet)
    return view(seen("Ts ??", SeenBox("you", bet, (lying,))))


@pytest.mark.parametrize("kind", [WagerKind.DOUBLE, WagerKind.SPLIT])
def test_a_double_and_a_split_are_laid_beside_the_stack_which_makes_room(kind):
    room, laid = cues(tales.asked(), Frame(WagerLaid(0, 0, kind, 5_500), doubled()))
    assert (room.what, room.path, room.start) == (stack(0), Path.SLIDE, stack(0))
    assert (laid.what, laid.start, laid.amount, laid.span.duration) == (stack(0, 0, 1), Anchor.PURSE, 5_500, 180)


def test_chips_too_many_for_two_piles_are_laid_on_the_stack():
    after = doubled(bet=18_950)
    (laid,) = cues(tales.asked(), Frame(WagerLaid(0, 0, WagerKind.DOUBLE, 18_950), after))
    assert (laid.what, laid.path) == (stack(0), Path.TOSS)


def test_an_insurance_is_laid_in_its_own_place():
    before = tales.asked()
    (cue,) = cues(before, Frame(WagerLaid(0, 0, WagerKind.INSURANCE, 2_750), before))
    assert (cue.what, cue.amount) == (Key(Kind.INSURANCE, 0), 2_750)


def test_a_split_slides_each_card_from_where_it_lay():
    _start, frames = tales.split()
    made = {cue.what: cue.start for cue in cues(frames[0].view, frames[1]) if cue.path is Path.SLIDE}
    assert made[card(0, 0, 0)] == card(0, 0, 0)
    assert made[card(0, 1, 0)] == card(0, 0, 1)
    assert made[Key(Kind.CIRCLE, 0, 1)] == Key(Kind.CIRCLE, 0, 0)


def test_a_split_of_a_split_hand_moves_the_hands_after_it_along():
    from tests.support.views import box

    two = seen("6d ??", box(hand("8s 8h", 100, from_split=True), hand("8d 5c", 100, from_split=True)))
    three = seen("6d ??", box(*(hand(text, 100, from_split=True) for text in ("8s", "8h", "8d 5c"))))
    from bjdesk.engine.events import HandSplit

    start = view(two)
    (frame,) = story(start, (HandSplit(0, 0), three))
    made = {cue.what: cue.start for cue in cues(start, frame) if cue.path is Path.SLIDE}
    assert made[card(0, 1, 0)] == card(0, 0, 1)
    assert made[card(0, 2, 1)] == card(0, 1, 1)
    assert made[stack(0, 2)] == stack(0, 1)


def test_the_second_pile_of_a_split_goes_with_the_new_hand():
    _start, frames = tales.split()
    made = {cue.what: cue.start for cue in cues(frames[0].view, frames[1]) if cue.path is Path.SLIDE}
    assert made[stack(0, 1)] == stack(0, 0, 1)
    assert made[stack(0, 0)] == stack(0, 0)


@pytest.mark.parametrize(
    "paid, ends",
    [
        (0, {0: Anchor.RACK, 1: Anchor.RACK}),
        (5_500, {0: Anchor.RACK, 1: Anchor.PURSE}),  # original wagers only: the double comes back
        (11_000, {0: Anchor.PURSE, 1: Anchor.PURSE}),
        (22_000, {0: Anchor.PURSE, 1: Anchor.PURSE}),
    ],
)
def test_both_piles_of_a_double_go_where_their_money_goes(paid, ends):
    before = doubled()
    (frame,) = story(before, (WagerSettled(0, 0, Outcome.LOSE, 11_000, paid), before.observation))
    made = [cue for cue in cues(before, frame) if cue.what.kind is Kind.STACK and cue.leaving]
    assert {cue.what.index: cue.end for cue in made} == ends
    assert {cue.amount for cue in made} == {5_500}


def test_frame_and_arrow_go_on_to_the_hand_that_is_asked():
    _start, frames = tales.split()
    made = cues(frames[-2].view, frames[-1])
    assert {(cue.what, cue.path, cue.span.duration) for cue in made} == {
        (Key(kind, 0, 0), Path.GO_ON, 160) for kind in (Kind.FRAME, Kind.TAB)
    }


def test_a_question_moves_no_frame():
    state = view(seen("As ??", hand("Th 9c", 5_500), turn=Turn(0, 0, question=True)))
    assert cues(state, Frame(Asked(0, 0), state)) == ()


def test_a_shuffle_riffles_cards_in_and_out_of_the_shoe_within_400():
    made = cues(view(), Frame(ShoeShuffled("00"), view()))
    riffled = [cue for cue in made if cue.path is Path.RIFFLE]
    assert len(riffled) == 6
    assert all(cue.start is cue.end is Anchor.SHOE for cue in riffled)
    assert max(cue.span.end for cue in made) == pytest.approx(400)


def settled(outcome, paid, wager=5_500):
    before = tales.asked()
    after = seen("Ts ??", hand("Th 9c", wager, outcome, paid))
    (frame,) = story(before, (WagerSettled(0, 0, outcome, wager, paid), after))
    return [cue for cue in cues(before, frame) if cue.path is not Path.FADE]


def test_a_lost_stack_is_swept_to_the_dealer():
    badge, chips = settled(Outcome.LOSE, 0)
    assert (badge.path, badge.span.delay) == (Path.POP, 0)
    assert (chips.end, chips.amount, chips.leaving, chips.span.duration) == (Anchor.RACK, 5_500, True, 250)


def test_a_bust_shows_its_badge_after_120_and_loses_its_chips_600_later():
    badge, chips = settled(Outcome.BUST, 0)
    assert badge.span.delay == 120
    assert (chips.span.delay, chips.end) == (720, Anchor.RACK)


def test_winnings_come_from_the_rack_and_go_home_with_the_stake():
    _, out, back, stake = settled(Outcome.NATURAL, 13_750)
    assert (out.start, out.end, out.amount, out.span.duration) == (Anchor.RACK, Anchor.BESIDE, 8_250, 300)
    assert (back.end, back.span.delay, back.span.duration) == (Anchor.PURSE, out.span.end, 350)
    assert (stake.end, stake.amount, stake.span) == (Anchor.PURSE, 5_500, back.span)


def test_a_push_only_brings_the_stake_home():
    _, stake = settled(Outcome.PUSH, 5_500)
    assert (stake.end, stake.amount) == (Anchor.PURSE, 5_500)


def test_a_surrender_loses_one_half_and_brings_the_other_home():
    _, lost, stake = settled(Outcome.SURRENDER, 2_750)
    assert (lost.end, lost.amount) == (Anchor.RACK, 2_750)
    assert (stake.end, stake.amount) == (Anchor.PURSE, 2_750)


def test_chips_fly_to_the_box_and_back():
    empty, laid = view(), view(chips=((500,),))
    (added,) = cues(empty, Frame(ChipAdded(0, 500), laid))
    (taken,) = cues(laid, Frame(ChipTaken(0, 500), empty))
    (cleared,) = cues(laid, Frame(BetsCleared((500,)), empty))
    assert (added.start, added.end, added.span.duration) == (Anchor.PURSE, stack(0), 180)
    assert (taken.start, taken.end, taken.span.duration) == (stack(0), Anchor.PURSE, 140)
    assert cleared.amount == 500


@pytest.mark.parametrize(
    "had, now, amount, end", [(0, 500, 500, stack(0)), (500, 1_000, 500, stack(0)), (1_000, 500, 500, Anchor.PURSE)]
)
def test_bets_laid_at_once_move_the_difference(had, now, amount, end):
    before, after = (view(chips=((value,) if value else (),)) for value in (had, now))
    (cue,) = cues(before, Frame(BetsLaid((now,)), after))
    assert (cue.amount, cue.end) == (amount, end)


def test_equal_bets_laid_move_nothing():
    same = view(chips=((500,),))
    assert cues(same, Frame(BetsLaid((500,)), same)) == ()


def test_a_cleared_table_sends_every_card_to_the_tray():
    _start, frames = tales.stand_pat()
    over = frames[-1].view
    made = cues(over, Frame(TableCleared(), view(phase=Phase.BETTING)))
    cards = {cue.what for cue in made if cue.what.kind is Kind.CARD and cue.end is Anchor.TRAY and cue.leaving}
    assert cards == {card(0, 0, 0), card(0, 0, 1), card(None, 0, 0), card(None, 0, 1)}


def test_clearing_an_empty_table_moves_nothing():
    assert cues(view(), Frame(TableCleared(), view())) == ()


def test_a_frame_without_an_event_moves_nothing():
    assert cues(view(), Frame(None, view())) == ()
