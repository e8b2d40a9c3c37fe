"""Chips: lie, slide and fly. In the air they leave their shadow on the felt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from bjdesk.ui.felt.chip_sprites import Part
from bjdesk.ui.felt.looks import StackLook
from bjdesk.ui.felt.sprite_item import SpriteItem, bounds

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from bjdesk.ui.felt.animator import Pose
    from bjdesk.ui.felt.gallery import Gallery
    from bjdesk.ui.felt.looks import Look

SHADOW_WAY: Final = QPointF(0.22, 0.18)
"""How far the shadow falls away: in heights of the chips over the felt."""
PALEST: Final = 0.55
HIGH: Final = 1.6  # diameters over the felt, where the shadow is palest


class ChipsItem(SpriteItem):
    """A stack. Its height over the felt is drawn upwards: the table is seen at a slight tilt."""

    def __init__(self, gallery: Gallery, look: StackLook) -> None:
        super().__init__(gallery, look)
        self._lift = 0.0

    def set_look(self, look: Look) -> None:
        """Show other chips."""
        super().set_look(look)
        self._measure()

    def lie(self, pose: Pose) -> None:
        """Lie or fly like this from now on."""
        if pose.lift != self._lift:
            self._lift = pose.lift
            self._measure()
            self.update()
        super().lie(pose)

    def _measure(self) -> None:
        """Cover chips and shadow."""
        self._cover(bounds(self._sprite).adjusted(0, -self._lift, self._lift, self._lift))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the shadow on the felt and the chips over it."""
        if not self._lift:
            super().paint(painter, option, widget)
            return
        shadow, chips = (self._gallery.stack_part(self._stack_look, part) for part in (Part.SHADOW, Part.CHIPS))
        opacity = painter.opacity()
        painter.setOpacity(opacity * max(PALEST, 1 - (1 - PALEST) * self._lift / (HIGH * self._stack_look.diameter)))
        painter.drawPixmap(SHADOW_WAY * self._lift - shadow.origin, shadow.pixmap)
        painter.setOpacity(opacity)
        painter.drawPixmap(QPointF(0, -self._lift) - chips.origin, chips.pixmap)

    @property
    def _stack_look(self) -> StackLook:
        assert isinstance(self._look, StackLook)
        return self._look
