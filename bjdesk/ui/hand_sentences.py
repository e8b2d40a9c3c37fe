"""Hands in words: totals, who holds them, and one sentence for a hand's place in the accessible tree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.engine.events import Outcome
from bjdesk.game.seats import Who, sitter_of
from bjdesk.ui.card_names import cards_phrase
from bjdesk.ui.formats import money
from bjdesk.ui.seat_words import box_of
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.engine.observe import Observation, SeenBox, SeenHand
    from bjdesk.game.records import HandRecord
    from bjdesk.game.view import TableView


def total_phrase(hand: SeenHand | HandRecord) -> str:
    """The total of the visible cards: "soft 17", "17", "24, bust", "blackjack"."""
    if hand.natural:
        return translate("Hand", "blackjack")
    if hand.total > 21:
        return translate("Hand", "{total}, bust").format(total=hand.total)
    if hand.soft:
        #: A total in which an ace counts 11.
        return translate("Hand", "soft {total}").format(total=hand.total)
    return str(hand.total)


def lying(view: TableView) -> Observation:
    """What lies on the table, for those who know that something does."""
    assert view.observation is not None
    return view.observation


def who(view: TableView, box: int, hand: int) -> str:
    """Who holds a hand: "" where only one can be meant, else "Hand 1", "Box 2", "Box 2, hand 1"."""
    hands = len(lying(view).boxes[box].hands)
    if alone(view):
        return "" if hands == 1 else translate("Hand", "Hand {hand}").format(hand=hand + 1)
    if hands == 1:
        return who_box(view, box)
    return translate("Hand", "{box}, hand {hand}").format(box=who_box(view, box), hand=hand + 1)


def alone(view: TableView) -> bool:
    """Whether the player's is the only box in play: then "you" is enough."""
    boxes = lying(view).boxes
    return len(boxes) == 1 and sitter_of(boxes[0].owner).who is Who.PLAYER


def who_of(view: TableView, box: int, hand: int) -> str:
    """Who holds a hand, and of how many: "Hand 1 of 2". Never empty."""
    hands = len(lying(view).boxes[box].hands)
    if hands == 1:
        return who(view, box, hand) or translate("Hand", "Your hand")
    if alone(view):
        return translate("Hand", "Hand {hand} of {hands}").format(hand=hand + 1, hands=hands)
    text = translate("Hand", "{box}, hand {hand} of {hands}")
    return text.format(box=who_box(view, box), hand=hand + 1, hands=hands)


def who_box(view: TableView, box: int) -> str:
    """A box of the round by its number at the table, and who plays it where that is not the player."""
    return box_of(view.place_of(box), lying(view).boxes[box].owner)


def dealer_sentence(observation: Observation) -> str:
    """The dealer's hand in one sentence: "Dealer's hand: 10 of spades and face-down card, shows 10."."""
    dealer = observation.dealer
    if not dealer.cards:
        return translate("Hand", "Dealer's hand: no cards.")
    cards, total = cards_phrase(dealer.cards), total_phrase(dealer)
    if None in dealer.cards:
        return translate("Hand", "Dealer's hand: {cards}, shows {total}.").format(cards=cards, total=total)
    return translate("Hand", "Dealer's hand: {cards}, total {total}.").format(cards=cards, total=total)


def hand_sentence(view: TableView, box: int, hand: int) -> str:
    """A player's hand in one sentence: cards, total, bet, whether it is active, result. `box` is the round's."""
    seen = lying(view).boxes[box].hands[hand]
    if not seen.cards:
        parts = [translate("Hand", "no cards")]
    else:
        parts = [cards_phrase(seen.cards), translate("Hand", "total {total}").format(total=total_phrase(seen))]
    parts.append(translate("Hand", "bet {bet}").format(bet=money(seen.wager)))
    turn = lying(view).turn
    if turn is not None and (turn.box, turn.hand) == (box, hand):
        #: Said of the hand that is being played.
        parts.append(translate("Hand", "active"))
    if seen.outcome is not None:
        parts.append(result_phrase(seen))
    elif seen.surrendered:
        #: Said of a hand that was given up and waits for its half.
        parts.append(translate("Hand", "surrendered"))
    return f"{who_of(view, box, hand)}: {', '.join(parts)}."


def result_phrase(hand: SeenHand) -> str:
    """How a settled hand ended, within a sentence: "wins 55", "push"."""
    assert hand.outcome is not None
    paid = hand.paid or 0
    amount = money(abs(paid - hand.wager))
    match hand.outcome:
        case Outcome.PUSH:
            return translate("Hand", "push")
        case Outcome.LOSE | Outcome.BUST:
            return translate("Hand", "loses {amount}").format(amount=amount)
        case Outcome.SURRENDER:
            return translate("Hand", "surrendered, loses {amount}").format(amount=amount)
        case Outcome.NATURAL | Outcome.WIN | Outcome.EVEN_MONEY | Outcome.CHARLIE:
            return translate("Hand", "wins {amount}").format(amount=amount)


def settled_sentence(view: TableView, box: int, hand: int) -> str:
    """What a hand won or lost: "Hand 1 wins 55.", "You lose 55.", "Push. Your bet of 55 comes back."."""
    seen = lying(view).boxes[box].hands[hand]
    name = who(view, box, hand)
    assert seen.outcome is not None
    if not name:
        return _yours(seen, seen.outcome)
    if seen.outcome is Outcome.PUSH:
        return translate("Hand", "{who}: push.").format(who=name)
    return f"{name} {result_phrase(seen)}."


def _yours(seen: SeenHand, outcome: Outcome) -> str:
    amount = money(abs((seen.paid or 0) - seen.wager))
    match outcome:
        case Outcome.NATURAL:
            return translate("Hand", "Blackjack wins {amount}.").format(amount=amount)
        case Outcome.WIN:
            return translate("Hand", "You win {amount}.").format(amount=amount)
        case Outcome.EVEN_MONEY:
            return translate("Hand", "Even money wins {amount}.").format(amount=amount)
        case Outcome.CHARLIE:
            return translate("Hand", "Charlie wins {amount}.").format(amount=amount)
        case Outcome.PUSH:
            return translate("Hand", "Push. Your bet of {bet} comes back.").format(bet=money(seen.wager))
        case Outcome.LOSE:
            return translate("Hand", "You lose {amount}.").format(amount=amount)
        case Outcome.BUST:
            return translate("Hand", "Bust. You lose {amount}.").format(amount=amount)
        case Outcome.SURRENDER:
            return translate("Hand", "Surrendered. You lose {amount}.").format(amount=amount)


def insurance_sentence(box: SeenBox) -> str:
    """What an insurance wager won or lost; "" if there is none or it is still open."""
    if not box.insurance or box.insurance_paid is None:
        return ""
    net = box.insurance_paid - box.insurance
    if net > 0:
        return translate("Hand", "Insurance wins {amount}.").format(amount=money(net))
    return translate("Hand", "Insurance loses {amount}.").format(amount=money(-net))


def up_card_sentence(observation: Observation) -> str:
    """What the dealer shows; "" before the dealer has a card."""
    shown = [card for card in observation.dealer.cards if card is not None]
    return translate("Hand", "Dealer shows {card}.").format(card=cards_phrase(shown)) if shown else ""
