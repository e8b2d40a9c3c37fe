"""The gamelogs beside the table: opened, kept up to date, and left for a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bjdesk.game.faults import StoreError
from bjdesk.game.view import Phase

if TYPE_CHECKING:
    from bjdesk.game.view import TableView
    from bjdesk.ui.dialogs.sheet import Sheet
    from bjdesk.ui.main_window import MainWindow
    from bjdesk.ui.panels.gamelogs import GamelogsDialog


def show_gamelogs(window: MainWindow) -> None:
    """Open the gamelogs, or say why the file can't be read."""

    def make() -> Sheet:
        from bjdesk.ui.panels.gamelogs import GamelogsDialog

        dialog = GamelogsDialog(window.rooms.logs, window)
        dialog.replaying.connect(window.practice.replay.begin)
        dialog.failed.connect(window.bridge.failed)
        return dialog

    try:
        window.side.show("gamelogs", make)
    except StoreError as fault:
        window.bridge.failed.emit(fault)


def refresh_gamelogs(window: MainWindow, view: TableView) -> None:
    """Show open gamelogs the round that is over."""
    dialog = window.side.get("gamelogs")
    if dialog is None or view.practice or view.phase is not Phase.RESULTS:
        return
    logs = cast("GamelogsDialog", dialog)
    if logs.rounds.newest != view.round_number:
        logs.refresh()
