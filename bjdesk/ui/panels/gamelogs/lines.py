"""A kept round line by line: each has its words for the eye, its cards, and one sentence for a screen reader.

What the window shows, what is copied as text and what is painted as a picture all come from these lines.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from bjdesk.engine.events import Outcome
from bjdesk.frozen import dataclass
from bjdesk.game.seats import Who, sitter_of
from bjdesk.ui import coach_words
from bjdesk.ui.card_names import capitalized
from bjdesk.ui.formats import count, date_time, money, money_signed, percent
from bjdesk.ui.hand_sentences import total_phrase
from bjdesk.ui.outcomes import outcome_name
from bjdesk.ui.panels.gamelog_words import spoken_cards
from bjdesk.ui.rules_names import rules_title
from bjdesk.ui.seat_words import box_of
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bjdesk.engine.actions import Action
    from bjdesk.game.records import BoxRecord, Decision, HandRecord, RoundRecord


class LineKind(Enum):
    """How a line is drawn."""

    TITLE = auto()  # the round and its result
    UNDER = auto()  # a muted line of its own
    SECTION = auto()  # small capitals
    HAND = auto()  # cards, and how they ended
    FACT = auto()  # a name and a value
    CHOICE = auto()  # a decision and what it cost
    CODE = auto()  # a name, and a long run of signs under it


class Tone(Enum):
    """What the value of a line says by its colour too; its words and signs say it first."""

    PLAIN = auto()
    GOOD = auto()
    BAD = auto()


@dataclass(frozen=True, slots=True)
class Line:
    """`text` at the left, `value` at the right; `cards` as notation; `spoken` is all of it in words."""

    kind: LineKind
    text: str
    value: str = ""
    spoken: str = ""
    cards: str = ""
    action: Action | None = None
    tone: Tone = Tone.PLAIN

    @property
    def sentence(self) -> str:
        """What is read out, and copied."""
        return self.spoken or (f"{self.text}: {self.value}" if self.value else self.text)


def lines_of(row: RoundRecord, owner: str, costs: Mapping[int, float]) -> tuple[Line, ...]:
    """A round as one person had it: `costs` of its decisions in first wagers, by their numbers, from 1."""
    return tuple(_lines(row, owner, costs))


def _lines(row: RoundRecord, owner: str, costs: Mapping[int, float]) -> Iterator[Line]:
    net = row.net_of(owner)
    title = translate("Gamelog", "Round {number}").format(number=count(row.number))
    yield Line(LineKind.TITLE, title, money_signed(net), tone=_tone(net))
    yield Line(LineKind.UNDER, f"{date_time(row.when)} · {rules_title(row.rules_name)}")
    if row.finished_by_program:
        yield Line(LineKind.UNDER, translate("Gamelog", "Finished by the program: you had left."))
    yield from _dealer(row)
    for box in row.boxes:
        yield from _box(row, box)
    yield from _choices(row, costs)
    yield from _money(row, owner)
    yield from _shoe(row)


def _tone(amount: int) -> Tone:
    return Tone.GOOD if amount > 0 else Tone.BAD if amount < 0 else Tone.PLAIN


def _dealer(row: RoundRecord) -> Iterator[Line]:
    name, total = translate("Gamelog", "Dealer"), capitalized(total_phrase(row.dealer))
    yield Line(LineKind.SECTION, name)
    yield Line(LineKind.HAND, "", total, f"{name}: {spoken_cards(row.dealer.cards)}, {total}", row.dealer.cards)


def _box(row: RoundRecord, box: BoxRecord) -> Iterator[Line]:
    name = _box_name(row, box)
    bet = translate("Gamelog", "bet {bet}").format(bet=money(box.bet))
    yield Line(LineKind.SECTION, name, bet)
    for hand in box.hands:
        yield _hand(name, hand)
    if box.insurance is not None:
        net = box.insurance_paid - box.insurance
        wager = translate("Gamelog", "Insurance {wager}").format(wager=money(box.insurance))
        yield Line(LineKind.FACT, wager, money_signed(net), tone=_tone(net))


def _box_name(row: RoundRecord, box: BoxRecord) -> str:
    alone = len(row.boxes) == 1 and sitter_of(box.owner).who is Who.PLAYER
    return translate("Gamelog", "Your hand") if alone else box_of(box.place, box.owner)


def _hand(name: str, hand: HandRecord) -> Line:
    assert hand.outcome is not None, "a kept hand has ended"
    net = hand.paid - hand.wager
    outcome = outcome_name(hand.outcome)
    value = f"{outcome} {money_signed(net)}" if net else outcome
    parts = [capitalized(total_phrase(hand))]
    if hand.doubled:
        parts.append(translate("Gamelog", "doubled to {wager}").format(wager=money(hand.wager)))
    text = " · ".join(parts)
    spoken = f"{name}: {spoken_cards(hand.cards)}, {', '.join(parts)}. {value}"
    tone = Tone.PLAIN if hand.outcome is Outcome.PUSH else _tone(net)
    return Line(LineKind.HAND, text, value, spoken, hand.cards, tone=tone)


def _choices(row: RoundRecord, costs: Mapping[int, float]) -> Iterator[Line]:
    if not row.decisions:
        return
    yield Line(LineKind.SECTION, translate("Gamelog", "Choices"))
    for number, made in enumerate(row.decisions, start=1):
        yield _choice(row, made, costs.get(number))


def _choice(row: RoundRecord, made: Decision, cost: float | None) -> Line:
    box = next(box for box in row.boxes if box.place == made.box)
    name = coach_words.action_name(made.action)
    text = f"{_place(row, box, made)}{name}"
    if cost is None:
        return Line(LineKind.CHOICE, text, "", action=made.action)
    if cost < coach_words.LEAST_COST:
        return Line(LineKind.CHOICE, text, translate("Gamelog", "right"), action=made.action, tone=Tone.GOOD)
    lost = translate("Gamelog", "cost {share} ({amount})").format(
        share=percent(cost), amount=money(round(cost * box.bet))
    )
    return Line(LineKind.CHOICE, text, lost, action=made.action, tone=Tone.BAD)


def _place(row: RoundRecord, box: BoxRecord, made: Decision) -> str:
    """Whose decision it was, where it could be another's."""
    parts = [] if len(row.boxes) == 1 else [box_of(box.place, box.owner)]
    if len(box.hands) > 1:
        parts.append(translate("Hand", "Hand {hand}").format(hand=made.hand + 1))
    return "".join(f"{part}: " for part in [", ".join(parts)] if part)


def _money(row: RoundRecord, owner: str) -> Iterator[Line]:
    bet, net = row.bet_of(owner), row.net_of(owner)
    yield Line(LineKind.SECTION, translate("Gamelog", "Money"))
    held = row.balance_of(owner)
    if held is not None:
        yield Line(LineKind.FACT, translate("Gamelog", "Balance before"), money(held[0]))
    yield Line(LineKind.FACT, translate("Gamelog", "All bets"), money(bet))
    yield Line(LineKind.FACT, translate("Gamelog", "Paid back"), money(bet + net))
    yield Line(LineKind.FACT, translate("Gamelog", "Won or lost"), money_signed(net), tone=_tone(net))
    if held is not None:
        yield Line(LineKind.FACT, translate("Gamelog", "Balance after"), money(held[1]))


def _shoe(row: RoundRecord) -> Iterator[Line]:
    yield Line(LineKind.SECTION, translate("Gamelog", "The shoe"))
    shoe = translate("Gamelog", "Shoe {number}, from card {card} of {cards}")
    cards = 52 * row.packs
    yield Line(
        LineKind.UNDER,
        shoe.format(number=count(row.shoe_number), card=count(row.shoe_position + 1), cards=count(cards)),
    )
    yield Line(LineKind.CODE, translate("Gamelog", "Fingerprint shown before the bet"), row.commitment)
    if row.seed is None:
        yield Line(LineKind.UNDER, translate("Gamelog", "The seed is shown once the shoe is done."))
    else:
        yield Line(LineKind.CODE, translate("Gamelog", "Seed"), row.seed)
    if row.client_text:
        yield Line(LineKind.CODE, translate("Gamelog", "Your text for the shoe"), row.client_text)


def with_note(lines: tuple[Line, ...], note: str) -> tuple[Line, ...]:
    """The lines, and what was noted under them."""
    if not note:
        return lines
    return (*lines, Line(LineKind.SECTION, translate("Gamelog", "Note")), Line(LineKind.UNDER, note))


def text_of(lines: tuple[Line, ...]) -> str:
    """The lines as plain text."""
    told = [("\n" if line.kind is LineKind.SECTION else "") + line.sentence for line in lines]
    return "\n".join(told) + "\n"
