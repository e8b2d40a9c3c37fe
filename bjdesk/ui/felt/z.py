"""Every stacking order of the table, lowest first."""

from __future__ import annotations

from typing import Final

FELT: Final = 0.0
CIRCLE: Final = 10.0
RACK: Final = 20.0
DISCARD: Final = 21.0
SHOE: Final = 22.0
CUT_CARD: Final = 22.5
SIGN: Final = 23.0
BET_STACK: Final = 30.0
AMOUNT_TAG: Final = 34.0
FRAME: Final = 40.0
CARD: Final = 50.0  # plus CARD_STEP for each card of a hand
CARD_STEP: Final = 0.01
MOVING_CARD: Final = 57.0  # under all that is written: totals and words never hide behind what flies
MOVING_CHIP: Final = 59.0
PLATE: Final = 60.0
DOUBLED_MARK: Final = 61.0
TAB: Final = 62.0
CAPTION: Final = 65.0
READOUT: Final = 66.0  # a long caption on its panel
RESULTS: Final = 80.0
PROMPT: Final = 90.0


IN_THE_SHOE: Final = SHOE - 0.5
TOSSED_CHIP: Final = BET_STACK + 2.0  # under the amount, as the stack on which it lands


def card(index: int) -> float:
    """The order of a hand's card at rest, from its place in the hand."""
    return CARD + index * CARD_STEP
