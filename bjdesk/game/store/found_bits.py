"""Bits by which rounds are found: made from what is derived of them, a chunk at a time; kept in blocks, read by key.

A bit tells of a round as one person had it. Amounts lie there digit by digit (a key for each binary digit), so that
any bound is a few dozen operations on whole blocks. Cards: a key for each of the 52, set where it lay in one of the
person's hands or the dealer's.
"""

from __future__ import annotations

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
RULES: Final = 1000
_FLAGS: Final = (NATURAL, SPLIT, DOUBLED, INSURED, SURRENDERED, FINISHED)
DIGITS: Final = 40
"""Binary digits of an amount, at most."""
RANKS: Final = "A23456789TJQK"
SUITS: Final = "shdc"

_CARD_KEYS: Final = {rank + suit: CARD + 4 * at + of for at, rank in enumerate(RANKS) for of, suit in enumerate(SUITS)}


def card_keys(word: str) -> tuple[int, ...]:
    """The keys of a card ("As"), or of a rank's four ("A")."""
    if len(word) == 1:
        return tuple(_CARD_KEYS[word + suit] for suit in SUITS)
    return (_CARD_KEYS[word],)


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


def _add(db: Database, owners: Iterable[str], first: int, last: int) -> None:
    """Put in the rounds of these numbers, all of one block."""
    block = first // BLOCK
    rows = db.rows("SELECT id, record FROM round WHERE id BETWEEN ? AND ?", first, last)
    records = [(cast("int", number), _hands(cast("str", record))) for number, record in rows]
    times: list[int] = []
    for owner in owners:
        bits = _bits(db, owner, (first, last), times)
        if bits:
            _add_cards(bits, owner, records)
        _write(db, owner, block, bits)
    there = db.rows("SELECT first_dealt, last_dealt FROM found_block WHERE block = ?", block)
    times += [cast("int", value) for value in chain(*there)]
    db.run(
        "INSERT OR REPLACE INTO found_block VALUES (?, ?, ?, ?)",
        *(block, last, min(times, default=0), max(times, default=0)),
    )


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
            for card in {card for hand in (*hands[owner], *hands[""]) for card in hand.split()} & _CARD_KEYS.keys():
                bits[_CARD_KEYS[card]] = bits.get(_CARD_KEYS[card], 0) | bit


def _write(db: Database, owner: str, block: int, bits: dict[int, int]) -> None:
    had = load(db, owner, block, None)
    for key, more in bits.items():
        db.run(
            "INSERT OR REPLACE INTO found_bits VALUES (?, ?, ?, ?)", owner, block, key, _packed(had.get(key, 0) | more)
        )


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
