"""The rule sets to choose from."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

from bjdesk.frozen import dataclass
from bjdesk.ui.models.roles import Role
from bjdesk.ui.models.rows import RowsModel

if TYPE_CHECKING:
    from bjdesk.game.rule_sets import RuleSet


@dataclass(frozen=True, slots=True)
class RuleSetRow:
    """A rule set, and whether the table plays by it."""

    one: RuleSet
    active: bool


class RuleSetsModel(RowsModel[RuleSetRow]):
    """One row per rule set: the presets, then the player's own."""

    columns = (Role.RULES,)

    def show(self, sets: Iterable[RuleSet], active: RuleSet | None) -> None:
        """Hold these sets; `active` is the one that the table plays by."""
        self.take(tuple(RuleSetRow(one, one == active) for one in sets))

    def place(self, name: str) -> int:
        """Row of a set; -1 if it is not here."""
        return next((place for place, row in enumerate(self.rows) if row.one.name == name), -1)

    def key(self, row: RuleSetRow) -> Hashable:
        """The name, and whether it is the player's."""
        return row.one.name, row.one.own

    def value(self, row: RuleSetRow, role: Role) -> object:
        """The set's name, or whether it is in use."""
        match role:
            case Role.RULES | Role.CODE:
                return row.one.name
            case Role.ACTIVE:
                return row.active
            case _:
                return None
