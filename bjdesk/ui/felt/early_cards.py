"""Paints the whole pack while nothing else is to be done, so that no flight waits for the picture of its card."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from bjdesk.engine.cards import PACK
from bjdesk.ui.felt.looks import CardLook

if TYPE_CHECKING:
    from bjdesk.ui.felt.animator import Animator
    from bjdesk.ui.felt.gallery import Gallery
    from bjdesk.ui.felt.layout import TableLayout

BETWEEN: Final = 40
"""Milliseconds from one card to the next: a court card takes about 7 to paint."""
AFTER_A_CHANGE: Final = 400
"""Milliseconds that sizes must have stood still; a window that is being dragged paints nothing ahead."""

BUDGET: Final = 24 * 1024 * 1024
"""Bytes that may be painted ahead: on the largest screens a card is painted when it is dealt."""


class EarlyCards(QObject):
    """Paints one card after the other, every one of the 52, whatever lies in the shoe; never while something moves."""

    def __init__(self, animator: Animator, parent: QObject) -> None:
        super().__init__(parent)
        self._animator = animator
        self._gallery: Gallery | None = None
        self._waiting: deque[CardLook] = deque()
        self._awake = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._paint_one)

    def look_forward(self, gallery: Gallery, layout: TableLayout) -> None:
        """Begin anew for other sizes."""
        self._gallery = gallery
        widths = dict.fromkeys((layout.player_width, layout.card_width))
        size = sum(width * width * 1.4 for width in widths) * gallery.pixel_ratio**2 * 4 * len(PACK)
        fits = size <= BUDGET
        self._waiting = deque(CardLook(card, width) for width in widths for card in PACK if fits)
        self._timer.stop()
        if self._awake:
            self.wake()

    def wake(self) -> None:
        """Go on painting."""
        self._awake = True
        if self._waiting:
            self._timer.start(AFTER_A_CHANGE)

    def rest(self) -> None:
        """Paint nothing until woken."""
        self._awake = False
        self._timer.stop()

    def _paint_one(self) -> None:
        if self._gallery is not None and not self._animator.running:
            self._gallery.sprite(self._waiting.popleft())
        if self._waiting:
            self._timer.start(BETWEEN)
