"""Where a dealer natural takes one first wager only: the chance that a split box has no hand left to lose it.

With `original-wagers` busts stay lost and, of the hands still standing, the first loses one first wager. The cost is
paid once for the box if any hand stands, so that it needs the joint chance of all its hands.
"""

from __future__ import annotations

import numpy as np

from bjdesk.engine.rules import Rules
from bjdesk.odds.dealer import completing
from bjdesk.odds.hands import BUST, UNIT, Bools, Floats, Hands, Ints, counts_of, hands_from
from bjdesk.odds.values import HIT, STAND, Shoes


def none_stands(rules: Rules, unit: int, shoes: Shoes, action: Ints, *, both: bool) -> Floats:
    """Given a dealer natural, the chance (c,) that a split hand does not stand, or that both of two do not.

    `unit` is the key of a pair card, `shoes` hold both of them; `action` (n, c) is each hand's strategy.
    """
    found = np.zeros(len(shoes.ups))
    hands = hands_from(unit)
    charlie = (hands.size >= rules.charlie) & (rules.charlie > 0)
    for column, up in enumerate(shoes.ups):
        hole = completing(up)
        if hole is not None:
            left = shoes.left[:, column] - counts_of(UNIT[hole]) - counts_of(np.array(unit))
            acts = np.where(charlie, STAND, action[:, column])
            found[column] = _chance(hands, left, acts, charlie, both=both)
    return found


def _chance(hands: Hands, left: Ints, action: Ints, charlie: Bools, *, both: bool) -> float:
    """`left` (10,) holds this hand's first card, neither the other's nor the dealer's."""
    ended = _ended_hands(hands, left, action, charlie)
    chance = np.array(list(ended.values()))
    if not both:
        return float(chance.sum())
    own = counts_of(np.array(list(ended), dtype=np.int64) - hands.keys[0])
    return float(chance @ _second(hands, left[:, None] - own.T, action, charlie))


def _ended_hands(hands: Hands, left: Ints, action: Ints, charlie: Bools) -> dict[int, float]:
    """The cards, as a key, of a hand that ends without standing, and their chance."""
    ended: dict[int, float] = {}
    reached = np.zeros(len(hands) + 1)
    reached[0] = 1.0
    for row in np.flatnonzero((action != STAND) | charlie).tolist():
        if charlie[row]:
            ended[int(hands.keys[row])] = float(reached[row])
            continue
        cards = left - hands.counts[row]
        step = reached[row] * np.maximum(cards, 0) / max(int(cards.sum()), 1)
        over = hands.child[row] == BUST
        for rank in np.flatnonzero(over & (step > 0)).tolist():
            key = int(hands.keys[row] + UNIT[rank])
            ended[key] = ended.get(key, 0.0) + float(step[rank])
        if action[row] == HIT:
            reached[hands.child[row][~over]] += step[~over]
    return ended


def _second(hands: Hands, left: Ints, action: Ints, charlie: Bools) -> Floats:
    """The chance (k,) that a hand does not stand, for shoes (10, k)."""
    none = np.zeros((len(hands) + 1, left.shape[1]))
    none[BUST] = 1.0
    for row in np.flatnonzero((action != STAND) | charlie)[::-1].tolist():
        if charlie[row]:
            none[row] = 1.0
            continue
        cards = np.maximum(left - hands.counts[row][:, None], 0)
        chance = cards / np.maximum((left - hands.counts[row][:, None]).sum(axis=0), 1)
        after = none[hands.child[row]] if action[row] == HIT else np.where(hands.child[row] == BUST, 1.0, 0.0)[:, None]
        none[row] = (chance * after).sum(axis=0)
    return np.asarray(none[0])
