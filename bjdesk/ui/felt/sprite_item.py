"""An item that shows one ready-made picture, lying as its pose says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from bjdesk.ui.felt.animator import Pose
    from bjdesk.ui.felt.gallery import Gallery
    from bjdesk.ui.felt.looks import Look
    from bjdesk.ui.felt.sprite_store import Sprite


class SpriteItem(QGraphicsItem):
    """Shows the picture of its look. It is told what it looks like and where it lies, and is never asked."""

    def __init__(self, gallery: Gallery, look: Look) -> None:
        super().__init__()
        self._gallery = gallery
        self._look = look
        self._sprite = gallery.sprite(look)
        self._bounds = bounds(self._sprite)
        self._pose: Pose | None = None

    @property
    def look(self) -> Look:
        """What it shows."""
        return self._look

    @property
    def pose(self) -> Pose | None:
        """How it lies; None before it was first laid."""
        return self._pose

    def set_look(self, look: Look) -> None:
        """Show something else in the same place."""
        if look is self._look or look == self._look:
            return
        self._look = look
        self._sprite = self._gallery.sprite(look)
        self._cover(bounds(self._sprite))
        if self._pose is not None:
            self.setPos(self._on_pixels(self._pose))
        self.update()

    def lie(self, pose: Pose) -> None:
        """Lie like this from now on."""
        if pose is self._pose or pose == self._pose:
            return
        self._pose = pose
        self.setPos(self._on_pixels(pose))
        self.setOpacity(pose.opacity)
        self.setTransform(QTransform().rotate(pose.angle).scale(pose.scale, pose.scale))

    def boundingRect(self) -> QRectF:
        """What it covers around its position."""
        return self._bounds

    def _cover(self, rect: QRectF) -> None:
        """Cover this around its position from now on."""
        if rect != self._bounds:
            self.prepareGeometryChange()
            self._bounds = rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the picture."""
        painter.drawPixmap(-self._sprite.origin, self._sprite.pixmap)

    def _on_pixels(self, pose: Pose) -> QPointF:
        """Its position, so that an upright picture's corner lies on a whole device pixel and stays sharp."""
        point = QPointF(pose.x, pose.y)
        if pose.scale != 1.0 or pose.angle % 90:
            return point
        dpr = self._sprite.pixmap.devicePixelRatio()
        corner = point + QTransform().rotate(pose.angle).mapRect(bounds(self._sprite)).topLeft()
        return point + QPointF(round(corner.x() * dpr) / dpr, round(corner.y() * dpr) / dpr) - corner


def bounds(sprite: Sprite) -> QRectF:
    """What a sprite covers around its origin."""
    return QRectF(-sprite.origin, sprite.pixmap.deviceIndependentSize())
