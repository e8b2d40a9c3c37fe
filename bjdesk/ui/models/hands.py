"""The hands on the table: the dealer's first, then each box's in order."""

from __future__ import annotations

from collections.abc import Hashable

from bjdesk.engine.cards import Card
from bjdesk.engine.events import Outcome
from bjdesk.engine.observe import Observation, SeenHand
from bjdesk.frozen import dataclass
from bjdesk.ui.models.roles import Role
from bjdesk.ui.models.rows import RowsModel


@dataclass(frozen=True, slots=True)
class HandRow:
    """A hand as it is seen; `box` is None for the dealer. Money in hundredths."""

    box: int | None
    hand: int
    hands: int  # how many hands its box has
    cards: tuple[Card | None, ...]
    total: int
    soft: bool
    natural: bool
    wager: int
    active: bool
    outcome: Outcome | None
    paid: int | None


def hand_rows(observation: Observation | None) -> tuple[HandRow, ...]:
    """Rows of the table as it is seen; none while it is empty."""
    if observation is None:
        return ()
    turn = observation.turn
    rows = [_row(None, 0, 1, observation.dealer)]
    for box, seen in enumerate(observation.boxes):
        for hand, cards in enumerate(seen.hands):
            active = turn is not None and (turn.box, turn.hand) == (box, hand)
            rows.append(_row(box, hand, len(seen.hands), cards, active=active))
    return tuple(rows)


def _row(box: int | None, hand: int, hands: int, seen: SeenHand, *, active: bool = False) -> HandRow:
    return HandRow(
        box, hand, hands, seen.cards, seen.total, seen.soft, seen.natural, seen.wager, active, seen.outcome, seen.paid
    )


class HandsModel(RowsModel[HandRow]):
    """One row per hand, as the shown state has it."""

    columns = (Role.KIND, Role.TOTAL, Role.WAGER, Role.OUTCOME)

    def show(self, observation: Observation | None) -> None:
        """Follow the shown state."""
        self.take(hand_rows(observation))

    def key(self, row: HandRow) -> Hashable:
        """A hand's place."""
        return row.box, row.hand

    def value(self, row: HandRow, role: Role) -> object:
        """The hand's value under `role`."""
        match role:
            case Role.KIND:
                return "dealer" if row.box is None else "hand"
            case Role.BOX | Role.HAND | Role.CARDS | Role.TOTAL | Role.SOFT | Role.NATURAL:
                return getattr(row, role.name.lower())
            case Role.WAGER | Role.ACTIVE | Role.OUTCOME | Role.PAID:
                return getattr(row, role.name.lower())
            case _:
                return None
