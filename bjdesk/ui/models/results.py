"""What the last round gave: the dealer's total, each hand's outcome, the insurance."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from bjdesk.engine.events import Outcome
from bjdesk.engine.observe import Observation, SeenBox, SeenHand
from bjdesk.frozen import dataclass
from bjdesk.game.seats import YOU, Sitter, sitter_of
from bjdesk.ui.models.roles import Role
from bjdesk.ui.models.rows import RowsModel

if TYPE_CHECKING:
    from bjdesk.game.view import TableView


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A line of the results; `box` is the table's, None for the dealer. `net` is None while undecided; hundredths."""

    kind: str  # "dealer", "hand", "insurance"
    box: int | None
    hand: int
    hands: int  # how many hands its box has
    total: int
    soft: bool
    natural: bool
    wager: int
    outcome: Outcome | None
    net: int | None
    sitter: Sitter = YOU  # who plays the box


def result_rows(observation: Observation | None, places: Sequence[int] = ()) -> tuple[ResultRow, ...]:
    """Lines of a round as far as it is decided; none before the first card. `places`: the table's boxes that play."""
    if observation is None:
        return ()
    dealer = observation.dealer
    rows = [ResultRow("dealer", None, 0, 1, dealer.total, dealer.soft, dealer.natural, 0, None, None)]
    for place, box in zip(places or range(len(observation.boxes)), observation.boxes, strict=True):
        sitter = sitter_of(box.owner)
        rows.extend(_hand(place, (number, len(box.hands)), seen, sitter) for number, seen in enumerate(box.hands))
        if box.insurance:
            rows.append(_insurance(place, box))
    return tuple(rows)


def _hand(box: int, hand: tuple[int, int], seen: SeenHand, sitter: Sitter) -> ResultRow:
    number, hands = hand
    net = None if seen.paid is None else seen.paid - seen.wager
    return ResultRow(
        "hand", box, number, hands, seen.total, seen.soft, seen.natural, seen.wager, seen.outcome, net, sitter
    )


def _insurance(box: int, seen: SeenBox) -> ResultRow:
    net = None if seen.insurance_paid is None else seen.insurance_paid - seen.insurance
    hands, sitter = len(seen.hands), sitter_of(seen.owner)
    return ResultRow("insurance", box, 0, hands, 0, False, False, seen.insurance, None, net, sitter)


class ResultsModel(RowsModel[ResultRow]):
    """One row per line of the pull-down list."""

    columns = (Role.KIND, Role.TOTAL, Role.OUTCOME, Role.NET)

    def show(self, view: TableView) -> None:
        """Follow the shown state."""
        self.take(result_rows(view.observation, view.box_places))

    def key(self, row: ResultRow) -> Hashable:
        """A line's place."""
        return row.kind, row.box, row.hand

    def value(self, row: ResultRow, role: Role) -> object:
        """The line's value under `role`."""
        match role:
            case Role.KIND | Role.BOX | Role.HAND | Role.TOTAL | Role.SOFT | Role.NATURAL:
                return getattr(row, role.name.lower())
            case Role.WAGER | Role.OUTCOME | Role.NET:
                return getattr(row, role.name.lower())
            case _:
                return None
