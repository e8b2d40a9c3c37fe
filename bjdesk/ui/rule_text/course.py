"""The course of a round, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.engine.rules import HoleCard, InsuranceOn, Surrender
from bjdesk.ui.rule_text.section import Sentence, looks
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bjdesk.engine.rules import Rules


def course(rules: Rules) -> Iterator[Sentence]:
    """What comes first, what next, and what last."""
    yield Sentence(
        "course.deal", translate("Rules", "First all wagers are laid, then the cards are dealt. Your cards lie open.")
    )
    yield from _before_play(rules)
    yield Sentence(
        "course.blackjack",
        translate("Rules", "A blackjack is not played on. It is paid as soon as the dealer can't have one."),
    )
    yield from _turns(rules)
    yield Sentence("course.balance", translate("Rules", "What the balance does not cover is not offered."))
    yield _dealer(rules)
    yield Sentence(
        "course.settling",
        translate("Rules", "Last, what is still open is settled, box by box and hand by hand."),
    )
    yield Sentence(
        "course.results", translate("Rules", "The results stand under the cards, and in the list of results.")
    )


def _before_play(rules: Rules) -> Iterator[Sentence]:
    insurance = rules.insurance_on is not InsuranceOn.NONE
    if insurance and rules.even_money:
        yield Sentence(
            "course.questions", translate("Rules", "Then come the questions, box by box: insurance and even money.")
        )
    elif insurance:
        yield Sentence("course.insurance", translate("Rules", "Then comes the question of insurance, box by box."))
    elif rules.even_money:
        yield Sentence("course.even-money", translate("Rules", "Then comes the question of even money, box by box."))
    if not looks(rules):
        return
    if rules.surrender is Surrender.EARLY:
        yield Sentence("course.surrender", translate("Rules", "The question of surrender comes next, box by box."))
    yield Sentence(
        "course.look",
        translate(
            "Rules", "Then the dealer looks, if an ace or a ten-value card lies open, and only then the boxes play."
        ),
    )


def _turns(rules: Rules) -> Iterator[Sentence]:
    splits = rules.max_hands > 1
    if rules.boxes > 1 and splits:
        yield Sentence(
            "course.boxes-and-hands",
            translate("Rules", "The boxes play in their order, and the hands of a split box in theirs."),
        )
    elif rules.boxes > 1:
        yield Sentence("course.boxes", translate("Rules", "The boxes play in their order."))
    elif splits:
        yield Sentence("course.hands", translate("Rules", "The hands of a split box play in their order."))


def _dealer(rules: Rules) -> Sentence:
    if rules.hole_card is HoleCard.EUROPEAN:
        return Sentence(
            "course.dealer-takes",
            translate(
                "Rules",
                "When the boxes are done, the dealer takes the second card if a wager still depends on it, and plays.",
            ),
        )
    return Sentence(
        "course.dealer-turns",
        translate("Rules", "When the boxes are done, the dealer turns the face-down card and plays."),
    )
