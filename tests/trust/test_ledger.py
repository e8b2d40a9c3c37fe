"""The ledger: whatever is done, money is neither lost nor made; the cached balance is the derived one."""

from __future__ import annotations

import random

import pytest

from bjdesk.game.commands import (
    Act,
    AddChip,
    CashOut,
    ClearBets,
    CommandRefused,
    DealCards,
    DoubleBets,
    PayIn,
    Rebet,
    RebetAndDeal,
    Rebuy,
    TakeChip,
    UndoBet,
)
from bjdesk.game.faults import StoreBug
from bjdesk.game.store.database import migrations
from bjdesk.game.view import Phase
from tests.support.game import ALL_PRESETS, do, play_rounds, table_at
from tests.support.money_watch import MoneyWatch
from tests.support.sizes import sizes

pytestmark = [pytest.mark.trust, pytest.mark.hot]
GAME = 1_000
"""Actions at one table, before another one is opened."""
DERIVED = """
SELECT name, balance, coalesce((SELECT sum(amount) FROM transfer WHERE credit = name), 0)
                    - coalesce((SELECT sum(amount) FROM transfer WHERE debit = name), 0) FROM account
"""


def check_books(table) -> None:
    rows = table.database.rows(DERIVED)
    assert sum(balance for _, balance, _ in rows) == 0
    assert all(balance == derived for _, balance, derived in rows)
    assert all(balance >= 0 for name, balance, _ in rows if name not in {"bank", "house"})
    found = {name: balance for name, balance, _ in rows}
    view = table.view
    assert view.wallet == found["wallet"]
    assert view.balance == found["table"] - (sum(view.bets) if view.phase is not Phase.PLAYING else 0)
    assert (found["stake"] == 0) == (view.phase is not Phase.PLAYING)


def any_command(view, rand):
    """A command of any kind: often one that is legal, often one that is not."""
    if view.phase is Phase.PLAYING and rand.random() < 0.85:
        return Act(rand.choice(view.observation.legal))
    box = rand.randrange(view.rules.boxes)
    return rand.choice(
        (
            AddChip(box, rand.choice(view.rules.chips)), AddChip(box, min(view.rules.chips)), TakeChip(box),
            ClearBets(), UndoBet(), DoubleBets(), Rebet(), RebetAndDeal(), RebetAndDeal(), DealCards(), DealCards(),
            Rebuy(rand.choice((1, 10_000, 50_000, 10**12))), CashOut(rand.choice((1, 1_000, 10**12))),
            PayIn(rand.choice((1, 5_000))),
        )
    )  # fmt: skip


@pytest.mark.parametrize("count", sizes(20_000, 500_000))
def test_after_each_of_many_random_actions_the_sum_is_0_and_no_account_below_it(count, rand, measured):
    taken = wrong = 0
    for start in range(0, count, GAME):
        table = table_at(rules=rand.choice(ALL_PRESETS), seed=rand.random())
        watch = MoneyWatch(table)
        for _ in range(min(GAME, count - start)):
            view = table.view
            try:
                do(table, any_command(view, rand))
                taken += 1
            except CommandRefused:
                assert table.view == view
            wrong += bool(watch.wrong())
        check_books(table)
        table.close()
    measured(f"{count:,} actions, {taken:,} taken: {wrong} times the books were wrong")
    assert wrong == 0
    assert taken > count // 3


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE account SET balance = balance + 1 WHERE name = 'wallet'",
        "UPDATE account SET balance = 5, last_transfer = 99 WHERE name = 'wallet'",
        "DELETE FROM account WHERE name = 'bank'",
        "INSERT INTO account VALUES ('guest:ann', 5, 0)",
        "INSERT INTO account VALUES ('purse', 0, 0)",
        "UPDATE transfer SET amount = amount + 1",
        "DELETE FROM transfer",
        "INSERT INTO transfer VALUES (3, 'wallet', 'table', 0, 'rebuy', NULL, NULL, NULL, '', '')",
        "INSERT INTO transfer VALUES (3, 'wallet', 'wallet', 5, 'rebuy', NULL, NULL, NULL, '', '')",
        "INSERT INTO transfer VALUES (3, 'wallet', 'table', 99999999, 'rebuy', NULL, NULL, NULL, '', '')",
        "INSERT INTO transfer VALUES (9, 'wallet', 'table', 5, 'rebuy', NULL, NULL, NULL, '', '')",
        "INSERT INTO transfer VALUES (3, 'wallet', 'mars', 5, 'rebuy', NULL, NULL, NULL, '', '')",
        "INSERT INTO transfer VALUES (3, 'wallet', 'table', 5, 'theft', NULL, NULL, NULL, '', '')",
        "INSERT INTO transfer VALUES (3, 'wallet', 'table', 5, 'rebuy', 7, 0, 0, '', '')",
        "UPDATE shoe SET server_seed = zeroblob(32) WHERE id = 2",
        "UPDATE shoe SET client_text = 'late' WHERE id = 1",
        "DELETE FROM shoe",
        "UPDATE round SET net = 100",
        "UPDATE round SET state = 'running'",
        "DELETE FROM round",
        "UPDATE session SET program = 'x'",
        "UPDATE rule_set SET name = 'x'",
        "UPDATE mark SET kind = 'finished'",
        "INSERT INTO action VALUES (1, 9, 0, 0, 'hit', '', '')",
    ],
)
def test_the_file_itself_refuses_what_no_player_may_do(sql):
    table = table_at(rules="single-deck")
    play_rounds(table, 1, random.Random(0))
    upcoming = table.database.value("SELECT max(id) + 1 FROM transfer")
    with pytest.raises(StoreBug), table.database.transaction():
        table.database.run(sql.replace("(3,", f"({upcoming},"))
    check_books(table)


def test_the_promised_pragmas_hold(tmp_path):
    table = table_at(tmp_path / "t.db")
    wanted = {
        "locking_mode": "exclusive",
        "journal_mode": "truncate",
        "synchronous": 3,
        "foreign_keys": 1,
        "trusted_schema": 0,
        "fullfsync": 1,
        "temp_store": 2,
        "application_id": int.from_bytes(b"bjdk", "big"),
        "user_version": len(migrations()),
    }
    assert {name: table.database.value(f"PRAGMA {name}") for name in wanted} == wanted
    table.close()
