"""The ledger: whatever is done, money is neither lost nor made; the cached balance is the derived one."""

from __future__ import annotations

import random
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

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
from bjdesk.game.verify import findings
from bjdesk.game.view import Phase
from tests.support.disk import Disk
from tests.support.game import Clock, Entropy, do, play_rounds, table_at

pytestmark = [pytest.mark.trust, pytest.mark.hot]
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


class Game(RuleBasedStateMachine):
    """A table under any presses, a jumping clock and reopenings."""

    @initialize(rules=st.sampled_from(["single-deck", "american", "classic", "krog"]), seed=st.integers(0, 10_000))
    def begin(self, rules, seed):
        self.folder = Path(tempfile.mkdtemp(prefix="bjdesk-"))
        self.disk = Disk()
        self.clock, self.entropy = Clock(), Entropy(seed)
        self.open(rules)

    def open(self, rules=None):
        path = self.folder / "t.db"
        self.table = table_at(path, rules=rules, vfs=self.disk.name, clock=self.clock, entropy=self.entropy)

    def press(self, command):
        before = self.table.view
        expected = before.why_not(command)
        try:
            frames = do(self.table, command)
        except CommandRefused as no:
            assert no.refusal is expected  # noqa: PT017 - either outcome is right
            assert self.table.view == before
        else:
            assert expected is None
            assert frames[-1].view == self.table.view
            assert self.table.view.step == before.step + 1

    @rule(box=st.integers(0, 2), chip=st.sampled_from([100, 500, 2_500, 50_000]))
    def add(self, box, chip):
        self.press(AddChip(box, chip))

    @rule(command=st.sampled_from([ClearBets(), UndoBet(), DoubleBets(), TakeChip(0), Rebet(), RebetAndDeal()]))
    def compose(self, command):
        self.press(command)

    @rule()
    def deal(self):
        self.press(DealCards())

    @precondition(lambda self: self.table.view.phase is Phase.PLAYING)
    @rule(which=st.integers(0, 4))
    def decide(self, which):
        legal = self.table.view.observation.legal
        self.press(Act(legal[which % len(legal)]))

    @rule(amount=st.sampled_from([0, 1, 10_000, 10_000_000_00]))
    def rebuy(self, amount):
        self.press(Rebuy(amount))

    @rule(amount=st.sampled_from([0, 1, 50_000, 100_000_00]))
    def cash_out(self, amount):
        self.press(CashOut(amount))

    @rule(amount=st.sampled_from([1, 5_000]))
    def pay_in(self, amount):
        self.press(PayIn(amount))

    @rule()
    def look(self):
        self.table.shown()

    @rule(days=st.integers(-4_000, 4_000))
    def set_clock(self, days):
        self.clock.time = self.clock.time.replace(year=2026 + days // 400)

    @rule()
    def reopen(self):
        before = self.table.view
        self.table.close()
        self.open()
        after = self.table.view
        assert after.wallet == before.wallet
        if before.phase is Phase.PLAYING:
            assert after.observation == before.observation
        else:
            assert after.balance == before.balance + sum(before.bets)

    @invariant()
    def books_are_right(self):
        if hasattr(self, "table"):
            check_books(self.table)

    def teardown(self):
        if hasattr(self, "table"):
            assert list(findings(self.table.database)) == []
            self.table.close()
            self.disk.close()
            shutil.rmtree(self.folder)


def test_whatever_is_pressed_money_is_conserved_and_a_reopening_changes_nothing():
    run_state_machine_as_test(Game, settings=settings(max_examples=60, stateful_step_count=50, deadline=None))


@pytest.mark.full
def test_a_thousand_games_of_a_hundred_presses():
    run_state_machine_as_test(Game, settings=settings(max_examples=1_000, stateful_step_count=100, deadline=None))


@pytest.mark.parametrize("rules", ["american", "european"])
def test_the_books_are_right_after_every_step_of_many_rounds(rules):
    table = table_at(rules=rules, seed=rules)
    rand = random.Random(rules)
    for _ in range(150):
        play_rounds(table, 1, rand, boxes=2)
        check_books(table)


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
