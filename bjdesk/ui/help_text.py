"""How it is played, which keys there are, where the data lie: what is told without a network, in the player's language.

The rules are told elsewhere (`rule_text`): they differ from table to table.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING, Final

from bjdesk.engine.actions import Action
from bjdesk.frozen import dataclass
from bjdesk.game.changeover import BACKUPS
from bjdesk.ui.dialogs.about import play_money
from bjdesk.ui.dialogs.crash import REPORT
from bjdesk.ui.keys import Press, key_name
from bjdesk.ui.labels import Button, button_words
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.game.changeover import Stored


@dataclass(frozen=True, slots=True)
class Part:
    """A heading, and paragraphs below it."""

    title: str
    paragraphs: tuple[str, ...]


def help_parts(stored: Stored) -> tuple[Part, ...]:
    """The whole help, with the player's own keys and folders in it."""
    return tuple(Part(title(), paragraphs(stored)) for title, paragraphs in _PARTS)


def help_html(parts: tuple[Part, ...]) -> str:
    """The help as simple HTML for a text browser."""
    return "\n".join(
        f"<h3>{escape(part.title)}</h3>{''.join(f'<p>{escape(text)}</p>' for text in part.paragraphs)}"
        for part in parts
    )


def _label(button: Button | Action) -> str:
    return button_words(button).label.replace("\n", " ")


def _round(_: Stored) -> tuple[str, ...]:
    bet = translate("Help", "Press a chip to bet it, then {deal}. The hand nearer to 21 wins; one above 21 is lost.")
    play = translate(
        "Help",
        "{hit} takes another card, {stand} keeps the hand as it is. {double} doubles the bet for one last card, "
        "{split} makes two hands of a pair.",
    )
    again = translate(
        "Help",
        "The results stay until you go on: {rebet} lays the same bet again, {rebet_and_deal} deals at once as well.",
    )
    rules = translate(
        "Help", "{rules} ({key}) tells the rules of this table; there are other rules to choose, and practice."
    )
    return (
        bet.format(deal=_label(Button.DEAL)),
        play.format(
            hit=_label(Action.HIT),
            stand=_label(Action.STAND),
            double=_label(Action.DOUBLE),
            split=_label(Action.SPLIT),
        ),
        translate("Help", "A button that is grey says why: rest the mouse on it."),
        again.format(rebet=_label(Button.REBET), rebet_and_deal=_label(Button.REBET_AND_DEAL)),
        rules.format(rules=_label(Button.RULES), key=key_name(Press.RULES)),
        translate(
            "Help",
            "A round may be left at any moment: every step is saved before you see it, and the next start goes on with "
            "the same next card.",
        ),
    )


def _hands(_: Stored) -> tuple[str, ...]:
    keys = translate("Help", "Every button shows its key. {key} lists all keys; {settings} gives other keys to them.")
    sizes = translate(
        "Help", "{larger} and {smaller} change the size of the text, {language} the language; {full} fills the screen."
    )
    spoken = translate(
        "Help",
        "With a screen reader, {hand} says your hand, {dealer} the dealer's, {money} bet and balance, {table} the "
        "whole table, and {again} the last sentence again.",
    )
    return (
        translate(
            "Help",
            "The left button lays a chip, the right button or the wheel takes it off; a double click on a bet clears "
            "it.",
        ),
        keys.format(key=key_name(Press.KEYS), settings=_label(Button.SETTINGS)),
        sizes.format(
            larger=key_name(Press.LARGER),
            smaller=key_name(Press.SMALLER),
            language=key_name(Press.LANGUAGE),
            full=key_name(Press.FULL_SCREEN),
        ),
        spoken.format(
            hand=key_name(Press.SAY_HAND),
            dealer=key_name(Press.SAY_DEALER),
            money=key_name(Press.SAY_MONEY),
            table=key_name(Press.SAY_TABLE),
            again=key_name(Press.SAY_AGAIN),
        ),
    )


def _money(_: Stored) -> tuple[str, ...]:
    cashier = translate(
        "Help", "{rebuy} ({key}) opens the cashier: it brings money from the wallet to the table, and fills the wallet."
    )
    return play_money(), cashier.format(rebuy=_label(Button.REBUY), key=key_name(Press.REBUY))


def _data(stored: Stored) -> tuple[str, ...]:
    folder = translate("Help", "Rounds, money, backups and your own rule sets lie in {folder}.")
    settings = translate("Help", "The settings lie in {file}.")
    report = translate(
        "Help", "If the program makes a mistake, it writes {report} into the data folder, and sends it nowhere."
    )
    return (
        folder.format(folder=stored.folder),
        settings.format(file=stored.settings),
        translate("Help", "Whoever removes the program keeps all this."),
        report.format(report=REPORT),
    )


def _privacy(_: Stored) -> tuple[str, ...]:
    return (translate("Help", "bjdesk uses no network and sends nothing to anybody. This help needs none either."),)


def _copies(stored: Stored) -> tuple[str, ...]:
    backups = translate(
        "Help",
        "Backups are made by themselves, when the table is closed and while you play, in {folder}. If the stored game "
        "is damaged, the next start offers the newest one.",
    )
    archive = translate(
        "Help",
        "{settings}, “{data}”: everything in one file, to keep elsewhere or to go on with on another machine. The same "
        "place brings it back, or removes all of it.",
    )
    return (
        backups.format(folder=stored.folder / BACKUPS),
        archive.format(settings=_label(Button.SETTINGS), data=translate("Settings", "Your data")),
    )


_PARTS: Final[tuple[tuple[Callable[[], str], Callable[[Stored], tuple[str, ...]]], ...]] = (
    (lambda: translate("Help", "A round"), _round),
    (lambda: translate("Help", "Mouse and keys"), _hands),
    (lambda: translate("Help", "The money"), _money),
    (lambda: translate("Help", "Where your data lie"), _data),
    (lambda: translate("Help", "Privacy"), _privacy),
    (lambda: translate("Help", "Backups, and another machine"), _copies),
)
