"""What is in motion: which item goes which way, and what happens to it when it is there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bjdesk.ui.felt.animator import Motion
    from bjdesk.ui.felt.keys import Key
    from bjdesk.ui.felt.looks import Look
    from bjdesk.ui.felt.sprite_item import SpriteItem


@dataclass(slots=True)
class Flight:
    """An item on its way.

    `since` is when its frame started, in milliseconds of the batch. With a `look` it shows that from the moment
    that it begins to move. `key` names the thing it is (None: no thing of the table, gone when it arrives), `z` its
    order at rest; `onto` names the stack that shows what arrived.
    """

    item: SpriteItem
    motion: Motion
    since: float
    key: Key | None = None
    onto: Key | None = None
    z: float = 0.0
    look: Look | None = None

    def begins(self, elapsed: float) -> bool:
        """Whether its delay is over."""
        return elapsed - self.since >= self.motion.span.delay

    def arrives(self, elapsed: float) -> bool:
        """Whether it is there."""
        return elapsed - self.since >= self.motion.span.end

    def move(self, elapsed: float) -> None:
        """Put the item where it is at this time; until it begins to move it is left alone."""
        if not self.begins(elapsed):
            return
        if self.look is not None:
            self.item.set_look(self.look)
        self.item.setVisible(True)
        self.item.lie(self.motion.position(elapsed - self.since))
