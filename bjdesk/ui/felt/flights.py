"""What is in motion: which item goes which way, and what happens to it when it is there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from bjdesk.ui.felt import z
from bjdesk.ui.felt.cues import Path
from bjdesk.ui.felt.looks import CardLook

if TYPE_CHECKING:
    from bjdesk.ui.felt.animator import Motion
    from bjdesk.ui.felt.cues import Cue
    from bjdesk.ui.felt.keys import Key
    from bjdesk.ui.felt.looks import Look
    from bjdesk.ui.felt.picture import Picture, Thing
    from bjdesk.ui.felt.sprite_item import SpriteItem

OUT_OF_THE_SHOE: Final = 0.08
INTO_THE_SHOE: Final = 0.72
"""Shares of a flight's time at which a card is clear of the shoe, or slides under its lid."""

Heights: TypeAlias = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Launch:
    """A cue that begins: its motion, when its frame started, and the picture before it."""

    cue: Cue
    way: Motion
    since: float
    before: Picture


def heights(cue: Cue, thing: Thing) -> Heights:
    """The stacking orders of a card on its way: out of the shoe, over what lies there, or under the up card."""
    hidden = isinstance(thing.look, CardLook) and thing.look.card is None
    match cue.path:
        case Path.DEAL:
            return (0.0, z.IN_THE_SHOE), (OUT_OF_THE_SHOE, thing.z if hidden else z.MOVING_CARD)
        case Path.TURN:  # clear of the up card when its edge is seen, over it afterwards
            return ((0.5, thing.z),)
        case _:
            return ()


def leaving_heights(order: float, *, into_shoe: bool) -> Heights:
    """Those of a card that is collected: over what lies there, the cards of a hand in their order."""
    lifted = (0.0, z.MOVING_CARD + order - z.CARD)
    return (lifted, (INTO_THE_SHOE, z.IN_THE_SHOE)) if into_shoe else (lifted,)


@dataclass(slots=True)
class Flight:
    """An item on its way.

    `since` is when its frame started, in milliseconds of the batch. With a `look` it shows that from the moment
    that it begins to move. `key` names the thing it is (None: no thing of the table, gone when it arrives), `z` its
    order at rest; `onto` names the stack that shows what arrived. `heights` are its orders on the way, each from a
    share of its time on.
    """

    item: SpriteItem
    motion: Motion
    since: float
    key: Key | None = None
    onto: Key | None = None
    z: float = 0.0
    look: Look | None = None
    heights: Heights = ()

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
        gone = self.motion.span.progress(elapsed - self.since)
        for share, order in self.heights:
            if gone >= share:
                self.item.setZValue(order)
