"""The hands of split boxes, a lane each, in the order of cards of the table's engine."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bjdesk.engine.rules import Rules, SplitDeal, SplitOn
from bjdesk.odds.cards import Lanes, Letters, Ranks, ten_of
from bjdesk.odds.hands import ACE, Bools, Floats, Ints
from bjdesk.odds.playbook import Offsets, Playbook
from bjdesk.odds.values import DOUBLE, HIT


@dataclass(frozen=True, slots=True)
class Boxes:
    """Boxes to be split: their lanes, the letter of the pair (its first card), the up card's rank; all (m,)."""

    lanes: Ints
    letter: Letters
    up: Ranks

    @property
    def rank(self) -> Ranks:
        """The pair's rank among ten."""
        return ten_of(self.letter)


class SplitRounds:
    """Plays split boxes to the end of their hands."""

    def __init__(self, rules: Rules, book: Playbook, cards: Lanes) -> None:
        self.rules, self.book, self.cards = rules, book, cards

    def play(self, boxes: Boxes) -> tuple[Offsets, Floats]:
        """The hands and wagers (`max_hands`, m) in which they end; a wager of 0 is no hand."""
        most, many = max(self.rules.max_hands, 2), len(boxes.lanes)
        hands, second = np.zeros((most, many), dtype=np.int16), np.zeros((most, many), dtype=np.uint8)
        wagers, count = np.zeros((most, many)), np.full(many, 2)
        hands[:2] = self.book.one[boxes.rank]
        whole = np.arange(many)
        self._second_cards(boxes, (hands, second), (0, whole))
        for at in range(most):
            self._split_again(boxes, (hands, second), count, at)
            there = np.flatnonzero(count > at)
            wagers[at, there] = self._play_hand(boxes, hands, (at, there))
        return hands, wagers

    def _second_cards(self, boxes: Boxes, table: tuple[Offsets, Letters], place: tuple[int, Ints]) -> None:
        """Deal to the hand that was split, and to the new one after it where both get their card at once."""
        at, which = place
        self._deal(boxes, table, (at, which))
        if self.rules.split_deal is SplitDeal.AT_SPLIT:
            self._deal(boxes, table, (at + 1, which))

    def _deal(self, boxes: Boxes, table: tuple[Offsets, Letters], place: tuple[int, Ints]) -> None:
        hands, second = table
        at, which = place
        letter = self.cards.draw(boxes.lanes[which])
        second[at, which] = letter
        hands[at, which] = self.book.child[hands[at, which] + ten_of(letter)]

    def _split_again(self, boxes: Boxes, table: tuple[Offsets, Letters], count: Ints, at: int) -> None:
        """Split the hand at this place as long as it is a pair and the box may have more hands."""
        hands, second = table
        here = np.flatnonzero(count > at)
        self._deal(boxes, table, (at, here[hands[at, here] == self.book.one[boxes.rank[here]]]))
        while True:
            here = here[(count[here] < self.rules.max_hands) & self._is_pair(boxes, second[at], here)]
            if not here.size:
                return
            hands[at + 1 :, here] = hands[at:-1, here]
            second[at + 1 :, here] = second[at:-1, here]
            hands[at : at + 2, here] = self.book.one[boxes.rank[here]]
            count[here] += 1
            self._second_cards(boxes, table, (at, here))

    def _is_pair(self, boxes: Boxes, second: Letters, here: Ints) -> Bools:
        """Which boxes (of `here`) split this hand again."""
        rank = boxes.rank[here]
        if self.rules.split_on is SplitOn.RANK:
            pair = second[here] == boxes.letter[here]
        else:
            pair = ten_of(second[here]) == rank
        wanted = self.book.splits[10 * rank + boxes.up[here]]
        return np.asarray(pair & wanted & (self.rules.resplit_aces | (rank != ACE)))

    def _play_hand(self, boxes: Boxes, hands: Offsets, place: tuple[int, Ints]) -> Floats:
        """Play these hands out; their wagers."""
        at, which = place
        hand = hands[at, which]
        table = self.book.size * boxes.rank[which].astype(np.int64) + boxes.up[which]
        action = self.book.after[table + hand]
        wagers = np.where(action == DOUBLE, 2.0, 1.0)
        going = np.flatnonzero((action == HIT) | (action == DOUBLE))
        while going.size:
            letter = self.cards.draw(boxes.lanes[which[going]])
            hand[going] = grown = self.book.child[hand[going] + ten_of(letter)]
            going = going[(wagers[going] == 1.0) & (self.book.after[table[going] + grown] == HIT)]
        hands[at, which] = hand
        return wagers
