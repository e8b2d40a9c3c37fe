"""How hands ended, by first cards and up card, as a field of shades with the number in each."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from bjdesk.game.statistics_tally import STARTS, UPS, Field, Start
from bjdesk.ui.brushes import draw_text, filling, fitted, outline
from bjdesk.ui.panels.statistics.inks import inks
from bjdesk.ui.panels.statistics.painted import Painted
from bjdesk.ui.panels.statistics.words import bare_share, up_words
from bjdesk.ui.theme import Role, blend, colour, role_font
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Mapping

_SIDE: Final = 4.6
_HEAD: Final = 2.9
_GAP: Final = 1.5
_FAINT: Final = 30
"""Hands below which a field is paler: its number says little yet."""


class Measure(Enum):
    """What the shade and the number of a field are."""

    WON = "won"
    PUSHED = "pushed"
    LOST = "lost"
    EDGE = "edge"

    def of(self, field: Field) -> float:
        """As a share: of the hands, or of what was wagered."""
        match self:
            case Measure.WON:
                return field.won / field.hands
            case Measure.PUSHED:
                return field.pushed / field.hands
            case Measure.LOST:
                return field.lost / field.hands
            case Measure.EDGE:
                return field.net / field.wagered


class HeatMap(Painted):
    """`draw` shows the fields of one kind of first cards."""

    def __init__(self) -> None:
        super().__init__()
        self._fields: Mapping[tuple[str, str], Field] = {}
        self.start, self.measure = Start.HARD, Measure.WON

    def draw(self, fields: Mapping[tuple[str, str], Field], start: Start, measure: Measure) -> None:
        """Show this from now on."""
        self._fields, self.start, self.measure = fields, start, measure
        self.update()

    @property
    def cells(self) -> tuple[tuple[str, str], ...]:
        """Start and up card of each part, row by row."""
        return tuple((start, up) for start in STARTS[self.start] for up in UPS)

    def least_height(self) -> float:
        """A line for each row, and the heading."""
        return _HEAD + 1.15 * len(STARTS[self.start])

    def places(self, area: QRectF) -> list[QRectF]:
        """The fields, row by row."""
        rows = len(STARTS[self.start])
        side, head = min(_SIDE * self.size_worn, 0.2 * area.width()), _HEAD * self.size_worn
        wide = (area.width() - side) / len(UPS)
        high = min((area.height() - head) / rows, 2.3 * self.size_worn)
        return [
            QRectF(
                area.x() + side + column * wide, area.y() + head + row * high, wide - _GAP, high - _GAP
            )
            for row in range(rows)
            for column in range(len(UPS))
        ]  # fmt: skip

    def paint_parts(self, painter: QPainter, area: QRectF) -> None:
        """The up cards above, the first cards at the left, and the fields."""
        places = self.places(area)
        self._paint_edges(painter, area, places)
        font = role_font(Role.BODY_STRONG, self.size_worn, 0.84)
        for key, place in zip(self.cells, places, strict=True):
            self._paint_field(painter, place, self._fields.get(key), fitted(font, place.width() - 4, "−100"))

    def _paint_edges(self, painter: QPainter, area: QRectF, places: list[QRectF]) -> None:
        ink, size = inks(self.worn), self.size_worn
        strong, small = role_font(Role.BODY_STRONG, size, 0.88), role_font(Role.BODY, size, 0.85)
        over = QRectF(places[0].x(), area.y(), places[9].right() - places[0].x(), 1.4 * size)
        title = translate("Statistics", "Dealer's up card")
        draw_text(painter, over, title, fitted(small, over.width(), title), colour=QColor(ink.muted))
        for up, place in zip(UPS, places, strict=False):
            head = QRectF(place.x(), area.y() + 1.4 * size, place.width(), 1.4 * size)
            draw_text(painter, head, up_words(up), strong, colour=QColor(ink.text))
        for row, start in enumerate(STARTS[self.start]):
            first = places[row * len(UPS)]
            side = QRectF(area.x(), first.y(), first.x() - area.x() - 0.5 * size, first.height())
            label = _row_label(start)
            draw_text(painter, side, label, fitted(strong, side.width(), label), colour=QColor(ink.text))

    def _paint_field(self, painter: QPainter, place: QRectF, field: Field | None, font: QFont) -> None:
        ink, radius = inks(self.worn), 0.18 * self.size_worn
        if field is None:
            outline(painter, QPen(colour(ink.grid), 1))
            painter.drawRoundedRect(place, radius, radius)
            return
        share = self.measure.of(field)
        ground = self._shade(share, few=field.hands < _FAINT)
        if ink.filled:
            filling(painter, ground)
        else:
            few = field.hands < _FAINT
            outline(painter, QPen(QColor(ink.text), 1, Qt.PenStyle.DotLine if few else Qt.PenStyle.SolidLine))
        painter.drawRoundedRect(place, radius, radius)
        light = ink.filled and _luminance(ground) > 0.18
        draw_text(painter, place, bare_share(share), font, colour=QColor("#000000" if light else "#FFFFFF"))

    def _shade(self, share: float, *, few: bool) -> QColor:
        """From the ground to the colour of wins or losses; results by the bet go both ways from zero."""
        ink = inks(self.worn)
        tone = {Measure.LOST: ink.loss, Measure.PUSHED: ink.worth}.get(self.measure, ink.gain)
        if self.measure is Measure.EDGE and share < 0:
            tone = ink.loss
        strength = min(1.0, abs(share)) * (0.55 if few else 1.0)
        return blend(blend(ink.ground, ink.text, 0.06), tone, 0.08 + 0.9 * strength)


def _row_label(start: str) -> str:
    """A row's name at the edge: the kind stands above the picture."""
    kind, _, rank = start.partition(" ")
    if kind == "natural":
        return translate("Outcome", "Blackjack")
    return f"{up_words(rank)} {up_words(rank)}" if kind == "pair" else rank


def _luminance(tone: QColor) -> float:
    """Relative luminance (WCAG 2.2): above 0.18 black is read better than white."""
    parts = (tone.redF(), tone.greenF(), tone.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
