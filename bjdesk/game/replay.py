"""A stored round played again: from its opening and its actions follows everything else."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bjdesk.engine.actions import Action
from bjdesk.engine.dealing import deal
from bjdesk.engine.errors import ShoeEmpty
from bjdesk.engine.observe import observe
from bjdesk.engine.play import play
from bjdesk.engine.round import BoxBet
from bjdesk.engine.rules import rules_from_options
from bjdesk.engine.shoe import Shoe
from bjdesk.frozen import dataclass, replace
from bjdesk.game.fairness import ShoeOrder

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from bjdesk.engine.cards import Card
    from bjdesk.engine.observe import Observation
    from bjdesk.engine.round import Round, Step
    from bjdesk.engine.rules import Rules
    from bjdesk.game.store.rounds import Opening, ShoeRow

PLAYER = "player"
UNPLAYABLE: Final = (ValueError, KeyError, TypeError, IndexError, ArithmeticError, ShoeEmpty)
"""What a stored round may raise that is played again and was changed in the file."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What a round is dealt from. `places` are the table's boxes that play, `position` is the shoe's."""

    rules: Rules
    shoe: ShoeRow
    position: int
    places: tuple[int, ...]
    boxes: tuple[BoxBet, ...]
    purses: Mapping[str, int]

    @property
    def shoe_size(self) -> int:
        """The cards of the full shoe."""
        return 52 * self.shoe.packs

    def dealt(self) -> Step:
        """Deal the round."""
        try:
            return deal(self.rules, Shoe(self.order(), self.position), self.boxes, self.purses)
        except ShoeEmpty:
            return deal(self.rules, self._with_discards(self.position), self.boxes, self.purses)

    def played(self, state: Round, action: Action) -> Step:
        """Take an action. Where the shoe runs out, the discards of its earlier rounds come back, shuffled."""
        try:
            return play(state, action)
        except ShoeEmpty:
            return play(replace(state, shoe=self._with_discards(state.shoe.position)), action)

    def seen(self, state: Round) -> Observation:
        """What a player may see of the round; cards that came back are not counted as left."""
        observation = observe(state)
        if len(state.shoe.cards) == self.shoe_size:
            return observation
        return replace(observation, cards_left=max(0, self.shoe_size - state.shoe.position))

    def order(self) -> tuple[Card, ...]:
        """The cards of the full shoe as they come."""
        return _cards(self.shoe)

    def _with_discards(self, position: int) -> Shoe:
        return Shoe(order_of(self.shoe).cards_with_discards(self.position), position)


def order_of(shoe: ShoeRow) -> ShoeOrder:
    """What fixes the order of a stored shoe."""
    return ShoeOrder(shoe.server_seed, shoe.client_text, shoe.number, shoe.packs)


@lru_cache(maxsize=2)
def _cards(shoe: ShoeRow) -> tuple[Card, ...]:
    return order_of(shoe).cards()


@lru_cache(maxsize=16)
def rules_of(options: str) -> Rules:
    """The rule set of its stored text."""
    return rules_from_options(json.loads(options))


def setting_of(opening: Opening) -> Setting:
    """The setting of a stored round. Raises ValueError, KeyError, TypeError where the row can't be read."""
    boxes = json.loads(opening.boxes)
    return Setting(
        rules_of(opening.rule_set.options),
        opening.shoe,
        opening.position,
        tuple(box["box"] for box in boxes),
        tuple(BoxBet(box["bet"], box["owner"]) for box in boxes),
        json.loads(opening.purses),
    )


def boxes_json(places: Iterable[int], boxes: Iterable[BoxBet]) -> str:
    """The boxes of a round as they are stored."""
    return json.dumps(
        [{"box": place, "bet": box.bet, "owner": box.owner} for place, box in zip(places, boxes, strict=True)]
    )


def steps(setting: Setting, actions: Iterable[str]) -> Iterator[Step]:
    """The deal and each action's step. Raises what the engine raises where an action doesn't fit."""
    step = setting.dealt()
    yield step
    for action in actions:
        step = setting.played(step.round, Action(action))
        yield step
