"""Shoes by the thousand: one lane each, shuffled as far as it is dealt."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from bjdesk.odds.composition import LETTERS
from bjdesk.odds.hands import TEN, Ints

Letters: TypeAlias = NDArray[np.uint8]
"""Cards by their place among the thirteen ranks."""
Ranks: TypeAlias = NDArray[np.uint8]
"""Cards by their place among the ten ranks."""
Numbers: TypeAlias = NDArray[np.uint32]
_NUMBERS = 1 << 17
_BITS = 32
"""Of one random number: a choice among at most 416 cards is uneven by less than 1e-7 of its chance."""


def ten_of(letters: Letters) -> Ranks:
    """The ranks among ten."""
    return np.minimum(letters, np.uint8(TEN))


class Lanes:
    """Shoes from which cards come one by one, each drawn at random from those not yet dealt (Fisher and Yates).

    The cards dealt of lane i stand in `cards[i, :position[i]]`, in their order: those of a round lie side by side in
    memory.
    """

    def __init__(self, packs: int, lanes: int, chance: np.random.Generator) -> None:
        pack = np.repeat(np.arange(len(LETTERS), dtype=np.uint8), 4 * packs)
        self.cards: Letters = np.repeat(pack[None], lanes, axis=0)
        self.position: Ints = np.zeros(lanes, dtype=np.int64)
        self._flat = self.cards.reshape(-1)
        self._begins: Ints = np.arange(lanes) * len(pack)
        self._chance = chance
        self._numbers: Numbers = np.zeros(0, dtype=np.uint32)

    def shuffle_from(self, cut: int) -> None:
        """Let the lanes from which so many cards are dealt begin anew with all their cards."""
        self.position *= self.position < cut

    def deal(self, lanes: int, cards: int) -> list[Letters]:
        """The next cards of each of so many lanes, from the first on."""
        position = self.position[:lanes]
        here, left = self._begins[:lanes] + position, self.cards.shape[1] - position
        dealt = []
        for _ in range(cards):
            dealt.append(self._taken(here, left))
            here += 1
            left -= 1
        position += cards
        return dealt

    def draw(self, lanes: Ints) -> Letters:
        """The next card of each of these lanes, which are all different."""
        position = self.position.take(lanes)
        here = self._begins.take(lanes)
        here += position
        card = self._taken(here, self.cards.shape[1] - position)
        position += 1
        self.position[lanes] = position
        return card

    def _taken(self, here: Ints, left: Ints) -> Letters:
        """Change the cards at these places with one of those left, each place's own among them."""
        there = self._random(len(here)) * left
        there >>= _BITS
        there += here
        card: Letters = self._flat.take(there)
        self._flat[there] = self._flat.take(here)
        self._flat[here] = card
        return card

    def _random(self, many: int) -> Numbers:
        """Random numbers, taken from a store: few are asked at a time."""
        if len(self._numbers) < many:
            fresh = self._chance.integers(0, 1 << 64, max(_NUMBERS, many), dtype=np.uint64)
            self._numbers = fresh.view(np.uint32)
        numbers, self._numbers = self._numbers[:many], self._numbers[many:]
        return numbers
