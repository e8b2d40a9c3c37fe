"""Where the tag with a bet's amount lies, and how large it is.

It lies on the lower edge of its circle. Where text is large beside the circle, as it is in the smallest window too, it
would hide the chips there, so it lies to their right.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from bjdesk.ui.felt.paint_marks import tag_rect

if TYPE_CHECKING:
    from bjdesk.ui.felt.layout import TableLayout

OVER_EDGE: Final = 0.14
"""Of the circle's half width that a tag beside it lies over its edge."""
LEAST_PIXELS: Final = 7
"""No letters are smaller: an amount that needs less room meets the next one."""
LEAST: Final = 0.62
"""Of its size that a tag beside its circle may shrink to; a longer amount lies on the circle's lower edge."""


def tag_place(layout: TableLayout, place: tuple[int, int, int], text: str) -> tuple[float, QPointF]:
    """F and the middle of a tag in a box, at one of its hands: `place` is the box, the hand, and how many hands."""
    box, hand, hands = place
    circle, room, full = layout.circle_rect(box, hand, hands), layout.tag_room(box, hands), layout.plan.tag_text
    if layout.plan.tag_beside:
        left = circle.right() - OVER_EDGE * layout.circle_rx
        size = fitted_tag(full, text, circle.center().x() + room / 2 - left)
        if size >= LEAST * full:
            return size, QPointF(left + _wide(size, text) / 2, circle.center().y())
    return fitted_tag(full, text, room), layout.tag(circle.center())


def fitted_tag(size: float, text: str, room: float) -> float:
    """F of a tag that is no wider than its room; letters have whole pixels, and don't shrink quite in step."""
    while size > LEAST_PIXELS and _wide(size, text) > room:
        size = min(math.ceil(size) - 1, math.ceil(size * room / _wide(size, text)))
    return size


def _wide(size: float, text: str) -> float:
    return tag_rect(size, QPointF(), text).width()
