"""A bet's tag tells its amount without hiding its chips, the name under it, or anything of the hand beside it."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF

from bjdesk.engine.actions import Action
from bjdesk.game.commands import Act, AddChip, DealCards
from bjdesk.ui.felt.hint_place import taken_places
from bjdesk.ui.felt.keys import Key, Kind
from bjdesk.ui.felt.layout import TableLayout, table_layout
from bjdesk.ui.felt.paint_marks import tag_rect
from bjdesk.ui.felt.picture import picture
from bjdesk.ui.felt.sprites import Column
from bjdesk.ui.felt.tag_place import tag_place
from bjdesk.ui.table_words import TableWords
from bjdesk.ui.theme import load_fonts
from tests.support.game import do, table_at
from tests.support.windows import asks_insurance
from tests.ui.test_layout import BOXES, WINDOWS

SHORT, LONG = "55", "12,500.50"


@pytest.fixture(autouse=True)
def _letters(qapp):
    load_fonts()


def tags(layout: TableLayout, text: str, box: int, hands: int) -> list[QRectF]:
    """The tags of a box's hands."""
    found = (tag_place(layout, (box, hand, hands), text) for hand in range(hands))
    return [tag_rect(size, middle, text) for size, middle in found]


def is_beside(layout: TableLayout, text: str, box: int, hand: int, hands: int) -> bool:
    _, middle = tag_place(layout, (box, hand, hands), text)
    return middle.x() > layout.circle(box, hand, hands).x() + 1


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("boxes", BOXES)
@pytest.mark.parametrize("hands", [1, 2, 4])
def test_a_tag_meets_neither_the_next_one_nor_the_name_under_it(window, boxes, hands):
    layout = table_layout(window[0], window[1], boxes, window[2], strip_rows=window[3])
    for box in range(boxes):
        split = layout.split(tuple(hands if one == box else 1 for one in range(boxes)))
        for text in (SHORT, LONG):
            lying = [tag for one in range(boxes) for tag in tags(split, text, one, hands if one == box else 1)]
            for one, other in combinations(lying, 2):
                assert not one.adjusted(1, 1, -1, -1).intersects(other)
            for tag in tags(split, text, box, hands):
                assert split.felt.contains(tag)
                assert boxes == 1 or tag.bottom() <= split.seat(box).top() + 0.5


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


@pytest.mark.parametrize("text", ["5", SHORT, "1,250"])
def test_in_large_text_an_amount_lies_beside_its_circle_in_letters_nearly_as_large_as_the_text(text):
    layout = table_layout(1920, 1080, 3, 2.0)
    for box in range(3):
        size, _ = tag_place(layout, (box, 0, 1), text)
        assert is_beside(layout, text, box, 0, 1)
        assert size >= 0.8 * layout.text


def test_an_amount_that_needs_a_little_less_than_its_size_still_lies_beside():
    layout = table_layout(1920, 1080, 3, 2.0).split((2, 1, 1))
    for text in ("1,250", "12,500"):
        assert is_beside(layout, text, 0, 0, 2)
        assert 0.62 * layout.text <= tag_place(layout, (0, 0, 2), text)[0] < layout.text


def test_an_amount_too_long_for_its_place_beside_the_circle_lies_on_its_edge_and_is_not_made_tiny():
    layout = table_layout(1920, 1080, 3, 2.0).split((4, 1, 1))
    for hand in range(4):
        size, middle = tag_place(layout, (0, hand, 4), LONG)
        assert middle.x() == layout.circle(0, hand, 4).x()
        assert size >= 0.6 * layout.text
        assert middle.y() + 0.68 * size <= layout.seat(0).top()


def test_on_a_table_as_it_is_drawn_the_tag_lies_on_the_lower_edge():
    layout = table_layout(1280, 800, 3)
    size, middle = tag_place(layout, (1, 0, 1), SHORT)
    assert (size, middle) == (layout.text, layout.tag(layout.circle(1)))


@pytest.mark.parametrize(("rules", "boxes"), [("single-deck", 1), ("american", 3), ("classic", 7)])
@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.0), ((960, 600), 1.0), ((1920, 1080), 2.0)])
def test_what_is_lain_over_the_felt_keeps_off_every_tag(rules, boxes, size, scale):
    table = next(one for seed in range(50) if (one := dealt(seed, rules, boxes)).view.persons_turn)
    layout = table_layout(*size, boxes, scale)
    taken = taken_places(layout, table.view)
    shown = [thing for key, thing in picture(table.view, layout, TableWords()).items() if key.kind is Kind.TAG]
    assert len(shown) == boxes
    for tag in shown:
        lying = tag_rect(tag.look.size, QPointF(tag.pose.x, tag.pose.y), tag.look.text)
        assert any(one.adjusted(-0.5, -0.5, 0.5, 0.5).contains(lying) for one in taken)


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.0), ((1280, 800), 1.5), ((1920, 1080), 2.0)])
def test_what_the_insurance_cost_leaves_the_bet_to_be_read(size, scale):
    table = next(one for seed in range(99) if asks_insurance((one := dealt(seed, "classic", 7)).view.observation))
    do(table, Act(Action.INSURANCE))
    layout = table_layout(*size, 7, scale)
    lying = picture(table.view, layout, TableWords())
    bet, cost = (lying[Key(kind, 0)] for kind in (Kind.TAG, Kind.INSURANCE_TAG))
    one, other = (tag_rect(tag.look.size, QPointF(tag.pose.x, tag.pose.y), tag.look.text) for tag in (bet, cost))
    assert not one.adjusted(1, 1, -1, -1).intersects(other)


def dealt(seed: int, rules: str, boxes: int):
    table = table_at(seed=seed, rules=rules)
    for box in range(boxes):
        do(table, AddChip(box, 10_000))
    do(table, DealCards())
    return table
