"""The frame around the active hand: it grows with the hand, and goes from one hand to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSizeF

from bjdesk.ui.felt.looks import FrameLook
from bjdesk.ui.felt.sprite_item import SpriteItem, bounds

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from bjdesk.ui.felt.animator import Pose
    from bjdesk.ui.felt.gallery import Gallery
    from bjdesk.ui.felt.looks import Look

CORNER: Final = 0.32  # of the frame's height: what is never stretched, glow included


class FrameItem(SpriteItem):
    """While `turned` is under 1 it has a size between the one that it had and the one that it gets."""

    def __init__(self, gallery: Gallery, look: FrameLook) -> None:
        super().__init__(gallery, look)
        self._had = self._size = _size_of(look)
        self._turned = 1.0

    def set_look(self, look: Look) -> None:
        """Take another size, from the one shown now on."""
        if look != self._look:
            self._had = self._size
        super().set_look(look)
        self._measure()

    def lie(self, pose: Pose) -> None:
        """Lie like this, so far on the way to the new size."""
        if pose.turned == 1.0:
            self._had = self._wanted
        size = self._had + (self._wanted - self._had) * pose.turned
        if size != self._size or pose.turned != self._turned:
            self._size, self._turned = size, pose.turned
            self._measure()
            self.update()
        super().lie(pose)

    @property
    def _wanted(self) -> QSizeF:
        assert isinstance(self._look, FrameLook)
        return _size_of(self._look)

    def _measure(self) -> None:
        """Cover the frame and its glow."""
        more = (self._size - self._wanted) / 2
        self._cover(bounds(self._sprite).adjusted(-more.width(), -more.height(), more.width(), more.height()))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the picture; on the way its corners as they are, and its sides as long as they must be."""
        if self._size == self._wanted:
            super().paint(painter, option, widget)
            return
        pixmap, target = self._sprite.pixmap, self.boundingRect()
        ratio, whole = pixmap.devicePixelRatio(), pixmap.deviceIndependentSize()
        corner = min(CORNER * whole.height(), whole.width() / 2, target.width() / 2, target.height() / 2)
        for left, right, from_left, from_right in _thirds(target.left(), target.width(), whole.width(), corner):
            for top, low, from_top, from_low in _thirds(target.top(), target.height(), whole.height(), corner):
                source = QRectF(from_left, from_top, from_right - from_left, from_low - from_top)
                part = QRectF(left, top, right - left, low - top)
                scaled = QRectF(source.topLeft() * ratio, source.size() * ratio)
                painter.drawPixmap(part, pixmap, scaled)


def _size_of(look: FrameLook) -> QSizeF:
    return QSizeF(look.width, look.height)


def _thirds(start: float, length: float, whole: float, corner: float) -> tuple[tuple[float, float, float, float], ...]:
    """The corner, the stretched part and the other corner of one direction: target and source."""
    return (
        (start, start + corner, 0.0, corner),
        (start + corner, start + length - corner, corner, whole - corner),
        (start + length - corner, start + length, whole - corner, whole),
    )
