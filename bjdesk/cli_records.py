"""The commands that read or keep what is stored: verify, export, backup, restore."""

from __future__ import annotations

import json
import sys
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bjdesk.cli_options import data_dir_option
from bjdesk.game.faults import StoreError, StoreReason, StoreUnavailable

if TYPE_CHECKING:
    from bjdesk.game.changeover import Stored
    from bjdesk.game.store.database import Database
    from bjdesk.game.verify import Finding

DONE, FOUND_WRONG = 0, 1


_SENTENCES = {
    StoreReason.NEWER: "{path} is from a newer version of bjdesk; it was not touched.",
    StoreReason.DAMAGED: "{path} is damaged; it was not touched.",
    StoreReason.FOREIGN: "{path} is not a file of bjdesk; it was not touched.",
    StoreReason.UNWRITABLE: "{path} can't be written.",
    StoreReason.FULL: "There is no space left to write {path}.",
    StoreReason.BUSY: "Another bjdesk has {path} open: close its table first.",
    StoreReason.IO: "{path} can't be read or written: {detail}.",
    StoreReason.MISSING: "There is no {path}.",
    StoreReason.LOST: "{path} is missing, though a game was kept in it.",
}


def register(group: click.Group) -> None:
    """Give a group these commands."""
    for command in (verify, export, backup, restore):
        group.add_command(command)


def sentence(error: StoreError) -> str:
    """What is wrong with the file, in one English sentence."""
    if not isinstance(error, StoreUnavailable):
        return f"bjdesk made a mistake with its file: {error}."
    text = _SENTENCES[error.reason].format(path=error.path, detail=error.detail.rstrip("."))
    lost = error.reason is StoreReason.LOST
    if error.backup is not None:
        rest = "what was played after it is in the missing file alone" if lost else "all played after it is lost"
        text = f"{text} {_offer(Path(error.path), error.backup, rest)}"
    elif lost:
        text = f"{text} There is no good backup of it; the table, when it opens, offers to begin anew."
    return text


def _offer(path: Path, backup: Path, rest: str) -> str:
    """What the newest good backup holds, and how to go on from it; `rest` says what became of what it does not hold."""
    from bjdesk.engine.money import format_money
    from bjdesk.game.rescue import contents, made_at, restore_command

    try:
        held = contents(backup)
    except StoreError:  # it went, or was damaged, just now
        return "Its newest backup can't be read."
    made = made_at(backup)
    when = "" if made is None else f" of {made:%Y-%m-%d %H:%M} UTC"
    return (
        f"A good backup{when} holds {held.rounds} rounds, {format_money(held.table)} on the table and"
        f' {format_money(held.wallet)} in the wallet; {rest}: "{restore_command(path, backup)}".'
    )


@contextmanager
def said() -> Iterator[None]:
    """Turn a fault of the file into the sentence with which the command line ends."""
    try:
        yield
    except StoreError as error:
        raise click.ClickException(sentence(error)) from error
    except BrokenPipeError:
        raise  # who read the answers has left
    except OSError as error:
        raise click.ClickException(f"{error.filename or 'The file'} can't be written: {error.strerror}.") from error


def stored(data_dir: Path | None) -> Stored:
    """Where all that is stored lies. A change that was broken off is finished first. Raises StoreError."""
    from bjdesk.game.changeover import Stored, finish
    from bjdesk.game.places import data_folder, settings_path

    places = Stored(data_dir or data_folder(), settings_path(data_dir))
    finish(places)
    return places


@contextmanager
def opened(folder: Path | None) -> Iterator[Database]:
    """The database of a data folder, while no table has it open. Raises StoreError."""
    from bjdesk.game.places import database_path
    from bjdesk.game.store.database import Database

    db = Database(database_path(stored(folder).folder))
    db.open(datetime.now(UTC), create=False)
    with closing(db):
        yield db


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print what is wrong as JSON, one object a line.")
@data_dir_option
def verify(data_dir: Path | None, *, as_json: bool) -> int:
    """Check the books, the seals, every shoe and every round; status 1 if anything is wrong.

    Finds accidents and casual edits. Who recomputes every seal can forge: the file is the player's own.
    """
    try:
        return _verified(data_dir, as_json=as_json)
    except StoreError as error:
        if not isinstance(error, StoreUnavailable) or error.reason is not StoreReason.DAMAGED:
            raise click.ClickException(sentence(error)) from error
        click.echo(f"bjdesk: {sentence(error)}", err=True)
        return FOUND_WRONG


def _verified(data_dir: Path | None, *, as_json: bool) -> int:
    from bjdesk.game import records
    from bjdesk.game.verify import findings

    with opened(data_dir) as db:
        found = list(findings(db))
        for finding in found:
            _tell(finding, as_json=as_json)
        if not found:
            click.echo(f"bjdesk: {records.count(db)} rounds and all movements of money are as they were.", err=True)
    return FOUND_WRONG if found else DONE


def _tell(finding: Finding, *, as_json: bool) -> None:
    if as_json:
        row = {"fault": finding.fault.value, "table": finding.table, "row": finding.row}
        click.echo(json.dumps(row))
    else:
        click.echo(f"{finding.table} {finding.row}: {finding.fault.value}")


@click.command()
@click.argument("what", required=False, metavar="rounds|ledger")
@click.option("--format", "kind", type=click.Choice(["csv", "json"]), default="json", help="CSV, or one object a line.")
@click.option("-o", "output", type=click.Path(dir_okay=False, path_type=Path), help="A file instead of the terminal.")
@data_dir_option
def export(what: str | None, kind: str, output: Path | None, data_dir: Path | None) -> int:
    """Write out all finished rounds, or all movements of money."""
    if what not in {"rounds", "ledger"}:
        raise click.UsageError("export takes either rounds or ledger.")
    with said(), opened(data_dir) as db:
        looked_at = sys.stderr.isatty() and (output is not None or not sys.stdout.isatty())
        _carry_out(_export_steps(db, what, kind, output), told=looked_at)
    return DONE


def _export_steps(db: Database, what: str, kind: str, output: Path | None) -> Generator[int, None, None]:
    """To the terminal or what is no plain file as it comes; else beside the file, which only the whole replaces."""
    from bjdesk.game.exports import export_steps
    from bjdesk.game.saving import text_steps

    if output is None:
        yield from export_steps(db, what, kind, sys.stdout)
    elif output.exists() and not output.is_file():
        with output.open("w", encoding="utf-8", newline="") as out:
            yield from export_steps(db, what, kind, out)
    else:
        yield from text_steps(output, lambda out: export_steps(db, what, kind, out))


def _carry_out(steps: Generator[int, None, None], *, told: bool) -> None:
    """All steps; where somebody looks on, a line on standard error tells how far it is."""
    shown = -1
    with closing(steps):  # who breaks it off leaves nothing half done
        for done in steps:
            if told and done != shown:
                shown = done
                click.echo(f"\r{done:3d} %", err=True, nl=False)
    if told:
        click.echo("\r     \r", err=True, nl=False)


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data_dir_option
def backup(file: Path, data_dir: Path | None) -> int:
    """Copy all that is stored into FILE."""
    with said(), opened(data_dir) as db:
        db.back_up(file)
    click.echo(f"bjdesk: all that is stored is now in {file} too.", err=True)
    return DONE


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data_dir_option
def restore(file: Path, data_dir: Path | None) -> int:
    """Put the backup FILE in the place of what is stored, which is kept beside it."""
    from bjdesk.game import rescue
    from bjdesk.game.places import database_path

    with said():
        places = stored(data_dir)
        refuse_in_a_break(data_dir)
        aside = rescue.restore(database_path(places.folder), file)
    kept = "" if aside is None else f" What was there is kept as {aside}."
    click.echo(f"bjdesk: {file} is restored.{kept}", err=True)
    return DONE


def refuse_in_a_break(data_dir: Path | None) -> None:
    """A break that the player took is not got round so. Raises ClickException, StoreError."""
    from bjdesk.boot_clock import uptime
    from bjdesk.game.breaks import Breaks

    try:
        with opened(data_dir) as db:
            breaks = Breaks(db, lambda: datetime.now(UTC), uptime())
            breaks.load()
            until = breaks.until
    except StoreUnavailable as error:
        if error.reason in {StoreReason.BUSY, StoreReason.UNWRITABLE}:
            raise
        return  # nothing is there, or nothing that could be read
    if until is not None:
        message = f"You take a break until {until.astimezone():%Y-%m-%d %H:%M}: what is stored stays until then."
        raise click.ClickException(message)
