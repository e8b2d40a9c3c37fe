"""Whole rounds of one box, a lane of an array each, in the order of cards of the table's engine."""

from __future__ import annotations

import numpy as np

from bjdesk.engine.rules import DealOrder, HoleCard, Rules
from bjdesk.odds.cards import Lanes, Letters
from bjdesk.odds.dealer_rounds import DOUBLED, NATURAL, DealerRounds, Ends, States, results_of, stands
from bjdesk.odds.deals import WAITS, deals_of, place_of
from bjdesk.odds.hands import Bools, Floats, Ints
from bjdesk.odds.playbook import SPLIT, Offsets, Playbook
from bjdesk.odds.split_rounds import Boxes, SplitRounds
from bjdesk.odds.terms import keeps_one_wager
from bjdesk.odds.values import DOUBLE, HIT


class Rounds:
    """Plays rounds by a strategy and rules, one lane each."""

    def __init__(self, rules: Rules, book: Playbook, cards: Lanes) -> None:
        self._rules, self._book, self._cards = rules, book, cards
        self._deals = deals_of(rules, book)
        self._dealers = DealerRounds(rules, cards)
        self._splits = SplitRounds(rules, book, cards)
        self._hits = book.first == HIT
        self._results, self._split_results = results_of(rules, split=False), results_of(rules, split=True)

    def play(self, lanes: int) -> Floats:
        """The results (m,) of a round on each of so many lanes, in first wagers."""
        one, other, up, hole = self._deal(lanes)
        place = place_of(one, other, up, hole)
        hand, action = self._deals.hand.take(place), self._deals.action.take(place)
        dealer = self._dealers.begun(up, hole)
        doubled, pairs = np.flatnonzero(action == DOUBLE), np.flatnonzero(action == SPLIT)
        self._play_hands(hand, up, (np.flatnonzero(action == HIT), doubled))
        ends = self._book.end.take(hand)
        open_hands = stands(ends)
        ends[doubled] += DOUBLED
        split = self._splits.play(Boxes(pairs, one.take(pairs), up.take(pairs)))
        open_hands[pairs] = split_open = np.asarray(split.stands.any(axis=0))
        if hole is None:
            self._second_card(dealer, up, np.flatnonzero(open_hands | (action == WAITS)))
        self._dealers.finish(dealer, np.flatnonzero(open_hands))
        ends += dealer
        net = self._results.take(ends)
        net[pairs] = self._split_net(split.ends, dealer.take(pairs), split_open)
        return net

    def _deal(self, lanes: int) -> tuple[Letters, Letters, Letters, Letters | None]:
        """The box's first and second card, up card and hole card."""
        european = self._rules.hole_card is HoleCard.EUROPEAN
        first, second, third, *hole = self._cards.deal(lanes, 3 if european else 4)
        if self._rules.deal is DealOrder.PLAYERS_FIRST:
            return first, second, third, hole[0] if hole else None
        return first, third, second, hole[0] if hole else None

    def _play_hands(self, hand: Offsets, up: Letters, which: tuple[Ints, Ints]) -> None:
        """Play out the one hand of boxes that begin with a hit, and of those that double."""
        going, doubled = which
        self._grow(hand, doubled)
        while going.size:
            place = self._grow(hand, going)
            place += up.take(going)
            going = going.compress(self._hits.take(place))

    def _grow(self, hand: Offsets, which: Ints) -> Offsets:
        """One more card for these hands; what they are then."""
        place = hand.take(which)
        place += self._cards.draw(which)
        grown = self._book.child.take(place)
        hand[which] = grown
        return grown

    def _second_card(self, dealer: States, up: Letters, which: Ints) -> None:
        """Deal a european dealer's second card."""
        dealer[which] = self._dealers.begun(up.take(which), self._cards.draw(which))

    def _split_net(self, ends: Ends, dealer: States, stand: Bools) -> Floats:
        """The results (m,) of boxes with these ends (k, m)."""
        net = self._split_results.take(ends + dealer).sum(axis=0)
        if keeps_one_wager(self._rules):
            net -= stand & (dealer == NATURAL)
        return np.asarray(net)
