"""Basic strategy: one action for each total, hard or soft, and up card, whatever the cards.

It is decided by first deals out of a fresh shoe, as published basic strategy is: hit or stand by all two-card hands of
a total together (pairs too), each further card played by the same totals; doubling and surrender by those that are
played by their total; splitting and surrender of a pair by the pair, its hands played by the same totals.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from bjdesk.engine.actions import Action
from bjdesk.engine.rules import Rules
from bjdesk.odds.hands import RANKS, Bools, Floats, Hands, Ints, all_hands
from bjdesk.odds.overall import (
    Cancelled,
    FirstDeals,
    first_deals,
    fresh_columns,
    given_up,
    lost_before,
    never_cancelled,
    pairs_of,
    splits_by_up,
    stop_if,
    with_naturals,
    with_splits,
)
from bjdesk.odds.pairs import Pair, SplitPlay, first_keys, first_play
from bjdesk.odds.terms import Terms, doubled, terms_of
from bjdesk.odds.values import (
    DOUBLE,
    HIT,
    NEVER,
    STAND,
    Book,
    Draws,
    Play,
    Shoes,
    Standing,
    book_of,
    draws_of,
    may_stand,
    play,
    standing,
)

SOFT = 22
"""Row of a soft total less the total: rows 0 to 21 are hard, the others soft."""
_ROWS = 2 * SOFT
_HINT = 1e-9  # the weight of a pair that is split: it decides for its total only where no other hand does


@dataclass(frozen=True, slots=True)
class Totals:
    """The best play by totals. Tables by row of total (44, 10 up cards), and by pair (10, 10)."""

    hits: Bools  # rather than stand
    doubles: Bools  # with two cards
    surrenders: Bools  # with two cards that are no pair
    splits: Bools  # by pair; where it is not given up
    pair_surrenders: Bools  # by pair
    worth: Mapping[Action, Floats]  # by row, averaged over hands of two cards, after the look; NaN where not allowed
    pair_worth: Mapping[Action, Floats]  # by pair
    best: Play  # every hand of an unsplit box by its own cards, for comparison
    on: Floats  # (n, 10) chance that the round goes on after the look, for each of those hands
    result: float  # expectation before the deal, in first wagers


@dataclass(frozen=True, slots=True)
class _Field:
    """What all rounds of the search share; arrays by first deal are (55, 10)."""

    rules: Rules
    terms: Terms
    deals: FirstDeals
    shoes: Shoes
    pairs: list[Pair]
    book: Book
    draws: Draws
    stood: Standing
    row: Ints  # (n,) each hand's row of total
    paired: Bools  # (55,) first deals that are pairs
    surrender: Floats  # by first deal
    lost: Floats  # by first deal, to the dealer's look

    def play(self, by: Ints | None) -> Play:
        """Every hand by its best action, or by a table of hit and stand."""
        doubles = doubled(self.rules, all_hands())
        return play(all_hands(), self.draws, self.stood, doubles, terms=self.terms, by=by)

    def by_row(self, worth: Floats, weight: Floats) -> Floats:
        """Sums (44, 10) of a table of first deals."""
        sums = np.zeros((_ROWS, RANKS))
        np.add.at(sums, self.row[self.deals.rows], worth * weight)
        return sums


@dataclass(frozen=True, slots=True)
class _Tables:
    hits: Bools
    doubles: Bools
    surrenders: Bools


def row_of(hands: Hands) -> Ints:
    """The row of total of each hand."""
    return np.where(hands.soft, hands.total + SOFT, hands.total)


def best_totals(rules: Rules, *, cancelled: Cancelled = never_cancelled) -> Totals:
    """The best play by totals alone. Raises OddsCancelled."""
    field = _field(rules)
    stop_if(cancelled)
    best = field.play(None)
    hits, plain = _hit_or_stand(field, best)
    stop_if(cancelled)
    whole, split, doubled_before = np.ones(plain.shape), np.zeros((0, RANKS)), None
    while True:  # first as if every pair were played by its total, then without those that are split
        tables, worth = _with_two_cards(field, best, (hits, plain), whole)
        if doubled_before is not None and np.array_equal(tables.doubles, doubled_before):
            break
        doubled_before = tables.doubles
        split = splits_by_up(rules, [_split_play(field, pair, tables) for pair in field.pairs], cancelled)
        whole = np.where(with_splits(rules, field.deals, worth, split) > worth, _HINT, 1.0)
    return _summary(field, best, (tables, worth, split, whole))


def _field(rules: Rules) -> _Field:
    hands, deals, shoes, pairs = all_hands(), first_deals(rules.decks), fresh_columns(rules.decks), pairs_of(rules)
    keys = np.concatenate([hands.keys[may_stand(hands)], *map(first_keys, pairs)])
    book, terms = book_of(shoes, keys, hits_soft_17=rules.dealer_hits_soft_17), terms_of(rules)
    draws = draws_of(hands, shoes, terms)
    return _Field(
        rules,
        terms,
        deals,
        shoes,
        pairs,
        book,
        draws,
        standing(hands, book.at(hands.keys), terms, draws),
        row_of(hands),
        (hands.counts[deals.rows] == 2).any(axis=1),
        given_up(rules, deals.natural),
        lost_before(rules, deals.natural),
    )


# ---------------------------------------------------------------- the search


def _hit_or_stand(field: _Field, best: Play) -> tuple[Bools, Floats]:
    """Where to hit (44, 10), and what first deals (55, 10) are worth by hitting and standing so.

    A total's choice depends on those of hands with more cards: begun with the best play, it is repeated until nothing
    changes.
    """
    rows, chance = field.deals.rows, field.deals.chance
    played, hits = best, np.zeros((_ROWS, RANKS), dtype=np.bool_)
    while True:
        better = field.by_row((played.hit - played.stand)[rows], chance) > 0.0
        if np.array_equal(better, hits):
            return hits, played.value[rows]
        hits = better
        played = field.play(np.where(hits, HIT, STAND)[field.row])


def _with_two_cards(field: _Field, best: Play, found: tuple[Bools, Floats], whole: Floats) -> tuple[_Tables, Floats]:
    """Doubling and surrender added; `whole` is 1 for first deals played by their total, next to nothing for others."""
    hits, plain = found
    row, weight = field.row[field.deals.rows], field.deals.chance * whole
    double = best.double[field.deals.rows]
    doubles = field.by_row(double - plain, weight) > 0.0
    worth = np.where(doubles[row], double, plain)
    single = np.where(field.paired[:, None], 0.0, weight)
    return _Tables(hits, doubles, field.by_row(field.surrender - worth, single) > 0.0), worth


def _split_play(field: _Field, pair: Pair, tables: _Tables) -> SplitPlay:
    row = row_of(pair.hands)
    may = doubled(field.rules, pair.hands, after_split=True)[:, None]
    by = np.where(tables.doubles[row] & may, DOUBLE, np.where(tables.hits[row], HIT, STAND))
    return first_play(field.rules, pair, field.shoes, field.book, by=by)


# ---------------------------------------------------------------- the result


def _summary(field: _Field, best: Play, found: tuple[_Tables, Floats, Floats, Floats]) -> Totals:
    tables, plain, split, whole = found
    rules, deals, rows = field.rules, field.deals, field.deals.rows
    pair_rows = np.array([int(np.flatnonzero(all_hands().counts[rows, rank] == 2)[0]) for rank in range(RANKS)])
    splits = split[:RANKS] if len(split) else np.full((RANKS, RANKS), NEVER)
    chosen = np.where(tables.surrenders[field.row[rows]], field.surrender, plain)
    paired = np.maximum(with_splits(rules, deals, plain, split), field.surrender)
    worth = np.where(field.paired[:, None], paired, chosen) - field.lost
    gives_up = field.surrender[pair_rows] > np.maximum(splits, plain[pair_rows])
    choices = {
        Action.HIT: best.hit[rows],
        Action.STAND: best.stand[rows],
        Action.DOUBLE: best.double[rows],
        Action.SURRENDER: field.surrender,
    }
    on = 1.0 - field.lost
    weight = deals.chance * whole
    per_row = {action: _average(field, values, on, weight) for action, values in choices.items()}
    per_pair = {action: _allowed(values[pair_rows], on[pair_rows]) for action, values in choices.items()}
    per_pair[Action.SPLIT] = _allowed(splits, on[pair_rows])
    return Totals(
        tables.hits,
        tables.doubles,
        tables.surrenders,
        splits > plain[pair_rows],
        gives_up,
        per_row,
        per_pair,
        best,
        field.draws.on,
        float((deals.chance * with_naturals(rules, deals, worth)).sum()),
    )


def _average(field: _Field, values: Floats, on: Floats, weight: Floats) -> Floats:
    sums, going = field.by_row(values, weight), field.by_row(on, weight)
    return _allowed(sums, going)


def _allowed(values: Floats, on: Floats) -> Floats:
    """Values after the look, NaN where there are none."""
    worth = np.divide(values, on, out=np.full(values.shape, np.nan), where=on > 0.0)
    return np.where(worth < NEVER / 2.0, np.nan, worth)
