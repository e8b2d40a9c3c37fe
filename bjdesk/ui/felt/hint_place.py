"""Where the hint lies: in the free corner of the felt that lets it be largest, over no card and no word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from bjdesk.engine.rules import Shuffle
from bjdesk.frozen import dataclass
from bjdesk.ui.felt.measures import PLATE_BELOW, PLATE_HEIGHT
from bjdesk.ui.felt.paint_marks import tag_rect
from bjdesk.ui.felt.tag_place import tag_place
from bjdesk.ui.formats import chip_value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bjdesk.engine.observe import Observation
    from bjdesk.game.view import TableView
    from bjdesk.ui.felt.layout import TableLayout

LEAST_FONT: Final = 10
"""F of the smallest hint, in pixels."""
_TAILS: Final = 0.15
"""F that letters like j reach under the caption's line."""

_Area = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What may be laid over the felt: width and height in F, and what a letter of it counts beside a fuller shape's."""

    width: float
    height: float
    worth: float = 1.0


def hint_place(
    layout: TableLayout, taken: Sequence[QRectF], shapes: Sequence[Shape], *, most: float = 0.0
) -> tuple[QRectF, float, int]:
    """The place of something over the felt, its F (`most` at most, else that of the felt), and its shape's number.

    A poorer shape is taken where its letters can be so much larger as they count less. Where nothing is free the last
    one lies small in the lower corner.
    """
    areas = [(one.left(), one.top(), one.right(), one.bottom()) for one in taken]
    best: tuple[float, QRectF, float, int] | None = None
    for number, shape in enumerate(shapes):
        place, size = _largest(layout, areas, shape, int(most or layout.text))
        rank = size * shape.worth
        if place is not None and (best is None or rank > best[0]):
            best = rank, place, size, number
    if best is not None:
        return best[1:]
    size, edge = LEAST_FONT, _edge(layout)
    wide, high = shapes[-1].width, shapes[-1].height
    corner = QRectF(layout.width - edge - wide * size, layout.height - edge - high * size, wide * size, high * size)
    return corner, size, len(shapes) - 1


def _largest(layout: TableLayout, areas: Sequence[_Area], shape: Shape, most: int) -> tuple[QRectF | None, float]:
    """The largest F at which the shape is free somewhere, and where; found by halving, for what is free stays so."""
    low, high = LEAST_FONT - 1, most
    found: tuple[QRectF | None, float] = None, 0.0
    while low < high:
        size = (low + high + 1) // 2
        place = _free(layout, areas, shape.width * size, shape.height * size)
        if place is None:
            high = size - 1
        else:
            low, found = size, (place, float(size))
    return found


def _free(layout: TableLayout, areas: Sequence[_Area], width: float, height: float) -> QRectF | None:
    """The first free place of this size: at the right edge, at the left, then beside the dealer."""
    edge = _edge(layout)
    gap = edge / 2
    tops = {edge, layout.height - edge - height}
    lefts = [layout.width - edge - width, edge]
    for left, top, right, bottom in areas:
        tops |= {bottom + gap, top - gap - height}
        if top < layout.height / 4:
            lefts += [left - gap - width, right + gap]
    middle = layout.height * 0.6 - height / 2
    inside = sorted(
        (top for top in tops if edge <= top <= layout.height - edge - height), key=lambda top: abs(top - middle)
    )
    for x in lefts:
        if not edge <= x <= layout.width - edge - width + 0.5:
            continue
        column = [(top, bottom) for left, top, right, bottom in areas if left < x + width and right > x]
        for y in inside:
            if all(bottom <= y or top >= y + height for top, bottom in column):
                return QRectF(x, y, width, height)
    return None


def _edge(layout: TableLayout) -> float:
    return max(10.0, 18 * layout.unit)


def taken_places(layout: TableLayout, view: TableView) -> list[QRectF]:
    """What nothing may lie over: furniture, caption, hands with their words, circles with their tags."""
    u = layout.unit
    taken = [layout.sign, layout.shoe.adjusted(-62 * u, -12 * u, 12 * u, 16 * u), _caption(layout, view)]
    if view.rules.shuffle is Shuffle.CUT_CARD:
        taken.append(layout.discard.adjusted(-6 * u, -6 * u, 6 * u, 6 * u))
    seen = view.observation
    if seen is None:
        return taken
    dealer = layout.dealer(max(2, len(seen.dealer.cards)))
    taken.append(_with_plate(layout, dealer.bounds.adjusted(-6 * u, -6 * u, 6 * u, 0)))
    for box in range(layout.boxes):
        taken.append(layout.circle_rect(box))
        if layout.boxes > 1:
            taken.append(layout.seat(box))
    return taken + _hands(layout, view, seen)


def _caption(layout: TableLayout, view: TableView) -> QRectF:
    seen = view.observation
    boxes = range(len(seen.boxes) if seen is not None else 0)
    line = layout.caption_between(view.place_of(place) for place in boxes)
    return line.adjusted(0, 0, 0, _TAILS * layout.text)


def _hands(layout: TableLayout, view: TableView, seen: Observation) -> list[QRectF]:
    taken = []
    for place, box in enumerate(seen.boxes):
        at, many = view.place_of(place), len(box.hands)
        for number, hand in enumerate(box.hands):
            lying = layout.hand(at, number, many, max(2, len(hand.cards)), across=hand.doubled)
            frame = lying.frame.adjusted(-4, -layout.plan.head_room, 4, 0)
            taken += [_with_plate(layout, frame), *_bet(layout, (at, number, many), hand.wager)]
    return taken


def _with_plate(layout: TableLayout, hand: QRectF) -> QRectF:
    return hand.adjusted(0, 0, 0, PLATE_BELOW * PLATE_HEIGHT * layout.text)


def _bet(layout: TableLayout, place: tuple[int, int, int], wager: int) -> list[QRectF]:
    """A circle and, where chips lie in it, the tag that tells how many."""
    circle, text = layout.circle_rect(*place), chip_value(wager)
    return [circle, tag_rect(*tag_place(layout, place, text), text)] if wager else [circle]
