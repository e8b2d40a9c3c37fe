"""What is written on the felt: print, sign, totals, results, and the names of what can be pressed there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.engine.events import Outcome
from bjdesk.engine.rules import InsuranceOn, Ties
from bjdesk.game.commands import ClearBets
from bjdesk.ui.formats import chip_value, money, money_signed, ratio
from bjdesk.ui.refusals import running_text
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.engine.observe import SeenHand
    from bjdesk.engine.rules import Rules


class TableWords:
    """The felt's texts in the player's language, made anew at each call."""

    def pill(self, hand: SeenHand, *, dealer: bool) -> str:
        """The total: "7/17", "17", "BLACKJACK"; plain once the hand takes no more cards."""
        if hand.natural and (dealer or hand.outcome is None):
            return translate("Felt", "BLACKJACK")
        final = hand.stood or hand.outcome is not None or (dealer and hand.total >= 18 and None not in hand.cards)
        if hand.soft and hand.total < 21 and not final:
            return f"{hand.total - 10}/{hand.total}"
        return str(hand.total)

    def result(self, hand: SeenHand, *, short: bool) -> str:
        """How the hand ended: "WIN +55", "PUSH"; `short`: the amount alone."""
        if hand.outcome is None:
            return ""
        amount = money_signed((hand.paid or 0) - hand.wager)
        if short:
            return amount
        word = outcome_word(hand.outcome)
        return word if hand.outcome is Outcome.PUSH else f"{word} {amount}"

    def bust(self) -> str:
        """That the dealer has more than 21: "BUST"."""
        return outcome_word(Outcome.BUST)

    def amount(self, amount: int) -> str:
        """A sum of chips: "55", "1,250"."""
        return chip_value(amount)

    def print_lines(self, rules: Rules) -> tuple[str, str]:
        """The large and the small print."""
        pays = translate("Felt", "BLACKJACK PAYS {ratio}").format(ratio=ratio(rules.natural_pays.value).upper())
        small = [_dealer_line(rules)]
        if rules.insurance_on is not InsuranceOn.NONE:
            small.append(translate("Felt", "Insurance pays {ratio}").format(ratio=ratio("2:1")))
        if rules.ties is Ties.HOUSE:
            small.append(translate("Felt", "The house wins ties"))
        return pays, " · ".join(small)

    def sign(self, rules: Rules) -> tuple[tuple[str, str], tuple[str, str]]:
        """The rows of the sign: ("MIN", "1"), ("MAX", "500")."""
        least, most = chip_value(rules.min_bet), chip_value(rules.max_bet)
        return (translate("Felt", "MIN"), least), (translate("Felt", "MAX"), most)

    def hand_of(self, number: int, total: int) -> str:
        """Which hand of a split box is asked: "Hand 1 of 2"; `number` counts from 0."""
        return translate("Hand", "Hand {hand} of {hands}").format(hand=number + 1, hands=total)

    def box_name(self, box: int, amount: int) -> str:
        """The name of a box to press: "Box 1: bet 0"."""
        return translate("Felt", "Box {box}: bet {bet}").format(box=box + 1, bet=money(amount))

    def stack_name(self, box: int, amount: int) -> str:
        """The name of a bet stack to press: "Bet 55, box 1"."""
        return translate("Felt", "Bet {bet}, box {box}").format(bet=money(amount), box=box + 1)

    def sign_name(self, rules: Rules) -> str:
        """The name of the sign to press."""
        text = translate("Felt", "Minimum {least}, maximum {most}. Opens the rules.")
        return text.format(least=money(rules.min_bet), most=money(rules.max_bet))

    def bets_wait(self) -> str:
        """Why boxes and stacks can't be pressed while a round is running."""
        return running_text(ClearBets())


def outcome_word(outcome: Outcome) -> str:
    """The word on a result badge, in capitals."""
    match outcome:
        case Outcome.NATURAL:
            return translate("Felt", "BLACKJACK")
        case Outcome.WIN | Outcome.EVEN_MONEY:
            return translate("Felt", "WIN")
        case Outcome.CHARLIE:
            return translate("Felt", "CHARLIE")
        case Outcome.PUSH:
            return translate("Felt", "PUSH")
        case Outcome.LOSE:
            return translate("Felt", "LOSE")
        case Outcome.BUST:
            return translate("Felt", "BUST")
        case Outcome.SURRENDER:
            #: On a badge: the hand was given up.
            return translate("Felt", "GIVEN UP")


def chip_name(value: int) -> str:
    """The name of a chip in the rack: "Chip 5"."""
    return translate("Felt", "Chip {value}").format(value=chip_value(value))


def felt_name() -> str:
    """The name of the felt."""
    return translate("Felt", "Blackjack table")


def _dealer_line(rules: Rules) -> str:
    if rules.dealer_hits_soft_17:
        return translate("Felt", "Dealer hits soft 17")
    return translate("Felt", "Dealer stands on all 17s")
