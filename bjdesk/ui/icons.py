"""Line icons of our own, as paths on a grid of 24, and the four suits, on a grid of 100."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QTransform

GRID = 24
SUIT_GRID = 100

Draw = Callable[[QPainterPath], None]
_ICONS: dict[str, Draw] = {}


def drawn(*names: str) -> Callable[[Draw], Draw]:
    """Know the lines that a function draws by these names."""

    def keep(draw: Draw) -> Draw:
        _ICONS.update(dict.fromkeys(names, draw))
        return draw

    return keep


@cache
def icon_path(name: str) -> QPainterPath:
    """The icon's lines, to be stroked with a pen of about 1.8."""
    if name not in _ICONS:
        _load_rest()
    path = QPainterPath()
    _ICONS[name](path)
    return path


def _load_rest() -> None:
    """The icons of the windows beside the table: no start waits for them."""
    import bjdesk.ui.record_icons  # noqa: F401 - it tells them to `drawn`


def paint_icon(painter: QPainter, name: str, rect: QRectF, colour: QColor, *, width: float = 1.8) -> None:
    """Strokes an icon into a square; the width is in units of the grid."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / GRID, rect.width() / GRID)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(icon_path(name))
    painter.restore()


def icon_pixmap(name: str, size: int, colour: QColor, dpr: float = 1.0) -> QPixmap:
    """An icon as a picture of `size` logical pixels."""
    pixmap = QPixmap(math.ceil(size * dpr), math.ceil(size * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_icon(painter, name, QRectF(0, 0, size, size), colour)
    painter.end()
    return pixmap


def icon(name: str, colour: QColor, size: int = 24) -> QIcon:
    """An icon for menus and dialogs, sharp at one and two pixels per pixel."""
    made = QIcon(icon_pixmap(name, size, colour))
    made.addPixmap(icon_pixmap(name, size, colour, 2.0))
    return made


def lines(path: QPainterPath, *strokes: tuple[float, ...]) -> None:
    """Adds polylines, each as x, y, x, y and so on."""
    for stroke in strokes:
        path.moveTo(stroke[0], stroke[1])
        for i in range(2, len(stroke), 2):
            path.lineTo(stroke[i], stroke[i + 1])


def _arc(path: QPainterPath, rect: QRectF, start: float, sweep: float) -> None:
    path.arcMoveTo(rect, start)
    path.arcTo(rect, start, sweep)


@drawn("hit")
def _hit(p: QPainterPath) -> None:
    p.addRoundedRect(QRectF(4, 6.5, 10.5, 14.5), 2, 2)
    lines(p, (18.5, 2.5, 18.5, 9.5), (15, 6, 22, 6), (9.2, 10.5, 9.2, 17), (6.6, 14.6, 9.2, 17.2, 11.8, 14.6))


@drawn("stand")
def _stand(p: QPainterPath) -> None:
    lines(p, (6.8, 15.5, 4.2, 12.6))
    p.cubicTo(3.0, 11.2, 4.8, 9.6, 6.2, 10.8)
    p.lineTo(7.8, 12.3)
    p.lineTo(7.8, 5.6)
    p.cubicTo(7.8, 3.6, 10.6, 3.6, 10.6, 5.6)
    p.lineTo(10.6, 10.5)
    p.moveTo(10.6, 4.6)
    p.cubicTo(10.6, 2.2, 13.6, 2.2, 13.6, 4.6)
    p.lineTo(13.6, 10.5)
    p.moveTo(13.6, 5.6)
    p.cubicTo(13.6, 3.6, 16.5, 3.6, 16.5, 5.8)
    p.lineTo(16.5, 11)
    p.moveTo(16.5, 8)
    p.cubicTo(16.5, 6.2, 19.3, 6.2, 19.3, 8.2)
    p.lineTo(19.3, 14.5)
    p.cubicTo(19.3, 19, 16.8, 21.5, 13.2, 21.5)
    p.cubicTo(9.6, 21.5, 8.4, 18.2, 6.8, 15.5)


@drawn("double")
def _double(p: QPainterPath) -> None:
    p.addEllipse(QPointF(8.8, 8.6), 5.9, 3.3)
    lines(p, (2.9, 8.6, 2.9, 12.2))
    p.cubicTo(2.9, 14.2, 5.6, 15.5, 8.8, 15.5)
    lines(p, (14.7, 8.6, 14.7, 10.6))
    p.addEllipse(QPointF(15.2, 14.2), 5.9, 3.3)
    lines(p, (9.3, 14.2, 9.3, 17.8))
    p.cubicTo(9.3, 19.8, 12, 21, 15.2, 21)
    p.cubicTo(18.4, 21, 21.1, 19.8, 21.1, 17.8)
    p.lineTo(21.1, 14.2)


@drawn("double-bet")
def _double_bet(p: QPainterPath) -> None:
    _double(p)
    lines(p, (19.2, 2.4, 19.2, 7.6), (16.6, 5, 21.8, 5))


@drawn("split")
def _split(p: QPainterPath) -> None:
    p.addRoundedRect(QRectF(2.4, 3.6, 7, 10), 1.6, 1.6)
    p.addRoundedRect(QRectF(14.6, 3.6, 7, 10), 1.6, 1.6)
    lines(p, (10, 18.6, 3.4, 18.6), (5.8, 16.2, 3.4, 18.6, 5.8, 21))
    lines(p, (14, 18.6, 20.6, 18.6), (18.2, 16.2, 20.6, 18.6, 18.2, 21))


@drawn("surrender")
def _surrender(p: QPainterPath) -> None:
    lines(p, (6, 21.5, 6, 3))
    p.cubicTo(9, 1.6, 12, 5.4, 19, 3.4)
    p.lineTo(17, 8.6)
    p.lineTo(19, 13.4)
    p.cubicTo(12, 15.4, 9, 11.6, 6, 13)


@drawn("clear", "cross")
def _cross(p: QPainterPath) -> None:
    lines(p, (6, 6, 18, 18), (18, 6, 6, 18))


@drawn("undo")
def _undo(p: QPainterPath) -> None:
    lines(p, (8.5, 4.5, 4, 9, 8.5, 13.5), (4, 9, 14.5, 9))
    p.cubicTo(22, 9, 22, 20, 14.5, 20)
    p.lineTo(9, 20)


@drawn("rebet")
def _rebet(p: QPainterPath) -> None:
    _arc(p, QRectF(4, 4, 16, 16), 40, 285)
    lines(p, (19.6, 3, 19.2, 8, 14.4, 7.2))


@drawn("rebet-and-deal")
def _rebet_and_deal(p: QPainterPath) -> None:
    _arc(p, QRectF(3, 3, 18, 18), 40, 285)
    lines(p, (20.4, 2, 20, 7.2, 15, 6.4), (10, 8.4, 10, 15.6, 15.8, 12))
    p.closeSubpath()


@drawn("deal")
def _deal(p: QPainterPath) -> None:
    card = QPainterPath()
    card.addRoundedRect(QRectF(-4.6, -7.6, 9.2, 14.4), 1.6, 1.6)
    turn = QTransform()
    turn.translate(8.6, 12.5)
    turn.rotate(-14)
    p.addPath(turn.map(card))
    lines(p, (13.2, 4.6, 18.6, 5.6))
    p.cubicTo(19.8, 5.9, 20.4, 6.7, 20.2, 7.8)
    p.lineTo(18, 18.6)
    p.cubicTo(17.8, 19.8, 17, 20.4, 15.8, 20.2)
    p.lineTo(13.6, 19.8)


@drawn("rebuy")
def _rebuy(p: QPainterPath) -> None:
    x, y = 10.5, 13.5
    p.addEllipse(QPointF(x, y), 7.8, 7.8)
    for turn in (0.52, 1.57, 2.62, 3.67, 4.71, 5.76):
        dx, dy = math.cos(turn), math.sin(turn)
        lines(p, (x + 4.6 * dx, y + 4.6 * dy, x + 7.8 * dx, y + 7.8 * dy))
    lines(p, (19.5, 2.6, 19.5, 9), (16.3, 5.8, 22.7, 5.8))


@drawn("hint")
def _hint(p: QPainterPath) -> None:
    p.moveTo(9.2, 17.4)
    p.cubicTo(9.2, 14.6, 5.4, 13.4, 5.4, 9.0)
    p.cubicTo(5.4, 5.0, 8.4, 2.4, 12, 2.4)
    p.cubicTo(15.6, 2.4, 18.6, 5.0, 18.6, 9.0)
    p.cubicTo(18.6, 13.4, 14.8, 14.6, 14.8, 17.4)
    p.closeSubpath()
    lines(p, (9.4, 20.4, 14.6, 20.4), (10.8, 22.6, 13.2, 22.6), (12, 17.2, 12, 12.4))
    lines(p, (9.8, 10.6, 12, 12.4, 14.2, 10.6))


@drawn("rules")
def _rules(p: QPainterPath) -> None:
    p.moveTo(12, 6.4)
    p.cubicTo(10, 4.2, 6.6, 4, 3.4, 4.4)
    p.lineTo(3.4, 18.6)
    p.cubicTo(6.6, 18.2, 10, 18.4, 12, 20.6)
    p.cubicTo(14, 18.4, 17.4, 18.2, 20.6, 18.6)
    p.lineTo(20.6, 4.4)
    p.cubicTo(17.4, 4, 14, 4.2, 12, 6.4)
    p.lineTo(12, 20.4)


@drawn("gamelogs")
def _gamelogs(p: QPainterPath) -> None:
    for y in (6, 12, 18):
        lines(p, (9.4, y, 20.5, y), (3.8, y, 4.6, y))


@drawn("statistics")
def _statistics(p: QPainterPath) -> None:
    lines(p, (3.6, 20.4, 20.6, 20.4))
    for x, y in ((6.6, 13), (12, 8), (17.4, 4)):
        lines(p, (x, 16.6, x, y))


@drawn("version")
def _version(p: QPainterPath) -> None:
    p.addEllipse(QPointF(12, 12), 9, 9)
    lines(p, (12, 11, 12, 16.6), (12, 7.4, 12, 7.5))


@drawn("settings")
def _settings(p: QPainterPath) -> None:
    for y, x in ((6, 15), (12, 8), (18, 14)):
        lines(p, (3.5, y, x - 2.4, y), (x + 2.4, y, 20.5, y))
        p.addEllipse(QPointF(x, y), 2.3, 2.3)


def _speaker(p: QPainterPath) -> None:
    lines(p, (3.4, 9.4, 7, 9.4, 12, 5, 12, 19, 7, 14.6, 3.4, 14.6))
    p.closeSubpath()


@drawn("sound")
def _sound(p: QPainterPath) -> None:
    _speaker(p)
    _arc(p, QRectF(11, 8, 8, 8), 50, -100)
    _arc(p, QRectF(9, 5, 14, 14), 48, -96)


@drawn("sound-off")
def _sound_off(p: QPainterPath) -> None:
    _speaker(p)
    lines(p, (15.4, 9.4, 20.6, 14.6), (20.6, 9.4, 15.4, 14.6))


@drawn("exit")
def _exit(p: QPainterPath) -> None:
    lines(p, (10, 3.6, 4.4, 3.6, 4.4, 20.4, 10, 20.4), (9.6, 12, 20.6, 12), (16.4, 7.6, 20.8, 12, 16.4, 16.4))


@drawn("return")
def _return(p: QPainterPath) -> None:
    lines(p, (20, 5, 20, 13.5, 4.5, 13.5), (9.5, 8.5, 4.5, 13.5, 9.5, 18.5))


@drawn("keys")
def _keys(p: QPainterPath) -> None:
    p.moveTo(7.6, 8.6)
    p.cubicTo(7.6, 2.4, 16.6, 2.4, 16.6, 8.2)
    p.cubicTo(16.6, 11.8, 12, 11.6, 12, 15.6)
    lines(p, (12, 19.7, 12, 20.1))


@drawn("check")
def _check(p: QPainterPath) -> None:
    lines(p, (4.6, 12.8, 9.8, 18, 19.6, 6.6))


@drawn("equal")
def _equal(p: QPainterPath) -> None:
    lines(p, (5, 9, 19, 9), (5, 15, 19, 15))


@drawn("cpu")
def _cpu(p: QPainterPath) -> None:
    p.addRoundedRect(QRectF(3, 4, 18, 12), 2, 2)
    lines(p, (12, 16, 12, 20), (7.6, 20.2, 16.4, 20.2))


@drawn("guest")
def _guest(p: QPainterPath) -> None:
    p.addEllipse(QPointF(12, 8), 4.2, 4.2)
    p.moveTo(4, 21)
    p.cubicTo(4.6, 15.4, 8, 14, 12, 14)
    p.cubicTo(16, 14, 19.4, 15.4, 20, 21)


@drawn("down")
def _down(p: QPainterPath) -> None:
    lines(p, (5, 9, 12, 16, 19, 9))


@drawn("up")
def _up(p: QPainterPath) -> None:
    lines(p, (5, 15, 12, 8, 19, 15))


@drawn("half")
def _half(p: QPainterPath) -> None:
    p.addEllipse(QPointF(12, 12), 8.4, 8.4)
    lines(p, (18, 6, 6, 18))


@drawn("shield")
def _shield(p: QPainterPath) -> None:
    p.moveTo(12, 2)
    p.cubicTo(15, 4.2, 18.4, 5, 21, 5)
    p.cubicTo(21, 14.4, 16.5, 19.6, 12, 22)
    p.cubicTo(7.5, 19.6, 3, 14.4, 3, 5)
    p.cubicTo(5.6, 5, 9, 4.2, 12, 2)


@cache
def suit_outline(suit: str) -> QPainterPath:
    """A suit ("s", "h", "d", "c") on a grid of 100: united outlines are flattened in these units."""
    path = {"s": _spade, "h": _heart, "d": _diamond, "c": _club}[suit]()
    return path.simplified()


def suit_path(suit: str, rect: QRectF) -> QPainterPath:
    """A suit's outline, filling a rectangle."""
    fit = QTransform(rect.width() / SUIT_GRID, 0, 0, rect.height() / SUIT_GRID, rect.x(), rect.y())
    return fit.map(suit_outline(suit))


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(50, 0))
    path.quadTo(67, 27, 90, 50)
    path.quadTo(67, 73, 50, 100)
    path.quadTo(33, 73, 10, 50)
    path.quadTo(33, 27, 50, 0)
    return path


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(50, 98))
    path.cubicTo(41, 78, 2, 58, 2, 29)
    path.cubicTo(2, 0, 41, -4, 50, 23)
    path.cubicTo(59, -4, 98, 0, 98, 29)
    path.cubicTo(98, 58, 59, 78, 50, 98)
    return path


def _spade() -> QPainterPath:
    leaf = QTransform(1, 0, 0, -0.84, 0, 83).map(_heart())
    return leaf.united(_stem(46, 50))


def _club() -> QPainterPath:
    path = QPainterPath()
    for x, y in ((50, 24), (25.5, 57), (74.5, 57)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), 23.5, 23.5)
        path = path.united(leaf)
    middle = QPainterPath()
    middle.addEllipse(QPointF(50, 49), 12, 14)
    return path.united(middle).united(_stem(46.5, 40))


def _stem(left: float, top: float) -> QPainterPath:
    right = SUIT_GRID - left
    stem = QPainterPath(QPointF(left, top))
    stem.lineTo(right, top)
    stem.cubicTo(right, 80, 58, 93, 71, 98)
    stem.lineTo(29, 98)
    stem.cubicTo(42, 93, left, 80, left, top)
    return stem
