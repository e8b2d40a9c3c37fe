"""What each rule option is called, what it does, and which options stand together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bjdesk.ui.translate import translate

GROUPS: Final[tuple[tuple[Callable[[], str], tuple[str, ...]], ...]] = (
    (lambda: translate("Rule option", "Cards"), ("decks", "shuffle", "penetration", "deal")),
    (
        lambda: translate("Rule option", "Dealer"),
        ("dealer_hits_soft_17", "hole_card", "dealer_natural_takes"),
    ),
    (
        lambda: translate("Rule option", "Payment"),
        ("natural_pays", "ties", "natural_ties", "charlie"),
    ),
    (lambda: translate("Rule option", "Doubling"), ("double_on", "soft_doubles", "double_after_split")),
    (
        lambda: translate("Rule option", "Splitting"),
        ("max_hands", "split_on", "split_deal", "hit_split_aces", "resplit_aces"),
    ),
    (
        lambda: translate("Rule option", "Surrender and insurance"),
        ("surrender", "insurance_on", "insurance_with_natural", "even_money", "insurance_ends_options"),
    ),
    (lambda: translate("Rule option", "Table"), ("boxes", "min_bet", "max_bet", "chips")),
)
"""Every option once, in the order in which the editor shows them."""

_NAMES: Final[dict[str, Callable[[], str]]] = {
    "decks": lambda: translate("Rule option", "Packs"),
    "shuffle": lambda: translate("Rule option", "Shuffling"),
    "penetration": lambda: translate("Rule option", "Dealt before the cut card"),
    "deal": lambda: translate("Rule option", "Order of the deal"),
    "dealer_hits_soft_17": lambda: translate("Rule option", "Dealer hits soft 17"),
    "hole_card": lambda: translate("Rule option", "Dealer's second card"),
    "dealer_natural_takes": lambda: translate("Rule option", "Dealer's blackjack takes"),
    "natural_pays": lambda: translate("Rule option", "Blackjack pays"),
    "double_on": lambda: translate("Rule option", "Doubling on"),
    "soft_doubles": lambda: translate("Rule option", "Soft hands may be doubled"),
    "double_after_split": lambda: translate("Rule option", "Doubling after a split"),
    "max_hands": lambda: translate("Rule option", "Hands of a box"),
    "split_on": lambda: translate("Rule option", "What a pair is"),
    "resplit_aces": lambda: translate("Rule option", "Aces may be split again"),
    "hit_split_aces": lambda: translate("Rule option", "Split aces may be hit"),
    "split_deal": lambda: translate("Rule option", "Second cards after a split"),
    "surrender": lambda: translate("Rule option", "Surrender"),
    "insurance_on": lambda: translate("Rule option", "Insurance against"),
    "insurance_with_natural": lambda: translate("Rule option", "A blackjack may be insured"),
    "even_money": lambda: translate("Rule option", "Even money"),
    "insurance_ends_options": lambda: translate("Rule option", "Insurance ends doubling and splitting"),
    "ties": lambda: translate("Rule option", "Equal totals"),
    "natural_ties": lambda: translate("Rule option", "Blackjack against blackjack"),
    "charlie": lambda: translate("Rule option", "Charlie"),
    "boxes": lambda: translate("Rule option", "Boxes"),
    "min_bet": lambda: translate("Rule option", "Smallest first wager"),
    "max_bet": lambda: translate("Rule option", "Largest first wager"),
    "chips": lambda: translate("Rule option", "Chips"),
}

_HELP: Final[dict[str, Callable[[], str]]] = {
    "decks": lambda: translate("Rule option", "How many packs of 52 cards the shoe holds."),
    "shuffle": lambda: translate("Rule option", "When the cards are shuffled anew."),
    "penetration": lambda: translate("Rule option", "How deep in the shoe the cut card lies."),
    "deal": lambda: translate("Rule option", "In what order the first cards are dealt."),
    "dealer_hits_soft_17": lambda: translate(
        "Rule option", "Whether the dealer takes another card on ace and 6, which helps the house."
    ),
    "hole_card": lambda: translate("Rule option", "When the dealer gets the second card, and looks at it."),
    "dealer_natural_takes": lambda: translate(
        "Rule option", "What is lost to a blackjack that shows only after you have doubled or split."
    ),
    "natural_pays": lambda: translate("Rule option", "What a blackjack wins for the wager."),
    "double_on": lambda: translate("Rule option", "With which two cards you may double."),
    "soft_doubles": lambda: translate(
        "Rule option", "Whether a hand with an ace may be doubled, the ace counting one."
    ),
    "double_after_split": lambda: translate("Rule option", "Whether the hands of a split may be doubled."),
    "max_hands": lambda: translate("Rule option", "How many hands one box can become by splitting."),
    "split_on": lambda: translate("Rule option", "Which two cards may be split."),
    "resplit_aces": lambda: translate("Rule option", "Whether a split ace that draws an ace may be split once more."),
    "hit_split_aces": lambda: translate("Rule option", "Whether split aces are played on, or get one card each."),
    "split_deal": lambda: translate("Rule option", "When the hands of a split get their second cards."),
    "surrender": lambda: translate("Rule option", "Whether you may give up at first for half the wager."),
    "insurance_on": lambda: translate("Rule option", "Against which open cards of the dealer you may insure."),
    "insurance_with_natural": lambda: translate("Rule option", "Whether a box with a blackjack is asked as well."),
    "even_money": lambda: translate(
        "Rule option", "Whether a blackjack against an ace may take 1 to 1 at once, instead of insurance."
    ),
    "insurance_ends_options": lambda: translate(
        "Rule option", "Whether an insured box can only take cards, stand or give up."
    ),
    "ties": lambda: translate("Rule option", "Who has equal totals."),
    "natural_ties": lambda: translate("Rule option", "Who has a blackjack on both sides."),
    "charlie": lambda: translate("Rule option", "How many cards without a bust win at once."),
    "boxes": lambda: translate("Rule option", "How many boxes there are at the table."),
    "min_bet": lambda: translate("Rule option", "The least that a box may begin with."),
    "max_bet": lambda: translate("Rule option", "The most that a box may begin with."),
    "chips": lambda: translate("Rule option", "One to six chips, with blanks between them."),
}


def option_name(name: str) -> str:
    """What an option is called."""
    return _NAMES[name]()


def option_help(name: str) -> str:
    """One sentence on what an option does."""
    return _HELP[name]()
