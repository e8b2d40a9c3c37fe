"""What is paid, and the limits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.engine.rules import InsuranceOn, Surrender, Ties
from bjdesk.ui.card_names import joined
from bjdesk.ui.formats import chip_value, money, ratio
from bjdesk.ui.rule_text.section import Row, Section, Sentence
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bjdesk.engine.rules import Rules

EXAMPLE = 10_00
"""The wager of the example, in hundredths."""


def payment_sections(rules: Rules) -> tuple[Section, ...]:
    """Payouts and limits."""
    return (
        Section(translate("Rules", "What is paid"), (_example(rules),), tuple(_payouts(rules))),
        Section(translate("Rules", "Limits"), (), tuple(_limits(rules))),
    )


def _example(rules: Rules) -> Sentence:
    gain, stake = (int(part) for part in rules.natural_pays.value.split(":"))
    text = translate("Rules", "With a wager of {bet} a blackjack wins {win} and any other win is {bet}.")
    return Sentence("pay.example", text.format(bet=money(EXAMPLE), win=money(EXAMPLE * gain // stake)))


def _payouts(rules: Rules) -> Iterator[Row]:
    yield Row("pay.blackjack", translate("Rules", "Blackjack"), ratio(rules.natural_pays.value))
    yield Row("pay.win", translate("Rules", "Win"), ratio("1:1"))
    if rules.charlie:
        yield Row("pay.charlie", translate("Rules", "Charlie"), ratio("1:1"))
    yield Row("pay.tie", translate("Rules", "Equal totals"), _tie(rules.ties))
    yield Row("pay.naturals", translate("Rules", "Blackjack on both sides"), _tie(rules.natural_ties))
    if rules.insurance_on is not InsuranceOn.NONE:
        yield Row("pay.insurance", translate("Rules", "Insurance"), ratio("2:1"))
    if rules.even_money:
        yield Row("pay.even-money", translate("Rules", "Even money"), ratio("1:1"))
    if rules.surrender is not Surrender.NONE:
        yield Row("pay.surrender", translate("Rules", "Surrender"), translate("Rules", "half the wager comes back"))


def _tie(ties: Ties) -> str:
    match ties:
        case Ties.PUSH:
            return translate("Rules", "the wager comes back")
        case Ties.HOUSE:
            return translate("Rules", "the house wins")


def _limits(rules: Rules) -> Iterator[Row]:
    yield Row("limit.least", translate("Rules", "Smallest first wager of a box"), money(rules.min_bet))
    yield Row("limit.most", translate("Rules", "Largest first wager of a box"), money(rules.max_bet))
    yield Row("limit.chips", translate("Rules", "Chips"), joined([chip_value(chip) for chip in rules.chips]))
