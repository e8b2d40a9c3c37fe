"""The roles under which the item models hand out codes and values."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import Qt

_FIRST = int(Qt.ItemDataRole.UserRole)


class Role(IntEnum):
    """One role per kind of value; amounts are in hundredths, boxes and hands count from 0."""

    ROW = _FIRST + 1  # the whole row, a frozen dataclass
    KIND = _FIRST + 2  # "dealer", "hand", "insurance"
    BOX = _FIRST + 3
    HAND = _FIRST + 4
    TOTAL = _FIRST + 5
    SOFT = _FIRST + 6
    NATURAL = _FIRST + 7
    WAGER = _FIRST + 8
    ACTIVE = _FIRST + 9
    OUTCOME = _FIRST + 10  # an `Outcome`, or None
    PAID = _FIRST + 11  # all that comes back, stake included, or None
    NET = _FIRST + 12
    CARDS = _FIRST + 13
    CODE = _FIRST + 14  # of a language
    NUMBER = _FIRST + 15
    WHEN = _FIRST + 16
    RULES = _FIRST + 17
    BALANCE = _FIRST + 18
    FINISHED = _FIRST + 19  # finished by the program
    AMOUNT = _FIRST + 20
    NOTE = _FIRST + 21
    CAME = _FIRST + 22  # to an account
    WENT = _FIRST + 23  # from it
