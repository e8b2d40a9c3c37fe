"""Bits by which rounds are found: made from what is derived of them, a chunk at a time; kept in blocks, read by key.

A bit tells of a round as one person had it. Amounts lie there digit by digit (a key for each binary digit), so that
any bound is a few dozen operations on whole blocks. Cards: a key for each of the 52 where it lay in a hand of the
person's, and one where it lay in the dealer's; and keys for what lay there more than once in one hand.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING, Final, cast

from bjdesk.frozen import dataclass
from bjdesk.game.store.packing import hands_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bjdesk.game.store.database import Database

BLOCK: Final = 4096
"""Rounds of a block."""
CHUNK: Final = 256
"""So many rounds are put in at a time."""
BEHIND: Final = 64
"""So many of the newest rounds are left out: what their choices were worth may not be known yet."""

HAD, WON, LOST, NATURAL, SPLIT, DOUBLED, INSURED, SURRENDERED, FINISHED, COSTLY = range(10)
BET: Final = 100
NET: Final = 200
"""Of the amount without its sign."""
CARD: Final = 300
DEALERS: Final = 400
TWICE: Final = 500
"""The same card twice in one hand, whoever's."""
ALIKE: Final = 600
"""Two, three, four of a rank in one hand, or more."""
RULES: Final = 1000
_FLAGS: Final = (NATURAL, SPLIT, DOUBLED, INSURED, SURRENDERED, FINISHED)
DIGITS: Final = 40
"""Binary digits of an amount, at most."""
RANKS: Final = "A23456789TJQK"
SUITS: Final = "shdc"

MOST_ALIKE: Final = 4
_CARDS: Final = {rank + suit: 4 * at + of for at, rank in enumerate(RANKS) for of, suit in enumerate(SUITS)}


def card_keys(word: str, base: int) -> tuple[int, ...]:
    """The keys of a card ("As"), or of a rank's four ("A"); `base` is CARD or DEALERS. Raises KeyError."""
    words = [word + suit for suit in SUITS] if len(word) == 1 else [word]
    return tuple(base + _CARDS[word] for word in words)


def more_than_once(cards: Iterable[str]) -> set[int]:
    """The keys of what is there more than once among cards of one hand, or ranks wished for in one."""
    words = Counter(cards)
    ranks = Counter(word[0] for word in words.elements())
    found = {TWICE + _CARDS[word] for word, count in words.items() if count > 1 and len(word) == 2}
    for rank, count in ranks.items():
        found.update(alike_key(rank, number) for number in range(2, min(count, MOST_ALIKE) + 1))
    return found


def alike_key(rank: str, count: int) -> int:
    """The key of so many of a rank in one hand, or more; two to MOST_ALIKE."""
    return ALIKE + MOST_ALIKE * RANKS.index(rank) + count


def rules_key(number: int) -> int:
    """The key of a rule set."""
    return RULES + number


@dataclass(frozen=True, slots=True)
class Block:
    """A block that holds bits. `upto`: its last round; times in seconds since 1970."""

    number: int
    upto: int
    first_dealt: int
    last_dealt: int


# ---------------------------------------------------------------- written


def chunk_is_due(db: Database, newest: int) -> bool:
    """Whether the settled round of this number makes a chunk full."""
    return newest - upto(db) >= CHUNK + BEHIND


def catch_up(db: Database, owners: Iterable[str], newest: int) -> Iterator[int]:
    """Put in all chunks that are full, within a transaction; yields up to which round that is done."""
    people, done = tuple(owners), upto(db)
    while newest - done >= CHUNK + BEHIND:
        first, done = done + 1, ((done + 1) // CHUNK + 1) * CHUNK - 1  # never over the end of a block
        _add(db, people, first, done)
        yield done


def upto(db: Database) -> int:
    """The last round that has its bits; 0 before the first."""
    return cast("int", db.value("SELECT upto FROM found_block ORDER BY block DESC LIMIT 1") or 0)


def clear(db: Database) -> None:
    """Forget all bits."""
    db.run("DELETE FROM found_bits; DELETE FROM found_block")


def _add(db: Database, owners: tuple[str, ...], first: int, last: int) -> None:
    """Put in the rounds of these numbers, all of one block."""
    block = first // BLOCK
    made, times = _made(db, owners, first, last)
    for owner, bits in made.items():
        had = load(db, owner, block, None)
        for key, more in bits.items():
            _put(db, (owner, block, key), had.get(key, 0) | more)
    there = db.rows("SELECT first_dealt, last_dealt FROM found_block WHERE block = ?", block)
    times += [cast("int", value) for value in chain(*there)]
    db.run("INSERT OR REPLACE INTO found_block VALUES (?, ?, ?, ?)", block, last, *_span(times))


def differing(db: Database, owners: tuple[str, ...]) -> Iterator[int]:
    """The blocks that are not what their rounds make of them."""
    for block in blocks(db, 2**62):
        made, times = _made(db, owners, max(1, block.number * BLOCK), block.upto)
        kept = {owner: load(db, owner, block.number, None) for owner in owners}
        there = {owner: {key: bits for key, bits in of_keys.items() if bits} for owner, of_keys in kept.items()}
        if there != made or (block.first_dealt, block.last_dealt) != _span(times):
            yield block.number


def _span(times: list[int]) -> tuple[int, int]:
    return min(times, default=0), max(times, default=0)


def _made(db: Database, owners: tuple[str, ...], first: int, last: int) -> tuple[dict[str, dict[int, int]], list[int]]:
    """The bits of each person's rounds, by key, and when the rounds were dealt."""
    rows = db.rows("SELECT id, record FROM round WHERE id BETWEEN ? AND ?", first, last)
    records = [(cast("int", number), _hands(cast("str", record))) for number, record in rows]
    times: list[int] = []
    made: dict[str, dict[int, int]] = {}
    for owner in owners:
        made[owner] = _bits(db, owner, (first, last), times)
        if made[owner]:
            _add_cards(made[owner], owner, records)
    return made, times


def _hands(record: str) -> dict[str, list[str]]:
    """The hands of a record; none where somebody edited it so that it can't be read: play goes on all the same."""
    try:
        return hands_of(record)
    except (ValueError, KeyError, TypeError, IndexError):
        return {}


def _bits(db: Database, owner: str, numbers: tuple[int, int], times: list[int]) -> dict[int, int]:
    rows = db.rows(
        "SELECT round, rule_set, dealt, bet, net, cost >= 1.0, natural, split, doubled, insured, surrendered, finished"
        " FROM digest WHERE owner = ? AND round BETWEEN ? AND ?",
        *(owner, *numbers),
    )
    bits: dict[int, int] = {}
    for number, rule_set, dealt, bet, net, costly, *flags in cast("list[tuple[int, ...]]", rows):
        times.append(dealt)
        bit = 1 << (number % BLOCK)
        keys = [HAD, RULES + rule_set, *_digits(BET, bet), *_digits(NET, abs(net))]
        keys += [key for key, flag in zip(_FLAGS, flags, strict=True) if flag]
        keys += [key for key, flag in ((WON, net > 0), (LOST, net < 0), (COSTLY, costly)) if flag]
        for key in keys:
            bits[key] = bits.get(key, 0) | bit
    return bits


def _digits(key: int, amount: int) -> Iterator[int]:
    return (key + at for at in range(min(amount.bit_length(), DIGITS)) if amount >> at & 1)


def _add_cards(bits: dict[int, int], owner: str, records: Iterable[tuple[int, dict[str, list[str]]]]) -> None:
    for number, hands in records:
        if owner in hands:
            bit = 1 << (number % BLOCK)
            for key in _keys_of_hands(hands[owner], CARD) | _keys_of_hands(hands[""], DEALERS):
                bits[key] = bits.get(key, 0) | bit


def _keys_of_hands(hands: Iterable[str], base: int) -> set[int]:
    keys: set[int] = set()
    for hand in hands:
        cards = [card for card in hand.split() if card in _CARDS]  # a hole card that was never turned is none
        keys.update(base + _CARDS[card] for card in cards)
        if len({card[0] for card in cards}) < len(cards):
            keys |= more_than_once(cards)
    return keys


def _put(db: Database, where: tuple[str, int, int], bits: int) -> None:
    packed = bits.to_bytes((bits.bit_length() + 7) // 8, "little")
    db.run("INSERT OR REPLACE INTO found_bits VALUES (?, ?, ?, ?)", *where, packed)


def set_costly(db: Database, owner: str, number: int, *, costly: bool) -> None:
    """Correct the bit of a round that has bits already: what its choices cost became known late."""
    if number > upto(db):
        return
    block, bit = number // BLOCK, 1 << (number % BLOCK)
    had = load(db, owner, block, (COSTLY,)).get(COSTLY, 0)
    now = had | bit if costly else had & ~bit
    if now != had:
        db.run("INSERT OR REPLACE INTO found_bits VALUES (?, ?, ?, ?)", owner, block, COSTLY, _packed(now))


def _packed(bits: int) -> bytes:
    return bits.to_bytes((bits.bit_length() + 7) // 8, "little")


# ---------------------------------------------------------------- read


def blocks(db: Database, below: int) -> tuple[Block, ...]:
    """The blocks that hold rounds with numbers below `below`, newest first."""
    rows = db.rows(
        "SELECT block, upto, first_dealt, last_dealt FROM found_block WHERE block <= ? ORDER BY block DESC",
        max(below - 1, 0) // BLOCK,
    )
    return tuple(Block(*cast("tuple[int, int, int, int]", row)) for row in rows)


def load(db: Database, owner: str, block: int, keys: tuple[int, ...] | None) -> dict[int, int]:
    """The bits of a person's rounds in a block, by key; a key that is missing has none. `keys` None: all."""
    if keys is None:
        rows = db.rows("SELECT key, bits FROM found_bits WHERE owner = ? AND block = ?", owner, block)
    else:
        wanted = ", ".join("?" * len(keys))
        sql = f"SELECT key, bits FROM found_bits WHERE owner = ? AND block = ? AND key IN ({wanted})"  # noqa: S608
        rows = db.rows(sql, owner, block, *keys)
    return {key: int.from_bytes(bits, "little") for key, bits in cast("list[tuple[int, bytes]]", rows)}
