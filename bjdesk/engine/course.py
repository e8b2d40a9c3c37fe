"""A step in the making: each change of the round, and the event that tells of it."""

from __future__ import annotations

from bjdesk.engine.events import (
    DEALER,
    Asked,
    CardDealt,
    Event,
    HoleCardTurned,
    InsuranceSettled,
    Outcome,
    Seat,
    WagerKind,
    WagerLaid,
    WagerSettled,
)
from bjdesk.engine.hand import Box, DealerHand, Hand
from bjdesk.engine.round import Phase, Round, Step, Turn
from bjdesk.engine.shoe import Shoe
from bjdesk.frozen import replace


class Course:
    """The round as it changes. The only mutable thing of the engine; it lives for one step."""

    __slots__ = ("_events", "_rounds", "round")

    def __init__(self, start: Round) -> None:
        self.round = start
        self._events: list[Event] = []
        self._rounds: list[Round] = []

    def step(self) -> Step:
        """All that has happened."""
        return Step(tuple(self._events), tuple(self._rounds))

    def happened(self, event: Event) -> None:
        """Record an event: the round is now as after it."""
        self._events.append(event)
        self._rounds.append(self.round)

    def enter(self, phase: Phase, *, answered: int = 0) -> None:
        """Go on to a phase of the round, or in it to the next box that has a question; nobody is asked any more."""
        was = self.round
        self.round = Round(was.rules, was.shoe, was.boxes, was.dealer, was.purses, phase, answered)

    def put_hands(self, place: int, at: int, *hands: Hand) -> None:
        """Lay one or more hands in the place of hand `at` of a box."""
        self._change(boxes=self._boxes_with(place, self._box_with(place, at, *hands)))

    def turn_hole_card(self) -> None:
        """Turn the dealer's second card face up."""
        cards = self.round.dealer.cards
        self._change(dealer=DealerHand(cards))
        self.happened(HoleCardTurned(cards[1]))

    def ask(self, box: int, hand: int, *, question: bool) -> None:
        """Wait for a decision."""
        was = self.round
        turn = Turn(box, hand, question)
        self.round = Round(was.rules, was.shoe, was.boxes, was.dealer, was.purses, was.phase, was.answered, turn)
        self.happened(Asked(box, hand))

    def _change(
        self,
        *,
        shoe: Shoe | None = None,
        boxes: tuple[Box, ...] | None = None,
        dealer: DealerHand | None = None,
        purses: tuple[tuple[str, int], ...] | None = None,
    ) -> None:
        """Change the round in one go. `replace` would take three times as long, and this is the busiest line."""
        was = self.round
        self.round = Round(
            was.rules,
            shoe or was.shoe,
            boxes or was.boxes,
            dealer or was.dealer,
            purses or was.purses,
            was.phase,
            was.answered,
        )

    def _boxes_with(self, place: int, box: Box) -> tuple[Box, ...]:
        boxes = self.round.boxes
        return (*boxes[:place], box, *boxes[place + 1 :])

    def _box_with(self, place: int, at: int, *hands: Hand) -> Box:
        box = self.round.boxes[place]
        hands = (*box.hands[:at], *hands, *box.hands[at + 1 :])
        return Box(box.bet, box.owner, hands, box.insurance, box.insurance_paid)

    # ------------------------------------------------------------ cards

    def deal_to(self, place: int, at: int) -> Hand:
        """Deal a card to a hand; the hand with it. Raises ShoeEmpty."""
        card, shoe = self.round.shoe.draw()
        hand = self.round.boxes[place].hands[at].with_card(card)
        self._change(shoe=shoe, boxes=self._boxes_with(place, self._box_with(place, at, hand)))
        self.happened(CardDealt(Seat(place, at), card, face_up=True))
        return hand

    def deal_to_dealer(self, *, face_up: bool = True) -> None:
        """Deal a card to the dealer. Raises ShoeEmpty."""
        card, shoe = self.round.shoe.draw()
        self._change(shoe=shoe, dealer=DealerHand((*self.round.dealer.cards, card), hole_down=not face_up))
        self.happened(CardDealt(DEALER, card, face_up))

    # ------------------------------------------------------------ money

    def lay_wager(self, place: int, at: int, kind: WagerKind) -> None:
        """Move the first wager once (again) from the purse to a hand."""
        box = self.round.boxes[place]
        hand = box.hands[at].with_wager(box.hands[at].wager + box.bet)
        self._move(place, -box.bet, self._box_with(place, at, hand))
        self.happened(WagerLaid(place, at, kind, box.bet))

    def lay_insurance(self, place: int, amount: int) -> None:
        """Move an insurance wager from the purse to the box."""
        self._move(place, -amount, replace(self.round.boxes[place], insurance=amount))
        self.happened(WagerLaid(place, 0, WagerKind.INSURANCE, amount))

    def pay(self, place: int, at: int, outcome: Outcome, paid: int) -> None:
        """Settle a hand; `paid`, stake included, goes to the purse."""
        hand = self.round.boxes[place].hands[at]
        self._move(place, paid, self._box_with(place, at, hand.settled_as(outcome, paid)))
        self.happened(WagerSettled(place, at, outcome, hand.wager, paid))

    def pay_insurance(self, place: int, paid: int) -> None:
        """Settle an insurance wager; `paid`, stake included, goes to the purse."""
        box = self.round.boxes[place]
        self._move(place, paid, replace(box, insurance_paid=paid))
        self.happened(InsuranceSettled(place, box.insurance, paid))

    def _move(self, place: int, amount: int, box: Box) -> None:
        """Lay a box changed by money that goes to (below zero: comes from) its owner's purse."""
        purses = tuple((name, held + amount if name == box.owner else held) for name, held in self.round.purses)
        self._change(boxes=self._boxes_with(place, box), purses=purses)
