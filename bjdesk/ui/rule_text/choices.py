"""What a player may do with a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bjdesk.engine.actions import Action
from bjdesk.engine.rules import DoubleOn, HoleCard, SplitDeal, SplitOn, Surrender
from bjdesk.ui.labels import button_words
from bjdesk.ui.rule_text.section import Section, Sentence, looks
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bjdesk.engine.rules import Rules


def choice_sections(rules: Rules) -> tuple[Section, ...]:
    """A section for each choice."""
    sections = [
        Section(button_words(Action.HIT).name, tuple(_hit())),
        Section(button_words(Action.STAND).name, tuple(_stand())),
        Section(button_words(Action.DOUBLE).name, tuple(_double(rules))),
        Section(button_words(Action.SPLIT).name, tuple(_split(rules))),
        Section(button_words(Action.SURRENDER).name, tuple(_surrender(rules))),
    ]
    if rules.charlie:
        sections.append(Section(translate("Rules", "Charlie"), tuple(_charlie(rules))))
    return tuple(sections)


def doubling(rules: Rules) -> bool:
    """Whether there is doubling at all."""
    return rules.double_on is not DoubleOn.NONE


def splitting(rules: Rules) -> bool:
    """Whether there is splitting at all."""
    return rules.max_hands > 1


def _hit() -> Iterator[Sentence]:
    yield Sentence(
        "hit.card", translate("Rules", "You get one more card, as often as you like while the hand is under 21.")
    )


def _stand() -> Iterator[Sentence]:
    yield Sentence(
        "stand.keep",
        translate("Rules", "The hand keeps its cards and the next one is played. A hand of 21 stands by itself."),
    )


def _double(rules: Rules) -> Iterator[Sentence]:
    if not doubling(rules):
        yield Sentence("double.none", translate("Rules", "There is no doubling."))
        return
    yield Sentence(
        "double.how",
        translate(
            "Rules", "With two cards you may lay the first wager once more. The hand gets exactly one card and stands."
        ),
    )
    yield from _double_totals(rules)
    if not splitting(rules):
        return
    if rules.double_after_split:
        yield Sentence("double.after-split", translate("Rules", "After a split, doubling is allowed too."))
    else:
        yield Sentence("double.not-after-split", translate("Rules", "After a split there is no doubling."))


def _double_totals(rules: Rules) -> Iterator[Sentence]:
    match rules.double_on:
        case DoubleOn.ANY:
            yield Sentence("double.any", translate("Rules", "Any two cards may be doubled."))
        case DoubleOn.NINE_TO_ELEVEN if rules.soft_doubles:
            yield Sentence("double.nine", translate("Rules", "Only a total of 9, 10 or 11 may be doubled."))
            yield Sentence(
                "double.nine-soft",
                translate("Rules", "A soft hand counts here with its ace as one: ace and 8 are 9 and may be doubled."),
            )
        case DoubleOn.NINE_TO_ELEVEN:
            yield Sentence("double.nine-hard", translate("Rules", "Only a hard total of 9, 10 or 11 may be doubled."))
        case DoubleOn.TEN_TO_ELEVEN if rules.soft_doubles:
            yield Sentence("double.ten", translate("Rules", "Only a total of 10 or 11 may be doubled."))
            yield Sentence(
                "double.ten-soft",
                translate("Rules", "A soft hand counts here with its ace as one: ace and 9 are 10 and may be doubled."),
            )
        case DoubleOn.TEN_TO_ELEVEN:
            yield Sentence("double.ten-hard", translate("Rules", "Only a hard total of 10 or 11 may be doubled."))
        case DoubleOn.NONE:
            return


def _split(rules: Rules) -> Iterator[Sentence]:
    if not splitting(rules):
        yield Sentence("split.none", translate("Rules", "There is no splitting."))
        return
    yield Sentence(
        "split.how",
        translate(
            "Rules", "A pair becomes two hands. The first wager is laid once more, and each hand is played by itself."
        ),
    )
    match rules.split_on:
        case SplitOn.VALUE:
            yield Sentence(
                "split.value", translate("Rules", "Two cards of the same value are a pair, a king and a 10 as well.")
            )
        case SplitOn.RANK:
            yield Sentence(
                "split.rank",
                translate("Rules", "Only two cards of the same rank are a pair: two kings, but not a king and a 10."),
            )
    yield Sentence("split.hands", translate("Rules", "One box can become %n hands at most.", None, rules.max_hands))
    yield _second_cards(rules)
    yield Sentence("split.shown", translate("Rules", "A frame, an arrow and words show which hand is in play."))
    yield from _split_aces(rules)
    yield Sentence(
        "split.not-blackjack", translate("Rules", "An ace and a ten-value card after a split are 21, not a blackjack.")
    )


def _second_cards(rules: Rules) -> Sentence:
    match rules.split_deal:
        case SplitDeal.AT_SPLIT:
            return Sentence("split.at-once", translate("Rules", "Both hands get their second card at once."))
        case SplitDeal.WHEN_ACTIVE:
            return Sentence(
                "split.in-turn",
                translate("Rules", "The first hand gets its second card at once, the other when its turn comes."),
            )
        case _:
            assert_never(rules.split_deal)


def _split_aces(rules: Rules) -> Iterator[Sentence]:
    if rules.hit_split_aces:
        yield Sentence("split.aces-played", translate("Rules", "Split aces are played like any other hand."))
    else:
        yield Sentence("split.aces-one-card", translate("Rules", "Split aces get one card each and stand."))
    if rules.max_hands == 2:
        return  # one split is all there is, for aces and others
    if rules.resplit_aces:
        yield Sentence("split.aces-again", translate("Rules", "A split ace that draws another ace may be split again."))
    else:
        yield Sentence("split.aces-once", translate("Rules", "Aces may be split only once."))


def _surrender(rules: Rules) -> Iterator[Sentence]:
    match rules.surrender:
        case Surrender.NONE:
            yield Sentence("surrender.none", translate("Rules", "There is no surrender."))
        case Surrender.LATE:
            yield from _first_decision()
            yield from _late(rules)
        case Surrender.EARLY:
            yield from _first_decision()
            yield from _early(rules)


def _first_decision() -> Iterator[Sentence]:
    yield Sentence(
        "surrender.first",
        translate(
            "Rules",
            "As the first decision of a box that has not been split you may give up: half the wager comes back.",
        ),
    )


def _late(rules: Rules) -> Iterator[Sentence]:
    if looks(rules):
        yield Sentence("surrender.looked", translate("Rules", "By then the dealer has looked for a blackjack."))
    elif rules.hole_card is HoleCard.NO_PEEK:
        yield Sentence(
            "surrender.hole-card",
            translate("Rules", "If the dealer's face-down card makes a blackjack, the whole wager is lost."),
        )
    else:
        yield Sentence(
            "surrender.second-card",
            translate("Rules", "If the dealer's second card makes a blackjack, the whole wager is lost."),
        )


def _early(rules: Rules) -> Iterator[Sentence]:
    yield Sentence("surrender.safe", translate("Rules", "The half is safe, whatever the dealer has."))
    if looks(rules):
        yield Sentence(
            "surrender.asked",
            translate(
                "Rules",
                "Against an ace or a ten-value card you are asked before the dealer looks. After a no, surrender is "
                "not offered again.",
            ),
        )


def _charlie(rules: Rules) -> Iterator[Sentence]:
    yield Sentence("charlie.wins", translate(
        "Rules", "A hand of %n cards that is not bust wins 1 to 1 at once, against any hand of the dealer.", None,
        rules.charlie,
    ))  # fmt: skip
    if splitting(rules):
        yield Sentence("charlie.split", translate("Rules", "This holds for split hands too."))
