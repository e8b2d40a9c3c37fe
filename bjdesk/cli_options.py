"""Options that every command takes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click

LANGUAGE_CODES = ("en", "sv", "nl", "cs")
"""The languages of the table; `bjdesk.ui.language` knows more about each, but brings Qt with it."""

_Command = TypeVar("_Command", bound=Callable[..., object])


def data_dir_option(command: _Command) -> _Command:
    """Add `--data-dir`: a command without it takes what stands before the command's name."""
    option = click.option(
        "--data-dir",
        type=click.Path(file_okay=False, path_type=Path),
        callback=_own_or_given_before,
        help="Folder of the stored data, instead of the user's own.",
    )
    return option(command)


def _own_or_given_before(context: click.Context, _option: click.Parameter, own: Path | None) -> Path | None:
    before = context.parent
    return own if own is not None or before is None else before.params.get("data_dir")
