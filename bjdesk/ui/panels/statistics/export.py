"""A picture or its table as a file: PNG, SVG, CSV."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from bjdesk.engine.money import format_money
from bjdesk.ui.brushes import LEFT, draw_text
from bjdesk.ui.models.statistics import KIND_OF, Column, Figure, Kind, Table
from bjdesk.ui.panels.statistics.inks import inks
from bjdesk.ui.panels.statistics.words import moment
from bjdesk.ui.theme import NORMAL, Palette, Role, role_font

if TYPE_CHECKING:
    from collections.abc import Callable

    from bjdesk.ui.panels.statistics.legend import Legend

    Paint = Callable[[QPainter, QRectF], None]

SCALE: Final = 2
"""Pixels of a PNG for one of the window's."""


class PictureSheet:
    """What goes into a picture file: heading, legend, and the picture in the size of the window."""

    def __init__(self, title: str, legend: Legend, paint: Paint, size: QSize) -> None:
        self._title, self._legend, self._paint, self._picture = title, legend, paint, size
        self._f, self._ink = 18.0, inks(NORMAL)

    def dress(self, size: float, palette: Palette) -> None:
        """Take F and the colours."""
        self._f, self._ink = size, inks(palette)

    @property
    def size(self) -> QSize:
        """All of it, in pixels of the window."""
        edge = round(1.2 * self._f)
        wide = self._picture.width() + 2 * edge
        return QSize(wide, round(self._head + self._picture.height() + 2 * edge))

    @property
    def _head(self) -> float:
        return 2.4 * self._f + self._legend.height_for(self._picture.width()) + 0.4 * self._f

    def paint(self, painter: QPainter) -> None:
        """Draw all of it."""
        f, size = self._f, self.size
        edge, wide = round(1.2 * f), float(self._picture.width())
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(self._ink.ground))
        heading = QRectF(edge, edge, wide, 2.0 * f)
        draw_text(painter, heading, self._title, role_font(Role.TITLE, f), colour=QColor(self._ink.text), align=LEFT)
        legend = QRectF(edge, edge + 2.4 * f, wide, self._head - 2.4 * f)
        painter.save()
        self._legend.paint_into(painter, legend)
        painter.restore()  # pyqtgraph paints with whatever brush it finds
        self._paint(painter, QRectF(edge, edge + self._head, wide, self._picture.height()))

    def png(self) -> bytes:
        """As a PNG file, two pixels for each of the window's."""
        image = QImage(self.size * SCALE, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(SCALE)  # no painter's scale: widths in pixels grow with it
        image.fill(QColor(self._ink.ground))
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.paint(painter)
        painter.end()
        kept = QByteArray()
        buffer = QBuffer(kept)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, b"png").write(image)
        return bytes(kept.data())

    def svg(self) -> bytes:
        """As an SVG file."""
        kept = QByteArray()
        buffer = QBuffer(kept)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setSize(self.size)
        generator.setResolution(self._legend.logicalDpiX())  # else the axes' texts are set for another one
        generator.setViewBox(QRectF(0, 0, self.size.width(), self.size.height()))
        generator.setTitle(self._title)
        painter = QPainter(generator)
        self.paint(painter)
        painter.end()
        return bytes(kept.data())


# ---------------------------------------------------------------- tables


def csv_of(table: Table) -> bytes:
    """The table for other programs: codes as in the program, ISO dates, plain decimals, nothing translated."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([column.value for column in table.columns])
    for row in table.rows:
        writer.writerow([plain(column, value) for column, value in zip(table.columns, row, strict=True)])
    return text.getvalue().encode()


def plain(column: Column, value: object) -> str:
    """A value without a language."""
    return "" if value is None else _plain(KIND_OF[column], value)


def _plain(kind: Kind, value: Any) -> str:  # noqa: ANN401 - what the kind says
    match kind:
        case Kind.MOMENT:
            return moment(value).isoformat()
        case Kind.MONEY | Kind.SIGNED:
            return format_money(round(value))
        case Kind.SHARE:
            return f"{value:.6f}"
        case Kind.PACE:
            return f"{value:.2f}"
        case Kind.FIGURE:
            return str(Figure(value).value)
        case Kind.AMOUNT:
            inner, amount = value
            return "" if amount is None else _plain(inner, amount)
        case Kind.RULES:
            text = str(value)
            return "'" + text if text[:1] in {"=", "+", "@", "-"} else text  # no spreadsheet takes it for a formula
        case _:
            return str(value)
