"""Who sits where, in the window: plates under the circles, the menu of a seat, and the memory of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bjdesk.game.commands import Command, SeatChanged, TakeSeat
from bjdesk.game.seats import YOU, guest
from bjdesk.ui.panels.seats import SeatPlates

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu, QWidget

    from bjdesk.game.view import Frame, TableView
    from bjdesk.ui.main_window import MainWindow


class WindowSeats:
    """Keeps the plates. The menu is imported when it first opens."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._view: TableView | None = None
        self.menu: QMenu | None = None
        self.plates = SeatPlates(window.felt.viewport())
        self.plates.pressed.connect(self.open)
        window.felt.relaid.connect(self.place)
        window.playback.shown.connect(self.remember)

    def widgets(self) -> tuple[QWidget, ...]:
        """The plates, in the order of the boxes."""
        return tuple(self.plates.plates)

    def show(self, view: TableView) -> None:
        """Follow the shown state."""
        self._view = view
        self.place()

    def place(self) -> None:
        """Lie where the layout says, in the language of now; where it has other boxes already, `show` follows."""
        layout, view = self._window.felt.table_layout, self._view
        if view is not None and layout.boxes == view.rules.boxes:
            self.plates.show(view, layout, self._window.look.palette)

    def open(self, box: int) -> None:
        """Open the menu of a seat."""
        from bjdesk.ui.panels.seats_menu import dress, seat_menu

        window = self._window
        window.skip_motion()
        view = window.bridge.view
        plate = self.plates.plates[box]
        if self.menu is not None:
            self.menu.close()
            self.menu.deleteLater()
        self.menu = seat_menu(view, box, window, lambda command: self._want(command, box, view.step))
        dress(self.menu, window.look)
        size = self.menu.sizeHint()
        corner = plate.mapToGlobal(plate.rect().topLeft())
        corner.setX(corner.x() + (plate.width() - size.width()) // 2)
        corner.setY(corner.y() - size.height() + 8)
        self.menu.popup(corner)

    def _want(self, command: Command | None, box: int, step: int) -> None:
        if command is not None:
            self._window.press(command, step)
            return
        from bjdesk.ui.dialogs.sheet import Sheet
        from bjdesk.ui.panels.seats_menu import GuestDialog

        window = self._window

        def make() -> Sheet:
            dialog = GuestDialog(window)
            dialog.named.connect(lambda name: window.press(TakeSeat(box, guest(name)), window.bridge.view.step))
            return dialog

        window.side.show("guest", make, modal=True)

    def remember(self, frame: Frame) -> None:
        """Keep who sits where in the settings."""
        if not isinstance(frame.event, SeatChanged):
            return
        window, number = self._window, str(frame.event.box + 1)
        seats = {box: code for box, code in window.settings.seats.items() if box != number}
        if frame.event.sitter != YOU:
            seats[number] = frame.event.sitter.code
        window.change_settings(replace(window.settings, seats=seats))
