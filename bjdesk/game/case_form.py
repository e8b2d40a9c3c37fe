"""A set-up round as written: its form, its rules, its cards and its bets, judged in this order."""

from __future__ import annotations

import json
from collections import Counter
from enum import Enum
from functools import lru_cache
from typing import NoReturn

from bjdesk.engine.cards import Card
from bjdesk.engine.dealing import dealing_order
from bjdesk.engine.errors import NotationError, RulesError
from bjdesk.engine.money import parse_money
from bjdesk.engine.notation import parse_card
from bjdesk.engine.presets import rules_named
from bjdesk.engine.round import BoxBet
from bjdesk.engine.rules import HoleCard, Rules, rules_from_options
from bjdesk.engine.shoe import Shoe
from bjdesk.frozen import dataclass

PLAYER = "player"
"""Whose purse all boxes of a case play from."""


class Fault(Enum):
    """Why a case can't be played; the value is the answer's error code."""

    BAD_CASE = "bad-case"
    BAD_RULES = "bad-rules"
    BAD_CARD = "bad-card"
    BAD_BET = "bad-bet"
    NOT_ENOUGH_CARDS = "not-enough-cards"
    ILLEGAL_ACTION = "illegal-action"


class CaseRefused(ValueError):
    """A case that can't be played; the message is one English sentence."""

    def __init__(self, fault: Fault, message: str) -> None:
        super().__init__(message)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class SetUp:
    """A case that can be dealt. `balance` in hundredths, before betting; the shoe holds just the cards given."""

    rules: Rules
    shoe: Shoe
    bets: tuple[BoxBet, ...]
    balance: int
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Form:
    """The members of a case, each of its right type and no more judged than that."""

    rules: str | dict[str, object]
    bets: tuple[object, ...]
    cards: tuple[list[str], ...]
    dealer: list[str]
    following: list[str]
    balance: int
    actions: tuple[str, ...]


def parse_json(text: str | bytes) -> object:
    """The JSON value of a text in UTF-8.

    Raises CaseRefused where it is none, `NaN` included, and where its `id` is too large a number to be repeated.
    """
    try:
        decoded = text.decode("utf-8-sig") if isinstance(text, bytes) else text
        value: object = json.loads(decoded, parse_constant=_no_number)
        if isinstance(value, dict):
            json.dumps(value.get("id"), allow_nan=False)
    except (ValueError, RecursionError) as error:
        raise CaseRefused(Fault.BAD_CASE, "this is not JSON") from error
    return value


def read_case(case: object) -> SetUp:
    """Judge a case as parsed from JSON. Raises CaseRefused: form first, then rules, boxes and cards, then bets."""
    form = _read_form(case)
    rules = _rules(form.rules)
    _count_cards(form, rules)
    cards = _read_cards(form, rules)
    bets = tuple(BoxBet(_read_bet(bet, number), PLAYER) for number, bet in enumerate(form.bets, start=1))
    return SetUp(rules, _lay_shoe(rules, form, cards), bets, form.balance, form.actions)


def _no_number(word: str) -> NoReturn:
    message = f"{word} is not a number of JSON"
    raise ValueError(message)


# ---------------------------------------------------------------- form


def _bad_case(message: str) -> NoReturn:
    raise CaseRefused(Fault.BAD_CASE, message)


def _read_form(case: object) -> _Form:
    if not isinstance(case, dict):
        _bad_case("a case is a JSON object")
    rules = case.get("rules")
    if not isinstance(rules, str | dict):
        _bad_case("rules takes a preset's name or an object of options")
    boxes = case.get("boxes")
    if not isinstance(boxes, list):
        _bad_case("boxes takes a list of objects with bet and cards")
    return _Form(
        rules=rules,
        bets=tuple(_bet_of(box) for box in boxes),
        cards=tuple(_words(box, "cards") for box in boxes),
        dealer=_words(case, "dealer"),
        following=_words(case, "next") if "next" in case else [],
        balance=_balance(case.get("balance", "1000.00")),
        actions=_action_words(case.get("actions", [])),
    )


def _bet_of(box: object) -> object:
    if not isinstance(box, dict) or "bet" not in box:
        _bad_case("boxes takes a list of objects with bet and cards")
    return box["bet"]


def _words(members: dict[str, object], name: str) -> list[str]:
    text = members.get(name)
    return text.split() if isinstance(text, str) else _bad_case(f"{name} takes a text of cards")


def _balance(text: object) -> int:
    try:
        return parse_money(text) if isinstance(text, str) else _bad_case("balance takes money in quotes")
    except NotationError as error:
        _bad_case(f"balance: {error}")


def _action_words(words: object) -> tuple[str, ...]:
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        _bad_case("actions takes a list of words")
    return tuple(words)


# ---------------------------------------------------------------- rules


def _rules(given: str | dict[str, object]) -> Rules:
    try:
        return _read_rules(given)
    except RulesError as error:
        raise CaseRefused(Fault.BAD_RULES, str(error)) from error


def _read_rules(given: str | dict[str, object]) -> Rules:
    if isinstance(given, str):
        return rules_named(given)
    try:
        return _rules_of(json.dumps(given))
    except RecursionError:
        # No option is nested this deep: read without a text to remember it by, the fault is named all the same.
        return rules_from_options(given)


@lru_cache(maxsize=256)
def _rules_of(written: str) -> Rules:
    """Read an object of options from JSON. A file of cases has few rule sets: each is read once."""
    return rules_from_options(json.loads(written))


# ---------------------------------------------------------------- cards and bets


def _count_cards(form: _Form, rules: Rules) -> None:
    if not 1 <= len(form.bets) <= rules.boxes:
        _bad_case(f"boxes holds {len(form.bets)} boxes; the table takes 1 to {rules.boxes}")
    for number, words in enumerate(form.cards, start=1):
        if len(words) != 2:
            _bad_case(f"box {number} holds {len(words)} cards instead of 2")
    asked = 1 if rules.hole_card is HoleCard.EUROPEAN else 2
    if len(form.dealer) != asked:
        _bad_case(f"dealer holds {len(form.dealer)} cards instead of {asked}")


def _read_cards(form: _Form, rules: Rules) -> dict[str, Card]:
    """Find the cards by their spelling. Raises CaseRefused for an unreadable one, and for more than the packs hold."""
    given = Counter([word for words in (*form.cards, form.dealer, form.following) for word in words])
    try:
        cards = {word: parse_card(word) for word in given}
    except NotationError as error:
        raise CaseRefused(Fault.BAD_CARD, str(error)) from error
    for word, count in given.items():
        if count > rules.decks:
            message = f"{word} is there {count} times; the shoe holds it {rules.decks} times"
            raise CaseRefused(Fault.BAD_CARD, message)
    return cards


def _read_bet(bet: object, number: int) -> int:
    try:
        if isinstance(bet, str):
            return parse_money(bet)
    except NotationError as error:
        raise CaseRefused(Fault.BAD_BET, f"the bet on box {number}: {error}") from error
    raise CaseRefused(Fault.BAD_BET, f"the bet on box {number} takes money in quotes")


def _lay_shoe(rules: Rules, form: _Form, cards: dict[str, Card]) -> Shoe:
    """Put the cards into the order in which the rules deal them."""
    hands = [iter(words) for words in form.cards]
    dealer = iter(form.dealer)
    first = (next(dealer if seat.box is None else hands[seat.box]) for seat in dealing_order(rules, len(hands)))
    return Shoe(tuple(cards[word] for word in (*first, *form.following)))
