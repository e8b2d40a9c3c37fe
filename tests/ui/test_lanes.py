"""A split box takes room from the others: its cards can be read, nothing overlaps, and all of it slides."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bjdesk.engine.events import HandSplit
from bjdesk.ui.felt.keys import Key, Kind
from bjdesk.ui.felt.lanes import lanes
from bjdesk.ui.felt.layout import table_layout
from bjdesk.ui.felt.places import READABLE
from bjdesk.ui.felt.seats import laid_out
from tests.support.dealt import Tale
from tests.support.film import Projector
from tests.support.views import box, hand, seen, view
from tests.ui.test_layout import SCALES, SIZES, assert_apart, furniture, tab

WINDOWS = [
    (width, height, scale)
    for width, height in SIZES
    for scale in SCALES
    if width >= min(960 * scale, 1920) and height >= min(600 * scale, 1080)
]


def split_table(window, counts):
    width, height, scale = window
    return table_layout(width, height, len(counts), scale).split(counts)


def things(layout, counts, cards):
    found = {"dealer": layout.dealer(2).bounds, "caption": layout.caption} | furniture(layout)
    for place, hands in enumerate(counts):
        for number in range(hands):
            lying = layout.hand(place, number, hands, cards if hands > 1 else 2)
            found[f"hand {place}.{number}"] = lying.bounds
            found[f"circle {place}.{number}"] = layout.circle_rect(place, number, hands)
    return found


def test_lanes_share_the_whole_width_by_their_hands():
    one, two, three = lanes(500, 900, (1, 4, 1))
    assert one.width == three.width < two.width
    assert one.left == pytest.approx(50)
    assert three.right == pytest.approx(950)
    for before, after in pairwise((one, two, three)):
        assert before.right == pytest.approx(after.left)


def test_boxes_without_a_split_keep_the_drawn_pitch():
    layout = table_layout(1280, 800, 7)
    assert layout.split((1,) * 7) is layout
    assert {round(lane.width, 6) for lane in layout.lanes} == {round(layout.pitch, 6)}


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("boxes", [2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("hands", [2, 3, 4])
@pytest.mark.parametrize("cards", [2, 5])
def test_one_split_box_overlaps_nothing_and_its_cards_can_be_read(window, boxes, hands, cards):
    for place in range(boxes):
        counts = tuple(hands if one == place else 1 for one in range(boxes))
        layout = split_table(window, counts)
        assert_apart(things(layout, counts, cards))
        for number in range(hands):
            assert layout.hand(place, number, hands, cards).cards[0].width >= READABLE - 0.01
        for one in set(range(boxes)) - {place}:
            assert layout.hand(one, 0, 1, 3).cards[0].width >= READABLE


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("counts", [(4, 1, 1, 1, 1, 1, 4), (2, 2, 1, 4, 1, 3, 1), (4, 4, 1, 1), (1, 2, 2)], ids=str)
def test_several_split_boxes_overlap_nothing(window, counts):
    layout = split_table(window, counts)
    assert_apart(things(layout, counts, 3))


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("boxes", [2, 3, 4, 7])
def test_words_over_a_hand_of_a_split_box_meet_neither_caption_nor_cards(window, boxes):
    for place in range(boxes):
        counts = tuple(4 if one == place else 1 for one in range(boxes))
        layout = split_table(window, counts)
        lying = {name: rect for name, rect in things(layout, counts, 2).items() if name.startswith(("hand", "caption"))}
        for number in range(4):
            words = tab(layout, layout.hand(place, number, 4, 2))
            assert_apart({**lying, "words": words})


@pytest.mark.parametrize("counts", [(4, 1, 1, 1, 1, 1, 1), (1, 1, 1, 4, 1, 1, 1), (1, 1, 1, 1, 1, 1, 4)], ids=str)
def test_the_caption_keeps_its_width_whichever_box_is_split(counts):
    for window in WINDOWS:
        assert split_table(window, counts).caption.width() >= 340


def test_a_state_lays_its_table_out_by_its_hands():
    layout = table_layout(1280, 800, 7)
    pair = box(hand("8s 3h", 500, from_split=True), hand("8d 5c", 500, from_split=True))
    lying = view(seen("6d ??", hand("Th 7c", 500), pair))
    wide = laid_out(layout, lying).lanes
    assert [lane.hands for lane in wide] == [1, 2, 1, 1, 1, 1, 1]
    assert laid_out(layout, view()) is layout


def test_neighbours_of_a_split_box_slide_with_all_that_hangs_on_them(qapp):
    """No jump when the split is over: totals, tags and chips go along with their cards."""
    tale = Tale("Th 9c / 8s 8d / Kh Qc", "6s Td", "3h 5c 9s", "stand split", "american")
    start, frames = tale.batches()[2]
    assert any(isinstance(frame.event, HandSplit) for frame in frames)
    projector = Projector(start, (900, 420))
    left = [Key(Kind.PLATE, 0), Key(Kind.TAG, 0), Key(Kind.STACK, 0), Key(Kind.CARD, 0, 0, 0)]
    scene = projector.felt.table_scene
    ways = [[scene.things[key].pose.x for key in left] for _ in projector.frames(start, frames)]
    projector.close()
    assert ways[-1][0] < ways[0][0] - 20
    steps = [max(abs(a - b) for a, b in zip(before, after, strict=True)) for before, after in pairwise(ways)]
    assert max(steps) < 0.4 * (ways[0][0] - ways[-1][0])
