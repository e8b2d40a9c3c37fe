"""The shoe looks at nothing but its seed, the player's text and its number; and it is made of real packs."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bjdesk.engine.actions import Action
from bjdesk.engine.notation import cards_text
from bjdesk.game.commands import Act, AddChip, CashOut, DealCards, PayIn, Rebuy
from bjdesk.game.verdicts import PAY_IN_MOST
from tests.support.game import do, play_rounds, playing, table_at

pytestmark = [pytest.mark.trust, pytest.mark.hot]
POOR = 10_00


def dealt(table, chip: int) -> tuple[str, str]:
    """Play one round by standing; the whole order of its shoe and the dealer's cards."""
    do(table, AddChip(0, chip))
    do(table, DealCards())
    order = cards_text(table._state.lying.round.shoe.cards)
    while playing(table):
        legal = table.view.observation.legal
        do(table, Act(Action.STAND if Action.STAND in legal else legal[-1]))
    return order, cards_text(table._state.lying.round.dealer.cards)


def poor_again(table) -> None:
    balance = table.view.balance
    if balance > POOR:
        do(table, CashOut(balance - POOR))
    elif balance < POOR:
        do(table, CashOut(balance)) if balance else None
        do(table, Rebuy(POOR))


def check_no_adaptation(count: int) -> None:
    poor, rich = (table_at(seed="same", rules="single-deck") for _ in range(2))
    do(poor, PayIn(PAY_IN_MOST))
    do(rich, PayIn(PAY_IN_MOST))
    do(rich, Rebuy(PAY_IN_MOST))
    results = Counter()
    for number in range(count):
        poor_again(poor)
        assert dealt(poor, 100) == dealt(rich, 50_000 if number % 3 else 100)
        results[(rich.view.net > 0) - (rich.view.net < 0)] += 1
    assert min(results[1], results[-1]) > count // 4  # after wins as after losses
    poor.close()
    rich.close()


def test_1_000_rounds_have_the_same_cards_at_a_balance_of_10_and_of_1_000_000():
    check_no_adaptation(1_000)


@pytest.mark.full
def test_20_000_rounds_have_the_same_cards_at_a_balance_of_10_and_of_1_000_000():
    check_no_adaptation(20_000)


def check_real_pack(rules: str, count: int) -> None:
    table = table_at(rules=rules, seed=f"pack {rules}")
    play_rounds(table, count, random.Random(rules), boxes=min(3, table.view.rules.boxes))
    packs = table.view.rules.decks
    seen: dict[int, Counter[str]] = {}
    for record in table.rounds_page(None, count + 1):
        came = seen.setdefault(record.shoe_number, Counter())
        for hand in (record.dealer, *(hand for box in record.boxes for hand in box.hands)):
            came.update(hand.cards.split())
    assert sum(came.total() for came in seen.values()) > count * 4
    assert max(max(came.values()) for came in seen.values()) <= packs
    table.close()


@pytest.mark.parametrize("rules", ["single-deck", "american", "eight-deck"])
def test_no_card_comes_more_often_than_there_are_packs(rules):
    check_real_pack(rules, 150)


@pytest.mark.full
@pytest.mark.parametrize("rules", ["single-deck", "american", "eight-deck"])
def test_no_card_comes_more_often_than_there_are_packs_in_20_000_rounds(rules):
    check_real_pack(rules, 20_000)
