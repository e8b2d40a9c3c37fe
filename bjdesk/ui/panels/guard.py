"""When the strip does not listen: just after it changed, and to a HIT right after a HIT."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bjdesk.engine.actions import Action
from bjdesk.game.commands import Act, Command

DEAF: Final = 250
"""Milliseconds after a change of buttons in which nothing on the strip is heard."""


class Guard:
    """Judges presses by their time in milliseconds. `hit_guard` is what the player set, 0 for none."""

    def __init__(self, clock: Callable[[], int], hit_guard: int = 250) -> None:
        self.hit_guard = hit_guard
        self._clock = clock
        self._changed = -DEAF
        self._last_hit: int | None = None

    def changed(self) -> None:
        """The strip has got other buttons."""
        self._changed = self._clock()

    def hears(self, command: Command) -> bool:
        """Whether a press of now counts."""
        now = self._clock()
        if now - self._changed < DEAF:
            return False
        if command != Act(Action.HIT):
            return True
        if self._last_hit is not None and now - self._last_hit < self.hit_guard:
            return False
        self._last_hit = now
        return True
