"""What a player can decide, as orders."""

from __future__ import annotations

from enum import Enum


class Action(Enum):
    """An action; the value is its word in notation, the order is that of `legal` lists."""

    HIT = "hit"
    STAND = "stand"
    DOUBLE = "double"
    SPLIT = "split"
    SURRENDER = "surrender"
    INSURANCE = "insurance"
    NO_INSURANCE = "no-insurance"
    EVEN_MONEY = "even-money"
    NO_EVEN_MONEY = "no-even-money"
    NO_SURRENDER = "no-surrender"
