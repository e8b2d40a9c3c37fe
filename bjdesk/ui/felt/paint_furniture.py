"""Paints what stands on the felt and never moves: the dealer's float, the shoe, the discard tray, the sign."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from bjdesk.ui.brushes import (
    LEFT,
    RIGHT,
    across,
    black,
    downward,
    draw_text,
    filling,
    fitted,
    outline,
    rounded,
    white,
)
from bjdesk.ui.felt.jitter import jitter, pick
from bjdesk.ui.felt.paint_cards import paint_card
from bjdesk.ui.soft_shadow import soft_shadow, two_shadows
from bjdesk.ui.theme import CARD_RATIO, CARD_RIM, CHIPS, Look, Role, ShadowStyle, blend, colour, role_font

SHOE_TURN = -9.0
DISCARD_TURN = -4.0
ROLLS = (100_000, 50_000, 10_000, 2_500, 2_500, 500, 500, 100)
ROLL_CHIPS = 13
CUT_CARD = (46.0, 66.0)  # in u
CHIP_WIDTH = 3.9  # of a chip on its edge, in u


# ---------------------------------------------------------------- the float
def paint_rack(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The dealer's float: rolls of chips on their edges, cut by the top of the window."""
    u = look.unit
    soft_shadow(painter, rect, ShadowStyle(8 * u, 4 * u, 0.55), 8 * u)
    soft_shadow(painter, rect, ShadowStyle(1.5 * u, 1.5 * u, 0.5), 8 * u)
    painter.setPen(QPen(colour(look.palette.gold_dark, 0.85), 1.2 * u))
    painter.setBrush(downward(rect, (0, "#0A0D10"), (0.7, "#161B20"), (1, "#2E373F")))
    painter.drawRoundedRect(rect, 7 * u, 7 * u)
    well = QRectF(rect.x() + 6 * u, rect.y() + 4 * u, rect.width() - 12 * u, rect.height() - 9 * u)
    painter.save()
    painter.setClipPath(rounded(well, 5 * u))
    painter.fillRect(well, QColor("#040608"))
    for number in range(len(ROLLS)):
        _paint_roll(painter, well, u, number)
    shade = ((0, 0, 170), (0.40, 0, 130), (0.62, 255, 44), (0.72, 0, 30), (0.9, 0, 150), (1, 0, 225))
    painter.fillRect(well, downward(well, *((spot, QColor(tone, tone, tone, a)) for spot, tone, a in shade)))
    painter.fillRect(well, QColor(6, 14, 11, 40))
    painter.restore()


def _paint_roll(painter: QPainter, well: QRectF, u: float, number: int) -> None:
    colours, width = CHIPS[ROLLS[number]], CHIP_WIDTH * u
    body = blend(colours.body, "#000000", 0.12)
    spot = blend(blend(colours.spot, colours.body, 0.25), "#000000", 0.15)
    left = well.x() + 4.5 * u + number * (ROLL_CHIPS * CHIP_WIDTH + 5) * u
    drift = 0.0
    for place in range(ROLL_CHIPS):
        chip = QRectF(left + place * width, well.y(), width, well.height())
        painter.fillRect(chip, body)
        drift += jitter(number, place) * 1.6  # a chip lies a little turned against its neighbour
        for height in (-7.0, 4.5, 16.0):
            painter.fillRect(QRectF(chip.x(), (height + drift) * u, width, 4.6 * u), spot)
        painter.fillRect(QRectF(chip.x(), chip.y(), 0.6 * u, chip.height()), white(46))
        painter.fillRect(QRectF(chip.right() - 0.9 * u, chip.y(), 0.9 * u, chip.height()), black(130))
    if number:
        painter.fillRect(QRectF(left - 3.4 * u, well.y(), 1.6 * u, well.height()), QColor("#3A444D"))


# ---------------------------------------------------------------- the shoe
def paint_shoe(painter: QPainter, look: Look, middle: QPointF, *, loaded: bool) -> None:
    """The shoe about its middle, without its cards; with the next card's back in its mouth."""
    u = look.unit
    body = _shoe_body(u)
    painter.save()
    painter.translate(middle)
    painter.rotate(SHOE_TURN)
    soft_shadow(painter, body.translated(3 * u, 0), ShadowStyle(12 * u, 9 * u, 0.5), 10 * u)
    soft_shadow(painter, body, ShadowStyle(2 * u, 2 * u, 0.4), 10 * u)
    if loaded:
        _paint_next_card(painter, body, u)
    painter.setPen(QPen(QColor("#05070A"), u))
    painter.setBrush(downward(body, (0, "#3A444D"), (0.08, "#222A31"), (0.92, "#12171B"), (1, "#07090B")))
    painter.drawRoundedRect(body, 10 * u, 10 * u)
    _paint_lip(painter, look, body)
    painter.restore()


def paint_shoe_load(painter: QPainter, look: Look, middle: QPointF, fill: float) -> None:
    """What is left in the shoe, 0–1, seen through its glass; painted over the shoe."""
    painter.save()
    painter.translate(middle)
    painter.rotate(SHOE_TURN)
    _paint_channel(painter, _shoe_body(look.unit), look.unit, fill)
    painter.restore()


def _shoe_body(u: float) -> QRectF:
    return QRectF(-84 * u, -46 * u, 168 * u, 92 * u)


def _paint_next_card(painter: QPainter, body: QRectF, u: float) -> None:
    mouth = QRectF(body.x() - 13 * u, body.y() + 11 * u, 52 * u, body.height() - 22 * u)
    soft_shadow(painter, mouth, ShadowStyle(3 * u, 2 * u, 0.4), 3 * u)
    width = mouth.height()
    painter.save()
    painter.translate(mouth.center())
    painter.rotate(90)
    card = QRectF(-width / 2, -mouth.width() / 2 + 4 * u, width, width / CARD_RATIO)
    paint_card(painter, card, None)  # its drawing: a turned picture of it would blur
    painter.restore()


def _paint_channel(painter: QPainter, body: QRectF, u: float, fill: float) -> None:
    """The channel with the cards on their edges, the roller behind them, and the glass."""
    channel = QRectF(body.x() + 40 * u, body.y() + 13 * u, body.width() - 52 * u, body.height() - 26 * u)
    filling(painter, downward(channel, (0, "#020304"), (1, "#14191E")))
    painter.drawRoundedRect(channel, 3 * u, 3 * u)
    block = QRectF(channel.x() + u, channel.y() + 3 * u, channel.width() * 0.86 * fill, channel.height() - 6 * u)
    filling(painter, downward(block, (0, "#D9D3BF"), (0.5, CARD_RIM), (1, "#BDB7A4")))
    painter.drawRect(block)
    for edge in range(int(block.width() / (2.1 * u))):
        x = block.x() + (1.6 + 2.1 * edge) * u
        painter.setPen(QPen(QColor(60, 52, 40, round(pick(5, edge, (60.0, 90.0, 130.0)))), 0.7 * u))
        painter.drawLine(QPointF(x, block.y()), QPointF(x, block.bottom()))
    roller = QRectF(block.right(), channel.y() + 2 * u, 14 * u, channel.height() - 4 * u)
    filling(painter, across(roller, (0, "#59636B"), (0.35, "#C9D0D5"), (0.6, "#77828A"), (1, "#2B3238")))
    painter.drawRoundedRect(roller, 2 * u, 2 * u)
    glass = downward(channel, (0, white(70)), (0.34, white(16)), (0.35, white(0)), (1, white(0)))
    painter.fillPath(rounded(channel, 3 * u), glass)


def _paint_lip(painter: QPainter, look: Look, body: QRectF) -> None:
    """The bevelled front that cards are drawn over, with its gold line."""
    u = look.unit
    lip = QPainterPath(QPointF(body.x() + 2 * u, body.y() + 4 * u))
    lip.lineTo(body.x() + 34 * u, body.y() + 3 * u)
    lip.lineTo(body.x() + 34 * u, body.bottom() - 3 * u)
    lip.lineTo(body.x() + 2 * u, body.bottom() - 4 * u)
    lip.quadTo(body.x() + 15 * u, body.center().y(), body.x() + 2 * u, body.y() + 4 * u)
    painter.fillPath(lip, across(lip.boundingRect(), (0, "#2F3942"), (0.7, "#4A5660"), (1, "#20272D")))
    outline(painter, QPen(colour(look.palette.gold, 0.75), 1.2 * u))
    x = body.x() + 36.5 * u
    painter.drawLine(QPointF(x, body.y() + 4 * u), QPointF(x, body.bottom() - 4 * u))
    painter.setPen(QPen(white(60), u))
    painter.drawRoundedRect(body.adjusted(1.2 * u, 1.2 * u, -1.2 * u, -1.2 * u), 9 * u, 9 * u)


# ---------------------------------------------------------------- the discard tray
def paint_discard(painter: QPainter, look: Look, middle: QPointF, *, cards: int) -> None:
    """The discard tray about its middle, with so many cards drawn in it."""
    u = look.unit
    tray = QRectF(-39 * u, -52 * u, 78 * u, 104 * u)
    painter.save()
    painter.translate(middle)
    painter.rotate(DISCARD_TURN)
    soft_shadow(painter, tray.translated(u, 0), ShadowStyle(9 * u, 6 * u, 0.45), 6 * u)
    painter.setPen(QPen(white(70), u))
    painter.setBrush(QColor(16, 20, 24, 190))
    painter.drawRoundedRect(tray, 6 * u, 6 * u)
    _paint_pile(painter, tray, cards)
    front = QRectF(tray.x(), tray.bottom() - 16 * u, tray.width(), 16 * u)
    painter.setPen(QPen(white(90), u))
    painter.setBrush(downward(front, (0, QColor(200, 220, 235, 70)), (1, QColor(120, 140, 155, 40))))
    painter.drawRoundedRect(front, 4 * u, 4 * u)
    painter.setPen(QPen(white(120), u))
    painter.drawLine(QPointF(tray.x() + 6 * u, tray.y() + 0.5 * u), QPointF(tray.right() - 6 * u, tray.y() + 0.5 * u))
    painter.restore()


def _paint_pile(painter: QPainter, tray: QRectF, cards: int) -> None:
    u = tray.width() / 78
    width = tray.width() - 16 * u
    lowest = QRectF(tray.x() + 8 * u, tray.y() + 8 * u, width, width / CARD_RATIO)
    for number in range(cards):
        card = lowest.translated(0, (6 - number * 1.2) * u)
        if number == cards - 1:
            paint_card(painter, card, None)
            continue
        painter.setPen(QPen(black(110), 0.6 * u))
        painter.setBrush(QColor("#E9E3D0"))
        painter.drawRoundedRect(card, 3 * u, 3 * u)


# ---------------------------------------------------------------- the sign
def paint_sign(painter: QPainter, look: Look, rect: QRectF, rows: tuple[tuple[str, str], ...]) -> None:
    """The sign with MIN and MAX: a word and an amount a row."""
    size, palette = rect.height() / 3.5, look.palette
    if not palette.flat:
        two_shadows(painter, rect, 0.35 * size, look.unit * 1.3)
    edge = downward(rect, (0, palette.gold_light), (0.5, palette.gold_dark), (1, palette.gold))
    painter.setPen(QPen(QBrush(edge), 1.6))
    painter.setBrush(QColor(palette.bar) if palette.flat else downward(rect, (0, "#232B32"), (1, "#0E1215")))
    painter.drawRoundedRect(rect, 0.35 * size, 0.35 * size)
    outline(painter, QPen(colour(palette.gold, 0.35), 0.8))
    painter.drawRoundedRect(rect.adjusted(3.5, 3.5, -3.5, -3.5), 0.22 * size, 0.22 * size)
    for row, (word, amount) in enumerate(rows):
        y = rect.y() + (0.42 + row * 1.32) * size
        line = QRectF(rect.x() + 0.75 * size, y, rect.width() - 1.5 * size, 1.34 * size)
        _paint_sign_row(painter, look, line, (word, amount))


def _paint_sign_row(painter: QPainter, look: Look, line: QRectF, row: tuple[str, str]) -> None:
    word, amount = row
    size = line.height() / 1.34
    big = fitted(role_font(Role.SIGN, size, 1.06), 0.62 * line.width(), amount)
    small = fitted(role_font(Role.OVER, size), 0.42 * line.width(), word)
    draw_text(painter, line, word, small, colour=QColor(look.palette.muted), align=LEFT)
    draw_text(painter, line, amount, big, colour=QColor(look.palette.gold), align=RIGHT)


# ---------------------------------------------------------------- the cut card
def paint_cut_card(painter: QPainter, look: Look, card: QRectF) -> None:
    """A plain card of coloured plastic, with a band to be seen by its form as well."""
    palette, u = look.palette, look.unit
    soft_shadow(painter, card, ShadowStyle(1.5 * u, 3 * u, 0.35), 3 * u)
    painter.setPen(QPen(colour(palette.cream), 1.2))
    painter.setBrush(colour(palette.gold))
    painter.drawRoundedRect(card, 3 * u, 3 * u)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(palette.gold_ink))
    painter.drawRect(QRectF(card.x() + 1, card.center().y() - 2.2 * u, card.width() - 2, 4.4 * u))
