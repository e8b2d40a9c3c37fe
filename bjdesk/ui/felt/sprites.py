"""Pictures of cards, chips and furniture, painted once for a size and a pixel ratio and then kept.

Sizes are logical pixels. A sprite knows its origin: the point in it that belongs on the thing's place. A new window
size or monitor asks for new keys, and the old pictures are pushed out.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from bjdesk.engine.cards import Card
from bjdesk.frozen import replace
from bjdesk.ui.felt.chip_sprites import Column, Part, bet_sprite, column_sprite
from bjdesk.ui.felt.deck import PLAIN, Deck
from bjdesk.ui.felt.layout import TableLayout
from bjdesk.ui.felt.paint_cards import SHADOW_MARGIN, paint_card_picture, paint_card_shadow
from bjdesk.ui.felt.paint_felt import FeltPrint, felt_image
from bjdesk.ui.felt.paint_furniture import paint_discard, paint_rack, paint_shoe, paint_shoe_load, paint_sign
from bjdesk.ui.felt.places import READABLE
from bjdesk.ui.felt.sprite_store import CAPACITY, Sprite, SpriteStore, painted
from bjdesk.ui.theme import CARD_RATIO, NORMAL, FeltColour, Look, Palette


class Sprites:
    """All sprites of the table. `deck` and `palette` may change at any time: the keys name them."""

    def __init__(self, *, palette: Palette = NORMAL, deck: Deck = PLAIN, capacity: int = CAPACITY) -> None:
        self.palette = palette
        self.deck = deck
        self.store = SpriteStore(capacity)

    # ------------------------------------------------------------ cards
    def card(self, card: Card | None, width: float, dpr: float = 1.0, *, across: bool = False) -> QPixmap:
        """A card's face, or the back for None, with border and rounded corners; `across`: turned by 90 degrees.

        The turned one is as sharp as the upright one, which a painter's turn of a picture would not be. A face too
        narrow for its index to be read has a large one, whatever the player chose.
        """
        size, deck = round(width * dpr), self.deck if card is not None else PLAIN
        if card is not None and width < READABLE - 0.01:
            deck = replace(deck, large_index=True)
        key = ("card", card, size, dpr, across, deck)
        return self.store.get(key, lambda: self._make_card(card, size, dpr, deck=deck, across=across)).pixmap

    def _make_card(self, card: Card | None, size: int, dpr: float, *, deck: Deck, across: bool) -> Sprite:
        height = round(size / CARD_RATIO)
        pixmap = QPixmap(height, size) if across else QPixmap(size, height)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if across:
            painter.translate(height, 0)
            painter.rotate(90)
        paint_card_picture(painter, QRectF(0, 0, size, height), card, deck)
        painter.end()
        pixmap.setDevicePixelRatio(dpr)
        return Sprite(pixmap, QPointF(pixmap.width() / dpr / 2, pixmap.height() / dpr / 2))

    def card_shadow(self, width: float, dpr: float = 1.0, *, across: bool = False, lift: float = 0.0) -> Sprite:
        """The shadow of a card of that width, its origin under the card's middle; `lift` is its height, 0–1."""
        step = round(max(0.0, min(1.0, lift)) * 4) / 4
        size = round(width * dpr) / dpr

        def make() -> Sprite:
            height = size / CARD_RATIO
            extent = (height, size) if across else (size, height)
            margin = size * SHADOW_MARGIN * (1 + 1.2 * step)
            box = QRectF(margin, margin, *extent)
            canvas = box.adjusted(-margin, -margin, margin, margin)
            return painted(canvas, dpr, lambda painter: paint_card_shadow(painter, box, step), box.center())

        return self.store.get(("card-shadow", size, dpr, across, step), make)

    # ------------------------------------------------------------ chips
    def chip(self, value: int, diameter: float, dpr: float = 1.0) -> Sprite:
        """One chip with its shadow, as it lies in the rack; the origin is the middle of its face."""
        column = Column((value,), diameter, dpr, 1)
        sprite = column_sprite(self.store, column)
        return Sprite(sprite.pixmap, sprite.origin - QPointF(0, column.thick))

    def stack(self, chips: tuple[int, ...], diameter: float, *, dpr: float = 1.0, seed: int = 1) -> Sprite:
        """One column of chips, values from the bottom up; the origin is the ground under the lowest chip."""
        return column_sprite(self.store, Column(chips, diameter, dpr, seed))

    def bet(
        self,
        chips: tuple[int, ...],
        diameter: float,
        drop: float,
        *,
        dpr: float = 1.0,
        seed: int = 1,
        part: Part = Part.BOTH,
    ) -> Sprite:
        """A bet in its circle, whose middle is the origin and `drop` half its height: up to three columns of eight.

        `diameter` is that of the chips as they stand: smaller where there are more columns (`layout.chip_size`).
        """
        return bet_sprite(self.store, Column(chips, diameter, dpr, seed, part), drop, self.palette)

    # ------------------------------------------------------------ furniture
    def shoe(self, unit: float, fill: float, dpr: float = 1.0) -> Sprite:
        """The shoe with its fill of 0–1; the origin is its middle."""
        look = Look(18 * unit, unit, self.palette)
        canvas = QRectF(-168 * unit, -85 * unit, 303 * unit, 180 * unit)

        def body() -> Sprite:
            return painted(canvas, dpr, lambda painter: paint_shoe(painter, look, QPointF(), loaded=fill > 0))

        def paint(painter: QPainter) -> None:
            empty = self.store.get(("shoe", round(unit, 3), fill > 0, dpr, self.palette), body)
            painter.drawPixmap(-empty.origin, empty.pixmap)
            paint_shoe_load(painter, look, QPointF(), fill)

        key = ("shoe-load", round(unit, 3), round(fill, 3), dpr, self.palette)
        return self.store.get(key, lambda: painted(canvas, dpr, paint))

    def discard(self, unit: float, cards: int, dpr: float = 1.0) -> Sprite:
        """The discard tray with so many cards drawn; the origin is its middle."""
        look = Look(18 * unit, unit, self.palette)

        def make() -> Sprite:
            canvas = QRectF(-75 * unit, -90 * unit, 150 * unit, 180 * unit)
            return painted(canvas, dpr, lambda painter: paint_discard(painter, look, QPointF(), cards=cards))

        return self.store.get(("discard", round(unit, 3), cards, dpr, self.palette), make)

    def rack(self, rect: QRectF, unit: float, dpr: float = 1.0) -> Sprite:
        """The dealer's float; the origin is the felt's top over its middle."""
        look = Look(18 * unit, unit, self.palette)
        box = QRectF(-rect.width() / 2, rect.y(), rect.width(), rect.height())

        def make() -> Sprite:
            canvas = QRectF(box.x() - 22 * unit, 0, box.width() + 44 * unit, box.bottom() + 26 * unit)
            return painted(canvas, dpr, lambda painter: paint_rack(painter, look, box))

        return self.store.get(("rack", round(unit, 3), round(rect.width()), dpr, self.palette), make)

    def sign(self, rect: QRectF, unit: float, rows: tuple[tuple[str, str], ...], dpr: float = 1.0) -> Sprite:
        """The MIN/MAX sign; the origin is its top left corner."""
        look = Look(rect.height() / 3.5, unit, self.palette)
        box = QRectF(0, 0, rect.width(), rect.height())

        def make() -> Sprite:
            canvas = box.adjusted(-18 * unit, -14 * unit, 18 * unit, 24 * unit)
            return painted(canvas, dpr, lambda painter: paint_sign(painter, look, box, rows))

        return self.store.get(("sign", round(rect.width()), round(rect.height()), rows, dpr, self.palette), make)

    def felt(self, layout: TableLayout, felt: FeltColour, text: FeltPrint, dpr: float = 1.0) -> QPixmap:
        """The felt with its print, of the layout's size. Not kept here: the view keeps the one that it shows."""
        return QPixmap.fromImage(felt_image(layout, felt, self.palette, text, dpr=dpr))
