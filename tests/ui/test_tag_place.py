"""A bet's tag tells its amount without hiding its chips, the name under it, or anything of the hand beside it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from bjdesk.ui.felt.layout import TableLayout, table_layout
from bjdesk.ui.felt.measures import TAG_HALF
from bjdesk.ui.felt.paint_marks import tag_rect
from bjdesk.ui.felt.sprites import Column
from bjdesk.ui.felt.tag_place import LEAST, tag_place
from bjdesk.ui.theme import load_fonts
from tests.ui.test_layout import BOXES, WINDOWS

SHORT, LONG = "55", "12,500.50"
ROUNDING = 1.0  # pixels: letters don't shrink quite in step


@pytest.fixture(autouse=True)
def _letters(qapp):
    load_fonts()


def tags(layout: TableLayout, text: str, box: int, hands: int) -> list[QRectF]:
    """The tags of a box's hands."""
    found = (tag_place(layout, (box, hand, hands), text) for hand in range(hands))
    return [tag_rect(size, middle, text) for size, middle in found]


def is_beside(layout: TableLayout, text: str, box: int, hand: int, hands: int) -> bool:
    _, middle = tag_place(layout, (box, hand, hands), text)
    return middle.x() > layout.circle(box, hand, hands).x() + ROUNDING


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("boxes", BOXES)
@pytest.mark.parametrize("hands", [1, 2, 4])
@pytest.mark.parametrize("text", [SHORT, LONG])
def test_a_tag_meets_neither_the_next_one_nor_the_name_under_it(window, boxes, hands, text):
    layout = table_layout(window[0], window[1], boxes, window[2], strip_rows=window[3])
    for box in range(boxes):
        split = layout.split(tuple(hands if one == box else 1 for one in range(boxes)))
        for hand, lying in enumerate(tags(split, text, box, hands)):
            beside = is_beside(split, text, box, hand, hands)
            assert split.felt.contains(lying)
            assert boxes == 1 or lying.bottom() <= split.seat(box).top() + 0.5
            if beside:
                assert lying.right() <= split.circle(box, hand, hands).x() + split.tag_room(box, hands) / 2 + ROUNDING


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("boxes", BOXES)
def test_where_text_is_large_beside_the_circle_the_amount_leaves_the_chips_in_sight(window, boxes):
    layout = table_layout(window[0], window[1], boxes, window[2], strip_rows=window[3])
    chips = (500,) * 3
    column = Column(chips, layout.chip, 1.0, 1)
    ground = layout.circle_ry * (0.05 + 0.033 * len(chips))
    for box in range(boxes):
        circle, (lying,) = layout.circle(box), tags(layout, SHORT, box, 1)
        if layout.plan.tag_beside:
            assert lying.left() >= circle.x() + layout.chip / 2
        rim = circle.y() + ground - 2 * column.thick + layout.chip / 2 * 0.9  # of the second chip's face
        assert layout.plan.tag_beside or lying.top() >= rim - column.thick


@pytest.mark.parametrize("hands", [1, 2, 3, 4])
@pytest.mark.parametrize("text", [SHORT, "1,250", LONG])
def test_an_amount_too_long_for_its_place_beside_the_circle_lies_on_its_edge_and_is_not_made_tiny(hands, text):
    layout = table_layout(1920, 1080, 3, 2.0, strip_rows=2).split((hands, 1, 1))
    for hand in range(hands):
        size, middle = tag_place(layout, (0, hand, hands), text)
        if is_beside(layout, text, 0, hand, hands):
            assert size >= LEAST * layout.plan.tag_text
        else:
            assert middle == layout.tag(layout.circle(0, hand, hands))
            assert middle.y() + TAG_HALF * size <= layout.seat(0).top()


def test_on_a_table_as_it_is_drawn_the_tag_lies_on_the_lower_edge():
    layout = table_layout(1280, 800, 3)
    size, middle = tag_place(layout, (1, 0, 1), SHORT)
    assert (size, middle) == (layout.text, layout.tag(layout.circle(1)))
