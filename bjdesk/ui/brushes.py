"""Small words of painting: gradients, rounded paths, pens, and text that fits its place."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEAST_TEXT = 8  # pixels

Stop = tuple[float, str | QColor]


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rounded rectangle as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def ellipse(centre: QPointF, rx: float, ry: float) -> QPainterPath:
    """An ellipse as a path."""
    path = QPainterPath()
    path.addEllipse(centre, rx, ry)
    return path


def downward(rect: QRectF, *stops: Stop) -> QBrush:
    """A gradient from the top of a rectangle to its bottom."""
    return _gradient(rect.topLeft(), rect.bottomLeft(), stops)


def across(rect: QRectF, *stops: Stop) -> QBrush:
    """A gradient from the left of a rectangle to its right."""
    return _gradient(rect.topLeft(), rect.topRight(), stops)


def _gradient(start: QPointF, end: QPointF, stops: tuple[Stop, ...]) -> QBrush:
    gradient = QLinearGradient(start, end)
    for place, code in stops:
        gradient.setColorAt(place, QColor(code))
    return QBrush(gradient)


def black(alpha: int) -> QColor:
    """Black with an alpha of 0–255."""
    return QColor(0, 0, 0, alpha)


def white(alpha: int) -> QColor:
    """White with an alpha of 0–255."""
    return QColor(255, 255, 255, alpha)


def text_width(text: str, font: QFont) -> float:
    """How far a text runs in a font."""
    return QFontMetricsF(font).horizontalAdvance(text)


def fitted(font: QFont, width: float, *texts: str) -> QFont:
    """The font, smaller where the widest of the texts would not fit."""
    made = QFont(font)
    while made.pixelSize() > LEAST_TEXT and max(text_width(text, made) for text in texts) > width:
        track = made.letterSpacing() * (made.pixelSize() - 1) / made.pixelSize()
        made.setPixelSize(made.pixelSize() - 1)
        made.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, track)
    return made


def draw_text(  # noqa: PLR0913
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    *,
    colour: QColor,
    align: Qt.AlignmentFlag = CENTRE,
    wraps: bool = False,
) -> None:
    """Draws one line of text, or more if it `wraps`, into a rectangle, never cut by it."""
    painter.setFont(font)
    painter.setPen(colour)
    lines = int(Qt.TextFlag.TextWordWrap) if wraps else 0
    painter.drawText(rect, int(align) | int(Qt.TextFlag.TextDontClip) | lines, text)


def outline(painter: QPainter, pen: QPen) -> None:
    """Sets a pen and no brush."""
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def filling(painter: QPainter, brush: QBrush | QColor) -> None:
    """Sets a brush and no pen."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)


def round_pen(colour: QColor, width: float) -> QPen:
    """A pen with round ends and corners."""
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
