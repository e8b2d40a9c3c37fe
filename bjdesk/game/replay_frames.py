"""A kept round as it was seen at the table: the same frames, decision after decision, and what each was worth."""

from __future__ import annotations

import json
from datetime import datetime
from enum import Enum
from typing import TYPE_CHECKING, Final

from bjdesk.engine.actions import Action
from bjdesk.engine.events import CardDealt, HoleCardTurned, InsuranceSettled, WagerSettled
from bjdesk.frozen import dataclass, replace
from bjdesk.game import betting
from bjdesk.game.chips import fewest
from bjdesk.game.coach import Advice
from bjdesk.game.commands import CommandRefused, ShoeShuffled, TableRefusal
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.replay import PLAYER, UNPLAYABLE, Setting, setting_of, steps
from bjdesk.game.seats import ALL_YOURS, Who, computers, is_computer, sitter_of
from bjdesk.game.state import Lying, State, frame_of, frames_of, view_of
from bjdesk.game.store import rounds, worth
from bjdesk.game.valuing import decisions_of, earlier_cards

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bjdesk.engine.rules import Rules
    from bjdesk.game.commands import Command
    from bjdesk.game.store.database import Database
    from bjdesk.game.store.rounds import StoredRound
    from bjdesk.game.valuing import Decided
    from bjdesk.game.view import Frame, TableView

REPLAY_STEP: Final = (1 << 30) + (1 << 29)
"""Far above the steps of a real table and of practice: what was meant for one never fits the other."""


class Scene(Enum):
    """What a step of a replay shows."""

    DEAL = "deal"
    DECISION = "decision"  # what was done, and what it led to
    DEALER = "dealer"  # the dealer's cards
    RESULT = "result"  # the money


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision of the round; `advice` is what the file holds of its worth, None where that was not worked out."""

    decided: Decided
    advice: Advice | None

    @property
    def action(self) -> Action:
        """What was done."""
        return self.decided.action

    @property
    def persons(self) -> bool:
        """Whether a person decided: from there it can be played on."""
        return not is_computer(self.decided.owner)


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """One step: its frames, and the decision that is asked after them."""

    scene: Scene
    frames: tuple[Frame, ...]
    asked: Choice | None = None


@dataclass(frozen=True, slots=True)
class Replay:
    """A kept round. `begin` shows the bets before the deal."""

    number: int
    when: datetime
    begin: TableView
    steps: tuple[ReplayStep, ...]

    @property
    def choices(self) -> tuple[Choice, ...]:
        """All decisions, in their order."""
        return tuple(step.asked for step in self.steps if step.asked is not None)


def replay_of(db: Database, number: int) -> Replay | None:
    """The finished round of this number, to be shown; None where there is none. Raises StoreError."""
    stored = stored_round(db, number)
    try:
        return None if stored is None else _Made(db, stored).replay()
    except UNPLAYABLE as error:
        raise StoreUnavailable(StoreReason.DAMAGED, db.path, f"round {number}: {error}") from error


def stored_round(db: Database, number: int) -> StoredRound | None:
    """A finished round as it stands in the file. Raises StoreError."""
    found = rounds.page(db, number + 1, 1)
    there = bool(found) and found[0].opening.number == number and found[0].closing is not None
    return found[0] if there else None


def begun(stored: StoredRound, setting: Setting) -> State:
    """The table before the round was dealt: its bets lie there."""
    sizes = dict(zip(setting.places, (box.bet for box in setting.boxes), strict=True))
    chips = tuple(fewest(sizes.get(place, 0), setting.rules.chips) for place in range(setting.rules.boxes))
    seats = list(ALL_YOURS)
    for place, box in zip(setting.places, setting.boxes, strict=True):
        seats[place] = sitter_of(box.owner)
    return State(
        step=REPLAY_STEP,
        rules=setting.rules,
        rules_name=stored.opening.rule_set.name,
        bets=replace(betting.empty(setting.rules.boxes), chips=chips),
        money=setting.purses[PLAYER],
        wallet=0,
        next_shoe=setting.shoe,
        shoe=setting.shoe if setting.position else None,
        position=setting.position,
        round_number=stored.opening.number,
        seats=tuple(seats),
        guests=guests_of(setting.purses.items()),
        practice=True,
    )


def after_deal(state: State) -> State:
    """The table once its bets became a round's; REBET would lay what persons bet."""
    chips = state.bets.chips
    persons = tuple(() if box in computers(state.seats) else stack for box, stack in enumerate(chips))
    return replace(state, bets=betting.empty(len(chips)), last_chips=persons, dealt_chips=chips)


def lying_there(state: State, lying: Lying) -> State:
    """The state in which this round lies on the table; the money is what the round's purses hold."""
    round_ = lying.round
    return replace(
        state,
        step=state.step + 1,
        lying=lying,
        shoe=lying.setting.shoe,
        position=round_.shoe.position,
        money=round_.purse(PLAYER),
        guests=guests_of(round_.purses),
    )


def guests_of(purses: Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """The guests among these purses, by name, with what they hold."""
    return tuple((sitter_of(owner).name, held) for owner, held in purses if sitter_of(owner).who is Who.GUEST)


class _Made:
    """A replay in the making."""

    def __init__(self, db: Database, stored: StoredRound) -> None:
        self._db, self._stored = db, stored
        self._setting = setting_of(stored.opening)
        self._actions = [row for row, _ in rounds.actions(db, stored.opening.number)]
        self._begun = replace(begun(stored, self._setting), replay=True)

    def replay(self) -> Replay:
        opening = self._stored.opening
        when = datetime.fromisoformat(opening.dealt_at)
        return Replay(opening.number, when, view_of(self._begun), tuple(self._steps()))

    def _steps(self) -> Iterator[ReplayStep]:
        asked = {choice.decided.number: choice for choice in self._choices()}
        for number, frames in enumerate(self._frames()):
            *earlier, (scene, last) = scenes(frames, Scene.DECISION if number else Scene.DEAL)
            for name, part in earlier:
                yield ReplayStep(name, part)
            yield ReplayStep(scene, last, asked.get(number + 1))

    def _frames(self) -> Iterator[tuple[Frame, ...]]:
        """The frames of the deal and of each action."""
        earlier = earlier_cards(self._db, self._setting, self._stored.opening.number)
        state, position = after_deal(self._begun), self._setting.position
        for at, step in enumerate(steps(self._setting, (row.action for row in self._actions))):
            state = lying_there(state, Lying(self._stored.opening.number, self._setting, step.round, at, earlier))
            frames = frames_of(state, step, position)
            position = step.round.shoe.position
            yield (*self._shuffled(), *frames) if at == 0 else frames

    def _shuffled(self) -> tuple[Frame, ...]:
        if self._setting.position:
            return ()
        return (frame_of(ShoeShuffled(self._setting.shoe.commitment), self._begun),)

    def _choices(self) -> Iterator[Choice]:
        known = {row.number: row for row in worth.of_round(self._db, self._stored.opening.number)}
        for decided in decisions_of(self._db, self._stored):
            row = known.get(decided.number)
            yield Choice(decided, None if row is None else _advice(row.value, row.model))


def _advice(value: str, model: str) -> Advice:
    told = sorted(json.loads(value).items(), key=lambda pair: -float(pair[1]))
    return Advice(tuple((Action(word), float(number)) for word, number in told), (), model)


def scenes(frames: tuple[Frame, ...], first: Scene) -> list[tuple[Scene, tuple[Frame, ...]]]:
    """The frames of one deal or action, cut where the dealer begins to play and where the money then moves."""
    parts: list[tuple[Scene, list[Frame]]] = [(first, [])]
    for place, frame in enumerate(frames):
        scene = parts[-1][0]
        if scene is first and place and _dealer_plays(frame, frames[place - 1]):
            parts.append((Scene.DEALER, []))
        elif scene is Scene.DEALER and isinstance(frame.event, WagerSettled | InsuranceSettled):
            parts.append((Scene.RESULT, []))
        parts[-1][1].append(frame)
    return [(scene, tuple(part)) for scene, part in parts]


def _dealer_plays(frame: Frame, before: Frame) -> bool:
    """Whether the dealer shows a second card with this frame."""
    event, seen = frame.event, before.view.observation
    if isinstance(event, HoleCardTurned):
        return True
    drawn = isinstance(event, CardDealt) and event.seat.box is None and event.face_up
    return drawn and seen is not None and len(seen.dealer.cards) > 0


class ReplayTable:
    """A table on which a kept round is shown: it goes to and fro, and takes nothing."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.at = 0
        """How many steps have been shown."""

    @property
    def view(self) -> TableView:
        """The table where the replay stands."""
        return self.replay.steps[self.at - 1].frames[-1].view if self.at else self.replay.begin

    @property
    def ended(self) -> bool:
        """Whether everything has been shown."""
        return self.at == len(self.replay.steps)

    @property
    def asked(self) -> Choice | None:
        """The decision that is asked where the replay stands."""
        return self.replay.steps[self.at - 1].asked if self.at else None

    def forward(self) -> tuple[Frame, ...]:
        """The frames of the next step; none at the end."""
        if self.ended:
            return ()
        self.at += 1
        return self.replay.steps[self.at - 1].frames

    def go(self, at: int) -> None:
        """Stand after so many steps, as far as there are so many."""
        self.at = min(max(at, 0), len(self.replay.steps))

    def perform(self, _command: Command, _step: int) -> tuple[Frame, ...]:
        """Nothing can be done. Raises CommandRefused."""
        raise CommandRefused(TableRefusal.REPLAY)

    def shown(self) -> None:
        """The round was seen long ago."""

    def change_rules(self, _rules: Rules, _name: str) -> TableView:
        """The rules are the round's. Raises CommandRefused."""
        raise CommandRefused(TableRefusal.REPLAY)

    def client_text(self, _text: str) -> TableView:
        """The order is given. Raises CommandRefused."""
        raise CommandRefused(TableRefusal.REPLAY)
