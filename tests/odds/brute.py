"""The same odds a second way: every order of cards followed one by one, in fractions, without NumPy.

Written from the rules alone and sharing no code with `bjdesk.odds`. A deck is the ten rank counts left (ace first);
cards are ranks 0 to 9.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache, lru_cache

from bjdesk.engine.rules import DealerNaturalTakes, DoubleOn, HoleCard, Rules, Ties

ZERO, ONE = Fraction(0), Fraction(1)
Deck = tuple[int, ...]


def less(deck: Deck, rank: int) -> Deck:
    return (*deck[:rank], deck[rank] - 1, *deck[rank + 1 :])


def best_total(cards: tuple[int, ...]) -> tuple[int, bool]:
    hard = sum(rank + 1 for rank in cards)
    return (hard + 10, True) if 0 in cards and hard <= 11 else (hard, False)


@cache
def dealer(deck: Deck, hard: int, ace: bool, drawn: int, *, h17: bool) -> tuple[Fraction, ...]:
    """Chances of 17, 18, 19, 20, 21, natural, bust for a dealer who holds that much."""
    total = hard + 10 if ace and hard <= 11 else hard
    if total > 17 or (total == 17 and not (h17 and total != hard)):
        column = 6 if total > 21 else 5 if total == 21 and drawn == 1 else total - 17
        return tuple(ONE if place == column else ZERO for place in range(7))
    row, left = [ZERO] * 7, sum(deck)
    for rank, count in enumerate(deck):
        if count:
            after = dealer(less(deck, rank), hard + rank + 1, ace or rank == 0, drawn + 1, h17=h17)
            row = [sum_ + Fraction(count, left) * part for sum_, part in zip(row, after, strict=True)]
    return tuple(row)


def dealer_row(rules: Rules, deck: Deck, up: int) -> tuple[Fraction, ...]:
    return dealer(deck, up + 1, up == 0, 0, h17=rules.dealer_hits_soft_17)


def natural_rank(up: int) -> int | None:
    return {0: 9, 9: 0}.get(up)


class Brute:
    """One rule set against one up card. With a look, everything is conditional on no natural."""

    def __init__(self, rules: Rules, up: int, *, after_split: bool = False) -> None:
        self.rules, self.up, self.after_split = rules, up, after_split
        hole = natural_rank(up)
        self.looked = hole if rules.hole_card is HoleCard.PEEK else None
        self.original = rules.dealer_natural_takes is DealerNaturalTakes.ORIGINAL_WAGERS
        self.value = lru_cache(maxsize=None)(self._value)

    def chance(self, deck: Deck, rank: int) -> Fraction:
        """Of the next card, given that the hole card (one of the deck) makes no natural."""
        left = sum(deck)
        if self.looked is None:
            return Fraction(deck[rank], left)
        odd = deck[self.looked] - (rank == self.looked)
        return Fraction(deck[rank] * (left - 1 - odd), (left - 1) * (left - deck[self.looked]))

    def row(self, deck: Deck) -> tuple[Fraction, ...]:
        row = dealer_row(self.rules, deck, self.up)
        if self.looked is None:
            return row
        return tuple(ZERO if place == 5 else part / (1 - row[5]) for place, part in enumerate(row))

    def stand(self, deck: Deck, cards: tuple[int, ...], wager: int = 1) -> Fraction:
        total, _ = best_total(cards)
        result = ZERO
        for place, part in enumerate(self.row(deck)):
            if place == 5:
                result -= part * (1 if self.original else wager)
            elif place == 6 or total > place + 17:
                result += part * wager
            elif total < place + 17 or self.rules.ties is Ties.HOUSE:
                result -= part * wager
        return result

    def hit(self, deck: Deck, cards: tuple[int, ...]) -> Fraction:
        return (
            sum(
                (self.chance(deck, rank) * self.value(less(deck, rank), tuple(sorted((*cards, rank)))))
                for rank in range(10)
                if deck[rank]
            )
            + ZERO
        )

    def double(self, deck: Deck, cards: tuple[int, ...]) -> Fraction:
        result = ZERO
        for rank in range(10):
            if deck[rank]:
                grown = (*cards, rank)
                bust = best_total(grown)[0] > 21
                result += self.chance(deck, rank) * (-2 if bust else self.stand(less(deck, rank), grown, 2))
        return result

    def may_double(self, cards: tuple[int, ...]) -> bool:
        if len(cards) != 2 or (self.after_split and not self.rules.double_after_split):
            return False
        total, soft = best_total(cards)
        match self.rules.double_on:
            case DoubleOn.ANY:
                return True
            case DoubleOn.NONE:
                return False
            case DoubleOn.NINE_TO_ELEVEN | DoubleOn.TEN_TO_ELEVEN as on:
                hard = total - 10 if soft else total
                return (not soft or self.rules.soft_doubles) and (
                    9 if on is DoubleOn.NINE_TO_ELEVEN else 10
                ) <= hard <= 11

    def _value(self, deck: Deck, cards: tuple[int, ...]) -> Fraction:
        total, _ = best_total(cards)
        if total > 21:
            return -ONE
        if self.rules.charlie and len(cards) >= self.rules.charlie:
            return ONE
        stand = self.stand(deck, cards)
        if total == 21:
            return stand
        best = max(stand, self.hit(deck, cards))
        return max(best, self.double(deck, cards)) if self.may_double(cards) else best


class BruteSplit:
    """A whole split box followed card by card: hands in order, each by `act` of its sorted cards ("hit", …).

    The result is not conditional on a look: with a look a dealer natural costs the first wager, whatever was done.
    """

    def __init__(self, rules: Rules, up: int, rank: int, *, limit: int, act: Callable[[tuple[int, ...]], str]) -> None:
        self.rules, self.up, self.rank, self.limit, self.act = rules, up, rank, limit, act
        self.go_on = lru_cache(maxsize=None)(self._go_on)

    def worth(self, deck: Deck, *, alike: int) -> Fraction:
        """Both pair cards are out of the deck; `alike` cards of it are pair cards."""
        return self.go_on(deck, alike, (), (), 1)

    def _go_on(
        self, deck: Deck, alike: int, done: tuple[tuple[int, int], ...], cards: tuple[int, ...], waiting: int
    ) -> Fraction:
        """`cards` is the hand in play (empty: the next begins), `waiting` hands have not begun beside the one in play.

        `done` are hands as (total, wager); total 0 is a bust, 99 a charlie.
        """
        cards = cards or (self.rank,)
        if len(cards) > 1:
            total, _ = best_total(cards)
            if total > 21:
                return self.close(deck, alike, done, (0, 1), waiting)
            if self.rules.charlie and len(cards) >= self.rules.charlie:
                return self.close(deck, alike, done, (99, 1), waiting)
            if total == 21:
                return self.close(deck, alike, done, (21, 1), waiting)
            match self.act(cards):
                case "stand":
                    return self.close(deck, alike, done, (total, 1), waiting)
                case "double":
                    return self.doubled(deck, alike, done, cards, waiting)
        result = ZERO
        for rank, twin, chance in self.cards(deck, alike):
            after, fewer = less(deck, rank), alike - twin
            if len(cards) == 1 and twin and len(done) + waiting + 1 < self.limit:
                result += chance * self.go_on(after, fewer, done, (), waiting + 1)
            else:
                result += chance * self.go_on(after, fewer, done, tuple(sorted((*cards, rank))), waiting)
        return result

    def cards(self, deck: Deck, alike: int) -> Iterator[tuple[int, bool, Fraction]]:
        """What may come next: rank, whether it is a pair card, its chance."""
        for rank, count in enumerate(deck):
            twins = alike if rank == self.rank else 0
            if twins:
                yield rank, True, Fraction(twins, sum(deck))
            if count > twins:
                yield rank, False, Fraction(count - twins, sum(deck))

    def doubled(
        self, deck: Deck, alike: int, done: tuple[tuple[int, int], ...], cards: tuple[int, ...], waiting: int
    ) -> Fraction:
        result = ZERO
        for rank, twin, chance in self.cards(deck, alike):
            total, _ = best_total((*cards, rank))
            end = (0 if total > 21 else total, 2)
            result += chance * self.close(less(deck, rank), alike - twin, done, end, waiting)
        return result

    def close(
        self, deck: Deck, alike: int, done: tuple[tuple[int, int], ...], end: tuple[int, int], waiting: int
    ) -> Fraction:
        done = tuple(sorted((*done, end)))
        return self.go_on(deck, alike, done, (), waiting - 1) if waiting else self.settle(deck, done)

    def settle(self, deck: Deck, done: tuple[tuple[int, int], ...]) -> Fraction:
        row = dealer_row(self.rules, deck, self.up)
        fixed = Fraction(sum(wager if total == 99 else -wager for total, wager in done if total in {0, 99}))
        standing = [(total, wager) for total, wager in done if total not in {0, 99}]
        if self.rules.hole_card is HoleCard.PEEK:
            natural = -ONE
        elif self.rules.dealer_natural_takes is DealerNaturalTakes.ORIGINAL_WAGERS:
            natural = fixed - bool(standing)
        else:
            natural = fixed - sum(wager for _, wager in standing)
        result = row[5] * natural + (1 - row[5]) * fixed
        for place, part in enumerate(row):
            if place != 5:
                result += part * sum(wager * self.sign(total, place) for total, wager in standing)
        return result

    def sign(self, total: int, place: int) -> int:
        if place == 6 or total > place + 17:
            return 1
        return -1 if total < place + 17 or self.rules.ties is Ties.HOUSE else 0
