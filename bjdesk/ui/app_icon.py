"""The program's icon, drawn at the sizes that windows and docks ask for."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from bjdesk.assets import asset

SIZES = (16, 24, 32, 48, 64, 128, 256)
SMALL = 40  # pixels: up to here the simpler drawing


def app_icon() -> QIcon:
    """The icon of the program's windows."""
    icon = QIcon()
    for size in SIZES:
        icon.addPixmap(_drawn(size))
    return icon


def _drawn(size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    name = "bjdesk-small.svg" if size <= SMALL else "bjdesk.svg"
    QSvgRenderer(str(asset("icons", name))).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
