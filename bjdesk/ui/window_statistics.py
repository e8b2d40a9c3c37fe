"""The statistics beside the table: opened late, kept summed up, and brought up to date as rounds end."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bjdesk.game.view import Phase

if TYPE_CHECKING:
    from bjdesk.game.statistics import Statistics
    from bjdesk.game.view import TableView
    from bjdesk.ui.dialogs.sheet import Sheet
    from bjdesk.ui.main_window import MainWindow
    from bjdesk.ui.panels.statistics.window import StatisticsDialog


class WindowStatistics:
    """What was summed up stays for the next opening: only the first one reads all rounds."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._statistics: Statistics | None = None
        self._seen: int | None = None

    def open(self) -> None:
        """Show the window. pyqtgraph is loaded here, at the first opening."""
        if self._window.rooms.statistics is not None:
            self._window.side.show("statistics", self._made)

    def _made(self) -> Sheet:
        from bjdesk.ui.panels.statistics.window import StatisticsDialog

        window = self._window
        if self._statistics is None:
            assert window.rooms.statistics is not None, "looked at before"
            self._statistics = window.rooms.statistics()
        self._seen = window.shown_view.round_number
        returns = window.coach.new_returns()
        dialog = StatisticsDialog(self._statistics, window, returns=returns)
        if returns is not None:
            returns.setParent(dialog)  # else it stays as long as the process that it asks
        return dialog

    def follow(self, view: TableView) -> None:
        """Take a round that has ended, once its result is shown."""
        dialog = self._window.side.get("statistics")
        if dialog is None or view.practice or view.phase is not Phase.RESULTS or view.round_number == self._seen:
            return
        self._seen = view.round_number
        cast("StatisticsDialog", dialog).refresh()
