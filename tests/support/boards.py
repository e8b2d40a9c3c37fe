"""Composes whole pictures of the table from the painters alone, to look at and to compare: no scene, no game.

python -m tests.support.boards FOLDER [letters]
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from bjdesk.engine.cards import PACK, Card
from bjdesk.ui.appearance import LARGE_INDEX_FROM
from bjdesk.ui.brushes import LEFT, draw_text, fitted, text_width
from bjdesk.ui.felt.caption_lines import Room, set_caption
from bjdesk.ui.felt.chips import columns, fewest
from bjdesk.ui.felt.deck import Deck
from bjdesk.ui.felt.layout import TableLayout, bar_height, strip_height, table_layout
from bjdesk.ui.felt.looks import CaptionLook
from bjdesk.ui.felt.paint_felt import FeltPrint, paint_circle
from bjdesk.ui.felt.paint_marks import (
    Mark,
    Plate,
    paint_caption_lines,
    paint_doubled,
    paint_frame,
    paint_plate,
    paint_tab,
    paint_tag,
)
from bjdesk.ui.felt.places import CardPlace, HandPlace
from bjdesk.ui.felt.results_place import results_place
from bjdesk.ui.felt.sprites import Sprite, Sprites
from bjdesk.ui.felt.tag_place import tag_place
from bjdesk.ui.icons import paint_icon
from bjdesk.ui.paint_chrome import (
    ButtonFace,
    ButtonState,
    button_label_font,
    paint_bar,
    paint_button,
    paint_panel,
    paint_shield,
    paint_small_button,
    paint_strip,
    paint_tray,
)
from bjdesk.ui.theme import HIGH_CONTRAST, NORMAL, FeltColour, Look, Palette, Role, load_fonts, role_font

CARDS = {f"{card.rank.value}{card.suit.value}": card for card in PACK}
CHIPS = (100, 500, 2_500, 10_000, 50_000, 100_000)
BETTING = (
    ("CLEAR", "clear", "Del", "#E8A59E"),
    ("UNDO", "undo", "Bksp", "#C6CDD3"),
    ("DOUBLE BET", "double-bet", "X", "#C9A2F2"),
    ("REBET", "rebet", "R", "#5CC8BD"),
    ("REBET\nAND DEAL", "rebet-and-deal", "Ctrl+↵", "#5CC8BD"),
    ("DEAL", "deal", "↵", "#1A1A1A"),
)
PLAYING = (
    ("STAND", "stand", "S", "#F28B82"),
    ("HIT", "hit", "H", "#74A9F7"),
    ("DOUBLE", "double", "D", "#C9A2F2"),
    ("SPLIT", "split", "P", "#5CC8BD"),
    ("SURRENDER", "surrender", "U", "#C6CDD3"),
    ("DEAL", "deal", "↵", "#1A1A1A"),
)


def cards(text: str) -> tuple[Card | None, ...]:
    """The cards of a text like "As ?": a question mark lies face down."""
    return tuple(None if word == "?" else CARDS[word] for word in text.split())


def paint_seat(painter: QPainter, look: Look, rect: QRectF, name: str, *, guest: bool) -> None:
    """Who sits at a box, under its circle."""
    size = look.font * 0.92
    font = fitted(role_font(Role.OVER, size, 1.02 if guest else 1.16), rect.width() - 1.25 * size, name)
    icon = 1.25 * size if guest else 0.0
    width = text_width(name, font) + icon
    x = rect.center().x() - width / 2
    ink = QColor(look.palette.muted if guest else look.palette.gold)
    if guest:
        paint_icon(painter, "cpu", QRectF(x, rect.center().y() - size / 2, size, size), ink, width=2)
    line = QRectF(x + icon, rect.y(), width - icon, rect.height())
    draw_text(painter, line, name, font, colour=ink, align=LEFT)


def paint_caption(painter: QPainter, look: Look, rect: QRectF, text: str) -> None:
    """A sentence under the arc as large as the place allows."""
    setting = set_caption(text, look.font, Room(rect.width(), 1, (rect.width(), rect.height())))
    painter.save()
    painter.translate(rect.center())
    paint_caption_lines(painter, look, CaptionLook(setting.lines, setting.pixels))
    painter.restore()


@dataclass(frozen=True, slots=True)
class Scale:
    """Window, boxes and how it is dressed."""

    width: int = 1280
    height: int = 800
    boxes: int = 1
    text: float = 1.0
    dpr: float = 1.0
    felt: FeltColour = FeltColour.GREEN
    palette: Palette = NORMAL
    rows: int = 1


@dataclass(frozen=True, slots=True)
class Lying:
    """A hand on the board."""

    cards: str
    total: str
    bet: int = 0
    mark: Mark | None = None
    words: str = ""
    across: bool = False


class Board:
    """One picture in the making."""

    def __init__(self, scale: Scale, *, words: bool = True, high: str = "500") -> None:
        self.scale = scale
        self.layout: TableLayout = table_layout(
            scale.width, scale.height, scale.boxes, scale.text, strip_rows=scale.rows
        )
        self.look = Look(self.layout.text, self.layout.unit, scale.palette)
        deck = Deck(high_contrast=scale.palette.flat, large_index=scale.text >= LARGE_INDEX_FROM)
        self.sprites = Sprites(palette=scale.palette, deck=deck)
        size = (round(scale.width * scale.dpr), round(scale.height * scale.dpr))
        self.image = QImage(*size, QImage.Format.Format_RGB32)
        self.image.setDevicePixelRatio(scale.dpr)
        self.painter = QPainter(self.image)
        self.painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        text = FeltPrint("BLACKJACK PAYS 3 TO 2", "Dealer hits soft 17  ·  Insurance pays 2 to 1", words=words)
        self.painter.drawPixmap(0, 0, self.sprites.felt(self.layout, scale.felt, text, scale.dpr))
        self.furniture(high)

    def put(self, sprite: Sprite, place: QPointF) -> None:
        dpr = self.scale.dpr
        corner = place - sprite.origin
        self.painter.drawPixmap(QPointF(round(corner.x() * dpr) / dpr, round(corner.y() * dpr) / dpr), sprite.pixmap)

    def furniture(self, high: str) -> None:
        layout, dpr = self.layout, self.scale.dpr
        if layout.rack is not None:
            self.put(self.sprites.rack(layout.rack, layout.unit, dpr), QPointF(layout.width / 2, 0))
        self.put(self.sprites.discard(layout.unit, 9, dpr), layout.discard.center())
        self.put(self.sprites.shoe(layout.unit, 0.72, dpr), layout.shoe.center())
        sign = self.sprites.sign(layout.sign, layout.unit, (("MIN", "5"), ("MAX", high)), dpr)
        self.put(sign, layout.sign.topLeft())

    def card(self, place: CardPlace, card: Card | None) -> None:
        dpr, turned = self.scale.dpr, place.rotation != 0
        self.put(self.sprites.card_shadow(place.width, dpr, across=turned), place.centre)
        pixmap = self.sprites.card(card, place.width, dpr, across=turned)
        size = pixmap.deviceIndependentSize()
        self.put(Sprite(pixmap, QPointF(size.width() / 2, size.height() / 2)), place.centre)

    def lay(self, place: HandPlace, lying: Lying) -> None:
        for spot, card in zip(place.cards, cards(lying.cards), strict=True):
            self.card(spot, card)
        paint_plate(
            self.painter,
            replace(self.look, font=place.plate_font),
            place.plate,
            Plate(lying.total, lying.mark, lying.words, place.plate_width),
        )
        if place.straight_double:
            paint_doubled(self.painter, self.look, place.bounds.topRight())

    def dealer(self, text: str, total: str) -> None:
        self.lay(self.layout.dealer(len(text.split())), Lying(text, total))

    def box(
        self, box: int, lying: Lying, *, hand: int = 0, hands: int = 1, active: str | None = None, mine: bool = True
    ) -> None:
        count = len(lying.cards.split())
        place = self.layout.hand(box, hand, hands, count, across=lying.across)
        paint_circle(self.painter, self.look, self.layout.circle_rect(box, hand, hands), mine=mine)
        if active is not None:
            paint_frame(self.painter, self.look, place.frame, place.cards[0].width)
        self.lay(place, lying)
        if active is not None:
            paint_tab(self.painter, self.look, place.tab, active, room=place.tab_width)
        self.bet((box, hand, hands), lying.bet, mine=mine)

    def bet(self, place: tuple[int, int, int], amount: int, *, mine: bool = True) -> None:
        """Lay a bet in a box, at one of its hands: box, hand, and how many hands."""
        chips, circle = fewest(amount, CHIPS), self.layout.circle(*place)
        size = self.layout.chip * {1: 1.0, 2: 0.84}.get(len(columns(chips)), 0.70)
        seed = place[0] + place[1] + 2
        self.put(self.sprites.bet(chips, size, self.layout.circle_ry, dpr=self.scale.dpr, seed=seed), circle)
        text = f"{amount // 100:,}"
        font, middle = tag_place(self.layout, place, text)
        paint_tag(self.painter, replace(self.look, font=font), middle, text, mine=mine)

    def empty(self, box: int, amount: int) -> None:
        paint_circle(self.painter, self.look, self.layout.circle_rect(box))
        self.bet((box, 0, 1), amount)

    def caption(self, text: str) -> None:
        paint_caption(self.painter, self.look, self.layout.caption, text)

    def strip(
        self, faces: tuple[tuple[str, str, str, str], ...], *, off: tuple[str, ...] = (), focus: str = ""
    ) -> None:
        font, dpr, width = self.layout.font, self.scale.dpr, self.scale.width
        look = Look(font, self.layout.unit, self.scale.palette)
        rect = QRectF(0, self.layout.height, width, strip_height(font, self.scale.rows))
        paint_strip(self.painter, look, rect)
        body = rect.adjusted(0, 0.44 * font, 0, 0)
        chip = min(64 * font / 18, (width * 0.40 - 24) / 5 - 10)
        tray = QRectF(16, body.y() + 0.34 * font, (chip + 14) * 5 + 8, min(body.height(), 5.5 * font) - 0.68 * font)
        paint_tray(self.painter, look, tray)
        for number, value in enumerate(CHIPS[:5]):
            spot = QPointF(tray.x() + 4 + (chip + 14) * (number + 0.5), tray.y() + 0.3 * font + chip * 0.45)
            self.put(self.sprites.chip(value, chip, dpr), spot)
        step = min((width - 24 - tray.right() - 28 - 40) / 6.25, 6.9 * font)
        labels = tuple(face[0] for face in faces[:5])
        size = button_label_font(look, step, labels).pixelSize()
        x = width - 24 - step * 1.25 - 5 * (step + 8)
        for number, (label, icon, key, tint) in enumerate(faces):
            wide = step * (1.25 if number == 5 else 1)
            place = QRectF(x, body.center().y() - 2.1 * font + 1, wide, 4.2 * font)
            state = ButtonState.OFF if label.replace("\n", " ") in off else ButtonState.NORMAL
            face = ButtonFace(
                label, icon, key, tint, gold=number == 5, state=state, focused=label == focus, label_size=size
            )
            paint_button(self.painter, look, place, face)
            x += wide + 8
        paint_bar(self.painter, look, QRectF(0, rect.bottom(), width, bar_height(font)))

    def prompt(self) -> None:
        rect = self.layout.prompt
        look = Look(self.layout.prompt_font, self.layout.unit, self.scale.palette)
        size, palette = look.font, look.palette
        paint_panel(self.painter, look, rect)
        shield = QRectF(rect.x() + 1.2 * size, rect.center().y() - 1.25 * size, 2.5 * size, 2.5 * size)
        paint_shield(self.painter, look, shield, "A")
        x = shield.right() + 0.9 * size
        title = QRectF(x, rect.center().y() - 1.55 * size, 10, 1.6 * size)
        draw_text(
            self.painter,
            title,
            "Insurance?",
            role_font(Role.TITLE, size, 1.08),
            colour=QColor(palette.gold),
            align=LEFT,
        )
        body = QRectF(x, rect.center().y() + 0.1 * size, 10, 1.4 * size)
        text = "Costs 25. Pays 2 to 1 if the dealer has blackjack."
        draw_text(self.painter, body, text, role_font(Role.BODY, size, 0.93), colour=QColor(palette.text), align=LEFT)
        for number, (label, key) in enumerate((("NO", "N"), ("YES", "I"))):
            place = QRectF(
                rect.right() - (1.2 + number * 0.8) * size - (number + 1) * 5.6 * size,
                rect.center().y() - 1.35 * size,
                5.6 * size,
                2.7 * size,
            )
            paint_small_button(self.painter, look, place, ButtonFace(label, "", key, focused=number == 0))

    def done(self) -> QImage:
        self.painter.end()
        return self.image


def betting(scale: Scale) -> QImage:
    board = Board(scale)
    board.empty(0, 8_000)
    board.caption("Your bet is 80. Press DEAL when you are ready.")
    board.strip(BETTING, off=("REBET", "REBET AND DEAL"))
    return board.done()


def turn(scale: Scale) -> QImage:
    board = Board(scale)
    board.dealer("Ts ?", "10")
    board.box(0, Lying("Ah 6c", "7/17", 5_500), active="")
    board.caption("You have soft 17. Dealer shows 10 of spades.")
    board.strip(PLAYING, off=("SPLIT", "DEAL"))
    return board.done()


def split(scale: Scale) -> QImage:
    board = Board(scale)
    board.dealer("6d ?", "6")
    board.box(0, Lying("8s 3h Kd", "21", 5_500, Mark.WIN, "WIN +55"), hands=2)
    board.box(0, Lying("8d 5c", "13", 5_500), hand=1, hands=2, active="Hand 2 of 2")
    board.caption("Hand 1 wins 55. Hand 2 has 13.")
    board.strip(PLAYING, off=("SURRENDER", "SPLIT", "DEAL"), focus="HIT")
    return board.done()


def four_hands(scale: Scale) -> QImage:
    board = Board(scale)
    board.dealer("6d ?", "6")
    for hand, lying in enumerate(
        (
            Lying("8s 3h Kd", "21", 5_500, Mark.WIN, "WIN +55"),
            Lying("8d 3c Th", "21", 11_000, across=True),
            Lying("8h 2c 2d Ah 3s", "16", 5_500),
            Lying("8c As Ad Ac Ah 2s 2h 2d 3c 3d 3h", "28", 5_500, Mark.LOSE, "LOSE −55"),
        )
    ):
        board.box(0, lying, hand=hand, hands=4, active="Hand 3 of 4" if hand == 2 else None)
    board.caption("Hand 3 of 4: hard 16 against a 6.")
    board.strip(PLAYING, off=("SURRENDER", "SPLIT", "DEAL"), focus="STAND")
    return board.done()


def insurance(scale: Scale) -> QImage:
    board = Board(scale, words=False)
    board.dealer("As ?", "A")
    board.box(0, Lying("Kh 9d", "19", 5_000))
    board.strip(PLAYING, off=tuple(face[0] for face in PLAYING))
    board.prompt()
    return board.done()


def seven(scale: Scale) -> QImage:
    board = Board(scale)
    board.dealer("9c ?", "9")
    lying = (
        "Th 7c|17|25",
        "5d 6s 9h|20|100",
        "Kc Qd|20|10",
        "Ad 7s|8/18|55",
        "4h 4c|8|75",
        "Js 3d|13|5",
        "9s 9d|18|500",
    )
    for box, text in enumerate(lying):
        shown, total, bet = text.split("|")
        mine = box == 3
        board.box(box, Lying(shown, total, int(bet) * 100), active="" if mine else None, mine=mine)
        paint_seat(
            board.painter, board.look, board.layout.seat(box), "YOU" if mine else f"CPU {box + 1}", guest=not mine
        )
    board.caption("Your turn: soft 18 against a 9.")
    board.strip(PLAYING, off=("SPLIT", "DEAL"))
    return board.done()


def results(scale: Scale) -> QImage:
    board = Board(scale)
    board.dealer("Ts 8h", "18")
    board.box(0, Lying("Ah Kc", "21", 5_000, Mark.BLACKJACK, "BLACKJACK +75"))
    board.box(1, Lying("9d 9c", "18", 5_500, Mark.PUSH, "PUSH"))
    board.box(2, Lying("6d 5s 4h", "15", 5_000, Mark.LOSE, "LOSE −50", across=True))
    board.caption("Box 1 wins 75. Box 2 pushes. Box 3 loses 50. Balance 1,205.")
    board.strip(BETTING, off=("CLEAR", "UNDO", "DOUBLE BET", "DEAL"), focus="REBET")
    paint_panel(board.painter, board.look, results_place(board.layout, 4)[0])
    return board.done()


BOARDS: dict[str, tuple[Callable[[Scale], QImage], Scale]] = {
    "a-betting": (betting, Scale()),
    "b-turn": (turn, Scale()),
    "c-split": (split, Scale()),
    "d-insurance": (insurance, Scale()),
    "f-seven": (seven, Scale(boxes=7)),
    "g-turn-1920": (turn, Scale(1920, 1080)),
    "h-split-960": (split, Scale(960, 600)),
    "j-burgundy": (turn, Scale(felt=FeltColour.BURGUNDY)),
    "k-results": (results, Scale(boxes=3)),
    "l-four-hands": (four_hands, Scale()),
    "m-four-hands-960": (four_hands, Scale(960, 600)),
    "n-split-text-200": (split, Scale(1920, 1080, text=2.0)),
    "o-insurance-960": (insurance, Scale(960, 600)),
    "p-contrast": (split, Scale(palette=HIGH_CONTRAST)),
    "q-split-text-150": (split, Scale(1440, 900, text=1.5)),
    "r-insurance-200": (insurance, Scale(1920, 1080, text=2.0)),
    "s-turn-2x": (turn, Scale(dpr=2.0)),
    "t-seven-960": (seven, Scale(960, 600, boxes=7)),
}


def main(folder: str, letters: str = "") -> None:
    """Paints the boards into a folder; all, or those of the letters."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    load_fonts()
    for name, (paint, scale) in BOARDS.items():
        if not letters or name[0] in letters:
            paint(scale).save(str(Path(folder) / f"{name}.png"))
    app.quit()


if __name__ == "__main__":
    main(*sys.argv[1:])
