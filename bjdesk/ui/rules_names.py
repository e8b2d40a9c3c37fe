"""What the rule sets are called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bjdesk.ui.translate import translate

_TITLES: Final[dict[str, Callable[[], str]]] = {
    "single-deck": lambda: translate("Rule set", "Single deck"),
    "american": lambda: translate("Rule set", "American"),
    "eight-deck": lambda: translate("Rule set", "Eight decks"),
    "classic": lambda: translate("Rule set", "Classic"),
    "european": lambda: translate("Rule set", "European"),
    "krog": lambda: translate("Rule set", "Krog"),
    "vegas": lambda: translate("Rule set", "Vegas Strip"),
}


def rules_title(name: str) -> str:
    """A preset's name in the player's language; a house rule set keeps its own."""
    return _TITLES[name]() if name in _TITLES else name
