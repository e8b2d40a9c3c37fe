"""The one way from a press to the table: lands what moves, drops what is stale, hands the frames to the playback."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from bjdesk.engine.events import RoundEnded
from bjdesk.game.commands import Command, CommandRefused, TableRefusal
from bjdesk.game.faults import StoreError

if TYPE_CHECKING:
    from bjdesk.engine.rules import Rules
    from bjdesk.game.view import Frame, TableView
    from bjdesk.ui.playback import Playback


class Table(Protocol):
    """What the bridge asks of `bjdesk.game.table.Table`."""

    @property
    def view(self) -> TableView:
        """The state that is on disk."""

    def perform(self, command: Command, step: int) -> tuple[Frame, ...]:
        """Do it, durably. Raises CommandRefused, StoreError."""

    def shown(self) -> None:
        """The player has seen the end of the round. Raises StoreError."""

    def change_rules(self, rules: Rules, name: str) -> TableView:
        """Play by other rules from now on. Raises CommandRefused, StoreError."""

    def client_text(self, text: str) -> TableView:
        """Set the player's text for the next shoe. Raises CommandRefused, StoreError."""


class KeptTable(Table, Protocol):
    """The real table, whose file keeps what happens."""

    def take_break(self, hours: int) -> TableView:
        """Take a break from now on. Raises CommandRefused where a longer one lasts, StoreError."""


class Bridge(QObject):
    """The only caller of the table."""

    refused = Signal(object, object, object)  # Qt's own int is too small for some sums
    """Command, Refused, hundredths that lack: the player's wish can't be granted; nothing has changed."""
    failed = Signal(object)
    """StoreError: what happened can't be kept; nothing has changed."""
    moved = Signal(object)
    """TableView: a state that no frame leads to is shown: of other rules, or of another table."""

    def __init__(self, table: KeptTable, playback: Playback, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept = table
        self._table: Table = table
        self._playback = playback
        playback.shown.connect(self._after_shown)

    @property
    def view(self) -> TableView:
        """The table's state: what is on disk, whether shown already or not."""
        return self._table.view

    def press(self, command: Command, step: int) -> None:
        """Do what was pressed on a widget that was drawn for `step`; too late a press does nothing but land motion."""
        self._playback.finish()
        if step != self._table.view.step:
            return
        try:
            frames = self._table.perform(command, step)
        except CommandRefused as no:
            if no.refusal is not TableRefusal.STALE_STEP:
                self.refused.emit(command, no.refusal, no.missing)
        except StoreError as fault:
            self.failed.emit(fault)
        else:
            self._playback.play(frames)

    def change_rules(self, rules: Rules, name: str) -> bool:
        """Play by other rules; the empty table is shown at once. False where a round runs or the file fails."""
        self._playback.finish()
        try:
            view = self._table.change_rules(rules, name)
        except CommandRefused:
            return False
        except StoreError as fault:
            self.failed.emit(fault)
            return False
        self._show(view)
        return True

    def client_text(self, text: str) -> None:
        """Give the next shoe the player's text; what can't be kept leaves the text as it was."""
        if text == self._table.view.next_client_text:
            return
        self._playback.finish()
        try:
            view = self._table.client_text(text)
        except CommandRefused:
            view = self._table.view
        except StoreError as fault:
            self.failed.emit(fault)
            return
        self._show(view)

    def take_break(self, hours: int) -> None:
        """Take a break from the real table; where a longer one lasts, nothing changes."""
        self._playback.finish()
        try:
            self._kept.take_break(hours)
        except CommandRefused:
            return
        except StoreError as fault:
            self.failed.emit(fault)
        self.refresh()

    @property
    def break_view(self) -> TableView:
        """The real table's state, whichever table is shown: a break is taken from it."""
        return self._kept.view

    def refresh(self) -> None:
        """Show the table as it stands: something has ended by itself."""
        self._show(self._table.view)

    def use(self, table: Table) -> None:
        """Go on at another table, where it stands; what still moves of this one lands first."""
        self._playback.finish()
        self._table = table
        self._show(table.view)

    def _show(self, view: TableView) -> None:
        self._playback.reset(view)
        self.moved.emit(view)

    def _after_shown(self, frame: Frame) -> None:
        """Tell the table that a round's end was seen."""
        if not isinstance(frame.event, RoundEnded):
            return
        try:
            self._table.shown()
        except StoreError as fault:
            self.failed.emit(fault)
