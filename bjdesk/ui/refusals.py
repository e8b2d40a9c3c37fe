"""Why a button is off, or a press was not taken: one sentence for every refusal, with what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.engine.actions import Action
from bjdesk.engine.errors import Refusal
from bjdesk.engine.rules import DoubleOn, SplitOn
from bjdesk.game import commands
from bjdesk.game.commands import TableRefusal
from bjdesk.game.seats import NAME_MOST
from bjdesk.ui.formats import moment, money
from bjdesk.ui.keys import Press, cap
from bjdesk.ui.seat_words import name_words
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.game.commands import Command, Refused
    from bjdesk.game.view import TableView


def refusal_text(refused: Refused, view: TableView, command: Command) -> str:
    """The reason in one sentence, or two where there is a way out."""
    if refused is TableRefusal.PRACTICE:
        return translate("Refusal", "This is practice: no money moves, and nothing is kept.")
    if refused is TableRefusal.BREAK:
        return break_text(view)
    if refused is TableRefusal.REPLAY:
        return translate("Refusal", "This is a replay: what happened is shown, and nothing can be changed.")
    if isinstance(refused, TableRefusal):
        return _table_text(refused, view, command)
    if refused is Refusal.BALANCE_TOO_SMALL:
        return _too_small_in_round(view, command)
    return (
        _timing_text(refused)
        or _surrender_text(refused)
        or _doubling_text(refused, view)
        or _splitting_text(refused, view)
    )


# ---------------------------------------------------------------- the table


def _table_text(refused: TableRefusal, view: TableView, command: Command) -> str:
    match refused:
        case TableRefusal.STALE_STEP:
            return translate("Refusal", "The table had already changed. Please press again.")
        case TableRefusal.ROUND_RUNNING:
            return running_text(command)
        case TableRefusal.NO_ROUND:
            return translate("Refusal", "No hand is in play. Bet and press DEAL first.")
        case TableRefusal.BAD_AMOUNT:
            return _amount_text(view, command)
        case TableRefusal.BAD_TEXT:
            return translate("Refusal", "The text is too long, or holds signs that can't be kept.")
        case TableRefusal.SHOE_TOO_SMALL:
            return translate("Refusal", "The shoe has too few cards for so many boxes.")
        case TableRefusal.WALLET_TOO_SMALL:
            return translate("Refusal", "The wallet holds only {wallet}: {missing} is missing.").format(
                wallet=money(view.wallet), missing=money(view.missing(command))
            )
        case _:
            return _seat_text(refused, view, command) or _bet_text(refused, view, command) or _rebet_text(refused)


def break_text(view: TableView) -> str:
    """That the player takes a break, and until when; "" where there is none."""
    if view.break_until is None:
        return ""
    text = translate("Refusal", "You take a break until {time}. New rounds and rebuys wait until then.")
    return text.format(time=moment(view.break_until))


def _amount_text(view: TableView, command: Command) -> str:
    """What is wrong with a sum that is to be moved."""
    match command:
        case commands.Rebuy(amount=amount) if amount > 0:
            text = translate("Refusal", "The smallest chip is {chip}: money comes to the table in multiples of it.")
            return text.format(chip=money(min(view.rules.chips)))
        case commands.Rebuy() | commands.CashOut():
            return translate("Refusal", "Take an amount above zero.")
        case _:
            return translate("Refusal", "This amount can't be paid in. Take one above zero and not too large.")


def _seat_text(refused: TableRefusal, view: TableView, command: Command) -> str:
    match refused:
        case TableRefusal.COMPUTERS_BOX:
            return translate("Refusal", "A computer player bets here. Press the seat under the circle to take the box.")
        case TableRefusal.COMPUTERS_TURN:
            return translate("Refusal", "The computer player is at its turn.")
        case TableRefusal.BAD_NAME:
            return translate("Refusal", "A name has 1 to %n letters or other signs.", None, NAME_MOST)
        case TableRefusal.NO_SUCH_GUEST:
            return translate("Refusal", "There is no guest of this name.")
        case TableRefusal.ONE_BOX:
            return translate("Refusal", "The only box of this table is yours.")
        case TableRefusal.SEAT_TAKEN:
            return translate("Refusal", "The box is played so already.")
        case TableRefusal.ABOVE_GUESTS_BALANCE:
            text = translate("Refusal", "Not enough for {guest}: {missing} is missing. The guest's seat lets pay in.")
            return text.format(
                guest=name_words(view.guest_short_of_money(command)), missing=money(view.missing(command))
            )
        case _:
            return ""


def running_text(command: Command) -> str:
    """What has to wait while a round is running."""
    if isinstance(command, commands.Rebuy | commands.CashOut | commands.PayIn | commands.PayInGuest):
        return translate("Refusal", "A round is running. Money can be moved when it is over.")
    if isinstance(command, commands.TakeSeat):
        return translate("Refusal", "A round is running. Seats can be changed when it is over.")
    return translate("Refusal", "A round is running. Bets can be laid when it is over.")


def _bet_text(refused: TableRefusal, view: TableView, command: Command) -> str:
    match refused:
        case TableRefusal.NO_BET:
            return translate("Refusal", "There is no bet yet. Press a chip first.")
        case TableRefusal.BELOW_MINIMUM:
            return translate("Refusal", "The minimum is {minimum}: {missing} is missing.").format(
                minimum=money(view.rules.min_bet), missing=money(view.missing(command))
            )
        case TableRefusal.ABOVE_MAXIMUM:
            return translate("Refusal", "The maximum is {maximum}.").format(maximum=money(view.rules.max_bet))
        case TableRefusal.ABOVE_BALANCE:
            return _too_small_between_rounds(view, command)
        case TableRefusal.NOTHING_TO_UNDO:
            return translate("Refusal", "There is nothing to undo.")
        case TableRefusal.NO_SUCH_BOX:
            return translate("Refusal", "There is no such box at this table.")
        case TableRefusal.NO_SUCH_CHIP:
            return translate("Refusal", "There is no such chip here.")
        case _:
            return ""


def _rebet_text(refused: TableRefusal) -> str:
    match refused:
        case TableRefusal.NO_LAST_BET:
            return translate("Refusal", "There is no earlier bet to repeat.")
        case TableRefusal.RESTORED:
            return translate("Refusal", "After a resumed round the bet can't be repeated. Lay a new one.")
        case TableRefusal.REBET_DONE:
            return translate("Refusal", "The same bet already lies on the table.")
        case TableRefusal.BET_BEGUN:
            return translate("Refusal", "A new bet has begun. Clear it to repeat the last one.")
        case _:
            raise AssertionError(refused)


# ---------------------------------------------------------------- money that lacks


def _too_small_between_rounds(view: TableView, command: Command) -> str:
    balance = money(view.balance)
    if isinstance(command, commands.CashOut):
        text = translate("Refusal", "The table holds only {balance}: {missing} is missing.")
        return text.format(balance=balance, missing=money(view.missing(command)))
    match command:
        case commands.AddChip():
            short = translate("Refusal", "Not enough: the chip is {bet}, balance {balance}.")
            bet = command.value
        case commands.DoubleBets():
            short = translate("Refusal", "Not enough: doubling costs {bet}, balance {balance}.")
            bet = sum(view.bets)
        case commands.DealCards():
            short = translate("Refusal", "Not enough: the minimum is {bet}, balance {balance}.")
            bet = view.rules.min_bet
        case _:
            short = translate("Refusal", "Not enough: the bet is {bet}, balance {balance}.")
            bet = view.missing(command) + view.balance
    rebuy = translate("Refusal", "Press {key} to rebuy.").format(key=cap(Press.REBUY))
    return f"{short.format(bet=money(bet), balance=balance)} {_again() if view.practice else rebuy}"


def _again() -> str:
    """The way out where no money can be fetched."""
    return translate("Refusal", "AGAIN begins anew, with the first balance.")


def _too_small_in_round(view: TableView, command: Command) -> str:
    cost = action_cost(view, command)
    short = translate("Refusal", "Not enough: this costs {cost}, balance {balance}.").format(
        cost=money(cost), balance=money(_balance_of_turn(view))
    )
    rebuy = translate("Refusal", "Rebuy is possible when the round is over.")
    return f"{short} {_again() if view.practice else rebuy}"


def _balance_of_turn(view: TableView) -> int:
    """What the person who is asked has left, in hundredths."""
    turn = view.persons_turn
    return view.balance if turn is None else view.balance_of(view.place_of(turn.box))


def action_cost(view: TableView, command: Command) -> int:
    """What an action would take from the balance, in hundredths; 0 for those that cost nothing."""
    if not isinstance(command, commands.Act) or view.observation is None or view.observation.turn is None:
        return 0
    bet = view.observation.boxes[view.observation.turn.box].bet
    if command.action is Action.INSURANCE:
        return bet // 2
    return bet if command.action in (Action.DOUBLE, Action.SPLIT) else 0


# ---------------------------------------------------------------- the rules of play


def _timing_text(refused: Refusal) -> str:
    match refused:
        case Refusal.ROUND_OVER:
            return translate("Refusal", "The round is over.")
        case Refusal.NOT_ASKED:
            return translate("Refusal", "This is not asked now.")
        case Refusal.QUESTION_OPEN:
            return translate("Refusal", "Please answer the question first.")
        case Refusal.NOT_TWO_CARDS:
            return translate("Refusal", "Only with the first two cards of a hand.")
        case _:
            return ""


def _surrender_text(refused: Refusal) -> str:
    match refused:
        case Refusal.NOT_FIRST_DECISION:
            return translate("Refusal", "Only as the first decision, and not after a split.")
        case Refusal.NO_SURRENDER:
            return translate("Refusal", "There is no surrender at this table.")
        case Refusal.SURRENDER_DECLINED:
            return translate("Refusal", "You have already said no to surrender.")
        case _:
            return ""


def _doubling_text(refused: Refusal, view: TableView) -> str:
    match refused:
        case Refusal.NO_DOUBLING:
            return translate("Refusal", "There is no doubling at this table.")
        case Refusal.NO_DOUBLE_AFTER_SPLIT:
            return translate("Refusal", "After a split there is no doubling at this table.")
        case Refusal.TOTAL_NOT_DOUBLED:
            return _total_not_doubled(view)
        case Refusal.INSURED:
            return translate("Refusal", "An insured box may no longer double or split.")
        case _:
            return ""


def _total_not_doubled(view: TableView) -> str:
    nine = view.rules.double_on is DoubleOn.NINE_TO_ELEVEN
    if view.rules.soft_doubles:
        if nine:
            return translate("Refusal", "Only 9, 10 and 11 may be doubled.")
        return translate("Refusal", "Only 10 and 11 may be doubled.")
    if nine:
        return translate("Refusal", "Only hard 9, 10 and 11 may be doubled.")
    return translate("Refusal", "Only hard 10 and 11 may be doubled.")


def _splitting_text(refused: Refusal, view: TableView) -> str:
    match refused:
        case Refusal.NO_SPLITTING:
            return translate("Refusal", "There is no splitting at this table.")
        case Refusal.NO_PAIR if view.rules.split_on is SplitOn.RANK:
            return translate("Refusal", "Only two cards of the same rank may be split.")
        case Refusal.NO_PAIR:
            return translate("Refusal", "Only two cards of the same value may be split.")
        case Refusal.TOO_MANY_HANDS:
            return translate(
                "Refusal", "The box has all its %n hands, more are not possible.", None, view.rules.max_hands
            )
        case Refusal.ACES_SPLIT_ONCE:
            return translate("Refusal", "Aces may be split only once at this table.")
        case Refusal.SPLIT_ACE_TAKES_ONE:
            return translate("Refusal", "A split ace gets one card only.")
        case _:
            raise AssertionError(refused)
