"""The table's state between two steps, and the pictures of it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bjdesk.engine.events import CardDealt
from bjdesk.engine.observe import redact
from bjdesk.engine.rules import Shuffle
from bjdesk.frozen import dataclass, replace
from bjdesk.game.betting import empty, without_box
from bjdesk.game.commands import CutCardCame
from bjdesk.game.replay import PLAYER, Setting
from bjdesk.game.seats import ALL_YOURS, Seats, Sitter, guest, owner_of
from bjdesk.game.view import Frame, Phase, TableView

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from bjdesk.engine.cards import Card
    from bjdesk.engine.observe import Observation
    from bjdesk.engine.round import Round, Step
    from bjdesk.engine.rules import Rules
    from bjdesk.game.betting import Bets, Chips
    from bjdesk.game.commands import TableEvent
    from bjdesk.game.store.rounds import ShoeRow

CARDS_A_HAND = 2
"""Before a round the shoe must hold so many cards for each box and the dealer, or it is shuffled.

That is the opening deal. Once the cut card is out no round begins; where a round that has begun uses up the shoe, the
discards of the rounds before it come back (`Setting.played`), so that no round can run out of cards, and no shoe is
shuffled long before its cut card because a round on many boxes might, once in a thousand years, need all of it.
"""


@dataclass(frozen=True, slots=True)
class Lying:
    """A round that lies on the table, running or over. `actions` counts the decisions so far.

    `earlier` are the cards that were seen in the earlier rounds of its shoe.
    """

    number: int
    setting: Setting
    round: Round
    actions: int = 0
    earlier: tuple[Card, ...] = ()


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
    seats: Seats = ALL_YOURS
    guests: tuple[tuple[str, int], ...] = ()  # their accounts, by name
    pretended: tuple[tuple[int, int], ...] = ()  # what the computer players have left, by box
    practice: bool = False  # see `TableView`
    replay: bool = False
    break_until: datetime | None = None
    dealt_chips: Chips | None = None  # of the running round as they were laid, the computer players' too

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
        return (
            shoe.packs != self.rules.decks
            or cut_card_out(self.rules, size, self.position)
            or (self.position > 0 and size - self.position < least)
        )

    @property
    def used_up(self) -> ShoeRow | None:
        """The lasting shoe that lies there done, until the next deal shuffles."""
        lasts = self.shoe is not None and self.rules.shuffle is Shuffle.CUT_CARD
        return self.shoe if lasts and self.shoe is not self.shoe_to_deal()[0] else None

    @property
    def sitting(self) -> Seats:
        """Who plays each box under these rules: where there is one box, it is the player's."""
        return self.seats[: self.rules.boxes] if self.rules.boxes > 1 else ALL_YOURS[:1]

    def bets_of(self, owner: str) -> int:
        """The bets being composed for one purse, in hundredths."""
        return sum(bet for box, bet in enumerate(self.bets.amounts) if owner_of(self.sitting, box) == owner)

    def seated(self, box: int, sitter: Sitter) -> State:
        """The state with somebody else at a box: no bet lies there, and none is remembered."""
        seats = (*self.seats[:box], sitter, *self.seats[box + 1 :])
        chips = without_box(self.bets.chips, box)
        last = None if self.last_chips is None else without_box(self.last_chips, box)
        last = last if last is not None and any(last) else None
        pretended = tuple((place, left) for place, left in self.pretended if place != box)
        bets = replace(empty(len(chips)), chips=chips)
        return replace(self.cleared(), seats=seats, bets=bets, last_chips=last, pretended=pretended)

    def cleared(self) -> State:
        """The state without the last round's cards."""
        return replace(self, lying=None)

    def with_rules(self, name: str, rules: Rules) -> State:
        """The state under other rules: no bets, no last bet, a shoe that begins."""
        same = rules == self.rules and name == self.rules_name
        shoe = self.shoe if same else None
        bets = empty(rules.boxes)
        return replace(
            self.cleared(), rules=rules, rules_name=name, bets=bets, last_chips=None, shoe=shoe, pretended=()
        )


def cut_card_out(rules: Rules, size: int, position: int) -> bool:
    """Whether the cut card of a shoe of `size` cards has come once `position` of them are dealt."""
    return rules.shuffle is Shuffle.CUT_CARD and position >= rules.penetration * size


def view_of(state: State) -> TableView:
    """The picture of a state."""
    if state.lying is not None:
        return _view_of_round(state, state.lying.setting, state.lying.round)
    bet = state.bets_of(PLAYER)
    guests = tuple((name, held - state.bets_of(guest(name).code)) for name, held in state.guests)
    view = _view(state, Phase.BETTING, state.bets.chips, balance=state.money - bet, bet=bet)
    view = replace(view, guests=guests)
    shoe = state.used_up
    if shoe is None:
        return view
    size = 52 * shoe.packs
    left = max(0, size - state.position)
    return replace(view, shoe_left=left, shoe_size=size, cut_card_out=cut_card_out(state.rules, size, state.position))


def frame_of(event: TableEvent, state: State) -> Frame:
    """What happened beside a round, with the picture after it."""
    return Frame(event, view_of(state))


def frames_of(state: State, step: Step, position: int) -> tuple[Frame, ...]:
    """The frames of a round's step that led to `state`; `position` is the shoe's before it.

    The cut card is laid aside when the row of cards in which it came has been dealt.
    """
    assert state.lying is not None, "a step leaves its round on the table"
    setting = state.lying.setting
    comes = _cut_card_comes(setting, step, position)
    frames: list[Frame] = []
    for number, (event, after) in enumerate(zip(step.events, step.rounds, strict=True)):
        view = _view_of_round(state, setting, after)
        early = comes is not None and number <= comes
        frames.append(Frame(redact(event, after), replace(view, cut_card_out=False) if early else view))
        if number == comes:
            frames.append(Frame(CutCardCame(), view))
    return tuple(frames)


def _cut_card_comes(setting: Setting, step: Step, position: int) -> int | None:
    """The event after which the cut card lies beside the shoe; None where it does not come in this step."""
    size = setting.shoe_size
    if cut_card_out(setting.rules, size, position):
        return None
    out = (cut_card_out(setting.rules, size, after.shoe.position) for after in step.rounds)
    found = next((number for number, is_out in enumerate(out) if is_out), None)
    while found is not None and found + 1 < len(step.events) and isinstance(step.events[found + 1], CardDealt):
        found += 1
    return found


def _view_of_round(state: State, setting: Setting, round_: Round) -> TableView:
    """The picture of a round at any of its events; a bet not yet laid as a wager still lies there as chips."""
    seen = setting.seen(round_)
    waiting = {place for place, box in zip(setting.places, round_.boxes, strict=True) if not box.hands[0].wager}
    still: Counter[str] = Counter()
    for place, box in zip(setting.places, round_.boxes, strict=True):
        still[box.owner] += box.bet if place in waiting else 0
    chips = state.dealt_chips or empty(state.rules.boxes).chips
    wagers, settled = _money_on_table(seen)
    paid = sum(back for _, back in settled)
    view = _view(
        state,
        Phase.RESULTS if round_.over else Phase.PLAYING,
        tuple(stack if place in waiting else () for place, stack in enumerate(chips)),
        balance=state.money if round_.over else dict(seen.purses)[PLAYER] - still.get(PLAYER, 0),
        bet=wagers + still.get(PLAYER, 0),
    )
    view = replace(
        view,
        observation=seen,
        box_places=setting.places,
        laid_chips=state.dealt_chips or (),
        earlier=state.lying.earlier if state.lying is not None else (),
        paid=paid if settled else None,
        win=sum(max(0, back - wager) for wager, back in settled) if settled else None,
        net=paid - wagers if round_.over else None,
        shoe_left=seen.cards_left,
        shoe_size=setting.shoe_size,
        guests=state.guests if round_.over else _guests(state, seen, still),
        cut_card_out=cut_card_out(setting.rules, setting.shoe_size, round_.shoe.position),
    )
    if round_.over:
        return view
    shoe = setting.shoe
    return replace(view, commitment=shoe.commitment, client_text=shoe.client_text, client_text_open=False)


def _guests(state: State, seen: Observation, still: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """What the guests have beside the table: those in the round by their purses, the others by their accounts."""
    purses = dict(seen.purses)
    owners = {name: guest(name).code for name, _ in state.guests}
    return tuple((name, purses.get(owners[name], held) - still.get(owners[name], 0)) for name, held in state.guests)


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
        next_commitment=state.next_shoe.commitment,
        next_client_text=state.next_shoe.client_text,
        seats=state.sitting,
        practice=state.practice,
        break_until=state.break_until,
        replay=state.replay,
    )
