"""No push (RTS 14): nobody's money moves by itself, and nothing is cheered that did not win."""

from __future__ import annotations

import pytest

from bjdesk.game.commands import CommandRefused, DealCards, Rebet, RebetAndDeal, TableRefusal
from bjdesk.game.view import Phase
from bjdesk.ui.keys import Press
from tests.support.game import do, play_out, table_at
from tests.support.windows import click, open_window, press

pytestmark = [pytest.mark.trust, pytest.mark.gui, pytest.mark.hot]
GIVEN = "SELECT count(*) FROM transfer WHERE kind IN ('rebuy', 'pay-in')"


def ruined(table):
    """Bet as much as can be until the table has nothing left; how many rounds that took."""
    from bjdesk.game.commands import AddChip

    for number in range(2_000):
        view = table.view
        most = [chip for chip in view.rules.chips if view.why_not(AddChip(0, chip)) is None]
        if not most:
            return number
        do(table, AddChip(0, max(most)))
        do(table, DealCards())
        play_out(table)
        table.shown()
    raise AssertionError("it goes on winning")


def test_who_has_lost_everything_has_lost_everything_until_he_asks_for_more(measured):
    table = table_at(seed="ruin", rules="single-deck")
    given = table.database.value(GIVEN)
    rounds = ruined(table)
    assert table.view.balance < min(table.view.rules.chips)
    for command in (DealCards(), Rebet(), RebetAndDeal()):
        with pytest.raises(CommandRefused) as no:
            do(table, command)
        assert no.value.refusal in {TableRefusal.ABOVE_BALANCE, TableRefusal.NO_BET}
    measured(f"{rounds} rounds to the last chip, {table.database.value(GIVEN) - given} rebuys by themselves")
    assert table.database.value(GIVEN) == given
    table.close()


def test_the_window_leads_to_the_cashier_and_moves_nothing(qtbot):
    table = table_at(seed="ruin", rules="single-deck")
    ruined(table)
    window = open_window(qtbot, table)
    given, wallet = table.database.value(GIVEN), table.view.wallet
    press(window, Press.REBET)
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    assert window.shown_view.phase is not Phase.PLAYING
    assert (table.database.value(GIVEN), table.view.wallet) == (given, wallet)
    window.side.close_all()
    window.leave()
    table.close()
