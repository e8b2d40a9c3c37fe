"""What the buttons do, what is kept when play is interrupted, and what the house may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.ui.labels import Button, button_words
from bjdesk.ui.rule_text.section import Row, Section, Sentence
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bjdesk.engine.rules import Rules


def around_sections(rules: Rules) -> tuple[Section, ...]:
    """The sections that come last."""
    return (
        Section(translate("Rules", "Betting"), tuple(_betting(rules)), tuple(_betting_buttons())),
        Section(translate("Rules", "Other buttons"), (), tuple(_other_buttons())),
        Section(translate("Rules", "If play is interrupted"), tuple(_interrupted())),
        Section(translate("Rules", "Play money and the house"), tuple(_house())),
    )


def _betting(rules: Rules) -> Iterator[Sentence]:
    if rules.boxes == 1:
        yield Sentence(
            "betting.chip",
            translate("Rules", "A press on a chip bets it. A press on the stack takes its last chip off."),
        )
    else:
        yield Sentence("betting.box", translate(
            "Rules", "A press on a chip picks it, a press on a box bets it there. A press on a stack takes its last "
            "chip off."
        ))  # fmt: skip
    yield Sentence("betting.bounds", translate("Rules", "A bet can't pass the maximum or the balance."))
    yield Sentence(
        "betting.shown",
        translate("Rules", "MIN and MAX stand at the top left, balance, bet and win at the lower left."),
    )
    text = translate("Rules", "Where the balance is too small, a window says what is missing and leads to {rebuy}.")
    yield Sentence("betting.missing", text.format(rebuy=_label(Button.REBUY)))
    text = translate("Rules", "From {deal} on the bets stay as they are, until the round is over.")
    yield Sentence("betting.rests", text.format(deal=_label(Button.DEAL)))
    if rules.boxes > 1:
        yield from _seats()


def _seats() -> Iterator[Sentence]:
    yield Sentence("seats.who", translate(
        "Rules", "Each box is played by you, by a guest with money of the guest's own, or by a computer player with "
        "pretended money."
    ))  # fmt: skip
    yield Sentence("seats.change", translate("Rules", "A press on the seat under a box changes that, between rounds."))


def _betting_buttons() -> Iterator[Row]:
    yield Row("button.clear", _label(Button.CLEAR), translate("Rules", "takes the whole bet back"))
    yield Row("button.undo", _label(Button.UNDO), translate("Rules", "takes the last act back"))
    yield Row("button.double-bet", _label(Button.DOUBLE_BET), translate("Rules", "lays as much again"))
    yield Row("button.deal", _label(Button.DEAL), translate("Rules", "begins the round, from the minimum on"))
    yield Row("button.rebet", _label(Button.REBET), translate("Rules", "lays the bet of the last round, and waits"))
    yield Row(
        "button.rebet-and-deal",
        _label(Button.REBET_AND_DEAL),
        translate("Rules", "lays the bet of the last round and deals"),
    )


def _other_buttons() -> Iterator[Row]:
    yield Row(
        "button.rebuy",
        _label(Button.REBUY),
        translate("Rules", "moves money from the wallet to the table, between rounds"),
    )
    yield Row("button.rules", _label(Button.RULES), translate("Rules", "shows this text, at any time"))
    yield Row("button.gamelogs", _label(Button.GAMELOGS), translate("Rules", "shows the rounds that you have played"))
    yield Row("button.version", _label(Button.VERSION), translate("Rules", "shows which version of the game this is"))
    yield Row(
        "button.exit-game", _label(Button.EXIT_GAME), translate("Rules", "leaves the game; a running round is kept")
    )


def _label(button: Button) -> str:
    return button_words(button).label.replace("\n", " ")


def _interrupted() -> Iterator[Sentence]:
    yield Sentence("kept.saved", translate("Rules", "Every step is saved before you see it."))
    yield Sentence(
        "kept.waits",
        translate(
            "Rules", "A round that waits for you goes on at the same point at the next start, with the same next card."
        ),
    )
    yield Sentence(
        "kept.finished",
        translate(
            "Rules", "A round that waits for nobody is finished by the program. You find it in the gamelogs, marked."
        ),
    )
    yield Sentence("kept.no-rebet", translate("Rules", "After a resumed round the last bet is not offered again."))


def _house() -> Iterator[Sentence]:
    yield Sentence("house.play-money", translate("Rules", "All money in this game is play money."))
    text = translate("Rules", "The cashier, behind {rebuy}, adds play money to the wallet.")
    yield Sentence("house.cashier", text.format(rebuy=_label(Button.REBUY)))
    yield Sentence("house.same-odds", translate("Rules", "Rules and odds would be the same with any other money."))
    yield Sentence(
        "house.by-its-rules", translate("Rules", "A round is played to its end by the rules under which it was dealt.")
    )
    yield Sentence(
        "house.order",
        translate("Rules", "The order of the cards is fixed before the deal, and nobody can change it afterwards."),
    )
