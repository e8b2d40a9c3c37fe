"""Opening the table: the first money, the committed shoe, and the running round played up to its last decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from bjdesk.engine.presets import PRESETS
from bjdesk.frozen import replace
from bjdesk.game import digests, fairness
from bjdesk.game.betting import empty
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.replay import PLAYER, UNPLAYABLE, rules_of, setting_of, steps
from bjdesk.game.seats import guest
from bjdesk.game.state import Lying, State
from bjdesk.game.store import breaks, ledger, rounds
from bjdesk.game.store.driver import damaged_not_ours
from bjdesk.game.store.ledger import BANK, TABLE, WALLET, Kind, Transfer
from bjdesk.game.store.rounds import SessionRow, ShoeRow
from bjdesk.game.valuing import earlier_cards

if TYPE_CHECKING:
    from collections.abc import Callable

    from bjdesk.engine.rules import Rules
    from bjdesk.game.store.database import Database, Value
    from bjdesk.game.store.rounds import StoredRound

FIRST_WALLET = 10_000_00
FIRST_TABLE = 1_000_00
FIRST_RULES = "single-deck"
FIRST_TEXT = "bjdesk"
"""The player's text for the first shoe, until he writes his own."""

Tip: TypeAlias = tuple["Value", ...]


def begin_session(db: Database, at: str, program: str) -> SessionRow:
    """Note that the program was started."""
    return rounds.add_session(db, at, program)


def give_play_money(db: Database, at: str) -> None:
    """At the first start: from the bank to the wallet, and a part of it to the table."""
    if ledger.tip(db)[0] == 0:
        gift = Transfer(BANK, WALLET, FIRST_WALLET + FIRST_TABLE, Kind.GIFT)
        ledger.post(db, (gift, Transfer(WALLET, TABLE, FIRST_TABLE, Kind.REBUY)), at)


def commit_next_shoe(db: Database, at: str, entropy: Callable[[int], bytes]) -> None:
    """At the first start: commit to the first shoe. From then on every DEAL of a new shoe commits to the one after."""
    if rounds.last_shoe(db) is None:
        new_shoe(db, ShoeRow(0, "", b"", FIRST_TEXT, PRESETS[FIRST_RULES].decks, at), at, entropy)


def new_shoe(db: Database, like: ShoeRow, at: str, entropy: Callable[[int], bytes]) -> ShoeRow:
    """Commit to a shoe with the player's last text."""
    seed = entropy(fairness.SEED_BYTES)
    row = replace(like, commitment=fairness.commitment(seed), server_seed=seed, made_at=at)
    return rounds.add_shoe(db, row)


# ---------------------------------------------------------------- rounds that nobody saw the end of


def is_unseen(db: Database, number: int) -> bool:
    """Tell whether a settled round has no mark yet."""
    return not db.rows("SELECT 1 FROM mark WHERE round = ?", number)


def _unseen(db: Database) -> int | None:
    """The settled round without a mark: only the last can be one, since going on marks it."""
    last = rounds.last_round(db)
    return last.opening.number if last is not None and last.closing is not None and last.mark is None else None


def mark_unseen(db: Database, at: str) -> int:
    """Mark the round that was over in the file but never shown as finished by the program; how many there were."""
    number = _unseen(db)
    if number is None:
        return 0
    rounds.add_mark(db, number, "finished", at)
    digests.mark_finished(db, number)
    return 1


def mark_shown_by_going_on(db: Database, at: str) -> None:
    """Who deals again has seen the round before."""
    number = _unseen(db)
    if number is not None:
        rounds.add_mark(db, number, "shown", at)


# ---------------------------------------------------------------- the state that the file holds


def tip(db: Database) -> Tip:
    """What tells two states of the file apart."""
    return db.rows(
        "SELECT (SELECT max(id) FROM transfer), (SELECT max(id) FROM round), (SELECT max(round) FROM mark),"
        " (SELECT max(number) FROM action WHERE round = (SELECT max(id) FROM round)),"
        " (SELECT seal FROM shoe ORDER BY id DESC LIMIT 1)"
    )[0]


def check(db: Database) -> None:
    """Read the state before anything is written. Raises StoreUnavailable, with the newest good backup."""
    with db.damage_offers_backup(), damaged_not_ours(db.path):
        if rounds.last_shoe(db) is not None:
            load(db, None)
        breaks.last(db)


def load(db: Database, rules: tuple[str, Rules] | None) -> State:
    """The state of the file: a running round, played up to its last decision, or a table waiting for bets.

    `rules`: the name and the rule set to play by; a running round keeps its own. Raises StoreUnavailable where what is
    stored can't be played.
    """
    try:
        return _load(db, rules)
    except UNPLAYABLE as error:
        raise StoreUnavailable(StoreReason.DAMAGED, db.path, f"{type(error).__name__}: {error}") from error


def _load(db: Database, rules: tuple[str, Rules] | None) -> State:
    last = rounds.last_round(db)
    state = _waiting(db, last, rules if last is None or last.closing is not None else None)
    return state if last is None or last.closing is not None else _resumed(db, state, last)


def _waiting(db: Database, last: StoredRound | None, rules: tuple[str, Rules] | None) -> State:
    """A table without a round, in the middle of the last round's shoe if the rules are the same."""
    name, options = _rules_of_last(last)
    books = ledger.balances(db)
    next_shoe = rounds.last_shoe(db)
    assert next_shoe is not None, "a shoe is always committed"
    state = State(
        step=1,
        rules=options,
        rules_name=name,
        bets=empty(options.boxes),
        money=books[TABLE],
        wallet=books[WALLET],
        next_shoe=next_shoe,
        guests=ledger.guests(books),
    )
    if last is not None:
        position = last.closing.position_after if last.closing is not None else last.opening.position
        state = replace(state, shoe=last.opening.shoe, position=position, round_number=last.opening.number)
    return state if rules is None else state.with_rules(*rules)


def _rules_of_last(last: StoredRound | None) -> tuple[str, Rules]:
    if last is None:
        return FIRST_RULES, PRESETS[FIRST_RULES]
    return last.opening.rule_set.name, rules_of(last.opening.rule_set.options)


def _resumed(db: Database, state: State, last: StoredRound) -> State:
    setting = setting_of(last.opening)
    actions = [row.action for row, _ in rounds.actions(db, last.opening.number)]
    *_, step = steps(setting, actions)
    held = {PLAYER: state.money, **{guest(name).code: money for name, money in state.guests}}
    if step.round.over or any(held.get(owner, money) != money for owner, money in step.round.purses):
        raise ValueError("the running round does not fit the books")
    earlier = earlier_cards(db, setting, last.opening.number)
    lying = Lying(last.opening.number, setting, step.round, len(actions), earlier)
    return replace(state, lying=lying, position=step.round.shoe.position, restored=True)
