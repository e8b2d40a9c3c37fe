"""Paints cards from the committed set, and the shadow that a card throws."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from bjdesk.engine.cards import Card
from bjdesk.ui.felt.deck import PLAIN, SIMPLE_UNDER, Deck, drawing, face_name, layers
from bjdesk.ui.soft_shadow import soft_shadow
from bjdesk.ui.theme import AMBIENT, CARD_CORNER, CONTACT, ShadowStyle

SHADOW_MARGIN = 0.24  # of the card's width: how far a shadow reaches out at rest


@lru_cache(maxsize=60)
def card_svg(card: Card | None, variants: tuple[str, ...] = ()) -> QSvgRenderer:
    """The drawing of a card in some variants; of the back for None."""
    return _renderer(drawing(card, variants), card)


@lru_cache(maxsize=60)
def _court(card: Card, variants: tuple[str, ...]) -> tuple[QSvgRenderer, ...]:
    """The layers of a court's drawing; none for other cards."""
    return tuple(_renderer(layer, card) for layer in layers(drawing(card, variants)) or ())


def _renderer(svg: str, card: Card | None) -> QSvgRenderer:
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    if not renderer.isValid():
        raise ValueError(f"the drawing of {face_name(card) if card else 'the back'} can't be read")
    return renderer


def paint_card(painter: QPainter, rect: QRectF, card: Card | None, deck: Deck = PLAIN) -> None:
    """A card's face, or the back for None, with its border and rounded corners; small ones are drawn simpler."""
    card_svg(card, _variants(rect, card, deck)).render(painter, rect)


def paint_card_picture(painter: QPainter, rect: QRectF, card: Card | None, deck: Deck = PLAIN) -> None:
    """A card that fills the picture which is painted: half of a court is copied, which saves a third of its time."""
    court = _court(card, _variants(rect, card, deck)) if card is not None else ()
    if not court:
        paint_card(painter, rect, card, deck)
        return
    paper, figure, rest = court
    paper.render(painter, rect)
    _paint_both_halves(painter, rect, figure)
    rest.render(painter, rect)


def _paint_both_halves(painter: QPainter, rect: QRectF, figure: QSvgRenderer) -> None:
    device = painter.device()
    half = QImage(device.width(), device.height(), QImage.Format.Format_ARGB32_Premultiplied)
    half.fill(Qt.GlobalColor.transparent)
    half_painter = QPainter(half)
    half_painter.setRenderHints(painter.renderHints())
    half_painter.setTransform(painter.transform())
    figure.render(half_painter, rect)
    half_painter.end()
    painter.save()
    painter.resetTransform()
    painter.drawImage(0, 0, half)
    painter.translate(half.width(), half.height())
    painter.scale(-1, -1)  # a half turn, pixel by pixel
    painter.drawImage(0, 0, half)
    painter.restore()


def _variants(rect: QRectF, card: Card | None, deck: Deck) -> tuple[str, ...]:
    return deck.variants(simple=rect.width() < SIMPLE_UNDER) if card is not None else ()


def paint_card_shadow(painter: QPainter, rect: QRectF, lift: float = 0.0) -> None:
    """The shadow of a card that lies in a rectangle; with its height over the felt (0–1) it moves off and softens."""
    short = min(rect.width(), rect.height())
    size, radius = min(1.3, short / 120), short * CARD_CORNER
    for style, rise in ((AMBIENT, 9.0), (CONTACT, 4.0)):
        drop = (style.drop + rise * lift) * size
        sigma = style.sigma * size * (1 + 0.9 * lift)
        soft_shadow(painter, rect, ShadowStyle(sigma, drop, style.alpha * (1 - 0.35 * lift)), radius)
