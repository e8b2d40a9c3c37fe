"""What is wrong outside the game, in one sentence each: the file, the folder, the settings, a second start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.game.faults import StoreError, StoreReason, StoreUnavailable
from bjdesk.game.settings import ProblemKind
from bjdesk.ui.formats import date_time, money
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bjdesk.game.rescue import Contents
    from bjdesk.game.settings import SettingsProblem


def fault_sentence(fault: StoreError) -> str:
    """The sentence for what can't be read or kept."""
    if not isinstance(fault, StoreUnavailable):
        return translate("Fault", "The program made a mistake with the stored game. Please open the table again.")
    return _sentence(fault.reason).format(file=fault.path)


def _sentence(reason: StoreReason) -> str:
    match reason:
        case StoreReason.NEWER:
            return translate("Fault", "{file} was written by a newer bjdesk: please update. Nothing was changed.")
        case StoreReason.DAMAGED:
            return translate("Fault", "{file} is damaged and can't be played from. Nothing was changed.")
        case StoreReason.FOREIGN:
            return translate("Fault", "{file} belongs to another program. Nothing was changed.")
        case StoreReason.UNWRITABLE:
            return translate("Fault", "{file} can't be written: please check the folder's permissions.")
        case StoreReason.FULL:
            return translate("Fault", "There is no space left to write {file}. Nothing is lost that was shown.")
        case StoreReason.BUSY:
            return translate("Fault", "{file} is in use by another bjdesk.")
        case StoreReason.IO:
            return translate("Fault", "{file} could not be read or written: the disk gave an error.")
        case StoreReason.MISSING:
            return translate("Fault", "{file} is not there.")


def settings_sentence(problem: SettingsProblem) -> str:
    """The sentence for a settings file that could not be taken as it is."""
    match problem.kind:
        case ProblemKind.UNREADABLE:
            text = translate("Fault", "The settings in {file} can't be opened, so the defaults hold.")
        case ProblemKind.NOT_TOML:
            text = translate("Fault", "The settings in {file} can't be read, so the defaults hold. A copy is kept.")
        case ProblemKind.BAD_VALUE:
            text = translate("Fault", "Some settings in {file} can't be used ({names}), so their defaults hold.")
    return text.format(file=problem.path, names=", ".join(problem.names))


def second_start_sentence(folder: Path, unused: Sequence[str] = ()) -> str:
    """What a second start says; `unused` are the options that it could not follow."""
    if not unused:
        text = translate("Fault", "The table of {folder} is open already; it has been brought to the front.")
        return text.format(folder=folder)
    text = translate("Fault", "The table of {folder} is open already, now in front; not used: {options}.")
    return text.format(folder=folder, options=", ".join(unused))


def no_answer_sentence(folder: Path) -> str:
    """What a second start says when the first does not answer."""
    return translate("Fault", "The table of {folder} is open already, but does not answer.").format(folder=folder)


def backup_question(backup: Path, held: Contents) -> str:
    """Whether to go on from the newest backup: what it holds, and what is lost."""
    question = translate("Fault", "Go on from the backup of {when}?")
    rounds = translate(
        "Fault", "It holds %n rounds, {table} on the table and {wallet} in the wallet.", None, held.rounds
    )
    lost = translate("Fault", "All that was played after it is lost. The damaged file is kept beside it.")
    when = backup.name if held.made is None else date_time(held.made)
    holds = rounds.format(table=money(held.table), wallet=money(held.wallet))
    return f"{question.format(when=when)} {holds} {lost}"
