"""Where a hand's total and result lie: in the middle of its lower edge, but off the last card's index."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from bjdesk.frozen import replace
from bjdesk.ui.felt.paint_marks import Plate, mark_of, plate_rect

if TYPE_CHECKING:
    from bjdesk.ui.felt.looks import PlateLook
    from bjdesk.ui.felt.places import HandPlace

INDEX: Final = 0.22  # of a card's width: its lower index, which no plate should hide
GIVES_WAY: Final = 0.80  # of its size, so that it leaves that index in sight
LARGE: Final = 24.0  # F in pixels that a large amount may come down to; words are left larger
HANGS: Final = 0.25  # of the hand's width that a plate may reach out on the left for that index


def plate_in(place: HandPlace, look: PlateLook, *, short: bool) -> tuple[PlateLook, QPointF]:
    """A plate in the middle, or so far to the left, and a little smaller, that the last card's index is seen.

    One that would hang out of the hand for that lies in the middle: large text, or a long word under two cards. Its
    `room` tells the same for every room that does not make it smaller. `short`: it has an amount and no words.
    """
    last, middle = place.cards[-1].rect, place.plate
    left, right = middle.x() - look.room / 2, last.right() - INDEX * min(last.width(), last.height())
    moved, width = look, _width(look)
    if width > right - left:
        least = min(GIVES_WAY, LARGE / look.size) if short else GIVES_WAY
        moved = replace(look, room=max(right - left, least * width))
        width = _width(moved)
    elif width <= look.room:
        moved = replace(look, room=math.inf)
    x = min(middle.x(), max(right - width / 2, left + width / 2))
    if place.bounds.left() - (x - width / 2) > HANGS * place.bounds.width():
        free = replace(look, room=math.inf)
        return moved if short else free if _width(free) <= look.room else look, middle
    return moved, QPointF(x, middle.y())


def _width(look: PlateLook) -> float:
    mark = None if look.outcome is None else mark_of(look.outcome)
    return plate_rect(look.size, QPointF(), Plate(look.total, mark, look.result, look.room)).width()
