"""The committed stream of TRUST.md: a shoe's order follows from its seed, the player's text and its number alone."""

from __future__ import annotations

import hashlib
import hmac
from struct import Struct
from typing import TYPE_CHECKING

from bjdesk.engine.cards import PACK
from bjdesk.frozen import dataclass

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bjdesk.engine.cards import Card

SEED_BYTES = 32
CLIENT_TEXT_MOST = 200
"""Characters of the player's text."""

_WORDS = 1 << 16
_BLOCK = Struct(">16H")


@dataclass(frozen=True, slots=True)
class ShoeOrder:
    """All that fixes the order of a shoe. `nonce` is the shoe's number, counted from 1."""

    server: bytes
    client: str
    nonce: int
    packs: int

    @property
    def commitment(self) -> str:
        """The published fingerprint of the seed."""
        return commitment(self.server)

    def cards(self) -> tuple[Card, ...]:
        """The cards in the order in which they are dealt."""
        return tuple(map((PACK * self.packs).__getitem__, self._order(stream_words(self))))

    def cards_with_discards(self, position: int) -> tuple[Card, ...]:
        """The same, followed by the first `position` cards shuffled again.

        For a round in which the shoe runs out: as at a table, the discards of the earlier rounds come back.
        The words continue the same stream, so that this too is fixed by the commitment.
        """
        words = stream_words(self)
        order = self._order(words)
        again = [order[place] for place in shuffled(position, words)]
        return tuple(PACK[index % len(PACK)] for index in (*order, *again))

    def _order(self, words: Iterator[int]) -> list[int]:
        return shuffled(self.packs * len(PACK), words)


def commitment(server: bytes) -> str:
    """SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(server).hexdigest()


def stream_words(order: ShoeOrder) -> Iterator[int]:
    """The 16-bit words of HMAC-SHA256(server, "bjdesk/1|" client "|" nonce "|" counter), without end."""
    head = b"bjdesk/1|" + order.client.encode() + b"|" + order.nonce.to_bytes(8, "big") + b"|"
    counter = 0
    while True:
        block = hmac.digest(order.server, head + counter.to_bytes(4, "big"), "sha256")
        yield from _BLOCK.unpack(block)
        counter += 1


def place_of(word: int, choices: int) -> int | None:
    """Map a 16-bit word to 0 … choices - 1, each equally often; None for a word that must be drawn again."""
    return None if word >= _WORDS - _WORDS % choices else word % choices


def shuffled(count: int, words: Iterator[int]) -> list[int]:
    """Fisher-Yates over 0 … count - 1, from the last place down to the second."""
    order = list(range(count))
    for place in range(count - 1, 0, -1):
        other = _below(place + 1, words)
        order[place], order[other] = order[other], order[place]
    return order


def _below(choices: int, words: Iterator[int]) -> int:
    for word in words:
        place = place_of(word, choices)
        if place is not None:
            return place
    raise AssertionError("the stream has no end")
