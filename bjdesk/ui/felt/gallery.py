"""The picture of every look, at the size, palette and pixel ratio that the view shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import QPointF, QRectF

from bjdesk.ui.felt.chip_sprites import chip_sprite
from bjdesk.ui.felt.looks import (
    CaptionLook,
    CardLook,
    CircleLook,
    CutCardLook,
    DoubledLook,
    FrameLook,
    Look,
    PlateLook,
    ShoeLook,
    StackLook,
    TabLook,
    TagLook,
    TrayLook,
)
from bjdesk.ui.felt.paint_felt import paint_circle
from bjdesk.ui.felt.paint_furniture import CUT_CARD, paint_cut_card
from bjdesk.ui.felt.paint_marks import (
    FRAME_REACH,
    Plate,
    caption_rect,
    mark_of,
    paint_caption_lines,
    paint_doubled,
    paint_frame,
    paint_plate,
    paint_tab,
    paint_tag,
    plate_rect,
    tab_rect,
    tag_rect,
)
from bjdesk.ui.felt.sprite_store import Sprite, SpriteStore, painted
from bjdesk.ui.theme import Look as Style

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPainter

    from bjdesk.ui.felt.chip_sprites import Lying, Part
    from bjdesk.ui.felt.sprites import Sprites

SHADOW_REACH = 10.0  # how far the soft shadows of plates and tags paint outside of them
PALE, PALE_ON_BLACK = 0.34, 0.6
HIGHEST = 20.0  # in u: a card so high over the felt throws the softest shadow
HERE = QPointF(0, 0)
WRITTEN = 2 * 1024 * 1024
"""Bytes of results and captions: those of the round that is on the table."""


class Gallery:
    """Pictures by look. A card's face is asked for only by a look that knows it.

    `card_width` is that of the largest cards of the table.
    """

    def __init__(self, sprites: Sprites, unit: float, card_width: float, dpr: float = 1.0) -> None:
        self._sprites = sprites
        self._unit = unit
        self._card_width = card_width
        self._dpr = dpr
        self._written = SpriteStore(WRITTEN)

    @property
    def pixel_ratio(self) -> float:
        """Device pixels to a scene unit."""
        return self._dpr

    @property
    def capacity(self) -> int:
        """Bytes of pictures that are kept at most."""
        return self._sprites.store.capacity

    def sprite(self, look: Look) -> Sprite:
        """The picture of a look; its origin belongs where the thing's pose says."""
        sprites, dpr = self._sprites, self._dpr
        match look:
            case CardLook():
                pixmap = sprites.card(look.card, look.width, dpr)
                size = pixmap.deviceIndependentSize()
                return Sprite(pixmap, QPointF(size.width() / 2, size.height() / 2))
            case StackLook():
                bet = sprites.bet(look.chips, look.diameter, look.drop, dpr=dpr, seed=look.seed)
                return self._pale(look, bet) if look.pale else bet
            case ShoeLook():
                return sprites.shoe(self._unit, look.fill, dpr)
            case TrayLook():
                return sprites.discard(self._unit, look.cards, dpr)
            case CutCardLook():
                card = _about(CUT_CARD[0] * look.unit, CUT_CARD[1] * look.unit)
                return self._made(look, _grown(card, 5 * look.unit), lambda p: paint_cut_card(p, self._style(), card))
            case _:
                return self._mark(look)

    def card_shadow(self, look: CardLook, *, across: bool) -> Sprite:
        """The shadow of a card that lies; `across`: it lies so."""
        return self._sprites.card_shadow(look.width, self._dpr, across=across)

    def flying_shadow(self, lift: float) -> Sprite:
        """The shadow of a card of `card_width` that is so many pixels over the felt."""
        return self._sprites.card_shadow(self._card_width, self._dpr, lift=lift / (HIGHEST * self._unit))

    def back(self) -> Sprite:
        """The back of a card of `card_width`."""
        return self.sprite(CardLook(None, self._card_width))

    def share(self, look: CardLook) -> float:
        """How large a card is, in those of `card_width`."""
        return look.width / self._card_width

    def chip(self, lying: Lying, diameter: float) -> Sprite:
        """One chip of a stack."""
        return chip_sprite(self._sprites.store, lying, diameter, self._dpr)

    def stack_part(self, look: StackLook, part: Part) -> Sprite:
        """The chips of a stack in the air, or the shadow that they throw."""
        return self._sprites.bet(look.chips, look.diameter, look.drop, dpr=self._dpr, seed=look.seed, part=part)

    def _mark(self, look: TagLook | PlateLook | FrameLook | TabLook | CircleLook | DoubledLook | CaptionLook) -> Sprite:
        """What tells about hands and bets."""
        match look:
            case TagLook():
                rect = _grown(tag_rect(look.size, HERE, look.text), SHADOW_REACH)
                return self._made(look, rect, lambda p: paint_tag(p, self._style(look.size), HERE, look.text))
            case PlateLook():
                mark = None if look.outcome is None else mark_of(look.outcome)
                plate = Plate(look.total, mark, look.result, look.room)
                rect = _grown(plate_rect(look.size, HERE, plate), SHADOW_REACH)
                made = self._made if look.outcome is None else self._once
                return made(look, rect, lambda p: paint_plate(p, self._style(look.size), HERE, plate))
            case FrameLook():
                frame = _about(look.width, look.height)
                rect = _grown(frame, FRAME_REACH)
                return self._made(look, rect, lambda p: paint_frame(p, self._style(), frame, look.card_width))
            case TabLook():
                rect = _tab_canvas(look)
                style = self._style(look.size)
                return self._made(look, rect, lambda p: paint_tab(p, style, HERE, look.words, room=look.room))
            case CircleLook():
                circle = _about(2 * look.rx, 2 * look.ry)
                rect = _grown(circle, 2 * self._unit)
                return self._made(look, rect, lambda p: paint_circle(p, self._style(), circle, mine=look.mine))
            case DoubledLook():
                rect = QRectF(-3 * look.size, -look.size, 4 * look.size, 2.4 * look.size)
                return self._made(look, rect, lambda p: paint_doubled(p, self._style(look.size), HERE))
            case CaptionLook():
                rect = _grown(caption_rect(look), SHADOW_REACH)
                return self._once(look, rect, lambda p: paint_caption_lines(p, self._style(look.pixels), look))
        assert_never(look)

    def _style(self, size: float = 0.0) -> Style:
        return Style(size or 18 * self._unit, self._unit, self._sprites.palette)

    def _made(self, look: Look, canvas: QRectF, paint: Callable[[QPainter], None]) -> Sprite:
        key = (look, round(self._unit, 4), self._dpr, self._sprites.palette)
        return self._sprites.store.get(key, lambda: painted(canvas, self._dpr, paint))

    def _once(self, look: Look, canvas: QRectF, paint: Callable[[QPainter], None]) -> Sprite:
        """A picture with amounts in it, hardly ever wanted in another round: kept apart, so that it pushes none out."""
        return self._written.get(look, lambda: painted(canvas, self._dpr, paint))

    def _pale(self, look: StackLook, bet: Sprite) -> Sprite:
        """The ghost of chips."""
        canvas = QRectF(-bet.origin, bet.pixmap.deviceIndependentSize())

        def paint(painter: QPainter) -> None:
            painter.setOpacity(PALE_ON_BLACK if self._sprites.palette.flat else PALE)
            painter.drawPixmap(canvas.topLeft(), bet.pixmap)

        return self._made(look, canvas, paint)


def _about(width: float, height: float) -> QRectF:
    return QRectF(-width / 2, -height / 2, width, height)


def _grown(rect: QRectF, by: float) -> QRectF:
    return rect.adjusted(-by, -by, by, by)


def _tab_canvas(look: TabLook) -> QRectF:
    arrow = QRectF(-look.size, -1.2 * look.size, 2 * look.size, 1.4 * look.size)
    if not look.words:
        return _grown(arrow, 4)
    return _grown(tab_rect(look.size, HERE, look.words, look.room).united(arrow), 6 + 0.62 * look.size)
