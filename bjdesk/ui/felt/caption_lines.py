"""How the caption's sentence is set: one line, or two where there is room, or a panel for what is read out."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bjdesk.frozen import dataclass
from bjdesk.ui.brushes import text_width
from bjdesk.ui.theme import Role, role_font

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QFont

LEAST: Final = 0.85  # of F: no caption's letters are smaller
TWO_LINES: Final = 0.92  # of F: the letters of two lines are no larger
LEADING: Final = 1.10  # from line to line, in the letters' size
PANEL_WIDTH: Final = 44.0  # in the letters' size: a line that is still read with ease
PANEL_LEAST: Final = 12  # pixels: only a readout that fills the whole felt comes down to them


@dataclass(frozen=True, slots=True)
class Setting:
    """Lines of text, the pixels of their letters, and whether they need a ground of their own."""

    lines: tuple[str, ...]
    pixels: int
    panel: bool = False

    @property
    def height(self) -> float:
        """Of all lines, in pixels."""
        return len(self.lines) * LEADING * self.pixels


@dataclass(frozen=True, slots=True)
class Room:
    """What a caption has: its line's width, how many lines, and the felt's size for a panel."""

    width: float
    lines: int
    felt: tuple[float, float]


@lru_cache(maxsize=32)
def set_caption(text: str, size: float, room: Room) -> Setting:
    """Set a sentence at F = `size`: as large as one line has room for, else two, else in a panel."""
    for pixels in _sizes(size):
        if text_width(text, caption_font(pixels)) <= room.width:
            return Setting((text,), pixels)
    for pixels in _sizes(size, TWO_LINES * size) if room.lines > 1 else ():
        halves = wrapped(text, room.width, pixels)
        if len(halves) == 2:
            return Setting(_balanced(text, pixels), pixels)
    return _panel(text, size, room)


def _sizes(size: float, most: float = math.inf) -> Iterator[int]:
    least = math.ceil(LEAST * size)
    yield from range(max(least, math.floor(min(most, role_font(Role.CAPTION, size).pixelSize()))), least - 1, -1)


def _panel(text: str, size: float, room: Room) -> Setting:
    wide, high = room.felt
    pixels = math.ceil(LEAST * size)
    while True:
        setting = Setting(wrapped(text, min(0.9 * wide, PANEL_WIDTH * pixels), pixels), pixels, panel=True)
        if pixels <= PANEL_LEAST or setting.height + 2 * pixels <= 0.94 * high:
            return setting
        pixels -= 1


def caption_font(pixels: int) -> QFont:
    """The caption's letters at so many pixels."""
    font = role_font(Role.CAPTION, pixels)
    font.setPixelSize(pixels)
    return font


def wrapped(text: str, width: float, pixels: int) -> tuple[str, ...]:
    """The words of a text in as few lines of this width as they need."""
    font, lines = caption_font(pixels), [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, font) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(lines)


def _balanced(text: str, pixels: int) -> tuple[str, ...]:
    """Two lines of about the same length; after a sentence rather than within one, where that is not much longer."""
    font, words = caption_font(pixels), text.split(" ")

    def longer(cut: int) -> float:
        halves = " ".join(words[:cut]), " ".join(words[cut:])
        ends = words[cut - 1].endswith((".", "?", "!"))
        return max(text_width(half, font) for half in halves) * (0.85 if ends else 1.0)

    best = min(range(1, len(words)), key=longer)
    return " ".join(words[:best]), " ".join(words[best:])
