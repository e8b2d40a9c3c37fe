"""Paints the cloth and what is printed on it. All of it once for a size; the result is kept as one picture."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from bjdesk.assets import asset
from bjdesk.frozen import dataclass
from bjdesk.ui.brushes import black, outline
from bjdesk.ui.felt.layout import TableLayout
from bjdesk.ui.felt.measures import Print
from bjdesk.ui.icons import suit_path
from bjdesk.ui.paint_chrome import paint_strip_shadow
from bjdesk.ui.theme import CHIP_TILT, FELTS, HIGH_CONTRAST_FELT, SERIF, FeltColour, Look, Palette, colour, make_font

NOISE_OFFSET = 6  # the noise tile's middle level: the gradient below lies that much lower
FALL_OFF = 1.25  # power of the light's fall-off
WIDEST_PRINT = 0.80  # of the felt's width
BIG, SMALL = (28.0, 0.18), (15.0, 0.08)  # size in u, tracking in em
LEAST_TRACKING = 0.04
ARC_STEPS = 48  # straight pieces of half an arc: off the circle by a tenth of a pixel at most


@dataclass(frozen=True, slots=True)
class FeltPrint:
    """The printed words, already translated; `words` is off while a prompt covers them (the lines stay)."""

    big: str
    small: str = ""
    words: bool = True


# ---------------------------------------------------------------- the cloth
def paint_cloth(painter: QPainter, rect: QRectF, felt: FeltColour, palette: Palette) -> None:
    """A lit cloth: a gradient, a lamp over the dealer, and the weave."""
    if palette.flat:
        painter.fillRect(rect, QColor(HIGH_CONTRAST_FELT[0]))
        return
    centre, edge = (QColor(code) for code in FELTS[felt])
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    _fill_oval(painter, rect, QRectF(0.5, 0.35, 0.66, 0.84), _fall_off(centre, edge))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    _fill_oval(painter, rect, QRectF(0.5, 0.28, 0.34, 0.36), _lamp(centre))
    painter.fillRect(rect, QBrush(_noise()))
    painter.restore()


Stops = list[tuple[float, QColor]]
FARTHEST = 1.36  # radii that a gradient reaches out


def _fill_oval(painter: QPainter, rect: QRectF, oval: QRectF, stops: Stops) -> None:
    """Fills a rectangle with an elliptic gradient; the oval's x, y are its middle, its size the radii, as shares."""
    gradient = QRadialGradient(QPointF(0, 0), FARTHEST)
    for place, tone in stops:
        gradient.setColorAt(place / FARTHEST, tone)
    brush = QBrush(gradient)
    x, y = rect.x() + oval.x() * rect.width(), rect.y() + oval.y() * rect.height()
    brush.setTransform(QTransform.fromTranslate(x, y).scale(oval.width() * rect.width(), oval.height() * rect.height()))
    painter.fillRect(rect, brush)


def _fall_off(centre: QColor, edge: QColor) -> Stops:
    """From the centre's colour to the edge's, and darker still in the corners."""
    stops = []
    for step in range(33):
        distance = FARTHEST * step / 32
        light = min(distance, 1.3) ** FALL_OFF
        share = min(1.0, light)
        corner = 1 - 0.60 * min(1.0, max(0.0, light - 0.92))
        levels = [
            max(0, round((a * (1 - share) + b * share) * corner - NOISE_OFFSET))
            for a, b in zip(_rgb(centre), _rgb(edge), strict=True)
        ]
        stops.append((distance, QColor(*levels)))
    return stops


def _lamp(centre: QColor) -> Stops:
    """What the lamp adds, as opaque colours for a sum."""
    stops = []
    for step in range(17):
        distance = FARTHEST * step / 16
        light = math.exp(-((distance * 1.3) ** 2)) if step < 16 else 0.0
        stops.append((distance, QColor(*(round((level * 0.06 + 1) * light) for level in _rgb(centre)))))
    return stops


def _rgb(tone: QColor) -> tuple[int, int, int]:
    return tone.red(), tone.green(), tone.blue()


@cache
def _noise() -> QImage:
    return _tile("noise.png").convertToFormat(QImage.Format.Format_RGB32)


@cache
def _wear() -> QImage:
    grey = _tile("wear.png").convertToFormat(QImage.Format.Format_Grayscale8)
    grey.reinterpretAsFormat(QImage.Format.Format_Alpha8)
    return grey.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _tile(name: str) -> QImage:
    path = asset("felt", name)
    image = QImage(str(path))
    if image.isNull():
        raise FileNotFoundError(f"the picture {path.name} can't be read")
    return image


def worn(image: QImage) -> QImage:
    """Lets the weave wear ink that was painted on an empty picture."""
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.fillRect(QRectF(0, 0, image.width(), image.height()), QBrush(_wear()))
    painter.end()
    return image


# ---------------------------------------------------------------- the print
def felt_image(layout: TableLayout, felt: FeltColour, palette: Palette, text: FeltPrint, *, dpr: float = 1.0) -> QImage:
    """Cloth, print, crest and the rail's shade, of a layout's size."""
    image = QImage(math.ceil(layout.width * dpr), math.ceil(layout.height * dpr), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_cloth(painter, QRectF(image.rect()), felt, palette)
    ink = _ink(layout, text, palette, dpr)
    painter.drawImage(QPointF(0, 0), ink)
    painter.scale(dpr, dpr)
    if not palette.flat:
        paint_strip_shadow(painter, layout.felt)
    painter.end()
    image.setDevicePixelRatio(dpr)
    return image


def _ink(layout: TableLayout, text: FeltPrint, palette: Palette, dpr: float) -> QImage:
    """The print by itself, worn by the weave; only as high as the print reaches."""
    size = QRect(0, 0, math.ceil(layout.width * dpr), math.ceil(min(layout.height, _lowest(layout)) * dpr))
    image = QImage(size.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(dpr, dpr)
    paint_print(painter, layout, text, palette)
    if layout.boxes <= 3 and text.words:
        paint_crest(painter, layout, palette)
    painter.end()
    return image if palette.flat else worn(image)


def _lowest(layout: TableLayout) -> float:
    return _crest_middle(layout).y() + 80 * layout.unit


def paint_print(painter: QPainter, layout: TableLayout, text: FeltPrint, palette: Palette) -> None:
    """The arc with the rules of the table: as much of it as the layout has room for."""
    if layout.plan.printed is Print.NONE:
        return
    full, u = layout.plan.printed is Print.FULL, layout.unit
    low = 33 if full else 11
    for rise, half, width, alpha in (
        (-29.5, 0.47, 1.3, 0.85),
        (-26, 0.46, 0.8, 0.45),
        (low, 0.46, 0.8, 0.45),
        (low + 3.5, 0.47, 1.3, 0.85),
    ):
        tone = palette.gold
        _arc_line(painter, layout, _ArcLine(layout.radius + rise * u, half * layout.width, width * u, alpha), tone)
    if not text.words:
        return
    gold = QColor(palette.gold)
    run = _arc_text(painter, layout, _ArcText(text.big, _print_font(layout, text.big, *BIG)), gold)
    if full and text.small:
        font = _print_font(layout, text.small, *SMALL)
        _arc_text(painter, layout, _ArcText(text.small, font, 23 * u), gold)
    _lozenges(painter, layout, run, colour(palette.gold, 0.85))


def print_covered(layout: TableLayout, text: FeltPrint, panel: QRectF) -> bool:
    """Whether a panel over the felt cuts the print's words or the lozenges beside them."""
    if layout.plan.printed is Print.NONE:
        return False
    u, radius = layout.unit, layout.radius
    widest = (_run(text.big, _print_font(layout, text.big, *BIG)) / 2 + 64 * u) / radius
    middle = QPointF(layout.width / 2, layout.plan.arc - radius)
    turns = (widest * (step / ARC_STEPS - 1) for step in range(2 * ARC_STEPS + 1))
    spots = (middle + QPointF(math.sin(turn), math.cos(turn)) * radius for turn in turns)
    return any(panel.intersects(QRectF(spot.x(), spot.y() - 22 * u, 1, 32 * u)) for spot in spots)


@dataclass(frozen=True, slots=True)
class _ArcLine:
    radius: float
    half: float
    width: float
    alpha: float


def _arc_line(painter: QPainter, layout: TableLayout, line: _ArcLine, gold: str) -> None:
    """A line along the arc that fades out at both ends."""
    middle = QPointF(layout.width / 2, layout.plan.arc - layout.radius)
    gradient = QLinearGradient(middle.x() - line.half, 0, middle.x() + line.half, 0)
    for place, share in ((0.0, 0.0), (0.22, 1.0), (0.78, 1.0), (1.0, 0.0)):
        gradient.setColorAt(place, colour(gold, line.alpha * share))
    outline(painter, QPen(QBrush(gradient), line.width))
    turn = line.half / line.radius
    turns = (turn * (step / ARC_STEPS - 1) for step in range(2 * ARC_STEPS + 1))
    points = [middle + QPointF(math.sin(angle), math.cos(angle)) * line.radius for angle in turns]
    painter.drawPolyline(points)  # Qt's own arc of such a radius takes four times as long


def _print_font(layout: TableLayout, text: str, size: float, tracking: float) -> QFont:
    """The print's font: first its tracking gives way, then its size, until it fits the arc."""
    widest = WIDEST_PRINT * layout.width - 130 * layout.unit  # the lozenges beside it
    font = make_font(SERIF, size * layout.unit, 600, tracking)
    while _run(text, font) > widest and tracking > LEAST_TRACKING:
        tracking -= 0.02
        font = make_font(SERIF, size * layout.unit, 600, tracking)
    while _run(text, font) > widest and size > 8:
        size -= 0.5
        font = make_font(SERIF, size * layout.unit, 600, tracking)
    return font


def _run(text: str, font: QFont) -> float:
    metrics = QFontMetricsF(font)
    return sum(metrics.horizontalAdvance(letter) for letter in text) - font.letterSpacing()


@dataclass(frozen=True, slots=True)
class _ArcText:
    text: str
    font: QFont
    rise: float = 0.0  # below the big print's base line


def _arc_text(painter: QPainter, layout: TableLayout, line: _ArcText, ink: QColor) -> float:
    """Sets a line of letters on the arc, each upright to it; returns the line's length."""
    metrics, track, radius = QFontMetricsF(line.font), line.font.letterSpacing(), layout.radius + line.rise
    centre = QPointF(layout.width / 2, layout.plan.arc - layout.radius)
    total = _run(line.text, line.font)
    turn = -total / radius / 2
    for letter in line.text:
        advance = metrics.horizontalAdvance(letter)
        middle = turn + (advance - track) / radius / 2
        path = QPainterPath()
        path.addText(QPointF(-(advance - track) / 2, 0), line.font, letter)
        painter.save()
        painter.translate(centre.x() + radius * math.sin(middle), centre.y() + radius * math.cos(middle))
        painter.rotate(-math.degrees(middle))
        painter.fillPath(path, ink)
        painter.restore()
        turn += advance / radius
    return total


def _lozenges(painter: QPainter, layout: TableLayout, run: float, ink: QColor) -> None:
    """Three lozenges that taper off on both sides of the big print."""
    u, radius = layout.unit, layout.radius
    centre = QPointF(layout.width / 2, layout.plan.arc - radius)
    for side in (-1, 1):
        for away, size in ((0, 6.5), (16, 3.2), (27, 2)):
            turn = side * (run / 2 + (34 + away) * u) / radius
            spot = QPointF(math.sin(turn), math.cos(turn)) * (radius - 2 * u)
            painter.fillPath(lozenge(centre + spot, size * u, -math.degrees(turn)), ink)


def lozenge(middle: QPointF, size: float, turn: float) -> QPainterPath:
    """A small upright diamond, turned by degrees."""
    path = QPainterPath(QPointF(0, -size))
    for x, y in ((size * 0.62, 0.0), (0.0, size), (-size * 0.62, 0.0)):
        path.lineTo(x, y)
    path.closeSubpath()
    return QTransform.fromTranslate(middle.x(), middle.y()).rotate(turn).map(path)


def _crest_middle(layout: TableLayout) -> QPointF:
    return QPointF(layout.width / 2, layout.hand(layout.boxes // 2, 0, 1, 2).bounds.center().y() - 4 * layout.unit)


def paint_crest(painter: QPainter, layout: TableLayout, palette: Palette) -> None:
    """A spade in a ring, tone on tone, where the cards will lie."""
    u, middle, gold = layout.unit, _crest_middle(layout), colour(palette.gold, 0.13)
    for radius, width in ((76, 1.4), (71, 0.8), (54, 0.8)):
        outline(painter, QPen(gold, width * u))
        painter.drawEllipse(middle, radius * u, radius * u)
    for step in range(36):
        turn = math.radians(step * 10)
        spot = QPointF(math.sin(turn), -math.cos(turn)) * (62.5 * u)
        painter.fillPath(lozenge(middle + spot, (5 if step % 3 == 0 else 2.6) * u, step * 10), gold)
    painter.fillPath(suit_path("s", QRectF(middle.x() - 31 * u, middle.y() - 33 * u, 62 * u, 66 * u)), gold)


def paint_circle(painter: QPainter, look: Look, rect: QRectF, *, mine: bool = True) -> None:
    """A betting circle: gold where the player may bet, pale elsewhere."""
    palette, u, middle = look.palette, look.unit, rect.center()
    code, alpha = (palette.gold, 0.92) if mine else (palette.cream, 0.34)
    rx, ry = rect.width() / 2, rect.height() / 2
    painter.setBrush(black(26))
    painter.setPen(QPen(colour(code, alpha), 2.2 * u))
    painter.drawEllipse(middle, rx, ry)
    outline(painter, QPen(colour(code, alpha * 0.5), u))
    painter.drawEllipse(middle, rx - 5 * u, ry - 5 * u * CHIP_TILT)
