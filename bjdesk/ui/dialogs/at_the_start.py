"""Before there is a table: what is wrong with the stored game is asked and told in windows of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from bjdesk.frozen import dataclass
from bjdesk.game.faults import StoreReason
from bjdesk.ui.appearance import windows_palette
from bjdesk.ui.dialogs.ask import AskDialog, Asked, told
from bjdesk.ui.fault_words import damaged_question, fault_sentence, missing_question
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from pathlib import Path

    from bjdesk.game.faults import StoreError, StoreUnavailable
    from bjdesk.game.settings import Settings

_TEXT: Final = 18.0
"""F at 100 %."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Exit, and leave everything as it is."""


@dataclass(frozen=True, slots=True)
class BeginAnew:
    """Keep what is left, and begin another game."""


@dataclass(frozen=True, slots=True)
class UseBackup:
    """Go on from this backup."""

    backup: Path


Answer: TypeAlias = Leave | BeginAnew | UseBackup
"""How to go on without the file."""


def answer_to(fault: StoreUnavailable, settings: Settings) -> Answer | None:
    """Ask, and stay until there is an answer; who closes the window leaves. None where there is nothing to choose.

    Raises StoreError where the backup can't be read.
    """
    question = _question(fault)
    if question is None:
        return None
    asked, accepted, other = question
    dialog = _dressed(asked, settings)
    answers: list[Answer] = []
    dialog.accepted.connect(lambda: answers.append(accepted))
    dialog.turned.connect(lambda: answers.append(other))
    dialog.exec()
    return answers[0] if answers else Leave()


def _question(fault: StoreUnavailable) -> tuple[Asked, Answer, Answer] | None:
    """What to ask about a file that can't be played from, and what its gold and its third button answer."""
    backup = fault.backup
    if fault.reason not in {StoreReason.LOST, StoreReason.DAMAGED}:
        return None
    if backup is None:
        return nothing_left(fault), BeginAnew(), Leave()
    if fault.reason is StoreReason.LOST:
        return missing(fault, backup), UseBackup(backup), BeginAnew()
    return damaged(fault, backup), UseBackup(backup), Leave()


def tell(said: Asked, settings: Settings) -> None:
    """Say something, and stay until it is read."""
    _dressed(said, settings).exec()


def _dressed(asked: Asked, settings: Settings) -> AskDialog:
    dialog = AskDialog(asked)
    dialog.set_text_size(_TEXT * settings.text_scale, windows_palette(settings))
    return dialog


# ---------------------------------------------------------------- the words


def missing(fault: StoreUnavailable, backup: Path) -> Asked:
    """Whether to go on from the newest backup of a file that is not there. Raises StoreError where that can't be read.

    Nothing is replaced: the backup is what is safe, and beginning anew is an answer.
    """
    from bjdesk.game.rescue import contents

    held = contents(backup)
    return Asked(
        _missing,
        lambda: f"{fault_sentence(fault)} {missing_question(backup, held)}",
        _use_backup,
        _leave,
        _begin_anew,
        accept_first=True,
    )


def damaged(fault: StoreUnavailable, backup: Path) -> Asked:
    """Whether to replace a damaged file by its newest backup. Raises StoreError where that can't be read."""
    from bjdesk.game.rescue import contents

    held = contents(backup)
    return Asked(
        _damaged,
        lambda: f"{fault_sentence(fault)} {damaged_question(backup, held)}",
        _use_backup,
        _leave,
    )


def nothing_left(fault: StoreUnavailable) -> Asked:
    """Whether to begin anew where there is no file that can be played from, and no good backup of it."""
    return Asked(
        _missing if fault.reason is StoreReason.LOST else _damaged,
        lambda: (
            f"{fault_sentence(fault)} "
            + translate("Fault", "There is no good backup of it. If you begin anew, all that is left of it is kept.")
        ),
        _begin_anew,
        _leave,
    )


def _missing() -> str:
    return translate("Fault", "The stored game is missing")


def _damaged() -> str:
    return translate("Fault", "The stored game is damaged")


def _use_backup() -> str:
    return translate("Fault", "Use the backup")


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
