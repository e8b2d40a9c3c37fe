"""When the strip and the prompt do not listen: just after they changed, and to a HIT or DEAL right after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bjdesk.engine.actions import Action
from bjdesk.game.commands import Act, Command, DealCards, RebetAndDeal

DEAF: Final = 250
"""Milliseconds after a change of buttons in which nothing on the strip is heard."""


class Guard:
    """Judges presses by their time in milliseconds. `hit_guard` is what the player set, 0 for none."""

    def __init__(self, clock: Callable[[], int], hit_guard: int = 250) -> None:
        self.hit_guard = hit_guard
        self._clock = clock
        self._changed = -DEAF
        self._last: dict[type[Command], int] = {}

    def changed(self) -> None:
        """The strip has got other buttons."""
        self._changed = self._clock()

    def hears(self, command: Command) -> bool:
        """Whether a press of now counts."""
        now = self._clock()
        if now - self._changed < DEAF:
            return False
        deaf = self._deaf_after_itself(command)
        last = self._last.get(type(command))
        if deaf and last is not None and now - last < deaf:
            return False
        if deaf:
            self._last[type(command)] = now
        return True

    def _deaf_after_itself(self, command: Command) -> int:
        """Milliseconds in which the same press again is the rest of the first one: of a HIT, or of dealing."""
        match command:
            case Act(Action.HIT):
                return self.hit_guard
            case DealCards() | RebetAndDeal():
                return DEAF
            case _:
                return 0
