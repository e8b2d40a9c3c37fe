"""Chips as they stand: how large, in which piles, and where a chip comes to lie on others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bjdesk.frozen import replace
from bjdesk.ui.felt.chips import COLUMN, columns, fewest, laid
from bjdesk.ui.felt.keys import stack
from bjdesk.ui.felt.looks import StackLook
from bjdesk.ui.felt.seats import box_at, hand_at
from bjdesk.ui.theme import CHIP_EDGE

if TYPE_CHECKING:
    from bjdesk.game.view import TableView
    from bjdesk.ui.felt.keys import Key
    from bjdesk.ui.felt.layout import TableLayout

SHARES: Final = {0: 1.0, 1: 1.0, 2: 0.84}
THREE: Final = 0.70
"""Diameters of chips that stand in so many columns, in those of a lone one."""
APART: Final = 1.02  # diameters, from column to column


def denominations(view: TableView) -> tuple[int, ...]:
    """The chips of the table's rules: nothing else lies on its felt."""
    return view.rules.chips


def pile_chips(view: TableView, key: Key, amount: int) -> tuple[int, ...]:
    """The chips of a pile: a first bet as it was laid before DEAL, all else in the fewest."""
    values = denominations(view)
    first = key.hand == 0 and key.index == 0 and key.box is not None and key.box < len(view.laid_chips)
    chips = view.laid_chips[key.box or 0] if first else ()
    return laid(chips, values) if chips and sum(chips) == amount else fewest(amount, values)


def amounts(view: TableView, box: int, hand: int) -> tuple[int, ...]:
    """The hundredths in each pile of a wager: a double lies beside the first bet, unless chips would be too many."""
    taken = box_at(view, box)
    wager = hand_at(view, box, hand).wager
    if taken is None or not 0 < taken.bet < wager:
        return (wager,)
    piles = taken.bet, wager - taken.bet
    chips = [pile_chips(view, stack(box, hand, number), pile) for number, pile in enumerate(piles)]
    return piles if all(len(pile) <= COLUMN for pile in chips) else (wager,)


def stack_look(
    layout: TableLayout, chips: tuple[int, ...], seed: int, *, size: float = 1.0, pale: bool = False
) -> StackLook:
    """Chips as they stand in a circle: smaller where there are more columns of them."""
    diameter = layout.chip * size * SHARES.get(len(columns(chips)), THREE)
    return StackLook(chips, diameter, layout.circle_ry * size, seed, pale)


def beside(layout: TableLayout, look: StackLook, pile: int) -> tuple[StackLook, float]:
    """One of two piles that share a circle, and how far from its middle that stands."""
    look = replace(look, diameter=layout.chip * SHARES[2])
    return look, (pile - 0.5) * APART * look.diameter


def on_top(lying: StackLook, flying: StackLook) -> tuple[float, float]:
    """Where, seen from their stack, chips lie that are its topmost; (0, 0) if they are not."""
    standing, count = columns(lying.chips), len(flying.chips)
    if not standing or flying.diameter != lying.diameter or standing[-1][-count:] != flying.chips:
        return 0.0, 0.0
    right = (len(standing) - 1) / 2 * APART * lying.diameter
    below = len(standing[-1]) - count
    return right, _ground(lying) - _ground(flying) - below * lying.diameter * CHIP_EDGE


def _ground(look: StackLook) -> float:
    """How far under its pose's middle a stack stands."""
    tallest = max((len(column) for column in columns(look.chips)), default=0)
    return look.drop * min(0.30, 0.05 + 0.033 * tallest)
