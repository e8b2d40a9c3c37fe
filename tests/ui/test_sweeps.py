"""Chips between circle and rack pass in the gaps between the hands, not over anybody's cards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from bjdesk.ui.felt.cues import Path, cues
from bjdesk.ui.felt.keys import Anchor, Kind
from bjdesk.ui.felt.layout import table_layout
from bjdesk.ui.felt.motions import motion
from bjdesk.ui.felt.picture import picture
from bjdesk.ui.table_words import TableWords
from tests.support.dealt import Tale

HANDS = {
    7: "Th 9c / 9h 8c / Ts 7c / Kh Qc / Th 8c / Kd 7s / Qh Qs",
    5: "Th 9c / 9h 8c / Ts 7c / Kh Qc / Th 8c",
    3: "Th 9c / 9h 8c / Ts 7c",
}
BRUSHES = 0.42  # of a chip may lie over the edge of a hand: the gaps between seven hands are that narrow


def pushes(boxes, size, draws):
    """Every motion of chips from or to the rack at the end of a round, and the cards that lie there then."""
    tale = Tale(HANDS[boxes], "6s Td", draws, "stand " * boxes, "classic" if boxes > 3 else "american")
    before, frames = tale.batches()[boxes]
    layout, words = table_layout(*size, frames[0].view.rules.boxes), TableWords()
    for frame in frames:
        lying, after = picture(before, layout, words), picture(frame.view, layout, words)
        for cue in cues(before, frame):
            if cue.path is Path.PUSH and Anchor.RACK in (cue.start, cue.end):
                yield cue, motion(cue, lying, after, layout), cards_of(after), layout.chip / 2
        before = frame.view


def cards_of(lying):
    found = []
    for key, thing in lying.items():
        if key.kind is Kind.CARD:
            wide, high = thing.look.width, thing.look.width * 1.4
            found.append(QRectF(thing.pose.x - wide / 2, thing.pose.y - high / 2, wide, high))
    return found


@pytest.mark.parametrize("draws", ["5c", "Kc"], ids=["dealer 21", "dealer bust"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize("boxes", HANDS)
def test_chips_to_and_from_the_rack_pass_beside_the_cards(qapp, boxes, size, draws):
    moved = 0
    for cue, way, cards, half in pushes(boxes, size, draws):
        for step in range(33):
            pose = way.position(cue.span.delay + cue.span.duration * step / 32)
            chip = QRectF(pose.x - half, pose.y - half, 2 * half, 2 * half)
            for card in cards:
                over = chip.intersected(card)
                assert min(over.width(), over.height()) <= BRUSHES * 2 * half, f"box {cue.what.box} at {step}/32"
        moved += 1
    assert moved >= boxes


def test_winnings_are_laid_towards_the_middle_of_the_table(qapp):
    for cue, way, _, _ in pushes(7, (1280, 800), "Kc"):
        if cue.end is Anchor.BESIDE:
            assert (way.end.x > 640) == (cue.what.box > 3) or cue.what.box == 3


def test_a_way_past_points_begins_and_ends_where_it_should(qapp):
    for cue, way, _, _ in pushes(3, (1280, 800), "5c"):
        first, last = way.position(cue.span.delay), way.position(cue.span.end)
        assert (first.x, first.y, last.x, last.y) == (way.start.x, way.start.y, way.end.x, way.end.y)
