"""Deal every finished shoe again, with Python alone: `bjdesk export rounds | python verify_shoe.py`."""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

PACK = [rank + suit for suit in "shdc" for rank in "A23456789TJQK"]


def words(seed: bytes, text: str, shoe: int) -> Iterator[int]:
    """The stream of 16-bit words that a shoe is shuffled by."""
    head, counter = b"bjdesk/1|" + text.encode() + b"|" + shoe.to_bytes(8, "big") + b"|", 0
    while True:
        block = hmac.digest(seed, head + counter.to_bytes(4, "big"), "sha256")
        yield from (int.from_bytes(block[at : at + 2], "big") for at in range(0, 32, 2))
        counter += 1


def shuffled(count: int, stream: Iterator[int]) -> list[int]:
    """The places of so many cards after the shuffle."""
    order = list(range(count))
    for place in range(count - 1, 0, -1):
        other = next(word for word in stream if word < 65536 - 65536 % (place + 1)) % (place + 1)
        order[place], order[other] = order[other], order[place]
    return order


def fault(row: dict[str, Any]) -> str | None:
    """What is wrong with a round, if anything is."""
    seed = bytes.fromhex(row["seed"])
    if hashlib.sha256(seed).hexdigest() != row["commitment"]:
        return "the seed is not the one that was committed to"
    stream, position = words(seed, row["client_text"], row["shoe"]), row["shoe_position"]
    order = shuffled(52 * row["packs"], stream)
    order += [order[place] for place in shuffled(position, stream)]  # the discards, where the shoe runs out
    hands = [hand["cards"] for box in row["boxes"] for hand in box["hands"]]
    came = " ".join([*hands, row["dealer"]["cards"]]).split()
    due = [PACK[index % 52] for index in order[position : position + len(came)]]
    return None if Counter(came) == Counter(due) else "the cards are not the next ones of the order"


def main() -> int:
    """Check the rounds on standard input; 1 if one is wrong."""
    rows = [row for row in map(json.loads, sys.stdin) if row["seed"] is not None]
    found = [(row["round"], what) for row in rows if (what := fault(row))]
    for number, what in found:
        print(f"round {number}: {what}")
    print(f"{len(rows)} rounds dealt again, {len(found)} wrong")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
