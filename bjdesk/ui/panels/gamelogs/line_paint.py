"""How a line of a kept round is laid out and drawn, at any width: in the window, and in the picture that is copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from bjdesk.frozen import dataclass
from bjdesk.ui.brushes import text_width
from bjdesk.ui.icons import paint_icon
from bjdesk.ui.panels.coach import MARKS
from bjdesk.ui.panels.gamelogs.cards import HIGH, STEP, paint_small_card
from bjdesk.ui.panels.gamelogs.lines import LineKind, Tone
from bjdesk.ui.theme import Role, colour, role_font

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bjdesk.ui.panels.gamelogs.lines import Line
    from bjdesk.ui.theme import Look

EDGE: Final = 0.7
"""F at the left and right of a line."""
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
_ANYWHERE: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWrapAnywhere)
_TONES: Final = {Tone.PLAIN: "text", Tone.GOOD: "accent", Tone.BAD: "refusal"}
_PICTURE_WIDE: Final = 30.0
"""F of the copied picture's width."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A text, an icon or cards in a place; `ink` is a colour of the palette."""

    place: QRectF
    text: str = ""
    font: QFont | None = None
    ink: str = "text"
    flags: int = _LEFT
    icon: str = ""
    cards: tuple[str, ...] = ()
    rule: bool = False  # a hairline along the top


def pieces(line: Line, width: float, size: float) -> tuple[Piece, ...]:
    """Everything of a line at F = `size`, in a column of this width that begins at its own top."""
    room = QRectF(EDGE * size, 0, width - 2 * EDGE * size, 0)
    match line.kind:
        case LineKind.TITLE:
            strong = role_font(Role.TITLE, size, 1.1)
            return tuple(_pair(line, room, (strong, role_font(Role.MONEY, size, 1.1)), pad=0.35 * size))
        case LineKind.SECTION:
            over = role_font(Role.OVER, size)
            space = QRectF(room.x(), 0.75 * size, room.width(), 0)
            pair = _pair(line, space, (over, over), inks=("muted", "muted"), pad=0.12 * size)
            return (Piece(QRectF(room.x(), 0.4 * size, room.width(), 1), rule=True), *pair)
        case LineKind.HAND:
            return tuple(_hand(line, room, size))
        case LineKind.CODE:
            return tuple(_code(line, room, size))
        case LineKind.UNDER:
            font = role_font(Role.BODY, size, 0.9)
            return (Piece(_high(room, line.text, font, 0.12 * size), line.text, font, "muted"),)
        case _:
            return tuple(_named(line, room, size))


def height(line: Line, width: float, size: float) -> float:
    """How high a line is."""
    return max(piece.place.bottom() for piece in pieces(line, width, size)) + 0.1 * size


def _high(room: QRectF, text: str, font: QFont, pad: float) -> QRectF:
    """The room, as high as the wrapped text needs."""
    wrapped = QFontMetricsF(font).boundingRect(QRectF(0, 0, room.width(), 10_000), _LEFT, text)
    return QRectF(room.x(), room.y() + pad, room.width(), wrapped.height() + pad)


def _pair(
    line: Line, room: QRectF, fonts: tuple[QFont, QFont], *, inks: tuple[str, str] | None = None, pad: float
) -> Iterator[Piece]:
    """Name and value in one row, or the value under the name where they don't fit."""
    name_ink, value_ink = inks or ("text", _TONES[line.tone])
    text = line.text.upper() if line.kind is LineKind.SECTION else line.text
    wide = text_width(line.value, fonts[1]) + 2
    beside = text_width(text, fonts[0]) + wide + 0.8 * fonts[0].pixelSize() <= room.width()
    name = QRectF(room.x(), room.y(), room.width() - (wide if beside and line.value else 0), 0)
    name = _high(name, text, fonts[0], pad)
    yield Piece(name, text, fonts[0], "accent" if line.kind is LineKind.TITLE else name_ink)
    if not line.value:
        return
    value = QRectF(room.right() - wide, name.y(), wide, name.height())
    if not beside:
        value = _high(QRectF(room.x(), name.bottom(), room.width(), 0), line.value, fonts[1], 0.4 * pad)
    yield Piece(value, line.value, fonts[1], value_ink, _RIGHT)


def _named(line: Line, room: QRectF, size: float) -> Iterator[Piece]:
    """A fact, or a choice with its icon."""
    if line.action is not None:
        icon, tint = MARKS[line.action]
        side = 1.0 * size
        yield Piece(QRectF(room.x(), 0.3 * size, side, side), icon=icon, ink=_readable(tint))
        room = room.adjusted(1.5 * size, 0, 0, 0)
    yield from _pair(line, room, (role_font(Role.BODY, size), role_font(Role.BODY_STRONG, size)), pad=0.18 * size)


def _readable(tint: str) -> str:
    """An ink for an icon on any ground: the table's colours are too light for a window by day."""
    return tint if tint in {"muted", "text"} else "accent"


def _hand(line: Line, room: QRectF, size: float) -> Iterator[Piece]:
    """Rows of cards, and under or beside them how they ended."""
    cards = tuple(line.cards.split())
    a_row = max(1, int((room.width() + (STEP - 1.62) * size) // (STEP * size)))
    rows = [cards[place : place + a_row] for place in range(0, len(cards), a_row)]
    y = 0.2 * size
    for row in rows:
        yield Piece(QRectF(room.x(), y, len(row) * STEP * size, HIGH * size), cards=row)
        y += (HIGH + 0.2) * size
    body, strong = role_font(Role.BODY, size, 0.95), role_font(Role.BODY_STRONG, size)
    said = text_width(line.text, body) + text_width(line.value, strong) + 1.6 * size
    taken = len(rows[-1]) * STEP * size if rows else 0.0
    if taken + said <= room.width():
        beside = room.adjusted(taken + 0.5 * size, 0, 0, 0)
        beside.moveTop(y - (HIGH + 0.2) * size)
        beside.setHeight(HIGH * size)
        yield Piece(beside, line.text, body, "muted")
        yield Piece(beside, line.value, strong, _TONES[line.tone], _RIGHT)
    else:
        below = QRectF(room.x(), y, room.width(), 0)
        yield from _pair(line, below, (body, strong), inks=("muted", _TONES[line.tone]), pad=0.1 * size)


def _code(line: Line, room: QRectF, size: float) -> Iterator[Piece]:
    """A long run of signs, broken anywhere, under its name."""
    name, font = role_font(Role.BODY, size, 0.82), role_font(Role.BODY, size, 0.82)
    first = _high(room, line.text, name, 0.15 * size)
    yield Piece(first, line.text, name, "muted")
    wrapped = QFontMetricsF(font).boundingRect(QRectF(0, 0, room.width(), 10_000), _ANYWHERE, line.value)
    place = QRectF(room.x(), first.bottom(), room.width(), wrapped.height() + 2)
    yield Piece(place, line.value, font, "text", _ANYWHERE)


def paint_line(painter: QPainter, line: Line, place: QRectF, look: Look) -> None:
    """Draw a line into its place, as wide as that is."""
    painter.save()
    painter.translate(place.topLeft())
    for piece in pieces(line, place.width(), look.font):
        _paint_piece(painter, piece, look)
    painter.restore()


def _paint_piece(painter: QPainter, piece: Piece, look: Look) -> None:
    size, palette = look.font, look.palette
    ink = QColor(getattr(palette, piece.ink))
    if piece.rule:
        painter.fillRect(piece.place, colour(palette.hairline))
    elif piece.icon:
        paint_icon(painter, piece.icon, piece.place, ink, width=1.9)
    elif piece.cards:
        for number, card in enumerate(piece.cards):
            left = piece.place.x() + number * STEP * size
            paint_small_card(painter, QPointF(left, piece.place.center().y()), card, size)
    elif piece.font is not None:
        painter.setFont(piece.font)
        painter.setPen(ink)
        painter.drawText(piece.place, piece.flags | int(Qt.TextFlag.TextDontClip), piece.text)


def picture_of(lines: Sequence[Line], look: Look) -> QImage:
    """The lines as a picture of their own, twice as sharp as the screen."""
    size = look.font
    width, edge = _PICTURE_WIDE * size, 1.0 * size
    heights = [height(line, width - 2 * edge, size) for line in lines]
    image = QImage(round(2 * width), round(2 * (sum(heights) + 2 * edge)), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(2.0)
    image.fill(QColor(look.palette.card))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    at = QPointF(edge, edge)
    for line, high in zip(lines, heights, strict=True):
        paint_line(painter, line, QRectF(at.x(), at.y(), width - 2 * edge, high), look)
        at += QPointF(0, high)
    painter.end()
    return image
