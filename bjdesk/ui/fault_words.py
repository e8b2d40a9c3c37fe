"""What is wrong outside the game, in one sentence each: the file, the folder, the settings, a second start."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bjdesk.game.faults import StoreError, StoreReason, StoreUnavailable
from bjdesk.game.settings import ProblemKind
from bjdesk.ui.formats import date_time, money
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

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
            text = translate("Fault", "{file} was written by a newer bjdesk: please update. Nothing was changed.")
        case StoreReason.DAMAGED:
            text = translate("Fault", "{file} is damaged and can't be played from. Nothing was changed.")
        case StoreReason.FOREIGN:
            text = translate("Fault", "{file} belongs to another program. Nothing was changed.")
        case StoreReason.UNWRITABLE:
            text = translate("Fault", "{file} can't be written: please check the folder's permissions.")
        case StoreReason.FULL:
            text = translate("Fault", "There is no space left to write {file}. Nothing is lost that was shown.")
        case StoreReason.BUSY:
            text = translate("Fault", "{file} is in use by another bjdesk.")
        case StoreReason.IO:
            text = translate("Fault", "{file} could not be read or written: the disk gave an error.")
        case StoreReason.MISSING:
            text = translate("Fault", "{file} is not there.")
        case StoreReason.LOST:
            text = translate("Fault", "The game's file {file} is missing. Nothing was changed.")
    return text


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


def terminal_sentence(fault: StoreError) -> str:
    """The same on the terminal: with the command that brings a backup back, since nobody was asked there."""
    said = fault_sentence(fault)
    if not isinstance(fault, StoreUnavailable) or fault.backup is None:
        return said
    from bjdesk.game.rescue import restore_command

    text = translate("Fault", "This brings back the backup of {when}: {command}")
    command = restore_command(Path(fault.path), fault.backup)
    return f"{said} {text.format(when=_when(fault.backup), command=command)}"


def missing_question(backup: Path, held: Contents) -> str:
    """Whether to go on from the newest backup of a file that is not there: nothing is replaced."""
    rest = translate(
        "Fault", "What was played after it is in the missing file alone. If you begin anew, all backups are kept."
    )
    return f"{_offer(backup, held)} {rest}"


def damaged_question(backup: Path, held: Contents) -> str:
    """Whether to go on from the newest backup of a file that can't be played from."""
    rest = translate("Fault", "All that was played after it is lost. The damaged file is kept beside it.")
    return f"{_offer(backup, held)} {rest}"


def _offer(backup: Path, held: Contents) -> str:
    question = translate("Fault", "Go on from the backup of {when}?")
    rounds = translate(
        "Fault", "It holds %n rounds, {table} on the table and {wallet} in the wallet.", None, held.rounds
    )
    holds = rounds.format(table=money(held.table), wallet=money(held.wallet))
    return f"{question.format(when=_when(backup))} {holds}"


def _when(backup: Path) -> str:
    from bjdesk.game.rescue import made_at

    made = made_at(backup)
    return backup.name if made is None else date_time(made)
