"""Paints cards from the committed set, and the shadow that a card throws."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from bjdesk.engine.cards import Card
from bjdesk.ui.brushes import filling
from bjdesk.ui.felt.deck import PLAIN, SIMPLE_UNDER, Deck, drawing, face_name
from bjdesk.ui.soft_shadow import soft_shadow
from bjdesk.ui.theme import AMBIENT, CARD_CORNER, CONTACT, ShadowStyle, colour

SHADOW_MARGIN = 0.24  # of the card's width: how far a shadow reaches out at rest


@lru_cache(maxsize=60)
def card_svg(card: Card | None, variants: tuple[str, ...] = ()) -> QSvgRenderer:
    """The drawing of a card in some variants; of the back for None."""
    renderer = QSvgRenderer(QByteArray(drawing(card, variants).encode()))
    if not renderer.isValid():
        raise ValueError(f"the drawing of {face_name(card) if card else 'the back'} can't be read")
    return renderer


def paint_card(painter: QPainter, rect: QRectF, card: Card | None, deck: Deck = PLAIN) -> None:
    """A card's face, or the back for None, with its border and rounded corners; small ones are drawn simpler."""
    variants = deck.variants(simple=rect.width() < SIMPLE_UNDER) if card is not None else ()
    card_svg(card, variants).render(painter, rect)


def paint_card_shade(painter: QPainter, rect: QRectF) -> None:
    """A dark wash over a card that is out of the round."""
    radius = rect.width() * CARD_CORNER
    filling(painter, colour("#081410", 0.36))
    painter.drawRoundedRect(rect, radius, radius)


def paint_card_shadow(painter: QPainter, rect: QRectF, lift: float = 0.0) -> None:
    """The shadow of a card that lies in a rectangle; with its height over the felt (0–1) it moves off and softens."""
    short = min(rect.width(), rect.height())
    size, radius = min(1.3, short / 120), short * CARD_CORNER
    for style, rise in ((AMBIENT, 9.0), (CONTACT, 4.0)):
        drop = (style.drop + rise * lift) * size
        sigma = style.sigma * size * (1 + 0.9 * lift)
        soft_shadow(painter, rect, ShadowStyle(sigma, drop, style.alpha * (1 - 0.35 * lift)), radius)
