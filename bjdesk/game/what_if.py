"""What if: a kept round, branched from at one of its decisions and played on as practice, with the same shoe.

The real next cards of a shoe that is still in use must not be learnt. There all that was not seen at that moment, the
hole card too, is shuffled anew; what was seen, and with it every chance, stays as it was.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from bjdesk.engine.events import DealerLooked
from bjdesk.engine.hand import total
from bjdesk.engine.shoe import Shoe
from bjdesk.frozen import dataclass, replace
from bjdesk.game import computer_player, dealt
from bjdesk.game.commands import CommandRefused, TableRefusal
from bjdesk.game.fairness import ShoeOrder, commitment, shuffled, stream_words
from bjdesk.game.practice import FIRST_STEP, PracticeTable
from bjdesk.game.practice_hand import PracticeHand
from bjdesk.game.records import shoe_is_done
from bjdesk.game.replay import Setting, setting_of, steps
from bjdesk.game.replay_frames import REPLAY_STEP, after_deal, begun, guests_of, lying_there, stored_round
from bjdesk.game.state import Lying, State
from bjdesk.game.store import rounds
from bjdesk.game.store.rounds import ShoeRow
from bjdesk.game.valuing import earlier_cards

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bjdesk.engine.actions import Action
    from bjdesk.engine.cards import Card
    from bjdesk.engine.round import Step
    from bjdesk.engine.rules import Rules
    from bjdesk.game.computer_player import Charts
    from bjdesk.game.store.database import Database
    from bjdesk.game.store.rounds import StoredRound
    from bjdesk.game.view import Frame, TableView


WHAT_IF_STEP: Final = REPLAY_STEP + (1 << 28)
"""Above all steps of replays."""


@dataclass(frozen=True, slots=True)
class OrderedSetting(Setting):
    """A round dealt from a shoe that lies in an order of its own; `seed` fixes that of discards that come back."""

    cards: tuple[Card, ...]
    seed: bytes

    def order(self) -> tuple[Card, ...]:
        """The cards of the full shoe as they come."""
        return self.cards

    def _with_discards(self, position: int) -> Shoe:
        return Shoe((*self.cards, *_mixed(self.cards[: self.position], self.seed)), position)


@dataclass(frozen=True, slots=True)
class Branch:
    """Where a round is branched from. `fresh`: what was not seen is shuffled anew, since its shoe is in use."""

    state: State
    lying: Lying
    fresh: bool


def branch_at(db: Database, number: int, decision: int, seed: bytes) -> Branch | None:
    """The round before its decision of this number, from 1; None where it has no such one. Raises StoreError."""
    stored = stored_round(db, number)
    if stored is None:
        return None
    setting = setting_of(stored.opening)
    actions = [row.action for row, _ in rounds.actions(db, number)]
    if not 1 <= decision <= len(actions):
        return None
    made = tuple(steps(setting, actions[: decision - 1]))
    earlier = earlier_cards(db, setting, number)
    lying = Lying(number, setting, made[-1].round, decision - 1, earlier)
    fresh = not shoe_is_done(db, stored)
    if fresh:
        lying = _freshly_laid(lying, seed, looked=_looked(made))
    state = lying_there(after_deal(_begun(stored, setting, seed)), lying)
    return Branch(replace(state, step=WHAT_IF_STEP, round_number=FIRST_STEP), lying, fresh)


def _begun(stored: StoredRound, setting: Setting, seed: bytes) -> State:
    """The table before the round; the shoe that follows its own is practice's."""
    follows = ShoeRow(1, commitment(seed), seed, "", setting.rules.decks, "")
    return replace(begun(stored, setting), next_shoe=follows)


def _looked(made: Sequence[Step]) -> bool:
    """Whether the dealer has looked at the hole card: then it makes no natural."""
    return any(isinstance(event, DealerLooked) for step in made for event in step.events)


def _freshly_laid(lying: Lying, seed: bytes, *, looked: bool) -> Lying:
    """The round with everything that was not seen in another order, the hole card too."""
    round_, setting = lying.round, lying.setting
    first, dealer, shoe = setting.position, round_.dealer, round_.shoe
    used, size = list(shoe.cards[: shoe.position]), setting.shoe_size
    never = list((Counter(used[:first]) - Counter(lying.earlier)).elements()) if len(shoe.cards) == size else []
    hole = [dealer.cards[1]] if dealer.hole_down else []
    unseen = list(_mixed((*shoe.cards[shoe.position :], *hole, *never), seed))
    if hole:
        fits = next(place for place, card in enumerate(unseen) if not looked or not _natural(dealer.cards[0], card))
        new = unseen.pop(fits)
        at = next(place for place in range(first, len(used)) if used[place] == hole[0])
        used[at], dealer = new, replace(dealer, cards=(dealer.cards[0], new))
    for card in never:
        used[used.index(card)] = unseen.pop()
    cards = (*used, *unseen)
    laid = OrderedSetting(
        setting.rules, setting.shoe, first, setting.places, setting.boxes, setting.purses, cards, seed
    )  # fmt: skip
    return replace(lying, setting=laid, round=replace(round_, shoe=Shoe(cards, shoe.position), dealer=dealer))


def _natural(up: Card, hole: Card) -> bool:
    return total((up, hole)).points == 21


def _mixed(cards: Sequence[Card], seed: bytes) -> Iterator[Card]:
    """The cards in the order that a seed fixes."""
    return (cards[place] for place in shuffled(len(cards), stream_words(ShoeOrder(seed, "", 0, 0))))


class WhatIfTable(PracticeTable):
    """A round played on from one of its decisions, and further rounds from its shoe; nothing is kept.

    The computer players play this round out, and sit out those that follow.
    """

    def __init__(self, branch: Branch, charts: Charts) -> None:
        rules, name = branch.state.rules, branch.state.rules_name
        super().__init__(PracticeHand(rules, name, seed=branch.state.next_shoe.server_seed))
        self.branch = branch
        self._charts = charts
        self._state = branch.state
        self._earlier = branch.lying.earlier

    @property
    def number(self) -> int:
        """The round that was branched from."""
        return self.branch.lying.number

    def again(self) -> TableView:
        """Back to the decision."""
        self._state = replace(self.branch.state, step=self._state.step + 1)
        self._earlier = self.branch.lying.earlier
        return self.view

    def change_rules(self, rules: Rules, name: str) -> TableView:
        """The rules are the round's. Raises CommandRefused for others."""
        if (rules, name) != (self._state.rules, self._state.rules_name):
            raise CommandRefused(TableRefusal.PRACTICE)
        return self.view

    def _setting(self, state: State) -> Setting:
        """What the bets are dealt from: the branched round's own order, as long as its shoe lasts."""
        setting, own = dealt.setting_of_bets(state), self.branch.lying.setting
        if not isinstance(own, OrderedSetting) or setting.shoe != own.shoe or not setting.position:
            return setting
        return OrderedSetting(
            setting.rules, setting.shoe, setting.position, setting.places, setting.boxes, setting.purses, own.cards,
            own.seed,
        )  # fmt: skip

    def _take(self, state: State, lying: Lying, step: Step, position: int) -> tuple[Frame, ...]:
        held = dict(state.guests) | dict(guests_of(lying.round.purses))
        return super()._take(replace(state, guests=tuple(held.items())), lying, step, position)

    def _act(self, state: State, action: Action) -> tuple[Frame, ...]:
        """Take an action; then the computer players decide, until a person is asked or the round is over."""
        frames = super()._act(state, action)
        while dealt.computer_is_asked(self._state.lying):
            lying = self._state.lying
            assert lying is not None, "somebody is asked in a round"
            seen = lying.setting.seen(lying.round)
            action = computer_player.decide(self._charts.get(self._state.rules), seen)
            frames += super()._act(replace(self._state, step=self._state.step + 1), action)
        return frames
