"""The finished rounds, newest first, a page at a time."""

from __future__ import annotations

from bjdesk.game.records import RoundRecord
from bjdesk.game.seats import is_computer
from bjdesk.ui.models.paged import PagedModel
from bjdesk.ui.models.roles import Role


class GamelogsModel(PagedModel[RoundRecord]):
    """One row per round. `Role.ROW` gives the whole record."""

    columns = (
        Role.NUMBER,
        Role.WHEN,
        Role.RULES,
        Role.WAGER,
        Role.CARDS,
        Role.TOTAL,
        Role.OUTCOME,
        Role.NET,
        Role.BALANCE,
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
            case Role.WAGER:
                return row.bet
            case Role.CARDS:
                return [hand.cards for box in row.boxes if not is_computer(box.owner) for hand in box.hands]
            case Role.OUTCOME:
                return [hand.outcome for box in row.boxes if not is_computer(box.owner) for hand in box.hands]
            case _:
                return self._money(row, role)

    def _money(self, row: RoundRecord, role: Role) -> object:
        match role:
            case Role.TOTAL:
                return row.dealer.cards
            case Role.NET:
                return row.net
            case Role.BALANCE:
                return row.balance_after
            case Role.FINISHED:
                return row.finished_by_program
            case _:
                return None
