"""What may be done: the one source of legality for buttons, command line, coach and tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from bjdesk.engine.actions import Action
from bjdesk.engine.errors import Refusal
from bjdesk.engine.hand import Box, Hand, can_be_natural
from bjdesk.engine.money import share
from bjdesk.engine.round import Phase, Round, Turn
from bjdesk.engine.rules import DoubleOn, HoleCard, InsuranceOn, SplitOn, Surrender
from bjdesk.frozen import dataclass

_ANSWERS = {
    Action.INSURANCE: frozenset({Action.INSURANCE, Action.NO_INSURANCE}),
    Action.EVEN_MONEY: frozenset({Action.EVEN_MONEY, Action.NO_EVEN_MONEY}),
    Action.SURRENDER: frozenset({Action.SURRENDER, Action.NO_SURRENDER}),
}
_INSURED_AGAINST = {InsuranceOn.NONE: (), InsuranceOn.ACE: (1,), InsuranceOn.ACE_TEN: (1, 10)}
_PLAY = frozenset({Action.HIT, Action.STAND, Action.DOUBLE, Action.SPLIT, Action.SURRENDER})


_OVER = (Refusal.ROUND_OVER,) * len(Action)
_NOT_ASKED = (Refusal.NOT_ASKED,) * len(Action)


@dataclass(frozen=True, slots=True)
class Actions:
    """The legal actions of a round: answers `in`, iteration (in the order of `Action`), length and truth."""

    round: Round

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and why_not(self.round, action) is None

    def __iter__(self) -> Iterator[Action]:
        return (action for action in Action if why_not(self.round, action) is None)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return any(True for _ in self)


def legal_actions(state: Round) -> Actions:
    """What may be done now; empty when nobody is asked."""
    return Actions(state)


def refusals_of(state: Round) -> tuple[Refusal | None, ...]:
    """Why each action can't be taken now, in the order of `Action`."""
    if state.turn is None:
        return _OVER if state.over else _NOT_ASKED
    return tuple([why_not(state, action) for action in Action])


def why_not(state: Round, action: Action) -> Refusal | None:
    """Why `action` can't be taken now; None if it is legal. Looks at nothing that is hidden from the player."""
    turn = state.turn
    if turn is None:
        return Refusal.ROUND_OVER if state.over else Refusal.NOT_ASKED
    if turn.question:
        return _why_not_answer(state, turn, action)
    box = state.boxes[turn.box]
    hand = box.hands[turn.hand]
    match action:
        case Action.STAND:
            return None
        case Action.HIT:
            return Refusal.SPLIT_ACE_TAKES_ONE if takes_one_card(state, hand) else None
        case Action.DOUBLE:
            return _why_not_double(state, box, hand)
        case Action.SPLIT:
            return why_not_split(state, box, hand)
        case Action.SURRENDER:
            return _why_not_surrender(state, hand)
        case Action.INSURANCE | Action.NO_INSURANCE | Action.EVEN_MONEY | Action.NO_EVEN_MONEY | Action.NO_SURRENDER:
            return Refusal.NOT_ASKED
        case _:
            assert_never(action)


def takes_one_card(state: Round, hand: Hand) -> bool:
    """Whether the hand is a split ace that gets one card and stands, unless it is split again."""
    return hand.split_ace and not state.rules.hit_split_aces


# ---------------------------------------------------------------- questions


def question_for(state: Round, place: int) -> Action | None:
    """What a box is asked in the present phase, as the action that says yes; None if nothing.

    Even money goes to a natural against an ace, in the place of insurance. Insurance, for half the first wager, is not
    asked where the purse can't cover it. Early surrender is asked where the dealer is about to look; not of a natural.
    """
    box = state.boxes[place]
    hand = box.hands[0]
    if state.phase is Phase.SURRENDER:
        asked = state.rules.surrender is Surrender.EARLY and looks(state) and not hand.natural
        return Action.SURRENDER if asked else None
    if hand.natural and state.rules.even_money and state.dealer.up_card.points == 1:
        return Action.EVEN_MONEY
    return Action.INSURANCE if _may_insure(state, box, hand) else None


def looks(state: Round) -> bool:
    """Whether the dealer looks at the hole card before the boxes act."""
    return state.rules.hole_card is HoleCard.PEEK and can_be_natural(state.dealer.up_card)


def _may_insure(state: Round, box: Box, hand: Hand) -> bool:
    return (
        state.dealer.up_card.points in _INSURED_AGAINST[state.rules.insurance_on]
        and (not hand.natural or state.rules.insurance_with_natural)
        and state.purse(box.owner) >= share(box.bet, 1, 2)
    )


def _why_not_answer(state: Round, turn: Turn, action: Action) -> Refusal | None:
    question = question_for(state, turn.box)
    if question is not None and action in _ANSWERS[question]:
        return None
    return Refusal.QUESTION_OPEN if action in _PLAY else Refusal.NOT_ASKED


# ---------------------------------------------------------------- decisions


def _why_not_double(state: Round, box: Box, hand: Hand) -> Refusal | None:
    rules = state.rules
    if rules.double_on is DoubleOn.NONE:
        return Refusal.NO_DOUBLING
    if len(hand.cards) != 2:
        return Refusal.NOT_TWO_CARDS
    if takes_one_card(state, hand):
        return Refusal.SPLIT_ACE_TAKES_ONE
    if hand.from_split and not rules.double_after_split:
        return Refusal.NO_DOUBLE_AFTER_SPLIT
    if not _total_doubles(state, hand):
        return Refusal.TOTAL_NOT_DOUBLED
    return _why_not_raise(state, box)


def _total_doubles(state: Round, hand: Hand) -> bool:
    rules = state.rules
    if rules.double_on is DoubleOn.ANY:
        return True
    if hand.total.soft and not rules.soft_doubles:
        return False
    hard = hand.total.points - 10 if hand.total.soft else hand.total.points
    return (9 if rules.double_on is DoubleOn.NINE_TO_ELEVEN else 10) <= hard <= 11


def why_not_split(state: Round, box: Box, hand: Hand) -> Refusal | None:
    """Why a hand of the box can't be split; None if it can."""
    rules = state.rules
    if rules.max_hands == 1:
        return Refusal.NO_SPLITTING
    if len(hand.cards) != 2:
        return Refusal.NOT_TWO_CARDS
    if not _is_pair(state, hand):
        return Refusal.NO_PAIR
    if hand.split_ace and not rules.resplit_aces:
        return Refusal.ACES_SPLIT_ONCE
    if len(box.hands) >= rules.max_hands:
        return Refusal.TOO_MANY_HANDS
    return _why_not_raise(state, box)


def _is_pair(state: Round, hand: Hand) -> bool:
    first, second = hand.cards
    if state.rules.split_on is SplitOn.RANK:
        return first.rank is second.rank
    return first.points == second.points


def _why_not_raise(state: Round, box: Box) -> Refusal | None:
    """Double and split cost the first wager again."""
    if box.insurance and state.rules.insurance_ends_options:
        return Refusal.INSURED
    return None if state.purse(box.owner) >= box.bet else Refusal.BALANCE_TOO_SMALL


def _why_not_surrender(state: Round, hand: Hand) -> Refusal | None:
    if state.rules.surrender is Surrender.NONE:
        return Refusal.NO_SURRENDER
    if hand.from_split or len(hand.cards) != 2:
        return Refusal.NOT_FIRST_DECISION
    declined = state.rules.surrender is Surrender.EARLY and looks(state)
    return Refusal.SURRENDER_DECLINED if declined else None
