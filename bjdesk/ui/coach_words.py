"""What the coach says: shares of the bet with their sign, what a choice cost, the dealer's ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bjdesk.engine.actions import Action
from bjdesk.ui.formats import PLUS, percent
from bjdesk.ui.labels import button_words
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.game.coach import Advice

LEAST_COST: Final = 0.00005
"""Of the bet: what costs less is shown as right, for its figure would read 0.00 %."""


def action_name(action: Action) -> str:
    """What an action is called in a sentence's place of its own."""
    match action:
        case Action.INSURANCE:
            return translate("Coach", "Take insurance")
        case Action.EVEN_MONEY:
            return translate("Coach", "Take even money")
        case Action.NO_SURRENDER:
            return translate("Coach", "Play on")
        case _:
            return button_words(action).name


def share(value: float) -> str:
    """A worth in per cent of the bet, with its sign."""
    figure = percent(value)
    return figure if value < LEAST_COST else PLUS + figure


def outcome_names() -> tuple[str, ...]:
    """The dealer's ends, as short as can be."""
    return ("17", "18", "19", "20", "21", translate("Coach", "BJ"), translate("Coach", "Bust"))


def is_right(advice: Advice, action: Action) -> bool:
    """Whether a choice was the best, or as good."""
    return advice.cost(action) < LEAST_COST


def mark_texts(advice: Advice, action: Action) -> tuple[str, ...]:
    """What is told of a choice after it was made, from the longest form to the shortest."""
    name = action_name(action)
    if is_right(advice, action):
        return (translate("Coach", "{choice}: right").format(choice=name), "")
    cost = percent(advice.cost(action))
    return (
        translate("Coach", "{choice} cost {share} of the bet; {best} was best").format(
            choice=name, share=cost, best=action_name(advice.best)
        ),
        translate("Coach", "{choice} cost {share}").format(choice=name, share=cost),
        share(-advice.cost(action)),
    )


def hint_spoken(advice: Advice) -> str:
    """The whole hint in one sentence, for a screen reader."""
    parts = [
        translate("Coach", "{choice} {share}").format(choice=action_name(action), share=share(worth))
        for action, worth in advice.worth
    ]
    return translate("Coach", "Worth in per cent of the bet, best first: {choices}.").format(choices=", ".join(parts))


def nothing_asked() -> str:
    """Why there is no hint now."""
    return translate("Coach", "There is nothing to decide now.")


def coach_is_off() -> str:
    """Where the coach is turned on."""
    return translate("Coach", "The coach is off. It is turned on in the settings.")


def not_told() -> str:
    """Why a decision has no worth."""
    return translate("Coach", "Too few cards are left in the shoe to tell.")


def working() -> str:
    """The answer is on its way."""
    return translate("Coach", "Working it out…")
