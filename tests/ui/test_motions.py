from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from bjdesk.engine.presets import rules_named
from bjdesk.game.commands import TableCleared
from bjdesk.game.view import Frame
from bjdesk.ui.felt.cues import Cue, Path, cues
from bjdesk.ui.felt.keys import Anchor, Key, Kind, card, stack
from bjdesk.ui.felt.layout import felt_layout
from bjdesk.ui.felt.motions import anchor, motion
from bjdesk.ui.felt.pace import Span
from bjdesk.ui.felt.picture import picture
from bjdesk.ui.table_words import TableWords
from tests.support import tales
from tests.support.views import hand, seen, view

SPAN = Span(0, 200)


def drawn(state, size=(1280, 647)):
    layout = felt_layout(*size, 18.0, state.rules.boxes)
    return picture(state, layout, TableWords()), layout


def moved(tale, place):
    start, frames = tale()
    before_view = frames[place - 1].view if place else start
    before, layout = drawn(before_view)
    after, _ = drawn(frames[place].view)
    made = cues(before_view, frames[place])
    return [(cue, motion(cue, before, after, layout)) for cue in made], after, layout


def test_a_dealt_card_starts_in_the_shoes_mouth_with_its_back_up_and_ends_where_the_picture_says(qapp):
    [(_cue, way)], after, layout = moved(tales.opening, 1)
    assert (way.start.x, way.start.y) == (layout.shoe_mouth.x(), layout.shoe_mouth.y())
    assert way.start.turned == 0
    assert way.position(10_000) == after[card(0, 0, 0)].pose
    assert way.position(140).lift > 0


def test_the_hole_card_flies_without_turning(qapp):
    [(cue, way)], *_ = moved(tales.opening, 4)
    assert cue.what == card(None, 0, 1)
    assert way.start.turned == way.end.turned == 1


def test_a_card_turns_over_in_200_of_its_280_milliseconds(qapp):
    [(_, way)], *_ = moved(tales.opening, 1)
    turning = [at for at in range(281) if 0 < way.position(at).turned < 1]
    assert len(turning) == pytest.approx(200, abs=3)


def test_no_card_sways_more_than_four_degrees(qapp):
    for place in (1, 2, 3, 4):
        [(_, way)], *_ = moved(tales.opening, place)
        assert abs(way.sway) <= 4


@pytest.mark.parametrize("rules, place", [("single-deck", "shoe_mouth"), ("classic", "discard")])
def test_a_collected_card_ends_face_down_in_the_tray_or_in_the_shoe_where_there_is_none(qapp, rules, place):
    lying = view(seen("Ts 8d", hand("Th 9c", 500), over=True), rules=rules_named(rules))
    empty = view(rules=rules_named(rules))
    before, layout = drawn(lying)
    after, _ = drawn(empty)
    ways = [motion(cue, before, after, layout) for cue in cues(lying, Frame(TableCleared(), empty))]
    there = getattr(layout, place)
    there = there if isinstance(there, QPointF) else there.center()
    ends = {(way.end.x, way.end.y) for way in ways if way and way.end.turned == 0}
    assert ends == {(there.x(), there.y())}


def test_chips_go_to_the_nearer_end_of_the_rack(qapp):
    layout = felt_layout(1280, 647, 18.0, 1)
    assert anchor(layout, Anchor.RACK, 300).x() == anchor(layout, Anchor.RACK, 640).x() < 640
    assert anchor(layout, Anchor.RACK, 900).x() > 640


def test_winnings_are_laid_beside_their_stack(qapp):
    state = tales.asked()
    before, layout = drawn(state)
    cue = Cue(stack(0), Path.PUSH, SPAN, Anchor.RACK, Anchor.BESIDE, amount=500)
    way = motion(cue, before, before, layout)
    assert way.end.x - before[stack(0)].pose.x == pytest.approx(1.18 * layout.circle_rx)


def test_a_cue_of_something_that_nobody_sees_moves_nothing(qapp):
    before, layout = drawn(view())
    gone = Key(Kind.PLATE, 0)
    assert motion(Cue(gone, Path.POP, SPAN, gone, gone), before, before, layout) is None
    assert motion(Cue(stack(0), Path.PUSH, SPAN, Anchor.RACK, Anchor.BESIDE), before, before, layout) is None
