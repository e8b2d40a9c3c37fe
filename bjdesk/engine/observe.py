"""What a player may see of a round: the hole card and the undealt shoe are not in it."""

from __future__ import annotations

from dataclasses import dataclass

from bjdesk.engine.actions import Action
from bjdesk.engine.cards import Card
from bjdesk.engine.errors import Refusal
from bjdesk.engine.events import Outcome


@dataclass(frozen=True, slots=True)
class SeenHand:
    """A hand as it lies. `total` and `soft` speak of the visible cards; money in hundredths."""

    cards: tuple[Card | None, ...]  # None: lies face down
    total: int
    soft: bool
    natural: bool
    wager: int = 0
    doubled: bool = False
    from_split: bool = False
    outcome: Outcome | None = None
    paid: int | None = None


@dataclass(frozen=True, slots=True)
class SeenBox:
    """A box with its hands; `insurance` is the wager (0: none), `insurance_paid` None until decided."""

    owner: str
    bet: int
    hands: tuple[SeenHand, ...]
    insurance: int = 0
    insurance_paid: int | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """Who is asked: a hand of a box (0-based). `question` is False for a play decision."""

    box: int
    hand: int
    question: bool


@dataclass(frozen=True, slots=True)
class Observation:
    """All that may be known at the table at this moment."""

    boxes: tuple[SeenBox, ...]
    dealer: SeenHand
    turn: Turn | None
    refusals: tuple[Refusal | None, ...]  # in the order of Action; None: legal
    purses: tuple[tuple[str, int], ...]  # owner, hundredths
    cards_left: int  # in the shoe
    over: bool

    def why_not(self, action: Action) -> Refusal | None:
        """Why `action` can't be taken; None if it is legal."""
        return self.refusals[ACTION_PLACE[action]]

    @property
    def legal(self) -> tuple[Action, ...]:
        """The legal actions, in the order of `Action`; empty when nobody is asked."""
        return tuple(action for action, refusal in zip(Action, self.refusals, strict=True) if refusal is None)


ACTION_PLACE = {action: place for place, action in enumerate(Action)}
