"""Insurance and even money."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.engine.rules import InsuranceOn
from bjdesk.ui.rule_text.choices import doubling, splitting
from bjdesk.ui.rule_text.section import Section, Sentence, looks
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bjdesk.engine.rules import Rules


def question_sections(rules: Rules) -> tuple[Section, ...]:
    """Insurance, and even money where there is any."""
    sections = [Section(translate("Rules", "Insurance"), tuple(_insurance(rules)))]
    if rules.even_money:
        sections.append(Section(translate("Rules", "Even money"), tuple(_even_money())))
    return tuple(sections)


def _insurance(rules: Rules) -> Iterator[Sentence]:
    match rules.insurance_on:
        case InsuranceOn.NONE:
            yield Sentence("insurance.none", translate("Rules", "There is no insurance."))
            return
        case InsuranceOn.ACE:
            yield Sentence(
                "insurance.ace",
                translate("Rules", "If the dealer shows an ace, each box is asked whether it wants insurance."),
            )
        case InsuranceOn.ACE_TEN:
            yield Sentence(
                "insurance.ace-ten",
                translate(
                    "Rules",
                    "If the dealer shows an ace or a ten-value card, each box is asked whether it wants insurance.",
                ),
            )
    yield Sentence(
        "insurance.price",
        translate("Rules", "Insurance costs half the first wager. It pays 2 to 1 if the dealer has a blackjack."),
    )
    if looks(rules):
        yield Sentence(
            "insurance.lost-look",
            translate("Rules", "Without a blackjack it is lost as soon as the dealer has looked, and play goes on."),
        )
    else:
        yield Sentence(
            "insurance.lost-end", translate("Rules", "Without a blackjack it is lost at the end of the round.")
        )
    yield _with_natural(rules)
    yield from _ends_options(rules)


def _with_natural(rules: Rules) -> Sentence:
    if not rules.insurance_with_natural:
        return Sentence(
            "insurance.no-blackjack", translate("Rules", "A box with a blackjack is not asked for insurance.")
        )
    if not rules.even_money:
        return Sentence("insurance.blackjack", translate("Rules", "A box with a blackjack may insure as well."))
    if rules.insurance_on is InsuranceOn.ACE_TEN:
        return Sentence(
            "insurance.blackjack-ten",
            translate("Rules", "A box with a blackjack may insure against a ten-value card only."),
        )
    return Sentence("insurance.no-blackjack", translate("Rules", "A box with a blackjack is not asked for insurance."))


def _ends_options(rules: Rules) -> Iterator[Sentence]:
    if doubling(rules) and splitting(rules):
        if rules.insurance_ends_options:
            yield Sentence("insurance.ends-both", translate("Rules", "An insured box may no longer double or split."))
        else:
            yield Sentence("insurance.still-both", translate("Rules", "An insured box may still double and split."))
    elif doubling(rules):
        if rules.insurance_ends_options:
            yield Sentence("insurance.ends-double", translate("Rules", "An insured box may no longer double."))
        else:
            yield Sentence("insurance.still-double", translate("Rules", "An insured box may still double."))
    elif splitting(rules):
        if rules.insurance_ends_options:
            yield Sentence("insurance.ends-split", translate("Rules", "An insured box may no longer split."))
        else:
            yield Sentence("insurance.still-split", translate("Rules", "An insured box may still split."))


def _even_money() -> Iterator[Sentence]:
    yield Sentence(
        "even-money.offer",
        translate(
            "Rules",
            "If you have a blackjack and the dealer shows an ace, you may take 1 to 1 at once, "
            "whatever the dealer has.",
        ),
    )
    yield Sentence(
        "even-money.no", translate("Rules", "After a no, your blackjack is settled against the dealer's hand.")
    )
