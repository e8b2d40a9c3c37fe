"""What just happened, in one sentence: the caption line shows it and it is announced word for word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, assert_never

from bjdesk.engine import events
from bjdesk.engine.actions import Action
from bjdesk.engine.events import WagerKind
from bjdesk.game import commands
from bjdesk.game.commands import DealCards, Movement
from bjdesk.game.seats import YOU, sitter_of
from bjdesk.game.view import Phase
from bjdesk.ui.card_names import card_title, cards_phrase
from bjdesk.ui.formats import moment, money
from bjdesk.ui.hand_sentences import (
    alone,
    insurance_sentence,
    lying,
    settled_sentence,
    total_phrase,
    up_card_sentence,
    who,
    who_box,
    who_of,
)
from bjdesk.ui.refusals import refusal_text
from bjdesk.ui.seat_words import name_words, taken_sentence
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bjdesk.engine.events import Event
    from bjdesk.game.commands import TableEvent
    from bjdesk.game.view import Frame, TableView


TOLD_ONE_BY_ONE: Final = 3
"""Results of a round, and bets before it, that the caption has room for."""


def caption(frame: Frame) -> str:
    """The sentence for one frame. Two frames of one step may give the same sentence: say it once."""
    event, view = frame.event, frame.view
    if event is None:
        return status(view)
    if isinstance(event, commands.TableEvent):
        return _table_caption(event, view)
    return _round_caption(event, view)


def status(view: TableView) -> str:
    """How the table stands: bets, the open decision, or the result."""
    if view.phase is Phase.BETTING or view.observation is None:
        news = f"{_finished_for_you(view)} {_break(view)}".strip()
        return f"{news} {bets_sentence(view)}".strip()
    if view.phase is Phase.RESULTS:
        return _summary(view)
    return _asked(view)


def _finished_for_you(view: TableView) -> str:
    if not view.finished_for_you:
        return ""
    return translate("Caption", "%n rounds were finished for you: see the gamelogs.", None, view.finished_for_you)


def _break(view: TableView) -> str:
    if view.break_until is None:
        return ""
    return translate("Caption", "Break until {time}.").format(time=moment(view.break_until))


# ---------------------------------------------------------------- around the round


def _table_caption(event: TableEvent, view: TableView) -> str:
    match event:
        case commands.ChipAdded() | commands.ChipTaken() | commands.BetsLaid():
            return bets_sentence(view)
        case commands.BetsCleared():
            return translate("Caption", "The bets are taken back.")
        case commands.TableCleared():
            return bets_sentence(view)
        case commands.ShoeShuffled():
            return translate("Caption", "The cards are shuffled.")
        case commands.CutCardCame():
            return translate("Caption", "The cut card: this is the last round of this shoe.")
        case commands.SeatChanged():
            return taken_sentence(event.box, event.sitter)
        case commands.BalanceChanged():
            return _moved(event, view)
    assert_never(event)


def _moved(event: commands.BalanceChanged, view: TableView) -> str:
    amount = money(event.amount)
    match event.kind:
        case Movement.REBUY:
            text = translate("Caption", "{amount} moved to the table. Balance {balance}.")
            return text.format(amount=amount, balance=money(view.balance))
        case Movement.CASH_OUT:
            text = translate("Caption", "{amount} moved back to the wallet. Balance {balance}.")
            return text.format(amount=amount, balance=money(view.balance))
        case Movement.PAY_IN:
            text = translate("Caption", "{amount} of play money paid in. Wallet {wallet}.")
            return text.format(amount=amount, wallet=money(view.wallet))
        case Movement.GUEST_PAY_IN:
            text = translate("Caption", "{amount} of play money paid in for {name}. Balance {balance}.")
            return text.format(
                amount=amount, name=name_words(event.name), balance=money(view.guests_balance(event.name))
            )
    assert_never(event.kind)


def bets_sentence(view: TableView) -> str:
    """What lies in the boxes before the deal, and what to do next."""
    laid = [(box, bet) for box, bet in enumerate(view.bets) if bet and view.sitter(box).is_person]
    if not laid:
        return translate("Caption", "Place your bet.")
    if len(view.bets) == 1 and view.sitter(0) == YOU:
        bets = translate("Caption", "Your bet is {bet}.").format(bet=money(laid[0][1]))
    elif len(laid) > TOLD_ONE_BY_ONE:
        bets = translate("Caption", "%n bets, {total} in all.", None, len(laid))
        bets = bets.format(total=money(sum(bet for _, bet in laid)))
    else:
        boxes = [translate("Caption", "box {box}: {bet}").format(box=box + 1, bet=money(bet)) for box, bet in laid]
        yours = all(view.sitter(box) == YOU for box, _ in laid)
        bets = translate("Caption", "Your bets: {bets}.") if yours else translate("Caption", "Bets: {bets}.")
        bets = bets.format(bets=", ".join(boxes))
    refused = view.why_not(DealCards())
    if refused is not None:
        return f"{bets} {refusal_text(refused, view, DealCards())}"
    return f"{bets} {translate('Caption', 'Press DEAL when you are ready.')}"


# ---------------------------------------------------------------- the round


def _round_caption(event: Event, view: TableView) -> str:
    match event:
        case events.WagerLaid():
            return _of_hand(view, event.box, event.hand, _wager_laid(event))
        case events.CardDealt():
            return _card_dealt(event, view)
        case events.HoleCardTurned():
            return _dealer_card(translate("Caption", "Dealer turns over {card}."), view)
        case events.DealerLooked():
            return _looked(event)
        case events.Asked():
            return _asked(view)
        case events.InsuranceSettled() | events.WagerSettled() | events.RoundEnded():
            return _settlement(event, view)
        case _:
            return _decision(event, view)


def _settlement(event: events.InsuranceSettled | events.WagerSettled | events.RoundEnded, view: TableView) -> str:
    match event:
        case events.InsuranceSettled():
            return _of_box(view, event.box, insurance_sentence(lying(view).boxes[event.box]))
        case events.WagerSettled():
            return settled_sentence(view, event.box, event.hand)
        case events.RoundEnded():
            return _summary(view)
    assert_never(event)


_Decision: TypeAlias = (
    events.InsuranceDeclined
    | events.EvenMoneyDeclined
    | events.SurrenderDeclined
    | events.HandStood
    | events.HandDoubled
    | events.HandSplit
    | events.HandSurrendered
)


def _decision(event: _Decision, view: TableView) -> str:
    match event:
        case events.InsuranceDeclined():
            return _of_box(view, event.box, translate("Caption", "No insurance."))
        case events.EvenMoneyDeclined():
            return _of_box(view, event.box, translate("Caption", "No even money."))
        case events.SurrenderDeclined():
            return _of_box(view, event.box, translate("Caption", "No surrender."))
        case events.HandStood():
            return _stood(event, view)
        case events.HandDoubled():
            wager = money(lying(view).boxes[event.box].hands[event.hand].wager)
            text = translate("Caption", "Doubled: the bet is {bet}, one card follows.").format(bet=wager)
            return _of_hand(view, event.box, event.hand, text)
        case events.HandSplit():
            hands = len(lying(view).boxes[event.box].hands)
            return _of_box(view, event.box, translate("Caption", "Split: %n hands now.", None, hands))
        case events.HandSurrendered():
            return _of_box(view, event.box, translate("Caption", "Surrendered."))
    assert_never(event)


def _of_hand(view: TableView, box: int, hand: int, text: str) -> str:
    name = who(view, box, hand)
    return translate("Caption", "{who}: {what}").format(who=name, what=text) if name else text


def _of_box(view: TableView, box: int, text: str) -> str:
    if alone(view):
        return text
    return translate("Caption", "{who}: {what}").format(who=who_box(view, box), what=text)


def _wager_laid(event: events.WagerLaid) -> str:
    amount = money(event.amount)
    match event.kind:
        case WagerKind.FIRST:
            return translate("Caption", "Bet {amount}.").format(amount=amount)
        case WagerKind.DOUBLE:
            return translate("Caption", "{amount} more laid to double.").format(amount=amount)
        case WagerKind.SPLIT:
            return translate("Caption", "{amount} more laid to split.").format(amount=amount)
        case WagerKind.INSURANCE:
            return translate("Caption", "Insured for {amount}.").format(amount=amount)
    assert_never(event.kind)


def _card_dealt(event: events.CardDealt, view: TableView) -> str:
    if event.seat.box is not None:
        return _player_card(view, event.seat.box, event.seat.hand)
    if event.card is None:
        return translate("Caption", "Dealer takes a face-down card.")
    if len(lying(view).dealer.cards) == 1:
        return up_card_sentence(lying(view))
    return _dealer_card(translate("Caption", "Dealer draws {card}."), view)


def _player_card(view: TableView, box: int, hand: int) -> str:
    """The last card of a hand, with the total once there are two: "King of diamonds. Total 24, bust."."""
    cards = lying(view).boxes[box].hands[hand]
    name, card = who(view, box, hand), cards.cards[-1]
    text = f"{card_title(card)}." if not name else f"{name}: {cards_phrase([card])}."
    if len(cards.cards) == 1:
        return text
    return f"{text} {translate('Caption', 'Total {total}.').format(total=total_phrase(cards))}"


def _dealer_card(text: str, view: TableView) -> str:
    text = text.format(card=cards_phrase(lying(view).dealer.cards[-1:]))
    return f"{text} {translate('Caption', 'Total {total}.').format(total=total_phrase(lying(view).dealer))}"


def _looked(event: events.DealerLooked) -> str:
    if event.natural:
        return translate("Caption", "The dealer looked: blackjack.")
    return translate("Caption", "The dealer looked: no blackjack.")


def _stood(event: events.HandStood, view: TableView) -> str:
    total = total_phrase(lying(view).boxes[event.box].hands[event.hand])
    name = who(view, event.box, event.hand)
    if name:
        return translate("Caption", "{who} stands on {total}.").format(who=name, total=total)
    return translate("Caption", "You stand on {total}.").format(total=total)


# ---------------------------------------------------------------- questions and results


def _asked(view: TableView) -> str:
    seen = lying(view)
    if seen.turn is None:
        return up_card_sentence(seen)
    if seen.turn.question:
        return f"{up_card_sentence(seen)} {_of_box(view, seen.turn.box, question(view))}"
    box, hand = seen.turn.box, seen.turn.hand
    cards = seen.boxes[box].hands[hand]
    if len(cards.cards) > 2:
        return _player_card(view, box, hand)
    if not who(view, box, hand):
        text = translate("Caption", "You have {cards}, {total}.")
    else:
        text = translate("Caption", "{who}: {cards}, {total}.")
    text = text.format(who=who_of(view, box, hand), cards=cards_phrase(cards.cards), total=total_phrase(cards))
    return f"{text} {up_card_sentence(seen)}"


def question(view: TableView) -> str:
    """The question that a box is asked: insurance, even money or early surrender."""
    seen = lying(view)
    assert seen.turn is not None
    bet = seen.boxes[seen.turn.box].bet
    legal = seen.legal
    if Action.INSURANCE in legal or Action.NO_INSURANCE in legal:
        return translate("Caption", "Insurance for {cost}?").format(cost=money(bet // 2))
    if Action.EVEN_MONEY in legal:
        return translate("Caption", "You have blackjack. Take even money, {amount}, now?").format(amount=money(bet))
    return translate("Caption", "Surrender and keep {amount}?").format(amount=money(bet // 2))


def _summary(view: TableView) -> str:
    """All results of persons and the balance: "Hand 1 wins 55. Hand 2 loses 55. Balance 1,180.".

    Many results are told together: each was told when it was settled, and stands in the results list.
    """
    boxes = lying(view).boxes
    persons = [place for place, box in enumerate(boxes) if sitter_of(box.owner).is_person]
    parts = [part for place in persons for part in _results(view, place)]
    if len(parts) > TOLD_ONE_BY_ONE:
        parts = list(_by_person(view, list(dict.fromkeys(boxes[place].owner for place in persons))))
    if view.cut_card_out:
        parts.append(translate("Caption", "The shoe is shuffled now."))
    parts.append(translate("Caption", "Balance {balance}.").format(balance=money(view.balance)))
    return " ".join(parts)


def _results(view: TableView, place: int) -> Iterator[str]:
    box = lying(view).boxes[place]
    if insured := insurance_sentence(box):
        yield _of_box(view, place, insured)
    yield from (settled_sentence(view, place, number) for number, hand in enumerate(box.hands) if hand.outcome)


def _boxes(numbers: list[int]) -> str:
    if len(numbers) == 1:
        return translate("Hand", "Box {box}").format(box=numbers[0])
    if len(numbers) > TOLD_ONE_BY_ONE:
        return translate("Caption", "%n boxes", None, len(numbers))
    return translate("Caption", "Boxes {numbers}").format(numbers=", ".join(map(str, numbers)))


def _by_person(view: TableView, owners: list[str]) -> Iterator[str]:
    """What each person's boxes gave; several guests are counted, so that the sentence leaves the cards in sight."""
    guests = [owner for owner in owners if sitter_of(owner).name]
    yield from (_together(view, owner) for owner in owners if owner not in guests or len(guests) == 1)
    if len(guests) > 1:
        yield _counted([_net(view, owner) for owner in guests])


def _counted(nets: list[int]) -> str:
    """How the guests came off: "Guests: 2 won, 4 lost, 1 even."."""
    won, lost = sum(net > 0 for net in nets), sum(net < 0 for net in nets)
    told = (
        (won, translate("Caption", "%n won", None, won)),
        (lost, translate("Caption", "%n lost", None, lost)),
        (len(nets) - won - lost, translate("Caption", "%n even", None, len(nets) - won - lost)),
    )
    return translate("Caption", "Guests: {results}.").format(results=", ".join(text for many, text in told if many))


def _net(view: TableView, owner: str) -> int:
    """What all boxes of one person won or lost, insurance too, in hundredths."""
    boxes = [box for box in lying(view).boxes if box.owner == owner]
    net = sum((hand.paid or 0) - hand.wager for box in boxes for hand in box.hands)
    return net + sum((box.insurance_paid or 0) - box.insurance for box in boxes)


def _together(view: TableView, owner: str) -> str:
    """What all boxes of one person gave: "Boxes 1, 2: won 30.", "7 boxes: lost 225."."""
    boxes = [view.place_of(at) + 1 for at, box in enumerate(lying(view).boxes) if box.owner == owner]
    net, sitter = _net(view, owner), sitter_of(owner)
    if net == 0:
        text = translate("Caption", "{who}: neither won nor lost.")
    else:
        won, lost = translate("Caption", "{who}: won {amount}."), translate("Caption", "{who}: lost {amount}.")
        text = won if net > 0 else lost
    who = name_words(sitter.name) or _boxes(boxes)
    return text.format(who=who, amount=money(abs(net)))
