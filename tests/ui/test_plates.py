from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF

from bjdesk.engine.events import Outcome
from bjdesk.ui.felt.keys import Key, Kind
from bjdesk.ui.felt.layout import table_layout
from bjdesk.ui.felt.paint_marks import Plate, mark_of, plate_rect
from bjdesk.ui.felt.picture import picture
from bjdesk.ui.table_words import TableWords
from tests.support.dealt import TALES, Tale
from tests.support.languages import CODES, speaking


def over(tale: str):
    """The state in which a tale's round is over."""
    return TALES[tale].batches()[-2][1][-1].view


def lies(thing):
    look = thing.look
    mark = None if look.outcome is None else mark_of(look.outcome)
    plate = Plate(look.total, mark, look.result, look.room)
    return plate_rect(look.size, QPointF(thing.pose.x, thing.pose.y), plate)


CASES = [
    (size, 1.0, tale, boxes)
    for size in ((960, 600), (1280, 800), (1920, 1080))
    for tale, boxes in (("three-boxes", 3), ("seven-boxes", 7), ("push", 1), ("split", 1))
]
LARGE = [
    (size, 2.0, tale, boxes)
    for size in ((1920, 1080), (2560, 1440))
    for tale, boxes in (("three-boxes", 3), ("seven-boxes", 7), ("push", 1))
]


def plates_and_hands(size, scale, tale, boxes):
    """Each hand's plate, and its cards from left to right."""
    made = picture(over(tale), table_layout(*size, boxes, scale), TableWords())
    plates = [key for key in made if key.kind is Kind.PLATE and key.box is not None]
    assert len(plates) >= boxes
    for key in plates:
        cards = [
            thing for one, thing in made.items() if one.kind is Kind.CARD and (one.box, one.hand) == (key.box, key.hand)
        ]
        yield lies(made[key]), sorted(cards, key=lambda thing: thing.pose.x)


@pytest.mark.parametrize(("size", "scale", "tale", "boxes"), CASES, ids=str)
def test_a_result_leaves_the_last_cards_lower_index_in_sight(qapp, size, scale, tale, boxes):
    seen = 0
    for plate, cards in plates_and_hands(size, scale, tale, boxes):
        last = cards[-1]
        shown = last.pose.angle % 180 != 0 or plate.right() <= last.pose.x + (0.5 - 0.14) * last.look.width
        hand = last.pose.x - cards[0].pose.x + last.look.width
        assert shown or plate.width() > hand, "a plate as wide as its hand can't do that"
        seen += shown
    assert seen


@pytest.mark.parametrize(("size", "scale", "tale", "boxes"), [*CASES, *LARGE], ids=str)
def test_a_result_wider_than_its_hand_does_not_hang_out_on_one_side(qapp, size, scale, tale, boxes):
    for plate, cards in plates_and_hands(size, scale, tale, boxes):
        first, last = cards[0], cards[-1]
        left, right = first.pose.x - first.look.width / 2, last.pose.x + last.look.width / 2
        if last.pose.angle % 180 == 0 and left - plate.left() > 0.25 * (right - left) + 1:
            assert plate.center().x() == pytest.approx((left + right) / 2, abs=1)


def over_with_one_box(tale: Tale):
    view = tale.batches()[-2][1][-1].view
    return replace(view, rules=replace(view.rules, boxes=1), bet_chips=view.bet_chips[:1], last_bets=None)


FOUR = Tale("8s 8h", "6s Td", "8c 8d 2c Td Th 9c Kh 5d", "split split split stand stand stand stand", rules="vegas")


@pytest.mark.parametrize("size", [(960, 600, 1.0), (1280, 800, 1.0), (1920, 1080, 1.5), (1920, 1080, 2.0)], ids=str)
@pytest.mark.parametrize("code", CODES)
def test_results_of_a_split_boxs_hands_do_not_meet(qapp, size, code):
    with speaking(code):
        view = over_with_one_box(FOUR)
        made = picture(view, table_layout(size[0], size[1], 1, size[2], strip_rows=2), TableWords())
    rects = sorted(
        (lies(thing) for key, thing in made.items() if key.kind is Kind.PLATE and key.box is not None),
        key=lambda rect: rect.x(),
    )
    assert len(rects) == 4
    for one, other in pairwise(rects):
        assert one.right() <= other.left() + 1


def test_plates_of_neighbours_do_not_meet(qapp):
    for size in ((960, 600, 1.0), (1280, 800, 1.0), (1280, 800, 2.0)):
        made = picture(over("seven-boxes"), table_layout(size[0], size[1], 7, size[2]), TableWords())
        rects = sorted(
            (lies(thing) for key, thing in made.items() if key.kind is Kind.PLATE and key.box is not None),
            key=lambda rect: rect.x(),
        )
        assert len(rects) == 7
        for one, other in pairwise(rects):
            assert one.right() <= other.left() + 1


def test_a_dealer_over_21_is_marked_by_icon_and_word(qapp):
    layout = table_layout(1280, 800, 1)
    busts = Tale("Th 9c", "6s 6d", "Kh", "stand")
    busted = picture(busts.batches()[-2][1][-1].view, layout, TableWords())[Key(Kind.PLATE, None, 0)].look
    assert int(busted.total) > 21
    assert (busted.outcome, busted.result) == (Outcome.BUST, "BUST")
    standing = picture(over("push"), layout, TableWords())[Key(Kind.PLATE, None, 0)].look
    assert (standing.outcome, standing.result) == (None, "")
