"""A round: everything between DEAL and the last wager settled."""

from __future__ import annotations

from enum import Enum

from bjdesk.engine.events import Event
from bjdesk.engine.hand import Box, DealerHand
from bjdesk.engine.rules import Rules
from bjdesk.engine.shoe import Shoe
from bjdesk.frozen import dataclass


class Phase(Enum):
    """What the round is at."""

    DEALING = "dealing"
    INSURANCE = "insurance"  # insurance and even money are asked, box by box
    SURRENDER = "surrender"  # early surrender is asked, box by box
    LOOK = "look"  # the dealer looks at the hole card, where the rules say so
    BOXES = "boxes"  # the boxes act
    DEALER = "dealer"  # the dealer's cards, and settling
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Turn:
    """Who is asked: a hand of a box (0-based). `question` is False for a play decision."""

    box: int
    hand: int
    question: bool


@dataclass(frozen=True, slots=True)
class BoxBet:
    """A first wager in hundredths, and the purse it comes from."""

    bet: int
    owner: str


@dataclass(frozen=True, slots=True)
class Round:
    """The whole state of a round, what is hidden included: only the engine and `game` look at it.

    `purses` are owners and what they have beside the table, in hundredths. `answered` counts the boxes whose question
    of the present phase is behind them. `turn` is None while nobody is asked.
    """

    rules: Rules
    shoe: Shoe
    boxes: tuple[Box, ...]
    dealer: DealerHand
    purses: tuple[tuple[str, int], ...]
    phase: Phase = Phase.DEALING
    answered: int = 0
    turn: Turn | None = None

    @property
    def over(self) -> bool:
        """Whether everything is settled."""
        return self.phase is Phase.OVER

    def purse(self, owner: str) -> int:
        """What an owner has beside the table, in hundredths. Raises KeyError."""
        return dict(self.purses)[owner]


@dataclass(frozen=True, slots=True)
class Step:
    """What a deal or an action led to: the events, and the round right after each."""

    events: tuple[Event, ...]
    rounds: tuple[Round, ...]

    @property
    def round(self) -> Round:
        """The round after the last event."""
        return self.rounds[-1]
