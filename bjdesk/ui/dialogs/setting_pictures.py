"""What the settings show as pictures: cloths, cards, sizes of text, lights of the windows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPen, QRadialGradient

from bjdesk.engine.notation import parse_cards
from bjdesk.ui.dialogs.picture_choice import Picture
from bjdesk.ui.felt.deck import Deck
from bjdesk.ui.felt.paint_cards import paint_card
from bjdesk.ui.theme import (
    CARD_RATIO,
    FELTS,
    HIGH_CONTRAST,
    LIGHT,
    NORMAL,
    FeltColour,
    Palette,
    Role,
    colour,
    role_font,
)

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from bjdesk.engine.cards import Card

_FOUR: Final = parse_cards("As Ah Ac Ad")
_TWO: Final = parse_cards("Th 7s")


def paint_felt_swatch(painter: QPainter, area: QRectF, value: object) -> None:
    """A piece of the cloth, lit from above, with the arc of its print."""
    known = {one.value: one for one in FeltColour}
    _paint_cloth(painter, area, known.get(str(value), FeltColour.GREEN))
    painter.setClipRect(area.adjusted(2, 2, -2, -2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(NORMAL.gold), 2))
    side = 1.5 * area.width()
    painter.drawEllipse(QPointF(area.center().x(), area.y() + 0.62 * area.height() - side / 2), side * 0.62, side / 2)


def _paint_cloth(painter: QPainter, area: QRectF, cloth: FeltColour) -> None:
    centre, edge = FELTS[cloth]
    light = QRadialGradient(QPointF(area.center().x(), area.y() + 0.35 * area.height()), 0.75 * area.width())
    light.setColorAt(0, QColor(centre))
    light.setColorAt(1, QColor(edge))
    painter.setPen(QPen(colour(NORMAL.gold_dark, 0.7), 1))
    painter.setBrush(light)
    painter.drawRoundedRect(area, 5, 5)


def paint_suits(painter: QPainter, area: QRectF, value: object) -> None:
    """The four aces, in two colours or in four."""
    _paint_hand(painter, area, _FOUR, Deck(four_colours=bool(value)))


def paint_index(painter: QPainter, area: QRectF, value: object) -> None:
    """Two cards, with plain or with large numbers."""
    _paint_hand(painter, area, _TWO, Deck(large_index=bool(value)))


def _paint_hand(painter: QPainter, area: QRectF, cards: tuple[Card, ...], deck: Deck) -> None:
    """Cards on the cloth, over each other as far as they must."""
    _paint_cloth(painter, area, FeltColour.GREEN)
    area = area.adjusted(5, 4, -5, -4)
    tall = area.height()
    wide = tall * CARD_RATIO
    step = min(wide + 4, (area.width() - wide) / (len(cards) - 1))
    x = area.center().x() - (wide + step * (len(cards) - 1)) / 2
    for place, card in enumerate(cards):
        paint_card(painter, QRectF(x + place * step, area.y(), wide, tall), card, deck)


def paint_text_size(painter: QPainter, area: QRectF, value: object) -> None:
    """Two letters in the window's own ink, as large as this size makes them beside the others."""
    assert isinstance(value, float)
    painter.setFont(role_font(Role.BODY_STRONG, area.height() * 0.36, value))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "Aa")


def paint_light(painter: QPainter, area: QRectF, value: object) -> None:
    """A small window in this light; the system's choice is half and half."""
    match value:
        case "dark":
            _paint_window(painter, area, NORMAL)
        case "light":
            _paint_window(painter, area, LIGHT)
        case "contrast":
            _paint_window(painter, area, HIGH_CONTRAST)
        case _:
            _paint_window(painter, area, NORMAL)
            painter.setClipRect(QRectF(area.center().x(), area.y() - 1, area.width() / 2 + 2, area.height() + 2))
            _paint_window(painter, area, LIGHT)


def _paint_window(painter: QPainter, area: QRectF, palette: Palette) -> None:
    ground = QLinearGradient(area.topLeft(), area.bottomLeft())
    ground.setColorAt(0, QColor(palette.panel_top))
    ground.setColorAt(1, QColor(palette.panel_low))
    painter.setPen(QPen(colour(palette.field_edge), 1))
    painter.setBrush(ground)
    painter.drawRoundedRect(area, 5, 5)
    painter.setPen(Qt.PenStyle.NoPen)
    unit, inner = area.height() / 10, area.adjusted(8, 0, -8, 0)
    for ink, top, share in ((palette.accent, 1.6, 0.5), (palette.text, 4, 0.9), (palette.muted, 5.6, 0.7)):
        painter.setBrush(colour(ink))
        painter.drawRoundedRect(QRectF(inner.x(), area.y() + top * unit, inner.width() * share, unit), 1, 1)
    painter.setBrush(colour(palette.gold))
    button = QRectF(0, area.y() + 7.4 * unit, inner.width() * 0.36, 1.8 * unit)
    button.moveRight(inner.right())
    painter.drawRoundedRect(button, 2, 2)


PICTURES: Final[dict[str, tuple[Picture, float]]] = {
    "felt": (paint_felt_swatch, 5.2),
    "four_colours": (paint_suits, 9.4),
    "large_index": (paint_index, 5.2),
    "text_scale": (paint_text_size, 4.0),
    "windows": (paint_light, 5.2),
}
"""The settings that are chosen by pictures, and the least width of a picture in F."""
