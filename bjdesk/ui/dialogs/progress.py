"""Long work, a short step at a time: how far it is, and a way to break it off that leaves nothing half done."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from bjdesk.game.faults import StoreError
from bjdesk.ui.dialogs.fields import named_label
from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.formats import percent
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QHideEvent

AT_ONCE: Final = 0.012
"""Seconds of work between two looks at the window."""


class ProgressDialog(Sheet):
    """Does the work while it is open. `ended` with what it returns, `failed` with the fault; Cancel tells neither."""

    base = QSize(480, 0)
    ended = Signal(object)
    failed = Signal(object)

    def __init__(self, steps: Iterator[int], title: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: Iterator[int] | None = steps
        self._said = title
        self.text = named_label(wrap=True)
        self.bar = QProgressBar(maximum=100, textVisible=False)
        self.figure = named_label("strong")
        self.body.addWidget(self.bar)
        self.body.addWidget(self.figure)
        self.body.addWidget(self.text)
        self.body.addStretch(1)
        self.cancel = self.add_button(self.reject)
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._work)
        self._timer.start()
        self.retranslate()

    def _work(self) -> None:
        end = monotonic() + AT_ONCE
        try:
            while self._steps is not None and monotonic() < end:
                self._show(next(self._steps))
        except StopIteration as end_of_work:
            self._stop()
            self.accept()
            self.ended.emit(end_of_work.value)
        except StoreError as fault:
            self._stop()
            self.accept()
            self.failed.emit(fault)

    def _show(self, done: int) -> None:
        if done != self.bar.value():
            self.bar.setValue(done)
            self.figure.setText(percent(done / 100, decimals=0))

    def _stop(self) -> None:
        self._timer.stop()
        steps, self._steps = self._steps, None
        if steps is not None and hasattr(steps, "close"):
            steps.close()

    def hideEvent(self, event: QHideEvent) -> None:
        """Whatever closes the window breaks the work off."""
        self._stop()
        super().hideEvent(event)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(self._said())
        self.figure.setText(percent(max(0, self.bar.value()) / 100, decimals=0))
        self.text.setText(translate("Keeping", "What is broken off leaves nothing behind."))
        self.bar.setAccessibleName(self._said())
        self.cancel.setText(translate("Dialog", "Cancel"))
