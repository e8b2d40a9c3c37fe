"""Where the player's data lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

import platformdirs

from bjdesk.game.store.files import linked

if TYPE_CHECKING:
    from pathlib import Path

DATABASE = "table.db"
SETTINGS = "settings.toml"
RULES = "rules"
CHANGEOVER = "changeover.json"
"""There while all that is stored is being replaced or removed; see `changeover`."""
STAGING = "changeover"
"""The folder in which what is to replace it is laid ready."""


def data_folder() -> Path:
    """The platform's folder for the user's data."""
    return platformdirs.user_data_path("bjdesk", appauthor=False)


def database_path(folder: Path) -> Path:
    """The database in a data folder."""
    return folder / DATABASE


def rules_folder(folder: Path) -> Path:
    """Where the player's own rule sets lie in a data folder."""
    return folder / RULES


def settings_path(data_dir: Path | None) -> Path:
    """The settings file: in the platform's configuration folder, or in the data folder that was asked for.

    Where a link lies there, what it leads to: it is what is read, written, packed and exchanged.
    """
    folder = platformdirs.user_config_path("bjdesk", appauthor=False) if data_dir is None else data_dir
    return linked(folder / SETTINGS)
