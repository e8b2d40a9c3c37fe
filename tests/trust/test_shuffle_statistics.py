"""Unbiased final outcomes (GLI-19, 3.2.2), by ten statistics that find nine bad shuffles and pass the program's own.

Every deck is a row of indices; index i is card i mod 52. A z beyond ±4.65 rejects: ten statistics of three shoes,
family level 1e-4. What is rejected is looked at once more, on new decks, and then it is a fault.
"""

from __future__ import annotations

import functools
import random
from itertools import permutations

import numpy as np  # noqa: TID253 - a test of some million cards; the program itself imports it late
import pytest

from bjdesk.game.fairness import ShoeOrder, shuffled, stream_words
from tests.support.sizes import sizes

pytestmark = [pytest.mark.trust, pytest.mark.hot]
BOUND = 4.65
CARDS = 52


# ---------------------------------------------------------------- statistics, each a z


def chi_square(counts, expected, freedom=None) -> float:
    """How far counts lie from what is expected, as a z (Wilson and Hilferty)."""
    counts, expected = np.asarray(counts, float).ravel(), np.broadcast_to(expected, np.shape(counts)).ravel()
    freedom = counts.size - 1 if freedom is None else freedom
    found = ((counts - expected) ** 2 / expected).sum()
    spread = 2 / (9 * freedom)
    return float(((found / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


def parts(decks, rows: int = 20_000):
    """The decks in portions that memory has room for, as numbers that may be subtracted."""
    return (decks[at : at + rows].astype(np.int32) for at in range(0, len(decks), rows))


def rare(hits, tries: int, chance: float) -> float:
    return float((hits - tries * chance) / (tries * chance * (1 - chance)) ** 0.5)


def position_by_card(decks) -> float:
    """Each card in each place equally often; rows and columns are fixed, hence the factor (n - 1) / n."""
    count, size = decks.shape
    counts = sum(np.bincount((np.arange(size) * size + part).ravel(), minlength=size * size) for part in parts(decks))
    expected = count / size
    found = ((counts - expected) ** 2 / expected).sum() * (size - 1) / size
    freedom = (size - 1) ** 2
    return float((found - freedom) / (2 * freedom) ** 0.5)


def pairs(decks, at: int) -> float:
    size = decks.shape[1]
    ranks = decks % 13
    packs = size // CARDS
    return rare((ranks[:, at] == ranks[:, at + 1]).sum(), len(decks), (4 * packs - 1) / (size - 1))


def value_classes(decks) -> float:
    """Aces, tens and the rest among the first three cards."""
    size = decks.shape[1]
    held = np.array([4, 16, 32]) * (size // CARDS)
    ranks = decks[:, :3] % 13
    classes = np.where(ranks == 0, 0, np.where(ranks >= 9, 1, 2))
    counts = np.bincount(classes @ np.array([9, 3, 1]), minlength=27)
    expected = []
    for triple in np.ndindex(3, 3, 3):
        left, chance = held.copy(), 1.0
        for drawn, kind in enumerate(triple):
            chance *= left[kind] / (size - drawn)
            left[kind] -= 1
        expected.append(chance * len(decks))
    return chi_square(counts, np.array(expected))


def naturals(decks) -> float:
    size = decks.shape[1]
    packs = size // CARDS
    first, second = decks[:, 0] % 13, decks[:, 1] % 13
    hits = ((first == 0) & (second >= 9)) | ((second == 0) & (first >= 9))
    return rare(hits.sum(), len(decks), 2 * 4 * packs * 16 * packs / (size * (size - 1)))


def order_of_five(decks) -> float:
    orders = np.argsort(decks[:, :5], axis=1) @ 5 ** np.arange(5)
    every = sorted(int(np.array(order) @ 5 ** np.arange(5)) for order in permutations(range(5)))
    counts = np.bincount(orders, minlength=5**5)[every]
    return chi_square(counts, len(decks) / 120)


def lag_one(decks) -> float:
    """A card followed by the one after it in the new pack: once a deck, nearly a Poisson count."""
    follows = sum((np.diff(part, axis=1) % decks.shape[1] == 1).sum() for part in parts(decks))
    return float((follows - len(decks)) / len(decks) ** 0.5)


def same_place(decks) -> float:
    """Between one shoe and the next, one card on average keeps its place."""
    kept = (decks[1:] == decks[:-1]).sum()
    return float((kept - (len(decks) - 1)) / (len(decks) - 1) ** 0.5)


def stays(decks) -> float:
    """One card on average lies where it lay in the new pack."""
    kept = (decks == np.arange(decks.shape[1])).sum()
    return float((kept - len(decks)) / len(decks) ** 0.5)


def duplicates(decks) -> float:
    """No order comes twice: a single one is beyond any chance."""
    seen = np.unique(np.ascontiguousarray(decks.astype(np.uint16)).view(f"V{2 * decks.shape[1]}"))
    return float(100 * (len(decks) - len(seen)))


def statistics(decks) -> dict[str, float]:
    return {
        "position by card": position_by_card(decks),
        "first pair": pairs(decks, 0),
        "last pair": pairs(decks, decks.shape[1] - 2),
        "value classes": value_classes(decks),
        "naturals": naturals(decks),
        "order of five": order_of_five(decks),
        "lag one": lag_one(decks),
        "same place": same_place(decks),
        "stays": stays(decks),
        "duplicates": duplicates(decks),
    }


def beyond(found) -> dict[str, float]:
    return {name: round(z, 1) for name, z in found.items() if abs(z) > BOUND}


def rejected(decks) -> dict[str, float]:
    return beyond(statistics(decks))


# ---------------------------------------------------------------- the program's own shuffle


def own(count: int, packs: int, seed):
    chance, size = random.Random(f"{seed} {packs}"), CARDS * packs
    decks = np.empty((count, size), np.uint16)
    for number in range(count):
        order = ShoeOrder(chance.randbytes(32), "bjdesk", number + 1, packs)
        decks[number] = shuffled(size, stream_words(order))
    return decks


@pytest.mark.parametrize("count", sizes(50_000, 300_000))
@pytest.mark.parametrize("packs", [1, 4, 8])
def test_the_programs_own_shuffle_is_accepted(packs, count, seed, measured):
    found = statistics(own(count, packs, seed))
    worst = max(found, key=lambda name: abs(found[name]))
    measured(f"{count:,} decks of {packs}: {len(found)} statistics, largest |z| {abs(found[worst]):.2f} ({worst})")
    if beyond(found):
        print(f"rejected: {beyond(found)}; once more on new decks")
        found = statistics(own(count, packs, f"{seed} once more"))
    assert beyond(found) == {}


# ---------------------------------------------------------------- nine bad ones


def swapping(count: int, places, choose):
    """Decks shuffled side by side: at each place a swap with the place that `choose` gives for each deck."""
    decks, rows = np.tile(np.arange(CARDS), (count, 1)), np.arange(count)
    for place in places:
        other = choose(place)
        decks[:, place], decks[rows, other] = decks[rows, other], decks[:, place].copy()
    return decks


def swap_with_any(chance, count):
    return swapping(count, range(CARDS), lambda _: chance.integers(0, CARDS, count))


def off_by_one(chance, count):
    return swapping(count, range(CARDS - 2, 0, -1), lambda place: chance.integers(0, place + 1, count))


def eight_bit_modulo(chance, count):
    return swapping(count, range(CARDS - 1, 0, -1), lambda place: chance.integers(0, 256, count) % (place + 1))


def sattolo(chance, count):
    return swapping(count, range(CARDS - 1, 0, -1), lambda place: chance.integers(0, place, count))


def _from_state(state):
    """Shuffle by a generator whose whole state is one number a deck."""

    def choose(place):  # splitmix64: but for its small state there is nothing wrong with it
        nonlocal state
        state = state + np.uint64(0x9E3779B97F4A7C15)
        mixed = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return ((mixed ^ (mixed >> np.uint64(31))) % np.uint64(place + 1)).astype(np.int64)

    return swapping(len(state), range(CARDS - 1, 0, -1), choose)


def time_seed(chance, count):
    return _from_state(1_772_366_400 + np.cumsum(chance.integers(0, 3, count)).astype(np.uint64))


def thirty_two_bit_seed(chance, _count):
    return _from_state(chance.integers(0, 2**32, 300_000).astype(np.uint64))


def comparator_sort(_chance, count):
    rand = random.Random(9)
    key = functools.cmp_to_key(lambda _a, _b: rand.random() - 0.5)
    return np.array([sorted(range(CARDS), key=key) for _ in range(count // 4)])


def five_riffles(chance, count):
    decks = np.tile(np.arange(CARDS), (count, 1))
    for _ in range(5):  # backwards: each card to one of two heaps, which keep their order
        order = np.argsort(chance.integers(0, 2, (count, CARDS)), axis=1, kind="stable")
        decks = np.take_along_axis(decks, order, axis=1)
    return decks


def no_reset(chance, count):
    """Each shoe goes on from the one before, by some swaps of two cards."""
    deck, decks = np.arange(CARDS), []
    for swaps in chance.integers(0, CARDS, (count // 2, 40, 2)):
        for one, other in swaps:
            deck[one], deck[other] = deck[other], deck[one]
        decks.append(deck.copy())
    return np.array(decks)


BAD = {
    swap_with_any: "position by card",
    off_by_one: "stays",
    eight_bit_modulo: "position by card",
    time_seed: "duplicates",
    thirty_two_bit_seed: "duplicates",
    comparator_sort: "order of five",
    five_riffles: "lag one",
    no_reset: "same place",
    sattolo: "stays",
}
"""The bad shuffles, each with a statistic that must find it."""


@pytest.mark.parametrize(("bad", "finds"), BAD.items(), ids=lambda value: getattr(value, "__name__", ""))
def test_a_bad_shuffle_is_rejected(bad, finds, measured):
    found = rejected(bad(np.random.default_rng(11), 20_000))
    measured(f"{bad.__name__} rejected by {len(found)}: {', '.join(found)}")
    assert finds in found


def test_the_bench_itself_accepts_an_even_shuffle():
    """What rejects the bad ones is their fault, not the way in which they are made."""
    chance = np.random.default_rng(12)
    fair = swapping(20_000, range(CARDS - 1, 0, -1), lambda place: chance.integers(0, place + 1, 20_000))
    assert rejected(fair) == {}
