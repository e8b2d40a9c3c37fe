"""From the settings to what the felt wears and how fast it moves; what is left to the system is asked there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from bjdesk.ui.felt.deck import Deck
from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.felt.view import Finish
from bjdesk.ui.theme import HIGH_CONTRAST, LIGHT, NORMAL, FeltColour, Palette

if TYPE_CHECKING:
    from bjdesk.game.settings import Settings


LARGE_INDEX_FROM: Final = 1.5
"""Text scale: who wants large words wants large numbers on cards, which are smaller there."""


def finish_of(settings: Settings) -> Finish:
    """Cloth, palette and deck."""
    known = {colour.value: colour for colour in FeltColour}
    felt = known.get(settings.felt, FeltColour.GREEN)
    contrast = wants_contrast(settings)
    large = settings.large_index or settings.text_scale >= LARGE_INDEX_FROM
    deck = Deck(settings.four_colours, contrast, large_index=large)
    return Finish(felt, HIGH_CONTRAST if contrast else NORMAL, deck)


def wants_contrast(settings: Settings) -> bool:
    """Whether high contrast is on, by choice or by the system's."""
    if settings.high_contrast != "system":
        return settings.high_contrast == "on"
    style = QGuiApplication.styleHints()  # kept: its accessibility hints live as long as this reference
    return style.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast


def windows_palette(settings: Settings) -> Palette:
    """What the windows beside the table wear: the player's choice, else as light or dark as the system."""
    if settings.windows == "contrast" or settings.high_contrast == "on":
        return HIGH_CONTRAST
    if settings.windows == "system" and wants_contrast(settings):
        return HIGH_CONTRAST
    light = settings.windows == "light" or (settings.windows == "system" and system_is_light())
    return LIGHT if light else NORMAL


def system_is_light() -> bool:
    """Whether the system's windows are light; where it does not say, ours are dark as the table is."""
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Light


class SystemLook(QObject):
    """Hears when the system turns light or dark, or asks for contrast."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._style = QGuiApplication.styleHints()
        self._access = self._style.accessibility()
        self._style.colorSchemeChanged.connect(self.changed)
        self._access.contrastPreferenceChanged.connect(self.changed)


def speed_of(settings: Settings, chosen: str | None, *, system_reduces: bool) -> Speed:
    """How the table moves; `chosen` is the command line's word, for this run only."""
    if chosen is not None:
        return Speed(chosen)
    reduced = settings.reduced_motion == "on" or (settings.reduced_motion == "system" and system_reduces)
    return Speed.REDUCED if reduced else Speed(settings.speed)
