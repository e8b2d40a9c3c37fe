"""What each choice of one decision is worth, by exactly the cards that have been seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

import numpy as np

from bjdesk.engine.actions import Action
from bjdesk.engine.cards import Card
from bjdesk.engine.rules import HoleCard, InsuranceOn, Rules, SplitOn, Surrender
from bjdesk.odds.composition import (
    OddsRefusal,
    OddsRefused,
    alike_left,
    key_of_cards,
    letters_left,
    rank_of,
    ten_ranks,
)
from bjdesk.odds.dealer import NATURAL, completing
from bjdesk.odds.hands import ACE, TEN, Hands, Ints, counts_of, hands_from
from bjdesk.odds.pairs import Pair, first_keys, first_play, pair_of, pair_worth
from bjdesk.odds.terms import doubled, keeps_one_wager, natural_worth, surrender_worth, terms_of
from bjdesk.odds.values import Book, Shoes, book_of, draws_of, may_stand, play, standing


class Model(Enum):
    """How values were found."""

    EXACT = "exact"
    """Composition-dependent best play; with one split the hands know both pair cards, not the other hand's cards."""
    FIXED_AFTER_SPLIT = "exact; hands after a further split keep the strategy after one split, pair cards counted"
    BUSTS_PAIRED = (
        "exact; hands after a further split keep the strategy after one split, pair cards counted; the one wager that "
        "three or four hands lose to a dealer natural is found from pairs of hands, to 0.000002 out of a fresh shoe"
    )


@dataclass(frozen=True, slots=True)
class Position:
    """A hand to be decided. Raises nothing by itself; `values_of` judges it."""

    player: tuple[Card, ...]  # of a split hand first the card that was split
    up: Card
    seen: tuple[Card, ...] = ()  # all other cards that are out: other boxes, other hands of the box, earlier rounds
    split_hand: bool = False
    insured: bool = False
    hands: int = 2  # hands of the box, with `split_hand`
    surrender_declined: bool = False  # the early question has been answered


@dataclass(frozen=True, slots=True)
class DecisionValues:
    """Expected results of a decision in units of the box's first wager.

    Where the dealer has looked, all is conditional on no natural. `insurance` is the insurance wager alone (half the
    first wager), before any look; None where it is not open.
    """

    ev: Mapping[Action, float]  # of each legal action, in the order of Action; insurance itself left out
    insurance: float | None
    best: Action
    dealer: tuple[float, ...]  # probabilities of dealer.OUTCOMES
    model: Model
    after_look: DecisionValues | None = None  # the decision that follows if early surrender is declined


def decision_values(
    rules: Rules,
    player: Sequence[Card],
    dealer_up: Card,
    seen: Sequence[Card] = (),
    *,
    split_hand: bool = False,
    insured: bool = False,
) -> DecisionValues:
    """What each legal action is worth; `seen` are the cards out beside the player's own and the up card.

    Raises OddsRefused.
    """
    place = Position(tuple(player), dealer_up, tuple(seen), split_hand=split_hand, insured=insured)
    return values_of(rules, place)


def values_of(rules: Rules, place: Position) -> DecisionValues:
    """What each legal action of this position is worth. Raises OddsRefused."""
    table = _table(rules, place)
    if table.natural_hand:
        return _natural_question(table)
    if not table.decides:
        raise OddsRefused(OddsRefusal.NO_DECISION)
    if rules.surrender is Surrender.EARLY and table.looks and table.first and not place.surrender_declined:
        return _early_question(table)
    return _play_decision(table)


@dataclass(frozen=True, slots=True)
class _Table:
    """A position, counted."""

    rules: Rules
    place: Position
    letters: Ints  # (13,) left of each rank when hand and up card are out
    shoes: Shoes  # one column; the hand's own cards still counted in
    hands: Hands  # those that grow from the player's; that one is hand 0

    @property
    def up(self) -> int:
        return self.shoes.ups[0]

    @property
    def looks(self) -> bool:
        """Whether the dealer looks before the boxes act."""
        return self.rules.hole_card is HoleCard.PEEK and completing(self.up) is not None

    @property
    def first(self) -> bool:
        """Whether this can be the box's first decision."""
        return len(self.place.player) == 2 and not self.place.split_hand

    @property
    def natural_hand(self) -> bool:
        return self.first and self.hands.total[0] == 21

    @property
    def split_ace(self) -> bool:
        return self.place.split_hand and rank_of(self.place.player[0]) == ACE

    @property
    def one_card(self) -> bool:
        """Whether this is a split ace that takes no further card."""
        return self.split_ace and not self.rules.hit_split_aces

    @property
    def decides(self) -> bool:
        """Whether a play decision can be open: no single card, no 21, no charlie, no split ace that stands."""
        size, charlie = len(self.place.player), self.rules.charlie
        if size < 2 or self.hands.total[0] >= 21 or (charlie and size >= charlie):
            return False
        return not self.one_card or self.pair is not None

    @property
    def raises(self) -> bool:
        """Whether the box may still double or split."""
        return not (self.place.insured and self.rules.insurance_ends_options)

    @property
    def pair(self) -> Pair | None:
        """The pair that may be split now; None if there is none."""
        place, rules = self.place, self.rules
        limit = rules.max_hands - (place.hands - 1 if place.split_hand else 0)
        if len(place.player) != 2 or limit < 2 or not self.raises or (self.split_ace and not rules.resplit_aces):
            return None
        one, other = place.player
        by_rank = rules.split_on is SplitOn.RANK
        if one.points != other.points or (by_rank and one.rank is not other.rank):
            return None
        alike = np.array([alike_left(self.letters, one, by_rank=by_rank) + 2])
        return pair_of(rules, rank_of(one), alike, limit=limit)

    @property
    def insurance_open(self) -> bool:
        """Whether the box could be asked to insure."""
        rules, up = self.rules, self.up
        covers = {InsuranceOn.NONE: (), InsuranceOn.ACE: (ACE,), InsuranceOn.ACE_TEN: (ACE, TEN)}[rules.insurance_on]
        asked = not self.natural_hand or (rules.insurance_with_natural and not (rules.even_money and up == ACE))
        return up in covers and self.first and not self.place.insured and asked


def _table(rules: Rules, place: Position) -> _Table:
    letters = letters_left(rules.decks, (*place.player, place.up, *place.seen))
    key = key_of_cards(place.player)
    if not place.player or sum(card.points for card in place.player) > 21:
        raise OddsRefused(OddsRefusal.NO_DECISION)
    own = counts_of(np.array(key))
    return _Table(
        rules, place, letters, Shoes((ten_ranks(letters) + own)[:, None], (rank_of(place.up),)), hands_from(key)
    )


# ---------------------------------------------------------------- questions


def _natural_chance(table: _Table) -> float:
    """The chance of a dealer natural by the cards that are out."""
    hole = completing(table.up)
    ranks = ten_ranks(table.letters)
    return 0.0 if hole is None else float(ranks[hole] / ranks.sum())


def _insurance(table: _Table) -> float | None:
    """The insurance wager alone: it pays 2:1 on half the first wager."""
    return (3.0 * _natural_chance(table) - 1.0) / 2.0 if table.insurance_open else None


def _natural_question(table: _Table) -> DecisionValues:
    rules, insurance = table.rules, _insurance(table)
    worth = natural_worth(rules, _natural_chance(table))
    if rules.even_money and table.up == ACE:
        ev = {Action.EVEN_MONEY: 1.0, Action.NO_EVEN_MONEY: worth}
    elif insurance is not None:
        ev = {Action.INSURANCE: worth + insurance, Action.NO_INSURANCE: worth}
    else:
        raise OddsRefused(OddsRefusal.NO_DECISION)
    book = book_of(table.shoes, table.hands.keys[:1], hits_soft_17=rules.dealer_hits_soft_17)
    return _answer(ev, insurance, tuple(book.tables[0, :, 0].tolist()), Model.EXACT)


def _early_question(table: _Table) -> DecisionValues:
    after = _play_decision(table)
    natural = _natural_chance(table)
    ev = {Action.SURRENDER: -0.5, Action.NO_SURRENDER: (1.0 - natural) * after.ev[after.best] - natural}
    dealer = (*(chance * (1.0 - natural) for chance in after.dealer[:NATURAL]), natural)
    asked = _answer(ev, after.insurance, (*dealer, 1.0 - sum(dealer)), after.model)
    return replace(asked, after_look=replace(after, insurance=None))


def _answer(
    ev: Mapping[Action, float], insurance: float | None, dealer: tuple[float, ...], model: Model
) -> DecisionValues:
    ordered = {action: ev[action] for action in Action if action in ev}
    return DecisionValues(ordered, insurance, max(ordered, key=ordered.__getitem__), dealer, model)


# ---------------------------------------------------------------- play


def _play_decision(table: _Table) -> DecisionValues:
    rules, hands, pair = table.rules, table.hands, table.pair
    keys = hands.keys[may_stand(hands) | (np.arange(len(hands)) == 0)]
    if pair is not None:
        keys = np.concatenate((keys, first_keys(pair)))
    book = book_of(table.shoes, keys, hits_soft_17=rules.dealer_hits_soft_17)
    natural = _natural_chance(table)
    ev = _hand_values(table, book)
    if pair is not None:
        ev[Action.SPLIT] = _split_value(rules, pair, table.shoes, book)
    dealer = book.at(hands.keys[:1])[0][0, :, 0]
    if table.looks:
        if natural >= 1.0:
            raise OddsRefused(OddsRefusal.NO_DECISION)
        ev = {action: worth / (1.0 - natural) for action, worth in ev.items()}
        dealer = dealer / (1.0 - natural)
        dealer[NATURAL] = 0.0
    if (
        table.first
        and rules.surrender is not Surrender.NONE
        and not (rules.surrender is Surrender.EARLY and table.looks)
    ):
        ev[Action.SURRENDER] = surrender_worth(rules, 0.0 if table.looks else natural)
    return _answer(ev, _insurance(table), tuple(dealer.tolist()), model_of(rules, 1 if pair is None else pair.limit))


def _hand_values(table: _Table, book: Book) -> dict[Action, float]:
    """Hit, stand and double as far as they are legal; jointly with "no natural" where the dealer looks."""
    rules, hands, terms = table.rules, table.hands, terms_of(table.rules)
    draws = draws_of(hands, table.shoes, terms)
    doubles = doubled(rules, hands, after_split=table.place.split_hand)
    doubles &= table.raises and not table.one_card
    played = play(hands, draws, standing(hands, book.at(hands.keys), terms, draws), doubles, terms=terms)
    ev = {Action.STAND: float(played.stand[0, 0])}
    if not table.one_card:
        ev[Action.HIT] = float(played.hit[0, 0])
    if doubles[0]:
        ev[Action.DOUBLE] = float(played.double[0, 0])
    return ev


def _split_value(rules: Rules, pair: Pair, shoes: Shoes, book: Book) -> float:
    return pair_worth(rules, first_play(rules, pair, shoes, book), 0)


def model_of(rules: Rules, hands: int) -> Model:
    """How values are found where a box may become so many hands."""
    if hands <= 2:
        return Model.EXACT
    return Model.BUSTS_PAIRED if keeps_one_wager(rules) else Model.FIXED_AFTER_SPLIT
