"""A table for practice, in memory: it plays as the real one does, moves no money and keeps nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bjdesk.engine.dealing import deal
from bjdesk.engine.observe import observe
from bjdesk.engine.play import play
from bjdesk.engine.shoe import Shoe
from bjdesk.frozen import dataclass
from bjdesk.game import betting, commands, dealt
from bjdesk.game.chips import fewest
from bjdesk.game.commands import CommandRefused, ShoeShuffled, TableRefusal
from bjdesk.game.fairness import commitment
from bjdesk.game.replay import PLAYER, Setting
from bjdesk.game.state import Lying, State, frame_of, frames_of, view_of
from bjdesk.game.store.rounds import ShoeRow
from bjdesk.game.valuing import decided_of
from bjdesk.game.verdicts import judge

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bjdesk.engine.actions import Action
    from bjdesk.engine.cards import Card
    from bjdesk.engine.observe import Observation
    from bjdesk.engine.round import Round, Step
    from bjdesk.engine.rules import Rules
    from bjdesk.game.commands import Command
    from bjdesk.game.practice_hand import PracticeHand
    from bjdesk.game.valuing import Decided
    from bjdesk.game.view import Frame, TableView

FIRST_STEP: Final = 1 << 30
"""Far above the steps and rounds of a real table: what was meant for one never fits the other."""


@dataclass(frozen=True, slots=True)
class LaidSetting(Setting):
    """A round dealt from a shoe that lies in a given order."""

    cards: tuple[Card, ...]

    def dealt(self) -> Step:
        """Deal the round."""
        return deal(self.rules, Shoe(self.cards, 0), self.boxes, self.purses)

    def played(self, state: Round, action: Action) -> Step:
        """Take an action."""
        return play(state, action)

    def seen(self, state: Round) -> Observation:
        """What a player may see of the round."""
        return observe(state)


class PracticeTable:
    """Deals a set-up hand as often as is wished, or round after round from a seed."""

    def __init__(self, hand: PracticeHand) -> None:
        self.hand = hand
        self._state = _begun(hand, FIRST_STEP)
        self._earlier: tuple[Card, ...] = ()
        self._decided: tuple[Decided, ...] = ()

    @property
    def view(self) -> TableView:
        """The table as it stands."""
        return view_of(self._state)

    def again(self) -> TableView:
        """Begin anew: the balance, the bets and the cards as they were set up."""
        self._state = _begun(self.hand, self._state.step + 1)
        self._earlier, self._decided = (), ()
        return self.view

    def perform(self, command: Command, step: int) -> tuple[Frame, ...]:
        """Do what is asked of the table as it stood at `step`. Raises CommandRefused where nothing has changed."""
        if step != self._state.step:
            raise CommandRefused(TableRefusal.STALE_STEP)
        verdict = judge(self.view, command)
        if verdict.refusal is not None:
            raise CommandRefused(verdict.refusal, verdict.missing)
        state = replace(self._state, step=step + 1)
        match command:
            case commands.Act():
                return self._act(state, command.action)
            case commands.DealCards():
                return self._deal(state)
            case commands.RebetAndDeal():
                frames, state = dealt.rebet(state)
                return (*frames, *self._deal(state))
            case _:
                assert isinstance(command, commands.BetCommand), "all else is refused in practice"
                frames, self._state = dealt.bet(state, command)
                return frames

    def take(self) -> tuple[Decided, ...]:
        """What was decided of this round since the last taking, oldest first: to be judged, and never kept."""
        taken, self._decided = self._decided, ()
        return taken

    def shown(self) -> None:
        """Nothing is noted: nothing is kept."""

    def change_rules(self, rules: Rules, name: str) -> TableView:
        """The rules are a part of what is set up. Raises CommandRefused for others."""
        if (rules, name) != (self.hand.rules, self.hand.rules_name):
            raise CommandRefused(TableRefusal.PRACTICE)
        return self.view

    def client_text(self, _text: str) -> TableView:
        """The order of practice is given. Raises CommandRefused."""
        raise CommandRefused(TableRefusal.PRACTICE)

    def _deal(self, state: State) -> tuple[Frame, ...]:
        self._decided = ()
        setting = self._setting(state)
        before = replace(state, lying=None)
        if setting.position == 0:
            self._earlier = ()
        if not self.hand.is_laid and setting.position == 0:
            number = setting.shoe.number + 1
            state = replace(state, shoe=setting.shoe, next_shoe=replace(state.next_shoe, number=number))
        step = setting.dealt()
        number = (state.round_number or FIRST_STEP) + 1
        after = replace(
            state,
            bets=betting.empty(state.rules.boxes),
            last_chips=state.bets.chips,
            dealt_chips=state.bets.chips,
            round_number=number,
        )
        frames = self._take(after, Lying(number, setting, step.round, earlier=self._earlier), step, setting.position)
        if setting.position or self.hand.is_laid:
            return frames
        return (frame_of(ShoeShuffled(setting.shoe.commitment), replace(before, position=0)), *frames)

    def _setting(self, state: State) -> Setting:
        setting = dealt.setting_of_bets(state)
        if not self.hand.is_laid:
            return setting
        cards = self.hand.cards(setting.places)
        return LaidSetting(
            setting.rules, setting.shoe, 0, setting.places, setting.boxes, setting.purses, cards
        )  # fmt: skip

    def _act(self, state: State, action: Action) -> tuple[Frame, ...]:
        lying = state.lying
        assert lying is not None, "an action is legal only in a round"
        step = lying.setting.played(lying.round, action)
        after = replace(lying, round=step.round, actions=lying.actions + 1)
        self._decided = (*self._decided, decided_of(lying, after.actions, action))
        return self._take(state, after, step, lying.round.shoe.position)

    def _take(self, state: State, lying: Lying, step: Step, position: int) -> tuple[Frame, ...]:
        """Let a step of the round count; `position` is the shoe's before it."""
        round_ = lying.round
        self._state = replace(state, lying=lying, position=round_.shoe.position, money=round_.purse(PLAYER))
        if round_.over:
            self._earlier = (*self._earlier, *_seen(lying.setting.seen(round_)))
        return frames_of(self._state, step, position)


def _begun(hand: PracticeHand, step: int) -> State:
    """The table before the first deal; the bets that were set up lie there."""
    rules, boxes = hand.rules, hand.rules.boxes
    laid = (*hand.bets, *(0 for _ in range(boxes - len(hand.bets))))
    chips = tuple(fewest(bet, rules.chips) for bet in laid)
    shoe = ShoeRow(1, commitment(hand.seed), hand.seed, "", rules.decks, "")
    bets = replace(betting.empty(boxes), chips=chips)
    return State(step, rules, hand.rules_name, bets, hand.balance, 0, shoe, practice=True)


def _seen(observation: Observation) -> Iterator[Card]:
    """The cards of a round that lay face up."""
    hands = (observation.dealer, *(hand for box in observation.boxes for hand in box.hands))
    return (card for hand in hands for card in hand.cards if card is not None)
