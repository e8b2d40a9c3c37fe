"""The rule options in plain words: names, one sentence of help, a word for each value, and why something can't be."""

from __future__ import annotations

from bjdesk.ui.rule_words.names import GROUPS, option_help, option_name
from bjdesk.ui.rule_words.refusals import (
    contradiction_sentence,
    damaged_sentence,
    file_sentence,
    name_sentence,
    no_bet_sentence,
    no_effect_sentence,
)
from bjdesk.ui.rule_words.values import value_word

__all__ = [
    "GROUPS",
    "contradiction_sentence",
    "damaged_sentence",
    "file_sentence",
    "name_sentence",
    "no_bet_sentence",
    "no_effect_sentence",
    "option_help",
    "option_name",
    "value_word",
]
