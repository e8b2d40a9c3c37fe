"""The table's state between two steps, and the pictures of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bjdesk.engine.observe import redact
from bjdesk.engine.rules import Shuffle
from bjdesk.game.betting import empty
from bjdesk.game.replay import PLAYER, Setting
from bjdesk.game.view import Frame, Phase, TableView

if TYPE_CHECKING:
    from bjdesk.engine.observe import Observation
    from bjdesk.engine.round import Round, Step
    from bjdesk.engine.rules import Rules
    from bjdesk.game.betting import Bets, Chips
    from bjdesk.game.store.rounds import ShoeRow

CARDS_A_HAND = 5
"""Before a round the shoe must hold so many cards for each box and the dealer, or it is shuffled."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A round that lies on the table, running or over. `actions` counts the decisions so far."""

    number: int
    setting: Setting
    round: Round
    actions: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """All that the table knows; what is at stake in it is on disk. Money in hundredths.

    `shoe` and `position`: the shoe of the last round with these rules, and how far it is dealt; None: begin the next.
    """

    step: int
    rules: Rules
    rules_name: str
    bets: Bets
    money: int  # the table's account
    wallet: int
    next_shoe: ShoeRow
    shoe: ShoeRow | None = None
    position: int = 0
    last_chips: Chips | None = None
    lying: Lying | None = None
    round_number: int | None = None
    restored: bool = False
    finished_for_you: int = 0

    @property
    def playing(self) -> bool:
        """Whether a round runs."""
        return self.lying is not None and not self.lying.round.over

    def shoe_to_deal(self) -> tuple[ShoeRow, int]:
        """The shoe that the next round is dealt from, and the position in it."""
        if self.shoe is None or self.rules.shuffle is Shuffle.EVERY_ROUND or self._shoe_is_through(self.shoe):
            return replace(self.next_shoe, packs=self.rules.decks), 0
        return self.shoe, self.position

    def _shoe_is_through(self, shoe: ShoeRow) -> bool:
        size = 52 * shoe.packs
        least = CARDS_A_HAND * (self.rules.boxes + 1)
        cut_reached = self.position >= self.rules.penetration * size
        return shoe.packs != self.rules.decks or cut_reached or (self.position > 0 and size - self.position < least)

    def cleared(self) -> State:
        """The state without the last round's cards."""
        return replace(self, lying=None)

    def with_rules(self, name: str, rules: Rules) -> State:
        """The state under other rules: no bets, no last bet, a shoe that begins."""
        same = rules == self.rules and name == self.rules_name
        shoe = self.shoe if same else None
        bets = empty(rules.boxes)
        return replace(self.cleared(), rules=rules, rules_name=name, bets=bets, last_chips=None, shoe=shoe)


def view_of(state: State) -> TableView:
    """The picture of a state."""
    if state.lying is not None:
        return _view_of_round(state, state.lying.setting, state.lying.round)
    return _view(state, Phase.BETTING, state.bets.chips, balance=state.money - state.bets.total, bet=state.bets.total)


def frames_of(state: State, step: Step) -> tuple[Frame, ...]:
    """The frames of a round's step that led to `state`."""
    assert state.lying is not None, "a step leaves its round on the table"
    setting = state.lying.setting
    return tuple(
        Frame(redact(event, after), _view_of_round(state, setting, after))
        for event, after in zip(step.events, step.rounds, strict=True)
    )


def _view_of_round(state: State, setting: Setting, round_: Round) -> TableView:
    """The picture of a round at any of its events; a bet not yet laid as a wager still lies there as chips."""
    seen = setting.seen(round_)
    waiting = {place for place, box in zip(setting.places, round_.boxes, strict=True) if not box.hands[0].wager}
    still = sum(box.bet for place, box in zip(setting.places, round_.boxes, strict=True) if place in waiting)
    chips = state.last_chips or empty(state.rules.boxes).chips
    wagers, settled = _money_on_table(seen)
    paid = sum(back for _, back in settled)
    view = _view(
        state,
        Phase.RESULTS if round_.over else Phase.PLAYING,
        tuple(stack if place in waiting else () for place, stack in enumerate(chips)),
        balance=state.money if round_.over else dict(seen.purses)[PLAYER] - still,
        bet=wagers + still,
    )
    view = replace(
        view,
        observation=seen,
        box_places=setting.places,
        paid=paid if settled else None,
        win=sum(max(0, back - wager) for wager, back in settled) if settled else None,
        net=paid - wagers if round_.over else None,
        shoe_left=seen.cards_left,
        shoe_size=setting.shoe_size,
    )
    if round_.over:
        return view
    shoe = setting.shoe
    return replace(view, commitment=shoe.commitment, client_text=shoe.client_text, client_text_open=False)


def _money_on_table(seen: Observation) -> tuple[int, list[tuple[int, int]]]:
    """All wagers of the player, and each settled one with what came back for it."""
    boxes = [box for box in seen.boxes if box.owner == PLAYER]
    hands = [(hand.wager, hand.paid) for box in boxes for hand in box.hands]
    insured = [(box.insurance, box.insurance_paid) for box in boxes if box.insurance]
    every = hands + insured
    return sum(wager for wager, _ in every), [(wager, back) for wager, back in every if back is not None]


def _view(state: State, phase: Phase, chips: Chips, *, balance: int, bet: int) -> TableView:
    shoe, position = state.shoe_to_deal()
    return TableView(
        step=state.step,
        phase=phase,
        rules=state.rules,
        rules_name=state.rules_name,
        observation=None,
        bet_chips=chips,
        last_bets=None if state.last_chips is None else tuple(sum(stack) for stack in state.last_chips),
        balance=balance,
        wallet=state.wallet,
        bet=bet,
        paid=None,
        win=None,
        net=None,
        shoe_left=52 * shoe.packs - position,
        shoe_size=52 * shoe.packs,
        commitment=shoe.commitment,
        client_text=shoe.client_text,
        client_text_open=position == 0,
        round_number=state.round_number,
        restored=state.restored,
        finished_for_you=state.finished_for_you,
        can_undo=bool(state.bets.past),
        rebet_done=state.bets.rebet_done,
        next_commitment=state.next_shoe.commitment,
        next_client_text=state.next_shoe.client_text,
    )
