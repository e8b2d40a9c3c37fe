"""A step in the making: each change of the round, and the event that tells of it."""

from __future__ import annotations

from dataclasses import replace

from bjdesk.engine.cards import Card
from bjdesk.engine.events import (
    DEALER,
    Asked,
    CardDealt,
    Event,
    InsuranceSettled,
    Outcome,
    Seat,
    WagerKind,
    WagerLaid,
    WagerSettled,
)
from bjdesk.engine.hand import Box, DealerHand, Hand
from bjdesk.engine.round import Phase, Round, Step, Turn


class Course:
    """The round as it changes. The only mutable thing of the engine; it lives for one step."""

    __slots__ = ("_events", "_rounds", "round")

    def __init__(self, start: Round) -> None:
        self.round = replace(start, turn=None)
        self._events: list[Event] = []
        self._rounds: list[Round] = []

    def step(self) -> Step:
        """All that has happened."""
        return Step(tuple(self._events), tuple(self._rounds))

    def happened(self, event: Event) -> None:
        """Record an event: the round is now as after it."""
        self._events.append(event)
        self._rounds.append(self.round)

    def enter(self, phase: Phase) -> None:
        """Go on to a phase of the round; no event tells of it."""
        self.round = replace(self.round, phase=phase, answered=0)

    def put_box(self, place: int, box: Box) -> None:
        """Lay a changed box in its place."""
        boxes = self.round.boxes
        self.round = replace(self.round, boxes=(*boxes[:place], box, *boxes[place + 1 :]))

    def put_hands(self, place: int, at: int, *hands: Hand) -> None:
        """Lay one or more hands in the place of hand `at` of a box."""
        box = self.round.boxes[place]
        self.put_box(place, replace(box, hands=(*box.hands[:at], *hands, *box.hands[at + 1 :])))

    def put_dealer(self, dealer: DealerHand) -> None:
        """Lay a changed dealer's hand."""
        self.round = replace(self.round, dealer=dealer)

    def ask(self, box: int, hand: int, *, question: bool) -> None:
        """Wait for a decision."""
        self.round = replace(self.round, turn=Turn(box, hand, question))
        self.happened(Asked(box, hand))

    # ------------------------------------------------------------ cards

    def _draw(self) -> Card:
        card, shoe = self.round.shoe.draw()
        self.round = replace(self.round, shoe=shoe)
        return card

    def deal_to(self, place: int, at: int) -> Hand:
        """Deal a card to a hand; the hand with it. Raises ShoeEmpty."""
        card = self._draw()
        hand = self.round.boxes[place].hands[at]
        hand = replace(hand, cards=(*hand.cards, card))
        self.put_hands(place, at, hand)
        self.happened(CardDealt(Seat(place, at), card, face_up=True))
        return hand

    def deal_to_dealer(self, *, face_up: bool = True) -> None:
        """Deal a card to the dealer. Raises ShoeEmpty."""
        card = self._draw()
        self.put_dealer(DealerHand((*self.round.dealer.cards, card), hole_down=not face_up))
        self.happened(CardDealt(DEALER, card, face_up))

    # ------------------------------------------------------------ money

    def _move(self, owner: str, amount: int) -> None:
        purses = tuple((name, held + amount if name == owner else held) for name, held in self.round.purses)
        self.round = replace(self.round, purses=purses)

    def lay_wager(self, place: int, at: int, kind: WagerKind) -> None:
        """Move the first wager once (again) from the purse to a hand."""
        box = self.round.boxes[place]
        hand = box.hands[at]
        self._move(box.owner, -box.bet)
        self.put_hands(place, at, replace(hand, wager=hand.wager + box.bet))
        self.happened(WagerLaid(place, at, kind, box.bet))

    def lay_insurance(self, place: int, amount: int) -> None:
        """Move an insurance wager from the purse to the box."""
        box = self.round.boxes[place]
        self._move(box.owner, -amount)
        self.put_box(place, replace(box, insurance=amount))
        self.happened(WagerLaid(place, 0, WagerKind.INSURANCE, amount))

    def pay(self, place: int, at: int, outcome: Outcome, paid: int) -> None:
        """Settle a hand; `paid`, stake included, goes to the purse."""
        box = self.round.boxes[place]
        hand = box.hands[at]
        self._move(box.owner, paid)
        self.put_hands(place, at, replace(hand, outcome=outcome, paid=paid))
        self.happened(WagerSettled(place, at, outcome, hand.wager, paid))

    def pay_insurance(self, place: int, paid: int) -> None:
        """Settle an insurance wager; `paid`, stake included, goes to the purse."""
        box = self.round.boxes[place]
        self._move(box.owner, paid)
        self.put_box(place, replace(box, insurance_paid=paid))
        self.happened(InsuranceSettled(place, box.insurance, paid))
