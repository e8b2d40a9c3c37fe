"""Where the notice of the first start lies: in the lower left corner, or where the dealer's cards will come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

if TYPE_CHECKING:
    from bjdesk.ui.felt.layout import TableLayout

EDGE = 20.0
NAME = 6.0  # F that the name of who sits there may take


def notice_room(layout: TableLayout) -> float:
    """The most width that it may take: between sign and discard tray, half an F from each."""
    return layout.discard.left() - layout.sign.right() - layout.text


def notice_place(layout: TableLayout, width: float, height: float) -> QRectF:
    """A place of this size that covers no circle and nothing that is written under one; no cards lie there yet."""
    corner = QRectF(EDGE, layout.height - EDGE - height, width, height)
    if not any(corner.intersects(bet) for bet in _bets(layout)):
        return corner
    left, right = layout.sign.right(), layout.discard.left()
    top = max(layout.plan.dealer_top, layout.caption.top() - 0.5 * layout.text - height)
    top = min(top, layout.plan.dealer_top + max(0.0, layout.plan.card_height - height) / 2)
    return QRectF((left + right - width) / 2, top, width, height)


def _bets(layout: TableLayout) -> list[QRectF]:
    """The circles with their tags and, where there are several boxes, who sits there."""
    bets = []
    for box in range(layout.boxes):
        circle = layout.circle_rect(box)
        lowest = layout.seat(box).bottom() if layout.boxes > 1 else circle.bottom() + layout.text
        wide = max(circle.width(), NAME * layout.text)
        bets.append(QRectF(circle.center().x() - wide / 2, circle.y(), wide, lowest - circle.y()))
    return bets
