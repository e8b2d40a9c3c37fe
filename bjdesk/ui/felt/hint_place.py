"""Where the hint lies: in the free corner of the felt that lets it be largest, over no card and no word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from bjdesk.engine.rules import Shuffle
from bjdesk.ui.felt.measures import PLATE_BELOW, PLATE_HEIGHT, TAG_HALF

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bjdesk.engine.observe import Observation
    from bjdesk.game.view import TableView
    from bjdesk.ui.felt.layout import TableLayout

LEAST_FONT: Final = 10
"""F of the smallest hint, in pixels."""
WORTHS: Final = (1.0, 0.8, 0.64)
"""What a letter of each shape counts, the fullest first: a poorer one is taken where it can be so much larger."""
_TAILS: Final = 0.15
"""F that letters like j reach under the caption's line."""

_TAG_BESIDE: Final = 3.4
"""F that an amount of four figures needs beside its circle."""

_Area = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def hint_place(
    layout: TableLayout,
    taken: Sequence[QRectF],
    shapes: Sequence[tuple[float, float]],
    *,
    worths: Sequence[float] = WORTHS,
    most: float = 0.0,
) -> tuple[QRectF, float, int]:
    """The place of something over the felt, its F (`most` at most, else that of the felt), and its shape's number.

    `shapes` are width and height in F, the fullest first. Where nothing is free it lies small in the lower corner.
    """
    areas = [(one.left(), one.top(), one.right(), one.bottom()) for one in taken]
    best: tuple[float, QRectF, float, int] | None = None
    for number, shape in enumerate(shapes):
        place, size = _largest(layout, areas, shape, int(most or layout.text))
        rank = size * worths[number]
        if place is not None and (best is None or rank > best[0]):
            best = rank, place, size, number
    if best is not None:
        return best[1:]
    (wide, high), size, edge = shapes[-1], LEAST_FONT, _edge(layout)
    corner = QRectF(layout.width - edge - wide * size, layout.height - edge - high * size, wide * size, high * size)
    return corner, size, len(shapes) - 1


def _largest(
    layout: TableLayout, areas: Sequence[_Area], shape: tuple[float, float], most: int
) -> tuple[QRectF | None, float]:
    """The largest F at which the shape is free somewhere, and where; found by halving, for what is free stays so."""
    low, high = LEAST_FONT - 1, most
    found: tuple[QRectF | None, float] = None, 0.0
    while low < high:
        size = (low + high + 1) // 2
        place = _free(layout, areas, shape[0] * size, shape[1] * size)
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
        taken += [_with_tag(layout, layout.circle_rect(box))]
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
            taken += [_with_plate(layout, frame), _with_tag(layout, layout.circle_rect(at, number, many))]
    return taken


def _with_plate(layout: TableLayout, hand: QRectF) -> QRectF:
    return hand.adjusted(0, 0, 0, PLATE_BELOW * PLATE_HEIGHT * layout.text)


def _with_tag(layout: TableLayout, circle: QRectF) -> QRectF:
    if layout.plan.tag_beside:
        return circle.adjusted(0, 0, _TAG_BESIDE * layout.text, 0)
    half = 1.6 * layout.text
    middle = circle.center().x()
    left, right = min(circle.left(), middle - half), max(circle.right(), middle + half)
    return QRectF(left, circle.top(), right - left, circle.height() + layout.plan.tag_drop + TAG_HALF * layout.text)
