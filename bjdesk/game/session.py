"""A sitting at the table: how long it lasts, what it won or lost, and when the player wants to be told or let go.

Times are seconds on a clock that nobody can set.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from bjdesk.game.view import TableView

MINUTE: Final = 60
WARNED_BEFORE: Final = 60
"""Seconds between the warning and the end of a sitting at which nobody acts."""


class Sitting:
    """From the opening of the table to its closing. `net` is the player's result in hundredths, `rounds` how many."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._began = clock()
        self._counted: int | None = None
        self.net = 0
        self.rounds = 0

    @property
    def seconds(self) -> float:
        """How long it has lasted."""
        return self._clock() - self._began

    @property
    def minutes(self) -> int:
        """The whole minutes of it."""
        return int(self.seconds // MINUTE)

    def follow(self, view: TableView) -> None:
        """Count a round whose end is shown; practice and replays are no result."""
        if view.net is None or view.practice or view.replay or view.round_number == self._counted:
            return
        self._counted = view.round_number
        self.net += view.net
        self.rounds += 1


class Reminders:
    """Every so many minutes, from the last reminder or the moment at which they were asked for."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._minutes = 0
        self._from = clock()

    def every(self, minutes: int) -> None:
        """Remind at this interval from now on; 0: never."""
        if minutes != self._minutes:
            self._minutes = minutes
            self.begin_again()

    def begin_again(self) -> None:
        """The player was reminded."""
        self._from = self._clock()

    @property
    def due(self) -> bool:
        """Whether it is time; it stays due until it is told."""
        return self._minutes > 0 and self._clock() - self._from >= self._minutes * MINUTE


class Idle(Enum):
    """How it stands with a player who does not act."""

    HERE = "here"
    WARNED = "warned"  # the sitting ends within `WARNED_BEFORE` seconds
    GONE = "gone"


class Idleness:
    """So many minutes without an act end the sitting; 0: never. Each act begins them anew."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last = clock()
        self.minutes = 0

    def acted(self) -> None:
        """Somebody is here."""
        self._last = self._clock()

    @property
    def left(self) -> float:
        """Seconds until the sitting ends by itself."""
        return self._last + self.minutes * MINUTE - self._clock()

    @property
    def state(self) -> Idle:
        """Whether to warn, or to end it."""
        if not self.minutes or self.left > WARNED_BEFORE:
            return Idle.HERE
        return Idle.WARNED if self.left > 0 else Idle.GONE
