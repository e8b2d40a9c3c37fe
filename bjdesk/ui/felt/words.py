"""The texts that the felt shows, asked of whoever knows the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from bjdesk.engine.observe import SeenHand
    from bjdesk.engine.rules import Rules


class Words(Protocol):
    """All that is written on the felt. Amounts in hundredths; boxes and hands count from 0 here, from 1 in the texts.

    The felt asks anew whenever it draws: after a change of language, draw again.
    """

    def pill(self, hand: SeenHand, *, dealer: bool) -> str:
        """The total: "7/17", "17", "BLACKJACK"; the dealer's of the cards that lie open."""

    def result(self, hand: SeenHand, *, short: bool) -> str:
        """How the hand ended: "WIN +55", "PUSH"; `short`, where room is scarce: the amount alone."""

    def bust(self) -> str:
        """That the dealer has more than 21: "BUST"."""

    def amount(self, amount: int) -> str:
        """A sum of chips: "55", "1,250"."""

    def print_lines(self, rules: Rules) -> tuple[str, str]:
        """The large and the small print of the felt."""

    def sign(self, rules: Rules) -> tuple[tuple[str, str], tuple[str, str]]:
        """The rows of the sign: ("MIN", "1"), ("MAX", "500")."""

    def hand_of(self, number: int, total: int) -> str:
        """Which hand of a split box is asked: "Hand 1 of 2"."""

    def box_name(self, box: int, amount: int) -> str:
        """The name of a box to press: "Box 1: bet 0"."""

    def stack_name(self, box: int, amount: int) -> str:
        """The name of a bet stack to press: "Bet 55, box 1"."""

    def sign_name(self, rules: Rules) -> str:
        """The name of the sign to press."""

    def bets_wait(self) -> str:
        """Why boxes and stacks can't be pressed while a round is running."""
