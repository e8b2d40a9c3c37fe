"""Why a hand that is set up can't be dealt, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bjdesk.game.practice_hand import HandFault
from bjdesk.ui.formats import money
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.game.practice_hand import PracticeHand


def fault_sentence(hand: PracticeHand, fault: HandFault, number: int) -> str:
    """The sentence for a fault; `number` is the box, from 0, or of how many cards it speaks."""
    rules = hand.rules
    match fault:
        case HandFault.NO_BET:
            return translate("Practice", "Write a bet at one box at least.")
        case HandFault.BELOW_MINIMUM:
            text = translate("Practice", "Box {box}: the least bet is {least}.")
            return text.format(box=number + 1, least=money(rules.min_bet))
        case HandFault.ABOVE_MAXIMUM:
            text = translate("Practice", "Box {box}: the highest bet is {most}.")
            return text.format(box=number + 1, most=money(rules.max_bet))
        case HandFault.NO_CHIPS:
            text = translate("Practice", "Box {box}: the bet must be a multiple of {chip}, the smallest chip.")
            return text.format(box=number + 1, chip=money(rules.chips[0]))
        case HandFault.ABOVE_BALANCE:
            text = translate("Practice", "The bets are {bets} together; the balance is {balance}.")
            return text.format(bets=money(sum(hand.bets)), balance=money(hand.balance))
        case HandFault.TOO_MANY:
            text = translate("Practice", "One card is chosen {count} times; the shoe holds it {packs} times.")
            return text.format(count=number, packs=rules.decks)
        case HandFault.SHOE_TOO_SMALL:
            return translate("Refusal", "The shoe has too few cards for so many boxes.")
    assert_never(fault)
