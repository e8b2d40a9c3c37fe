"""The program's icon, drawn at the sizes that windows and docks ask for."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QIcon, QImage, QImageWriter, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from bjdesk.assets import asset

SIZES = (16, 24, 32, 48, 64, 128, 256)
SMALL = 40  # pixels: up to here the simpler drawing


def app_icon() -> QIcon:
    """The icon of the program's windows."""
    icon = QIcon()
    for size in SIZES:
        icon.addPixmap(QPixmap.fromImage(_drawn(size)))
    return icon


def icon_png(size: int) -> bytes:
    """The icon as a PNG file of `size` × `size` pixels."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    written = QImageWriter(buffer, QByteArray(b"png")).write(_drawn(size))
    assert written, "Qt writes PNG itself"
    return bytes(buffer.data().data())


def _drawn(size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    name = "bjdesk-small.svg" if size <= SMALL else "bjdesk.svg"
    QSvgRenderer(str(asset("icons", name))).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image
