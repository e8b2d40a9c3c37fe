"""What a deal is made from, and whose money it is: bets, the computer players' bets, purses, seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bjdesk.engine.round import BoxBet
from bjdesk.frozen import replace
from bjdesk.game import betting, commands, computer_player
from bjdesk.game.chips import fewest
from bjdesk.game.commands import BetsCleared, TableCleared
from bjdesk.game.replay import PLAYER, Setting
from bjdesk.game.seats import ALL_YOURS, Who, computers, guest, is_computer, owner_of, sitter_of
from bjdesk.game.state import frame_of
from bjdesk.game.store.ledger import account_of
from bjdesk.game.verdicts import shoe_suffices

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bjdesk.game.betting import Bets
    from bjdesk.game.commands import BetCommand
    from bjdesk.game.computer_player import Charts
    from bjdesk.game.seats import Seats
    from bjdesk.game.state import Lying, State
    from bjdesk.game.view import Frame


def seats_kept(state: State, seats: Seats) -> Seats:
    """Seats as they were remembered, as far as they hold: guests whom the books know, and whoever plays now."""
    known = {name for name, _ in state.guests}
    there = list(ALL_YOURS)
    for box, sitter in enumerate(seats):
        stranger = sitter.who is Who.GUEST and sitter.name not in known
        there[box] = ALL_YOURS[box] if stranger else sitter
    if state.lying is not None:
        setting = state.lying.setting
        for place, box_bet in zip(setting.places, setting.boxes, strict=True):
            there[place] = sitter_of(box_bet.owner)
    return tuple(there)


def with_computers(state: State, charts: Charts) -> State:
    """The state with the computer players' bets; who does not know the strategy yet sits this round out."""
    chips, pretended = list(state.bets.chips), dict(state.pretended)
    places = computers(state.sitting)
    if not places or not charts.ready(state.rules):
        return state
    for box in places:
        bet = computer_player.bet_of(state.rules, box)
        if bet and shoe_suffices(state.rules, sum(map(bool, chips)) + 1):
            chips[box] = fewest(bet, state.rules.chips)
            pretended[box] = computer_player.stack_of(bet, pretended.get(box))
    bets = replace(state.bets, chips=tuple(chips))
    return replace(state, bets=bets, pretended=tuple(sorted(pretended.items())))


def cleared(state: State) -> tuple[tuple[Frame, ...], State]:
    """The table without the last round's cards."""
    if state.lying is None:
        return (), state
    after = state.cleared()
    return (frame_of(TableCleared(), after),), after


def bet(state: State, command: BetCommand) -> tuple[tuple[Frame, ...], State]:
    """An act on the bets; the last round's cards leave the table. Nothing is stored."""
    frames, before = cleared(state)
    after = replace(before, bets=_bets_after(before, command))
    wiped = isinstance(command, commands.ClearBets)
    event = BetsCleared(before.bets.amounts) if wiped else betting.difference(before.bets, after.bets)
    return (*frames, frame_of(event, after)), after


def rebet(state: State) -> tuple[tuple[Frame, ...], State]:
    """The table with the last round's bets, laid if they do not lie there already."""
    assert state.last_chips is not None, "a rebet is on only after a bet"
    if state.bets.amounts == tuple(map(sum, state.last_chips)):
        return (), state
    return bet(state, commands.Rebet())


def _bets_after(state: State, command: BetCommand) -> Bets:
    """The bets once an act on them is done."""
    bets = state.bets
    match command:
        case commands.AddChip():
            return bets.add(command.box, command.value)
        case commands.TakeChip():
            return bets.take(command.box, command.value)
        case commands.ClearBox():
            return bets.clear_box(command.box)
        case commands.ClearBets():
            return bets.clear()
        case commands.UndoBet():
            return bets.undo()
        case commands.DoubleBets():
            return bets.double(state.rules.chips)
        case commands.Rebet():
            assert state.last_chips is not None, "REBET is on only after a bet"
            return bets.rebet(state.last_chips)
    assert_never(command)


def setting_of_bets(state: State) -> Setting:
    """What the bets that lie there are dealt from."""
    shoe, position = state.shoe_to_deal()
    places = tuple(place for place, bet in enumerate(state.bets.amounts) if bet)
    boxes = tuple(BoxBet(state.bets.amounts[place], owner_of(state.sitting, place)) for place in places)
    held = {PLAYER: state.money, **{guest(name).code: money for name, money in state.guests}}
    held |= {owner_of(state.sitting, place): money for place, money in state.pretended}
    purses = {owner: held[owner] for owner in dict.fromkeys((PLAYER, *(box.owner for box in boxes)))}
    return Setting(state.rules, shoe, position, places, boxes, purses)


def computer_is_asked(lying: Lying | None) -> bool:
    """Whether the hand that is asked is a computer player's."""
    turn = None if lying is None else lying.round.turn
    return lying is not None and turn is not None and is_computer(lying.setting.boxes[turn.box].owner)


def books_agree(books: Mapping[str, int], lying: Lying) -> bool:
    """Whether what each person has in the round is what the books say."""
    purses = ((account_of(owner), held) for owner, held in lying.round.purses)
    return all(account is None or books[account] == held for account, held in purses)


def stacks_left(state: State, lying: Lying) -> tuple[tuple[int, int], ...]:
    """What the computer players have left of their stacks, those that sat out too."""
    left = {
        place: lying.round.purse(box.owner)
        for place, box in zip(lying.setting.places, lying.setting.boxes, strict=True)
        if is_computer(box.owner)
    }
    return tuple(sorted((dict(state.pretended) | left).items()))
