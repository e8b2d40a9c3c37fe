"""The strategy chart of a rule set: what to do with each total and pair against each up card."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from bjdesk.engine.actions import Action
from bjdesk.engine.cards import Card
from bjdesk.engine.rules import Rules
from bjdesk.odds.composition import rank_of
from bjdesk.odds.hands import ACE, RANKS, Bools, Floats, Hands, Ints, all_hands
from bjdesk.odds.overall import Cancelled, first_deals, fresh_columns, given_up, never_cancelled
from bjdesk.odds.terms import natural_worth
from bjdesk.odds.totals import SOFT, Totals, best_totals, row_of
from bjdesk.odds.values import DOUBLE, HIT, NEVER, STAND

HARD_TOTALS = range(4, 21)
SOFT_TOTALS = range(12, 21)
_NOTHING = 1e-9  # gains below are rounding


@dataclass(frozen=True, slots=True)
class Cell:
    """A field of the chart: the action to take, then those to take where it is not legal; and what each is worth.

    Worth in first wagers, after the dealer's look, averaged over the hands of two cards that the field stands for.
    """

    choices: tuple[Action, ...]
    worth: Mapping[Action, float]


@dataclass(frozen=True, slots=True)
class Departure:
    """A hand of two or three cards for which its cards say otherwise than its total."""

    ranks: tuple[int, ...]  # places of the ten ranks, 0 the ace
    up: int
    action: Action  # best by the cards
    chart: Action  # what the chart says
    gain: float  # in first wagers, after the dealer's look


@dataclass(frozen=True, slots=True)
class Chart:
    """Basic strategy. Fields by (total, up card's rank), pairs by (rank, up card's rank); rank 0 is the ace."""

    hard: Mapping[tuple[int, int], Cell]
    soft: Mapping[tuple[int, int], Cell]
    pairs: Mapping[tuple[int, int], Cell]
    departures: tuple[Departure, ...]
    even_money: bool  # whether to take it
    result: float  # expectation before the deal by this strategy, in first wagers

    def cell(self, hand: Sequence[Card], up: Card) -> Cell:
        """The field for a hand of two or more cards, below 21."""
        points = [card.points for card in hand]
        if len(points) == 2 and points[0] == points[1]:
            return self.pairs[points[0] - 1, rank_of(up)]
        hard = sum(points)
        if 1 in points and hard <= 11:
            return self.soft[hard + 10, rank_of(up)]
        return self.hard[hard, rank_of(up)]

    def action(self, hand: Sequence[Card], up: Card, legal: Container[Action]) -> Action:
        """What to do, of the legal actions of a decision or a question.

        Insurance is declined: with the cards of one box known it does not pay out of a fresh shoe.
        """
        if Action.NO_INSURANCE in legal:
            return Action.NO_INSURANCE
        if Action.NO_EVEN_MONEY in legal:
            return Action.EVEN_MONEY if self.even_money else Action.NO_EVEN_MONEY
        choices = self.cell(hand, up).choices
        if Action.NO_SURRENDER in legal:
            return Action.SURRENDER if choices[0] is Action.SURRENDER else Action.NO_SURRENDER
        return next(action for action in choices if action in legal)


def basic_strategy(rules: Rules, *, cancelled: Cancelled = never_cancelled) -> Chart:
    """The chart of a rule set, out of a fresh shoe. Raises OddsCancelled."""
    totals = best_totals(rules, cancelled=cancelled)
    ups = range(RANKS)
    return Chart(
        {(total, up): _cell(totals, total, up) for total in HARD_TOTALS for up in ups},
        {(total, up): _cell(totals, total + SOFT, up) for total in SOFT_TOTALS for up in ups},
        {(rank, up): _pair_cell(totals, rank, up) for rank in range(RANKS) for up in ups},
        _departures(rules, totals),
        takes_even_money(rules),
        totals.result,
    )


# ---------------------------------------------------------------- fields


def _choices(totals: Totals, row: int, up: int) -> tuple[Action, ...]:
    last = (Action.HIT, Action.STAND) if totals.hits[row, up] else (Action.STAND, Action.HIT)
    return (Action.DOUBLE, *last) if totals.doubles[row, up] else last


def _cell(totals: Totals, row: int, up: int) -> Cell:
    choices = _choices(totals, row, up)
    first = (Action.SURRENDER,) if totals.surrenders[row, up] else ()
    return Cell((*first, *choices), _worth(totals.worth, row, up))


def _pair_cell(totals: Totals, rank: int, up: int) -> Cell:
    row = 12 + SOFT if rank == ACE else 2 * (rank + 1)
    split = (Action.SPLIT,) if totals.splits[rank, up] else ()
    # A pair that can't be split where it should be is a hand of its total, and given up like one.
    gives_up = totals.pair_surrenders[rank, up]
    after = (Action.SURRENDER,) if split and not gives_up and totals.surrenders[row, up] else ()
    first = (Action.SURRENDER,) if gives_up else ()
    return Cell((*first, *split, *after, *_choices(totals, row, up)), _worth(totals.pair_worth, rank, up))


def _worth(tables: Mapping[Action, Floats], row: int, up: int) -> dict[Action, float]:
    return {action: float(tables[action][row, up]) for action in Action if _known(tables, action, row, up)}


def _known(tables: Mapping[Action, Floats], action: Action, row: int, up: int) -> bool:
    return action in tables and bool(np.isfinite(tables[action][row, up]))


def takes_even_money(rules: Rules) -> bool:
    """Whether a natural against an ace is worth less than even money, out of a fresh shoe."""
    tens, cards = 16 * rules.decks - 1, 52 * rules.decks - 3
    return rules.even_money and natural_worth(rules, tens / cards) < 1.0


# ---------------------------------------------------------------- departures


_ACTIONS = (Action.HIT, Action.STAND, Action.DOUBLE, Action.SURRENDER)
_SURRENDER = 3


def _departures(rules: Rules, totals: Totals) -> tuple[Departure, ...]:
    """Hands of two cards that are no pair, and of three cards that the chart comes to; greatest gain first."""
    hands, worth = all_hands(), _worth_by_cards(rules, totals)
    chart = _chart_actions(hands, totals)
    best = worth.argmax(axis=0)
    gain = worth.max(axis=0) - np.take_along_axis(worth, chart[None], axis=0)[0]
    gain = np.where(_in_question(rules, hands, totals, chart), gain / np.maximum(totals.on, _NOTHING), 0.0)
    places = sorted(zip(*np.nonzero(gain > _NOTHING), strict=True), key=lambda place: -gain[place])
    return tuple(
        Departure(
            tuple(rank for rank in range(RANKS) for _ in range(hands.counts[hand, rank])),
            int(up),
            _ACTIONS[best[hand, up]],
            _ACTIONS[chart[hand, up]],
            float(gain[hand, up]),
        )
        for hand, up in places
    )


def _worth_by_cards(rules: Rules, totals: Totals) -> Floats:
    """The worth (4, n, 10) of each of `_ACTIONS` by the cards of the hand."""
    deals = first_deals(rules.decks)
    surrender = np.full(totals.best.hit.shape, NEVER)
    surrender[deals.rows] = given_up(rules, deals.natural)
    return np.stack((totals.best.hit, totals.best.stand, totals.best.double, surrender))


def _chart_actions(hands: Hands, totals: Totals) -> Ints:
    """What the chart says (n, 10) by the total, as places of `_ACTIONS`."""
    row, two = row_of(hands), (hands.size == 2)[:, None]
    chart = np.where(totals.hits[row], HIT, STAND)
    chart = np.where(two & totals.doubles[row], DOUBLE, chart)
    return np.where(two & totals.surrenders[row], _SURRENDER, chart)


def _in_question(rules: Rules, hands: Hands, totals: Totals, chart: Ints) -> Bools:
    """Hands (n, 10) that the shoe can deal and that come to a decision of their total."""
    fits = np.all(hands.counts[:, :, None] <= fresh_columns(rules.decks).left, axis=1)
    pairs = (hands.counts == 2).any(axis=1) & (hands.size == 2)
    split = np.zeros(chart.shape, dtype=np.bool_)
    split[pairs] = totals.splits[hands.counts[pairs].argmax(axis=1)]
    asked = ((hands.size == 2) & ~pairs)[:, None] & np.ones(RANKS, dtype=np.bool_)
    reached = np.zeros((len(hands) + 1, RANKS), dtype=np.bool_)
    for hand in np.flatnonzero(hands.size == 2).tolist():
        reached[hands.child[hand]] |= (chart[hand] == HIT) & ~split[hand]
    playable = fits & (hands.total < 21)[:, None]
    if rules.charlie:
        playable &= (hands.size < rules.charlie)[:, None]
    return np.asarray(playable & (asked | reached[:-1]))
