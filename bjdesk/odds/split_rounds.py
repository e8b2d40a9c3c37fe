"""The hands of split boxes, a lane each, in the order of cards of the table's engine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from bjdesk.engine.rules import Rules, SplitDeal, SplitOn
from bjdesk.odds.cards import Lanes, Letters, ten_of
from bjdesk.odds.dealer_rounds import DOUBLED, Ends, stands
from bjdesk.odds.hands import ACE, Bools, Ints
from bjdesk.odds.playbook import End, Offsets, Playbook, over
from bjdesk.odds.values import DOUBLE, HIT

_NO_TWIN: Final = 99


@dataclass(frozen=True, slots=True)
class Boxes:
    """Boxes to be split: their lanes, the letters of the pair (its first card) and of the up card; all (m,)."""

    lanes: Ints
    letter: Letters
    up: Letters


@dataclass(frozen=True, slots=True)
class Played:
    """The hands of split boxes (`max_hands`, m): how they ended, and which stand."""

    ends: Ends
    stands: Bools


class SplitRounds:
    """Plays split boxes to the end of their hands."""

    def __init__(self, rules: Rules, book: Playbook, cards: Lanes) -> None:
        self._rules, self._book, self._cards = rules, book, cards

    def play(self, boxes: Boxes) -> Played:
        """How the hands of the boxes end."""
        box = _Split(self._rules, self._book, self._cards, boxes)
        for at in range(len(box.hands)):
            here = np.flatnonzero(box.count > at)
            box.split_again(at, here)
            box.play_hand(at, here)
        ends = self._book.end.take(box.hands)
        return Played(ends + np.uint16(DOUBLED) * box.doubled, stands(ends))


class _Split:
    """Boxes while they are played: hands by their place in the box (k, m)."""

    def __init__(self, rules: Rules, book: Playbook, cards: Lanes, boxes: Boxes) -> None:
        self._book, self._cards, self._lanes = book, cards, boxes.lanes
        self._most, many, rank = max(rules.max_hands, 2), len(boxes.lanes), ten_of(boxes.letter)
        self._by_rank, self._at_split = rules.split_on is SplitOn.RANK, rules.split_deal is SplitDeal.AT_SPLIT
        self._one = book.child.take(rank)
        self._after = book.size * rank.astype(np.int64) + boxes.up
        # The card that makes a hand a pair that is split again: among letters, or among ten ranks.
        self._twin = boxes.letter.copy() if self._by_rank else rank
        self._twin[(rank == ACE) & (not rules.resplit_aces)] = _NO_TWIN
        self._second = np.zeros((self._most, many), dtype=np.uint8)
        self.hands: Offsets = np.full((self._most, many), over(End.NO_HAND), dtype=np.uint16)
        self.doubled: Bools = np.zeros((self._most, many), dtype=np.bool_)
        self.count: Ints = np.full(many, 2)
        self.hands[:2] = self._one
        self._second_cards(0, np.arange(many))

    def _second_cards(self, at: int, which: Ints) -> None:
        """Deal to the hand that was split, and to the new one after it where both get their card at once."""
        self._deal(at, which)
        if self._at_split:
            self._deal(at + 1, which)

    def _deal(self, at: int, which: Ints) -> None:
        letter = self._cards.draw(self._lanes.take(which))
        self._second[at, which] = letter if self._by_rank else ten_of(letter)
        self.hands[at, which] = self._book.child.take(self._one.take(which) + letter)

    def split_again(self, at: int, here: Ints) -> None:
        """Split the hand at this place as long as it is a pair and the box may have more hands."""
        if at and not self._at_split:
            self._deal(at, here)
        while self._most > 2:
            pair = self._second[at].take(here) == self._twin.take(here)
            here = here.compress(pair & (self.count.take(here) < self._most))
            if not here.size:
                return
            self.hands[at + 1 :, here] = self.hands[at:-1, here]
            self._second[at + 1 :, here] = self._second[at:-1, here]
            self.hands[at : at + 2, here] = self._one.take(here)
            self.count[here] += 1
            self._second_cards(at, here)

    def play_hand(self, at: int, which: Ints) -> None:
        """Play these hands out."""
        hands, actions = self.hands[at], self._book.after
        table = self._after.take(which)
        action = actions.take(table + hands.take(which))
        doubled = which.compress(action == DOUBLE)
        if doubled.size:
            self._grow(hands, doubled)
            self.doubled[at, doubled] = True
        going = action == HIT
        which, table = which.compress(going), table.compress(going)
        while which.size:
            going = actions.take(table + self._grow(hands, which)) == HIT
            which, table = which.compress(going), table.compress(going)

    def _grow(self, hands: Offsets, which: Ints) -> Offsets:
        """One more card for these hands; what they are then."""
        grown = self._book.child.take(hands.take(which) + self._cards.draw(self._lanes.take(which)))
        hands[which] = grown
        return grown
