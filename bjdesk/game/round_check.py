"""One kept round, checked: its shoe dealt again from the seed, the round played again, all compared with the record."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bjdesk.game.store.database import Database


class RoundCheck(Enum):
    """What a check found."""

    AGREES = "agrees"
    SHOE = "shoe"  # the seed does not fit the commitment that was shown before the bet
    ROUND = "round"  # played again, the round is not what is kept
    MISSING = "missing"  # there is no such finished round


def check_round(db: Database, number: int) -> RoundCheck:
    """Deal and play a finished round again. Raises StoreError."""
    from bjdesk.game import fairness
    from bjdesk.game.replay_frames import stored_round
    from bjdesk.game.verify import replays

    stored = stored_round(db, number)
    if stored is None:
        return RoundCheck.MISSING
    shoe = stored.opening.shoe
    if fairness.commitment(shoe.server_seed) != shoe.commitment:
        return RoundCheck.SHOE
    return RoundCheck.AGREES if replays(db, stored) else RoundCheck.ROUND
