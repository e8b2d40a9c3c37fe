"""When the program itself is at fault: one sentence, what to do, and details to copy. No hidden card is in them."""

from __future__ import annotations

import platform
import sys
import traceback
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QSize
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget

from bjdesk import __version__
from bjdesk.ui.dialogs.fields import named_label
from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from types import TracebackType


class CrashDialog(Sheet):
    """Says that something went wrong in the program; the round is on disk."""

    base = QSize(720, 420)

    def __init__(self, details: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, scrolls=False)
        self._sentence = named_label(wrap=True)
        self._details = QPlainTextEdit(details, readOnly=True)
        self.body.addWidget(self._sentence)
        self.body.addWidget(self._details, stretch=1)
        self._copy = self.add_button(self._to_clipboard)
        self._close = self.add_button(self.accept, gold=True)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Crash", "Something went wrong"))
        self._sentence.setText(
            translate("Crash", "The program made a mistake. Your round is kept: close the table and open it again.")
        )
        self._details.setAccessibleName(translate("Crash", "Details"))
        self._copy.setText(translate("Crash", "Copy details"))
        self._close.setText(translate("Dialog", "Close"))

    def _to_clipboard(self) -> None:
        QApplication.clipboard().setText(self._details.toPlainText())


def details_of(kind: type[BaseException], trace: TracebackType | None) -> str:
    """Where it happened and with what versions. Values are left out: they may know a face-down card."""
    places = [f'File "{frame.filename}", line {frame.lineno}, in {frame.name}' for frame in traceback.extract_tb(trace)]
    system = f"bjdesk {__version__}, Qt {QLibraryInfo.version().toString()}, Python {platform.python_version()}"
    return "\n".join([f"{system}, {sys.platform}", *places, kind.__name__])
