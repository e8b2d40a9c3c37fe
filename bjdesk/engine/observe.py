"""What a player may see of a round: the hole card and the undealt shoe are not in it."""

from __future__ import annotations

from bjdesk.engine.actions import Action
from bjdesk.engine.cards import Card
from bjdesk.engine.errors import Refusal
from bjdesk.engine.events import CardDealt, Event, Outcome
from bjdesk.engine.hand import Box, DealerHand, Hand, total
from bjdesk.engine.legal import refusals_of
from bjdesk.engine.round import Round, Turn
from bjdesk.frozen import dataclass, replace

__all__ = ["ACTION_PLACE", "Observation", "SeenBox", "SeenHand", "Turn", "observe", "redact"]


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
    stood: bool = False  # takes no more cards
    surrendered: bool = False  # given up; the money may still wait for the dealer's second card
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


def observe(state: Round) -> Observation:
    """What a player may see of a round. Two rounds that differ only in what is hidden give equal observations."""
    return Observation(
        boxes=tuple(_see_box(box) for box in state.boxes),
        dealer=_see_dealer(state.dealer),
        turn=state.turn,
        refusals=refusals_of(state),
        purses=state.purses,
        cards_left=state.shoe.left,
        over=state.over,
    )


def _see_box(box: Box) -> SeenBox:
    hands = tuple(_see_hand(hand) for hand in box.hands)
    return SeenBox(box.owner, box.bet, hands, box.insurance, box.insurance_paid)


def _see_hand(hand: Hand) -> SeenHand:
    return SeenHand(
        cards=hand.cards,
        total=hand.total.points,
        soft=hand.total.soft,
        natural=hand.natural,
        wager=hand.wager,
        doubled=hand.doubled,
        from_split=hand.from_split,
        stood=hand.stood,
        surrendered=hand.surrendered,
        outcome=hand.outcome,
        paid=hand.paid,
    )


def _see_dealer(dealer: DealerHand) -> SeenHand:
    seen = total(dealer.visible)
    cards: tuple[Card | None, ...] = (*dealer.visible, None) if dealer.hole_down else dealer.cards
    return SeenHand(cards, seen.points, seen.soft, natural=not dealer.hole_down and dealer.natural)


def redact(event: Event, after: Round) -> Event:
    """The event without the card that lies face down in the round `after` it."""
    match event:
        case CardDealt(face_up=False) if after.dealer.hole_down:
            return replace(event, card=None)
        case _:
            return event
