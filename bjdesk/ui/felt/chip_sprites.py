"""Sprites of chips: single ones, columns as they lie, bets of up to three columns."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from bjdesk.frozen import dataclass, replace
from bjdesk.ui.felt.chips import COLUMNS, MOST, columns
from bjdesk.ui.felt.jitter import jitter
from bjdesk.ui.felt.paint_chips import paint_chip_edge, paint_chip_face, paint_shaded, paint_stack_shadow
from bjdesk.ui.felt.paint_marks import paint_more_chips
from bjdesk.ui.felt.sprite_store import Sprite, SpriteStore, painted
from bjdesk.ui.theme import CHIP_EDGE, Look, Palette

TURNS = 6  # different turns that a chip may lie in
MOST_TURN = 0.5  # radians
MOST_SHIFT, MOST_LEAN = 0.026, 0.011  # of the diameter: how far a chip lies off the one below, by chance and by lean


class Part(Enum):
    """What of a column is painted: in the air, chips and shadow go their own ways."""

    BOTH = "both"
    CHIPS = "chips"
    SHADOW = "shadow"


@dataclass(frozen=True, slots=True)
class Column:
    """Chips (hundredths, from the bottom up), their diameter, the pixel ratio, and the seed of how they lie."""

    chips: tuple[int, ...]
    diameter: float
    dpr: float
    seed: int
    part: Part = Part.BOTH

    @property
    def thick(self) -> float:
        """A chip's thickness on whole device pixels, so that every chip is as sharp as the first."""
        return max(1, round(self.diameter * CHIP_EDGE * self.dpr)) / self.dpr

    def turn(self, number: int) -> int:
        """In which of the turns a chip lies; a single chip lies straight."""
        return 0 if len(self.chips) == 1 else round(jitter(self.seed, 40 + number) * TURNS / 2)

    def spots(self) -> list[QPointF]:
        """Where the chips' faces are: a little off one another, with a common lean."""
        lean = jitter(self.seed, 0) * self.diameter * MOST_LEAN
        spots = []
        for number in range(len(self.chips)):
            off = jitter(self.seed, number) * self.diameter * MOST_SHIFT if number else 0.0
            x = round((off + lean * number) * self.dpr) / self.dpr
            spots.append(QPointF(x, -(number + 1) * self.thick))
        return spots


@dataclass(frozen=True, slots=True)
class Lying:
    """A chip (its value in hundredths) in one of the turns; only the topmost shows its number."""

    value: int
    turns: int
    top: bool


def column_sprite(store: SpriteStore, column: Column) -> Sprite:
    """A column of chips with its shadow; the origin is the ground under the lowest chip."""

    def make() -> Sprite:
        height = column.thick * len(column.chips)
        reach = column.diameter / 2 + 17 + height * 0.4
        top = height + column.diameter / 2 + 4
        return painted(QRectF(-reach, -top, 2 * reach, top + reach), column.dpr, paint)

    def paint(painter: QPainter) -> None:
        if column.part is not Part.CHIPS:
            paint_stack_shadow(painter, QPointF(0, 0), column.diameter, len(column.chips))
        for number, spot in enumerate(column.spots() if column.part is not Part.SHADOW else ()):
            shown = _lying_chip(store, column, number)
            painter.drawPixmap(spot - shown.origin, shown.pixmap)

    return store.get(column, make)


def _lying_chip(store: SpriteStore, column: Column, number: int) -> Sprite:
    """One chip of a column: only the top one shows its number, the others lie in the shade of the next."""
    lying = Lying(column.chips[number], column.turn(number), top=number == len(column.chips) - 1)
    return chip_sprite(store, lying, column.diameter, column.dpr)


def chip_sprite(store: SpriteStore, lying: Lying, size: float, dpr: float) -> Sprite:
    """A chip of that diameter as it lies among others."""
    value, turns, top = lying.value, lying.turns, lying.top
    turn = turns * 2 * MOST_TURN / TURNS

    def paint(painter: QPainter) -> None:
        paint_chip_edge(painter, QPointF(0, 0), size, value, turn=turn)
        paint_chip_face(painter, QPointF(0, 0), size, value, top=top, turn=turn)
        if not top:
            paint_shaded(painter, QPointF(0, 0), size)

    canvas = QRectF(-size / 2 - 1, -size / 2 - 1, size + 2, size + 2 + size * CHIP_EDGE)
    return store.get((lying, size, dpr), lambda: painted(canvas, dpr, paint))


def ways_to_lie(values: tuple[int, ...]) -> Iterator[Lying]:
    """Every way in which chips of these values lie on a table, the topmost first."""
    turns = range(-(TURNS // 2), TURNS // 2 + 1)
    yield from (Lying(value, turn, top=top) for top in (True, False) for turn in turns for value in values)


def bet_sprite(store: SpriteStore, bet: Column, drop: float, palette: Palette) -> Sprite:
    """A bet in its circle, whose middle is the origin; the taller the highest column, the lower it stands."""

    def make() -> Sprite:
        standing = columns(bet.chips)
        tallest = max((len(chips) for chips in standing), default=0)
        ground = drop * min(0.30, 0.05 + 0.033 * tallest)
        step = round(bet.diameter * 1.02 * bet.dpr) / bet.dpr
        left = -(len(standing) - 1) / 2 * step
        placed = []
        for number, chips in enumerate(standing):
            sprite = column_sprite(store, replace(bet, chips=chips, seed=bet.seed + number))
            placed.append((QPointF(left + number * step, ground) - sprite.origin, sprite.pixmap))
        canvas = QRectF(-drop, -drop, 2 * drop, 2 * drop)
        for corner, pixmap in placed:
            canvas = canvas.united(QRectF(corner, pixmap.deviceIndependentSize()))

        def paint(painter: QPainter) -> None:
            for corner, pixmap in placed:
                painter.drawPixmap(corner, pixmap)
            if len(bet.chips) > MOST and bet.part is not Part.SHADOW:
                spot = QPointF(left + (COLUMNS - 1) * step + bet.diameter * 0.60, ground - bet.diameter * 0.10)
                paint_more_chips(painter, Look(bet.diameter * 0.36, palette=palette), spot, len(bet.chips))

        return painted(canvas, bet.dpr, paint)

    return store.get(("bet", bet, round(drop, 2), palette), make)
