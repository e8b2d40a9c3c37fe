"""All that a window asks of the kept rounds: found, noted, checked, replayed, played on.

Each room is loaded when it is first asked: no start waits for any of them.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC
from typing import TYPE_CHECKING

from bjdesk.game.fairness import SEED_BYTES
from bjdesk.game.faults import StoreError
from bjdesk.game.seats import computers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from datetime import datetime

    from bjdesk.game.computer_player import Charts
    from bjdesk.game.records import RoundRecord
    from bjdesk.game.replay_frames import Replay
    from bjdesk.game.round_check import RoundCheck
    from bjdesk.game.round_filter import RoundFilter
    from bjdesk.game.store.database import Database
    from bjdesk.game.what_if import WhatIfTable


class Logbook:
    """The finished rounds of a file. `charts`: by what computer players play on; `entropy` gives what can't be guessed.

    Each of its answers raises StoreError where the file can't be read.
    """

    def __init__(
        self, db: Database, charts: Charts, entropy: Callable[[int], bytes], now: Callable[[], datetime]
    ) -> None:
        self._db, self._charts, self._entropy, self._now = db, charts, entropy, now

    def found(self, wanted: RoundFilter, before: int | None, limit: int) -> tuple[RoundRecord, ...]:
        """The rounds that a filter lets through, newest first, with numbers below `before`."""
        from bjdesk.game.found import found_page

        return found_page(self._db, wanted, before, limit)

    def search(self, wanted: RoundFilter) -> Iterator[RoundRecord | None]:
        """The same for more than one card, newest first, with a None now and then: so long a search can be left."""
        from bjdesk.game import records
        from bjdesk.game.found import found_slowly

        for number in found_slowly(self._db, wanted):
            yield None if number is None else records.by_numbers(self._db, [number])[0]

    def count(self, wanted: RoundFilter) -> int:
        """How many rounds a filter lets through."""
        from bjdesk.game.found import found_count

        return found_count(self._db, wanted)

    def rules_played(self) -> tuple[str, ...]:
        """The names of the rule sets that were played."""
        from bjdesk.game.found import rules_played

        return rules_played(self._db)

    def owners(self) -> tuple[str, ...]:
        """The persons who have played: the player, and guests."""
        from bjdesk.game.found import owners

        return owners(self._db)

    def costs(self, number: int) -> dict[int, float]:
        """What a round's decisions cost, in first wagers, as far as it is known; by their numbers from 1."""
        from bjdesk.game.store.worth import worths_of

        return {worth.number: worth.cost for worth in worths_of(self._db, number)}

    def keep_note(self, number: int, text: str) -> None:
        """Write a note beside a round; "" takes it away. Where that fails, the file goes on as it is."""
        from bjdesk.game.notes import keep_note

        try:
            with self._db.transaction():
                keep_note(self._db, number, text, self._now().astimezone(UTC).isoformat(timespec="milliseconds"))
        except BaseException:
            with suppress(StoreError):  # the first fault is the one to tell of; the table's next step looks again
                self._db.reopen()
            raise

    def check(self, number: int) -> RoundCheck:
        """Deal a round's shoe and play the round again, and compare."""
        from bjdesk.game.round_check import check_round

        return check_round(self._db, number)

    def replay(self, number: int) -> Replay | None:
        """A round to be shown again; None where there is none."""
        from bjdesk.game.replay_frames import replay_of

        return replay_of(self._db, number)

    def what_if(self, number: int, decision: int) -> WhatIfTable | None:
        """A round to be played on from its decision of this number; None where it has no such one.

        Where computer players sit there whose strategy is not known yet, that is None too: it is on its way then.
        """
        from bjdesk.game.what_if import WhatIfTable, branch_at

        branch = branch_at(self._db, number, decision, self._entropy(SEED_BYTES))
        if branch is None or (computers(branch.state.seats) and not self._charts.ready(branch.state.rules)):
            return None
        return WhatIfTable(branch, self._charts)
