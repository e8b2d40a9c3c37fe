"""Soft shadows without a blur: a small picture per radius and softness, stretched to any size as nine patches.

The edge of a Gaussian shadow falls off like the normal distribution with the distance to the edge. So a shadow is a
pile of rounded rectangles, one for each level of alpha, each at the distance where that level is reached.
"""

from __future__ import annotations

import math
from functools import lru_cache
from statistics import NormalDist

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRadialGradient

from bjdesk.ui.theme import AMBIENT, CONTACT, ShadowStyle

NORMAL = NormalDist()
SMOOTH = QPainter.RenderHint.SmoothPixmapTransform
REACH = 2.6  # in sigmas
GRAIN = 6.0
"""Pixels of a picture to a sigma, at most: a softer shadow is stretched, which nobody can see and costs a tenth."""

Key = tuple[float, float, float, float]  # radius, sigma, alpha, the picture's pixels to the unit


def soft_shadow(painter: QPainter, rect: QRectF, style: ShadowStyle, radius: float = 0.0) -> None:
    """Lays one soft layer under a rounded rectangle."""
    if rect.isEmpty() or style.alpha <= 0:
        return
    sigma = round(style.sigma, 1) or 0.1
    key = (round(radius, 1), sigma, round(style.alpha, 3), min(_scale(painter), GRAIN / sigma))
    margin = math.ceil(sigma * REACH)
    outer = rect.adjusted(-margin, -margin, margin, margin).translated(0, style.drop)
    smooth = painter.testRenderHint(SMOOTH)
    painter.setRenderHint(SMOOTH)
    if not painter.deviceTransform().isRotating():
        _nine(painter, _on_pixels(painter, outer), key)
    else:
        painter.drawImage(outer.topLeft(), _whole(math.ceil(outer.width()), math.ceil(outer.height()), key))
    painter.setRenderHint(SMOOTH, on=smooth)


def soft_ellipse(painter: QPainter, rect: QRectF, style: ShadowStyle) -> None:
    """Lays one soft layer under an ellipse."""
    half = rect.width() / 2
    reach = style.sigma * REACH
    outer = half + reach
    gradient = QRadialGradient(QPointF(0, 0), outer)
    for step in range(17):
        distance = reach - 2 * reach * step / 16
        spot = (half + distance) / outer
        if spot >= 0:
            share = NORMAL.cdf(-distance / max(style.sigma, 0.1)) if step else 0.0
            gradient.setColorAt(min(1.0, spot), QColor.fromRgbF(0, 0, 0, share * style.alpha))
    painter.save()
    painter.translate(rect.center() + QPointF(0, style.drop))
    painter.scale(1.0, (rect.height() / 2 + reach) / outer)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawEllipse(QPointF(0, 0), outer, outer)
    painter.restore()


def two_shadows(painter: QPainter, rect: QRectF, radius: float, size: float = 1.0) -> None:
    """The shadow of a thing that lies on the felt: ambient and contact, times a size."""
    for style in (AMBIENT, CONTACT):
        soft_shadow(painter, rect, ShadowStyle(style.sigma * size, style.drop * size, style.alpha), radius)


def _scale(painter: QPainter) -> float:
    """Device pixels to the unit, in halves; twice for turned painters."""
    transform = painter.deviceTransform()
    scale = math.hypot(transform.m11(), transform.m12())
    return max(1.0, round(scale * 2) / 2)


def _on_pixels(painter: QPainter, rect: QRectF) -> QRectF:
    """The same rectangle on whole device pixels, so that the patches meet without a seam."""
    transform = painter.deviceTransform()
    back, _ = transform.inverted()
    return back.mapRect(QRectF(transform.mapRect(rect).toRect()))


@lru_cache(maxsize=32)
def _whole(width: int, height: int, key: Key) -> QImage:
    """A shadow in one picture, for painters that are turned: nine patches would show their seams."""
    image = QImage(math.ceil(width * key[3]), math.ceil(height * key[3]), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    image.setDevicePixelRatio(key[3])
    painter = QPainter(image)
    _nine(painter, QRectF(0, 0, width, height), key)
    painter.end()
    return image


@lru_cache(maxsize=128)
def _patch(key: Key) -> tuple[QImage, int]:
    """The smallest shadow of that kind, and the width of its corners in logical pixels."""
    radius, sigma, alpha, dpr = key
    margin = math.ceil(sigma * REACH)
    corner = 2 * margin + math.ceil(radius) + 1
    side = math.ceil((2 * corner + 2) * dpr)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.scale(dpr, dpr)
    middle = QRectF(margin, margin, side / dpr - 2 * margin, side / dpr - 2 * margin)
    levels = min(max(1, round(alpha * 255)), math.ceil(2 * margin * dpr))  # no more steps than pixels to take them in
    round_base = math.hypot(radius, 1.2 * sigma)
    for level in range(1, levels + 1):
        distance = -sigma * NORMAL.inv_cdf((level - 0.5) / levels)
        distance = max(-margin, min(margin, distance))
        turn = max(0.5, round_base + distance)
        painter.setBrush(QColor(0, 0, 0, round(255 * alpha * level / levels)))
        painter.drawRoundedRect(middle.adjusted(-distance, -distance, distance, distance), turn, turn)
    painter.end()
    image.setDevicePixelRatio(dpr)
    return image, corner


def _nine(painter: QPainter, rect: QRectF, key: Key) -> None:
    """Draws the patch over a rectangle: corners as they are, sides stretched."""
    patch, edge = _patch(key)
    dpr = patch.devicePixelRatio()
    side = patch.width() / dpr
    across, down = min(edge, rect.width() / 2), min(edge, rect.height() / 2)
    xs = (
        (0.0, across, rect.x()),
        (side / 2 - 0.5 / dpr, 1.0 / dpr, rect.x() + across),
        (side - across, across, rect.right() - across),
    )
    ys = (
        (0.0, down, rect.y()),
        (side / 2 - 0.5 / dpr, 1.0 / dpr, rect.y() + down),
        (side - down, down, rect.bottom() - down),
    )
    widths = (across, rect.width() - 2 * across, across)
    heights = (down, rect.height() - 2 * down, down)
    for (sx, sw, x), width in zip(xs, widths, strict=True):
        for (sy, sh, y), height in zip(ys, heights, strict=True):
            if width > 0 and height > 0:
                source = QRectF(sx * dpr, sy * dpr, sw * dpr, sh * dpr)
                painter.drawImage(QRectF(x, y, width, height), patch, source)
