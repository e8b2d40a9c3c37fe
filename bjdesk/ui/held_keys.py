"""Whether a key stroke is a new one or the keyboard repeating itself while the key is held."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

REPEATS_WITHIN: Final = 60
"""Milliseconds from a release to the next press that no finger reaches.

Under X a held key comes as releases and presses. Qt marks them as repeated only if the press is there already when it
looks at the release; what it misses follows within some 40 ms, while the quickest fingers need about 80.
"""


class HeldKeys:
    """Remembers when each key was let go, by the events' own clock."""

    def __init__(self) -> None:
        self._released: dict[int, int] = {}

    def release(self, event: QKeyEvent) -> None:
        """A key was let go, or seems so."""
        self._released[event.nativeScanCode()] = event.timestamp()

    def repeats(self, event: QKeyEvent) -> bool:
        """Tell whether this press is the keyboard's own."""
        if event.isAutoRepeat():
            return True
        before = self._released.get(event.nativeScanCode())
        return before is not None and 0 < event.timestamp() - before < REPEATS_WITHIN
