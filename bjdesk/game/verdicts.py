"""The one source of what the table takes: its door and the window's buttons ask here."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bjdesk.frozen import dataclass
from bjdesk.game import commands
from bjdesk.game.commands import TableRefusal
from bjdesk.game.fairness import CLIENT_TEXT_MOST
from bjdesk.game.seats import Who, is_computer, tidy_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bjdesk.engine.rules import Rules
    from bjdesk.game.commands import Command, Refused
    from bjdesk.game.view import TableView

PAY_IN_MOST = 1_000_000_00
"""The cashier's bound for one act, in hundredths."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to a wish: None is yes. `missing` in hundredths; `guest` is who lacks it, "" for the player."""

    refusal: Refused | None = None
    missing: int = 0
    guest: str = ""


YES = Verdict()


def judge(view: TableView, command: Command) -> Verdict:
    """Say whether the table, as it stands, takes the command."""
    return Verdict(TableRefusal.REPLAY) if view.replay else _judged(view, command)


def _judged(view: TableView, command: Command) -> Verdict:
    match command:
        case commands.Act():
            return _act(view, command)
        case commands.Rebuy() | commands.CashOut() | commands.PayIn() | commands.PayInGuest():
            return _books(view) or _between_rounds(view) or _rests(view, command) or _money(view, command)
        case commands.DealCards():
            return _between_rounds(view) or _rests(view, command) or _deal(view)
        case commands.Rebet() | commands.RebetAndDeal():
            return _between_rounds(view) or _rests(view, command) or _rebet(view, command)
        case commands.TakeSeat():
            return _books(view) or _between_rounds(view) or _at_box(view, command)
        case commands.AddChip() | commands.TakeChip() | commands.ClearBox():
            return _between_rounds(view) or _at_box(view, command)
        case commands.ClearBets() | commands.DoubleBets():
            return _between_rounds(view) or _whole_bet(view, command)
        case commands.UndoBet():
            return _between_rounds(view) or (YES if view.can_undo else Verdict(TableRefusal.NOTHING_TO_UNDO))
    assert_never(command)


def _act(view: TableView, command: commands.Act) -> Verdict:
    if view.observation is None or view.observation.turn is None:
        return Verdict(TableRefusal.NO_ROUND)
    if is_computer(view.observation.boxes[view.observation.turn.box].owner):
        return Verdict(TableRefusal.COMPUTERS_TURN)
    return Verdict(view.observation.why_not(command.action))


def _between_rounds(view: TableView) -> Verdict | None:
    return Verdict(TableRefusal.ROUND_RUNNING) if view.phase.value == "playing" else None


def _rests(view: TableView, command: Command) -> Verdict | None:
    """Refuse what a player in a break has put out of reach: to begin a round, and to bring money to the table."""
    kept_off = isinstance(command, commands.DealCards | commands.RebetAndDeal | commands.Rebuy)
    return Verdict(TableRefusal.BREAK) if kept_off and view.break_until is not None else None


def _books(view: TableView) -> Verdict | None:
    """Refuse what would write into the books while nothing is kept."""
    return Verdict(TableRefusal.PRACTICE) if view.practice else None


def _money(view: TableView, command: commands.MoneyCommand) -> Verdict:
    if command.amount <= 0:
        return Verdict(TableRefusal.BAD_AMOUNT)
    match command:
        case commands.Rebuy():
            return _rebuy(view, command.amount)
        case commands.CashOut():
            return _within(command.amount, view.balance, TableRefusal.ABOVE_BALANCE)
        case commands.PayInGuest() if command.name not in dict(view.guests):
            return Verdict(TableRefusal.NO_SUCH_GUEST)
        case commands.PayIn() | commands.PayInGuest():
            return Verdict(TableRefusal.BAD_AMOUNT) if command.amount > PAY_IN_MOST else YES
    assert_never(command)


def _rebuy(view: TableView, amount: int) -> Verdict:
    """Only what chips can make comes to the table: a rest could never be bet."""
    if amount % min(view.rules.chips):
        return Verdict(TableRefusal.BAD_AMOUNT)
    return _within(amount, view.wallet, TableRefusal.WALLET_TOO_SMALL)


def in_chips(amount: int, rules: Rules, *, up: bool = False) -> int:
    """Round hundredths to what the smallest chip makes; down, or up."""
    smallest = min(rules.chips)
    return (-(-amount // smallest) if up else amount // smallest) * smallest


def _within(amount: int, held: int, refusal: TableRefusal) -> Verdict:
    return Verdict(refusal, amount - held) if amount > held else YES


def _at_box(
    view: TableView, command: commands.AddChip | commands.TakeChip | commands.ClearBox | commands.TakeSeat
) -> Verdict:
    if not 0 <= command.box < len(view.bet_chips):
        return Verdict(TableRefusal.NO_SUCH_BOX)
    match command:
        case commands.AddChip():
            return _add(view, command)
        case commands.TakeChip():
            return _take(view, command)
        case commands.ClearBox():
            return YES if view.bet_chips[command.box] else Verdict(TableRefusal.NO_BET)
        case commands.TakeSeat():
            return _seat(view, command)


def _seat(view: TableView, command: commands.TakeSeat) -> Verdict:
    if len(view.bet_chips) == 1:
        return Verdict(TableRefusal.ONE_BOX)
    if command.sitter.who is Who.GUEST and not tidy_name(command.sitter.name):
        return Verdict(TableRefusal.BAD_NAME)
    return Verdict(TableRefusal.SEAT_TAKEN) if command.sitter == view.sitter(command.box) else YES


def _add(view: TableView, command: commands.AddChip) -> Verdict:
    if not view.sitter(command.box).is_person:
        return Verdict(TableRefusal.COMPUTERS_BOX)
    if command.value not in view.rules.chips:
        return Verdict(TableRefusal.NO_SUCH_CHIP)
    if view.bets[command.box] + command.value > view.rules.max_bet:
        return Verdict(TableRefusal.ABOVE_MAXIMUM)
    return _covered(view, {command.box: command.value})


def _take(view: TableView, command: commands.TakeChip) -> Verdict:
    chips = view.bet_chips[command.box]
    if not chips:
        return Verdict(TableRefusal.NO_BET)
    if command.value is not None and command.value not in chips:
        return Verdict(TableRefusal.NO_SUCH_CHIP)
    return YES


def _whole_bet(view: TableView, command: commands.ClearBets | commands.DoubleBets) -> Verdict:
    if not any(view.bets):
        return Verdict(TableRefusal.NO_BET)
    if isinstance(command, commands.ClearBets):
        return YES
    if any(bet * 2 > view.rules.max_bet for bet in view.bets):
        return Verdict(TableRefusal.ABOVE_MAXIMUM)
    return _covered(view, dict(enumerate(view.bets)))


def _rebet(view: TableView, command: commands.Rebet | commands.RebetAndDeal) -> Verdict:
    if view.last_bets is None:
        return Verdict(TableRefusal.RESTORED if view.restored else TableRefusal.NO_LAST_BET)
    if view.bets == view.last_bets:
        return _deal(view) if isinstance(command, commands.RebetAndDeal) else Verdict(TableRefusal.REBET_DONE)
    if any(view.bets):
        return Verdict(TableRefusal.BET_BEGUN)
    return _covered(view, dict(enumerate(view.last_bets)))


def _deal(view: TableView) -> Verdict:
    if not any(view.bets):
        return _no_bet(view)
    short = {box: view.rules.min_bet - bet for box, bet in enumerate(view.bets) if 0 < bet < view.rules.min_bet}
    if short:
        poor = _covered(view, short)
        return Verdict(TableRefusal.BELOW_MINIMUM, sum(short.values())) if poor is YES else poor
    if not shoe_suffices(view.rules, sum(bet > 0 for bet in view.bets)):
        return Verdict(TableRefusal.SHOE_TOO_SMALL)
    return YES


def _no_bet(view: TableView) -> Verdict:
    """Nothing lies there: for want of money, if no person's covers the minimum."""
    persons = [box for box in range(len(view.bet_chips)) if view.sitter(box).is_person]
    poor = [_covered(view, {box: view.rules.min_bet}) for box in persons]
    return poor[0] if poor and YES not in poor else Verdict(TableRefusal.NO_BET)


def _covered(view: TableView, amounts: Mapping[int, int]) -> Verdict:
    """Say whether each person has what the boxes would take; `amounts` in hundredths by box."""
    for box in amounts:
        sitter = view.sitter(box)
        wanted = sum(amount for other, amount in amounts.items() if view.sitter(other) == sitter)
        if wanted > max(0, view.balance_of(box)):
            refusal = TableRefusal.ABOVE_GUESTS_BALANCE if sitter.who is Who.GUEST else TableRefusal.ABOVE_BALANCE
            return Verdict(refusal, wanted - view.balance_of(box), sitter.name)
    return YES


def client_text_fits(text: str) -> bool:
    """Tell whether the player's text can be kept: not too long, and text that UTF-8 can hold."""
    return len(text) <= CLIENT_TEXT_MOST and "\0" not in text and not any("\ud800" <= sign <= "\udfff" for sign in text)


def shoe_suffices(rules: Rules, boxes: int) -> bool:
    """Tell whether a full shoe holds any round of so many boxes.

    A hand that is hit ends at most on 20 + 10, the dealer at most on 16 + 10; a pack has 340 points.
    """
    return boxes * rules.max_hands * 30 + 26 <= rules.decks * 340
