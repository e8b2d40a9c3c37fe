"""A button of the information bar: an icon, with its word beside it where the window is wide."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from bjdesk.frozen import dataclass
from bjdesk.ui.icons import paint_icon
from bjdesk.ui.keys import Press, cap
from bjdesk.ui.labels import Button, button_words, switch_words
from bjdesk.ui.panels.strip_button import PaintedButton
from bjdesk.ui.theme import NORMAL, Palette, Role, colour, role_font

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

_MOST: Final = 0.6
"""Of its button's width, for an icon alone: where large text leaves the buttons narrow, icons still lie apart."""


@dataclass(frozen=True, slots=True)
class BarPlace:
    """A button of the bar; `press` is None where it has no key. A switch has an icon for off as well."""

    words: Button
    icon: str
    press: Press | None
    off_icon: str = ""
    bare: bool = False  # never with its word: the icon is one


PLACES: Final = (
    BarPlace(Button.HINT, "hint", Press.HINT),
    BarPlace(Button.REBUY, "rebuy", Press.REBUY),
    BarPlace(Button.RULES, "rules", Press.RULES),
    BarPlace(Button.GAMELOGS, "gamelogs", Press.GAMELOGS),
    BarPlace(Button.STATISTICS, "statistics", None),
    BarPlace(Button.KEYS, "keys", Press.KEYS, bare=True),
    BarPlace(Button.VERSION, "version", None),
    BarPlace(Button.SETTINGS, "settings", Press.SETTINGS),
    BarPlace(Button.SOUND, "sound", Press.SOUND, "sound-off"),
    BarPlace(Button.EXIT_GAME, "exit", Press.EXIT),
)


class BarButton(PaintedButton):
    """Opens something; never off but for REBUY, which waits for the end of a round."""

    def __init__(self, place: BarPlace, parent: QWidget | None = None) -> None:
        super().__init__(lambda: True, parent)
        self.place = place
        self._size = 18.0
        self._palette = NORMAL
        self._worded = False
        self._on = True
        self.retranslate()

    @property
    def icon_name(self) -> str:
        """The icon that it shows now."""
        return self.place.icon if self._on else self.place.off_icon

    def set_on(self, *, on: bool) -> None:
        """Show a switch on or off, and say so."""
        self._on = on
        self.set_reason(self.reason)
        self.update()

    def retranslate(self) -> None:
        """Name, word and tooltip in the language of now."""
        words = button_words(self.place.words)
        self.setText(words.label)
        self.setAccessibleName(words.name)
        self.set_reason(self.reason)
        self.updateGeometry()
        self.update()

    def hint(self) -> str:
        """The word, of a switch how it stands, and the key."""
        name = switch_words(on=self._on) if self.place.off_icon else button_words(self.place.words).name
        return name if self.place.press is None else f"{name} ({cap(self.place.press)})"

    def set_look(self, size: float, palette: Palette, *, worded: bool) -> None:
        """Take F, the colours, and whether the word stands beside the icon."""
        self._size, self._palette, self._worded = size, palette, worded and not self.place.bare
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """An icon's square, at least 44 px; with the word as wide as that needs."""
        side = max(44, round(2.44 * self._size))
        if not self._worded:
            return QSize(side, side)
        word = QFontMetricsF(role_font(Role.OVER, self._size)).horizontalAdvance(self.text())
        return QSize(round(1.22 * self._size + word + 1.5 * self._size), side)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def shown(self) -> tuple[Hashable, ...]:
        """Its word, if it shows it, and its icon."""
        return self.text(), self.icon_name, self._worded, self._size, self._palette

    def hitButton(self, pos: QPoint) -> bool:
        """All of it can be pressed."""
        return self.rect().contains(pos)

    @property
    def icon_side(self) -> float:
        """Pixels of the icon's square."""
        whole = 1.22 * self._size
        return whole if self._worded else min(whole, _MOST * self.width())

    def paint_face(self, painter: QPainter) -> None:
        """Draw icon and word, a veil under the pointer, and the focus ring."""
        area = QRectF(self.rect()).adjusted(2, 3, -2, -3)
        self._ground(painter, area)
        side = self.icon_side
        left = area.center().x() - side / 2 if not self._worded else area.x() + 0.45 * self._size
        ink = colour(self._ink())
        paint_icon(painter, self.icon_name, QRectF(left, self.height() / 2 - side / 2, side, side), ink, width=1.6)
        if self._worded:
            painter.setFont(role_font(Role.OVER, self._size))
            painter.setPen(ink)
            words = QRectF(left + side + 0.35 * self._size, 0, self.width(), self.height())
            painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.text())

    def _ground(self, painter: QPainter, area: QRectF) -> None:
        radius = 0.4 * self._size
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            painter.setBrush(colour("#FFFFFF", 0.14 if self.isDown() else 0.08))
            painter.drawRoundedRect(area, radius, radius)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(self._palette.focus), 3))
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), radius, radius)

    def _ink(self) -> str:
        if not self.isEnabled():
            return self._palette.off
        if self.place.words is Button.REBUY:
            return self._palette.gold
        return self._palette.text if self.underMouse() or self._worded else self._palette.muted
