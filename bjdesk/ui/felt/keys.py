"""Names of the things on the felt, stable from state to state, and the fixed places that things come from and go to."""

from __future__ import annotations

from enum import Enum

from bjdesk.frozen import dataclass


class Kind(Enum):
    """What a thing is."""

    CIRCLE = "circle"
    CARD = "card"
    FRAME = "frame"
    TAB = "tab"
    PLATE = "plate"
    DOUBLED = "doubled"
    STACK = "stack"
    TAG = "tag"
    GHOST = "ghost"
    INSURANCE = "insurance"
    INSURANCE_TAG = "insurance-tag"
    SIGN = "sign"
    RACK = "rack"
    TRAY = "tray"
    SHOE = "shoe"
    CUT_CARD = "cut-card"
    CAPTION = "caption"

    __hash__ = object.__hash__  # each is there once; Enum's own, in Python, would be most of a key's


@dataclass(frozen=True, slots=True)
class Key:
    """A thing on the felt. `box` is None for the dealer's and the table's own; `index` counts cards, or piles."""

    kind: Kind
    box: int | None = None
    hand: int = 0
    index: int = 0


def card(box: int | None, hand: int, index: int) -> Key:
    """A card of a box's hand, or of the dealer's (box None)."""
    return Key(Kind.CARD, box, hand, index)


def stack(box: int, hand: int = 0, pile: int = 0) -> Key:
    """The chips in a circle; those of a double lie beside the first ones, as a second pile."""
    return Key(Kind.STACK, box, hand, pile)


class Anchor(Enum):
    """A place where things come from or go to and nothing lies."""

    SHOE = "shoe"
    TRAY = "tray"
    RACK = "rack"  # the dealer's chips
    PURSE = "purse"  # the player's, below the felt
    BESIDE = "beside"  # beside the stack that the cue names, where winnings are laid
