"""The worth of decisions on its way into the file: the table notes what was decided, and never waits for its worth.

Whoever works the worth out takes the decisions from here and brings them back valued. They are written along with the
table's next step, in its transaction, so that they cost no sync of their own; what is left when the table closes is
written then, and what was lost on the way is asked for again at the next start.
"""

from __future__ import annotations

import json
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from bjdesk.engine.notation import FACE_DOWN, parse_cards
from bjdesk.frozen import dataclass
from bjdesk.game import digests
from bjdesk.game.coach import question_of
from bjdesk.game.faults import StoreError
from bjdesk.game.replay import setting_of, steps
from bjdesk.game.store import rounds, worth
from bjdesk.game.store.packing import record_told
from bjdesk.game.store.worth import WorthRow

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bjdesk.engine.actions import Action
    from bjdesk.engine.cards import Card
    from bjdesk.game.coach import Advice, Question
    from bjdesk.game.replay import Setting
    from bjdesk.game.state import Lying
    from bjdesk.game.store.database import Database
    from bjdesk.game.store.rounds import ActionRow, StoredRound

ROUNDS_BACK: Final = 20
"""So many of the last rounds are looked through for decisions without a worth."""
_MOST_WAITING: Final = 500
"""Where nobody takes the decisions, so many are kept: the oldest go."""


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision that was taken: `number` is the action's in its round, from 1; `owner` is the box's."""

    round: int
    number: int
    owner: str
    question: Question
    action: Action


def decided_of(lying: Lying, number: int, action: Action) -> Decided:
    """The decision that is taken of the round that lies there, in which somebody is asked."""
    seen = lying.setting.seen(lying.round)
    question = question_of(lying.setting.rules, seen, lying.earlier)
    assert question is not None
    assert seen.turn is not None
    return Decided(lying.number, number, seen.boxes[seen.turn.box].owner, question, action)


class Valuing:
    """What was decided and not yet taken, and what was valued and not yet written."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._decided: list[Decided] = []
        self._valued: list[WorthRow] = []

    # -- from the table, to whoever works it out

    def decided(self, lying: Lying, row: ActionRow, action: Action) -> None:
        """Note what is decided of the round that lies there."""
        self._decided.append(decided_of(lying, row.number, action))
        del self._decided[:-_MOST_WAITING]

    def take(self) -> tuple[Decided, ...]:
        """All that was decided since the last taking, oldest first."""
        taken, self._decided = tuple(self._decided), []
        return taken

    def missing(self) -> tuple[Decided, ...]:
        """The decisions of the last rounds that have no worth in the file. Raises StoreError."""
        above = rounds.count(self._db) - ROUNDS_BACK
        numbers = worth.missing(self._db, above)
        found: list[Decided] = []
        for stored in reversed(rounds.page(self._db, None, ROUNDS_BACK)) if numbers else ():
            wanted = {number for at, number in numbers if at == stored.opening.number}
            found += [one for one in decisions_of(self._db, stored) if one.number in wanted] if wanted else []
        return tuple(found)

    # -- and back

    def valued(self, decided: Decided, advice: Advice) -> None:
        """Keep what a decision was worth, to be written with the next step."""
        self._valued.append(row_of(decided, advice))

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """A step of the table: what is valued is written along with it, and forgotten where the step fails."""
        try:
            with self._db.transaction():
                yield
                for row in self._valued:
                    worth.put(self._db, row)
                for number in dict.fromkeys(row.round for row in self._valued):
                    digests.value_round(self._db, number)
        except BaseException:
            self._decided = []  # it may not be in the file; what is there after all, `missing` finds
            raise
        self._valued = []

    def write_rest(self) -> None:
        """Write what is left, in a transaction of its own. Raises StoreError."""
        if self._valued:
            with self.transaction():
                pass

    def close(self) -> None:
        """Write what is left, if the file lets us: what a decision was worth can be worked out again."""
        with suppress(StoreError):
            self.write_rest()

    def earlier(self, setting: Setting, number: int) -> tuple[Card, ...]:
        """The cards that were seen in the earlier rounds of the shoe of round `number`."""
        return earlier_cards(self._db, setting, number)


def row_of(decided: Decided, advice: Advice) -> WorthRow:
    """The row that is kept of a decision."""
    value = json.dumps({action.value: value for action, value in advice.worth})
    return WorthRow(decided.round, decided.number, advice.model, value, advice.cost(decided.action))


def decisions_of(db: Database, stored: StoredRound) -> Iterator[Decided]:
    """The decisions of a stored round as they were asked, from its opening and its actions."""
    setting, number = setting_of(stored.opening), stored.opening.number
    earlier = earlier_cards(db, setting, number)
    actions = [row for row, _ in rounds.actions(db, number)]
    for row, step in zip(actions, steps(setting, [row.action for row in actions]), strict=False):
        seen = setting.seen(step.round)
        question = question_of(setting.rules, seen, earlier)
        if question is not None and seen.turn is not None:
            owner = seen.boxes[seen.turn.box].owner
            yield Decided(number, row.number, owner, question, _action(question, row.action))


def _action(question: Question, word: str) -> Action:
    return next(action for action in question.legal if action.value == word)


def earlier_cards(db: Database, setting: Setting, number: int) -> tuple[Card, ...]:
    """The cards that were seen in the earlier rounds of a round's shoe. A hole card never turned is not among them."""
    if setting.position == 0:
        return ()
    return tuple(_cards_of_records(rounds.records_of_shoe(db, setting.shoe.number, number)))


def _cards_of_records(records: Iterable[str]) -> Iterator[Card]:
    for text in records:
        record = record_told(text)
        hands = [record["dealer"], *(hand for box in record["boxes"] for hand in box["hands"])]
        for hand in hands:
            yield from parse_cards(" ".join(word for word in hand["cards"].split() if word != FACE_DOWN))
