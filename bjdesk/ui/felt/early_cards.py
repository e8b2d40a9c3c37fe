"""Paints chips and the whole pack while nothing else is to be done, so that no motion waits for a picture.

The back and the shadows come first: every card needs them. On the largest screens a face is painted when it is dealt.
"""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from bjdesk.engine.cards import PACK
from bjdesk.ui.felt.chip_sprites import ways_to_lie
from bjdesk.ui.felt.looks import CardLook

if TYPE_CHECKING:
    from collections.abc import Callable

    from bjdesk.ui.felt.animator import Animator
    from bjdesk.ui.felt.gallery import Gallery
    from bjdesk.ui.felt.layout import TableLayout

BETWEEN: Final = 25
"""Milliseconds from one picture to the next: a court card takes about 7 to paint."""
AFTER_A_CHANGE: Final = 400
"""Milliseconds that sizes must have stood still; a window that is being dragged paints nothing ahead."""

PAINTED_AHEAD: Final = 0.5
"""Of what is kept: so much may be faces that nobody has asked for."""
LIFTS: Final = (4, 10, 15, 20)
"""Heights of a flight in u, one for each of its shadows."""


class EarlyCards(QObject):
    """Paints one card after the other, every one of the 52, whatever lies in the shoe; never while something moves."""

    def __init__(self, animator: Animator, parent: QObject) -> None:
        super().__init__(parent)
        self._animator = animator
        self._waiting: deque[Callable[[], object]] = deque()
        self._awake = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._paint_one)

    def look_forward(self, gallery: Gallery, layout: TableLayout, chips: tuple[int, ...]) -> None:
        """Begin anew for other sizes, and a table of these chips."""
        widths = dict.fromkeys((layout.player_width, layout.card_width))
        looks, room = [], gallery.capacity * PAINTED_AHEAD
        for width in widths:
            room -= width * width * 1.4 * gallery.pixel_ratio**2 * 4 * len(PACK)
            looks += [CardLook(card, width) for card in PACK if room >= 0]
        plain = [partial(gallery.flying_shadow, step * layout.unit) for step in LIFTS]
        plain += [partial(gallery.card_shadow, CardLook(None, width), across=False) for width in widths]
        plain += [partial(gallery.chip, lying, layout.chip) for lying in ways_to_lie(chips)]
        self._waiting = deque([gallery.back, *plain, *(partial(gallery.sprite, look) for look in looks)])
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
        if not self._animator.running:
            self._waiting.popleft()()
        if self._waiting:
            self._timer.start(BETWEEN)
