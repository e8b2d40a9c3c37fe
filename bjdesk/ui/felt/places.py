"""Where one hand lies: a place for each card, and for what hangs on the hand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from bjdesk.frozen import dataclass
from bjdesk.ui.theme import CARD_RATIO

STEP = 0.34  # card widths between two cards of a hand
STEP_LONG = 0.26  # from LONG_HAND cards on, and where room is scarce
LONG_HAND = 7
STEP_LEAST = 0.20  # only where a card would else be narrower than READABLE; the index stays free
READABLE = 40.0  # narrowest card, in pixels, whose corner index can be read
ACROSS_LIFT = 0.16  # a doubled card lies that many card widths over the bottom


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Top left corner, size and turn of one card; it turns about its centre, degrees clockwise."""

    x: float
    y: float
    width: float
    height: float
    rotation: float = 0.0

    @property
    def centre(self) -> QPointF:
        """The point that the card turns about."""
        return QPointF(self.x + self.width / 2, self.y + self.height / 2)

    @property
    def rect(self) -> QRectF:
        """What the card covers, turned or not (turns of 0 and 90 degrees only)."""
        if self.rotation % 180 == 0:
            return QRectF(self.x, self.y, self.width, self.height)
        middle = self.centre
        return QRectF(middle.x() - self.height / 2, middle.y() - self.width / 2, self.height, self.width)


@dataclass(frozen=True, slots=True)
class HandPlace:
    """Everything that belongs to one hand on the felt.

    `bounds` is the smallest upright rectangle around the cards, `frame` the one that the active hand is framed by.
    `plate` is the middle of the lower edge, where total and result hang; `tab` the middle of the frame's upper
    edge, where arrow and words stand; `plate_width` and `tab_width` are the room that they have. `plate_font` is F
    on the plate. With `straight_double` a doubled card found no room to lie across: it is marked instead.
    """

    cards: tuple[CardPlace, ...]
    bounds: QRectF
    frame: QRectF
    plate: QPointF
    plate_width: float
    plate_font: float
    tab: QPointF
    tab_width: float
    circle: QPointF
    straight_double: bool = False


@dataclass(frozen=True, slots=True)
class HandRoom:
    """The room for one hand: middle, lower edge, widest extent, and the card width wanted."""

    x: float
    bottom: float
    width: float
    card_width: float


def spread(room: HandRoom, cards: int, *, across: bool = False) -> tuple[tuple[CardPlace, ...], bool]:
    """Places the cards of a hand in its room, and tells whether the last one lies across."""
    count = max(1, cards)
    step = _step(room, count, across=across and count > 1)
    lies_across = across and count > 1 and _extent(count, step, across=True) * room.card_width <= room.width
    step = step if lies_across else _step(room, count, across=False)
    extent = _extent(count, step, across=lies_across)
    width = min(room.card_width, room.width / extent)
    if width < READABLE and not lies_across:
        step = STEP_LEAST
        width = min(READABLE, room.card_width, room.width / _extent(count, step, across=False))
    height = width / CARD_RATIO
    left = room.x - _extent(count, step, across=lies_across) * width / 2
    top = room.bottom - height
    places = [CardPlace(left + i * step * width, top, width, height) for i in range(count)]
    if lies_across:
        places[-1] = _across(places[-1], room.bottom)
    return tuple(places), lies_across


def _step(room: HandRoom, cards: int, *, across: bool) -> float:
    """Card widths from card to card: closer together before the cards get smaller."""
    if cards >= LONG_HAND:
        return STEP_LONG
    widest = (room.width / room.card_width - _extent(1, 0.0, across=across)) / max(1, cards - 1)
    return max(STEP_LONG, min(STEP, widest))


def _extent(cards: int, step: float, *, across: bool) -> float:
    """Width of a hand, in card widths."""
    return (1 / CARD_RATIO if across else 1.0) + step * (cards - 1)


def _across(card: CardPlace, bottom: float) -> CardPlace:
    """The same card turned by 90 degrees, its left edge where it was, a little over the bottom."""
    x = card.x + card.height / 2
    y = bottom - card.width / 2 - ACROSS_LIFT * card.width
    return CardPlace(x - card.width / 2, y - card.height / 2, card.width, card.height, 90.0)
