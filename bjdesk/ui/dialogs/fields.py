"""The small parts of the dialogs: named labels and buttons, a switch and a choice with our own marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDateEdit,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyledItemDelegate,
    QWidget,
)

from bjdesk.ui.dialogs.worn import worn_by
from bjdesk.ui.icons import paint_icon
from bjdesk.ui.theme import Palette, colour

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent


def named_label(name: str = "", *, text: str = "", wrap: bool = False) -> QLabel:
    """A label that the style sheet knows by its name. What stands in it is no mark-up, whoever wrote it."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setObjectName(name)
    label.setWordWrap(wrap)
    return label


class DayField(QDateEdit):
    """A day, to be typed as it is written.

    Qt goes on to the next part of a day once one is full, and would pass over another at the separator that is typed
    after it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._went_on = False
        self.setButtonSymbols(QDateEdit.ButtonSymbols.NoButtons)
        self.setDateRange(QDate(2000, 1, 1), QDate(2200, 1, 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a separator for what it is, where the field has gone on by itself."""
        sign = event.text()
        if self._went_on and sign.isprintable() and sign and not sign.isalnum():
            self._went_on = False
            event.accept()
            return
        before = self.currentSectionIndex()
        super().keyPressEvent(event)
        self._went_on = sign.isalnum() and self.currentSectionIndex() != before


class RingedButton(QPushButton):
    """A button whose focus ring is seen on every ground, the gold one too: a bright line with a dark one inside."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The style's button, and the line inside the ring."""
        super().paintEvent(event)
        if not self.hasFocus():
            return
        painter, palette = QPainter(self), worn_by(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(palette.focus_outline), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(4, 4, -4, -4), 4, 4)


class IconButton(RingedButton):
    """A square button with a line icon; its name is its tool tip too."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = icon
        self.setObjectName("icon")
        self.setAutoDefault(False)

    def say(self, name: str) -> None:
        """Name it in the language of now."""
        self.setAccessibleName(name)
        self.setToolTip(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The style's button, and the icon."""
        super().paintEvent(event)
        painter, palette = QPainter(self), worn_by(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = 0.5 * min(self.width(), self.height())
        spot = QRectF(self.width() / 2 - side / 2, self.height() / 2 - side / 2, side, side)
        paint_icon(painter, self._icon_name, spot, colour(palette.text if self.isEnabled() else palette.off))


def push_button(name: str = "") -> QPushButton:
    """A button that Enter presses only while it has the focus; "gold" is the primary one."""
    button = RingedButton()
    button.setObjectName(name)
    button.setAutoDefault(False)
    return button


class Switch(QCheckBox):
    """A tick box drawn as a switch, gold when it is on; the mark moves as well as the colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Room for the switch and its words in one line, at least 44 px high."""
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(self._beside() + words, self.heightForWidth(self._beside() + words))

    def minimumSizeHint(self) -> QSize:
        """Long words wrap where there is no room for one line."""
        line, all_words = self.fontMetrics(), self.fontMetrics().horizontalAdvance(self.text())
        longest = max((line.horizontalAdvance(word) for word in self.text().split()), default=0)
        least = self._beside() + min(all_words, max(longest, 9 * line.height()))
        return QSize(least, self.heightForWidth(least))

    def _beside(self) -> int:
        """Width of the switch, and of what is free around it."""
        return round(self.fontMetrics().height() * 2.2) + 16

    def hasHeightForWidth(self) -> bool:
        """A narrow one is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """All lines of its words."""
        line = self.fontMetrics()
        room = QRect(0, 0, max(1, width - self._beside() + 2), 10_000)
        words = line.boundingRect(room, Qt.TextFlag.TextWordWrap, self.text()).height()
        return max(44, round(words + 0.6 * line.height()))

    def hitButton(self, pos: object) -> bool:
        """All of it can be pressed."""
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw track, knob, words and the focus ring."""
        painter, palette = QPainter(self), worn_by(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = float(self.fontMetrics().height())
        track = QRectF(4, self.height() / 2 - line * 0.42, line * 1.6, line * 0.84)
        self._track(painter, track, palette)
        painter.setPen(colour(palette.text if self.isEnabled() else palette.off))
        words = QRectF(self.rect()).adjusted(track.right() + 12, 0, 0, 0)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        painter.drawText(words, flags, self.text())
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(palette.focus), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)

    def _track(self, painter: QPainter, track: QRectF, palette: Palette) -> None:
        on, radius, share = self.isChecked(), track.height() / 2, 1.0 if self.isEnabled() else 0.4
        touched = self.isEnabled() and (self.underMouse() or self.isDown())
        edge = palette.hover_edge if touched else palette.gold_edge if on else palette.field_edge
        painter.setPen(QPen(colour(edge, share), 2.4 if touched else 1.4))
        painter.setBrush(colour(palette.gold if on else palette.field, share))
        painter.drawRoundedRect(track, radius, radius)
        x = track.right() - radius if on else track.left() + radius
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(palette.gold_ink if on else palette.muted))
        side = radius - (5 if self.isDown() else 4)
        painter.drawEllipse(QPointF(x, track.center().y()), side, side)


class Choice(QComboBox):
    """A list to choose from, with a chevron and a list of our own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(QStyledItemDelegate(self))  # the style's own would not take the style sheet's rows
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The style's field, and the chevron over it."""
        super().paintEvent(event)
        painter, palette = QPainter(self), worn_by(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self.fontMetrics().height() / 22
        painter.setPen(QPen(colour(palette.accent if self.isEnabled() else palette.off), 2 * unit))
        x, y = self.width() - 22 * unit, self.height() / 2
        points = ((-5, -3), (0, 3), (5, -3))
        painter.drawPolyline([QPointF(x + right * unit, y + down * unit) for right, down in points])
