"""A machine of rules: any presses, a clock that jumps, reopenings and crashes; money is conserved, none forgotten."""

from __future__ import annotations

import shutil
import tempfile
from contextlib import suppress
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
from bjdesk.game.faults import StoreUnavailable
from bjdesk.game.verify import findings
from bjdesk.game.view import Phase
from tests.support.disk import Disk
from tests.support.game import Clock, Entropy, do, table_at
from tests.support.money_watch import MoneyWatch
from tests.support.sizes import sizes

pytestmark = [pytest.mark.trust, pytest.mark.hot]
IN_MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None


class Game(RuleBasedStateMachine):
    """A table under any presses, a jumping clock and reopenings."""

    @initialize(rules=st.sampled_from(["single-deck", "american", "classic", "krog"]), seed=st.integers(0, 10_000))
    def begin(self, rules, seed):
        self.folder = Path(tempfile.mkdtemp(prefix="bjdesk-", dir=IN_MEMORY))
        self.disk = Disk()
        self.clock, self.entropy = Clock(), Entropy(seed)
        self.open(rules)

    def open(self, rules=None):
        path = self.folder / "t.db"
        self.table = table_at(path, rules=rules, vfs=self.disk.name, clock=self.clock, entropy=self.entropy)
        self.watch = MoneyWatch(self.table)

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

    @precondition(lambda self: self.table.view.phase is Phase.PLAYING or self.table.view.bet)
    @rule(operation=st.integers(1, 40), which=st.integers(0, 4))
    def crash(self, operation, which):
        """The file fails within a press, for good: what is found again is the step before or the one after."""
        before = self.table.view
        legal = before.observation.legal if before.phase is Phase.PLAYING else ()
        self.disk.done, self.disk.fail_at, self.disk.stays = 0, operation, True
        with suppress(StoreUnavailable, CommandRefused):
            do(self.table, Act(legal[which % len(legal)]) if legal else DealCards())
        with suppress(StoreUnavailable):
            self.table._db.close()
        self.disk.heal()
        self.open()
        after = self.table.view
        assert after.wallet == before.wallet
        assert after.round_number in {before.round_number, (before.round_number or 0) + 1}
        if before.phase is Phase.PLAYING and after.round_number == before.round_number and after.phase is Phase.PLAYING:
            assert len(self.actions()) in {self.decided, self.decided + 1}

    def actions(self):
        return self.table.database.rows("SELECT number FROM action WHERE round = (SELECT max(id) FROM round)")

    @invariant()
    def books_are_right(self):
        if hasattr(self, "table"):
            assert self.watch.wrong() == []
            view, held = self.table.view, self.watch.derived
            assert view.wallet == held["wallet"]
            assert view.balance == held["table"] - (sum(view.bets) if view.phase is not Phase.PLAYING else 0)
            assert (held["stake"] == 0) == (view.phase is not Phase.PLAYING)
            self.decided = len(self.actions())

    def teardown(self):
        if hasattr(self, "table"):
            assert list(findings(self.table.database)) == []
            self.table.close()
            self.disk.close()
            shutil.rmtree(self.folder)


@pytest.mark.parametrize("size", sizes((200, 50), (1_000, 100)))
def test_whatever_is_pressed_and_whenever_it_crashes_the_books_are_right(size, measured):
    games, presses = size
    run_state_machine_as_test(Game, settings=settings(max_examples=games, stateful_step_count=presses, deadline=None))
    measured(f"{games:,} games of {presses} presses with crashes, clocks and reopenings: 0 wrong")
