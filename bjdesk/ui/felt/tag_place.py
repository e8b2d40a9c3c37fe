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

NARROWEST: Final = 2.44
"""The narrowest tag, in its own F."""
OVER_EDGE: Final = 0.14
"""Of the circle's half width that a tag beside it lies over its edge."""
LEAST: Final = 0.62
"""Of its size that a tag beside its circle may shrink to; a longer amount lies on the circle's lower edge."""


def tag_place(layout: TableLayout, place: tuple[int, int, int], text: str) -> tuple[float, QPointF]:
    """F and the middle of a tag in a box, at one of its hands: `place` is the box, the hand, and how many hands."""
    box, hand, hands = place
    size, circle, room = layout.plan.tag_text, layout.circle_rect(box, hand, hands), layout.tag_room(box, hands)
    if layout.plan.tag_beside:
        left = circle.right() - OVER_EDGE * layout.circle_rx
        free, wide = circle.center().x() + room / 2 - left, _wide(size, text)
        if wide > free:
            size = math.floor(size * free / wide)  # letters don't shrink quite in step, so whole pixels less
        if size >= LEAST * layout.plan.tag_text:
            return size, QPointF(left + _wide(size, text) / 2, circle.center().y())
    return min(layout.plan.tag_text, room / NARROWEST), layout.tag(circle.center())


def _wide(size: float, text: str) -> float:
    return tag_rect(size, QPointF(), text).width()
