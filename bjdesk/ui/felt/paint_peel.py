"""A face-down card whose corner the dealer bends up to look at it: only the back is ever seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPolygonF, QTransform

from bjdesk.ui.brushes import black, white

if TYPE_CHECKING:
    from bjdesk.ui.felt.sprite_store import Sprite

FOLD: Final = (0.31, 0.40)
"""How far the fold begins from the corner: along the upper edge and down the side, in card widths."""
BENT: Final = 0.62  # of the corner's length that a full bend takes out of sight
SHADE: Final = 80


def paint_peeled(painter: QPainter, back: Sprite, peel: float) -> None:
    """Draw the back with its upper right corner bent up, `peel` from 0 to 1; its origin is where the card's is."""
    size = back.pixmap.deviceIndependentSize()
    corner = QPointF(size.width(), 0.0) - back.origin
    left = corner - QPointF(FOLD[0] * size.width(), 0)
    low = corner + QPointF(0, FOLD[1] * size.width())
    flap = QPolygonF([left, corner, low])
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_flat(painter, back, flap)
    _paint_hollow(painter, flap, peel)
    _paint_flap(painter, back, flap, peel)
    painter.restore()


def _bent(flap: QPolygonF, peel: float) -> QTransform:
    """The turn about the fold, seen from above: what is across the fold gets shorter."""
    left, _, low = flap.at(0), flap.at(1), flap.at(2)
    fold = QLineF(left, low)
    seen = 1 - BENT * peel
    there = QTransform().translate(left.x(), left.y()).rotate(-fold.angle())
    back, _ = there.inverted()
    return back * QTransform().scale(1, seen) * there


def _paint_flat(painter: QPainter, back: Sprite, flap: QPolygonF) -> None:
    """What still lies."""
    size = back.pixmap.deviceIndependentSize()
    whole, cut = QPainterPath(), QPainterPath()
    whole.addRect(-back.origin.x() - 1, -back.origin.y() - 1, size.width() + 2, size.height() + 2)
    outside = QPolygonF([flap.at(0), flap.at(1) + QPointF(2, -2), flap.at(2)])
    cut.addPolygon(outside)
    cut.closeSubpath()
    painter.save()
    painter.setClipPath(whole.subtracted(cut), Qt.ClipOperation.IntersectClip)
    painter.drawPixmap(-back.origin, back.pixmap)
    painter.restore()


def _paint_hollow(painter: QPainter, flap: QPolygonF, peel: float) -> None:
    """The shadow on the felt where the corner lay."""
    gradient = QLinearGradient(_middle(flap), flap.at(1))
    gradient.setColorAt(0, black(round(SHADE * peel)))
    gradient.setColorAt(1, black(0))
    path = QPainterPath()
    path.addPolygon(flap)
    path.closeSubpath()
    painter.fillPath(path, gradient)


def _paint_flap(painter: QPainter, back: Sprite, flap: QPolygonF, peel: float) -> None:
    """The corner in the air, in the light where it is bent."""
    path = QPainterPath()
    path.addPolygon(flap)
    path.closeSubpath()
    painter.setTransform(_bent(flap, peel), combine=True)
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.drawPixmap(-back.origin, back.pixmap)
    gradient = QLinearGradient(_middle(flap), flap.at(1))
    gradient.setColorAt(0, black(round(70 * peel)))
    gradient.setColorAt(0.25, white(round(20 * peel)))
    gradient.setColorAt(1, white(round(110 * peel)))
    painter.fillPath(path, gradient)


def _middle(flap: QPolygonF) -> QPointF:
    """Middle of the fold."""
    return (flap.at(0) + flap.at(2)) / 2
