"""The windows beside the table: each is imported when it first opens, follows text size and language, and is one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from bjdesk.ui.theme import NORMAL, Palette

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bjdesk.ui.dialogs.ask import Asked
    from bjdesk.ui.dialogs.sheet import Sheet


class SideWindows(QObject):
    """Keeps what is open. A second opening raises the first."""

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self._owner = owner
        self._open: dict[str, Sheet] = {}
        self._size = 18.0
        self._palette = NORMAL

    def get(self, name: str) -> Sheet | None:
        """The window of this name, if it is open."""
        return self._open.get(name)

    def show(self, name: str, make: Callable[[], Sheet], *, modal: bool = False) -> Sheet:
        """Open a window, or bring it to the front if it is open already."""
        sheet = self._open.get(name)
        if sheet is None:
            sheet = self._open[name] = make()
            sheet.set_text_size(self._size, self._palette)
            sheet.setModal(modal)
            sheet.destroyed.connect(lambda: self._forget(name, sheet))
            sheet.finished.connect(lambda: self._forget(name, sheet))
        sheet.show()
        sheet.raise_()
        sheet.activateWindow()
        return sheet

    def _forget(self, name: str, sheet: Sheet) -> None:
        """A window is gone; another one may have its name by now."""
        if self._open.get(name) is sheet:
            del self._open[name]

    def ask(self, name: str, asked: Asked, then: Callable[[], object]) -> None:
        """Ask; `then` follows the gold button."""
        from bjdesk.ui.dialogs.ask import AskDialog

        if name in self._open:
            return
        self.show(name, lambda: AskDialog(asked, self._owner), modal=True).accepted.connect(then)

    def set_look(self, size: float, palette: Palette) -> None:
        """Take F for all windows, open ones too."""
        self._size, self._palette = size, palette
        for sheet in self._open.values():
            sheet.set_text_size(size, palette)

    def close_all(self) -> None:
        """Close everything without an answer."""
        for sheet in list(self._open.values()):
            sheet.reject()
