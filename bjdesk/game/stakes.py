"""The transfers of a round: what its events mean in the books."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.engine.events import InsuranceSettled, WagerKind, WagerLaid, WagerSettled
from bjdesk.game.store.ledger import HOUSE, STAKE, Kind, Transfer, account_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bjdesk.engine.round import Step
    from bjdesk.game.replay import Setting

_LAID = {
    WagerKind.FIRST: Kind.FIRST,
    WagerKind.DOUBLE: Kind.DOUBLE,
    WagerKind.SPLIT: Kind.SPLIT,
    WagerKind.INSURANCE: Kind.INSURANCE,
}
_HAND = (Kind.WINNINGS, Kind.PAYOUT, Kind.LOSS)
_INSURANCE = (Kind.INSURANCE_WINNINGS, Kind.INSURANCE_PAYOUT, Kind.INSURANCE_LOSS)


def transfers_of(step: Step, setting: Setting, number: int, at: int) -> Iterator[Transfer]:
    """The movements of money in a step of round `number`; `at` counts its actions, 0 is the deal.

    A computer player's money is pretended: nothing of it moves.
    """
    for event in step.events:
        match event:
            case WagerLaid(box=box) | WagerSettled(box=box) | InsuranceSettled(box=box):
                account = account_of(setting.boxes[box].owner)
                if account is not None:
                    yield from _moved(event, account, (number, setting.places[box], at))
            case _:
                pass


def _moved(
    event: WagerLaid | WagerSettled | InsuranceSettled, account: str, place: tuple[int, int, int]
) -> Iterator[Transfer]:
    match event:
        case WagerLaid(kind=kind, amount=amount):
            yield Transfer(account, STAKE, amount, _LAID[kind], *place)
        case WagerSettled(wager=wager, paid=paid):
            yield from _settled(account, wager, paid, kinds=_HAND, place=place)
        case InsuranceSettled(wager=wager, paid=paid):
            yield from _settled(account, wager, paid, kinds=_INSURANCE, place=place)


def _settled(
    account: str, wager: int, paid: int, *, kinds: tuple[Kind, Kind, Kind], place: tuple[int, int, int]
) -> Iterator[Transfer]:
    """The house adds what was won; what is paid goes home; what was lost goes to the house."""
    winnings, payout, loss = kinds
    if paid > wager:
        yield Transfer(HOUSE, STAKE, paid - wager, winnings, *place)
    if paid:
        yield Transfer(STAKE, account, paid, payout, *place)
    if paid < wager:
        yield Transfer(STAKE, HOUSE, wager - paid, loss, *place)
