"""GAMELOGS: the window of the kept rounds."""

from __future__ import annotations

from bjdesk.ui.panels.gamelogs.dialog import GamelogsDialog

__all__ = ["GamelogsDialog"]
