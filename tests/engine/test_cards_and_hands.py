from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bjdesk.engine.cards import PACK, Rank, Suit
from bjdesk.engine.errors import NotationError, ShoeEmpty
from bjdesk.engine.hand import Hand, Total, total
from bjdesk.engine.notation import card_text, cards_text, parse_card, parse_cards
from bjdesk.engine.shoe import Shoe

CARDS = st.lists(st.sampled_from(PACK), max_size=22)


def test_a_pack_has_52_cards_from_the_ace_of_spades_to_the_king_of_clubs():
    assert len(set(PACK)) == 52
    assert cards_text(PACK[:3]) == "As 2s 3s"
    assert cards_text(PACK[-2:]) == "Qc Kc"
    assert [card.suit for card in PACK[::13]] == list(Suit)


def test_an_ace_has_one_point_pictures_ten():
    points = {card.rank: card.points for card in PACK}
    assert (points[Rank.ACE], points[Rank.NINE]) == (1, 9)
    assert {points[rank] for rank in (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING)} == {10}


@pytest.mark.parametrize(
    "cards, points, soft",
    [
        ("", 0, False),
        ("As", 11, True),
        ("Ks", 10, False),
        ("As Ah", 12, True),
        ("As Ah Ad 6c", 19, True),
        ("As Ah Ks", 12, False),
        ("As Ks", 21, True),
        ("As Ks Qs", 21, False),
        ("9s Kh Ad Ac", 21, False),
        ("5h Ac As 5d", 12, False),
        ("Ts Js 2c", 22, False),
        ("As 6s 5s Ts", 22, False),
    ],
)
def test_an_ace_counts_as_eleven_as_long_as_that_makes_21_or_less(cards, points, soft):
    assert total(parse_cards(cards)) == Total(points, soft)


@given(CARDS, st.randoms())
def test_the_order_of_cards_never_matters_to_a_total(cards, chance):
    other = list(cards)
    chance.shuffle(other)
    assert total(cards) == total(other)


@given(CARDS)
def test_a_total_is_the_best_choice_for_the_aces(cards):
    sums = {0}
    for card in cards:
        sums = {held + points for held in sums for points in ({1, 11} if card.points == 1 else {card.points})}
    found = total(cards)
    assert found.points == max((points for points in sums if points <= 21), default=min(sums))
    assert found.soft == (found.points != sum(card.points for card in cards))


def test_ace_and_ten_are_a_natural_only_as_the_first_two_cards():
    assert Hand(parse_cards("As Kh"), 10).natural
    assert not Hand(parse_cards("As Kh"), 10, from_split=True).natural
    assert not Hand(parse_cards("As 5h 5d"), 10).natural
    assert not Hand(parse_cards("As 9h"), 10).natural


@given(st.sampled_from(PACK))
def test_a_card_is_written_and_read_back(card):
    assert parse_card(card_text(card)) == card


@pytest.mark.parametrize("text", ["", "A", "as", "AS", "10s", "1s", "Asx", " As", "♠A", "??"])
def test_only_the_exact_spelling_is_a_card(text):
    with pytest.raises(NotationError, match="is not a card"):
        parse_card(text)


def test_a_face_down_card_is_written_as_two_question_marks():
    assert cards_text([*parse_cards("As"), None]) == "As ??"


def test_a_shoe_is_drawn_in_order_and_then_empty():
    shoe = Shoe(parse_cards("As 2s"))
    first, rest = shoe.draw()
    second, nothing = rest.draw()
    assert cards_text([first, second]) == "As 2s"
    assert (shoe.left, rest.left, nothing.left) == (2, 1, 0)
    with pytest.raises(ShoeEmpty):
        nothing.draw()
