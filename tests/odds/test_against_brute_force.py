"""Every value equals the one found by following all cards one by one in fractions."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from bjdesk.engine.actions import Action
from bjdesk.engine.notation import parse_cards
from bjdesk.engine.presets import rules_named
from bjdesk.engine.rules import DealerNaturalTakes, DoubleOn, HoleCard, Rules, SplitOn, Ties
from bjdesk.odds.decision import Position, decision_values, values_of
from bjdesk.odds.hands import UNIT
from bjdesk.odds.original import split_box
from bjdesk.odds.overall import fresh_columns, pairs_of
from bjdesk.odds.pairs import SplitPlay, _later, _one_wager, first_keys, first_play, pair_of, pair_worth
from bjdesk.odds.splits import all_hands_worth, endings
from bjdesk.odds.values import Shoes, book_of
from tests.odds.brute import Brute, BruteSplit, Deck, Fraction, natural_rank

H17 = replace(rules_named("single-deck"), double_on=DoubleOn.ANY)
RULES = {
    "looks": H17,
    "s17": replace(H17, dealer_hits_soft_17=False),
    "no-peek": replace(H17, hole_card=HoleCard.NO_PEEK),
    "original": replace(
        H17, hole_card=HoleCard.EUROPEAN, dealer_natural_takes=DealerNaturalTakes.ORIGINAL_WAGERS, ties=Ties.HOUSE
    ),
    "charlie": replace(H17, charlie=5, hole_card=HoleCard.NO_PEEK),
    "charlie, looks": replace(H17, charlie=5),
    "charlie, original": replace(
        H17, charlie=5, hole_card=HoleCard.NO_PEEK, dealer_natural_takes=DealerNaturalTakes.ORIGINAL_WAGERS
    ),
    "9-11": replace(H17, double_on=DoubleOn.NINE_TO_ELEVEN),
    "hard 10-11": replace(H17, double_on=DoubleOn.TEN_TO_ELEVEN, soft_doubles=False),
}
ONE_WAGER = {"hole_card": HoleCard.EUROPEAN, "dealer_natural_takes": DealerNaturalTakes.ORIGINAL_WAGERS}
LOW = "As Ah 2s 2h 2d 2c 3s 3h 3d 3c 4s 4h"  # out, so that a dealer's hand is short
POSITIONS = [
    (name, player, up, LOW)
    for name in RULES
    for player, up in (
        ("Ts 6h", "Td"),
        ("9s 7h", "Ad"),
        ("6s 5h", "9d"),
        ("Ad 8h", "6d"),
        ("5s 4d 5h", "7d"),
    )
] + [
    ("looks", "Ts 7h", "Td", ""),
    ("s17", "9s 7h", "8d", ""),
    ("no-peek", "Ts 6h", "9d", "Kd Kh Ks"),
    ("charlie", "2s 3h 4d 5s", "Td", "8s 8h"),
    ("original", "Ts 5h", "Td", ""),
]


def deck_after(cards: str, decks: int = 1) -> Deck:
    """What is left of so many packs."""
    counts = [4 * decks] * 9 + [16 * decks]
    for card in parse_cards(cards):
        counts[card.points - 1] -= 1
    return tuple(counts)


@cache
def brute(name: str, up: int, *, after_split: bool = False) -> Brute:
    return Brute(RULES[name], up, after_split=after_split)


@pytest.mark.parametrize("name,player,up,seen", POSITIONS)
def test_hit_stand_double_and_the_dealer_are_exact(name, player, up, seen):
    card = parse_cards(up)[0]
    values = decision_values(RULES[name], parse_cards(player), card, parse_cards(seen))
    second = brute(name, card.points - 1)
    deck, cards = deck_after(f"{player} {up} {seen}"), tuple(sorted(c.points - 1 for c in parse_cards(player)))
    wanted = {Action.HIT: second.hit(deck, cards), Action.STAND: second.stand(deck, cards)}
    if second.may_double(cards):
        wanted[Action.DOUBLE] = second.double(deck, cards)
    assert {action: values.ev[action] for action in wanted} == pytest.approx(
        {action: float(worth) for action, worth in wanted.items()}, abs=1e-12, rel=0
    )
    assert (Action.DOUBLE in values.ev) is (Action.DOUBLE in wanted)
    assert values.dealer == pytest.approx([float(part) for part in second.row(deck)], abs=1e-12, rel=0)


def test_positions_against_brute_force_are_at_least_thirty():
    assert len(POSITIONS) >= 30


def test_hands_of_a_split_box_double_only_where_that_is_allowed():
    seen, card = f"{LOW} 8d 8c", parse_cards("9d")[0]
    for doubles in (True, False):
        rules = replace(H17, double_after_split=doubles)
        place = Position(parse_cards("6s 5h"), card, parse_cards(seen), split_hand=True)
        values = values_of(rules, place)
        second = Brute(rules, 8, after_split=True)
        deck = deck_after(f"6s 5h 9d {seen}")
        assert values.ev[Action.HIT] == pytest.approx(float(second.hit(deck, (4, 5))), abs=1e-12)
        assert (Action.DOUBLE in values.ev) is doubles


# ---------------------------------------------------------------- splits

FEW = (2, 0, 0, 0, 0, 1, 2, 3, 2, 4)
MIXED = (1, 0, 1, 1, 2, 2, 1, 2, 0, 4)
TENS = (0, 0, 0, 1, 1, 2, 0, 1, 1, 8)
ACES = (4, 0, 1, 0, 1, 2, 1, 0, 0, 4)
SHORT = (2, 1, 2, 1, 1, 0, 1, 0, 0, 6)
PAIRS = [  # rules, rank, up, deck without the pair, of it pair cards, most hands
    *((name, rank, up, FEW, None, 4) for name in ("looks", "no-peek") for rank, up in ((7, 9), (8, 5), (7, 0), (6, 8))),
    *(("original", rank, up, FEW, None, 2) for rank, up in ((7, 9), (8, 0), (6, 8))),
    *(("original", rank, up, MIXED, None, 2) for rank, up in ((7, 9), (7, 0), (4, 9))),
    *(("charlie", rank, up, MIXED, None, 2) for rank, up in ((2, 9), (3, 5))),
    ("charlie, looks", 1, 9, SHORT, None, 3),
    ("charlie, original", 1, 9, SHORT, None, 2),
    ("looks", 9, 5, TENS, 3, 4),
    ("no-peek", 9, 0, (1, *TENS[1:]), 1, 3),
]


def split_play(rules: Rules, rank: int, up: int, deck: Deck, alike: int) -> SplitPlay:
    import numpy as np

    own = np.zeros(10, dtype=np.int64)
    own[rank] = 2
    shoes = Shoes((np.array(deck) + own)[:, None], (up,))
    pair = pair_of(rules, rank, np.array([alike + 2]))
    return first_play(rules, pair, shoes, book_of(shoes, first_keys(pair), hits_soft_17=rules.dealer_hits_soft_17))


def brute_split(rules: Rules, play: SplitPlay, deck: Deck, alike: int, limit: int) -> float:
    places = {int(key): place for place, key in enumerate(play.pair.hands.keys)}
    words = ("hit", "stand", "double")

    def act(cards: tuple[int, ...]) -> str:
        return words[play.action[places[int(sum(UNIT[card] for card in cards))], 0]]

    up = play.shoes.ups[0]
    worth = BruteSplit(rules, up, play.pair.rank, limit=limit, act=act).worth(deck, alike=alike)
    hole = natural_rank(up)
    looked = hole is not None and rules.hole_card is HoleCard.PEEK
    return float(worth + Fraction(deck[hole], sum(deck)) if looked else worth)


@pytest.mark.parametrize("name,rank,up,deck,alike,limit", PAIRS)
def test_a_split_is_worth_what_its_hands_played_out_together_are(name, rank, up, deck, alike, limit):
    rules = replace(RULES[name], max_hands=limit, split_on=SplitOn.VALUE if alike is None else SplitOn.RANK)
    twins = deck[rank] if alike is None else alike
    play = split_play(rules, rank, up, deck, twins)
    wanted = max(brute_split(rules, play, deck, twins, hands) for hands in range(2, limit + 1))
    assert pair_worth(rules, play, 0) == pytest.approx(wanted, abs=1e-12)


@pytest.mark.parametrize("resplit,hit", [(False, False), (True, False), (True, True), (False, True)])
def test_split_aces_follow_their_own_rules(resplit, hit):
    rules = replace(H17, resplit_aces=resplit, hit_split_aces=hit, max_hands=3)
    play = split_play(rules, 0, 5, ACES, ACES[0])
    limits = range(2, (3 if resplit else 2) + 1)
    wanted = max(brute_split(rules, play, ACES, ACES[0], hands) for hands in limits)
    assert pair_worth(rules, play, 0) == pytest.approx(wanted, abs=1e-12)
    assert set(play.action[play.pair.hands.size == 2, 0]) == {1} or hit


@pytest.mark.parametrize("rank,up", [(7, 9), (8, 0), (6, 5)])
def test_split_hands_are_played_by_the_best_strategy_that_knows_both_pair_cards(rank, up):
    rules = RULES["no-peek"]
    play = split_play(rules, rank, up, FEW, FEW[rank])
    second = Brute(rules, up, after_split=True)
    wanted = Fraction(0)
    for card, count in enumerate(FEW):
        if count:
            deck = tuple(left - (place == card) for place, left in enumerate(FEW))
            wanted += Fraction(count, sum(FEW)) * second.value(deck, tuple(sorted((rank, card))))
    assert pair_worth(rules, play, 0) == pytest.approx(2 * float(wanted), abs=1e-12)


def forced_play(rules: Rules, rank: int, up: int, deck: Deck) -> SplitPlay:
    """Every hand hits to seventeen: so some go bust."""
    import numpy as np

    own = np.zeros(10, dtype=np.int64)
    own[rank] = 2
    shoes, pair = Shoes((np.array(deck) + own)[:, None], (up,)), pair_of(rules, rank, np.array([deck[rank] + 2]))
    book = book_of(shoes, first_keys(pair), hits_soft_17=rules.dealer_hits_soft_17)
    return first_play(rules, pair, shoes, book, by=np.where(pair.hands.total < 17, 0, 1)[:, None])


@pytest.mark.parametrize(
    "rank,up,deck,limit,most",
    [
        (7, 9, (2, 0, 0, 0, 0, 1, 3, 4, 1, 6), 3, 1e-4),
        (7, 0, (1, 0, 0, 0, 0, 2, 3, 4, 1, 6), 3, 1e-4),
        (8, 9, (1, 0, 0, 0, 1, 1, 1, 1, 4, 6), 4, 1e-4),
        (9, 0, (0, 0, 0, 0, 4, 4, 0, 0, 0, 8), 4, 4e-4),
        (7, 9, (1, 0, 0, 0, 0, 3, 6, 6, 3, 12), 3, 2e-6),
        pytest.param(7, 9, (1, 0, 0, 0, 0, 3, 6, 6, 3, 12), 4, 3e-6, marks=pytest.mark.full),
    ],
)
def test_one_wager_lost_by_three_and_four_hands_is_near_what_their_cards_say(rank, up, deck, limit, most):
    rules = replace(RULES["original"], max_hands=limit)
    play = forced_play(rules, rank, up, deck)
    assert play.ends[0].of_box(limit) > 0.01
    worth = play.worth.column(0).followed_by(_later(rules, play, 0))
    found = all_hands_worth(worth, limit) - _one_wager(play, 0, limit)
    assert found == pytest.approx(brute_split(rules, play, deck, deck[rank], limit), abs=most)


@pytest.mark.parametrize("rank,up", [(7, 9), (7, 0), (8, 9), (9, 0), (9, 9)])
@pytest.mark.parametrize("decks", [1, 6])
def test_out_of_whole_packs_one_wager_of_three_hands_is_exact_to_a_millionth(decks, rank, up):
    rules = replace(rules_named("american"), **ONE_WAGER, decks=decks, max_hands=3)
    shoes, pair = fresh_columns(decks), pairs_of(rules)[rank]
    book = book_of(shoes, first_keys(pair), hits_soft_17=rules.dealer_hits_soft_17)
    play = first_play(rules, pair, shoes, book)
    place = pair.rank, int(pair.alike[up]), pair.limit
    box = split_box(rules, shoes.left[:, up], place, (pair.hands, play.action[:, up]), up=up)
    whole = 0.0
    for free, paired, ways in endings(3):
        first, *others = [box.kinds[0]] * free + [box.kinds[1]] * paired
        for one in others:
            first = first.with_another(one)
        out = free + 2 * paired - 2
        whole += ways * play.ends[up].drawn[out] * first.chances(box.deck, rank, out)[out]
    assert whole > 0.0
    assert play.ends[up].of_box(3) == pytest.approx(whole, abs=4e-6 if decks == 1 else 2e-7)


def test_with_original_wagers_lost_some_split_boxes_have_no_hand_left_to_lose():
    rules = replace(RULES["original"], max_hands=2)
    assert split_play(rules, 4, 9, MIXED, MIXED[4]).ends[0].of_box(2) > 0.01
