"""Where the gamelogs' pages come from: the window never sees the file."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bjdesk.frozen import dataclass

if TYPE_CHECKING:
    from bjdesk.game.logbook import Logbook
    from bjdesk.game.records import RoundRecord
    from bjdesk.ui.models.ledger import Entry


@dataclass(frozen=True, slots=True)
class Archive:
    """Pages of rounds and of movements of money: `(before, limit)`, the newest first."""

    rounds: Callable[[int | None, int], tuple[RoundRecord, ...]]
    ledger: Callable[[int | None, int], tuple[Entry, ...]]
    logs: Logbook
