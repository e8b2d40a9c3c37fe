"""What a rule set returns: the sum over all first deals from a fresh shoe, nothing simulated.

One box, best composition-dependent play by the box's own cards and the up card (the cards of other boxes are not
counted), insurance and even money where they pay. A shoe that is dealt on until a cut card is valued as fresh.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import assert_never

import numpy as np

from bjdesk.engine.rules import HoleCard, InsuranceOn, Rules, SplitOn, Surrender
from bjdesk.odds.composition import fresh_shoe
from bjdesk.odds.dealer import completing
from bjdesk.odds.decision import Model, model_of
from bjdesk.odds.hands import ACE, RANKS, TEN, Floats, Ints, all_hands
from bjdesk.odds.pairs import Pair, SplitPlay, first_keys, first_play, pair_of, pair_worth
from bjdesk.odds.terms import doubled, natural_worth, surrender_worth, terms_of
from bjdesk.odds.values import NEVER, Book, Play, Shoes, book_of, draws_of, may_stand, play, standing

UPS = tuple(range(RANKS))
Cancelled = Callable[[], bool]


class OddsCancelled(Exception):
    """The caller wants no answer any more."""


def never_cancelled() -> bool:
    """For callers who wait."""
    return False


def stop_if(cancelled: Cancelled) -> None:
    """Raise OddsCancelled where the caller has given up."""
    if cancelled():
        raise OddsCancelled


@dataclass(frozen=True, slots=True)
class FirstDeals:
    """The 55 two-card hands against the ten up cards, out of one fresh shoe."""

    rows: Ints  # (55,) places in all_hands()
    chance: Floats  # (55, 10) of hand and up card
    natural: Floats  # (55, 10) of a dealer natural then


def fresh_columns(decks: int) -> Shoes:
    """A fresh shoe with each up card out, a column for each."""
    return Shoes(fresh_shoe(decks)[:, None] - np.eye(RANKS, dtype=np.int64), UPS)


def first_deals(decks: int) -> FirstDeals:
    """All first deals and their chances."""
    hands, shoe, columns = all_hands(), fresh_shoe(decks), fresh_columns(decks).left
    rows = np.flatnonzero(hands.size == 2)
    counts = hands.counts[rows]
    low, high = counts.argmax(axis=1), RANKS - 1 - counts[:, ::-1].argmax(axis=1)
    cards = shoe.sum()
    orders = np.where(low == high, 1.0, 2.0)[:, None]
    ways = orders * columns[low] * (columns[high] - (low == high)[:, None])
    chance = ways * (shoe / cards) / ((cards - 1) * (cards - 2))
    natural = np.zeros(chance.shape)
    for up in UPS:
        hole = completing(up)
        if hole is not None:
            natural[:, up] = (columns[hole, up] - counts[:, hole]) / (cards - 3)
    return FirstDeals(rows, chance, natural)


def overall_return(rules: Rules, *, cancelled: Cancelled = never_cancelled) -> float:
    """The share of the first wager that comes back on average with best play, before the deal; 1 is a fair game.

    Raises OddsCancelled soon after `cancelled()` says so.
    """
    deals, shoes = first_deals(rules.decks), fresh_columns(rules.decks)
    hands, pairs = all_hands(), pairs_of(rules)
    keys = np.concatenate([hands.keys[may_stand(hands)], *map(first_keys, pairs)])
    book = book_of(shoes, keys, hits_soft_17=rules.dealer_hits_soft_17)
    stop_if(cancelled)
    played = first_hands(rules, shoes, book)
    splits = splits_by_up(rules, [first_play(rules, pair, shoes, book) for pair in pairs], cancelled)
    worth = _best_of_deals(rules, deals, played, splits)
    return 1.0 + float((deals.chance * worth).sum())


def pairs_of(rules: Rules) -> list[Pair]:
    """The ten pairs; where tens split by rank, ten and the like once more, of the up card's own rank."""
    if rules.max_hands == 1:
        return []
    left = fresh_columns(rules.decks).left
    if rules.split_on is SplitOn.VALUE:
        return [pair_of(rules, rank, left[rank]) for rank in range(RANKS)]
    suits = np.full(RANKS, 4 * rules.decks, dtype=np.int64)
    same = suits - (np.arange(RANKS) == TEN)
    return [pair_of(rules, rank, suits if rank == TEN else left[rank]) for rank in range(RANKS)] + [
        pair_of(rules, TEN, same)
    ]


def first_hands(rules: Rules, shoes: Shoes, book: Book) -> Play:
    """The best play of every hand of an unsplit box, a column for each up card."""
    hands, terms = all_hands(), terms_of(rules)
    draws = draws_of(hands, shoes, terms)
    stood = standing(hands, book.at(hands.keys), terms, draws)
    return play(hands, draws, stood, doubled(rules, hands), terms=terms)


def splits_by_up(rules: Rules, splits: list[SplitPlay], cancelled: Cancelled) -> Floats:
    """The worth (pair, up card) of each pair split."""
    worth = np.zeros((len(splits), RANKS))
    for up in UPS:
        for place, split in enumerate(splits):
            stop_if(cancelled)
            worth[place, up] = pair_worth(rules, split, up)
    return worth


def _best_of_deals(rules: Rules, deals: FirstDeals, played: Play, splits: Floats) -> Floats:
    """What each first deal (55, 10) is worth, insurance and even money included where they pay."""
    plain = np.maximum(played.hit, played.stand)[deals.rows]
    best = with_splits(rules, deals, np.maximum(plain, played.double[deals.rows]), splits)
    surrender, lost = given_up(rules, deals.natural), lost_before(rules, deals.natural)
    worth, restricted = np.maximum(best, surrender) - lost, np.maximum(plain, surrender) - lost
    insured = (restricted if rules.insurance_ends_options else worth) + _insurance(rules, deals.natural)
    return with_naturals(rules, deals, np.maximum(worth, insured))


def lost_before(rules: Rules, natural: Floats) -> Floats:
    """What the dealer's look costs a box (…, 10): play values are joint with "no natural" there."""
    looks = np.isin(UPS, (ACE, TEN)) & (rules.hole_card is HoleCard.PEEK)
    return np.where(looks, natural, 0.0)


def given_up(rules: Rules, natural: Floats) -> Floats:
    """The worth of surrender (…, 10), to be compared with play values; NEVER where there is none.

    Early surrender is safe from the natural that the look then costs everything else.
    """
    lost = lost_before(rules, natural)
    match rules.surrender:
        case Surrender.NONE:
            return np.full(natural.shape, NEVER)
        case Surrender.EARLY:
            return np.asarray(lost - 0.5)
        case Surrender.LATE:
            return np.asarray(np.where(lost > 0.0, -0.5 * (1.0 - natural), surrender_worth(rules, natural)))
        case _:
            assert_never(rules.surrender)


def with_naturals(rules: Rules, deals: FirstDeals, worth: Floats) -> Floats:
    """The worth of all deals with the player's natural paid."""
    own = all_hands().total[deals.rows] == 21
    return np.where(own[:, None], _natural_by_up(rules, deals.natural[own][0]), worth)


def with_splits(rules: Rules, deals: FirstDeals, best: Floats, splits: Floats) -> Floats:
    """The better of splitting a pair and not; `splits` (pair, up card) as `pairs_of` has them."""
    if not len(splits):
        return best
    counts = all_hands().counts[deals.rows]
    best = best.copy()
    for rank in range(RANKS):
        row = int(np.flatnonzero(counts[:, rank] == 2)[0])
        if rank < TEN or rules.split_on is SplitOn.VALUE:
            best[row] = np.maximum(best[row], splits[rank])
        else:
            best[row] = _tens_by_rank(rules.decks, best[row], splits[TEN:])
    return best


def _tens_by_rank(decks: int, best: Floats, splits: Floats) -> Floats:
    """Two cards worth ten, of which only a pair of one rank may be split; second row: of the up card's rank."""
    suits = 4 * decks
    of_rank = np.full(RANKS, 4 * suits * (suits - 1) / (4 * suits * (4 * suits - 1)))
    orders = (4 * suits - 1) * (4 * suits - 2)
    of_rank[TEN] = 3 * suits * (suits - 1) / orders
    with_up = np.zeros(RANKS)
    with_up[TEN] = (suits - 1) * (suits - 2) / orders
    other, same = np.maximum(best, splits[0]), np.maximum(best, splits[1])
    return np.asarray(of_rank * other + with_up * same + (1.0 - of_rank - with_up) * best)


def _insurance(rules: Rules, natural: Floats) -> Floats:
    """The insurance wager alone, where it pays: half the first wager at 2:1."""
    covers = {InsuranceOn.NONE: (), InsuranceOn.ACE: (ACE,), InsuranceOn.ACE_TEN: (ACE, TEN)}[rules.insurance_on]
    return np.asarray(np.where(np.isin(UPS, covers), np.maximum((3.0 * natural - 1.0) / 2.0, 0.0), 0.0))


def _natural_by_up(rules: Rules, natural: Floats) -> Floats:
    """A player's natural (10,) by up card, even money or insurance taken where they pay."""
    worth = np.array([natural_worth(rules, chance) for chance in natural.tolist()])
    insured = worth + _insurance(rules, natural) if rules.insurance_with_natural else worth
    if rules.even_money:
        insured[ACE] = max(worth[ACE], 1.0)
    return insured


def overall_model(rules: Rules) -> Model:
    """How `overall_return` finds its figure."""
    return model_of(rules, rules.max_hands)
