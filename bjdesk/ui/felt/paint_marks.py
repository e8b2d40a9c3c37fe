"""Paints what tells about hands and bets: plates with total and result, frame, arrow and words, tags, the caption."""

from __future__ import annotations

from enum import Enum
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from bjdesk.engine.events import Outcome
from bjdesk.frozen import dataclass, replace
from bjdesk.ui.brushes import (
    LEFT,
    black,
    downward,
    draw_text,
    fitted,
    outline,
    round_pen,
    rounded,
    text_width,
)
from bjdesk.ui.felt.caption_lines import LEADING, caption_font
from bjdesk.ui.felt.looks import CaptionLook
from bjdesk.ui.felt.measures import PLATE_BELOW, PLATE_HEIGHT, TAB_HEIGHT
from bjdesk.ui.icons import paint_icon, suit_path
from bjdesk.ui.soft_shadow import soft_shadow
from bjdesk.ui.theme import CARD_CORNER, Look, Palette, Role, ShadowStyle, colour, role_font

LEAST_PLATE = 0.62  # of its full size, where the room is narrow


class Mark(Enum):
    """How a result looks: its colour and its icon."""

    WIN = "win"
    LOSE = "lose"
    PUSH = "push"
    BLACKJACK = "blackjack"
    HALF = "half"


MARK_ICONS = {Mark.WIN: "check", Mark.LOSE: "cross", Mark.PUSH: "equal", Mark.HALF: "half"}


def mark_of(outcome: Outcome) -> Mark:
    """The look of an outcome."""
    match outcome:
        case Outcome.NATURAL:
            return Mark.BLACKJACK
        case Outcome.WIN | Outcome.EVEN_MONEY | Outcome.CHARLIE:
            return Mark.WIN
        case Outcome.LOSE | Outcome.BUST:
            return Mark.LOSE
        case Outcome.PUSH:
            return Mark.PUSH
        case Outcome.SURRENDER:
            return Mark.HALF
        case _:
            assert_never(outcome)


def mark_colour(palette: Palette, mark: Mark) -> QColor:
    """The ground of a result."""
    codes = {Mark.WIN: palette.win, Mark.PUSH: palette.push, Mark.BLACKJACK: palette.blackjack}
    return QColor(codes.get(mark, palette.lose))


def mark_ink(palette: Palette, mark: Mark) -> QColor:
    """The ink of a result, on its ground."""
    return QColor(palette.gold_ink if mark is Mark.BLACKJACK else palette.text)


def paint_mark_icon(painter: QPainter, mark: Mark, rect: QRectF, ink: QColor) -> None:
    """A result's icon: check, cross, two lines, a halved circle, or a spade."""
    if mark is Mark.BLACKJACK:
        size = rect.width()
        painter.fillPath(suit_path("s", rect.adjusted(0.06 * size, 0, -0.06 * size, -0.04 * size)), ink)
        return
    paint_icon(painter, MARK_ICONS[mark], rect, ink, width=3)


# ---------------------------------------------------------------- plates
@dataclass(frozen=True, slots=True)
class Plate:
    """A hand's total, and its result once there is one; `room` is the width that it may take."""

    total: str
    mark: Mark | None = None
    words: str = ""
    room: float = 1e6


@dataclass(frozen=True, slots=True)
class _PlateSize:
    """F, and the widths of the plate's two parts."""

    font: float
    total: float
    result: float


def _plate_size(font: float, plate: Plate) -> _PlateSize:
    """Widths of the parts, smaller as a whole where the room is narrow."""
    size = _plate_widths(font, plate)
    whole = size.total + size.result
    if whole <= plate.room:
        return size
    return _plate_widths(font * max(LEAST_PLATE, plate.room / whole), plate)


def _plate_widths(font: float, plate: Plate) -> _PlateSize:
    total = max(text_width(plate.total, role_font(Role.PILL, font)) + 1.1 * font, 2.3 * font)
    if plate.mark is None:
        return _PlateSize(font, total, 0.0)
    words = text_width(plate.words, role_font(Role.BADGE, font))
    return _PlateSize(font, total, words + (2.35 if plate.words else 2.0) * font)


def plate_rect(font: float, anchor: QPointF, plate: Plate) -> QRectF:
    """Where a plate lies: across the hand's lower edge, whose middle is the anchor."""
    size = _plate_size(font, plate)
    width, height = size.total + size.result, PLATE_HEIGHT * size.font
    return QRectF(anchor.x() - width / 2, anchor.y() - height * (1 - PLATE_BELOW), width, height)


def paint_plate(painter: QPainter, look: Look, anchor: QPointF, plate: Plate) -> None:
    """The total of a hand and, joined to it, the result: icon, word and amount."""
    size, rect = _plate_size(look.font, plate), plate_rect(look.font, anchor, plate)
    palette, turn = look.palette, rect.height() / 2
    soft_shadow(painter, rect, ShadowStyle(2, 3, 0.50), turn)
    soft_shadow(painter, rect, ShadowStyle(0.7, 1, 0.4), turn)
    total = QRectF(rect.x(), rect.y(), size.total, rect.height())
    result = QRectF(total.right(), rect.y(), size.result, rect.height())
    painter.save()
    painter.setClipPath(rounded(rect, turn))
    painter.fillRect(rect, downward(rect, (0, palette.plate_top), (1, palette.plate_low)))
    if plate.mark is not None:
        ground = mark_colour(palette, plate.mark)
        painter.fillRect(result, downward(result, (0, ground.lighter(112)), (1, ground)))
    painter.restore()
    strong = plate.mark is not None or palette.flat
    outline(painter, QPen(colour(palette.cream, 0.92 if strong else 0.55), 1.8 if strong else 1.2))
    painter.drawRoundedRect(rect, turn, turn)
    draw_text(painter, total, plate.total, role_font(Role.PILL, size.font), colour=QColor(palette.text))
    if plate.mark is not None:
        _paint_result(painter, replace(look, font=size.font), result, plate)


def _paint_result(painter: QPainter, look: Look, rect: QRectF, plate: Plate) -> None:
    assert plate.mark is not None
    font = look.font
    ink = mark_ink(look.palette, plate.mark)
    painter.setPen(QPen(colour(look.palette.cream, 0.8), 1.4))
    painter.drawLine(QPointF(rect.x(), rect.y() + 1), QPointF(rect.x(), rect.bottom() - 1))
    icon = QRectF(rect.x() + 0.5 * font, rect.center().y() - 0.5 * font, font, font)
    paint_mark_icon(painter, plate.mark, icon, ink)
    words = QRectF(icon.right() + 0.3 * font, rect.y(), rect.right() - icon.right() - 0.3 * font, rect.height())
    draw_text(painter, words, plate.words, role_font(Role.BADGE, font), colour=ink, align=LEFT)


# ---------------------------------------------------------------- the active hand
FRAME_REACH = 16.0  # how far the frame's glow paints outside of it


def paint_frame(painter: QPainter, look: Look, frame: QRectF, card_width: float) -> None:
    """The frame around the active hand: a bright line between dark ones, with a faint glow."""
    palette = look.palette
    radius = card_width * CARD_CORNER + 7 * look.unit
    if not palette.flat:
        for width, alpha in ((5, 26), (9, 16), (14, 9)):
            outline(painter, QPen(colour(palette.focus, alpha / 255), width * 2))
            painter.drawRoundedRect(frame, radius, radius)
    outline(painter, QPen(colour(palette.focus_outline), 7))
    painter.drawRoundedRect(frame, radius, radius)
    outline(painter, QPen(colour(palette.focus), 3))
    painter.drawRoundedRect(frame, radius, radius)


def tab_rect(font: float, anchor: QPointF, words: str, room: float) -> QRectF:
    """Where the tab with words lies; the anchor is the middle of the frame's upper edge."""
    type_font = fitted(role_font(Role.BADGE, font, 0.95), room - 1.3 * font, words)
    width, height = text_width(words, type_font) + 1.3 * font, TAB_HEIGHT * font
    return QRectF(anchor.x() - width / 2, anchor.y() - height - 3.5, width, height)


def paint_tab(painter: QPainter, look: Look, anchor: QPointF, words: str, *, room: float = 1e6) -> None:
    """The arrow over the active hand; with words on a tab where the box has several hands."""
    palette, size = look.palette, look.font
    if not words:
        _paint_arrow(painter, look, anchor)
        return
    tab = tab_rect(size, anchor, words, room)
    tip = QPainterPath(QPointF(anchor.x() - 0.55 * size, tab.bottom() - 1))
    tip.lineTo(anchor.x() + 0.55 * size, tab.bottom() - 1)
    tip.lineTo(anchor.x(), tab.bottom() + min(0.62 * size, 7 * look.unit + 4))
    tip.closeSubpath()
    path = rounded(tab, 0.35 * size).united(tip)
    painter.strokePath(path, round_pen(colour(palette.focus_outline), 4))
    painter.fillPath(path, colour(palette.focus))
    font = fitted(role_font(Role.BADGE, size, 0.95), room - 1.3 * size, words)
    draw_text(painter, tab, words, font, colour=QColor(palette.gold_ink))


def _paint_arrow(painter: QPainter, look: Look, anchor: QPointF) -> None:
    size, palette = look.font, look.palette
    arrow = QPainterPath(anchor + QPointF(-0.62 * size, -0.95 * size))
    arrow.lineTo(anchor + QPointF(0.62 * size, -0.95 * size))
    arrow.lineTo(anchor + QPointF(0, -0.18 * size))
    arrow.closeSubpath()
    painter.strokePath(arrow, round_pen(colour(palette.focus_outline), 5))
    painter.strokePath(arrow, round_pen(colour(palette.focus), 1.5))
    painter.fillPath(arrow, colour(palette.focus))


def paint_doubled(painter: QPainter, look: Look, corner: QPointF, text: str = "×2") -> None:
    """The mark of a doubled hand whose last card found no room to lie across; at the hand's upper right corner."""
    size, palette = look.font, look.palette
    font = role_font(Role.BADGE, size, 0.9)
    width, height = text_width(text, font) + 0.8 * size, 1.2 * size
    rect = QRectF(corner.x() - width * 0.8, corner.y() - height * 0.35, width, height)
    soft_shadow(painter, rect, ShadowStyle(1.5, 2, 0.4), height / 2)
    painter.setPen(QPen(colour(palette.cream, 0.9), 1.4))
    painter.setBrush(QColor(palette.plate_low))
    painter.drawRoundedRect(rect, height / 2, height / 2)
    draw_text(painter, rect, text, font, colour=QColor(palette.double))


# ---------------------------------------------------------------- bets and seats
def tag_rect(font: float, middle: QPointF, text: str) -> QRectF:
    """Where an amount's tag lies around its middle."""
    width = max(text_width(text, role_font(Role.BADGE, font, 0.98)) + 1.1 * font, 2.4 * font)
    height = 1.36 * font
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


def paint_tag(painter: QPainter, look: Look, middle: QPointF, text: str, *, mine: bool = True) -> None:
    """A sum on a dark pill, on the lower edge of a circle."""
    palette, rect = look.palette, tag_rect(look.font, middle, text)
    turn = rect.height() / 2
    soft_shadow(painter, rect, ShadowStyle(1.5, 2, 0.4), turn)
    edge = colour(palette.gold, 0.7) if mine else colour(palette.cream, 0.25)
    painter.setPen(QPen(colour(palette.text) if palette.flat else edge, 1))
    painter.setBrush(colour(palette.bar, 0.94))
    painter.drawRoundedRect(rect, turn, turn)
    draw_text(painter, rect, text, role_font(Role.BADGE, look.font, 0.98), colour=QColor(palette.text))


def paint_more_chips(painter: QPainter, look: Look, middle: QPointF, count: int) -> None:
    """How many chips a bet has, where more lie there than three columns show."""
    paint_tag(painter, replace(look, font=look.font * 0.86), middle, f"×{count}", mine=False)


# ---------------------------------------------------------------- the caption
def caption_rect(look: CaptionLook) -> QRectF:
    """What a caption covers about its middle, its panel included."""
    font, edge = caption_font(look.pixels), look.pixels if look.panel else 0.0
    width = max(text_width(line, font) for line in look.lines) + 2.4 * edge
    height = len(look.lines) * LEADING * look.pixels + 2 * edge
    return QRectF(-width / 2, -height / 2, width, height)


def paint_caption_lines(painter: QPainter, style: Look, look: CaptionLook) -> None:
    """The caption's lines about the origin, with a shade under their letters, or on a panel."""
    palette, rect = style.palette, caption_rect(look)
    if look.panel:
        soft_shadow(painter, rect, ShadowStyle(3, 4, 0.5), 0.5 * look.pixels)
        painter.setPen(QPen(colour(palette.gold, 1.0 if palette.flat else 0.7), 1.2))
        painter.setBrush(QColor(palette.plate_low))
        painter.drawRoundedRect(rect, 0.5 * look.pixels, 0.5 * look.pixels)
        _paint_lines(painter, look, QColor(palette.text))
        return
    for drop, alpha in ((1.5, 128), (0.8, 102)):
        _paint_lines(painter, look, black(alpha), drop)
    _paint_lines(painter, look, QColor(palette.caption))


def _paint_lines(painter: QPainter, look: CaptionLook, ink: QColor, drop: float = 0.0) -> None:
    """Kept letters, not their outlines: those of a long sentence take a frame's time to fill."""
    font, tall = caption_font(look.pixels), LEADING * look.pixels
    metrics, rect = QFontMetricsF(font), caption_rect(look)
    painter.setFont(font)
    painter.setPen(ink)
    for row, line in enumerate(look.lines):
        left = rect.x() + 1.2 * look.pixels if look.panel else -metrics.horizontalAdvance(line) / 2
        base = (row + 0.5 - len(look.lines) / 2) * tall + (metrics.ascent() - metrics.descent()) / 2
        painter.drawText(QPointF(left, base + drop), line)
