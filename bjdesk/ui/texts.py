"""The table's words in the player's language, gathered for those who show them."""

from __future__ import annotations

from bjdesk.ui.captions import caption, question, status
from bjdesk.ui.card_names import card_name, card_title, cards_phrase
from bjdesk.ui.hand_sentences import dealer_sentence, hand_sentence, total_phrase, up_card_sentence
from bjdesk.ui.labels import Button, ButtonWords, button_words
from bjdesk.ui.outcomes import outcome_name
from bjdesk.ui.refusals import refusal_text
from bjdesk.ui.spoken import dealer_spoken, money_spoken, my_hands, table_spoken
from bjdesk.ui.table_words import TableWords, chip_name, felt_name, outcome_word

__all__ = [
    "Button",
    "ButtonWords",
    "TableWords",
    "button_words",
    "caption",
    "card_name",
    "card_title",
    "cards_phrase",
    "chip_name",
    "dealer_sentence",
    "dealer_spoken",
    "felt_name",
    "hand_sentence",
    "money_spoken",
    "my_hands",
    "outcome_name",
    "outcome_word",
    "question",
    "refusal_text",
    "status",
    "table_spoken",
    "total_phrase",
    "up_card_sentence",
]
