"""The session, its reminder, the idle time-out and the break in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.ui.formats import counted, money_signed
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.game.session import Sitting


def hours(minutes: int) -> str:
    """A length of time as a clock shows it: "0:07", "12:40"."""
    return f"{minutes // 60}:{minutes % 60:02}"


def length(minutes: int) -> str:
    """A length of time in words: "7 minutes", "1 hour 30 minutes", "2 hours"."""
    whole, rest = divmod(minutes, 60)
    words = [translate("Session", "%n hours", None, whole)] if whole else []
    words += [translate("Session", "%n minutes", None, rest)] if rest or not whole else []
    return " ".join(words)


def session_sentence(minutes: int, net: int) -> str:
    """How long the player has been at the table, and what that won or lost."""
    text = translate("Session", "At the table: {time}. Result of the session: {result}.")
    return text.format(time=length(minutes), result=money_signed(net, hundredths=True))


def reminder_sentence(sitting: Sitting) -> str:
    """What a reminder says."""
    played = counted(translate("Session", "%n rounds", None, sitting.rounds), sitting.rounds)
    text = translate("Session", "You have been at the table for {time} and played {rounds}. The result is {result}.")
    return text.format(time=length(sitting.minutes), rounds=played, result=money_signed(sitting.net))


def warning_sentence(seconds: int) -> str:
    """That the table closes for want of an act, and how soon."""
    text = translate("Session", "Nobody has acted for a while. The table closes in {time}; all is kept as it lies.")
    return text.format(time=translate("Session", "%n seconds", None, seconds))
