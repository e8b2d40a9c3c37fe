"""`bjdesk install-desktop`: the menu entry, icons and metainfo of an installation without a package."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import click

from bjdesk.cli_options import data_dir_option


@click.command("install-desktop")
@click.option("--remove", is_flag=True, help="Take them out again.")
@data_dir_option
def install_desktop(*, remove: bool, **_: object) -> int:
    """Put bjdesk into this user's menu, with its icons; --remove takes it out."""
    share = _share()
    try:
        files = _changed(share, remove=remove)
    except OSError as error:
        where = error.filename or share
        raise click.ClickException(f"{where} can't be written: {error.strerror}") from error
    if remove and not files:
        click.echo("bjdesk is not in this menu: there is nothing to remove.")
    else:
        click.echo(f"{len(files)} files {'removed from' if remove else 'written to'} {share}.")
    return 0


def _changed(share: Path, *, remove: bool) -> tuple[Path, ...]:
    from bjdesk.menu_entry import lay_out, take_out

    if remove:
        return take_out(share)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # icons are drawn without a display
    from PySide6.QtGui import QGuiApplication

    app = QGuiApplication.instance() or QGuiApplication(["bjdesk"])
    files = lay_out(share, _command())
    del app
    return files


def _share() -> Path:
    """The user's data folder (XDG Base Directory Specification 0.8); a relative one is to be passed over."""
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    return named if named.is_absolute() else Path.home() / ".local" / "share"


def _command() -> str:
    """The program that was called, as a menu can call it: it need not be on the menu's PATH."""
    called = Path(sys.argv[0])
    found = shutil.which("bjdesk") if called.name == "__main__.py" else shutil.which(str(called))
    if found is None:
        raise click.ClickException("there is no command bjdesk here that a menu could start; install it first")
    return str(Path(found).absolute())
