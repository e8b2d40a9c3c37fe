"""Cards as small faces in lists: no font has the suits for certain."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from bjdesk.engine.notation import FACE_DOWN
from bjdesk.ui.brushes import LEFT, draw_text
from bjdesk.ui.dialogs.worn import worn_by
from bjdesk.ui.icons import suit_path
from bjdesk.ui.models.gamelogs import GamelogsModel
from bjdesk.ui.models.roles import Role
from bjdesk.ui.models.rows import Index
from bjdesk.ui.panels.table_page import CutCells
from bjdesk.ui.theme import CARD_BACK, CARD_BORDER, CARD_FACE, CARD_LATTICE, CARD_RIM, SUITS_TWO, colour, role_font
from bjdesk.ui.theme import Role as TypeRole

STEP: Final = 1.75
"""F from one small card to the next."""
WIDE: Final = 1.62
HIGH: Final = 1.44
MORE: Final = "…"
"""Stands for the cards that have no room."""
_BEGINS: Final = 9.0
"""Pixels from a cell's edge, where the words of other columns begin too."""
MOST: Final = 14.0
"""F of a column of cards: of a split to four hands the last cards are seen in the round itself."""


def paint_small_card(painter: QPainter, left: QPointF, card: str, size: float) -> None:
    """One card by its notation, at F = `size`; `left` is the middle of its left edge."""
    place = QRectF(left.x(), left.y() - 0.5 * HIGH * size, WIDE * size, HIGH * size)
    if card == FACE_DOWN:
        _paint_back(painter, place, size)
        return
    rank, suit = card[0].replace("T", "10"), card[1]
    painter.setPen(QPen(colour(CARD_BORDER, 0.35), 1))
    painter.setBrush(QColor(CARD_FACE))
    painter.drawRoundedRect(place, 0.2 * size, 0.2 * size)
    font = role_font(TypeRole.BODY_STRONG, size, 0.9 if len(rank) == 1 else 0.82)
    width = QFontMetricsF(font).horizontalAdvance(rank)
    mark = (0.62 if len(rank) == 1 else 0.56) * size
    begins = place.center().x() - (width + mark + 1) / 2
    ink = QColor(SUITS_TWO[suit])
    draw_text(painter, QRectF(begins, place.y(), width, place.height()), rank, font, colour=ink, align=LEFT)
    painter.fillPath(suit_path(suit, QRectF(begins + width + 1, place.center().y() - mark / 2, mark, mark)), ink)


def _paint_back(painter: QPainter, place: QRectF, size: float) -> None:
    painter.setPen(QPen(QColor(CARD_RIM), 1.5))
    painter.setBrush(QColor(CARD_BACK))
    painter.drawRoundedRect(place, 0.2 * size, 0.2 * size)
    painter.setPen(QPen(colour(CARD_LATTICE, 0.5), 1))
    inner = place.adjusted(0.25 * size, 0.22 * size, -0.25 * size, -0.22 * size)
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.bottomLeft(), inner.topRight())


def cards_within(hands: list[str], width: float, size: float) -> list[tuple[float, str]]:
    """How far from the left of a cell each card stands; the first that has no room, and all after it, are "…"."""
    places, x = [], _BEGINS
    for hand in hands:
        for card in hand.split():
            places.append((x, card))
            x += STEP * size
        x += 0.7 * size
    if not places or places[-1][0] + WIDE * size <= width:
        return places
    kept = [(x, card) for x, card in places if x + (STEP + 1.0) * size <= width]
    return [*kept, (places[len(kept)][0], MORE)]


class CardsDelegate(CutCells):
    """Draws the cards of a row of the gamelogs."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = parent
        self.size = 18.0

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Room for the cards of all hands, as far as a column goes."""
        hands = _hands(index)
        cards = sum(len(hand.split()) for hand in hands)
        wide = min(cards * STEP + len(hands) * 0.7 + 1.2, MOST)
        return QSize(round(wide * self.size), round(2.0 * self.size))

    def cuts(self, option: QStyleOptionViewItem, index: Index) -> bool:
        """Whether some have no room."""
        return any(card == MORE for _, card in cards_within(_hands(index), option.rect.width(), self.size))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the hands one after the other."""
        area = QRectF(option.rect)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.setClipRect(area)
        for x, card in cards_within(_hands(index), area.width(), self.size):
            place = QPointF(area.x() + x, area.center().y())
            if card == MORE:
                self._paint_more(painter, QRectF(place.x(), area.y(), self.size, area.height()), option)
            else:
                paint_small_card(painter, place, card, self.size)
        painter.restore()

    def _paint_more(self, painter: QPainter, place: QRectF, option: QStyleOptionViewItem) -> None:
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        palette = worn_by(self._view)
        ink = QColor(palette.gold_ink if chosen else palette.text)
        draw_text(painter, place, MORE, role_font(TypeRole.BODY_STRONG, self.size), colour=ink, align=LEFT)


def _hands(index: Index) -> list[str]:
    cards = index.data(Role.CARDS) if index.column() == CARDS else index.data(Role.TOTAL)
    return [cards] if isinstance(cards, str) else list(cards)


CARDS: Final = GamelogsModel.columns.index(Role.CARDS)
DEALER: Final = GamelogsModel.columns.index(Role.TOTAL)
