"""Where the strip's chips and buttons lie: pure, in strip pixels. Formulas from the drawn boards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from bjdesk.frozen import dataclass

PLACES: Final = 6
TARGET: Final = 44.0  # the least side of what can be pressed
_RAIL: Final = 0.44  # the padded edge of the table, in F
_LAST: Final = 1.25  # DEAL is so much wider
_SHRINK_BESIDE: Final = 0.72
_CHIP_BESIDE: Final = 1.4  # the same in more rows
_CHIP_SMALL: Final = 0.9  # and so small before the strip takes a third row
_CHIP_MOST: Final = 1.8  # chips grow so far with the text, then the buttons need the room
_SHRINK: Final = 0.86  # labels may be so much smaller before the strip takes another row


@dataclass(frozen=True, slots=True)
class StripLayout:
    """`rows` of buttons, 1 with the icon over the label, more with the icon beside it. `label` is their pixel size."""

    height: int
    rail: QRectF
    tray: QRectF
    chips: tuple[QRectF, ...]  # a button each: the chip, and its key below
    chip: float  # diameter
    buttons: tuple[QRectF, ...]
    rows: int
    label: float  # factor on the label's size


@dataclass(frozen=True, slots=True)
class Wants:
    """What the labels need at full size, in pixels.

    `tall` is the widest line with the icon above it; `beside` gives for each place its widest line and the room of
    what stands beside it, icon and key.
    """

    tall: float
    beside: tuple[tuple[float, float], ...]

    def columns(self, width: float, count: int = 3) -> tuple[float, tuple[float, ...]]:
        """How large labels can be beside their icons in so many columns of this width in all, and the columns."""
        shares = [self.beside[column::count] for column in range(count)]
        words = [max(words for words, _ in places) for places in shares]
        fixed = [max(around for _, around in places) for places in shares]
        factor = min(1.0, (width - sum(fixed)) / sum(words))
        spare = (width - sum(fixed) - factor * sum(words)) / count
        return factor, tuple(beside + factor * word + spare for word, beside in zip(words, fixed, strict=True))


def strip_layout(width: int, size: float, chips: int, wants: Wants) -> StripLayout:
    """Lay the strip out for F = `size` in as few rows as the words fit."""
    one = _one_row(width, size, chips, wants)
    if one.label >= _SHRINK:
        return one
    for most in (_CHIP_BESIDE, _CHIP_SMALL):
        beside = _two_rows(width, size, chips, wants, most=most)
        if beside.label >= _SHRINK_BESIDE:
            return beside
    return _stacked(width, size, chips, wants)


def _pad(width: int) -> float:
    return 24 if width >= 1100 else 16


def _tray(
    frame: tuple[int, float], chips: int, room: tuple[float, float], most: float
) -> tuple[QRectF, float, tuple[QRectF, ...]]:
    """The tray in `room` (top, height) with its chips; the chip is 64 px at F = 18 and `most` times that at most."""
    width, size = frame
    pad, gap = _pad(width), 14 if width >= 1100 else 8
    top, height = room
    chip = min(64 * min(size / 18, most), (width * 0.40 - pad) / max(chips, 5) - 10, height - 1.3 * size + 4)
    chip = max(TARGET, chip)
    step = chip + gap
    tray = QRectF(pad - 8, top, step * chips + 8, height)
    cells = tuple(QRectF(tray.x() + 4 + step * i, top, step, height) for i in range(chips))
    return tray, chip, cells


def _one_row(width: int, size: float, chips: int, wants: Wants) -> StripLayout:
    height, rail = round(6.0 * size), _RAIL * size
    inner = height - rail
    tray, chip, cells = _tray((width, size), chips, (rail + 0.34 * size, inner - 0.68 * size), _CHIP_MOST)
    gap, start = 8.0, tray.right() + (28 if width >= 1100 else 12)
    right = width - _pad(width)
    each = min((right - start - gap * (PLACES - 1)) / (PLACES - 1 + _LAST), 6.9 * size)
    tall = 4.2 * size
    x, y = right - each * _LAST - (PLACES - 1) * (each + gap), rail + (inner - tall) / 2 + 1
    buttons = [QRectF(x + i * (each + gap), y, each, tall) for i in range(PLACES - 1)]
    buttons.append(QRectF(right - each * _LAST, y, each * _LAST, tall))
    label = min(1.0, (each - 0.55 * size) / wants.tall)
    return StripLayout(height, QRectF(0, 0, width, rail), tray, cells, chip, tuple(buttons), 1, label)


def _grid(area: QRectF, gap: float, wants: Wants, across: int = 3) -> tuple[float, tuple[QRectF, ...]]:
    """Rows of so many buttons in `area`, and the labels' factor."""
    factor, columns = wants.columns(area.width() - (across - 1) * gap, across)
    rows = PLACES // across
    tall = (area.height() - (rows - 1) * gap) / rows
    places = [
        QRectF(area.x() + sum(columns[:column]) + column * gap, area.y() + row * (tall + gap), columns[column], tall)
        for row in range(rows)
        for column in range(across)
    ]
    return factor, tuple(places)


def _flat_height(size: float) -> float:
    return max(TARGET, 2.35 * size)


def _two_rows(width: int, size: float, chips: int, wants: Wants, *, most: float) -> StripLayout:
    rail, edge, gap = _RAIL * size, 0.40 * size, 8.0
    inner = 2 * _flat_height(size) + gap
    height = round(rail + 2 * edge + inner)
    tray, chip, cells = _tray((width, size), chips, (rail + 0.34 * size, height - rail - 0.68 * size), most)
    start = tray.right() + (24 if width >= 1100 else 12)
    area = QRectF(start, rail + edge, width - _pad(width) - start, inner)
    label, buttons = _grid(area, gap, wants)
    return StripLayout(height, QRectF(0, 0, width, rail), tray, cells, chip, buttons, 2, label)


def _stacked(width: int, size: float, chips: int, wants: Wants) -> StripLayout:
    """Three rows of two buttons, and beside them the chips in two rows: for large text in a narrow window."""
    rail, edge, gap, pad = _RAIL * size, 0.40 * size, 8.0, _pad(width)
    inner = 3 * max(TARGET, 1.9 * size) + 2 * gap
    height = round(rail + 2 * edge + inner)
    across = (chips + 1) // 2
    room, cell = QRectF(pad - 8, rail + edge, 0, inner), inner / 2
    chip = max(TARGET, min(64 * _CHIP_BESIDE, cell - 1.3 * size))
    step = chip + 10
    tray = QRectF(room.x(), room.y(), step * across + 8, inner)
    cells = tuple(
        QRectF(tray.x() + 4 + step * (place % across), tray.y() + cell * (place // across), step, cell)
        for place in range(chips)
    )
    start = tray.right() + (20 if width >= 1100 else 10)
    label, buttons = _grid(QRectF(start, rail + edge, width - pad - start, inner), gap, wants, 2)
    return StripLayout(height, QRectF(0, 0, width, rail), tray, cells, chip, buttons, 3, label)
