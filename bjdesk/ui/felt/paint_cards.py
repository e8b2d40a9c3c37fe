"""Paints cards from the committed set, and the shadow that a card throws."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from bjdesk.assets import asset
from bjdesk.engine.cards import Card, Rank, Suit
from bjdesk.ui.brushes import filling
from bjdesk.ui.soft_shadow import soft_shadow
from bjdesk.ui.theme import AMBIENT, CARD_CORNER, CONTACT, ShadowStyle, colour

SHADOW_MARGIN = 0.24  # of the card's width: how far a shadow reaches out at rest
FOUR_COLOURED = (Suit.DIAMONDS, Suit.CLUBS)  # the suits whose ink differs with four colours


def face_name(card: Card) -> str:
    """The name of a card's picture, without its ending."""
    rank = "10" if card.rank is Rank.TEN else card.rank.value
    return f"{rank}{card.suit.value.upper()}"


@lru_cache(maxsize=60)
def card_svg(card: Card | None, *, four_colours: bool = False) -> QSvgRenderer:
    """The drawing of a card; of the back for None."""
    folder = "svg-four" if four_colours and card is not None and card.suit in FOUR_COLOURED else "svg"
    path = asset("cards", folder, "back.svg" if card is None else f"{face_name(card)}.svg")
    renderer = QSvgRenderer(str(path))
    if not renderer.isValid():
        raise FileNotFoundError(f"the card {path.name} can't be read")
    return renderer


def paint_card(painter: QPainter, rect: QRectF, card: Card | None, *, four_colours: bool = False) -> None:
    """A card's face, or the back for None, with its border and rounded corners."""
    card_svg(card, four_colours=four_colours).render(painter, rect)


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
