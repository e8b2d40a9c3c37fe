"""The finished rounds, newest first, a page at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.game.records import RoundRecord
from bjdesk.game.replay import PLAYER
from bjdesk.game.seats import is_computer
from bjdesk.ui.models.paged import PagedModel
from bjdesk.ui.models.roles import Role

if TYPE_CHECKING:
    from bjdesk.game.records import BoxRecord


class GamelogsModel(PagedModel[RoundRecord]):
    """One row per round, as `owner` had it. `Role.ROW` gives the whole record."""

    owner = PLAYER
    columns = (
        Role.NUMBER,
        Role.WHEN,
        Role.OUTCOME,
        Role.NET,
        Role.CARDS,
        Role.TOTAL,
        Role.WAGER,
        Role.BALANCE,
        Role.RULES,
        Role.NOTE,
    )

    def number(self, row: RoundRecord) -> int:
        """The round's number."""
        return row.number

    def value(self, row: RoundRecord, role: Role) -> object:
        """The round's value under `role`; cards as texts, the hands' in order, the dealer's last."""
        match role:
            case Role.NUMBER:
                return row.number
            case Role.WHEN:
                return row.when
            case Role.RULES:
                return row.rules_name
            case Role.NOTE:
                return row.note
            case Role.CARDS:
                return [hand.cards for box in boxes_of(row, self.owner) for hand in box.hands]
            case Role.OUTCOME:
                return [hand.outcome for box in boxes_of(row, self.owner) for hand in box.hands]
            case _:
                return self._money(row, role)

    def _money(self, row: RoundRecord, role: Role) -> object:
        match role:
            case Role.WAGER:
                return row.bet_of(self.owner)
            case Role.TOTAL:
                return row.dealer.cards
            case Role.NET:
                return row.net_of(self.owner)
            case Role.BALANCE:
                held = row.balance_of(self.owner)
                return None if held is None else held[1]
            case Role.FINISHED:
                return row.finished_by_program
            case _:
                return None


def boxes_of(row: RoundRecord, owner: str) -> tuple[BoxRecord, ...]:
    """A person's boxes of a round; of one who had none, those of all persons."""
    own = tuple(box for box in row.boxes if box.owner == owner)
    return own or tuple(box for box in row.boxes if not is_computer(box.owner))
