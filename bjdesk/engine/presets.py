"""The rule sets that the program brings along."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bjdesk.engine.errors import RulesError
from bjdesk.engine.rules import (
    DealerNaturalTakes,
    DealOrder,
    DoubleOn,
    HoleCard,
    InsuranceOn,
    NaturalPays,
    Rules,
    Shuffle,
    SplitDeal,
    SplitOn,
    Surrender,
    Ties,
)
from bjdesk.frozen import replace

_SINGLE_DECK = Rules(
    decks=1,
    shuffle=Shuffle.EVERY_ROUND,
    penetration=0.75,
    deal=DealOrder.PLAYERS_FIRST,
    dealer_hits_soft_17=True,
    hole_card=HoleCard.PEEK,
    dealer_natural_takes=DealerNaturalTakes.ALL_WAGERS,
    natural_pays=NaturalPays.THREE_TO_TWO,
    double_on=DoubleOn.NINE_TO_ELEVEN,
    soft_doubles=True,
    double_after_split=True,
    max_hands=2,
    split_on=SplitOn.VALUE,
    resplit_aces=False,
    hit_split_aces=False,
    split_deal=SplitDeal.AT_SPLIT,
    surrender=Surrender.NONE,
    insurance_on=InsuranceOn.ACE,
    insurance_with_natural=False,
    even_money=False,
    insurance_ends_options=False,
    ties=Ties.PUSH,
    natural_ties=Ties.PUSH,
    charlie=0,
    boxes=1,
    min_bet=100,
    max_bet=50_000,
    chips=(100, 500, 2_500, 10_000, 50_000),
)

_AMERICAN = replace(
    _SINGLE_DECK,
    decks=4,
    dealer_hits_soft_17=False,
    double_on=DoubleOn.ANY,
    insurance_with_natural=True,
    boxes=3,
)

_EIGHT_DECK = replace(
    _SINGLE_DECK,
    decks=8,
    deal=DealOrder.IN_TURN,
    dealer_hits_soft_17=False,
    hole_card=HoleCard.NO_PEEK,
    double_on=DoubleOn.ANY,
    split_deal=SplitDeal.WHEN_ACTIVE,
    even_money=True,
    insurance_ends_options=True,
)

_CLASSIC = replace(
    _SINGLE_DECK,
    decks=6,
    shuffle=Shuffle.CUT_CARD,
    deal=DealOrder.IN_TURN,
    dealer_hits_soft_17=False,
    double_on=DoubleOn.ANY,
    max_hands=4,
    split_deal=SplitDeal.WHEN_ACTIVE,
    surrender=Surrender.LATE,
    even_money=True,
    boxes=7,
    min_bet=500,
    max_bet=100_000,
)

_EUROPEAN = replace(
    _CLASSIC,
    hole_card=HoleCard.EUROPEAN,
    double_on=DoubleOn.NINE_TO_ELEVEN,
    soft_doubles=False,
    surrender=Surrender.NONE,
    even_money=False,
)

_KROG = replace(
    _EUROPEAN,
    shuffle=Shuffle.EVERY_ROUND,
    double_after_split=False,
    max_hands=2,
    split_on=SplitOn.RANK,
    insurance_on=InsuranceOn.NONE,
    ties=Ties.HOUSE,
    max_bet=20_000,
)

_VEGAS = replace(_CLASSIC, dealer_hits_soft_17=True, boxes=3)

PRESETS: Mapping[str, Rules] = MappingProxyType(
    {
        "single-deck": _SINGLE_DECK,
        "american": _AMERICAN,
        "eight-deck": _EIGHT_DECK,
        "classic": _CLASSIC,
        "european": _EUROPEAN,
        "krog": _KROG,
        "vegas": _VEGAS,
    }
)
"""The rule sets by name. `krog` is the Swedish pub game, where the house takes ties."""


def rules_named(name: str) -> Rules:
    """The preset of this name. Raises RulesError."""
    if name not in PRESETS:
        message = f"there is no preset {name[:40]!r}; the presets are {', '.join(PRESETS)}"
        raise RulesError("preset", message)
    return PRESETS[name]
