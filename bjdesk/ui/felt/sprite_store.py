"""Keeps painted pictures: a bounded number of bytes, what was asked for longest ago goes first."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from bjdesk.frozen import dataclass

CAPACITY = 48 * 1024 * 1024
"""Bytes that a felt of `SMALL` device pixels needs at most; larger ones get more, up to `MOST` times that."""
SMALL = 1920 * 1080
MOST = 2.0


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture, and the point in it (logical pixels) that belongs on the thing's place."""

    pixmap: QPixmap
    origin: QPointF


class SpriteStore:
    """Sprites by a key that names all that they depend on."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self.capacity = capacity
        self._kept: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._bytes = 0

    def get(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        """The sprite of that key, made now if it is not kept."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        sprite = make()
        self._kept[key] = sprite
        self._bytes += _size(sprite)
        while self._bytes > self.capacity and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._bytes -= _size(old)
        return sprite

    def grow_for(self, pixels: float) -> None:
        """Keep what a felt of so many device pixels needs: its cards are larger, not fewer."""
        self.capacity = round(CAPACITY * max(1.0, min(MOST, pixels / SMALL)))

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def kept_bytes(self) -> int:
        """How much is kept."""
        return self._bytes

    def clear(self) -> None:
        """Forgets every picture."""
        self._kept.clear()
        self._bytes = 0


def painted(canvas: QRectF, dpr: float, paint: Callable[[QPainter], None], origin: QPointF | None = None) -> Sprite:
    """Paints onto an empty picture that covers the canvas, in the canvas's coordinates, which the origin speaks too."""
    left, top = math.floor(canvas.left() * dpr) / dpr, math.floor(canvas.top() * dpr) / dpr
    pixmap = QPixmap(math.ceil((canvas.right() - left) * dpr), math.ceil((canvas.bottom() - top) * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.translate(-left, -top)
    paint(painter)
    painter.end()
    return Sprite(pixmap, (origin or QPointF()) - QPointF(left, top))


def _size(sprite: Sprite) -> int:
    return sprite.pixmap.width() * sprite.pixmap.height() * 4
