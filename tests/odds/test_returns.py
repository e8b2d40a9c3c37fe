"""Whole rule sets against what is published of them."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from bjdesk.engine.presets import PRESETS, rules_named
from bjdesk.engine.rules import (
    DealerNaturalTakes,
    DoubleOn,
    HoleCard,
    InsuranceOn,
    NaturalPays,
    Rules,
    SplitOn,
    Surrender,
    Ties,
)
from bjdesk.odds.decision import Model
from bjdesk.odds.overall import OddsCancelled, first_deals, overall_model, overall_return
from bjdesk.odds.totals import best_totals

H17 = replace(rules_named("vegas"), insurance_on=InsuranceOn.NONE, even_money=False)
# A fresh shoe, double on any two, after splits too, a look, late surrender, four hands, aces split once.
HOUSE_EDGES = [
    *((packs, True, edge) for packs, edge in zip((1, 2, 4, 6, 8), (0.013, 0.328, 0.480, 0.530, 0.555), strict=True)),
    *((packs, False, edge) for packs, edge in zip((1, 2, 4, 6, 8), (-0.161, 0.144, 0.287, 0.333, 0.357), strict=True)),
]


@pytest.mark.parametrize("packs,hundredths", [(8, 9940), (6, 9943)])
def test_the_eight_deck_table_returns_what_is_published(packs, hundredths):
    rules = replace(rules_named("eight-deck"), decks=packs)
    assert round(overall_return(rules) * 10_000) == hundredths


@pytest.mark.parametrize("packs,hits_soft_17,edge", HOUSE_EDGES)
def test_basic_strategy_has_the_published_house_edge(packs, hits_soft_17, edge):
    rules = replace(H17, decks=packs, dealer_hits_soft_17=hits_soft_17)
    assert -100 * best_totals(rules).result == pytest.approx(edge, abs=0.006)


@pytest.mark.parametrize("name", PRESETS)
def test_play_by_the_cards_is_at_least_as_good_as_play_by_totals(name):
    rules = PRESETS[name]
    assert overall_return(rules) >= 1.0 + best_totals(rules).result


BASE = replace(rules_named("american"), max_hands=1)


def better(**changes: object) -> float:
    """What the changes are worth to the player."""
    return overall_return(replace(BASE, **changes)) - overall_return(BASE)


@pytest.mark.parametrize(
    "changes",
    [
        {"natural_pays": NaturalPays.TWO_TO_ONE},
        {"surrender": Surrender.LATE},
        {"charlie": 5},
        {"max_hands": 2},
        {"max_hands": 2, "hit_split_aces": True},
        {"decks": 1},
    ],
)
def test_what_helps_the_player_raises_the_return(changes):
    assert better(**changes) > 0.0


@pytest.mark.parametrize(
    "changes",
    [
        {"natural_pays": NaturalPays.SIX_TO_FIVE},
        {"natural_pays": NaturalPays.ONE_TO_ONE},
        {"dealer_hits_soft_17": True},
        {"ties": Ties.HOUSE},
        {"natural_ties": Ties.HOUSE},
        {"double_on": DoubleOn.NINE_TO_ELEVEN},
        {"double_on": DoubleOn.NONE},
        {"hole_card": HoleCard.NO_PEEK},
        {"decks": 8},
    ],
)
def test_what_helps_the_house_lowers_the_return(changes):
    assert better(**changes) < 0.0


def test_rules_order_as_they_should():
    loses_all = replace(BASE, hole_card=HoleCard.EUROPEAN, max_hands=2)
    loses_one = replace(loses_all, dealer_natural_takes=DealerNaturalTakes.ORIGINAL_WAGERS)
    looks = replace(loses_all, hole_card=HoleCard.PEEK)
    assert overall_return(loses_all) < overall_return(loses_one) < overall_return(looks)
    early, late = (replace(BASE, surrender=kind) for kind in (Surrender.EARLY, Surrender.LATE))
    assert overall_return(late) < overall_return(early)
    blind = replace(early, hole_card=HoleCard.NO_PEEK)
    assert overall_return(replace(late, hole_card=HoleCard.NO_PEEK)) < overall_return(blind) < overall_return(early)


def test_splitting_tens_by_rank_alone_is_a_little_less_than_by_value():
    by_value = replace(BASE, decks=1, max_hands=4, ties=Ties.HOUSE)
    by_rank = replace(by_value, split_on=SplitOn.RANK)
    assert overall_return(by_rank) <= overall_return(by_value)
    assert overall_return(by_rank) >= overall_return(replace(by_value, max_hands=1))


def test_options_that_change_no_value_do_not_change_the_return():
    with_all = replace(
        BASE, max_hands=2, insurance_on=InsuranceOn.ACE_TEN, insurance_ends_options=True, even_money=True
    )
    # Insurance never pays out of a fresh shoe by the cards of one box, nor does even money at 3:2.
    assert overall_return(with_all) == pytest.approx(overall_return(replace(BASE, max_hands=2)), abs=1e-15)


def test_even_money_is_taken_where_a_natural_pays_less():
    short = replace(BASE, natural_pays=NaturalPays.SIX_TO_FIVE, insurance_with_natural=False)
    assert overall_return(replace(short, even_money=True)) > overall_return(short)


def test_first_deals_are_all_deals():
    deals = first_deals(2)
    assert deals.chance.shape == (55, 10)
    assert deals.chance.sum() == pytest.approx(1.0)


def test_a_caller_who_gives_up_gets_no_answer():
    answers = iter([False, False, True])
    with pytest.raises(OddsCancelled):
        overall_return(H17, cancelled=lambda: next(answers))


def test_the_model_says_what_is_exact():
    def model(**changes: object) -> Model:
        rules: Rules = replace(BASE, **changes)
        return overall_model(rules)

    assert model(max_hands=2) is Model.EXACT
    assert model(max_hands=3) is Model.FIXED_AFTER_SPLIT
    original = {"hole_card": HoleCard.NO_PEEK, "dealer_natural_takes": DealerNaturalTakes.ORIGINAL_WAGERS}
    assert model(max_hands=2, **original) is Model.EXACT
    assert model(max_hands=4, **original) is Model.BUSTS_PAIRED
    assert {field.name for field in fields(BASE)} >= original.keys()
