"""The one text form of cards and rule sets, for database, command line, golden files and messages.

A card is rank and suit, `A K Q J T 9 … 2` and `s h d c`: `As`, `Td`, `9c`. A list of cards is separated by blanks. An
action is written as the value of its `Action`.
"""

from __future__ import annotations

from collections.abc import Iterable

from bjdesk.engine.cards import PACK, Card
from bjdesk.engine.errors import NotationError
from bjdesk.engine.rules import Rules, options_of

FACE_DOWN = "??"
"""How a card is written that lies face down."""

_CARDS = {card.rank.value + card.suit.value: card for card in PACK}
_TEXTS = {card: text for text, card in _CARDS.items()}


def card_text(card: Card | None) -> str:
    """The card as written; None is one that lies face down."""
    return FACE_DOWN if card is None else _TEXTS[card]


def parse_card(text: str) -> Card:
    """The card of an exact spelling. Raises NotationError."""
    card = _CARDS.get(text)
    if card is None:
        message = f"{text[:40]!r} is not a card"
        raise NotationError(message)
    return card


def cards_text(cards: Iterable[Card | None]) -> str:
    """The cards as written, with a blank between them."""
    return " ".join(card_text(card) for card in cards)


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text with white space between them. Raises NotationError."""
    return tuple(parse_card(word) for word in text.split())


def rules_json(rules: Rules) -> str:
    """The whole rule set as JSON, always the same text for equal rules: options in their order, no blanks."""
    return "{" + ",".join(f'"{name}":{_json(value)}' for name, value in options_of(rules).items()) + "}"


def _json(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{value}"'
        case list():
            return "[" + ",".join(_json(entry) for entry in value) + "]"
        case _:
            return repr(value)
