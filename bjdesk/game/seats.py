"""Who sits where: the player, a guest at the same screen, or a computer player; and whose money each box plays for."""

from __future__ import annotations

import unicodedata
from enum import Enum
from typing import TYPE_CHECKING, Final, TypeAlias

from bjdesk.frozen import dataclass
from bjdesk.game.replay import PLAYER

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

MOST_BOXES: Final = 7
NAME_MOST: Final = 16
"""Characters of a guest's name."""
_COMPUTER: Final = "computer"
_GUEST: Final = "guest:"


class Who(Enum):
    """The three kinds of those who sit at a table."""

    PLAYER = "player"
    GUEST = "guest"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who plays a box; `name` is a guest's."""

    who: Who = Who.PLAYER
    name: str = ""

    @property
    def is_person(self) -> bool:
        """Whether somebody at the screen decides, and real entries in the books follow."""
        return self.who is not Who.COMPUTER

    @property
    def code(self) -> str:
        """How it is written in the settings: "player", "computer", "guest:Ann"."""
        return f"{_GUEST}{self.name}" if self.who is Who.GUEST else self.who.value


YOU: Final = Sitter()
COMPUTER: Final = Sitter(Who.COMPUTER)
Seats: TypeAlias = tuple[Sitter, ...]
"""One for each box that a table can have, whether the rules in force have it or not."""
ALL_YOURS: Final[Seats] = (YOU,) * MOST_BOXES


def guest(name: str) -> Sitter:
    """A guest of this name."""
    return Sitter(Who.GUEST, name)


def owner_of(seats: Seats, box: int) -> str:
    """Whose purse a box of the table plays from, as the engine and the stored rounds write it."""
    sitter = seats[box]
    match sitter.who:
        case Who.PLAYER:
            return PLAYER
        case Who.GUEST:
            return sitter.code
        case Who.COMPUTER:
            return f"{_COMPUTER}:{box + 1}"


def sitter_of(owner: str) -> Sitter:
    """Who stands behind an owner."""
    if is_computer(owner):
        return COMPUTER
    return guest(owner.removeprefix(_GUEST)) if owner.startswith(_GUEST) else YOU


def is_computer(owner: str) -> bool:
    """Whether the owner's money is pretended: it never comes into the books."""
    return owner.split(":", 1)[0] == _COMPUTER


def tidy_name(name: str) -> str:
    """A guest's name as it is kept; "" where it can't be one."""
    tidy = unicodedata.normalize("NFC", " ".join(name.split()))
    return tidy if len(tidy) <= NAME_MOST and tidy.isprintable() else ""


def known_guest(name: str, known: Iterable[str]) -> Sitter:
    """The guest of this name, written as the first time: "ann" is Ann."""
    tidy = tidy_name(name)
    return guest(next((other for other in known if other.casefold() == tidy.casefold()), tidy))


def seats_of(codes: Mapping[str, str]) -> Seats:
    """The seats that settings hold, by the boxes' numbers from 1; what is not named is the player's."""
    return tuple(_sitter(codes.get(str(box + 1), "")) for box in range(MOST_BOXES))


def codes_fit(codes: Mapping[object, object]) -> bool:
    """Whether a table of the settings file names boxes and sitters."""
    numbers = {str(box + 1) for box in range(MOST_BOXES)}
    return all(key in numbers and isinstance(code, str) and _is_code(code) for key, code in codes.items())


def _is_code(code: str) -> bool:
    return code in {PLAYER, _COMPUTER} or (code.startswith(_GUEST) and _sitter(code) != YOU)


def _sitter(code: str) -> Sitter:
    if code == _COMPUTER:
        return COMPUTER
    name = tidy_name(code.removeprefix(_GUEST)) if code.startswith(_GUEST) else ""
    return guest(name) if name else YOU


def computers(seats: Iterable[Sitter]) -> tuple[int, ...]:
    """The boxes at which computer players sit."""
    return tuple(box for box, sitter in enumerate(seats) if sitter.who is Who.COMPUTER)
