"""Before there is a table: what is wrong with the stored game is asked and told in windows of their own."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from bjdesk.game.faults import StoreReason
from bjdesk.ui.appearance import windows_palette
from bjdesk.ui.dialogs.ask import AskDialog, Asked, told
from bjdesk.ui.fault_words import backup_question, fault_sentence
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bjdesk.game.faults import StoreError, StoreUnavailable
    from bjdesk.game.settings import Settings

_TEXT: Final = 18.0
"""F at 100 %."""


class Answer(Enum):
    """How to go on without the file."""

    LEAVE = auto()
    USE_BACKUP = auto()
    BEGIN_ANEW = auto()


def question(fault: StoreUnavailable) -> Asked | None:
    """What to ask about a file that can't be played from; None where there is nothing to choose.

    Raises StoreError where the backup can't be read.
    """
    if fault.reason not in {StoreReason.LOST, StoreReason.DAMAGED}:
        return None
    return going_on_with_nothing(fault) if fault.backup is None else going_on_from_backup(fault, fault.backup)


def answer_to(fault: StoreUnavailable, settings: Settings) -> Answer | None:
    """Ask, and stay until there is an answer; who closes the window leaves. None where there is nothing to choose.

    Raises StoreError where the backup can't be read.
    """
    asked = question(fault)
    if asked is None:
        return None
    dialog = _dressed(asked, settings)
    answers: list[Answer] = []
    accepted = Answer.BEGIN_ANEW if fault.backup is None else Answer.USE_BACKUP
    dialog.accepted.connect(lambda: answers.append(accepted))
    dialog.turned.connect(lambda: answers.append(Answer.BEGIN_ANEW))
    dialog.exec()
    return answers[0] if answers else Answer.LEAVE


def tell(said: Asked, settings: Settings) -> None:
    """Say something, and stay until it is read."""
    _dressed(said, settings).exec()


def _dressed(asked: Asked, settings: Settings) -> AskDialog:
    dialog = AskDialog(asked)
    dialog.set_text_size(_TEXT * settings.text_scale, windows_palette(settings))
    return dialog


# ---------------------------------------------------------------- the words


def going_on_from_backup(fault: StoreUnavailable, backup: Path) -> Asked:
    """Whether to go on from the newest backup. Raises StoreError where the backup can't be read.

    Where the file is not there, nothing is replaced: the backup is what is safe, and beginning anew is an answer.
    """
    from bjdesk.game.rescue import contents

    held = contents(backup)
    lost = fault.reason is StoreReason.LOST
    return Asked(
        _what_is_wrong(fault),
        lambda: f"{fault_sentence(fault)} {backup_question(backup, held, lost=lost)}",
        lambda: translate("Fault", "Use the backup"),
        _leave if lost else lambda: translate("Dialog", "Cancel"),
        _begin_anew if lost else None,
        accept_first=lost,
    )


def going_on_with_nothing(fault: StoreUnavailable) -> Asked:
    """Whether to begin anew where there is no file that can be played from, and no good backup of it."""
    return Asked(
        _what_is_wrong(fault),
        lambda: (
            f"{fault_sentence(fault)} "
            + translate("Fault", "There is no good backup of it. If you begin anew, all that is left of it is kept.")
        ),
        _begin_anew,
        _leave,
    )


def _what_is_wrong(fault: StoreUnavailable) -> Callable[[], str]:
    if fault.reason is StoreReason.LOST:
        return lambda: translate("Fault", "The stored game is missing")
    return lambda: translate("Fault", "The stored game is damaged")


def _begin_anew() -> str:
    return translate("Fault", "Begin anew")


def _leave() -> str:
    return translate("Exit", "Exit game")


def opening_failed(fault: StoreError) -> Asked:
    """Why the table can't open."""
    return told(lambda: translate("Fault", "The table can't open"), lambda: fault_sentence(fault))


def change_failed(fault: StoreError) -> Asked:
    """Why what is stored could not be changed."""
    return told(lambda: translate("Fault", "Please note"), lambda: fault_sentence(fault))
