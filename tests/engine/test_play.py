"""The course of a round as its events tell it."""

from __future__ import annotations

import pytest

from bjdesk.engine.actions import Action
from bjdesk.engine.errors import RuleViolation, ShoeEmpty
from bjdesk.engine.events import (
    DEALER,
    Asked,
    CardDealt,
    DealerLooked,
    EvenMoneyDeclined,
    HandDoubled,
    HandSplit,
    HandStood,
    HandSurrendered,
    HoleCardTurned,
    InsuranceDeclined,
    InsuranceSettled,
    Outcome,
    RoundEnded,
    Seat,
    SurrenderDeclined,
    WagerKind,
    WagerLaid,
    WagerSettled,
)
from bjdesk.engine.notation import parse_card
from bjdesk.engine.play import play, replay
from bjdesk.engine.round import BoxBet, Phase
from tests.support.rounds import ME, after, chance_round, round_of, rules_with, step_of


def _up(box, hand, card):
    return CardDealt(Seat(box, hand), parse_card(card), face_up=True)


def _dealer(card):
    return CardDealt(DEALER, parse_card(card), face_up=True)


def _play(state, word):
    return play(state, Action(word)).events


def test_a_hit_that_busts_loses_at_once_and_then_the_hole_card_is_turned():
    state = round_of(rules_with(), "Ts 6h", "6d Tc", "Kd 9c")
    assert _play(state, "hit") == (
        _up(0, 0, "Kd"),
        WagerSettled(0, 0, Outcome.BUST, 1000, 0),
        HoleCardTurned(parse_card("Tc")),
        RoundEnded(),
    )


def test_a_double_lays_the_first_wager_again_draws_one_card_and_stands():
    state = round_of(rules_with(), "6s 5h", "6d Tc", "2d 9c")
    assert _play(state, "double") == (
        WagerLaid(0, 0, WagerKind.DOUBLE, 1000),
        HandDoubled(0, 0),
        _up(0, 0, "2d"),
        HandStood(0, 0, by_itself=True),
        HoleCardTurned(parse_card("Tc")),
        _dealer("9c"),
        WagerSettled(0, 0, Outcome.WIN, 2000, 4000),
        RoundEnded(),
    )


@pytest.mark.parametrize("split_deal, second", [("at-split", [_up(0, 1, "3c")]), ("when-active", [])])
def test_a_split_lays_a_wager_makes_two_hands_and_deals_by_split_deal(split_deal, second):
    state = round_of(rules_with(split_deal=split_deal), "8s 8h", "6d Tc", "2d 3c")
    step = play(state, Action.SPLIT)
    assert list(step.events) == [
        WagerLaid(0, 0, WagerKind.SPLIT, 1000), HandSplit(0, 0), _up(0, 0, "2d"), *second, Asked(0, 0),
    ]  # fmt: skip
    assert [hand.wager for hand in step.rounds[0].boxes[0].hands] == [2000]
    assert [hand.wager for hand in step.rounds[1].boxes[0].hands] == [1000, 1000]


def test_the_new_hand_gets_its_card_when_play_reaches_it():
    state = after(round_of(rules_with("eight-deck"), "8s 8h", "6d Tc", "2d 3c"), "split")
    assert _play(state, "stand") == (HandStood(0, 0, by_itself=False), _up(0, 1, "3c"), Asked(0, 1))


def test_with_a_look_insurance_and_naturals_are_settled_before_the_boxes_act():
    state = round_of(rules_with(), "Ts 6h / As Kh", "Ad 7c")
    state = after(state, "insurance")
    assert _play(state, "no-insurance") == (
        InsuranceDeclined(1),
        DealerLooked(natural=False),
        InsuranceSettled(0, 500, 0),
        WagerSettled(1, 0, Outcome.NATURAL, 1000, 2500),
        Asked(0, 0),
    )


def test_a_natural_that_the_dealer_looks_at_ends_the_round():
    state = round_of(rules_with(), "Ts 6h", "Ad Kc")
    assert _play(state, "insurance") == (
        WagerLaid(0, 0, WagerKind.INSURANCE, 500),
        DealerLooked(natural=True),
        HoleCardTurned(parse_card("Kc")),
        InsuranceSettled(0, 500, 1500),
        WagerSettled(0, 0, Outcome.LOSE, 1000, 0),
        RoundEnded(),
    )


def test_without_a_look_what_the_second_card_decides_comes_before_the_dealer_draws():
    rules = rules_with("eight-deck", boxes=4, surrender="late", insurance_on="ace-ten", even_money=False)
    state = after(round_of(rules, "Ts 6h / As Kh / Ts 9h", "Td 2c", "5d"), "no-insurance insurance surrender")
    assert _play(state, "stand") == (
        HandStood(2, 0, by_itself=False),
        HoleCardTurned(parse_card("2c")),
        InsuranceSettled(2, 500, 0),
        WagerSettled(1, 0, Outcome.NATURAL, 1000, 2500),
        WagerSettled(0, 0, Outcome.SURRENDER, 1000, 500),
        _dealer("5d"),
        WagerSettled(2, 0, Outcome.WIN, 1000, 2000),
        RoundEnded(),
    )


def test_a_european_dealer_takes_a_second_card_at_the_end():
    state = round_of(rules_with("european"), "Ts 9h", "6d", "Tc 2c")
    assert _play(state, "stand") == (
        HandStood(0, 0, by_itself=False),
        _dealer("Tc"),
        _dealer("2c"),
        WagerSettled(0, 0, Outcome.WIN, 1000, 2000),
        RoundEnded(),
    )


def test_a_full_charlie_wins_at_once_against_anything():
    rules = rules_with("eight-deck", charlie=5)
    state = after(round_of(rules, "2s 3h", "Td Ac", "2d 3c 4c"), "hit hit")
    assert _play(state, "hit") == (
        _up(0, 0, "4c"),
        WagerSettled(0, 0, Outcome.CHARLIE, 1000, 2000),
        HoleCardTurned(parse_card("Ac")),
        RoundEnded(),
    )


def test_questions_answered_with_no_are_told():
    rules = rules_with(surrender="early", even_money=True)
    state = round_of(rules, "As Kh / Ts 6h", "Ad 9c")
    assert _play(state, "no-even-money") == (EvenMoneyDeclined(0), Asked(1, 0))
    state = after(state, "no-even-money no-insurance")
    assert state.phase is Phase.SURRENDER
    assert _play(state, "no-surrender")[0] == SurrenderDeclined(1)
    assert _play(state, "surrender")[:2] == (HandSurrendered(1), WagerSettled(1, 0, Outcome.SURRENDER, 1000, 500))


def test_even_money_is_paid_at_once():
    rules = rules_with("eight-deck", boxes=2)
    step = play(round_of(rules, "As Kh / Ts 6h", "Ad Kc"), Action.EVEN_MONEY)
    assert step.events == (WagerSettled(0, 0, Outcome.EVEN_MONEY, 1000, 2000), Asked(1, 0))
    assert step.round.purse(ME) == 100_000


def test_a_late_surrender_without_a_look_stays_open():
    rules = rules_with("eight-deck", surrender="late", boxes=2)
    step = play(round_of(rules, "Ts 6h / Ts 9h", "Td 2c"), Action.SURRENDER)
    assert step.events == (HandSurrendered(0), Asked(1, 0))
    hand = step.round.boxes[0].hands[0]
    assert (hand.surrendered, hand.outcome, hand.paid) == (True, None, None)


def test_an_action_that_is_refused_or_finds_no_card_leaves_the_round_as_it_is():
    state = round_of(rules_with(), "Ts 2h", "6d Tc")
    before = repr(state)
    with pytest.raises(RuleViolation):
        play(state, Action.SPLIT)
    with pytest.raises(ShoeEmpty):
        play(state, Action.HIT)
    assert repr(state) == before


def test_each_event_comes_with_the_round_right_after_it():
    step = step_of(rules_with(), "Ts 6h", "6d Tc")
    assert [len(state.boxes[0].hands[0].cards) for state in step.rounds] == [0, 1, 2, 2, 2, 2]
    assert [len(state.dealer.cards) for state in step.rounds] == [0, 0, 0, 1, 2, 2]
    assert step.rounds[-1].turn is not None


@pytest.mark.parametrize("seed", range(20))
def test_a_round_is_its_rules_shoe_boxes_and_actions(seed):
    dealt, actions, steps = chance_round(seed)
    bets = [BoxBet(box.bet, box.owner) for box in dealt.boxes]
    purses = {
        owner: held + sum(bet.bet for bet in bets if bet.owner == owner)
        for owner, held in steps[0].rounds[len(bets) - 1].purses
    }
    start = type(dealt.shoe)(dealt.shoe.cards)
    assert replay(dealt.rules, start, bets, purses, actions=actions) == steps[-1].round
