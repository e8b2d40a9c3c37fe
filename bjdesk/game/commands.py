"""What can be asked of the table, why it may say no, and what happens there apart from a round's events."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

from bjdesk.engine.errors import Refusal
from bjdesk.frozen import dataclass

if TYPE_CHECKING:
    from bjdesk.engine.actions import Action
    from bjdesk.game.seats import Sitter

# ---------------------------------------------------------------- commands


@dataclass(frozen=True, slots=True)
class AddChip:
    """Lay one chip on a box. `value` in hundredths, one of the rules' chips."""

    box: int
    value: int


@dataclass(frozen=True, slots=True)
class TakeChip:
    """Take the last chip off a box, or the last one of this value."""

    box: int
    value: int | None = None


@dataclass(frozen=True, slots=True)
class ClearBox:
    """Take all chips off a box; one that was taken off it just before counts as part of this act."""

    box: int


@dataclass(frozen=True, slots=True)
class ClearBets:
    """Take all chips back."""


@dataclass(frozen=True, slots=True)
class UndoBet:
    """Take back the last act on the bets."""


@dataclass(frozen=True, slots=True)
class DoubleBets:
    """Lay as much again on every box with a bet."""


@dataclass(frozen=True, slots=True)
class Rebet:
    """Lay the last round's bets again, and wait."""


@dataclass(frozen=True, slots=True)
class RebetAndDeal:
    """Lay the last round's bets again, if they do not lie there already, and deal."""


@dataclass(frozen=True, slots=True)
class DealCards:
    """Play for the bets that lie in the boxes."""


@dataclass(frozen=True, slots=True)
class Act:
    """Answer the decision that the round waits for."""

    action: Action


@dataclass(frozen=True, slots=True)
class Rebuy:
    """Move money from the wallet to the table, so much as chips can make; hundredths."""

    amount: int


@dataclass(frozen=True, slots=True)
class CashOut:
    """Move money from the table back to the wallet, any sum that no bet needs; hundredths."""

    amount: int


@dataclass(frozen=True, slots=True)
class PayIn:
    """The cashier: add play money to the wallet; hundredths."""

    amount: int


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Let somebody else play a box from the next round on. A guest who is new gets play money of his own."""

    box: int
    sitter: Sitter


@dataclass(frozen=True, slots=True)
class PayInGuest:
    """The cashier: add play money to a guest's account; hundredths."""

    name: str
    amount: int


BetCommand: TypeAlias = AddChip | TakeChip | ClearBox | ClearBets | UndoBet | DoubleBets | Rebet
MoneyCommand: TypeAlias = Rebuy | CashOut | PayIn | PayInGuest
Command: TypeAlias = BetCommand | RebetAndDeal | DealCards | Act | MoneyCommand | TakeSeat


# ---------------------------------------------------------------- refusals


class TableRefusal(Enum):
    """Why the table can't do it now. Texts for people are made in `ui`."""

    STALE_STEP = "stale-step"  # the press was meant for an earlier picture
    ROUND_RUNNING = "round-running"  # bets and money wait until the round is over
    NO_ROUND = "no-round"  # nobody is asked
    NO_BET = "no-bet"  # the boxes (or this box) are empty
    NO_SUCH_BOX = "no-such-box"
    NO_SUCH_CHIP = "no-such-chip"  # not in the rack, or none of this value in the box
    BELOW_MINIMUM = "below-minimum"  # some box's bet; `missing` says by how much
    ABOVE_MAXIMUM = "above-maximum"
    ABOVE_BALANCE = "above-balance"  # `missing` says by how much
    NOTHING_TO_UNDO = "nothing-to-undo"
    NO_LAST_BET = "no-last-bet"
    RESTORED = "restored"  # no rebet after a restored round
    REBET_DONE = "rebet-done"  # the last bet lies there already
    BET_BEGUN = "bet-begun"  # another bet lies there
    SHOE_TOO_SMALL = "shoe-too-small"  # so many boxes could use up a whole shoe
    ABOVE_GUESTS_BALANCE = "above-guests-balance"  # the box is a guest's; `missing` says by how much
    COMPUTERS_BOX = "computers-box"  # a computer player bets and plays there
    COMPUTERS_TURN = "computers-turn"  # it plays by itself
    BAD_NAME = "bad-name"  # no name, a name too long, or signs that are not written
    NO_SUCH_GUEST = "no-such-guest"
    ONE_BOX = "one-box"  # the only box of a table is the player's
    SEAT_TAKEN = "seat-taken"  # who should sit there sits there already
    WALLET_TOO_SMALL = "wallet-too-small"  # `missing` says by how much
    BAD_AMOUNT = "bad-amount"  # not above zero, above the cashier's bound, or for the table a sum that no chips make
    PRACTICE = "practice"  # no money moves, and nothing is kept
    REPLAY = "replay"  # a kept round is shown: it is what it was
    BREAK = "break"  # the player takes a break; the view says until when
    BAD_TEXT = "bad-text"  # the player's text for the shoe is too long, or no text


Refused: TypeAlias = Refusal | TableRefusal


class CommandRefused(ValueError):
    """The player's wish can't be granted; nothing has changed. `missing` in hundredths, 0 where no money lacks."""

    def __init__(self, refusal: Refused, missing: int = 0) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal
        self.missing = missing


# ---------------------------------------------------------------- events of the table


@dataclass(frozen=True, slots=True)
class ChipAdded:
    """A chip came to a box."""

    box: int
    value: int


@dataclass(frozen=True, slots=True)
class ChipTaken:
    """A chip left a box."""

    box: int
    value: int


@dataclass(frozen=True, slots=True)
class BetsCleared:
    """The boxes are empty; `amounts` lay there, per box."""

    amounts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BetsLaid:
    """Bets were laid at once (rebet, double bet, undo); `amounts` lie there now, per box."""

    amounts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableCleared:
    """The last round's cards left the table."""


@dataclass(frozen=True, slots=True)
class ShoeShuffled:
    """The next cards come from the shoe with this commitment."""

    commitment: str


@dataclass(frozen=True, slots=True)
class CutCardCame:
    """The cut card came out of the shoe: this round is the last one of it."""


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """Somebody else plays a box now."""

    box: int
    sitter: Sitter


class Movement(Enum):
    """Which money moved apart from a round."""

    REBUY = "rebuy"  # wallet to table
    CASH_OUT = "cash-out"  # table to wallet
    PAY_IN = "pay-in"  # bank to wallet
    GUEST_PAY_IN = "guest-pay-in"  # bank to a guest


@dataclass(frozen=True, slots=True)
class BalanceChanged:
    """Money moved apart from a round; hundredths. `name` is a guest's."""

    kind: Movement
    amount: int
    name: str = ""


TableEvent: TypeAlias = (
    ChipAdded
    | ChipTaken
    | BetsCleared
    | BetsLaid
    | TableCleared
    | ShoeShuffled
    | CutCardCame
    | SeatChanged
    | BalanceChanged
)
