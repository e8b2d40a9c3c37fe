"""All that a window may draw of the table, and the frames in which it changes."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from bjdesk.frozen import dataclass
from bjdesk.game.seats import YOU, Who, is_computer
from bjdesk.game.verdicts import judge

if TYPE_CHECKING:
    from datetime import datetime

    from bjdesk.engine.cards import Card
    from bjdesk.engine.events import Event
    from bjdesk.engine.observe import Observation, Turn
    from bjdesk.engine.rules import Rules
    from bjdesk.game.commands import Command, Refused, TableEvent
    from bjdesk.game.seats import Seats, Sitter


class Phase(Enum):
    """Where the table stands."""

    BETTING = "betting"  # the felt is empty but for the bets
    PLAYING = "playing"  # a round runs
    RESULTS = "results"  # the last round lies there until the next act on the bets


@dataclass(frozen=True, slots=True)
class TableView:
    """One picture of the table; the window never asks for more. Money in hundredths, boxes count from 0."""

    step: int  # grows with every change; a press carries the one it was drawn for
    phase: Phase
    rules: Rules
    rules_name: str
    observation: Observation | None  # None while no round lies on the table
    bet_chips: tuple[tuple[int, ...], ...]  # being composed, per box, in the order laid
    last_bets: tuple[int, ...] | None  # what REBET would lay
    balance: int  # the table's money less the bets being composed
    wallet: int
    bet: int  # all wagers on the table, insurance too; or the bets being composed
    paid: int | None  # what has come back, stakes included; None while nothing is settled
    win: int | None  # what settled wagers won beyond their stakes; a loss never counts; None while nothing is settled
    net: int | None  # the finished round's result
    shoe_left: int
    shoe_size: int
    commitment: str  # of the shoe that the running round, or else the next one, is dealt from; hex
    client_text: str  # the player's text for that shoe
    client_text_open: bool  # nothing was dealt from it yet: the text may still be changed
    round_number: int | None  # running or last
    restored: bool  # the running or last round was resumed from the file
    finished_for_you: int  # rounds that were over in the file but never shown; 0 from the first change on
    can_undo: bool = False
    box_places: tuple[int, ...] = ()  # see `place_of`
    next_commitment: str = ""  # of the shoe after the running one: always committed already
    next_client_text: str = ""  # the player's text for it; it may be changed until its first DEAL
    seats: Seats = ()  # who plays each box of the table; see `sitter`
    laid_chips: tuple[tuple[int, ...], ...] = ()  # of the round's bets, per box, as they lay before DEAL; () resumed
    guests: tuple[tuple[str, int], ...] = ()  # by name: what each has beside the bets on the table
    earlier: tuple[Card, ...] = ()  # the cards that were seen in the earlier rounds of the running round's shoe
    practice: bool = False  # no money moves, and nothing is kept
    replay: bool = False  # a kept round is shown again: nothing can be done
    break_until: datetime | None = None  # the player's own break lasts until then; a running round is played out
    cut_card_out: bool = False  # the running, or else the last, round is the last one of its shoe

    @property
    def bets(self) -> tuple[int, ...]:
        """The bets being composed, per box."""
        return tuple(sum(chips) for chips in self.bet_chips)

    def sitter(self, place: int) -> Sitter:
        """Who plays a box of the table."""
        return self.seats[place] if place < len(self.seats) else YOU

    def guests_balance(self, name: str) -> int:
        """What a guest has beside the table's bets, in hundredths."""
        return dict(self.guests).get(name, 0)

    def balance_of(self, place: int) -> int:
        """What the sitter of a box of the table has left to bet, in hundredths; a computer player's is nobody's."""
        sitter = self.sitter(place)
        match sitter.who:
            case Who.PLAYER:
                return self.balance
            case Who.GUEST:
                return self.guests_balance(sitter.name)
            case Who.COMPUTER:
                return 0

    @property
    def persons_turn(self) -> Turn | None:
        """The hand that is asked, if it is a person's."""
        seen = self.observation
        turn = None if seen is None else seen.turn
        return None if seen is None or turn is None or is_computer(seen.boxes[turn.box].owner) else turn

    def place_of(self, box: int) -> int:
        """The table's box of a box of the observation and its events: a round knows only the boxes that play."""
        return self.box_places[box] if self.box_places else box

    def why_not(self, command: Command) -> Refused | None:
        """Why the table would refuse `command` now; None if it would take it."""
        return judge(self, command).refusal

    def missing(self, command: Command) -> int:
        """The hundredths that lack for `command`; 0 where money is not what lacks."""
        return judge(self, command).missing

    def guest_short_of_money(self, command: Command) -> str:
        """The guest who lacks the money for `command`; "" where nobody does, or the player."""
        return judge(self, command).guest


@dataclass(frozen=True, slots=True)
class Frame:
    """One thing that happened (None: the picture itself is the news) and the table right after it."""

    event: Event | TableEvent | None
    view: TableView
