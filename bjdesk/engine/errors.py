"""The three kinds of refusal: by the rules of play, by the rule options, by the written text."""

from __future__ import annotations

from enum import Enum


class Refusal(Enum):
    """Why an action can't be taken now. Texts for people are made in `ui` and `cli`."""

    ROUND_OVER = "round-over"
    NOT_ASKED = "not-asked"  # a question's answer while no such question is open, or anything while nobody is asked
    QUESTION_OPEN = "question-open"  # a play action while a question waits for its answer
    NOT_TWO_CARDS = "not-two-cards"  # double, split after a third card
    NOT_FIRST_DECISION = "not-first-decision"  # surrender after a split or a third card
    NO_PAIR = "no-pair"
    TOO_MANY_HANDS = "too-many-hands"
    ACES_SPLIT_ONCE = "aces-split-once"
    SPLIT_ACE_TAKES_ONE = "split-ace-takes-one"  # hit or double on a split ace
    TOTAL_NOT_DOUBLED = "total-not-doubled"  # double_on, soft_doubles
    NO_DOUBLE_AFTER_SPLIT = "no-double-after-split"
    NO_DOUBLING = "no-doubling"
    NO_SPLITTING = "no-splitting"
    NO_SURRENDER = "no-surrender"  # the rule set has none
    SURRENDER_DECLINED = "surrender-declined"
    INSURED = "insured"  # insurance_ends_options
    BALANCE_TOO_SMALL = "balance-too-small"


class RuleViolation(ValueError):
    """The player's wish is against the rules; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal


class BetRefused(ValueError):
    """A first wager that `deal` can't take; the message names the bound."""


class Contradiction(Enum):
    """Options that can't go together: the one to name, and the sentence about it."""

    ACES_WITHOUT_SPLITS = ("resplit_aces", "resplit_aces needs max_hands of 2 or more")
    LIMITS_CROSSED = ("min_bet", "min_bet can't be above max_bet")
    CHIP_TOO_FINE = ("chips", "chips: the smallest chip must be a multiple of 0.10")
    CHIP_NO_MULTIPLE = ("chips", "chips: each chip must be a multiple of the smallest")

    @property
    def option(self) -> str:
        """The name of the option that is refused."""
        return self.value[0]

    @property
    def message(self) -> str:
        """One sentence in the words of the contract."""
        return self.value[1]


class RulesError(ValueError):
    """An option with an unknown name, a wrong type, a value out of range, or one that contradicts another."""

    def __init__(self, option: str, message: str, contradiction: Contradiction | None = None) -> None:
        super().__init__(message)
        self.option = option
        self.contradiction = contradiction


class NotationError(ValueError):
    """A text that can't be read as cards, money or actions."""


class ShoeEmpty(RuntimeError):
    """A card was asked of a shoe that has none left."""
