"""The felt's scene: draws a state as it is, or moves from one to the next. It holds no truth of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QGraphicsScene

from bjdesk.engine.events import CardDealt
from bjdesk.ui.felt import chips as chip_sums
from bjdesk.ui.felt import z
from bjdesk.ui.felt.animator import Motion
from bjdesk.ui.felt.card_item import CardItem
from bjdesk.ui.felt.cues import Cue, Path
from bjdesk.ui.felt.flights import Flight
from bjdesk.ui.felt.keys import Key, Kind
from bjdesk.ui.felt.looks import CardLook, Look, StackLook
from bjdesk.ui.felt.motions import motion
from bjdesk.ui.felt.pace import Ease, Span
from bjdesk.ui.felt.picture import Picture, Thing, caption_thing, denominations, framed, picture, stack_look
from bjdesk.ui.felt.sprite_item import SpriteItem

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bjdesk.game.view import TableView
    from bjdesk.ui.felt.gallery import Gallery
    from bjdesk.ui.felt.layout import TableLayout
    from bjdesk.ui.felt.schedule import Timed
    from bjdesk.ui.felt.words import Words

CARRIED: Final = frozenset({Kind.CARD, Kind.STACK, Kind.INSURANCE, Kind.CIRCLE, Kind.SHOE})
"""What is at its new place from the start of a frame on; all else waits until the frame is shown."""


class TableScene(QGraphicsScene):
    """The things on the felt. Scene units are the viewport's pixels."""

    def __init__(self, layout: TableLayout, gallery: Gallery, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._layout = layout
        self._gallery = gallery
        self._words = words
        self._said = ""
        self._items: dict[Key, SpriteItem] = {}
        self._flights: list[Flight] = []
        self._picture: Picture = {}
        self._values: tuple[int, ...] = ()
        self.setSceneRect(layout.felt)

    @property
    def layout(self) -> TableLayout:
        """Where things lie."""
        return self._layout

    def use(self, layout: TableLayout, gallery: Gallery) -> None:
        """Take another size or another look; what is shown must be shown again."""
        self._layout = layout
        self._gallery = gallery
        self.setSceneRect(QRectF(layout.felt))
        self._drop_flights()
        for key in list(self._items):
            self._remove(key)

    def say(self, text: str) -> None:
        """Write the caption line."""
        self._said = text
        self._put_caption()

    @property
    def things(self) -> Mapping[Key, SpriteItem]:
        """The items by what they are, for tests; nothing of the program asks them for the state."""
        return self._items

    # ------------------------------------------------------------ still

    def show(self, view: TableView) -> None:
        """Draw exactly this state without motion. To do it twice changes nothing."""
        self._drop_flights()
        self._picture = self._drawn(view)
        self._reconcile(self._picture, set(self._items) | set(self._picture))
        self._put_caption()

    def settle(self, view: TableView) -> None:
        """Bring what waits for its frame to be shown to this state; what moves goes on."""
        made = self._drawn(view)
        moving = {flight.key for flight in self._flights}
        keys = {key for key in (*self._items, *made) if key.kind not in CARRIED and key not in moving}
        if self._flights:
            keys = {key for key in keys if key.kind is not Kind.GHOST or key in self._items}
        self._reconcile(made, keys)
        self._put_caption()

    def _drawn(self, view: TableView) -> Picture:
        self._values = denominations(view)
        return picture(view, self._layout, self._words)

    def _reconcile(self, made: Picture, keys: set[Key]) -> None:
        for key in keys:
            if key.kind is Kind.CAPTION:
                continue
            if key in made:
                self._put(key, made[key])
            else:
                self._remove(key)

    def _put(self, key: Key, thing: Thing) -> None:
        item = self._items.get(key)
        if item is None:
            item = self._items[key] = self._new(thing.look)
        item.set_look(thing.look)
        item.lie(thing.pose)
        item.setZValue(thing.z)

    def _new(self, look: Look) -> SpriteItem:
        item = CardItem(self._gallery, look) if isinstance(look, CardLook) else SpriteItem(self._gallery, look)
        self.addItem(item)
        return item

    def _remove(self, key: Key) -> None:
        item = self._items.pop(key, None)
        if item is not None:
            self.removeItem(item)

    def _put_caption(self) -> None:
        key = Key(Kind.CAPTION)
        if self._said:
            self._put(key, caption_thing(self._said, self._layout))
        else:
            self._remove(key)

    # ------------------------------------------------------------ moving

    def begin(self, timed: Timed) -> None:
        """Start the motions of a frame: from what is shown now to the frame's state."""
        before, after = self._picture, self._drawn(timed.frame.view)
        self._picture = after
        held = dict(self._items)
        busy: set[Key] = set()
        for cue in timed.cues:
            way = motion(cue, before, after, self._layout)
            if way is None:
                continue
            self._launch(cue, way, timed.start, held)
            if not cue.leaving and cue.end == cue.what:
                busy.add(cue.what)
        self._make_room(timed, busy)
        if isinstance(timed.frame.event, CardDealt):
            self._widen_frames(timed.frame.view)

    def move(self, elapsed: float) -> None:
        """Put everything in motion where it is at this time."""
        for flight in self._flights:
            flight.move(elapsed)
        arrived = [flight for flight in self._flights if flight.arrives(elapsed)]
        self._flights = [flight for flight in self._flights if not flight.arrives(elapsed)]
        for flight in arrived:
            self._land(flight)

    def _launch(self, cue: Cue, way: Motion, since: float, held: dict[Key, SpriteItem]) -> None:
        """Send one thing on its way."""
        if cue.leaving:
            self._launch_leaving(cue, way, since)
        elif cue.path in {Path.TOSS, Path.PUSH}:
            self._launch_chips(cue, way, since)
        elif cue.what in self._picture:
            self._launch_thing(cue, way, since, held)

    def _launch_thing(self, cue: Cue, way: Motion, since: float, held: dict[Key, SpriteItem]) -> None:
        """Move a thing of the new state: the item that lay at the cue's start, or a new one."""
        thing = self._picture[cue.what]
        item = held.pop(cue.start, None) if isinstance(cue.start, Key) else None
        if item is None:
            item = self._new(thing.look)
        elif cue.path is Path.FADE:
            self._fade_over(item, thing, way, since)
            return
        self._rename(item, cue.what)
        turns = cue.path in {Path.POP, Path.TURN}
        if not turns:
            item.set_look(thing.look)
        item.setZValue(z.MOVING_CARD if cue.path is Path.DEAL else max(item.zValue(), thing.z))
        self._start(Flight(item, way, since, cue.what, z=thing.z, look=thing.look if turns else None))

    def _rename(self, item: SpriteItem, key: Key) -> None:
        """Let an item be this thing from now on, and no other."""
        self._items = {known: one for known, one in self._items.items() if one is not item}
        self._remove(key)
        self._items[key] = item

    def _fade_over(self, item: SpriteItem, thing: Thing, way: Motion, since: float) -> None:
        """What a thing looked like fades away over its new look."""
        if item.look == thing.look:
            return
        old = self._new(item.look)
        old.setZValue(thing.z + 0.5 * z.CARD_STEP)
        item.set_look(thing.look)
        item.lie(thing.pose)
        out = Motion(replace(way.start, opacity=1.0), replace(way.end, opacity=0.0), way.span, way.ease)
        self._start(Flight(old, out, since))

    def _launch_leaving(self, cue: Cue, way: Motion, since: float) -> None:
        """A thing of the old state goes, and is gone when it is there."""
        item = self._items.pop(cue.what, None)
        if item is None:
            return
        look = None
        if isinstance(item.look, StackLook) and cue.amount:
            look = stack_look(self._layout, self._chips(cue.amount), item.look.seed)
        if cue.path is not Path.FADE:
            item.setZValue(item.zValue() + z.MOVING_CARD)
        self._start(Flight(item, way, since, look=look))

    def _launch_chips(self, cue: Cue, way: Motion, since: float) -> None:
        """Chips fly that are no thing of the table: not yet, or no more."""
        item = self._new(stack_look(self._layout, self._chips(cue.amount), 0))
        item.setZValue(z.MOVING_CHIP)
        item.setVisible(False)
        onto = cue.what if cue.end == cue.what else None
        self._start(Flight(item, way, since, onto=onto))

    def _chips(self, amount: int) -> tuple[int, ...]:
        return chip_sums.fewest(amount, self._values)

    def _start(self, flight: Flight) -> None:
        flight.move(flight.since)
        self._flights.append(flight)

    def _make_room(self, timed: Timed, busy: set[Key]) -> None:
        """What else is carried goes where it belongs now: cards slide, chips change at once."""
        for key in [key for key in self._items if key.kind in CARRIED and key not in self._picture]:
            self._remove(key)
        moving = {flight.key for flight in self._flights}
        for key, thing in self._picture.items():
            if key.kind not in CARRIED or key in busy or key in moving:
                continue
            item = self._items.get(key)
            if item is None or not timed.slide or item.pose in (None, thing.pose):
                self._put(key, thing)
                continue
            item.set_look(thing.look)
            way = Motion(item.pose, thing.pose, Span(0, timed.slide), Ease.OUT_CUBIC)
            self._start(Flight(item, way, timed.start, key, z=thing.z))

    def _widen_frames(self, view: TableView) -> None:
        """The frame around the active hand has room for the card that comes."""
        for key in [key for key in self._items if key.kind is Kind.FRAME]:
            for kept, thing in framed(view, self._layout, self._words, key).items():
                self._put(kept, thing)

    def _land(self, flight: Flight) -> None:
        if flight.key is not None:
            flight.item.setZValue(flight.z)
            return
        self.removeItem(flight.item)
        if flight.onto in self._picture:
            self._put(flight.onto, self._picture[flight.onto])

    def _drop_flights(self) -> None:
        """Take away what flies without being a thing of the table; the rest is put in its place by whoever shows."""
        for flight in self._flights:
            if flight.key is None:
                self.removeItem(flight.item)
        self._flights.clear()
