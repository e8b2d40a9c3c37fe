"""Paints clay chips, seen at a slight tilt: a disc of spots and inlay, its edge below, and stacks of them."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from bjdesk.ui.brushes import across, black, downward, ellipse, filling, outline, white
from bjdesk.ui.soft_shadow import soft_ellipse
from bjdesk.ui.theme import (
    CHIP_EDGE,
    CHIP_TILT,
    SERIF,
    ChipColours,
    ShadowStyle,
    blend,
    chip_colours,
    chip_number,
    make_font,
)

SPOT_SHARE = 0.46  # of the room between two spots
STRIPE_SHARE = 0.30  # of a spot
INLAY, RING, GROOVE = 0.575, 0.515, 0.70  # of the radius
NUMBER_SIZE = {1: 0.40, 2: 0.36, 3: 0.28, 4: 0.23}  # of the diameter, by letters
PALE_BODIES = (100, 100_000)  # hundredths; dashes on these are dark

Wedges = list[tuple[float, float]]  # start and end of each, in radians


def paint_chip(painter: QPainter, middle: QPointF, diameter: float, value: int, *, turn: float = 0.0) -> None:
    """One chip with its number; `middle` is that of its face."""
    paint_chip_edge(painter, middle, diameter, value, turn=turn)
    paint_chip_face(painter, middle, diameter, value, turn=turn)


# ---------------------------------------------------------------- the edge
def paint_chip_edge(painter: QPainter, middle: QPointF, diameter: float, value: int, *, turn: float = 0.0) -> None:
    """The rim below a chip's face, with the spots running down it."""
    colours = chip_colours(value)
    rx, ry, thick = diameter / 2, diameter / 2 * CHIP_TILT, diameter * CHIP_EDGE
    side = _side(middle, rx, ry, thick)
    painter.fillPath(side, blend(colours.body, "#000000", 0.06 if value == 100 else 0.10))
    painter.save()
    painter.setClipPath(side)
    painter.translate(middle)
    for tone, wedges in _spots(colours, turn):
        painter.fillPath(_on_edge(wedges, (rx, ry, thick)), blend(tone, "#000000", 0.08))
    painter.translate(-middle)
    box = QRectF(middle.x() - rx, middle.y(), 2 * rx, ry + thick)
    light = ((0, black(140)), (0.16, black(40)), (0.36, white(46)), (0.62, black(24)), (1, black(165)))
    painter.fillPath(side, across(box, *light))
    outline(painter, QPen(black(120), max(0.6, diameter * 0.014)))
    painter.drawArc(QRectF(middle.x() - rx, middle.y() + thick - ry, 2 * rx, 2 * ry), 180 * 16, 180 * 16)
    painter.restore()


def _side(middle: QPointF, rx: float, ry: float, thick: float) -> QPainterPath:
    side = QPainterPath(QPointF(middle.x() - rx, middle.y()))
    side.lineTo(middle.x() - rx, middle.y() + thick)
    side.arcTo(QRectF(middle.x() - rx, middle.y() + thick - ry, 2 * rx, 2 * ry), 180, 180)
    side.lineTo(middle.x() + rx, middle.y())
    side.closeSubpath()
    return side


def _spots(colours: ChipColours, turn: float) -> Iterator[tuple[QColor, Wedges]]:
    """The spots with their tone, then the stripes on them."""
    half = math.pi / colours.spots * SPOT_SHARE
    middles = [2 * math.pi * (number + 0.5) / colours.spots + colours.spin + turn for number in range(colours.spots)]
    yield QColor(colours.spot), [(middle - half, middle + half) for middle in middles]
    if colours.stripe is not None:
        stripe = half * STRIPE_SHARE
        yield QColor(colours.stripe), [(middle - stripe, middle + stripe) for middle in middles]


def _on_edge(wedges: Wedges, size: tuple[float, float, float]) -> QPainterPath:
    """The parts of spots that show on the near side of the rim."""
    rx, ry, thick = size
    path, face = QPainterPath(), QRectF(-rx, -ry, 2 * rx, 2 * ry)
    foot = face.translated(0, thick)
    for start, end in wedges:
        begin = start % math.tau
        for near, far in ((0.0, math.pi), (math.tau, 3 * math.pi)):  # what runs over the right end begins anew
            first, last = math.degrees(max(near, begin)), math.degrees(min(far, begin + end - start))
            if first < last:
                path.arcMoveTo(face, -first)
                path.arcTo(face, -first, first - last)
                path.arcTo(foot, -last, last - first)
                path.closeSubpath()
    return path


# ---------------------------------------------------------------- the face
def paint_chip_face(
    painter: QPainter, middle: QPointF, diameter: float, value: int, *, top: bool = True, turn: float = 0.0
) -> None:
    """The upper side of a chip: spots, groove, inlay, number, and the light on it.

    Of one that has another on `top` only a sliver of the rim is seen: what lies further in is left out.
    """
    colours, radius = chip_colours(value), diameter / 2
    disc = ellipse(QPointF(0, 0), radius, radius)
    painter.save()
    painter.translate(middle)
    painter.scale(1, CHIP_TILT)
    painter.fillPath(disc, QColor(colours.body))
    _paint_spots(painter, colours, radius, turn)
    if top:
        _paint_groove(painter, value, radius)
        _paint_inlay(painter, colours, radius)
        _paint_number(painter, colours, diameter, chip_number(value))
    _paint_light(painter, disc, radius)
    painter.restore()


def _paint_spots(painter: QPainter, colours: ChipColours, radius: float, turn: float) -> None:
    """The spots on the upper side, from the rim to the groove."""
    inner = radius * GROOVE
    outside = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    inside = QRectF(-inner, -inner, 2 * inner, 2 * inner)
    for tone, wedges in _spots(colours, turn):
        path = QPainterPath()
        for start, end in wedges:
            angle, sweep = -math.degrees(end), math.degrees(end - start)
            path.arcMoveTo(outside, angle)
            path.arcTo(outside, angle, sweep)
            path.arcTo(inside, angle + sweep, -sweep)
            path.closeSubpath()
        painter.fillPath(path, tone)


def _paint_groove(painter: QPainter, value: int, radius: float) -> None:
    """The moulded step between clay and inlay, lit from above, and its dashes."""
    box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    moulding = downward(box, (0, black(95)), (0.5, black(40)), (1, white(90)))
    outline(painter, QPen(moulding, radius * 0.044))
    painter.drawEllipse(QPointF(0, 0), radius * GROOVE, radius * GROOVE)
    dashes = QPen(black(46) if value in PALE_BODIES else white(60), radius * 0.024, Qt.PenStyle.CustomDashLine)
    dashes.setDashPattern([1.6, 3.2])
    painter.setPen(dashes)
    painter.drawEllipse(QPointF(0, 0), radius * 0.645, radius * 0.645)


def _paint_inlay(painter: QPainter, colours: ChipColours, radius: float) -> None:
    paper = QRadialGradient(QPointF(0, -radius * 0.2), radius * 0.9)
    paper.setColorAt(0, QColor("#FFFDF4"))
    paper.setColorAt(1, QColor("#E9E2CC"))
    painter.fillPath(ellipse(QPointF(0, 0), radius * INLAY, radius * INLAY), paper)
    outline(painter, QPen(QColor(colours.ink), radius * 0.032))
    painter.drawEllipse(QPointF(0, 0), radius * RING, radius * RING)
    box = QRectF(-radius * 0.58, -radius * 0.58, radius * 1.16, radius * 1.16)
    painter.setPen(QPen(downward(box, (0, black(130)), (0.45, black(50)), (1, white(120))), radius * 0.028))
    painter.drawEllipse(QPointF(0, 0), radius * INLAY, radius * INLAY)


def _paint_number(painter: QPainter, colours: ChipColours, diameter: float, number: str) -> None:
    size = NUMBER_SIZE.get(len(number), 0.19)
    path = QPainterPath()
    path.addText(QPointF(0, 0), make_font(SERIF, diameter * size, 700, -0.02), number)
    path.translate(-path.boundingRect().center())
    painter.fillPath(path, QColor(colours.ink))


def _paint_light(painter: QPainter, disc: QPainterPath, radius: float) -> None:
    """A broad sheen from above left, and the chamfer's bright rim."""
    sheen = QLinearGradient(-radius * 0.5, -radius, radius * 0.5, radius)
    for spot, alpha in ((0.0, 62), (0.42, 14), (0.58, 0), (1.0, 0)):
        sheen.setColorAt(spot, white(alpha))
    painter.fillPath(disc, sheen)
    box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    rim = downward(box, (0, white(150)), (0.4, white(40)), (0.7, white(90)), (1, white(150)))
    outline(painter, QPen(rim, radius * 0.036))
    painter.drawEllipse(QPointF(0, 0), radius * 0.98, radius * 0.98)


# ---------------------------------------------------------------- stacks
def paint_stack_shadow(painter: QPainter, ground: QPointF, diameter: float, chips: int) -> None:
    """The shadow of a column of chips; `ground` is the middle under the lowest one."""
    rx, ry, height = diameter / 2, diameter / 2 * CHIP_TILT, diameter * CHIP_EDGE * chips
    base = QRectF(ground.x() - rx, ground.y() - ry, 2 * rx, 2 * ry)
    long = base.adjusted(1, 1 - height * 0.15, 2 + height * 0.30, 3 + height * 0.10)
    drop = ShadowStyle(5 + height * 0.10, 4 + height * 0.04, 0.34)
    soft_ellipse(painter, long.translated(2 + height * 0.12, 0), drop)
    soft_ellipse(painter, base.translated(0.6, 0), ShadowStyle(1.4, 1.8, 0.55))


def paint_shaded(painter: QPainter, middle: QPointF, diameter: float) -> None:
    """The shade that the chip above throws on a chip's face."""
    filling(painter, black(70))
    painter.drawEllipse(middle, diameter / 2, diameter / 2 * CHIP_TILT)


def paint_chip_off(painter: QPainter, middle: QPointF, diameter: float) -> None:
    """A chip that can't be used lies in the shade."""
    face = ellipse(middle, diameter / 2 + 0.6, diameter / 2 * CHIP_TILT + 0.6)
    painter.fillPath(face.united(face.translated(0, diameter * CHIP_EDGE)), QColor(19, 25, 30, 184))


def paint_chip_glow(painter: QPainter, middle: QPointF, diameter: float, light: QColor) -> None:
    """A soft light around a chip, as strong as the colour's alpha."""
    spot = QPointF(middle.x(), middle.y() + diameter * CHIP_EDGE / 2)
    rx, ry = diameter / 2 + 1, diameter / 2 * CHIP_TILT + diameter * CHIP_EDGE / 2 + 1
    for width, share in ((18, 0.16), (13, 0.20), (8, 0.30), (4, 0.55)):
        tone = QColor(light)
        tone.setAlphaF(light.alphaF() * share)
        outline(painter, QPen(tone, width))
        painter.drawEllipse(spot, rx, ry)


def paint_chip_ring(painter: QPainter, middle: QPointF, diameter: float, focus: QColor) -> None:
    """The bright ring around the picked chip; `middle` is that of its face."""
    spot = QPointF(middle.x(), middle.y() + diameter * CHIP_EDGE / 2)
    rx, ry = diameter / 2 + 4, diameter / 2 * CHIP_TILT + diameter * CHIP_EDGE / 2 + 4
    for width, alpha in ((12, 0.10), (8, 0.16), (3, 1.0)):
        tone = QColor(focus)
        tone.setAlphaF(alpha)
        outline(painter, QPen(tone, width))
        painter.drawEllipse(spot, rx, ry)
