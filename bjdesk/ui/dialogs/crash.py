"""When the program itself is at fault: what happened, that the round is kept, where the report is, and the way on.

No hidden card and no seed is in the report.
"""

from __future__ import annotations

import os
import platform
import sys
import traceback
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QSize, Signal
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget

from bjdesk import __version__
from bjdesk.ui.dialogs.fields import named_label
from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

REPORT = "crash-report.txt"
"""The newest report's name in the data folder."""


class CrashDialog(Sheet):
    """Says that something went wrong in the program. Closing it goes on; `leaving` asks to close the table instead."""

    base = QSize(720, 420)
    leaving = Signal()

    def __init__(self, details: str, report: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent, scrolls=False)
        self._report = report
        self._sentence = named_label(wrap=True)
        self._details = QPlainTextEdit(details, readOnly=True)
        self.body.addWidget(self._sentence)
        self.body.addWidget(self._details, stretch=1)
        self._copy = self.add_button(self._to_clipboard)
        self._leave = self.add_button(self._to_leave)
        self._go_on = self.add_button(self.accept, gold=True)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Crash", "Something went wrong"))
        self._sentence.setText(self._said())
        self._details.setAccessibleName(translate("Crash", "Details"))
        self._copy.setText(translate("Crash", "Copy details"))
        self._leave.setText(translate("Crash", "Close the table"))
        self._go_on.setText(translate("Crash", "Go on playing"))

    def _said(self) -> str:
        safe = translate("Crash", "The program made a mistake. Your money and your round are kept; you can go on.")
        if self._report is None:
            return f"{safe} {translate('Crash', 'No report could be written; the details are below.')}"
        place = translate("Crash", "A report without hidden cards is in {file}.").format(file=self._report)
        return f"{safe} {place}"

    def _to_leave(self) -> None:
        self.accept()
        self.leaving.emit()

    def _to_clipboard(self) -> None:
        QApplication.clipboard().setText(self._details.toPlainText())


def details_of(kind: type[BaseException], trace: TracebackType | None) -> str:
    """Where it happened and with what versions. Values are left out: they may know a face-down card."""
    places = [f'File "{frame.filename}", line {frame.lineno}, in {frame.name}' for frame in traceback.extract_tb(trace)]
    system = f"bjdesk {__version__}, Qt {QLibraryInfo.version().toString()}, Python {platform.python_version()}"
    return "\n".join([f"{system}, {sys.platform}", *places, kind.__name__])


def keep_report(details: str, folder: Path) -> Path | None:
    """Write the report for the owner's eyes alone; None where that can't be done."""
    path = folder / REPORT
    try:
        handle = os.open(path, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(details + "\n")
    except OSError:
        return None
    return path
