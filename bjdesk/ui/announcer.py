"""Says to a screen reader what the caption line shows: one sentence a step, merged where steps follow at once."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

MERGED_WITHIN = 150
"""Milliseconds within which sentences become one announcement."""


class Announcer(QObject):
    """Collects sentences and announces them together. `said` repeats each announcement."""

    said = Signal(str, bool)
    """Text, and whether it interrupts (questions and results) or waits for its turn (progress)."""

    def __init__(self, speaker: QObject) -> None:
        super().__init__(speaker)
        self._speaker = speaker
        self._sentences: list[str] = []
        self._assertive = False
        self._last = ""
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(MERGED_WITHIN)
        self._pause.timeout.connect(self._announce)

    @property
    def last(self) -> str:
        """The last announcement, to be repeated on request; "" before the first."""
        return self._last

    def say(self, sentence: str, *, assertive: bool) -> None:
        """Announce the sentence, with what else is said within 150 ms; what it repeats of that is said once."""
        if not sentence:
            return
        self._sentences = [*(said for said in self._sentences if said not in sentence), sentence]
        self._assertive = self._assertive or assertive
        if not self._pause.isActive():
            self._pause.start()

    def repeat(self) -> None:
        """Say the last announcement again."""
        self.say(self._last, assertive=True)

    def _announce(self) -> None:
        text, assertive = " ".join(self._sentences), self._assertive
        self._sentences, self._assertive, self._last = [], False, text
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._speaker, text)
            politeness = QAccessible.AnnouncementPoliteness
            event.setPoliteness(politeness.Assertive if assertive else politeness.Polite)
            QAccessible.updateAccessibility(event)
        self.said.emit(text, assertive)
