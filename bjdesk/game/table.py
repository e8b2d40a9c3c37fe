"""The table: the one door through which everything happens. What it shows is on disk."""

from __future__ import annotations

import json
from contextlib import contextmanager, suppress
from datetime import UTC
from typing import TYPE_CHECKING

import bjdesk
from bjdesk.engine.notation import rules_json
from bjdesk.engine.presets import rules_named
from bjdesk.frozen import replace
from bjdesk.game import betting, cashier, commands, computer_player, dealt, digests, opening, records
from bjdesk.game.breaks import UNKNOWN, Breaks, Uptime
from bjdesk.game.commands import (
    BetsLaid,
    CommandRefused,
    SeatChanged,
    ShoeShuffled,
    TableRefusal,
)
from bjdesk.game.computer_player import Charts
from bjdesk.game.faults import StoreBug, StoreError
from bjdesk.game.replay import Setting, boxes_json
from bjdesk.game.seats import ALL_YOURS, Seats, Who, computers, known_guest
from bjdesk.game.stakes import transfers_of
from bjdesk.game.state import Lying, State, frame_of, frames_of, view_of
from bjdesk.game.store import ledger, rounds
from bjdesk.game.store.database import Database
from bjdesk.game.upkeep import Upkeep
from bjdesk.game.valuing import Valuing
from bjdesk.game.verdicts import client_text_fits, judge
from bjdesk.game.view import Frame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from datetime import datetime
    from pathlib import Path

    from bjdesk.engine.actions import Action
    from bjdesk.engine.round import Step
    from bjdesk.engine.rules import Rules
    from bjdesk.game.commands import Command, MoneyCommand
    from bjdesk.game.records import RoundRecord
    from bjdesk.game.store.ledger import Entry
    from bjdesk.game.view import TableView


CUSTOM = "custom"
"""How a rule set is called that is no preset and was given no name."""


def open_table(
    path: Path | str,
    *,
    now: Callable[[], datetime],
    entropy: Callable[[int], bytes],
    rules: str | tuple[str, Rules] | None = None,
    uptime: Uptime = UNKNOWN,
    vfs: str | None = None,
) -> Table:
    """Open the table of a file, made if it is missing; a running round goes on exactly where it was.

    `path` may be ":memory:". `now` gives times with a zone, `entropy` unpredictable bytes, `uptime` is the machine's
    clock. `rules`: a preset's name, or a name and its rules; None: the last round's. Raises StoreError, RulesError.
    """
    named = (rules, rules_named(rules)) if isinstance(rules, str) else rules
    db = Database(path, vfs=vfs)
    db.open(now())
    try:
        return Table(db, now=now, entropy=entropy, rules=named, uptime=uptime)
    except BaseException:
        db.close()
        raise


class Table:
    """A table and its file."""

    def __init__(
        self,
        db: Database,
        *,
        now: Callable[[], datetime],
        entropy: Callable[[int], bytes],
        rules: tuple[str, Rules] | None = None,
        uptime: Uptime = UNKNOWN,
    ) -> None:
        self._db = db
        self._breaks = Breaks(db, now, uptime)
        self.upkeep = Upkeep(db, now)
        self.charts = Charts()
        self.valuing = Valuing(db)
        self._now = now
        self._entropy = entropy
        opening.check(db)
        self.upkeep.begin(records.count(db))
        with db.transaction():
            self._session = opening.begin_session(db, self._clock(), bjdesk.__version__)
            opening.give_play_money(db, self._clock())
            opening.commit_next_shoe(db, self._clock(), entropy)
            unseen = opening.mark_unseen(db, self._clock())
            self._breaks.take_over()
        self._state = replace(opening.load(db, rules), finished_for_you=unseen)
        self._tip = opening.tip(db)
        self._broken = False
        self._drawn: tuple[State, TableView] | None = None
        self.seat(ALL_YOURS)

    @property
    def view(self) -> TableView:
        """The table as it stands, on disk and here; a break that is over is no longer in it."""
        until = self._breaks.until
        if until != self._state.break_until:
            self._state = replace(self._state, break_until=until)
        if self._drawn is None or self._drawn[0] is not self._state:
            self._drawn = (self._state, view_of(self._state))
        return self._drawn[1]

    @property
    def database(self) -> Database:
        """The open file, for `records`. Raises StoreError where it can't be opened again after a failure."""
        self._mend()
        return self._db

    def round_count(self) -> int:
        """How many finished rounds there are. Raises StoreError."""
        return records.count(self.database)

    def rounds_page(self, before: int | None, limit: int) -> tuple[RoundRecord, ...]:
        """Finished rounds, newest first, with numbers below `before` (None: from the newest). Raises StoreError."""
        return records.rounds_page(self.database, before, limit)

    def ledger_page(self, before: int | None, limit: int) -> tuple[Entry, ...]:
        """Movements of money, newest first, with numbers below `before`. Raises StoreError."""
        return records.ledger_page(self.database, before, limit)

    def close(self) -> None:
        """Let the file go; nothing is lost."""
        self.charts.close()
        try:
            self.valuing.close()
            self.upkeep.end()
        finally:
            self._db.close()

    @property
    def seats(self) -> Seats:
        """Who plays each box that a table can have: what is to be remembered."""
        return self._state.seats

    def seat(self, seats: Seats) -> None:
        """Let these play, as it was remembered; a guest whom the books don't know leaves the box to the player.

        The boxes of a round that lies on the table keep who plays them there. Raises StoreError.
        """
        self._state = replace(self._state, seats=dealt.seats_kept(self._state, seats))
        self._prepare_computers()

    def _prepare_computers(self) -> None:
        state = self._state
        if computers(state.sitting):
            self.charts.prepare(state.rules)

    # ------------------------------------------------------------ the door

    def perform(self, command: Command, step: int) -> tuple[Frame, ...]:
        """Do what is asked of the table as it stood at `step`. Durable on return.

        Raises CommandRefused where nothing has changed, StoreError where the file failed: then `view` is what it holds.
        """
        self._mend()
        if step != self._state.step:
            raise CommandRefused(TableRefusal.STALE_STEP)
        verdict = judge(self.view, command)
        if verdict.refusal is not None:
            raise CommandRefused(verdict.refusal, verdict.missing)
        match command:
            case commands.Act():
                return self._act(command.action)
            case commands.DealCards():
                return self._deal(self._next_state())
            case commands.RebetAndDeal():
                frames, state = dealt.rebet(self._next_state())
                return (*frames, *self._deal(state))
            case commands.Rebuy() | commands.CashOut() | commands.PayIn() | commands.PayInGuest():
                return self._move(command)
            case commands.TakeSeat():
                return self._seat(command)
            case _:
                frames, self._state = dealt.bet(self._next_state(), command)
                return frames

    def shown(self) -> None:
        """Note that the player has seen the end of the round. Raises StoreError."""
        self._mend()
        lying = self._state.lying
        if lying is not None and lying.round.over and opening.is_unseen(self._db, lying.number):
            with self._durable():
                rounds.add_mark(self._db, lying.number, "shown", self._clock())
            self.upkeep.round_shown(lying.number)

    def client_text(self, text: str) -> TableView:
        """Set the player's text for the next shoe, and for those after it. Raises CommandRefused, StoreError."""
        self._mend()
        if not client_text_fits(text):
            raise CommandRefused(TableRefusal.BAD_TEXT)
        shoe = replace(self._state.next_shoe, client_text=text)
        with self._durable():
            rounds.change_shoe(self._db, shoe)
        self._state = replace(self._next_state(), next_shoe=shoe)
        return self.view

    def take_break(self, hours: int) -> TableView:
        """Take a break from the table, from now on. Raises CommandRefused where one lasts longer, StoreError."""
        self._mend()
        if self._breaks.left >= hours * 3600:
            raise CommandRefused(TableRefusal.BREAK)
        with self._durable():
            self._breaks.take(hours * 3600)
        self._state = self._next_state()
        return self.view

    def change_rules(self, rules: str | Rules, name: str = CUSTOM) -> TableView:
        """Play by other rules from now on: a preset's name, or a rule set. Raises CommandRefused, RulesError."""
        self._mend()
        if self._state.playing:
            raise CommandRefused(TableRefusal.ROUND_RUNNING)
        named = (rules, rules_named(rules)) if isinstance(rules, str) else (name, rules)
        self._state = self._next_state().with_rules(*named)
        self._prepare_computers()
        return self.view

    # ------------------------------------------------------------ a round

    def _deal(self, state: State) -> tuple[Frame, ...]:
        laid = dealt.with_computers(state, self.charts)
        setting = dealt.setting_of_bets(laid)
        step = setting.dealt()
        number = rounds.next_round_number(self._db)
        with self._durable():
            opening.mark_shown_by_going_on(self._db, self._clock())
            after = replace(self._open_round(state, setting, number), dealt_chips=laid.bets.chips)
            earlier = self.valuing.earlier(setting, number)
            after = self._write(after, Lying(number, setting, step.round, 0, earlier), step)
            frames = frames_of(after, step, setting.position)
            after, more = self._computers_play(after)
        self._state = after
        before = () if laid is state else (frame_of(BetsLaid(laid.bets.amounts), laid),)
        if setting.position == 0:
            begun = replace(after, lying=None, bets=laid.bets, money=state.money, guests=state.guests, position=0)
            before = (*before, frame_of(ShoeShuffled(setting.shoe.commitment), begun))
        return (*before, *frames, *more)

    def _open_round(self, state: State, setting: Setting, number: int) -> State:
        """Store what the round is dealt from; where that is the next shoe, commit to the one after it."""
        next_shoe = state.next_shoe
        if setting.position == 0:
            rounds.change_shoe(self._db, setting.shoe)
            next_shoe = opening.new_shoe(self._db, setting.shoe, self._clock(), self._entropy)
        rule_set = rounds.rule_set(self._db, state.rules_name, rules_json(state.rules))
        row = rounds.Opening(
            number,
            self._session,
            rule_set,
            setting.shoe,
            setting.position,
            boxes_json(setting.places, setting.boxes),
            json.dumps(dict(setting.purses)),
            bjdesk.__version__,
            self._clock(),
        )
        rounds.add_round(self._db, row)
        return replace(
            state,
            bets=betting.empty(state.rules.boxes),
            last_chips=state.bets.chips,
            shoe=setting.shoe,
            next_shoe=next_shoe,
            round_number=number,
            restored=False,
        )

    def _act(self, action: Action) -> tuple[Frame, ...]:
        state = self._next_state()
        with self._durable():
            after, frames = self._take(state, action)
            after, more = self._computers_play(after)
        self._state = after
        return (*frames, *more)

    def _take(self, state: State, action: Action) -> tuple[State, tuple[Frame, ...]]:
        """Store what the hand that is asked decides."""
        lying = state.lying
        assert lying is not None, "an action is legal only in a round"
        turn = lying.round.turn
        assert turn is not None, "an action is legal only while somebody is asked"
        step = lying.setting.played(lying.round, action)
        row = rounds.ActionRow(
            lying.actions + 1, lying.setting.places[turn.box], turn.hand, action.value, self._clock()
        )  # fmt: skip
        rounds.add_action(self._db, lying.number, row)
        self.valuing.decided(lying, row, action)
        after = self._write(state, replace(lying, round=step.round, actions=row.number), step)
        return after, frames_of(after, step, lying.round.shoe.position)

    def _computers_play(self, state: State) -> tuple[State, tuple[Frame, ...]]:
        """Let the computer players decide, until a person is asked or the round is over.

        All in the transaction of what led there: the file never waits for a computer player.
        """
        frames: list[Frame] = []
        while dealt.computer_is_asked(state.lying):
            assert state.lying is not None, "somebody is asked in a round"
            seen = state.lying.setting.seen(state.lying.round)
            action = computer_player.decide(self.charts.get(state.rules), seen)
            state, more = self._take(replace(state, step=state.step + 1), action)
            frames += more
        return state, tuple(frames)

    def _write(self, state: State, lying: Lying, step: Step) -> State:
        """Store a step's movements of money and, at the end, the round's record; give the state after it."""
        ledger.post(self._db, transfers_of(step, lying.setting, lying.number, lying.actions), self._clock())
        after = replace(state, lying=lying, position=lying.round.shoe.position)
        if lying.round.over:
            decisions = [row for row, _ in rounds.actions(self._db, lying.number)]
            digests.close_round(self._db, lying.number, records.closing(lying, decisions, self._clock()))
        books = ledger.balances(self._db)
        if not dealt.books_agree(books, lying) or (lying.round.over and books[ledger.STAKE]):
            raise StoreBug(f"round {lying.number}: the books and the round differ")
        return cashier.with_books(replace(after, pretended=dealt.stacks_left(after, lying)), books)

    # ------------------------------------------------------------ money and seats between rounds

    def _move(self, command: MoneyCommand) -> tuple[Frame, ...]:
        transfer, event = cashier.moved(command)
        with self._durable():
            ledger.post(self._db, (transfer,), self._clock())
            books = ledger.balances(self._db)
        self._state = cashier.after(self._next_state(), command, books)
        return (frame_of(event, self._state),)

    def _seat(self, command: commands.TakeSeat) -> tuple[Frame, ...]:
        sitter = command.sitter
        if sitter.who is Who.GUEST:
            sitter = known_guest(sitter.name, dict(self._state.guests))
        state = self._next_state()
        cleared, _ = dealt.cleared(state)
        if sitter.who is Who.GUEST and sitter.name not in dict(state.guests):
            with self._durable():
                cashier.welcome(self._db, sitter.code, self._clock())
            state = cashier.with_books(state, ledger.balances(self._db))
        self._state = state.seated(command.box, sitter)
        self._prepare_computers()
        return (*cleared, frame_of(SeatChanged(command.box, sitter), self._state))

    # ------------------------------------------------------------ the file

    @contextmanager
    def _durable(self) -> Iterator[None]:
        """One transaction. Where it fails, nothing is tried again: what the file then holds is the state."""
        try:
            with self.valuing.transaction():
                yield
                tip = opening.tip(self._db)
        except BaseException:
            self._broken = True
            with suppress(StoreError):  # the first fault is the one to tell of; the next command looks again
                self._mend()
            raise
        self._tip = tip

    def _mend(self) -> None:
        """After a failure, anybody's: read the file afresh, and keep the state if the file holds just that."""
        if not self._broken and self._db.is_open:
            return
        self._db.reopen()
        self._breaks.load()
        if opening.tip(self._db) != self._tip:
            now_held = opening.load(self._db, (self._state.rules_name, self._state.rules))
            self._state = replace(now_held, step=self._state.step + 1, seats=self._state.seats)
            self._tip = opening.tip(self._db)
        self._broken = False

    def _next_state(self) -> State:
        return replace(self._state, step=self._state.step + 1, finished_for_you=0)

    def _clock(self) -> str:
        return self._now().astimezone(UTC).isoformat(timespec="milliseconds")
