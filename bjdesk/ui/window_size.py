"""How large the window is and may be, and what fits the size of its text: pure."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize

DEFAULT: Final = QSize(1280, 800)
LEAST: Final = QSize(960, 600)
LEAST_CAP: Final = QSize(1920, 1080)
SCALES: Final = (1.0, 1.25, 1.5, 1.75, 2.0)


def least_size(text_scale: float, screen: QSize) -> QSize:
    """The smallest window at a text scale: 960×600 times it, but no more than 1920×1080 or the screen."""
    wanted = QSize(round(LEAST.width() * text_scale), round(LEAST.height() * text_scale))
    return wanted.boundedTo(LEAST_CAP).boundedTo(screen)


def next_scale(text_scale: float, steps: int) -> float:
    """The text scale so many steps larger (or smaller, below 0) than the nearest one."""
    nearest = min(range(len(SCALES)), key=lambda place: abs(SCALES[place] - text_scale))
    return SCALES[max(0, min(len(SCALES) - 1, nearest + steps))]
