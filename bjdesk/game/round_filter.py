"""What rounds are looked for."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from bjdesk.frozen import dataclass
from bjdesk.game.replay import PLAYER

if TYPE_CHECKING:
    from datetime import datetime

COSTLY: Final = 1.0
"""Hundredths from which on a round's choices count as costly: the least that can be paid."""


class Result(Enum):
    """How a round ended for a person."""

    WON = "won"
    LOST = "lost"
    EVEN = "even"


@dataclass(frozen=True, slots=True)
class RoundFilter:
    """The rounds in which a person had a bet and of which all that is asked for here is true.

    `since` and `until` (with zones; `until` itself is out) are about when a round was dealt. `rules` is a rule set's
    name. Money in hundredths, bounds included; a bet is all wagers, insurance too. `cards` are cards ("As") or ranks
    ("A") which all lay in one hand, the person's or the dealer's, each as often as it is named.
    """

    owner: str = PLAYER
    since: datetime | None = None
    until: datetime | None = None
    rules: str | None = None
    result: Result | None = None
    natural: bool = False
    split: bool = False
    doubled: bool = False
    insured: bool = False
    surrendered: bool = False
    finished: bool = False
    costly: bool = False
    noted: bool = False
    least_bet: int | None = None
    most_bet: int | None = None
    least_net: int | None = None
    most_net: int | None = None
    cards: tuple[str, ...] = ()
