"""Rounds found: by any of a filter's wishes together, newest first, a page at a time, whatever the number of rounds.

Most rounds have bits (`store/found_bits.py`); the newest few hundred are looked through in their digests. Two cards and
more in one hand are more than bits can tell: there the rounds that hold all of them somewhere are read.
"""

from __future__ import annotations

from collections import Counter
from functools import reduce
from operator import and_, or_
from typing import TYPE_CHECKING, Final, cast

from bjdesk.frozen import dataclass, replace
from bjdesk.game import records
from bjdesk.game.digests import owners
from bjdesk.game.round_filter import COSTLY, Result, RoundFilter
from bjdesk.game.store import found_bits
from bjdesk.game.store.found_bits import BLOCK, Block
from bjdesk.game.store.packing import hands_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bjdesk.game.records import RoundRecord
    from bjdesk.game.store.database import Database, Value

__all__ = ["found_count", "found_numbers", "found_page", "found_slowly", "owners", "rules_played"]

_ALL: Final = (1 << BLOCK) - 1
_LAST: Final = 2**62
_FLAGS: Final = (
    ("natural", found_bits.NATURAL),
    ("split", found_bits.SPLIT),
    ("doubled", found_bits.DOUBLED),
    ("insured", found_bits.INSURED),
    ("surrendered", found_bits.SURRENDERED),
    ("finished", found_bits.FINISHED),
)
_RESULTS: Final = {Result.WON: "net > 0", Result.LOST: "net < 0", Result.EVEN: "net = 0"}


def found_page(
    db: Database, wanted: RoundFilter, before: int | None = None, limit: int = 50
) -> tuple[RoundRecord, ...]:
    """The rounds of a filter, newest first, with numbers below `before` (None: from the newest). Raises StoreError."""
    numbers = []
    for number in found_numbers(db, wanted, before):
        numbers.append(number)
        if len(numbers) == limit:
            break
    return records.by_numbers(db, numbers)


def found_count(db: Database, wanted: RoundFilter) -> int:
    """How many rounds a filter lets through. Raises StoreError."""
    if len(wanted.cards) > 1:
        return sum(1 for _ in found_numbers(db, wanted, None))
    search = _search(db, wanted)
    if search is None:
        return 0
    newest = sum(1 for _ in search.newest(_LAST))
    return newest + sum(search.bits(block).bit_count() for block in found_bits.blocks(db, _LAST))


def found_numbers(db: Database, wanted: RoundFilter, before: int | None) -> Iterator[int]:
    """The numbers of a filter's rounds, newest first, below `before`. Raises StoreError."""
    search = _search(db, wanted)
    if search is not None:
        numbers = search.numbers(_LAST if before is None else before)
        yield from (number for number in numbers if len(wanted.cards) < 2 or search.in_one_hand(number))


def found_slowly(db: Database, wanted: RoundFilter) -> Iterator[int | None]:
    """The same for cards in one hand, of which bits tell only half; None for each round that was read in vain."""
    search = _search(db, wanted)
    if search is not None:
        yield from (number if search.in_one_hand(number) else None for number in search.numbers(_LAST))


def rules_played(db: Database) -> tuple[str, ...]:
    """The names of the rule sets that were played, by name. Raises StoreError."""
    return tuple(cast("str", row[0]) for row in db.rows("SELECT DISTINCT name FROM rule_set ORDER BY name"))


def _search(db: Database, wanted: RoundFilter) -> _Search | None:
    """The search; None where nothing can be found: rules that were never played, a card that is none."""
    rule_sets: tuple[int, ...] = ()
    if wanted.rules is not None:
        rows = db.rows("SELECT id FROM rule_set WHERE name = ?", wanted.rules)
        rule_sets = tuple(cast("int", row[0]) for row in rows)
        if not rule_sets:
            return None
    try:
        own, dealers = (
            tuple(found_bits.card_keys(word, base) for word in wanted.cards)
            for base in (found_bits.CARD, found_bits.DEALERS)
        )
    except KeyError:
        return None
    often = tuple(sorted(found_bits.more_than_once(wanted.cards)))
    search = _Search(db, wanted, rule_sets, (own, dealers), often, _needed(wanted.cards))
    return replace(search, keys=search.keys_to_load())


@dataclass(frozen=True, slots=True)
class _Search:
    """A filter, and what it means in a file.

    `cards`: for the person's hands and for the dealer's, for each wanted card the keys of which one must be there.
    `often`: keys that must be there, of what is wanted more than once in a hand. `needed`: what one hand must hold.
    """

    db: Database
    wanted: RoundFilter
    rule_sets: tuple[int, ...]
    cards: tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]
    often: tuple[int, ...]
    needed: tuple[tuple[str, int], ...]
    keys: tuple[int, ...] = ()

    def numbers(self, before: int) -> Iterator[int]:
        """All that bits and digests can tell, newest first."""
        yield from self.newest(before)
        for block in found_bits.blocks(self.db, before):
            bits = self.bits(block)
            first = block.number * BLOCK
            if before < first + BLOCK:
                bits &= (1 << (before - first)) - 1
            while bits:
                at = bits.bit_length() - 1
                bits ^= 1 << at
                yield first + at

    # ------------------------------------------------------------ the newest, in their digests

    def newest(self, before: int) -> Iterator[int]:
        """The rounds that have no bits yet."""
        sql, values = self._conditions()
        yield from self._of_digest(sql, (*values, found_bits.upto(self.db), before))

    def _of_digest(self, conditions: str, values: tuple[Value, ...]) -> Iterator[int]:
        rows = self.db.rows(
            f"SELECT round FROM digest d WHERE owner = ?{conditions} AND round > ? AND round < ? ORDER BY round DESC",  # noqa: S608 - made of the texts below
            *(self.wanted.owner, *values),
        )
        yield from (cast("int", row[0]) for row in rows)

    def _conditions(self) -> tuple[str, tuple[Value, ...]]:
        wanted = self.wanted
        parts = [f" AND {name} = 1" for name, _ in _FLAGS if getattr(wanted, name)]
        values: list[Value] = []
        if wanted.result is not None:
            parts.append(f" AND {_RESULTS[wanted.result]}")
        if wanted.noted:
            parts.append(" AND EXISTS (SELECT 1 FROM note WHERE note.round = d.round)")
        if wanted.costly:
            parts.append(f" AND cost >= {COSTLY}")
        if self.rule_sets:
            parts.append(f" AND rule_set IN ({', '.join(map(str, self.rule_sets))})")
        for column, least, most in self._bounds():
            for sign, bound in ((">=", least), ("<=", most)):
                if bound is not None:
                    parts.append(f" AND {column} {sign} ?")
                    values.append(bound)
        for word in wanted.cards:
            pattern = word if len(word) == 2 else f"{word}[shdc]"
            parts.append(" AND (SELECT record FROM round WHERE id = d.round) GLOB ?")
            values.append(f"*{pattern}*")
        return "".join(parts), tuple(values)

    def _bounds(self) -> tuple[tuple[str, int | None, int | None], ...]:
        wanted = self.wanted
        since = None if wanted.since is None else int(wanted.since.timestamp())
        until = None if wanted.until is None else int(wanted.until.timestamp()) - 1
        return (
            ("dealt", since, until),
            ("bet", wanted.least_bet, wanted.most_bet),
            ("net", wanted.least_net, wanted.most_net),
        )

    # ------------------------------------------------------------ the others, by their bits

    def bits(self, block: Block) -> int:
        """The rounds of a block that the filter lets through."""
        dealt = self._dealt(block)
        if dealt == 0:
            return 0
        there = found_bits.load(self.db, self.wanted.owner, block.number, self.keys)
        found = there.get(found_bits.HAD, 0) & dealt
        for keys in self._each_one_of():
            found &= _any(there, keys)
        if self.wanted.cards and found:
            found &= self._in_hands(there)
        if self.wanted.result is Result.EVEN:
            found &= ~(there.get(found_bits.WON, 0) | there.get(found_bits.LOST, 0))
        if self.wanted.noted and found:
            found &= self._noted(block)
        return found & self._amounts(there) if found else 0

    def keys_to_load(self) -> tuple[int, ...]:
        """All keys that the filter looks at."""
        each = (*self._each_one_of(), *self.cards[0], *self.cards[1])
        keys = [found_bits.HAD, *(key for some in each for key in some)]
        wanted = self.wanted
        if wanted.result is Result.EVEN:
            keys += [found_bits.WON, found_bits.LOST]
        if wanted.least_bet is not None or wanted.most_bet is not None:
            keys += range(found_bits.BET, found_bits.BET + found_bits.DIGITS)
        if wanted.least_net is not None or wanted.most_net is not None:
            keys += (found_bits.LOST, *range(found_bits.NET, found_bits.NET + found_bits.DIGITS))
        return tuple(keys)

    def _each_one_of(self) -> tuple[tuple[int, ...], ...]:
        """Keys of which one must be there, for each thing that is wished for."""
        wanted = self.wanted
        found = [(key,) for name, key in _FLAGS if getattr(wanted, name)]
        found += [(found_bits.COSTLY,)] if wanted.costly else []
        found += [(found_bits.WON,)] if wanted.result is Result.WON else []
        found += [(found_bits.LOST,)] if wanted.result is Result.LOST else []
        rules = tuple(found_bits.rules_key(number) for number in self.rule_sets)
        return (*found, *((rules,) if rules else ()), *((key,) for key in self.often))

    def _in_hands(self, there: dict[int, int]) -> int:
        """The rounds where the person's hands hold all the cards, or the dealer's does."""
        own, dealers = (reduce(and_, (_any(there, keys) for keys in cards)) for cards in self.cards)
        return own | dealers

    def _dealt(self, block: Block) -> int:
        """The rounds of a block that were dealt in the time; only where it begins or ends is anything read."""
        _, since, until = self._bounds()[0]
        first = -_LAST if since is None else since
        last = _LAST if until is None else until
        if block.last_dealt < first or last < block.first_dealt:
            return 0
        if first <= block.first_dealt and block.last_dealt <= last:
            return _ALL
        numbers = (block.number * BLOCK - 1, block.upto + 1)
        rounds = self._of_digest(" AND dealt BETWEEN ? AND ?", (first, last, *numbers))
        return sum(1 << (number % BLOCK) for number in rounds)

    def _noted(self, block: Block) -> int:
        rows = self.db.rows(
            "SELECT round FROM note WHERE round BETWEEN ? AND ?", block.number * BLOCK, block.upto
        )  # fmt: skip
        return sum(1 << (cast("int", row[0]) % BLOCK) for row in rows)

    def _amounts(self, there: dict[int, int]) -> int:
        wanted, found = self.wanted, _ALL
        if wanted.least_bet is not None:
            found &= _at_least(there, found_bits.BET, wanted.least_bet)
        if wanted.most_bet is not None:
            found &= ~_at_least(there, found_bits.BET, wanted.most_bet + 1)
        if wanted.least_net is not None:
            found &= _net_at_least(there, wanted.least_net)
        if wanted.most_net is not None:
            found &= ~_net_at_least(there, wanted.most_net + 1)
        return found

    # ------------------------------------------------------------ cards of one hand

    def in_one_hand(self, number: int) -> bool:
        """Whether all wanted cards lay in one of the round's hands that the person played or looked at."""
        record = cast("str", self.db.value("SELECT record FROM round WHERE id = ?", number))
        hands = hands_of(record)
        return any(_holds(hand, self.needed) for hand in (*hands.get(self.wanted.owner, ()), *hands[""]))


def _needed(cards: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """How often each card and each rank must be in a hand that holds all of these."""
    return (*Counter(card for card in cards if len(card) == 2).items(), *Counter(card[0] for card in cards).items())


def _holds(hand: str, needed: tuple[tuple[str, int], ...]) -> bool:
    """Counts in the text: no rank's letter is a suit's."""
    return all(hand.count(word) >= times for word, times in needed)


def _any(there: dict[int, int], keys: tuple[int, ...]) -> int:
    return reduce(or_, (there.get(key, 0) for key in keys))


def _net_at_least(there: dict[int, int], least: int) -> int:
    lost = there.get(found_bits.LOST, 0)
    if least > 0:
        return _at_least(there, found_bits.NET, least) & ~lost
    return _ALL & ~(lost & _at_least(there, found_bits.NET, 1 - least))


def _at_least(there: dict[int, int], key: int, least: int) -> int:
    """The rounds whose amount is at least this, compared digit by digit from the highest."""
    if least <= 0:
        return _ALL
    if least >> found_bits.DIGITS:
        return 0
    above, equal = 0, _ALL
    for at in reversed(range(found_bits.DIGITS)):
        digit = there.get(key + at, 0)
        if least >> at & 1:
            equal &= digit
        else:
            above |= equal & digit
            equal &= ~digit
    return above | equal
