"""Aim, values of the cards, the cards in use, the deal, and how the dealer plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bjdesk.engine.rules import DealerNaturalTakes, DealOrder, HoleCard, Shuffle, Ties
from bjdesk.ui.formats import percent
from bjdesk.ui.rule_text.course import course
from bjdesk.ui.rule_text.section import Section, Sentence, looks
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bjdesk.engine.rules import Rules


def basic_sections(rules: Rules) -> tuple[Section, ...]:
    """The sections that come first."""
    return (
        Section(translate("Rules", "Aim of the game"), tuple(_aim(rules))),
        Section(translate("Rules", "What the cards count"), tuple(_values())),
        Section(translate("Rules", "Cards and shoe"), tuple(_shoe(rules))),
        Section(translate("Rules", "The course of a round"), tuple(course(rules))),
        Section(translate("Rules", "The deal"), tuple(_deal(rules))),
        Section(translate("Rules", "How the dealer plays"), tuple(_dealer(rules))),
    )


def _aim(rules: Rules) -> Iterator[Sentence]:
    yield Sentence(
        "aim.dealer", translate("Rules", "You play against the dealer alone. The hand that comes nearer to 21 wins.")
    )
    yield Sentence(
        "aim.bust", translate("Rules", "A hand over 21 is bust: it loses at once, whatever the dealer gets later.")
    )
    yield Sentence(
        "aim.blackjack",
        translate(
            "Rules", "An ace and a ten-value card as the first two cards are a blackjack. It beats every other 21."
        ),
    )
    match rules.ties:
        case Ties.PUSH:
            yield Sentence("aim.tie-push", translate("Rules", "Equal totals are a push: your wager comes back."))
        case Ties.HOUSE:
            yield Sentence("aim.tie-house", translate("Rules", "At equal totals the house wins."))
    match rules.natural_ties:
        case Ties.PUSH:
            yield Sentence("aim.naturals-push", translate("Rules", "Blackjack against blackjack is a push."))
        case Ties.HOUSE:
            yield Sentence("aim.naturals-house", translate("Rules", "Blackjack against blackjack is won by the house."))


def _values() -> Iterator[Sentence]:
    yield Sentence(
        "values.pips",
        translate("Rules", "Cards from 2 to 10 count what is printed on them. Jack, queen and king count 10."),
    )
    yield Sentence(
        "values.ace", translate("Rules", "An ace counts 11 as long as that keeps the hand within 21, otherwise 1.")
    )
    yield Sentence(
        "values.soft", translate("Rules", "A hand whose ace counts 11 is soft: ace and 6 are soft 17, shown as 7/17.")
    )
    yield Sentence("values.hard", translate("Rules", "Every other hand is hard: ace, 6 and 10 are hard 17."))
    yield Sentence("values.suits", translate("Rules", "The suits make no difference."))


def _shoe(rules: Rules) -> Iterator[Sentence]:
    yield Sentence("shoe.packs", translate("Rules", "The cards come from %n packs of 52 cards.", None, rules.decks))
    match rules.shuffle:
        case Shuffle.EVERY_ROUND:
            yield Sentence("shoe.every-round", translate("Rules", "All cards are shuffled before every round."))
        case Shuffle.CUT_CARD:
            text = translate(
                "Rules", "The cut card lies after {share} of the cards. The round in which it comes is played to its "
                "end, then all cards are shuffled."
            )  # fmt: skip
            share = percent(rules.penetration, decimals=_decimals(rules.penetration))
            yield Sentence("shoe.cut-card", text.format(share=share))
    yield Sentence("shoe.boxes", translate("Rules", "There are %n boxes at the table.", None, rules.boxes))


def _decimals(share: float) -> int:
    """As many decimals of a percentage as the share needs, two at most."""
    return next((n for n in (0, 1) if abs(share * 10 ** (n + 2) % 1 - 0.5) > 0.499), 2)


def _deal(rules: Rules) -> Iterator[Sentence]:
    yield _order(rules)
    yield from _hole_card(rules)
    if not looks(rules):
        yield _natural_takes(rules)


def _order(rules: Rules) -> Sentence:
    second = rules.hole_card is not HoleCard.EUROPEAN
    match rules.deal:
        case DealOrder.PLAYERS_FIRST if second:
            return Sentence(
                "deal.players-first",
                translate("Rules", "Each box gets both its cards at once, then the dealer takes two."),
            )
        case DealOrder.PLAYERS_FIRST:
            return Sentence(
                "deal.players-first-one",
                translate("Rules", "Each box gets both its cards at once, then the dealer takes one."),
            )
        case DealOrder.IN_TURN if second:
            return Sentence(
                "deal.in-turn",
                translate(
                    "Rules", "The cards go round one at a time, to each box in order and to the dealer last, twice."
                ),
            )
        case DealOrder.IN_TURN:
            return Sentence(
                "deal.in-turn-one",
                translate(
                    "Rules",
                    "The cards go round one at a time, to each box in order and then to the dealer; the second time "
                    "only the boxes get one.",
                ),
            )
        case _:
            assert_never(rules.deal)


def _hole_card(rules: Rules) -> Iterator[Sentence]:
    match rules.hole_card:
        case HoleCard.PEEK:
            yield Sentence(
                "deal.face-down", translate("Rules", "The dealer's first card lies open, the second face down.")
            )
            yield Sentence(
                "deal.look",
                translate(
                    "Rules",
                    "If the open card is an ace or counts 10, the dealer looks at the face-down card before you play. "
                    "With a blackjack the round ends there.",
                ),
            )
        case HoleCard.NO_PEEK:
            yield Sentence(
                "deal.face-down", translate("Rules", "The dealer's first card lies open, the second face down.")
            )
            yield Sentence(
                "deal.no-look",
                translate("Rules", "The dealer looks at the face-down card only after all boxes have played."),
            )
        case HoleCard.EUROPEAN:
            yield Sentence(
                "deal.european",
                translate("Rules", "The dealer takes the second card only after all boxes have played."),
            )


def _natural_takes(rules: Rules) -> Sentence:
    match rules.dealer_natural_takes:
        case DealerNaturalTakes.ALL_WAGERS:
            return Sentence(
                "deal.takes-all",
                translate(
                    "Rules",
                    "If the dealer then has a blackjack, all wagers lose, those for doubling and splitting too.",
                ),
            )
        case DealerNaturalTakes.ORIGINAL_WAGERS:
            return Sentence(
                "deal.takes-one",
                translate(
                    "Rules",
                    "If the dealer then has a blackjack, a box loses only its first wager; what was added for doubling "
                    "and splitting comes back. Hands that were bust stay lost.",
                ),
            )
        case _:
            assert_never(rules.dealer_natural_takes)


def _dealer(rules: Rules) -> Iterator[Sentence]:
    if rules.dealer_hits_soft_17:
        yield Sentence(
            "dealer.soft-17",
            translate("Rules", "The dealer draws up to 16 and on soft 17, and stands on hard 17 and above."),
        )
    else:
        yield Sentence(
            "dealer.every-17", translate("Rules", "The dealer draws up to 16 and stands on every 17, a soft one too.")
        )
    yield Sentence(
        "dealer.needs", translate("Rules", "The dealer draws only if a wager still depends on the dealer's total.")
    )
    yield Sentence("dealer.bust", translate("Rules", "If the dealer is bust, every hand still in play wins."))
    yield Sentence("dealer.no-choice", translate("Rules", "The dealer never doubles, splits or surrenders."))
