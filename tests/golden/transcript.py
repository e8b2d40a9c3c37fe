"""A round as a text to read: each event, what lies on the table after it, and what is legal at each decision."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from enum import Enum

from bjdesk.engine.actions import Action
from bjdesk.engine.cards import Card
from bjdesk.engine.dealing import deal
from bjdesk.engine.events import Asked, Event, Seat
from bjdesk.engine.money import format_money, parse_money
from bjdesk.engine.notation import card_text, cards_text, parse_cards
from bjdesk.engine.observe import Observation, SeenHand, observe, redact
from bjdesk.engine.play import play
from bjdesk.engine.round import BoxBet, Step
from bjdesk.engine.rules import rules_from_options
from bjdesk.engine.shoe import Shoe

RULE = "-" * 40


def transcript(text: str) -> str:
    """The whole file: its head (rules, bets, balance, shoe, actions), and the round that this head leads to."""
    head = text.partition(RULE)[0]
    given = dict(line.split(": ", 1) for line in head.strip().splitlines() if not line.startswith("#"))
    step = deal(
        rules_from_options(json.loads(given["rules"])),
        Shoe(parse_cards(given["shoe"])),
        [BoxBet(parse_money(bet), "player") for bet in given["bets"].split()],
        {"player": parse_money(given["balance"])},
    )
    lines = [*_tell("deal", step)]
    for word in given.get("actions", "").split():
        step = play(step.round, Action(word))
        lines += _tell(word, step)
    return head + RULE + "\n" + "\n".join(lines) + "\n"


def _tell(word: str, step: Step) -> Iterator[str]:
    yield f"> {word}"
    for event, state in zip(step.events, step.rounds, strict=True):
        seen = observe(state)
        yield f"{_event_text(redact(event, state))}"
        if isinstance(event, Asked):
            yield f"    legal: {' '.join(action.value for action in seen.legal)}"
            refused = (f"{action.value} ({why.value})" for action in Action if (why := seen.why_not(action)))
            yield f"    not:   {', '.join(refused)}"
        else:
            yield f"    {_table_text(seen)}"


def _event_text(event: Event) -> str:
    facts = (f"{field.name}={_fact(field.name, getattr(event, field.name))}" for field in fields(event))
    return " ".join((type(event).__name__, *facts))


def _fact(name: str, value: object) -> str:
    match value:
        case Seat(box=None):
            return "dealer"
        case Seat(box=int(box), hand=hand):
            return f"box {box + 1} hand {hand + 1}"
        case Enum():
            return str(value.value)
        case None | Card():
            return card_text(value)
        case bool():
            return "yes" if value else "no"
        case int() if name in {"box", "hand"}:
            return str(value + 1)
        case int():
            return format_money(value)
        case _:
            raise TypeError(value)


def _table_text(seen: Observation) -> str:
    boxes = (
        f"box {number} " + " ".join(_hand_text(hand) for hand in box.hands)
        + (f" insured {format_money(box.insurance)}" if box.insurance else "")
        for number, box in enumerate(seen.boxes, start=1)
    )  # fmt: skip
    return " | ".join(
        (
            f"dealer {_cards_text(seen.dealer)}",
            *boxes,
            f"balance {format_money(seen.purses[0][1])}",
            f"{seen.cards_left} left" + (", over" if seen.over else ""),
        )
    )


def _cards_text(hand: SeenHand) -> str:
    kind = "natural" if hand.natural else f"soft {hand.total}" if hand.soft else str(hand.total)
    return f"[{cards_text(hand.cards)}] {kind}"


def _hand_text(hand: SeenHand) -> str:
    marks = ("doubled", "from_split", "stood", "surrendered")
    words = [mark for mark in marks if getattr(hand, mark)]
    if hand.outcome is not None and hand.paid is not None:
        words.append(f"{hand.outcome.value} {format_money(hand.paid)}")
    return " ".join((_cards_text(hand), f"at {format_money(hand.wager)}", *words))
