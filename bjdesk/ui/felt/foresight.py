"""Makes ready what the next frames of a batch will show, in the ticks that have little to do.

The pictures of a round's own frames, nothing else: what the engine has already told, a moment before it is seen.
"""

from __future__ import annotations

import time
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Final

from bjdesk.ui.felt.chip_sprites import Part
from bjdesk.ui.felt.looks import CardLook, StackLook

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from bjdesk.ui.felt.gallery import Gallery
    from bjdesk.ui.felt.looks import Look
    from bjdesk.ui.felt.scene import TableScene
    from bjdesk.ui.felt.schedule import Timed

BUDGET: Final = 0.0012
"""Seconds of a tick after which nothing more is begun. The dearest single picture, a court card, takes about three."""


class Foresight:
    """Knows a batch's frames that have not begun. Works one picture at a time, in their order."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._frames: deque[Timed] = deque()
        self._work: deque[Callable[[], object]] = deque()
        self._made: set[Look] = set()
        self._met: dict[int, Look] = {}
        """Looks by their `id`: a batch's pictures share most of their things, and those need not be compared."""
        self._busy = False

    @property
    def waiting(self) -> int:
        """Frames and pictures that are not ready."""
        return len(self._frames) + len(self._work)

    def expect(self, frames: Sequence[Timed]) -> None:
        """Look forward to these frames, and to no earlier ones."""
        self._frames = deque(frames)
        self._work.clear()
        self._made.clear()
        self._met.clear()

    def begun(self, frame: Timed) -> None:
        """Make nothing ready for a frame that is there, nor for those before it."""
        self._busy = True
        if any(waiting is frame for waiting in self._frames):
            while self._frames.popleft() is not frame:
                pass

    def settled(self) -> None:
        """Leave the tick to what was drawn in it."""
        self._busy = True

    def work(self) -> None:
        """Use the rest of a tick in which nothing began."""
        if self._busy:
            self._busy = False
            return
        until = time.perf_counter() + BUDGET
        while (self._work or self._frames) and time.perf_counter() < until:
            if self._work:
                self._work.popleft()()
            else:
                self._work.extend(self._needed(self._frames.popleft()))

    def _needed(self, frame: Timed) -> Iterator[Callable[[], object]]:
        """What must be painted for a frame and was not asked for in this batch."""
        looks = [look for look in self._scene.foreseen(frame) if id(look) not in self._met]
        self._met.update((id(look), look) for look in looks)
        new = [look for look in dict.fromkeys(looks) if look not in self._made]
        self._made.update(new)
        for look in new:
            yield from _pictures(look, self._scene.gallery)


def _pictures(look: Look, gallery: Gallery) -> Iterable[Callable[[], object]]:
    yield partial(gallery.sprite, look)
    match look:
        case CardLook():
            yield partial(gallery.card_shadow, look, across=False)
        case StackLook(pale=False):
            yield from (partial(gallery.stack_part, look, part) for part in (Part.SHADOW, Part.CHIPS))
