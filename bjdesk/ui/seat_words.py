"""Who sits where, in words: on the seats' plates, in sentences, and in the menu that changes it."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from bjdesk.game.seats import Sitter, Who, sitter_of
from bjdesk.ui.formats import money
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.game.view import TableView


def name_words(name: str) -> str:
    """A guest's name in a line: one that runs from right to left is kept apart, so that it turns nothing around it."""
    turns = any(unicodedata.bidirectional(sign) in {"R", "AL"} for sign in name)
    return f"\N{FIRST STRONG ISOLATE}{name}\N{POP DIRECTIONAL ISOLATE}" if turns else name


def plate_words(sitter: Sitter) -> str:
    """What stands under a circle."""
    match sitter.who:
        case Who.PLAYER:
            #: Under a betting circle: the box is the player's own. Capitals.
            return translate("Seat", "YOU")
        case Who.COMPUTER:
            #: Under a betting circle: a computer player plays the box. Capitals, short.
            return translate("Seat", "COMPUTER")
        case Who.GUEST:
            return name_words(sitter.name)


def plate_name(view: TableView, place: int) -> str:
    """A seat for a screen reader: "Seat 2: computer player", "Seat 3: Ann, balance 1,000"."""
    sitter = view.sitter(place)
    who = sitter_words(sitter)
    if sitter.who is Who.GUEST:
        who = translate("Seat", "{name}, balance {balance}").format(
            name=who, balance=money(view.guests_balance(sitter.name))
        )
    return translate("Seat", "Seat {box}: {who}").format(box=place + 1, who=who)


def sitter_words(sitter: Sitter) -> str:
    """Who plays a box: "you", "computer player", a guest's name."""
    match sitter.who:
        case Who.PLAYER:
            return translate("Seat", "you")
        case Who.COMPUTER:
            return translate("Seat", "computer player")
        case Who.GUEST:
            return name_words(sitter.name)


def box_of(place: int, owner: str) -> str:
    """A box in a sentence: "Box 2", "Computer, box 2", "Ann, box 3"."""
    sitter = sitter_of(owner)
    box = translate("Hand", "Box {box}").format(box=place + 1)
    if sitter.who is Who.PLAYER:
        return box
    who = name_words(sitter.name) if sitter.who is Who.GUEST else translate("Seat", "Computer")
    return translate("Seat", "{who}, box {box}").format(who=who, box=place + 1)


def taken_sentence(place: int, sitter: Sitter) -> str:
    """What the caption says when somebody else has sat down."""
    match sitter.who:
        case Who.PLAYER:
            return translate("Seat", "Box {box} is yours.").format(box=place + 1)
        case Who.COMPUTER:
            text = translate("Seat", "A computer player plays box {box}, for its own pretended money.")
            return text.format(box=place + 1)
        case Who.GUEST:
            return translate("Seat", "{name} plays box {box}.").format(name=name_words(sitter.name), box=place + 1)
