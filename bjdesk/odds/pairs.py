"""How the hands of a split pair are played, and what the pair is worth split."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bjdesk.engine.rules import Rules
from bjdesk.odds.hands import ACE, UNIT, Bools, Floats, Hands, Ints, counts_of, hands_from
from bjdesk.odds.later import FixedPlay, later_worth
from bjdesk.odds.original import BoxEnds, SplitBox, split_box
from bjdesk.odds.splits import HandWorth, all_hands_worth, later_gone
from bjdesk.odds.terms import doubled, keeps_one_wager, terms_of
from bjdesk.odds.values import STAND, Book, Draws, Play, Shoes, draws_of, may_stand, play, standing


@dataclass(frozen=True, slots=True)
class Pair:
    """A pair to be split."""

    rank: int
    limit: int  # hands that it may become
    alike: Ints  # (c,) cards of the shoe that make a pair, its own two counted
    one_card: bool  # aces that take one card each and stand

    @property
    def unit(self) -> int:
        """The key of one pair card."""
        return int(UNIT[self.rank])

    @property
    def hands(self) -> Hands:
        """Every hand that grows from one pair card."""
        return hands_from(self.unit)


@dataclass(frozen=True, slots=True)
class SplitPlay:
    """One hand after one split: a column for each up card; `action` is the strategy that later splits keep."""

    pair: Pair
    shoes: Shoes  # hold both pair cards
    worth: HandWorth  # a column for each up card
    action: Ints  # (n, c)
    natural: Floats  # (c,) chance of a dealer natural
    ends: tuple[BoxEnds | None, ...]  # for each column where a natural takes one wager only; else none


def pair_of(rules: Rules, rank: int, alike: Ints, *, limit: int | None = None) -> Pair:
    """The pair of this rank by the rules; `limit` where fewer than `max_hands` hands are still to be had."""
    most = rules.max_hands if limit is None else limit
    if rank == ACE and not rules.resplit_aces:
        most = min(most, 2)
    return Pair(rank, most, alike, rank == ACE and not rules.hit_split_aces)


def first_keys(pair: Pair) -> Ints:
    """The multisets whose dealer tables `first_play` needs: the hand and the other pair card."""
    hands = pair.hands
    return hands.keys[hands.size == 2 if pair.one_card else may_stand(hands)] + pair.unit


def first_play(rules: Rules, pair: Pair, shoes: Shoes, book: Book, *, by: Ints | None = None) -> SplitPlay:
    """The play of one hand after one split: the best, or by the action table `by` (n, c)."""
    hands = pair.hands
    draws = draws_of(hands, shoes.without(counts_of(UNIT[pair.rank])), terms_of(rules))
    pages = book.at(hands.keys + pair.unit)
    forced = np.full((len(hands), 1), STAND) if pair.one_card else by
    ends: tuple[BoxEnds | None, ...] = ()
    best = _played(rules, pair, draws, pages, share=0.0, by=forced)
    if keeps_one_wager(rules):
        # A standing hand costs a wager only where no other hand stands: play for that chance, then settle exactly.
        alone = np.array([0.0 if box is None else box.one_ends() for box in _boxes(rules, pair, shoes, best)])
        fair = _played(rules, pair, draws, pages, share=alone, by=forced)
        best = _played(rules, pair, draws, pages, share=0.0, by=fair.action)
        ends = tuple(None if box is None else box.ends() for box in _boxes(rules, pair, shoes, best))
    worth = _hand_worth(pair, shoes, draws, best)
    return SplitPlay(pair, shoes, worth, best.action, draws.natural[0], ends)


def _boxes(rules: Rules, pair: Pair, shoes: Shoes, played: Play) -> list[SplitBox | None]:
    """The pair as it is split, by this play, against each up card."""
    return [
        split_box(rules, left, (pair.rank, int(alike), pair.limit), (pair.hands, action), up=up)
        for up, left, alike, action in zip(shoes.ups, shoes.left.T, pair.alike, played.action.T, strict=True)
    ]


def _played(
    rules: Rules, pair: Pair, draws: Draws, pages: tuple[Floats, Bools], *, share: float | Floats, by: Ints | None
) -> Play:
    hands, terms = pair.hands, terms_of(rules, share=share)
    doubles = doubled(rules, hands, after_split=True) & (not pair.one_card)
    return play(hands, draws, standing(hands, pages, terms, draws), doubles, terms=terms, by=by)


def _hand_worth(pair: Pair, shoes: Shoes, draws: Draws, played: Play) -> HandWorth:
    """A played table as one hand's worth; both pair cards are out."""
    after = played.value[pair.hands.child[0]]
    chance = np.maximum(pair.alike - 2, 0) / np.maximum(shoes.left.sum(axis=0) - 2, 1)
    twin = chance * after[pair.rank]
    return HandWorth((draws.chance[0] * after).sum(axis=0) - twin, twin, chance)


def _later(rules: Rules, split: SplitPlay, column: int) -> HandWorth:
    """One hand by the strategy after one split, for each further number of pair cards gone."""
    pair, more = split.pair, np.array(later_gone(split.pair.limit)) - 2
    left = split.shoes.left[:, column] - counts_of(UNIT[pair.rank])
    fixed = FixedPlay(pair.hands, pair.rank, left, split.shoes.ups[column], split.action[:, column])
    other, twin = later_worth(
        fixed, terms_of(rules, share=0.0), range(1, len(more) + 1), hits_soft_17=rules.dealer_hits_soft_17
    )
    cards = np.maximum(left.sum() - 1 - more, 1)
    chance = np.maximum(pair.alike[column] - 2 - more, 0) / cards
    # Where ten and king make no pair, a second card of the pair's worth need not be a pair card.
    same = np.maximum(left[pair.rank] - 1 - more, 0) / cards
    paired = twin * np.divide(chance, same, out=np.zeros(len(more)), where=same > 0)
    return HandWorth(other + twin - paired, paired, chance)


def pair_worth(rules: Rules, split: SplitPlay, column: int) -> float:
    """What the pair is worth split, against one up card, by the best number of hands up to the limit."""
    worth = split.worth.column(column)
    if split.pair.limit > 2:
        worth = worth.followed_by(_later(rules, split, column))
    limits = range(2, split.pair.limit + 1)
    if not keeps_one_wager(rules):
        return max(all_hands_worth(worth, limit) for limit in limits)
    return max(all_hands_worth(worth, limit) - _one_wager(split, column, limit) for limit in limits)


def _one_wager(split: SplitPlay, column: int, limit: int) -> float:
    """What a dealer natural costs a box for its standing hands."""
    ends = split.ends[column]
    return 0.0 if ends is None else float(split.natural[column]) * (1.0 - ends.of_box(limit))
