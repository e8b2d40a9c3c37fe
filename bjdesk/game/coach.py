"""What a decision is worth, from exactly what may be seen where it is asked.

A `Question` is the decision with all that its worth hangs on: the hand, the up card, and every other card that lies
open or was seen in an earlier round of the same shoe. The hole card is in no observation, and so in no question.
`advice_on` answers it; NumPy is loaded there, at the first answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from bjdesk.engine.actions import Action
from bjdesk.engine.notation import cards_text, parse_cards
from bjdesk.engine.rules import HoleCard, rules_from_options
from bjdesk.frozen import dataclass, replace

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bjdesk.engine.cards import Card
    from bjdesk.engine.observe import Observation
    from bjdesk.engine.rules import Rules
    from bjdesk.odds.decision import DecisionValues, Position

OUTCOMES: Final = ("17", "18", "19", "20", "21", "natural", "bust")
"""How the dealer can end, as `Advice.dealer` has it."""
_NATURAL: Final = 5
_RAISES: Final = frozenset({Action.DOUBLE, Action.SPLIT})


@dataclass(frozen=True, slots=True)
class Question:
    """A decision as it may be known at the table."""

    rules: Rules
    player: tuple[Card, ...]  # of a split hand first the card that was split
    up: Card
    seen: tuple[Card, ...]  # all other cards that are out and were seen
    legal: tuple[Action, ...]
    split_hand: bool = False
    insured: bool = False
    hands: int = 1  # of the box
    purse: int = 0  # what the box's owner has beside the table, in first wagers of the box times two, rounded down

    @property
    def raises(self) -> bool:
        """Whether the purse covers a raise after a question is declined."""
        return self.purse >= 2

    @property
    def raises_insured(self) -> bool:
        """Whether the purse covers a raise after half a wager went for insurance."""
        return self.purse >= 3


@dataclass(frozen=True, slots=True)
class Advice:
    """What each legal action is worth in first wagers of the box, best first.

    Once the dealer has looked, all is conditional on no natural; before that the natural is among what may come.
    """

    worth: tuple[tuple[Action, float], ...]
    dealer: tuple[float, ...]  # probabilities of OUTCOMES
    model: str  # how it was found

    @property
    def best(self) -> Action:
        """The action that is worth most."""
        return self.worth[0][0]

    def cost(self, action: Action) -> float:
        """What an action gives away against the best, in first wagers; 0 for the best and for what equals it."""
        cost = self.worth[0][1] - dict(self.worth)[action]
        return cost if cost > _NOTHING else 0.0


_NOTHING: Final = 1e-9  # below is rounding


def question_of(rules: Rules, seen: Observation, earlier: Iterable[Card] = ()) -> Question | None:
    """The decision that is asked; None where nobody is. `earlier` are the cards seen in the shoe's earlier rounds.

    Once a lasting shoe is used up the discards of those rounds are in it again, and count as seen no more.
    """
    turn = seen.turn
    up = seen.dealer.cards[0] if seen.dealer.cards else None
    if turn is None or up is None:
        return None
    box = seen.boxes[turn.box]
    hand = box.hands[turn.hand]
    others = [
        card
        for place, other in enumerate(seen.boxes)
        for at, held in enumerate(other.hands)
        if (place, at) != (turn.box, turn.hand)
        for card in held.cards
        if card is not None
    ]
    return Question(
        rules=rules,
        player=tuple(card for card in hand.cards if card is not None),
        up=up,
        seen=(*others, *(earlier if seen.cards_left else ())),
        legal=seen.legal,
        split_hand=hand.from_split,
        insured=box.insurance > 0,
        hands=len(box.hands),
        purse=dict(seen.purses)[box.owner] * 2 // box.bet,
    )


def advice_on(question: Question) -> Advice | None:
    """What each legal action is worth; None where so few cards are left that it can't be told."""
    from bjdesk.odds.composition import OddsRefusal, OddsRefused

    try:
        worth, dealer, model = _valued(question)
    except OddsRefused as refused:
        if refused.refusal is not OddsRefusal.TOO_FEW_LEFT:
            raise
        return None
    legal = {action: worth[action] for action in question.legal}
    best_first = sorted(legal.items(), key=lambda pair: -pair[1])
    return Advice(tuple(best_first), dealer, model)


# ---------------------------------------------------------------- the worth of questions and decisions


def _valued(question: Question) -> tuple[Mapping[Action, float], tuple[float, ...], str]:
    from bjdesk.odds.decision import values_of

    values = values_of(question.rules, _position(question))
    if Action.INSURANCE in question.legal and Action.INSURANCE not in values.ev:
        return _insurance_valued(question, values)
    ev = dict(values.ev)
    if values.after_look is not None and not question.raises:
        ev[Action.NO_SURRENDER] = _declined(values, values.dealer[_NATURAL], raises=False)
    return ev, values.dealer, values.model.value


def _position(question: Question) -> Position:
    from bjdesk.odds.decision import Position

    return Position(
        question.player,
        question.up,
        question.seen,
        split_hand=question.split_hand,
        insured=question.insured,
        hands=max(2, question.hands),
        surrender_declined=_plays(question),
    )


def _plays(question: Question) -> bool:
    """Whether the hand itself is to be played: no question is open."""
    return Action.STAND in question.legal


def _insurance_valued(
    question: Question, plain: DecisionValues
) -> tuple[Mapping[Action, float], tuple[float, ...], str]:
    """Insurance of a hand that is no natural: the whole box with the wager and without it.

    Where an insured box may no longer double or split, or the purse no longer covers it, that is part of the price.
    """
    from bjdesk.odds.decision import values_of

    assert plain.insurance is not None, "insurance is open where it is asked"
    natural = (2.0 * plain.insurance + 1.0) / 3.0  # half a wager at 2:1 is worth (3p − 1) / 2
    insured = values_of(question.rules, replace(_position(question), insured=True))
    looks = question.rules.hole_card is HoleCard.PEEK
    ev = {
        Action.INSURANCE: plain.insurance + _ahead(insured, natural, looks=looks, raises=question.raises_insured),
        Action.NO_INSURANCE: _ahead(plain, natural, looks=looks, raises=question.raises),
    }
    dealer = plain.dealer
    if looks and plain.after_look is None:
        dealer = tuple(chance * (1.0 - natural) for chance in dealer)
        dealer = (*dealer[:_NATURAL], natural, dealer[-1])
    return ev, dealer, plain.model.value


def _ahead(values: DecisionValues, natural: float, *, looks: bool, raises: bool) -> float:
    """What the play that follows is worth before the look."""
    if values.after_look is not None:
        return max(values.ev[Action.SURRENDER], _declined(values, natural, raises=raises))
    best = _best(values, raises=raises)
    return (1.0 - natural) * best - natural if looks else best


def _declined(values: DecisionValues, natural: float, *, raises: bool) -> float:
    """What is left of a hand that declines early surrender: the look, and then the best play."""
    assert values.after_look is not None, "early surrender is asked before the look"
    return (1.0 - natural) * _best(values.after_look, raises=raises) - natural


def _best(values: DecisionValues, *, raises: bool) -> float:
    return max(worth for action, worth in values.ev.items() if raises or action not in _RAISES)


# ---------------------------------------------------------------- on the way to the worker and back


def question_told(question: Question, options: Mapping[str, object]) -> dict[str, object]:
    """The question as JSON has it; `options` are its rules'."""
    return {
        "rules": options,
        "player": cards_text(question.player),
        "up": cards_text((question.up,)),
        "seen": cards_text(question.seen),
        "legal": [action.value for action in question.legal],
        "split_hand": question.split_hand,
        "insured": question.insured,
        "hands": question.hands,
        "purse": question.purse,
    }


def question_heard(told: Mapping[str, Any]) -> Question:
    """The question of `question_told`. Raises ValueError, KeyError, TypeError where it is none."""
    return Question(
        rules_from_options(told["rules"]),
        parse_cards(told["player"]),
        parse_cards(told["up"])[0],
        parse_cards(told["seen"]),
        tuple(Action(word) for word in told["legal"]),
        split_hand=told["split_hand"],
        insured=told["insured"],
        hands=told["hands"],
        purse=told["purse"],
    )


def advice_told(advice: Advice) -> dict[str, object]:
    """The advice as JSON has it, best action first."""
    worth = {action.value: value for action, value in advice.worth}
    return {"worth": worth, "dealer": list(advice.dealer), "model": advice.model}


def advice_heard(told: Mapping[str, Any]) -> Advice:
    """The advice of `advice_told`."""
    worth = tuple((Action(word), float(value)) for word, value in told["worth"].items())
    return Advice(worth, tuple(told["dealer"]), told["model"])
