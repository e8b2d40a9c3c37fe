"""Names of the cards, as they are said in a sentence and as they stand alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bjdesk.engine.cards import Card, Rank, Suit
from bjdesk.ui.translate import translate


def card_name(card: Card | None) -> str:
    """Name of a card within a sentence, "ace of spades"; a face-down card (None) is never more than that."""
    if card is None:
        return translate("Cards", "face-down card")
    match card.suit:
        case Suit.SPADES:
            return _spades()[card.rank]
        case Suit.HEARTS:
            return _hearts()[card.rank]
        case Suit.DIAMONDS:
            return _diamonds()[card.rank]
        case Suit.CLUBS:
            return _clubs()[card.rank]


def card_title(card: Card | None) -> str:
    """Name of a card standing alone or beginning a sentence, "Ace of spades"."""
    return capitalized(card_name(card))


def capitalized(text: str) -> str:
    """The text with its first letter large, the rest as it is."""
    return text[:1].upper() + text[1:]


def cards_phrase(cards: Sequence[Card | None]) -> str:
    """The cards in one phrase, "ace of hearts, 2 of clubs and 6 of clubs"."""
    return joined([card_name(card) for card in cards])


def joined(parts: Sequence[str]) -> str:
    """The parts with commas and a last "and"."""
    if len(parts) < 2:
        return "".join(parts)
    #: The last two parts of a list: "ace of hearts and 6 of clubs".
    last = translate("Cards", "{first} and {last}").format(first=parts[-2], last=parts[-1])
    return ", ".join([*parts[:-2], last])


def _spades() -> Mapping[Rank, str]:
    return {
        Rank.ACE: translate("Cards", "ace of spades"),
        Rank.TWO: translate("Cards", "2 of spades"),
        Rank.THREE: translate("Cards", "3 of spades"),
        Rank.FOUR: translate("Cards", "4 of spades"),
        Rank.FIVE: translate("Cards", "5 of spades"),
        Rank.SIX: translate("Cards", "6 of spades"),
        Rank.SEVEN: translate("Cards", "7 of spades"),
        Rank.EIGHT: translate("Cards", "8 of spades"),
        Rank.NINE: translate("Cards", "9 of spades"),
        Rank.TEN: translate("Cards", "10 of spades"),
        Rank.JACK: translate("Cards", "jack of spades"),
        Rank.QUEEN: translate("Cards", "queen of spades"),
        Rank.KING: translate("Cards", "king of spades"),
    }


def _hearts() -> Mapping[Rank, str]:
    return {
        Rank.ACE: translate("Cards", "ace of hearts"),
        Rank.TWO: translate("Cards", "2 of hearts"),
        Rank.THREE: translate("Cards", "3 of hearts"),
        Rank.FOUR: translate("Cards", "4 of hearts"),
        Rank.FIVE: translate("Cards", "5 of hearts"),
        Rank.SIX: translate("Cards", "6 of hearts"),
        Rank.SEVEN: translate("Cards", "7 of hearts"),
        Rank.EIGHT: translate("Cards", "8 of hearts"),
        Rank.NINE: translate("Cards", "9 of hearts"),
        Rank.TEN: translate("Cards", "10 of hearts"),
        Rank.JACK: translate("Cards", "jack of hearts"),
        Rank.QUEEN: translate("Cards", "queen of hearts"),
        Rank.KING: translate("Cards", "king of hearts"),
    }


def _diamonds() -> Mapping[Rank, str]:
    return {
        Rank.ACE: translate("Cards", "ace of diamonds"),
        Rank.TWO: translate("Cards", "2 of diamonds"),
        Rank.THREE: translate("Cards", "3 of diamonds"),
        Rank.FOUR: translate("Cards", "4 of diamonds"),
        Rank.FIVE: translate("Cards", "5 of diamonds"),
        Rank.SIX: translate("Cards", "6 of diamonds"),
        Rank.SEVEN: translate("Cards", "7 of diamonds"),
        Rank.EIGHT: translate("Cards", "8 of diamonds"),
        Rank.NINE: translate("Cards", "9 of diamonds"),
        Rank.TEN: translate("Cards", "10 of diamonds"),
        Rank.JACK: translate("Cards", "jack of diamonds"),
        Rank.QUEEN: translate("Cards", "queen of diamonds"),
        Rank.KING: translate("Cards", "king of diamonds"),
    }


def _clubs() -> Mapping[Rank, str]:
    return {
        Rank.ACE: translate("Cards", "ace of clubs"),
        Rank.TWO: translate("Cards", "2 of clubs"),
        Rank.THREE: translate("Cards", "3 of clubs"),
        Rank.FOUR: translate("Cards", "4 of clubs"),
        Rank.FIVE: translate("Cards", "5 of clubs"),
        Rank.SIX: translate("Cards", "6 of clubs"),
        Rank.SEVEN: translate("Cards", "7 of clubs"),
        Rank.EIGHT: translate("Cards", "8 of clubs"),
        Rank.NINE: translate("Cards", "9 of clubs"),
        Rank.TEN: translate("Cards", "10 of clubs"),
        Rank.JACK: translate("Cards", "jack of clubs"),
        Rank.QUEEN: translate("Cards", "queen of clubs"),
        Rank.KING: translate("Cards", "king of clubs"),
    }
