"""Where the pull-down list of results hangs, and how large its letters are."""

from __future__ import annotations

import math
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from bjdesk.frozen import dataclass

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bjdesk.ui.felt.layout import TableLayout

WIDE: Final = 18.5  # in its own F
WIDEST: Final = 20.0
HEAD: Final = 2.6
ROW: Final = 1.72
LEAST_HEIGHT: Final = HEAD + 2 * ROW  # heading and two rows: what is more scrolls
GOOD: Final = 0.75  # of the text: smaller letters are of no use to whoever needs large text
LEAST_FONT: Final = 12.0  # pixels that it may shrink to so that all rows are seen, if that is half of the text
CAPTION_HALF_WIDTH: Final = 15.0  # F, as a summary of results needs
PLATE_HALF_WIDTH: Final = 4.3  # F, as a hand's longest result needs


class Reach(Enum):
    """What the list lies over, the least harm first."""

    FREE = auto()
    HANDS = auto()
    """Hands at the left, under the caption."""
    CAPTION = auto()
    """All that is left of the dealer's hand: sign, caption and hands."""


@dataclass(frozen=True, slots=True)
class _Room:
    """Where the list may hang, F of its letters there, and what it would lie over."""

    rect: QRectF
    font: float
    reach: Reach


def results_place(
    layout: TableLayout, rows: int, hands: int = 1, cards: int = 2, *, hangs: bool = False
) -> tuple[QRectF, float, Reach]:
    """The list's rectangle, its F and its reach, for so many rows, at most so many hands a box and cards a hand.

    It keeps off the sign, the dealer's hand, the caption and the hands; what finds no room scrolls. Where it `hangs`,
    it may lie over some of them rather than be set small or scroll: a menu that is pulled down by hand.
    """
    need = HEAD + ROW * max(1, rows)

    def worth(room: _Room) -> float:
        return _worth(layout, room, need)

    free = [_Room(rect, _font(layout, rect, need), Reach.FREE) for rect in _free(layout, hands, cards)]
    rooms = [max(free, key=worth)]
    if hangs:
        rooms += [_Room(rect, _font(layout, rect, need), reach) for rect, reach in _over(layout)]
    room = next((one for one in rooms if _is_good(layout, one, need)), None) or max(rooms, key=worth)
    need, font = _whole_rows(room.rect.height(), need, room.font)
    row = max(math.floor(ROW * font), math.ceil(ROW * min(font, LEAST_FONT)))
    font = row / ROW  # whole pixels to a row, or the last one would have to scroll
    wide = WIDEST if font < 0.9 * layout.text else WIDE  # small words are not made smaller still
    width, height = min(wide * font, room.rect.width()), min(need * font, room.rect.height())
    return QRectF(room.rect.x(), room.rect.y(), width, height), font, room.reach


def _is_good(layout: TableLayout, room: _Room, need: float) -> bool:
    """Whether all rows are seen there in letters that are large enough."""
    return room.font >= GOOD * layout.text and room.rect.height() >= need * room.font - 0.5


def _whole_rows(height: float, need: float, font: float) -> tuple[float, float]:
    """Height in F, and F, so that of a list which scrolls no row is cut: nearly one more is made to fit."""
    shown = (height / font - HEAD) / ROW
    if need * font <= height:
        return need, font
    more = HEAD + ROW * round(shown)
    if height / more >= LEAST_FONT:
        return more, min(font, height / more)
    return HEAD + ROW * math.floor(shown + 0.2), font  # that much of a row is free under the last one


def _font(layout: TableLayout, room: QRectF, need: float) -> float:
    largest = min(layout.text, room.width() / WIDE, max(room.height() / LEAST_HEIGHT, 1.0))
    return max(min(largest, room.height() / need), min(largest, max(LEAST_FONT, 0.5 * layout.text)))


def _worth(layout: TableLayout, room: _Room, need: float) -> float:
    """How well a room shows the list: its letters, up to 85 % of the text, and how much of it is seen at once."""
    return min(room.font, 0.85 * layout.text) * math.sqrt(min(1.0, room.rect.height() / (need * room.font)))


def _free(layout: TableLayout, hands: int, cards: int) -> tuple[QRectF, ...]:
    return (*_rooms(layout, hands), *_beside(layout, hands, cards))


def _rooms(layout: TableLayout, hands: int) -> Iterator[QRectF]:
    """Under the sign, or beside it for large text; beside the caption or above it."""
    gap, u, sign = 0.4 * layout.text, layout.unit, layout.sign
    dealer, caption = _left_of_dealer(layout), layout.caption
    summary = max(caption.left(), layout.width / 2 - CAPTION_HALF_WIDTH * layout.text) - gap
    for left, top in ((sign.left(), sign.bottom() + gap), (sign.right() + gap, sign.top())):
        free = layout.hands_top(dealer, hands)
        for right, bottom in ((min(dealer, summary), free), (dealer, min(free, caption.top()))):
            yield QRectF(left, top, max(1.0, right - left), max(0.0, bottom - 8 * u - top))


def _beside(layout: TableLayout, hands: int, cards: int) -> Iterator[QRectF]:
    """Left of a lone box's hands, under the caption: for large text there is no better place."""
    if layout.boxes > 1:
        return
    first = layout.hand(0, 0, hands, max(3, cards), across=True)
    left, top = layout.sign.left(), layout.caption.bottom() + 0.4 * layout.text
    right = min(first.bounds.left(), first.circle.x() - PLATE_HALF_WIDTH * layout.text) - 0.4 * layout.text
    yield QRectF(left, top, max(1.0, right - left), max(0.0, layout.height - 8 * layout.unit - top))


def _over(layout: TableLayout) -> Iterator[tuple[QRectF, Reach]]:
    """At the left edge, down to the felt's lower edge: under the caption, over more and more hands; then from the top.

    The last one covers caption and sign, and ends at the dealer's hand.
    """
    left, edge, gap = layout.sign.left(), 8 * layout.unit, 0.4 * layout.text
    half = PLATE_HALF_WIDTH * layout.text
    ends = [max(layout.lanes[box].left, layout.circle(box).x() - half) - gap for box in range(1, layout.boxes)]
    rooms = [(layout.caption.bottom() + gap, end, Reach.HANDS) for end in (*ends, layout.width - left)]
    for top, right, reach in (*rooms, (edge, _left_of_dealer(layout), Reach.CAPTION)):
        yield QRectF(left, top, max(1.0, right - left), max(0.0, layout.height - edge - top)), reach


def _left_of_dealer(layout: TableLayout) -> float:
    """Where a dealer's hand of many cards begins, a gap before it."""
    return layout.dealer(8).bounds.left() - 6 * layout.unit
