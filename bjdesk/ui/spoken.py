"""What the keys F2 to F5 say: hands, dealer, money, the whole table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.ui.captions import bets_sentence, question
from bjdesk.ui.formats import money
from bjdesk.ui.hand_sentences import dealer_sentence, hand_sentence
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.game.view import TableView


def my_hands(view: TableView) -> str:
    """All hands of the boxes; the bets before the deal."""
    if view.observation is None:
        return bets_sentence(view)
    seen = view.observation
    hands = [hand_sentence(view, box, hand) for box, held in enumerate(seen.boxes) for hand in range(len(held.hands))]
    asked = [question(view)] if seen.turn is not None and seen.turn.question else []
    return " ".join([*hands, *asked])


def dealer_spoken(view: TableView) -> str:
    """The dealer's hand."""
    if view.observation is None:
        return translate("Spoken", "The dealer has no cards.")
    return dealer_sentence(view.observation)


def money_spoken(view: TableView) -> str:
    """Bet, balance and wallet."""
    text = translate("Spoken", "Bet {bet}. Balance {balance}. Wallet {wallet}.")
    return text.format(bet=money(view.bet), balance=money(view.balance), wallet=money(view.wallet))


def table_spoken(view: TableView) -> str:
    """The whole table: dealer, hands, money, limits."""
    limits = translate("Spoken", "Minimum {least}, maximum {most}.")
    limits = limits.format(least=money(view.rules.min_bet), most=money(view.rules.max_bet))
    return " ".join([dealer_spoken(view), my_hands(view), money_spoken(view), limits])
