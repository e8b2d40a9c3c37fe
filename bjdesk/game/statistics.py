"""What the records say of one person's play: kept in sums, so that a new round costs no more than itself.

`refresh` brings the balance up to date at once (it is the first picture); the rest comes in steps of a few
milliseconds, for the window to take between its frames.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bjdesk.game import digests, statistics_course, statistics_returns, statistics_spans, statistics_tally
from bjdesk.game.replay import PLAYER
from bjdesk.game.statistics_course import Course, CourseSum
from bjdesk.game.statistics_returns import RuleReturn, Sums
from bjdesk.game.statistics_spans import Span, Spans, Valued
from bjdesk.game.store.ledger import TABLE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bjdesk.engine.rules import Rules
    from bjdesk.game.statistics_tally import Field, Move
    from bjdesk.game.store.database import Database

_PIECE: Final = 2_048
"""Rounds that one step takes: a few milliseconds."""


class Statistics:
    """Of one person: the player, or a guest. All that reads raises StoreError."""

    def __init__(self, db: Database, owner: str = PLAYER, people: dict[str, Statistics] | None = None) -> None:
        self._db, self.owner = db, owner
        self.balance: Spans[Span] = Spans(lambda first, end: statistics_spans.read_span(db, owner, first, end))
        self.valued: Spans[Valued] = Spans(lambda first, end: statistics_spans.read_valued(db, owner, first, end))
        self.moves: tuple[Move, ...] = ()
        self.fields: Mapping[tuple[str, str], Field] = {}
        self.last = 0
        """The last round that `refresh` saw."""
        self._people = people if people is not None else {owner: self}
        self._forget()

    def _forget(self) -> None:
        self._summed = 0  # the course and the returns hold all rounds up to here
        self._course = CourseSum()
        self._sums: dict[int, Sums] = {}
        self._rule_sets: dict[int, tuple[str, Rules]] = {}

    # -- people

    def persons(self) -> tuple[str, ...]:
        """Who has had a bet in a finished round: the player first, always, then the guests by name."""
        had = "SELECT 1 FROM digest WHERE owner = ? LIMIT 1"
        return tuple(owner for owner in digests.owners(self._db) if owner == PLAYER or self._db.value(had, owner))

    def of(self, owner: str) -> Statistics:
        """Those of another person, kept as these are."""
        if owner not in self._people:
            self._people[owner] = Statistics(self._db, owner, self._people)
        return self._people[owner]

    # -- reading

    def refresh(self) -> None:
        """See what has been played: the balance, the moves of money and the hands' tally are up to date after this."""
        newest = cast("int | None", self._db.value("SELECT max(round) FROM digest WHERE owner = ?", self.owner)) or 0
        if newest < self.last:
            self.moves = ()
            self._forget()
        self.last = newest
        for _ in self.balance.bring(newest):
            pass
        account = TABLE if self.owner == PLAYER else self.owner
        above = self.moves[-1].number if self.moves else 0
        self.moves += statistics_tally.read_moves(self._db, account, above)
        self.fields = statistics_tally.read_fields(self._db) if self.owner == PLAYER else {}

    def course_steps(self) -> Iterator[int]:
        """Bring course, results and returns up to where `refresh` saw, piece by piece; yields per cent."""
        target = self.last
        left = max(1, target - self._summed)
        while self._summed < target:
            end = min(self._summed + _PIECE, target)
            self._add(self._summed + 1, end + 1)
            self._summed = end
            yield 100 - 100 * (target - end) // left

    def valued_steps(self) -> Iterator[int]:
        """The same for the valued rounds."""
        target = self.last
        for done, _ in enumerate(self.valued.bring(target), start=1):
            yield min(100, 100 * done * self.valued.width // max(1, target))

    def _add(self, first: int, end: int) -> None:
        self._course.add(*statistics_course.read_rounds(self._db, self.owner, first, end))
        for number, sums in statistics_returns.read_sums(self._db, self.owner, first, end).items():
            self._sums[number] = self._sums.get(number, Sums()).with_more(sums)

    # -- values

    @property
    def course(self) -> Course:
        """Streaks, falls and pace, as far as they are summed up."""
        return self._course.course

    @property
    def results(self) -> Mapping[int, int]:
        """How many rounds had each result (hundredths), as far as they are summed up."""
        return self._course.results

    @property
    def returns(self) -> tuple[RuleReturn, ...]:
        """What each rule set returned, the most played first."""
        for number in self._sums.keys() - self._rule_sets.keys():
            self._rule_sets[number] = statistics_returns.read_rule_set(self._db, number)
        made = (RuleReturn(number, *self._rule_sets[number], sums) for number, sums in self._sums.items())
        return tuple(sorted(made, key=lambda one: (-one.sums.rounds, one.rule_set)))
