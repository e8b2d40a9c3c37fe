"""The committed stream, as TRUST.md fixes it."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import islice

import pytest

from bjdesk.engine.cards import PACK
from bjdesk.engine.notation import card_text
from bjdesk.game.fairness import ShoeOrder, commitment, place_of, shuffled, stream_words

KNOWN = ShoeOrder(bytes(range(32)), "hello", 1, 1)


def indices(order):
    return shuffled(52 * order.packs, stream_words(order))


def test_known_answer_of_the_first_ten_cards():
    assert indices(KNOWN)[:10] == [37, 43, 34, 38, 32, 21, 16, 41, 51, 9]


def test_known_answer_of_the_whole_order():
    assert hashlib.sha256(bytes(indices(KNOWN))).hexdigest().startswith("a420c5a6026cda38")


def test_known_answer_of_the_commitment():
    assert KNOWN.commitment == commitment(bytes(range(32)))
    assert KNOWN.commitment.startswith("630dcd2966c43366")


def test_an_index_is_a_card_of_the_new_pack():
    assert [card_text(PACK[index]) for index in (0, 12, 13, 51)] == ["As", "Ks", "Ah", "Kc"]
    assert KNOWN.cards() == tuple(PACK[index] for index in indices(KNOWN))


@pytest.mark.parametrize("packs", range(1, 9))
def test_a_shoe_is_so_many_whole_packs(packs):
    cards = ShoeOrder(bytes(32), "", 7, packs).cards()
    assert Counter(cards) == dict.fromkeys(PACK, packs)


@pytest.mark.parametrize(
    "other",
    [
        ShoeOrder(bytes(range(1, 33)), "hello", 1, 1),
        ShoeOrder(bytes(range(32)), "hullo", 1, 1),
        ShoeOrder(bytes(range(32)), "hello", 2, 1),
    ],
)
def test_seed_text_and_number_each_change_the_order(other):
    assert other.cards() != KNOWN.cards()


def test_the_text_may_be_any_text():
    order = ShoeOrder(bytes(32), "štěstí ♠", 1, 1)
    assert len(set(order.cards())) == 52


@pytest.mark.trust
@pytest.mark.hot
def test_every_place_comes_from_equally_many_words():
    """All 65,536 words for every number of choices: in rounds through all places, the rest refused."""
    for choices in range(2, 417):
        rounds, refused = divmod(65_536, choices)
        found = [place_of(word, choices) for word in range(65_536)]
        assert found == [*range(choices)] * rounds + [None] * refused


def test_refused_words_are_drawn_again():
    words = iter([65_535, 65_535, 2, 0])
    assert shuffled(3, words) == [1, 0, 2]  # of 3 places 65,535 is refused twice, then 2 stays; then 0 and 1 change


def test_the_stream_goes_on_where_a_block_ends():
    words = list(islice(stream_words(KNOWN), 40))
    assert len(set(words)) > 35


def test_discards_come_back_shuffled_by_the_same_stream():
    order = ShoeOrder(bytes(32), "x", 3, 1)
    extended = order.cards_with_discards(20)
    assert extended[:52] == order.cards()
    assert len(extended) == 72
    assert sorted(map(card_text, extended[52:])) == sorted(map(card_text, extended[:20]))
    assert extended[52:] != extended[:20]
    assert order.cards_with_discards(0) == order.cards()
