"""Whole rounds of one box, a lane of an array each, in the order of cards of the table's engine."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bjdesk.engine.rules import DealOrder, HoleCard, Rules, SplitOn, Surrender, Ties
from bjdesk.odds.cards import Lanes, Letters, Ranks, ten_of
from bjdesk.odds.hands import ACE, TEN, Bools, Floats, Ints
from bjdesk.odds.playbook import SURRENDER, Codes, Offsets, Playbook
from bjdesk.odds.split_rounds import Boxes, SplitRounds
from bjdesk.odds.terms import PAYS, keeps_one_wager
from bjdesk.odds.values import DOUBLE, HIT

_NO_CARD = 100


@dataclass(slots=True)
class _Dealt:
    """Rounds after the deal; all (m,). Ranks are among ten."""

    lanes: Ints
    letter: Letters  # of the box's first card
    pair: Bools  # that may be split
    hand: Offsets
    up: Ranks
    hole: Ranks  # _NO_CARD before a european dealer's second card

    @property
    def dealer_natural(self) -> Bools:
        """Ace and ten in either order."""
        return np.asarray((self.up + self.hole == TEN) & ((self.up == ACE) | (self.up == TEN)))


class Rounds:
    """Plays rounds by a strategy and rules, one lane each."""

    def __init__(self, rules: Rules, book: Playbook, cards: Lanes) -> None:
        self.rules, self.book, self.cards = rules, book, cards
        self._splits = SplitRounds(rules, book, cards)
        self._original = keeps_one_wager(rules)
        self._peeks = rules.hole_card is HoleCard.PEEK
        self._natural_pays = PAYS[rules.natural_pays]
        self._natural_tie = -1.0 if rules.natural_ties is Ties.HOUSE else 0.0
        self._tie = -1.0 if rules.ties is Ties.HOUSE else 0.0

    def play(self, lanes: Ints) -> Floats:
        """The results (m,) of a round on each of these lanes, in first wagers."""
        dealt = self._deal(lanes)
        net = np.zeros(len(lanes))
        first = self.book.first.take(dealt.hand + dealt.up)
        natural = self.book.total.take(dealt.hand) == 21
        splits = dealt.pair & self.book.splits.take(10 * ten_of(dealt.letter) + dealt.up)
        gives_up = (first == SURRENDER) & ~splits
        going = self._before_play(dealt, net, natural, gives_up)
        playing = going & ~natural & ~gives_up
        singles, pairs = np.flatnonzero(playing & ~splits), np.flatnonzero(playing & splits)
        hands, wagers = self._play_single(dealt, singles, first[singles])
        split_hands, split_wagers = self._splits.play(Boxes(dealt.lanes[pairs], dealt.letter[pairs], dealt.up[pairs]))
        stands = np.zeros(len(lanes), dtype=np.bool_)
        stands[singles] = self._stands(hands, wagers)
        stands[pairs] = self._stands(split_hands, split_wagers).any(axis=0)
        waiting = going & (natural | gives_up)
        self._second_card(dealt, waiting | stands)
        lost = dealt.dealer_natural
        net[waiting] = np.where(
            natural,
            np.where(lost, self._natural_tie, self._natural_pays),
            np.where(lost, -1.0, -0.5),
        )[waiting]
        total = self._draw(dealt, stands & ~lost)
        net[singles] = self._results((hands[None], wagers[None]), total[singles], lost[singles])
        net[pairs] = self._results((split_hands, split_wagers), total[pairs], lost[pairs])
        return net

    # ------------------------------------------------------------ the deal and what comes before play

    def _deal(self, lanes: Ints) -> _Dealt:
        draw, european = self.cards.draw, self.rules.hole_card is HoleCard.EUROPEAN
        one = draw(lanes)
        if self.rules.deal is DealOrder.PLAYERS_FIRST:
            other, up = draw(lanes), draw(lanes)
        else:
            up, other = draw(lanes), draw(lanes)
        hole = np.full(len(lanes), _NO_CARD, dtype=np.uint8) if european else ten_of(draw(lanes))
        ranks, others = ten_of(one), ten_of(other)
        pair = one == other if self.rules.split_on is SplitOn.RANK else ranks == others
        pair = pair & (self.rules.max_hands > 1)
        return _Dealt(lanes, one, pair, self.book.child.take(self.book.one.take(ranks) + others), ten_of(up), hole)

    def _before_play(self, dealt: _Dealt, net: Floats, natural: Bools, gives_up: Bools) -> Bools:
        """Settle what is settled before the box acts; the rounds (m,) that go on, decided surrenders taken out."""
        going = np.ones(len(net), dtype=np.bool_)
        threat = (dealt.up == ACE) | (dealt.up == TEN)
        if self.rules.even_money and self.book.even_money:
            _settle(net, going, natural & (dealt.up == ACE), 1.0)
        if self.rules.surrender is Surrender.EARLY:
            _settle(net, going, gives_up, -0.5)
        if self._peeks:
            lost = dealt.dealer_natural
            _settle(net, going, going & lost & natural, self._natural_tie)
            _settle(net, going, going & lost, -1.0)
            threat[:] = False
        _settle(net, going, going & natural & ~threat, self._natural_pays)
        _settle(net, going, going & gives_up & ~threat, -0.5)
        return going

    def _play_single(self, dealt: _Dealt, which: Ints, action: Codes) -> tuple[Offsets, Floats]:
        """Play these boxes' one hand; hands and wagers."""
        book, hand, up, lanes = self.book, dealt.hand[which], dealt.up[which], dealt.lanes[which]
        wagers = np.where(action == DOUBLE, 2.0, 1.0)
        going = np.flatnonzero((action == HIT) | (action == DOUBLE))
        while going.size:
            grown = book.child.take(hand.take(going) + ten_of(self.cards.draw(lanes.take(going))))
            hand[going] = grown
            going = going[(wagers.take(going) == 1.0) & (book.first.take(grown + up.take(going)) == HIT)]
        return hand, wagers

    def _stands(self, hands: Offsets, wagers: Floats) -> Bools:
        return np.asarray((wagers > 0.0) & (self.book.total[hands] > 0) & ~self.book.charlie[hands])

    # ------------------------------------------------------------ the dealer

    def _second_card(self, dealt: _Dealt, wanted: Bools) -> None:
        """Deal a european dealer's second card where something hangs on it."""
        if self.rules.hole_card is HoleCard.EUROPEAN:
            which = np.flatnonzero(wanted)
            dealt.hole[which] = ten_of(self.cards.draw(dealt.lanes[which]))

    def _draw(self, dealt: _Dealt, wanted: Bools) -> Ranks:
        """The dealer's totals (m,), drawn to the end where wanted; a bust is 0."""
        which = np.flatnonzero(wanted)
        hard = dealt.up + dealt.hole + 2
        ace = (dealt.up == ACE) | (dealt.hole == ACE)
        total = np.where(ace & (hard <= 11), hard + 10, hard)
        going = which[self._must_draw(total[which], hard[which])]
        while going.size:
            rank = ten_of(self.cards.draw(dealt.lanes.take(going)))
            hard[going] += rank + 1
            ace[going] |= rank == ACE
            now = hard[going]
            total[going] = reached = np.where(ace[going] & (now <= 11), now + 10, now)
            going = going[self._must_draw(reached, now)]
        return np.where(total > 21, 0, total)

    def _must_draw(self, total: Ranks, hard: Ranks) -> Bools:
        below = total < 17
        return below | ((total == 17) & (hard == 7)) if self.rules.dealer_hits_soft_17 else below

    def _results(self, ends: tuple[Offsets, Floats], dealer: Ranks, lost: Bools) -> Floats:
        """The results (m,) of boxes with these hands and wagers (k, m)."""
        hands, wagers = ends
        total, stands = self.book.total[hands], self._stands(hands, wagers)
        settled = np.where(self.book.charlie[hands], wagers, -wagers) * ~stands
        against = np.where(total == dealer, self._tie, np.sign(total - dealer))
        # One first wager for the box, or every wager that stands.
        natural = -(stands.any(axis=0) if self._original else (wagers * stands).sum(axis=0)).astype(np.float64)
        return np.asarray(settled.sum(axis=0) + np.where(lost, natural, (wagers * stands * against).sum(axis=0)))


def _settle(net: Floats, going: Bools, which: Bools, result: float) -> None:
    net[which] = result
    going[which] = False
