"""How a hand ended, as one word of a list."""

from __future__ import annotations

from bjdesk.engine.events import Outcome
from bjdesk.ui.translate import translate


def outcome_name(outcome: Outcome) -> str:
    """The outcome in the results list and the gamelogs."""
    match outcome:
        case Outcome.NATURAL:
            return translate("Outcome", "Blackjack")
        case Outcome.WIN:
            return translate("Outcome", "Win")
        case Outcome.PUSH:
            return translate("Outcome", "Push")
        case Outcome.LOSE:
            return translate("Outcome", "Lose")
        case Outcome.BUST:
            return translate("Outcome", "Bust")
        case Outcome.SURRENDER:
            return translate("Outcome", "Surrender")
        case Outcome.EVEN_MONEY:
            return translate("Outcome", "Even money")
        case Outcome.CHARLIE:
            return translate("Outcome", "Charlie")
