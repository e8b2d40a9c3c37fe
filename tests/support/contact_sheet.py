"""All cards, chips, marks, buttons and furniture on sheets, to be looked at at 100 %.

python -m tests.support.contact_sheet FOLDER [names]
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from bjdesk.engine.cards import PACK, Card, Rank, Suit
from bjdesk.ui.app_icon import app_icon
from bjdesk.ui.brushes import LEFT, draw_text
from bjdesk.ui.felt.chips import fewest
from bjdesk.ui.felt.deck import Deck
from bjdesk.ui.felt.paint_chips import paint_chip_off, paint_chip_ring
from bjdesk.ui.felt.paint_felt import paint_circle, paint_cloth
from bjdesk.ui.felt.paint_marks import (
    Mark,
    Plate,
    paint_doubled,
    paint_frame,
    paint_plate,
    paint_tab,
    paint_tag,
)
from bjdesk.ui.felt.sprites import Sprite, Sprites
from bjdesk.ui.paint_chrome import ButtonFace, ButtonState, paint_button, paint_panel, paint_small_button
from bjdesk.ui.theme import HIGH_CONTRAST, NORMAL, FeltColour, Look, Palette, Role, load_fonts, role_font
from tests.support.boards import BETTING, CHIPS, PLAYING, paint_caption

ORDER = "A23456789TJQK"
SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
WIDTHS = (40, 60, 146, 300)
DECKS = {
    "two": Deck(),
    "four": Deck(four_colours=True),
    "contrast": Deck(high_contrast=True),
    "large": Deck(large_index=True),
    "four-large": Deck(four_colours=True, large_index=True),
}
ODD_CHIPS = (50, 1_000, 2_000, 5_000, 25_000, 250_000, 500_000, 1_000_000)


def card(rank: str, suit: Suit) -> Card:
    """A card by its rank's letter."""
    return next(one for one in PACK if one.rank is Rank(rank) and one.suit is suit)


@dataclass
class Sheet:
    """A piece of felt to lay things on."""

    width: int
    height: int
    dpr: float = 1.0
    felt: FeltColour = FeltColour.GREEN
    palette: Palette = NORMAL
    deck: Deck = field(default_factory=Deck)

    def __post_init__(self) -> None:
        self.image = QImage(round(self.width * self.dpr), round(self.height * self.dpr), QImage.Format.Format_RGB32)
        self.image.setDevicePixelRatio(self.dpr)
        self.sprites = Sprites(palette=self.palette, deck=self.deck)
        self.look = Look(18.0, 1.0, self.palette)
        self.painter = QPainter(self.image)
        paint_cloth(self.painter, QRectF(0, 0, self.width, self.height), self.felt, self.palette)
        self.painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )

    def put(self, sprite: Sprite, x: float, y: float) -> None:
        """Lay a sprite on a place, on whole device pixels."""
        corner = QPointF(x, y) - sprite.origin
        spot = QPointF(round(corner.x() * self.dpr) / self.dpr, round(corner.y() * self.dpr) / self.dpr)
        self.painter.drawPixmap(spot, sprite.pixmap)

    def card(self, face: Card | None, width: float, x: float, y: float) -> None:
        """Lay a card with its shadow; x, y is its upper left corner."""
        height = width * 7 / 5
        self.put(self.sprites.card_shadow(width, self.dpr), x + width / 2, y + height / 2)
        self.painter.drawPixmap(QPointF(x, y), self.sprites.card(face, width, self.dpr))

    def words(self, text: str, x: float, y: float) -> None:
        """Write a small line."""
        ink = QColor(self.palette.text)
        draw_text(self.painter, QRectF(x, y, 10, 20), text, role_font(Role.KEY, 18), colour=ink, align=LEFT)

    def done(self) -> QImage:
        """The finished picture."""
        self.painter.end()
        return self.image


def pack(width: int, deck: Deck) -> QImage:
    """The whole pack and the back."""
    gap, high = max(6, width // 14), round(width * 7 / 5)
    sheet = Sheet((width + gap) * 14 + gap, (high + gap) * 4 + gap, deck=deck)
    for row, suit in enumerate(SUITS):
        for column, rank in enumerate(ORDER):
            sheet.card(card(rank, suit), width, gap + column * (width + gap), gap + row * (high + gap))
    sheet.card(None, width, gap + 13 * (width + gap), gap)
    return sheet.done()


def courts(width: int, deck: Deck) -> QImage:
    """The twelve courts."""
    gap, high = width // 14, round(width * 7 / 5)
    sheet = Sheet((width + gap) * 6 + gap, (high + gap) * 2 + gap, deck=deck)
    for number, (rank, suit) in enumerate((rank, suit) for rank in "KQJ" for suit in SUITS):
        sheet.card(card(rank, suit), width, gap + number % 6 * (width + gap), gap + number // 6 * (high + gap))
    return sheet.done()


def chips(dpr: float) -> QImage:
    """Chips alone at several sizes, those outside the table, off, picked, stacks, bets in their circles."""
    sheet = Sheet(1180, 690, dpr)
    for number, value in enumerate(CHIPS + ODD_CHIPS):
        sheet.put(sheet.sprites.chip(value, 64, dpr), 50 + number * 80, 50)
        sheet.put(sheet.sprites.chip(value, 40, dpr), 50 + number * 80, 120)
        sheet.put(sheet.sprites.stack((value,) * 5, 58, dpr=dpr, seed=number), 50 + number * 80, 230)
    for number, value in enumerate(CHIPS):
        x = 50 + number * 80
        sheet.put(sheet.sprites.chip(value, 64, dpr), x, 310)
        paint_chip_off(sheet.painter, QPointF(x, 310), 64)
        sheet.put(sheet.sprites.chip(value, 64, dpr), x + 500, 310)
        paint_chip_ring(sheet.painter, QPointF(x + 500, 310), 64, QColor(NORMAL.focus))
    _bets(sheet)
    return sheet.done()


def _bets(sheet: Sheet) -> None:
    amounts = (500, 5_500, 8_000, 39_600, 44_700, 180_000, 2_222_200, 1_050)
    for number, amount in enumerate(amounts):
        values = fewest(amount, (*CHIPS, 500_000, 1_000_000))
        x, size = 80 + number * 142, 58 * {1: 1.0, 2: 0.84}.get(-(-len(values) // 8), 0.70)
        _bet(sheet, values, amount, QPointF(x, 440), size)
    for number, count in enumerate((1, 2, 4, 8, 9, 16, 24, 30)):
        x, size = 80 + number * 142, 58 * {1: 1.0, 2: 0.84}.get(-(-count // 8), 0.70)
        _bet(sheet, tuple(CHIPS[(n + number) % 4] for n in range(count)), count * 100, QPointF(x, 590), size)


def _bet(sheet: Sheet, values: tuple[int, ...], amount: int, middle: QPointF, size: float) -> None:
    rect = QRectF(middle.x() - 56, middle.y() - 50.4, 112, 100.8)
    paint_circle(sheet.painter, sheet.look, rect)
    sheet.put(sheet.sprites.bet(values, size, 50.4, dpr=sheet.dpr, seed=amount % 97), middle.x(), middle.y())
    paint_tag(sheet.painter, sheet.look, QPointF(middle.x(), middle.y() + 51), f"{amount / 100:,.10g}")


def marks(palette: Palette) -> QImage:
    """Totals, results, frame, arrow, tab, doubled mark, caption."""
    sheet = Sheet(1180, 520, palette=palette)
    plates = [Plate(text) for text in ("5", "17", "7/17", "BLACKJACK")]
    plates += [
        Plate("21", Mark.WIN, "WIN +55"),
        Plate("24", Mark.LOSE, "LOSE −55"),
        Plate("18", Mark.PUSH, "PUSH"),
        Plate("21", Mark.BLACKJACK, "BLACKJACK +75"),
        Plate("16", Mark.HALF, "SURRENDER −25"),
        Plate("20", Mark.WIN, "+1,250", 120),
    ]
    for size, y in ((18.0, 60), (14.0, 110), (25.0, 165)):
        x = 40.0
        for plate in plates:
            width = 40 + size * (len(plate.total) + len(plate.words) + (2 if plate.mark else 0)) * 0.6
            if x + width < 1180:
                paint_plate(sheet.painter, replace(sheet.look, font=size), QPointF(x + width / 2, y), plate)
            x += width
    _framed(sheet)
    paint_caption(sheet.painter, sheet.look, QRectF(100, 470, 980, 30), "You have soft 17. Dealer shows 10 of spades.")
    return sheet.done()


def _framed(sheet: Sheet) -> None:
    for number, words in enumerate(("", "Hand 1 of 2", "Hand 10 of 12")):
        x = 60 + number * 300
        frame = QRectF(x, 260, 184, 191)
        paint_frame(sheet.painter, sheet.look, frame, 127)
        sheet.card(card("8", Suit.SPADES), 127, x + 7, 267)
        sheet.card(card("K", Suit.HEARTS), 127, x + 50, 267)
        paint_tab(sheet.painter, sheet.look, QPointF(x + 92, 260), words, room=260)
        paint_plate(sheet.painter, sheet.look, QPointF(x + 92, 444), Plate("18"))
        if number == 2:
            paint_doubled(sheet.painter, sheet.look, QPointF(x + 177, 267))
    paint_tag(sheet.painter, sheet.look, QPointF(1020, 300), "55")
    paint_tag(sheet.painter, sheet.look, QPointF(1020, 340), "1,250.50", mine=False)
    paint_circle(sheet.painter, sheet.look, QRectF(960, 370, 112, 100))


def buttons(palette: Palette) -> QImage:
    """The strip's buttons in all states, a prompt's buttons, a panel."""
    sheet = Sheet(1180, 620, palette=palette)
    sheet.painter.fillRect(0, 0, 1180, 470, QColor(palette.strip))
    for row, state in enumerate(ButtonState):
        for column, (label, icon, key, tint) in enumerate((*BETTING, *PLAYING[:5])):
            rect = QRectF(10 + column * 106, 16 + row * 90, 98, 76)
            face = ButtonFace(label, icon, key, tint, gold=label == "DEAL", state=state, label_size=13)
            paint_button(sheet.painter, sheet.look, rect, face)
    for column, (label, icon, key, tint) in enumerate((*BETTING, *PLAYING[:3])):
        rect = QRectF(16 + column * 124, 386, 112, 76)
        paint_button(
            sheet.painter, sheet.look, rect, ButtonFace(label, icon, key, tint, gold=label == "DEAL", focused=True)
        )
    paint_panel(sheet.painter, sheet.look, QRectF(40, 500, 1100, 90))
    for column, state in enumerate(ButtonState):
        for gold in (False, True):
            rect = QRectF(70 + column * 260 + gold * 130, 520, 112, 48)
            paint_small_button(sheet.painter, sheet.look, rect, ButtonFace("YES", "", "I", state=state, gold=gold))
    return sheet.done()


def furniture(felt: FeltColour) -> QImage:
    """Shoe, tray, float, sign."""
    sheet = Sheet(1180, 420, felt=felt)
    for number, fill in enumerate((1.0, 0.6, 0.2, 0.0)):
        sheet.put(sheet.sprites.shoe(1.0, fill), 190 + number * 280, 110)
    for number, cards in enumerate((0, 1, 5, 9)):
        sheet.put(sheet.sprites.discard(1.0, cards), 90 + number * 150, 300)
    rows = (("MIN", "5"), ("MAX", "500"))
    sheet.put(sheet.sprites.sign(QRectF(0, 0, 106, 63), 1.0, rows), 700, 250)
    rack = QRectF(0, -16, 461, 38)
    sheet.put(sheet.sprites.rack(rack, 1.0), 870, 0)
    sheet.put(sheet.sprites.rack(QRectF(0, -10, 461, 60), 1.0), 870, 340)
    return sheet.done()


def icons() -> QImage:
    """The app icon at its sizes, on light and dark, and the small ones four times enlarged."""
    sheet = QImage(1180, 620, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#E8E8E8"))
    painter = QPainter(sheet)
    painter.fillRect(0, 310, 1180, 310, QColor("#202326"))
    for top in (0, 310):
        x = 10
        for size in (16, 24, 32, 48, 64, 128, 256):
            painter.drawPixmap(x, top + 20, app_icon().pixmap(size, size))
            x += size + 16
        for number, size in enumerate((16, 24, 32)):
            large = app_icon().pixmap(size, size).toImage().scaled(size * 5, size * 5)
            painter.drawImage(x + (0, 90, 220)[number], top + 20, large)
    painter.end()
    return sheet


def felts() -> QImage:
    """The four cloths beside each other, and the middle of one brightened to show bands."""
    whole = QImage(1180, 720, QImage.Format.Format_RGB32)
    painter = QPainter(whole)
    for number, felt in enumerate(FeltColour):
        sheet = Sheet(590, 360, felt=felt)
        for place, value in enumerate(CHIPS):
            sheet.put(sheet.sprites.chip(value, 58), 80 + place * 84, 300)
        sheet.card(card("A", Suit.SPADES), 100, 60, 60)
        sheet.card(None, 100, 180, 60)
        painter.drawImage(number % 2 * 590, number // 2 * 360, sheet.done())
    painter.end()
    return whole


def sheets() -> dict[str, Callable[[], QImage]]:
    """Every sheet by name."""
    made: dict[str, Callable[[], QImage]] = {}
    for name, deck in DECKS.items():
        for width in WIDTHS:
            paint = courts if width == 300 else pack
            made[f"cards-{name}-{width}"] = lambda paint=paint, width=width, deck=deck: paint(width, deck)
    made |= {"chips": lambda: chips(1.0), "chips-2x": lambda: chips(2.0), "icons": icons, "felts": felts}
    for name, palette in (("normal", NORMAL), ("contrast", HIGH_CONTRAST)):
        made[f"marks-{name}"] = lambda palette=palette: marks(palette)
        made[f"buttons-{name}"] = lambda palette=palette: buttons(palette)
    for felt in FeltColour:
        made[f"furniture-{felt.value}"] = lambda felt=felt: furniture(felt)
    return made


def main(folder: Path, names: list[str]) -> None:
    """Paint the sheets whose name begins with one of the names; all, if there is none."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    app.setApplicationName("bjdesk")
    load_fonts()
    folder.mkdir(parents=True, exist_ok=True)
    for name, paint in sheets().items():
        if not names or name.startswith(tuple(names)):
            paint().save(str(folder / f"{name}.png"))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
