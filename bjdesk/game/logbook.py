"""All that a window asks of the kept rounds: found, noted, checked, replayed, played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.game.fairness import SEED_BYTES
from bjdesk.game.replay_frames import Replay, replay_of
from bjdesk.game.round_check import RoundCheck, check_round
from bjdesk.game.seats import computers
from bjdesk.game.what_if import WhatIfTable, branch_at

if TYPE_CHECKING:
    from collections.abc import Callable

    from bjdesk.game.computer_player import Charts
    from bjdesk.game.store.database import Database


class Logbook:
    """The finished rounds of a file. `charts`: by what computer players play on; `entropy` gives what can't be guessed.

    Each of them raises StoreError where the file can't be read.
    """

    def __init__(self, db: Database, charts: Charts, entropy: Callable[[int], bytes]) -> None:
        self._db, self._charts, self._entropy = db, charts, entropy

    def check(self, number: int) -> RoundCheck:
        """Deal a round's shoe and play the round again, and compare."""
        return check_round(self._db, number)

    def replay(self, number: int) -> Replay | None:
        """A round to be shown again; None where there is none."""
        return replay_of(self._db, number)

    def what_if(self, number: int, decision: int) -> WhatIfTable | None:
        """A round to be played on from its decision of this number; None where it has no such one.

        Where computer players sit there whose strategy is not known yet, that is None too: it is on its way then.
        """
        branch = branch_at(self._db, number, decision, self._entropy(SEED_BYTES))
        if branch is None or (computers(branch.state.seats) and not self._charts.ready(branch.state.rules)):
            return None
        return WhatIfTable(branch, self._charts)
