"""From the settings to what the felt wears and how fast it moves; what is left to the system is asked there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from bjdesk.ui.felt.deck import Deck
from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.felt.view import Finish
from bjdesk.ui.theme import HIGH_CONTRAST, NORMAL, FeltColour

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


def speed_of(settings: Settings, chosen: str | None, *, system_reduces: bool) -> Speed:
    """How the table moves; `chosen` is the command line's word, for this run only."""
    if chosen is not None:
        return Speed(chosen)
    reduced = settings.reduced_motion == "on" or (settings.reduced_motion == "system" and system_reduces)
    return Speed.REDUCED if reduced else Speed(settings.speed)
