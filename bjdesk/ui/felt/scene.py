"""The felt's scene: draws a state as it is, or moves from one to the next. It holds no truth of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QGraphicsScene

from bjdesk.frozen import replace
from bjdesk.game.view import Frame
from bjdesk.ui.felt import chips as chip_sums
from bjdesk.ui.felt import z
from bjdesk.ui.felt.animator import Motion
from bjdesk.ui.felt.card_item import CardItem
from bjdesk.ui.felt.chips_item import ChipsItem
from bjdesk.ui.felt.cues import Path
from bjdesk.ui.felt.flights import Flight, Launch, heights, leaving_heights
from bjdesk.ui.felt.frame_item import FrameItem
from bjdesk.ui.felt.keys import Anchor, Key, Kind
from bjdesk.ui.felt.looks import CardLook, FrameLook, Look, StackLook
from bjdesk.ui.felt.motions import motion, out_of_the_rack, stacked
from bjdesk.ui.felt.pace import Ease, Span
from bjdesk.ui.felt.picture import Picture, Thing, caption_thing, framed, marked
from bjdesk.ui.felt.picture_book import PictureBook
from bjdesk.ui.felt.piles import denominations, stack_look
from bjdesk.ui.felt.seats import laid_out
from bjdesk.ui.felt.sprite_item import SpriteItem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from bjdesk.game.view import TableView
    from bjdesk.ui.felt.gallery import Gallery
    from bjdesk.ui.felt.layout import TableLayout
    from bjdesk.ui.felt.schedule import Timed
    from bjdesk.ui.felt.words import Words

CARRIED: Final = frozenset({Kind.CARD, Kind.STACK, Kind.INSURANCE, Kind.CIRCLE, Kind.SHOE, Kind.FRAME, Kind.TAB})
"""What is at its new place from the start of a frame on; all else waits until the frame is shown."""
HANGS: Final = frozenset({Kind.TAG, Kind.PLATE, Kind.DOUBLED, Kind.INSURANCE_TAG})
"""What goes along where its cards or chips slide."""


class TableScene(QGraphicsScene):
    """The things on the felt. Scene units are the viewport's pixels."""

    def __init__(self, layout: TableLayout, gallery: Gallery, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._layout = layout
        self._gallery = gallery
        self._words = words
        self._said = ""
        self._late = False  # whether the caption waits for the next picture
        self._items: dict[Key, SpriteItem] = {}
        self._flights: list[Flight] = []
        self._picture: Picture = {}
        self._book = PictureBook(layout, words)
        self._laid = layout  # as the hands of the newest picture need it
        self._values: tuple[int, ...] = ()
        self._marked: Key | None = None
        self.chip_from: Callable[[int], float | None] = lambda _value: None
        """Where the player's chips of a value are, as an x; None where they are not to be seen."""
        self.setSceneRect(layout.felt)

    @property
    def layout(self) -> TableLayout:
        """Where things lie."""
        return self._layout

    def use(self, layout: TableLayout, gallery: Gallery) -> None:
        """Take another size or another look; what is shown must be shown again."""
        self._layout = self._laid = layout
        self._gallery = gallery
        self.forget()
        self.setSceneRect(QRectF(layout.felt))
        self._drop_flights()
        for key in list(self._items):
            self._remove(key)

    def forget(self) -> None:
        """Draw up all pictures anew from now on: their texts may be another language's."""
        self._book = PictureBook(self._layout, self._words)

    def foreseen(self, timed: Timed) -> Iterator[Look]:
        """What the picture of a coming frame shows, and the chips that fly to it or away."""
        yield from (thing.look for thing in self._book.of(timed.frame.view).values())
        values = denominations(timed.frame.view)
        for cue in timed.cues:
            if cue.amount:
                yield stack_look(self._layout, chip_sums.fewest(cue.amount, values), 0)

    def say(self, text: str, *, drawn: bool = True) -> None:
        """Write the caption line; not `drawn`, it comes with the next state that is shown.

        Of several while things move the last one comes, with the next picture.
        """
        self._said = text
        self._late = drawn and bool(self._flights)
        if drawn and not self._late:
            self._put_caption()

    @property
    def gallery(self) -> Gallery:
        """The pictures that the things show."""
        return self._gallery

    @property
    def things(self) -> Mapping[Key, SpriteItem]:
        """The items by what they are, for tests; nothing of the program asks them for the state."""
        return self._items

    # ------------------------------------------------------------ still

    def show(self, view: TableView) -> None:
        """Draw exactly this state without motion. To do it twice changes nothing."""
        self._drop_flights()
        self._marked = marked(None, Frame(None, view))
        self._picture = self._drawn(view)
        self._reconcile(self._picture, set(self._items) | set(self._picture))
        self._put_caption()

    def settle(self, view: TableView) -> None:
        """Bring what waits for its frame to be shown to this state; the caption comes with what moves on."""
        made = self._drawn(view)
        moving = {flight.key for flight in self._flights}
        keys = {key for key in (*self._items, *made) if key.kind not in CARRIED and key not in moving}
        if self._flights:  # what is on its way comes first: cards to the tray, chips off the place of the ghost
            keys = {key for key in keys if key.kind not in {Kind.TRAY, Kind.GHOST} or key in self._items}
            keys.discard(Key(Kind.TRAY))
        self._reconcile(made, keys)
        self._late = True  # what is told of this state is said before the next picture

    def _drawn(self, view: TableView) -> Picture:
        """The picture of a state; the frame stays around its hand while what was asked for is done."""
        self._values = denominations(view)
        made, self._laid = self._book.of(view), laid_out(self._layout, view)
        if self._marked is not None and not any(key.kind is Kind.FRAME for key in made):
            return made | framed(view, self._layout, self._words, self._marked)
        return made

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
        if item.look is not thing.look or item.pose is not thing.pose:  # most things are those of the last picture
            item.set_look(thing.look)
            item.lie(thing.pose)
        item.setZValue(thing.z)

    def _new(self, look: Look) -> SpriteItem:
        item = self._made(look)
        self.addItem(item)
        return item

    def _made(self, look: Look) -> SpriteItem:
        match look:
            case CardLook():
                return CardItem(self._gallery, look)
            case StackLook():
                return ChipsItem(self._gallery, look)
            case FrameLook():
                return FrameItem(self._gallery, look)
            case _:
                return SpriteItem(self._gallery, look)

    def _remove(self, key: Key) -> None:
        item = self._items.pop(key, None)
        if item is not None:
            self.removeItem(item)

    def _put_caption(self) -> None:
        self._late = False
        key = Key(Kind.CAPTION)
        if self._said:
            self._put(key, caption_thing(self._said, self._laid, self._picture))
        else:
            self._remove(key)

    # ------------------------------------------------------------ moving

    def begin(self, timed: Timed) -> None:
        """Start the motions of a frame: from what is shown now to the frame's state."""
        self._marked = marked(self._marked, timed.frame)
        before, after = self._picture, self._drawn(timed.frame.view)
        self._picture = after
        held = dict(self._items)
        busy: set[Key] = set()
        for cue in timed.cues:
            way = motion(cue, before, after, self._laid)
            if way is None:
                continue
            self._launch(Launch(cue, way, timed.start, before), held)
            if not cue.leaving and cue.end == cue.what:
                busy.add(cue.what)
        self._make_room(timed, busy)

    def move(self, elapsed: float) -> None:
        """Put everything in motion where it is at this time."""
        for flight in self._flights:
            flight.move(elapsed)
        arrived = [flight for flight in self._flights if flight.arrives(elapsed)]
        self._flights = [flight for flight in self._flights if not flight.arrives(elapsed)]
        for flight in arrived:
            self._land(flight)
        if self._late:
            self._put_caption()

    def _launch(self, launch: Launch, held: dict[Key, SpriteItem]) -> None:
        """Send one thing on its way."""
        cue = launch.cue
        if cue.leaving:
            self._launch_leaving(launch)
        elif cue.path is Path.RIFFLE:
            self._launch_shuffled(launch)
        elif cue.path in {Path.TOSS, Path.PUSH}:
            self._launch_chips(launch)
        elif cue.what not in self._picture:
            return
        elif cue.path is Path.GO_ON:
            self._launch_mark(launch)
        else:
            self._launch_thing(launch, held)

    def _launch_thing(self, launch: Launch, held: dict[Key, SpriteItem]) -> None:
        """Move a thing of the new state: the item that lay at the cue's start, or a new one."""
        cue, way = launch.cue, launch.way
        thing = self._picture[cue.what]
        item = held.pop(cue.start, None) if isinstance(cue.start, Key) else None
        if item is None:
            item = self._new(thing.look)
        elif cue.path is Path.FADE:
            self._fade_over(item, thing, launch)
            return
        self._rename(item, cue.what)
        turns = cue.path in {Path.POP, Path.TURN}
        if not turns:
            item.set_look(thing.look)
        if isinstance(item, FrameItem):
            way = replace(way, start=replace(way.start, turned=0.0))
        item.setZValue(max(item.zValue(), thing.z) if cue.path is not Path.TURN else item.zValue())
        look = thing.look if turns else None
        self._start(Flight(item, way, launch.since, cue.what, z=thing.z, look=look, heights=heights(cue, thing)))

    def _launch_mark(self, launch: Launch) -> None:
        """Let frame or arrow go on from the hand that had it; the first one of a round fades in."""
        what, way = launch.cue.what, launch.way
        thing = self._picture[what]
        item = next((one for key, one in self._items.items() if key.kind is what.kind), None)
        if item is None:
            item = self._new(thing.look)
            way = replace(way, start=replace(way.start, opacity=0.0))
        elif item.pose is not None:
            way = replace(way, start=replace(item.pose, turned=0.0 if isinstance(item, FrameItem) else 1.0))
        self._rename(item, what)
        item.set_look(thing.look)
        item.setZValue(thing.z)
        self._start(Flight(item, way, launch.since, what, z=thing.z))

    def _rename(self, item: SpriteItem, key: Key) -> None:
        """Let an item be this thing from now on, and no other."""
        self._items = {known: one for known, one in self._items.items() if one is not item}
        self._flights = [flight for flight in self._flights if flight.item is not item]
        self._remove(key)
        self._items[key] = item

    def _fade_over(self, item: SpriteItem, thing: Thing, launch: Launch) -> None:
        """What a thing looked like, and where it lay, fades away while the new is there."""
        if item.look == thing.look and item.pose == thing.pose:
            return
        way, lay = launch.way, item.pose or thing.pose
        old = self._new(item.look)
        old.setZValue(thing.z + 0.5 * z.CARD_STEP)
        item.set_look(thing.look)
        item.lie(thing.pose)
        out = replace(way, start=replace(lay, opacity=1.0), end=replace(lay, opacity=0.0))
        self._start(Flight(old, out, launch.since))

    def _launch_leaving(self, launch: Launch) -> None:
        """A thing of the old state goes, and is gone when it is there."""
        cue = launch.cue
        item = self._items.pop(cue.what, None)
        if item is None:
            return
        self._flights = [flight for flight in self._flights if flight.item is not item]
        look = None
        if isinstance(item.look, StackLook) and cue.amount:
            whole = sum(item.look.chips) == cue.amount
            look = item.look if whole else stack_look(self._layout, self._chips(cue.amount), item.look.seed)
        if isinstance(item, CardItem):
            item.covered = replace(cue.what, index=cue.what.index + 1) in launch.before
        if cue.end is Anchor.RACK:
            item.setZValue(z.MOVING_CHIP)
        into_shoe = Key(Kind.TRAY) not in self._picture
        rises = leaving_heights(item.zValue(), into_shoe=into_shoe) if cue.end is Anchor.TRAY else ()
        self._start(Flight(item, launch.way, launch.since, look=look, heights=rises))

    def _launch_chips(self, launch: Launch) -> None:
        """Chips fly that are no thing of the table: not yet, or no more."""
        cue, way = launch.cue, launch.way
        look = self._flying_look(launch)
        if cue.path is Path.TOSS:
            way = stacked(way, cue, look, (launch.before, self._picture))
            way = out_of_the_rack(way, cue, self.chip_from(look.chips[-1]))
        item = self._new(look)
        item.setZValue(z.TOSSED_CHIP if cue.path is Path.TOSS else z.MOVING_CHIP)
        item.setVisible(False)
        onto = cue.what if cue.end == cue.what else None
        self._start(Flight(item, way, launch.since, onto=onto))

    def _flying_look(self, launch: Launch) -> StackLook:
        """Chips as large as those that they come to lie on, or lay on."""
        cue, chips = launch.cue, self._chips(launch.cue.amount)
        picture = launch.before if isinstance(cue.start, Key) else self._picture
        lying = picture[cue.what].look if cue.what in picture else None
        if cue.path is Path.TOSS and isinstance(lying, StackLook) and lying.chips[-len(chips) :] == chips:
            return replace(lying, chips=chips, pale=False)
        return stack_look(self._layout, chips, 0)

    def _launch_shuffled(self, launch: Launch) -> None:
        """Cards that are no thing of the table slide into the shoe; nobody knows their faces."""
        item = CardItem(self._gallery, CardLook(None, self._layout.card_width))
        item.covered = True
        item.setVisible(False)
        self.addItem(item)
        self._start(Flight(item, launch.way, launch.since, heights=((0.0, z.IN_THE_SHOE),)))

    def _chips(self, amount: int) -> tuple[int, ...]:
        return chip_sums.fewest(amount, self._values)

    def _start(self, flight: Flight) -> None:
        flight.move(flight.since)
        self._flights.append(flight)

    def _make_room(self, timed: Timed, busy: set[Key]) -> None:
        """What else is carried goes where it belongs now: cards slide, the frame grows, chips change at once."""
        for key in [key for key in self._items if key.kind in CARRIED and key not in self._picture]:
            self._remove(key)
        moving = {key for flight in self._flights for key in (flight.key, flight.onto)}
        for key, thing in self._picture.items():
            if key in busy or key in moving:
                continue
            item = self._items.get(key)
            if key.kind not in CARRIED and not self._hangs_on(item, key, thing):
                continue
            if item is None or not timed.slide or item.pose in (None, thing.pose):
                self._put(key, thing)
                continue
            item.set_look(thing.look)
            start = replace(item.pose, turned=0.0) if isinstance(item, FrameItem) else item.pose
            way = Motion(start, thing.pose, Span(0, timed.slide), Ease.OUT_CUBIC)
            self._start(Flight(item, way, timed.start, key, z=thing.z))

    def _hangs_on(self, item: SpriteItem | None, key: Key, thing: Thing) -> bool:
        """Whether a thing goes along with cards or chips that make room; what changes waits for its frame."""
        return key.kind in HANGS and item is not None and item.look == thing.look

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
