"""How far two pictures are apart, measured so that another machine's rounding does not count and a change does.

Both are brought to half their size, which takes the cloth's grain and the edges' anti-aliasing out. What is left is
compared in blocks: a new colour, a moved card or another word fills blocks; another rounding does not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

BLOCK = 8  # pixels of the halved picture


@dataclass(frozen=True)
class Difference:
    """Levels (0–255): the mean over the whole picture, and over the block that differs most, with its place."""

    mean: float
    worst: float
    place: tuple[int, int]


def halved(picture: QImage) -> QImage:
    """A picture of half the size, as the golden ones are kept."""
    small = picture.size() / 2
    return picture.scaled(small, mode=Qt.TransformationMode.SmoothTransformation).convertToFormat(
        QImage.Format.Format_RGB888
    )


def difference(one: QImage, other: QImage) -> Difference:
    """Compare two halved pictures of one size."""
    import numpy as np

    apart = np.abs(_levels(one) - _levels(other)).mean(axis=2)
    high, wide = (extent // BLOCK * BLOCK for extent in apart.shape)
    blocks = apart[:high, :wide].reshape(high // BLOCK, BLOCK, wide // BLOCK, BLOCK).mean(axis=(1, 3))
    row, column = np.unravel_index(int(blocks.argmax()), blocks.shape)
    return Difference(float(apart.mean()), float(blocks.max()), (int(column) * BLOCK * 2, int(row) * BLOCK * 2))


def _levels(picture: QImage) -> NDArray[np.float64]:
    import numpy as np

    rows = picture.convertToFormat(QImage.Format.Format_RGB888)
    flat = np.frombuffer(rows.constBits(), np.uint8).reshape(rows.height(), rows.bytesPerLine())
    return flat[:, : rows.width() * 3].reshape(rows.height(), rows.width(), 3).astype(np.float64)
