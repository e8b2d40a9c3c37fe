"""A card: lies, flies and turns over. Its face comes with the state that shows it, never before."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform

from bjdesk.ui.felt.looks import CardLook
from bjdesk.ui.felt.paint_peel import paint_peeled
from bjdesk.ui.felt.sprite_item import SpriteItem, bounds

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from bjdesk.ui.felt.animator import Pose
    from bjdesk.ui.felt.gallery import Gallery
    from bjdesk.ui.felt.looks import Look
    from bjdesk.ui.felt.sprite_store import Sprite

THINNEST: Final = 0.035  # of its width, where a turning card shows its edge
NEARER: Final = 0.0016  # how much larger a card is for each pixel over the felt
SHADOW_WAY: Final = QPointF(0.5, 0.45)
"""How far the shadow falls away from a card in the air: in heights of the card over the felt."""
SOFTLY: Final = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
REACH: Final = 0.7  # heights, a little more than that


class CardItem(SpriteItem):
    """One card. While it turns it shows its back until its edge is seen; the light comes from above left always."""

    def __init__(self, gallery: Gallery, look: CardLook) -> None:
        super().__init__(gallery, look)
        self._turned = 1.0
        self._lift = 0.0
        self._angle = 0.0
        self._peel = 0.0
        self.covered = False
        """Whether other cards lie over nearly all of it on its way: then it is painted fast, without a shadow."""
        self._measure()

    @property
    def shows_back(self) -> bool:
        """Whether it is the back that can be seen now."""
        return self._card_look.card is None or self._turned < 0.5

    @property
    def _card_look(self) -> CardLook:
        assert isinstance(self._look, CardLook)
        return self._look

    def set_look(self, look: Look) -> None:
        """Show another card, or another size."""
        super().set_look(look)
        self._measure()

    def lie(self, pose: Pose) -> None:
        """Lie or fly like this from now on."""
        reshaped = (pose.lift, pose.angle) != (self._lift, self._angle)
        if pose.peel != self._peel or (pose.turned < 0.5) != (self._turned < 0.5):
            self.update()
        self._turned, self._lift, self._angle, self._peel = pose.turned, pose.lift, pose.angle, pose.peel
        if reshaped:
            self._measure()
        super().lie(pose)
        if pose.turned < 1.0 or pose.lift:
            width = 1.0 if pose.turned == 1.0 else max(THINNEST, abs(math.cos(math.pi * pose.turned)))
            size = pose.scale * (1 + NEARER * pose.lift)
            self.setTransform(QTransform().rotate(pose.angle).scale(size * width, size))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the shadow, then the side that is up."""
        turns = bool(self._angle % 90) or self._turned < 1.0
        painter.setRenderHints(SOFTLY, on=not turns)  # a soft thing needs no smoothing, which costs most of its time
        if not self.covered:
            self._paint_shadow(painter)
            painter.setRenderHints(SOFTLY, on=True)
        if not self.shows_back:
            painter.drawPixmap(-self._sprite.origin, self._sprite.pixmap)
        elif self._peel:
            paint_peeled(painter, self._gallery.back(), self._peel)
        else:
            _draw(painter, self._gallery.back(), QPointF(), self._gallery.share(self._card_look))
        painter.setRenderHints(SOFTLY, on=True)

    # ------------------------------------------------------------ the shadow

    def _measure(self) -> None:
        """Cover card and shadow."""
        reach = REACH * self._lift
        shadow, share = self._shadow()
        rect = QTransform().scale(share, share).mapRect(bounds(shadow)).adjusted(-reach, -reach, reach, reach)
        self._cover(self._shadow_axes().mapRect(rect).united(bounds(self._sprite)))

    def _paint_shadow(self, painter: QPainter) -> None:
        shadow, share = self._shadow()
        if not self._lies_across:
            _draw(painter, shadow, QTransform().rotate(-self._angle).map(SHADOW_WAY * self._lift), share)
            return
        painter.save()
        painter.setTransform(self._shadow_axes(), combine=True)
        _draw(painter, shadow, SHADOW_WAY * self._lift, share)
        painter.restore()

    def _shadow(self) -> tuple[Sprite, float]:
        """The shadow's picture and how large it is drawn: in the air one picture serves cards of all sizes."""
        if self._lift:
            return self._gallery.flying_shadow(self._lift), self._gallery.share(self._card_look)
        return self._gallery.card_shadow(self._card_look, across=self._lies_across), 1.0

    @property
    def _lies_across(self) -> bool:
        return self._lift == 0 and self._angle % 180 == 90

    def _shadow_axes(self) -> QTransform:
        """The shadow of a card that lies across has a picture of its own, which is upright."""
        return QTransform().rotate(-self._angle if self._lies_across else 0.0)


def _draw(painter: QPainter, sprite: Sprite, middle: QPointF, share: float) -> None:
    """Draw a picture about a point, so large in its own size."""
    if share == 1.0:
        painter.drawPixmap(middle - sprite.origin, sprite.pixmap)
        return
    size = sprite.pixmap.deviceIndependentSize() * share
    target = QRectF(middle - sprite.origin * share, size)
    painter.drawPixmap(target, sprite.pixmap, QRectF(sprite.pixmap.rect()))
