"""Practice deals the cards that were set up, as often as is wished, and plays as the real table does."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bjdesk.engine.actions import Action
from bjdesk.engine.events import CardDealt
from bjdesk.engine.notation import cards_text, parse_card, parse_cards
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.rules import HoleCard
from bjdesk.game.case_form import CaseRefused
from bjdesk.game.cases import answer
from bjdesk.game.commands import (
    Act,
    AddChip,
    ClearBets,
    CommandRefused,
    DealCards,
    PayIn,
    Rebet,
    RebetAndDeal,
    Rebuy,
    ShoeShuffled,
    TableRefusal,
    TakeSeat,
)
from bjdesk.game.fairness import ShoeOrder
from bjdesk.game.practice import FIRST_STEP, PracticeTable
from bjdesk.game.practice_hand import HandFault, PracticeHand, hand_of_case, seed_of
from bjdesk.game.seats import COMPUTER
from bjdesk.game.view import Phase
from tests.support.game import ALL_PRESETS, do, play_out

EIGHTS = {
    "rules": "single-deck",
    "balance": "1000.00",
    "boxes": [{"bet": "10.00", "cards": "8s 8h"}],
    "dealer": "6d Td",
    "next": "3c Ks 5h 9d",
    "actions": ["split", "double", "stand"],
}
THREE = {
    "rules": "american",
    "boxes": [{"bet": "10.00", "cards": f"{rank}s {rank}h"} for rank in "234"],
    "dealer": "7c 8c",
    "next": "9d",
}


def practice(case=EIGHTS, **changes) -> PracticeTable:
    return PracticeTable(replace(hand_of_case(case), **changes))


def hands(table):
    seen = table.view.observation
    return [cards_text(hand.cards) for box in seen.boxes for hand in box.hands], cards_text(seen.dealer.cards)


def refusal(table, command):
    with pytest.raises(CommandRefused) as no:
        do(table, command)
    return no.value.refusal


# ---------------------------------------------------------------- a case


def test_a_case_is_played_to_the_end_that_deal_gives_it():
    table = practice()
    assert (table.view.phase, table.view.bets, table.view.balance) == (Phase.BETTING, (1000,), 99_000)
    do(table, DealCards())
    for word in EIGHTS["actions"]:
        do(table, Act(Action(word)))
    given = answer(EIGHTS)
    assert table.view.phase is Phase.RESULTS
    assert f"{table.view.balance / 100:.2f}" == given["balance"]
    assert hands(table) == ([hand["cards"] for hand in given["boxes"][0]["hands"]], given["dealer"]["cards"])


def test_rebet_and_deal_deals_the_bet_that_lies_there_already():
    table = practice()
    do(table, DealCards())
    play_out(table)
    do(table, Rebet())
    do(table, RebetAndDeal())
    assert table.view.phase is Phase.PLAYING


def test_every_deal_of_a_case_deals_the_same_cards_and_again_its_balance_too():
    table = practice()
    do(table, DealCards())
    first = hands(table)
    play_out(table)
    end = table.view
    do(table, RebetAndDeal())
    assert hands(table) == first
    table.again()
    assert (table.view.phase, table.view.bets, table.view.balance) == (Phase.BETTING, (1000,), 99_000)
    assert table.view.step > end.step
    do(table, DealCards())
    assert hands(table) == first


def test_more_boxes_get_their_own_cards_in_the_rules_order():
    table = practice(THREE)
    do(table, DealCards())
    assert hands(table) == (["2s 2h", "3s 3h", "4s 4h"], "7c ??")


def test_a_box_without_a_bet_gives_its_cards_back_to_the_rest():
    table = practice(THREE, bets=(1000, 0, 1000))
    do(table, DealCards())
    assert hands(table)[0] == ["2s 2h", "4s 4h"]
    cards = table.hand.cards((0, 2))
    assert Counter(cards) == Counter(table.hand.cards((0, 1, 2)))


@pytest.mark.parametrize("name", ALL_PRESETS)
def test_after_the_known_cards_the_rest_of_the_shoe_follows_in_the_seeds_order(name):
    rules = PRESETS[name]
    known = tuple(parse_cards("Ts 9c"))
    hand = PracticeHand(rules, name, bets=(rules.min_bet,), dealer=(parse_card("6d"), None), following=known)
    cards = hand.cards((0,))
    whole = ShoeOrder(hand.seed, "", 1, rules.decks).cards()
    assert Counter(cards) == Counter(whole)
    first = 3 if rules.hole_card is HoleCard.EUROPEAN else 4
    assert cards[first : first + 2] == known
    gone = Counter([parse_card("6d"), *known])
    rest = [card for card in whole if not gone[card] or gone.subtract([card])]
    played = [card for place, card in enumerate(cards) if place not in (first, first + 1)]
    played.remove(parse_card("6d"))
    assert played == rest
    assert hand.cards((0,)) == cards
    assert replace(hand, seed=seed_of("1")).cards((0,)) != cards


def test_a_european_dealer_has_one_card_and_the_next_one_is_drawn():
    case = {**EIGHTS, "rules": "european", "dealer": "6d", "next": "Td Ks"}
    table = practice(case)
    do(table, DealCards())
    assert hands(table) == (["8s 8h"], "6d")
    do(table, Act(Action.STAND))
    assert hands(table)[1] == "6d Td Ks"


@pytest.mark.parametrize(
    "change",
    [
        {"rules": "no-such"},
        {"dealer": "6d"},
        {"next": "8s"},
        {"boxes": []},
        {"boxes": [{"bet": "0.50", "cards": "8s 8h"}]},
        {"boxes": [{"bet": "600.00", "cards": "8s 8h"}]},
        {"balance": "5.00"},
        {"rules": {"boxes": 7}, "boxes": [{"bet": "1.00", "cards": f"{rank}s {rank}h"} for rank in "234567"]},
    ],
)
def test_a_case_that_cannot_be_played_is_refused_before_it_is_dealt(change):
    with pytest.raises(CaseRefused) as no:
        hand_of_case({**EIGHTS, **change})
    assert str(no.value)


# ---------------------------------------------------------------- rounds of a seed


def rounds(seed, name, count):
    rules = PRESETS[name]
    table = PracticeTable(PracticeHand(rules, name, balance=1_000_000_00, seed=seed_of(seed)))
    seen, shuffles = [], []
    for _ in range(count):
        while table.view.bets[0] < rules.min_bet:
            do(table, AddChip(0, rules.chips[0] if rules.min_bet < rules.chips[1] else rules.min_bet))
        frames = do(table, DealCards())
        frames += tuple(play_out(table))
        shuffles += [frame.event for frame in frames if isinstance(frame.event, ShoeShuffled)]
        seen.append([frame.event.card for frame in frames if isinstance(frame.event, CardDealt)])
    return seen, shuffles


@pytest.mark.parametrize("name", ["single-deck", "vegas"])
def test_a_seed_fixes_every_round_and_each_begins_where_the_streams_shoe_says(name):
    seen, shuffles = rounds("00ff", name, 12)
    assert seen == rounds("00ff", name, 12)[0]
    assert seen != rounds("00fe", name, 12)[0]
    order = ShoeOrder(seed_of("00ff"), "", 1, PRESETS[name].decks).cards()
    assert seen[0][:3] == list(order[:3])
    assert len({tuple(cards) for cards in seen}) == 12
    assert len(shuffles) == (12 if name == "single-deck" else 1)


def test_a_seed_of_64_digits_is_taken_as_it_is():
    assert seed_of(bytes(range(32)).hex()) == bytes(range(32))
    assert seed_of("7") == bytes(31) + b"\x07"


@pytest.mark.parametrize("text", ["", "0x7", "g", " 7", "7_7", "0" * 65, "-1"])
def test_what_is_no_seed_is_refused(text):
    with pytest.raises(ValueError, match="hexadecimal"):
        seed_of(text)


# ---------------------------------------------------------------- nothing moves


@pytest.mark.parametrize("command", [Rebuy(100), PayIn(100), TakeSeat(0, COMPUTER)])
def test_what_would_write_into_the_books_is_refused(command):
    table = practice(THREE)
    assert refusal(table, command) is TableRefusal.PRACTICE


def test_the_rules_belong_to_what_is_set_up():
    table = practice()
    assert table.change_rules(PRESETS["single-deck"], "single-deck") == table.view
    with pytest.raises(CommandRefused):
        table.change_rules(PRESETS["vegas"], "vegas")


def test_a_press_for_another_table_never_fits():
    table = practice()
    assert table.view.step >= FIRST_STEP
    do(table, DealCards())
    assert table.view.round_number > FIRST_STEP
    play_out(table)
    with pytest.raises(CommandRefused) as no:
        table.perform(DealCards(), 1)
    assert no.value.refusal is TableRefusal.STALE_STEP


def test_bets_are_made_and_taken_back_as_at_the_table():
    table = practice()
    do(table, ClearBets())
    assert (table.view.bets, table.view.balance) == ((0,), 100_000)
    assert refusal(table, DealCards()) is TableRefusal.NO_BET
    assert refusal(table, Rebet()) is TableRefusal.NO_LAST_BET
    do(table, AddChip(0, 2500))
    do(table, DealCards())
    assert all(frame.view.practice for frame in play_out(table))
    do(table, Rebet())
    assert table.view.bets == (2500,)


# ---------------------------------------------------------------- faults of a hand


BY = PRESETS["american"]
GOOD = PracticeHand(BY, "american", bets=(1000, 0, 1000))


@pytest.mark.parametrize(
    "changes, fault",
    [
        ({}, None),
        ({"bets": ()}, (HandFault.NO_BET, 0)),
        ({"bets": (0, BY.min_bet - 50)}, (HandFault.BELOW_MINIMUM, 1)),
        ({"bets": (0, 0, BY.max_bet + BY.chips[0])}, (HandFault.ABOVE_MAXIMUM, 2)),
        ({"bets": (1001,)}, (HandFault.NO_CHIPS, 0)),
        ({"balance": 1_999}, (HandFault.ABOVE_BALANCE, 0)),
        ({"following": (parse_card("As"),) * (BY.decks + 1)}, (HandFault.TOO_MANY, BY.decks + 1)),
    ],
)
def test_a_hand_that_cannot_be_dealt_says_why(changes, fault):
    assert replace(GOOD, **changes).fault() == fault


def test_a_hole_card_that_no_dealer_takes_is_not_counted():
    ace = parse_card("As")
    rules = replace(PRESETS["european"], decks=1)
    hand = PracticeHand(rules, "custom", bets=(rules.min_bet,), dealer=(ace, ace))
    assert hand.fault() is None
    assert replace(hand, rules=replace(rules, hole_card=HoleCard.PEEK)).fault() == (HandFault.TOO_MANY, 2)


def test_decisions_are_told_for_judging_once_and_only_of_the_round_that_lies_there():
    table = practice()
    do(table, DealCards())
    do(table, Act(Action.SPLIT))
    do(table, Act(Action.DOUBLE))
    told = table.take()
    assert [(one.number, one.action, cards_text(one.question.player)) for one in told] == [
        (1, Action.SPLIT, "8s 8h"),
        (2, Action.DOUBLE, "8s 3c"),
    ]
    assert table.take() == ()
    do(table, Act(Action.STAND))
    table.again()
    assert table.take() == ()
    do(table, DealCards())
    do(table, Act(Action.STAND))
    do(table, RebetAndDeal())
    assert table.take() == ()
