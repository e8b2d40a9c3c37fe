"""A rule set: one value for every option that a house may choose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from typing import Any

from bjdesk.engine.errors import Contradiction, RulesError
from bjdesk.engine.options import Kind, Option
from bjdesk.frozen import dataclass, replace


class Shuffle(Enum):
    """A fresh shoe for each round, or play on until the cut card."""

    EVERY_ROUND = "every-round"
    CUT_CARD = "cut-card"


class DealOrder(Enum):
    """Each box gets both its cards at once and then the dealer; or one card at a time, the dealer last, twice."""

    PLAYERS_FIRST = "players-first"
    IN_TURN = "in-turn"


class HoleCard(Enum):
    """The dealer's second card.

    Looked at before the boxes act when the up card is an ace or worth ten; dealt but looked at only after the boxes
    have acted; dealt only after the boxes have acted.
    """

    PEEK = "peek"
    NO_PEEK = "no-peek"
    EUROPEAN = "european"


class DealerNaturalTakes(Enum):
    """Without a look, a dealer natural takes doubles and splits too, or one first wager only."""

    ALL_WAGERS = "all-wagers"
    ORIGINAL_WAGERS = "original-wagers"


class NaturalPays(Enum):
    """What a natural wins, to the wager."""

    THREE_TO_TWO = "3:2"
    SIX_TO_FIVE = "6:5"
    ONE_TO_ONE = "1:1"
    TWO_TO_ONE = "2:1"


class DoubleOn(Enum):
    """The two-card totals that may be doubled."""

    ANY = "any"
    NINE_TO_ELEVEN = "9-11"
    TEN_TO_ELEVEN = "10-11"
    NONE = "none"


class SplitOn(Enum):
    """King and ten may be split, or only cards of one rank."""

    VALUE = "value"
    RANK = "rank"


class SplitDeal(Enum):
    """Both new hands get their second card at once, or each when its turn comes."""

    AT_SPLIT = "at-split"
    WHEN_ACTIVE = "when-active"


class Surrender(Enum):
    """Giving up for half as the first decision: never, after the dealer's look, or before it."""

    NONE = "none"
    LATE = "late"
    EARLY = "early"


class InsuranceOn(Enum):
    """The up cards that open insurance."""

    NONE = "none"
    ACE = "ace"
    ACE_TEN = "ace-ten"


class Ties(Enum):
    """Who has equal hands: nobody, or the house."""

    PUSH = "push"
    HOUSE = "house"


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set. Money in hundredths. Raises RulesError where two options contradict each other."""

    decks: int  # packs of 52, 1 to 8
    shuffle: Shuffle
    penetration: float  # share dealt before the cut card, 0.25 to 0.95
    deal: DealOrder
    dealer_hits_soft_17: bool
    hole_card: HoleCard
    dealer_natural_takes: DealerNaturalTakes
    natural_pays: NaturalPays
    double_on: DoubleOn
    soft_doubles: bool  # where double_on is a range: a soft hand counts with its ace as one; else hard hands only
    double_after_split: bool
    max_hands: int  # hands that a box can become, 1 to 4; 1: no splitting
    split_on: SplitOn
    resplit_aces: bool
    hit_split_aces: bool  # if not, a split ace gets one card and stands
    split_deal: SplitDeal
    surrender: Surrender
    insurance_on: InsuranceOn
    insurance_with_natural: bool
    even_money: bool  # asked of a natural against an ace, in the place of insurance
    insurance_ends_options: bool  # an insured box may no longer double or split
    ties: Ties
    natural_ties: Ties
    charlie: int  # cards that win without a bust: 5, 6, 7; 0: off
    boxes: int  # 1 to 7
    min_bet: int
    max_bet: int
    chips: tuple[int, ...]  # one to six, rising, each a multiple of the smallest

    def __post_init__(self) -> None:
        for found in _contradictions(self):
            raise RulesError(found.option, found.message, found)


def _contradictions(rules: Rules) -> list[Contradiction]:
    smallest = rules.chips[0]
    found = []
    if rules.resplit_aces and rules.max_hands == 1:
        found.append(Contradiction.ACES_WITHOUT_SPLITS)
    if rules.min_bet > rules.max_bet:
        found.append(Contradiction.LIMITS_CROSSED)
    if smallest % 10:
        found.append(Contradiction.CHIP_TOO_FINE)
    if any(chip % smallest for chip in rules.chips):
        found.append(Contradiction.CHIP_NO_MULTIPLE)
    return found


def _choice(name: str, words: type[Enum]) -> Option:
    return Option(name, Kind.CHOICE, tuple(word.value for word in words), words)


def _switch(name: str) -> Option:
    return Option(name, Kind.SWITCH, (False, True))


def _number(name: str, *values: int) -> Option:
    return Option(name, Kind.NUMBER, values)


OPTIONS: tuple[Option, ...] = (
    _number("decks", *range(1, 9)),
    _choice("shuffle", Shuffle),
    Option("penetration", Kind.SHARE, (0.25, 0.95)),
    _choice("deal", DealOrder),
    _switch("dealer_hits_soft_17"),
    _choice("hole_card", HoleCard),
    _choice("dealer_natural_takes", DealerNaturalTakes),
    _choice("natural_pays", NaturalPays),
    _choice("double_on", DoubleOn),
    _switch("soft_doubles"),
    _switch("double_after_split"),
    _number("max_hands", 1, 2, 3, 4),
    _choice("split_on", SplitOn),
    _switch("resplit_aces"),
    _switch("hit_split_aces"),
    _choice("split_deal", SplitDeal),
    _choice("surrender", Surrender),
    _choice("insurance_on", InsuranceOn),
    _switch("insurance_with_natural"),
    _switch("even_money"),
    _switch("insurance_ends_options"),
    _choice("ties", Ties),
    _choice("natural_ties", Ties),
    _number("charlie", 0, 5, 6, 7),
    _number("boxes", *range(1, 8)),
    Option("min_bet", Kind.MONEY),
    Option("max_bet", Kind.MONEY),
    Option("chips", Kind.CHIPS),
)
"""Every option, in the order of the fields of `Rules`."""

_BY_NAME = {option.name: option for option in OPTIONS}


def rules_from_options(options: Mapping[str, object]) -> Rules:
    """The rule set of an object that may name a `preset` (else `single-deck`) and overrides its options.

    Values are as JSON or TOML has them, their types strict: `1` is no boolean, money is a text. Raises RulesError for
    an unknown preset or option, a wrong type, a value out of range, and options that contradict each other.
    """
    changes: dict[str, Any] = {}
    for name, value in options.items():
        if name == "preset":
            continue
        if name not in _BY_NAME:
            message = f"there is no rule option {name[:40]!r}; the options are {', '.join(_BY_NAME)}"
            raise RulesError(name, message)
        changes[name] = _BY_NAME[name].read(value)
    return replace(_preset(options.get("preset", "single-deck")), **changes)


def _preset(name: object) -> Rules:
    # Presets are made of rules, and rules may be written as changes to a preset: hence the late import.
    from bjdesk.engine.presets import rules_named

    if not isinstance(name, str):
        raise RulesError("preset", "preset takes the name of a rule set")
    return rules_named(name)


def options_of(rules: Rules) -> dict[str, object]:
    """Every option as JSON or TOML has it; `rules_from_options` reads it back."""
    return {field.name: _BY_NAME[field.name].written(getattr(rules, field.name)) for field in fields(rules)}
