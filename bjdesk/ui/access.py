"""The felt for a screen reader: a panel with the hands as lists and their cards as items, read-only.

Qt shows nothing of a graphics scene to a screen reader, so the tree is built from the shown state itself. What can be
pressed on the felt is a real widget and keeps Qt's own interface.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final
from weakref import WeakSet

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

from bjdesk.frozen import dataclass
from bjdesk.ui.card_names import card_title
from bjdesk.ui.felt.picture import hand_place
from bjdesk.ui.hand_sentences import dealer_sentence, hand_sentence
from bjdesk.ui.table_words import felt_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bjdesk.engine.observe import Observation, SeenHand
    from bjdesk.game.view import TableView
    from bjdesk.ui.felt.places import HandPlace
    from bjdesk.ui.felt.view import FeltView


@dataclass(frozen=True, slots=True)
class HandReading:
    """A hand as it is read. `box` is the table's box, None for the dealer."""

    box: int | None
    hand: int
    sentence: str
    cards: tuple[str, ...]


def readings(view: TableView) -> tuple[HandReading, ...]:
    """The hands on the table in the order of reading: the dealer's first, then each box's. Empty without a round."""
    seen = view.observation
    if seen is None:
        return ()
    dealer = HandReading(None, 0, dealer_sentence(seen), _titles(seen.dealer))
    return (dealer, *_box_readings(view, seen))


def _box_readings(view: TableView, seen: Observation) -> Iterator[HandReading]:
    for box, held in enumerate(seen.boxes):
        for number, hand in enumerate(held.hands):
            yield HandReading(view.place_of(box), number, hand_sentence(view, box, number), _titles(hand))


def _titles(hand: SeenHand) -> tuple[str, ...]:
    return tuple(card_title(card) for card in hand.cards)


@dataclass(frozen=True, slots=True)
class FeltReading:
    """What the tree asks of the felt. Rectangles in screen pixels, empty for what does not lie there."""

    felt: FeltView
    shown_view: Callable[[], TableView]
    caption: Callable[[], str]
    seats: Callable[[], tuple[QWidget, ...]] = tuple

    def caption_rect(self) -> QRect:
        """Where the caption line is."""
        return self._on_screen(self.felt.table_layout.caption)

    def hand_rect(self, hand: HandReading) -> QRect:
        """Where a hand lies."""
        return self._on_screen(self._place(hand).bounds)

    def card_rect(self, hand: HandReading, card: int) -> QRect:
        """Where a card of a hand lies."""
        cards = self._place(hand).cards
        return self._on_screen(cards[card].rect) if card < len(cards) else QRect()

    def widgets(self) -> tuple[QWidget, ...]:
        """What can be pressed on the felt, in the order of reading: the sign first, then bets and boxes, the seats."""
        buttons = self.felt.buttons
        pairs = zip(buttons.boxes, buttons.stacks, strict=True)
        bets = (button for pair in pairs for button in pair if button.isVisibleTo(self.felt))
        return (buttons.sign, *bets, *self.seats())

    def _place(self, hand: HandReading) -> HandPlace:
        return hand_place(self.shown_view(), self.felt.table_layout, hand.box, hand.hand)

    def _on_screen(self, rect: QRectF) -> QRect:
        there = rect.toAlignedRect()
        return QRect(self.felt.viewport().mapToGlobal(there.topLeft()), there.size())


class _Node(QAccessibleInterface):
    """A thing that is only read. Name and place are asked for anew each time: a new language needs nothing here."""

    def __init__(
        self,
        parent: QAccessibleInterface,
        role: QAccessible.Role,
        *,
        name: Callable[[], str],
        place: Callable[[], QRect],
    ) -> None:
        super().__init__()
        self._parent = parent
        self._role = role
        self._name = name
        self._place = place
        QAccessible.registerAccessibleInterface(self)

    def isValid(self) -> bool:
        return self._parent.isValid()

    def object(self) -> QObject | None:  # type: ignore[override]  # there is none: Qt's own signature forgets that
        return None

    def window(self) -> QWindow:
        return self._parent.window()

    def parent(self) -> QAccessibleInterface:
        return self._parent

    def role(self) -> QAccessible.Role:
        return self._role

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.readOnly = True
        return state

    def rect(self) -> QRect:
        return self._place()

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # as object
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # as object
        return None

    def text(self, kind: QAccessible.Text) -> str:
        return self._name() if kind is QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing here is written from outside."""


class _HandNode(_Node):
    """A hand: a list of its cards. `place` counts the hands in the order of reading."""

    def __init__(self, parent: QAccessibleInterface, felt: FeltReading, place: int) -> None:
        super().__init__(parent, QAccessible.Role.List, name=self._sentence, place=self._rect)
        self._felt = felt
        self._place_of_hand = place
        self._cards: list[_Node] = []

    def _reading(self) -> HandReading | None:
        hands = readings(self._felt.shown_view())
        return hands[self._place_of_hand] if self._place_of_hand < len(hands) else None

    def _sentence(self) -> str:
        reading = self._reading()
        return "" if reading is None else reading.sentence

    def _rect(self) -> QRect:
        reading = self._reading()
        return QRect() if reading is None else self._felt.hand_rect(reading)

    def _card_title(self, index: int) -> str:
        reading = self._reading()
        return "" if reading is None or index >= len(reading.cards) else reading.cards[index]

    def _card_rect(self, index: int) -> QRect:
        reading = self._reading()
        return QRect() if reading is None else self._felt.card_rect(reading, index)

    def childCount(self) -> int:
        reading = self._reading()
        return 0 if reading is None else len(reading.cards)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # as object
        if not 0 <= index < self.childCount():
            return None
        while len(self._cards) <= index:
            self._cards.append(self._card(len(self._cards)))
        return self._cards[index]

    def _card(self, index: int) -> _Node:
        return _Node(
            self,
            QAccessible.Role.ListItem,
            name=lambda: self._card_title(index),
            place=lambda: self._card_rect(index),
        )

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((place for place, card in enumerate(self._cards) if card is child), -1)


class FeltInterface(QAccessibleWidget):
    """The panel "Blackjack table": sign, hands, what can be pressed, caption."""

    def __init__(self, viewport: QWidget, felt: FeltReading) -> None:
        super().__init__(viewport, QAccessible.Role.Pane)
        self._felt = felt
        self._hands: list[_HandNode] = []
        self._caption = _Node(self, QAccessible.Role.StaticText, name=felt.caption, place=felt.caption_rect)

    def _children(self) -> list[QAccessibleInterface]:
        hands = len(readings(self._felt.shown_view()))
        while len(self._hands) < hands:
            self._hands.append(_HandNode(self, self._felt, len(self._hands)))
        sign, *bets = (QAccessible.queryAccessibleInterface(one) for one in self._felt.widgets())
        return [sign, *self._hands[:hands], *bets, self._caption]

    def childCount(self) -> int:
        """How many things lie on the felt."""
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # as _Node.object
        """The thing at a place in the order of reading."""
        children = self._children()
        return children[index] if 0 <= index < len(children) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Place of a thing in the order of reading; -1 for a stranger."""
        wanted: QObject | None = child.object()
        for place, one in enumerate(self._children()):
            if one is child or (wanted is not None and one.object() is wanted):
                return place
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        """The panel's name."""
        return felt_name() if kind is QAccessible.Text.Name else ""


class FeltReader(QObject):
    """Gives Qt the felt's tree and tells screen readers when it has changed."""

    def __init__(self, reading: FeltReading) -> None:
        super().__init__(reading.felt)
        self._reading = reading
        self._interface: FeltInterface | None = None
        _readers.add(self)
        _offer_trees()

    def tree_of(self, thing: QObject) -> QAccessibleInterface | None:
        """The felt's tree, if this is its viewport."""
        viewport = self._reading.felt.viewport() if isValid(self) else None
        if viewport is None or thing is not viewport:
            return None
        self._interface = FeltInterface(viewport, self._reading)
        return self._interface

    def changed(self) -> None:
        """The shown state is another one: what is cached outside is stale."""
        if QAccessible.isActive():
            event = QAccessibleEvent(self._reading.felt.viewport(), QAccessible.Event.ObjectReorder)
            QAccessible.updateAccessibility(event)


_readers: Final[WeakSet[FeltReader]] = WeakSet()
"""Of the windows that there are. Qt keeps what it was given for ever: a reader's method would keep a closed window."""


@cache
def _offer_trees() -> None:
    """Have Qt ask here for trees, once in a process."""
    QAccessible.installFactory(_tree_of)


def _tree_of(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    trees = (reader.tree_of(thing) for reader in tuple(_readers))
    return next((tree for tree in trees if tree is not None), None)
