"""No adaptation (GLI-19, 4.5.2): the shoe looks at nothing but its seed, the player's text and its number."""

from __future__ import annotations

from collections import Counter

import pytest

from bjdesk.engine.actions import Action
from bjdesk.engine.notation import cards_text
from bjdesk.game.commands import Act, AddChip, CashOut, DealCards, PayIn, Rebuy
from bjdesk.game.verdicts import PAY_IN_MOST
from tests.support.game import do, playing, table_at
from tests.support.sizes import sizes

pytestmark = [pytest.mark.trust, pytest.mark.hot]
POOR = 10_00
"""The least: twice as much at the most."""


def dealt(table, chip: int) -> tuple[str, str]:
    """Play one round by standing; the whole order of its shoe and the dealer's cards."""
    do(table, AddChip(0, chip))
    do(table, DealCards())
    order = cards_text(table._state.lying.round.shoe.cards)
    while playing(table):
        legal = table.view.observation.legal
        do(table, Act(Action.STAND if Action.STAND in legal else legal[-1]))
    return order, cards_text(table._state.lying.round.dealer.cards)


def between(table, least: int, most: int) -> None:
    """Have a balance within these bounds, by the cashier."""
    balance = table.view.balance
    if balance > most:
        do(table, CashOut(balance - least))
    elif balance < least:
        do(table, Rebuy(least - balance // 100 * 100))


@pytest.mark.parametrize("count", sizes(2_500, 20_000))  # at each balance
def test_the_cards_are_the_same_at_a_balance_of_10_and_of_1_000_000(seed, count, measured):
    poor, rich = (table_at(seed=seed, rules="single-deck") for _ in range(2))
    do(poor, PayIn(PAY_IN_MOST))
    results, others = Counter(), 0
    for number in range(count):
        between(poor, POOR, 2 * POOR)
        if rich.view.balance < PAY_IN_MOST // 2:  # who only stands loses it in the end
            do(rich, PayIn(PAY_IN_MOST))
            do(rich, Rebuy(PAY_IN_MOST))
        others += dealt(poor, 100) != dealt(rich, 50_000 if number % 3 else 100)
        results[(rich.view.net > 0) - (rich.view.net < 0)] += 1
    measured(f"{2 * count:,} rounds, {results[1]:,} won, {results[-1]:,} lost: {others} decks differ")
    assert others == 0
    assert min(results[1], results[-1]) > count // 4  # after wins as after losses
    poor.close()
    rich.close()
