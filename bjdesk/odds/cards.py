"""Shoes by the thousand: one lane each, shuffled as far as it is dealt."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from bjdesk.odds.composition import LETTERS
from bjdesk.odds.hands import TEN, Floats, Ints

Letters: TypeAlias = NDArray[np.uint8]
"""Cards by their place among the thirteen ranks."""
Ranks: TypeAlias = NDArray[np.uint8]
"""Cards by their place among the ten ranks."""
_NUMBERS = 1 << 17


def ten_of(letters: Letters) -> Ranks:
    """The ranks among ten."""
    return np.minimum(letters, np.uint8(TEN))


class Lanes:
    """Shoes from which cards come one by one, each drawn at random from those not yet dealt (Fisher and Yates).

    The cards dealt of lane i stand in `cards[:position[i], i]`, in their order.
    """

    def __init__(self, packs: int, lanes: int, chance: np.random.Generator) -> None:
        pack = np.repeat(np.arange(len(LETTERS), dtype=np.uint8), 4 * packs)
        self.cards: Letters = np.repeat(pack[:, None], lanes, axis=1)
        self.position: Ints = np.zeros(lanes, dtype=np.int64)
        self._flat = self.cards.reshape(-1)
        self._chance = chance
        self._numbers: Floats = np.zeros(0)

    def shuffle(self, lanes: Ints) -> None:
        """Let these lanes begin anew with all their cards."""
        self.position[lanes] = 0

    def draw(self, lanes: Ints) -> Letters:
        """The next card of each of these lanes, which are all different."""
        packed, width = self.cards.shape
        at = self.position.take(lanes)
        here = at * width
        here += lanes
        there = (self._random(len(lanes)) * (packed - at)).astype(np.int64)
        there *= width
        there += here
        card: Letters = self._flat.take(there)
        self._flat[there] = self._flat.take(here)
        self._flat[here] = card
        at += 1
        self.position[lanes] = at
        return card

    def _random(self, many: int) -> Floats:
        """Random numbers from 0 to 1, taken from a store: few are asked at a time."""
        if len(self._numbers) < many:
            self._numbers = self._chance.random(max(_NUMBERS, many))
        numbers, self._numbers = self._numbers[:many], self._numbers[many:]
        return numbers
