"""The questions that a box is asked before it acts, and their two answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bjdesk.engine.actions import Action
from bjdesk.frozen import dataclass
from bjdesk.ui.formats import money
from bjdesk.ui.hand_sentences import alone, who_box
from bjdesk.ui.keys import Press
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.game.view import TableView


@dataclass(frozen=True, slots=True)
class Question:
    """`safe` is the answer that risks nothing more: it gets the focus."""

    yes: Action
    no: Action
    safe: Action
    yes_key: Press

    @property
    def answers(self) -> tuple[Action, Action]:
        """Yes and no."""
        return self.yes, self.no


INSURANCE: Final = Question(Action.INSURANCE, Action.NO_INSURANCE, Action.NO_INSURANCE, Press.INSURANCE)
EVEN_MONEY: Final = Question(Action.EVEN_MONEY, Action.NO_EVEN_MONEY, Action.NO_EVEN_MONEY, Press.EVEN_MONEY)
SURRENDER: Final = Question(Action.SURRENDER, Action.NO_SURRENDER, Action.NO_SURRENDER, Press.SURRENDER)


def question_of(view: TableView) -> Question | None:
    """The question that waits for its answer, if one does."""
    seen = view.observation
    turn = view.persons_turn
    if seen is None or turn is None or not turn.question or view.replay:
        return None
    for question in (INSURANCE, EVEN_MONEY, SURRENDER):
        if question.no in seen.legal:
            return question
    raise AssertionError(seen.legal)


def question_words(question: Question, view: TableView) -> tuple[str, str]:
    """Title, and what it costs and gives."""
    assert view.observation is not None
    assert view.observation.turn is not None
    place = view.observation.turn.box
    bet = view.observation.boxes[place].bet
    title, text = _words(question, bet)
    if not alone(view):
        title = translate("Prompt", "{box}: {question}").format(box=who_box(view, place), question=title)
    return title, text


def _words(question: Question, bet: int) -> tuple[str, str]:
    if question is INSURANCE:
        text = translate("Prompt", "Costs {cost}. Pays 2 to 1 if the dealer has blackjack.")
        return translate("Prompt", "Insurance?"), text.format(cost=money(bet // 2))
    if question is EVEN_MONEY:
        text = translate("Prompt", "Wins {amount} for certain. Otherwise a dealer's blackjack is a push.")
        return translate("Prompt", "Even money?"), text.format(amount=money(bet))
    text = translate("Prompt", "You get {amount} back and the hand is over.")
    return translate("Prompt", "Surrender?"), text.format(amount=money(bet // 2))
