"""The colours of the pictures, by what they mean, in each of the windows' palettes."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen

from bjdesk.frozen import dataclass
from bjdesk.ui.theme import blend

if TYPE_CHECKING:
    from bjdesk.ui.theme import Palette


@dataclass(frozen=True, slots=True)
class Inks:
    """`paid` is what the cards did, `worth` what the player did. None of them means anything by colour alone."""

    ground: str
    grid: str
    text: str
    muted: str
    paid: str
    worth: str
    gain: str
    loss: str
    filled: bool  # gains and losses differ in colour; else losses are drawn hollow


def pen(tone: QColor | str, width: float = 1.0) -> QPen:
    """A pen in pixels of the screen, however the picture is stretched."""
    made = QPen(QColor(tone), width)
    made.setCosmetic(True)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return made


@lru_cache(maxsize=8)
def inks(palette: Palette) -> Inks:
    """The colours of a window's palette."""
    if palette.flat:
        return Inks(
            "#000000", "#4D4D4D", "#FFFFFF", "#FFFFFF", "#FFFF00", "#FFFFFF", "#FFFFFF", "#FFFFFF", filled=False
        )
    grid = blend(palette.card, palette.text, 0.14).name()
    edges = (palette.card, grid, palette.text, palette.muted)
    if QColor(palette.card).lightness() > 128:
        return Inks(*edges, "#8A5F00", "#1456C8", "#00796B", "#B3261E", filled=True)
    return Inks(*edges, "#F2C14E", "#74A9F7", "#5CC8BD", "#F28B82", filled=True)
