"""The commands for all that is stored at once: into one file, back from it, and away for good."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import click

from bjdesk.cli_options import data_dir_option
from bjdesk.cli_records import DONE, opened, refuse_in_a_break, said, stored

WORD = "wipe"
"""What has to be typed."""


def register(group: click.Group) -> None:
    """Give a group these commands."""
    for command in (archive, unarchive, wipe):
        group.add_command(command)


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data_dir_option
def archive(file: Path, data_dir: Path | None) -> int:
    """Put everything into one FILE: the database, the settings and your own rule sets."""
    from bjdesk.game.archive import archive_steps
    from bjdesk.game.saving import carry_out

    with said():
        places = stored(data_dir)
        with opened(data_dir) as db:
            carry_out(archive_steps(db, places, file, datetime.now(UTC)))
    click.echo(f"bjdesk: everything is now in {file} too.", err=True)
    return DONE


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data_dir_option
def unarchive(file: Path, data_dir: Path | None) -> int:
    """Put what FILE holds in the place of all that is stored, which is kept beside it."""
    from bjdesk.game import archive as packed

    with said():
        places = stored(data_dir)
        refuse_in_a_break(data_dir)
        kept = packed.unarchive(file, places)
    click.echo(f"bjdesk: {file} is in place now. What was there is kept in {kept}.", err=True)
    return DONE


@click.command()
@data_dir_option
def wipe(data_dir: Path | None) -> int:
    """Remove all that is stored, backups too: rounds, money, settings, your own rule sets."""
    from bjdesk.game import changeover

    with said():
        places = stored(data_dir)
        refuse_in_a_break(data_dir)
        with changeover.owned(places.folder):
            click.echo(f"All that bjdesk keeps in {places.folder} goes for good, its backups too.", err=True)
            if click.prompt(f"Type {WORD} to go on", default="", show_default=False, err=True).strip() != WORD:
                raise click.ClickException("Nothing was removed.")
            changeover.remove_all(places)
    click.echo("bjdesk: all is removed.", err=True)
    return DONE
