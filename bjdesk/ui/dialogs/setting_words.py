"""The settings in words: what each is called and what its values are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from bjdesk.ui.formats import CURRENCIES, percent
from bjdesk.ui.theme import FeltColour
from bjdesk.ui.translate import translate

CHOICES: Final[dict[str, Sequence[object]]] = {
    "text_scale": (1.0, 1.25, 1.5, 1.75, 2.0),
    "windows": ("system", "dark", "light", "contrast"),
    "high_contrast": ("system", "on", "off"),
    "felt": tuple(colour.value for colour in FeltColour),
    "four_colours": (False, True),
    "large_index": (False, True),
    "speed": ("slow", "normal", "fast", "turbo"),
    "reduced_motion": ("system", "on", "off"),
    "hit_guard_ms": (0, 150, 250, 500),
    "currency": tuple(CURRENCIES),
    "coach": ("off", "request", "choice"),
    "reminder_minutes": (0, 15, 30, 60),
    "idle_minutes": (0, 5, 10, 20, 30, 60),
    "volume": (10, 30, 50, 70, 85, 100),
}
SWITCHES: Final = ("muted",)


def _scale(value: float) -> str:
    return percent(value, decimals=0)


def _speed(value: str) -> str:
    match value:
        case "slow":
            return translate("Settings", "Slow")
        case "fast":
            return translate("Settings", "Fast")
        case "turbo":
            return translate("Settings", "Turbo: cards appear")
        case _:
            return translate("Settings", "Normal")


def _system(value: str) -> str:
    match value:
        case "on":
            return translate("Settings", "On")
        case "off":
            return translate("Settings", "Off")
        case _:
            return translate("Settings", "As the system says")


def _windows(value: str) -> str:
    match value:
        case "dark":
            return translate("Settings", "Dark")
        case "light":
            return translate("Settings", "Light")
        case "contrast":
            return translate("Settings", "High contrast")
        case _:
            return translate("Settings", "System")


def _suits(value: bool) -> str:  # noqa: FBT001 - a setting's value
    return translate("Settings", "Four colours") if value else translate("Settings", "Two colours")


def _index(value: bool) -> str:  # noqa: FBT001 - a setting's value
    return translate("Settings", "Large") if value else translate("Settings", "Plain")


def _volume(value: int) -> str:
    return percent(value / 100, decimals=0)


def _felt(value: str) -> str:
    match value:
        case "blue":
            return translate("Settings", "Blue")
        case "burgundy":
            return translate("Settings", "Burgundy")
        case "grey":
            return translate("Settings", "Grey")
        case _:
            return translate("Settings", "Green")


def _guard(value: int) -> str:
    if value == 0:
        return translate("Settings", "Off")
    return translate("Settings", "{time} ms").format(time=value)


def _currency(value: str) -> str:
    return f"{value} {CURRENCIES[value]}" if value else translate("Settings", "Credits")


def _coach(value: str) -> str:
    match value:
        case "request":
            return translate("Settings", "Hints on request")
        case "choice":
            return translate("Settings", "Also after each choice")
        case _:
            return translate("Settings", "Off")


def _reminder(value: int) -> str:
    return translate("Settings", "Every %n minutes", None, value) if value else translate("Settings", "Off")


def _idle(value: int) -> str:
    return translate("Settings", "After %n minutes", None, value) if value else translate("Settings", "Off")


NAMES: Final[dict[str, tuple[Callable[[], str], Callable[[Any], str] | None]]] = {
    "language": (lambda: translate("Settings", "Language"), None),
    "text_scale": (lambda: translate("Settings", "Text size"), _scale),
    "speed": (lambda: translate("Settings", "Speed"), _speed),
    "reduced_motion": (lambda: translate("Settings", "Reduced motion"), _system),
    "volume": (lambda: translate("Settings", "Volume"), _volume),
    "felt": (lambda: translate("Settings", "Felt"), _felt),
    "windows": (lambda: translate("Settings", "Windows"), _windows),
    "high_contrast": (lambda: translate("Settings", "High contrast"), _system),
    "hit_guard_ms": (lambda: translate("Settings", "Wait between two hits"), _guard),
    "currency": (lambda: translate("Settings", "Show money as"), _currency),
    "coach": (lambda: translate("Settings", "Coach"), _coach),
    "reminder_minutes": (lambda: translate("Settings", "Remind me of time and result"), _reminder),
    "idle_minutes": (lambda: translate("Settings", "Close when nobody acts"), _idle),
    "muted": (lambda: translate("Settings", "Sound off"), None),
    "four_colours": (lambda: translate("Settings", "Suits"), _suits),
    "large_index": (lambda: translate("Settings", "Numbers on the cards"), _index),
}
