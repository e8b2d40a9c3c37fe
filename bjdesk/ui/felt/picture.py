"""The whole felt as values: which things lie where and what they look like. Pure, from the state and the layout."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QPointF

from bjdesk.engine.events import CardDealt, HandDoubled, HandSplit, HandStood, Outcome, WagerLaid, WagerSettled
from bjdesk.engine.rules import HoleCard, Shuffle
from bjdesk.frozen import dataclass, replace
from bjdesk.game.commands import Rebet
from bjdesk.game.view import Phase
from bjdesk.ui.felt import chips as chip_sums
from bjdesk.ui.felt import z
from bjdesk.ui.felt.animator import Pose
from bjdesk.ui.felt.caption_lines import Room, set_caption
from bjdesk.ui.felt.keys import Key, Kind, card, stack
from bjdesk.ui.felt.looks import (
    CaptionLook,
    CardLook,
    CircleLook,
    CutCardLook,
    DoubledLook,
    FrameLook,
    Look,
    PlateLook,
    ShoeLook,
    TabLook,
    TagLook,
    TrayLook,
)
from bjdesk.ui.felt.measures import FEW_BOXES
from bjdesk.ui.felt.paint_marks import tag_rect
from bjdesk.ui.felt.piles import amounts, beside, denominations, pile_chips, stack_look
from bjdesk.ui.felt.plate_place import plate_in
from bjdesk.ui.felt.seats import box_at, hand_at, hands_at, hands_of, laid_out, observed, places
from bjdesk.ui.felt.tag_place import fitted_tag, tag_place

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator

    from PySide6.QtCore import QRectF

    from bjdesk.engine.observe import SeenHand
    from bjdesk.game.view import Frame, TableView
    from bjdesk.ui.felt.layout import TableLayout
    from bjdesk.ui.felt.places import HandPlace
    from bjdesk.ui.felt.words import Words

INSURANCE_AWAY: Final = 1.72  # circle widths, from the circle's middle to the insurance chips
INSURANCE_SIZE: Final = 0.8
INSURANCE_TAG_AWAY: Final = 0.36
"""Diameters of a chip, from the middle of the insurance chips to a tag beside them."""
TWENTY_ONE: Final = 21
BOX_STEP: Final = z.CARD_STEP / 100
HAND_STEP: Final = z.CARD_STEP / 1000
TUCKED: Final = z.CARD - z.CARD_STEP
"""The order of the hole card: under the up card, which is seen whole."""
QUESTION_GAP: Final = 1.0  # in u, from the cards to the frame while a question lies over its usual place
FILL_STEPS: Final = 26
TRAY_STEPS: Final = 9
CUT_CARD_TURN: Final = 82.0


@dataclass(frozen=True, slots=True)
class Thing:
    """One thing on the felt."""

    look: Look
    pose: Pose
    z: float


Picture = dict[Key, Thing]
Part: TypeAlias = tuple[tuple[Key, Thing], ...]
Parts: TypeAlias = "dict[Hashable, Part]"
"""What was drawn up before, by all that it depends on beside layout, words and rules."""


@dataclass(frozen=True, slots=True)
class _Painter:
    """What every part of the picture is made from."""

    view: TableView
    layout: TableLayout
    words: Words
    parts: Parts

    def once(self, facts: Hashable, things: Iterable[tuple[Key, Thing]]) -> Part:
        """Things, each in its own order; those of before where nothing that they depend on has changed."""
        part = self.parts.get(facts)
        if part is None:
            part = tuple((key, replace(thing, z=thing.z + _own_z(key))) for key, thing in things)
            self.parts[facts] = part
        return part


def picture(view: TableView, layout: TableLayout, words: Words, parts: Parts | None = None) -> Picture:
    """Every thing of this state, by its key; `parts` keeps what is made for the next picture of this size."""
    made = _Painter(view, laid_out(layout, view), words, {} if parts is None else parts)
    return {
        key: thing for part in (*_furniture(made), *_circles(made), *_bets(made), *_hands(made)) for key, thing in part
    }


def _own_z(key: Key) -> float:
    """A little of its own, so that what touches lies in one order however it came there."""
    return BOX_STEP * (0 if key.box is None else key.box + 1) + HAND_STEP * key.hand


def caption_thing(text: str, layout: TableLayout, lying: Picture) -> Thing:
    """The caption, in the room that the hands of this picture leave; what is too long for it lies on a panel."""
    line = layout.caption_between({key.box for key in lying if key.kind is Kind.CARD and key.box is not None})
    room = Room(line.width(), layout.plan.caption_lines, (layout.width, layout.height))
    setting = set_caption(text, layout.text, room)
    look = CaptionLook(setting.lines, setting.pixels, setting.panel)
    if not setting.panel:
        return Thing(look, _at(line.center()), z.CAPTION)
    half = setting.height / 2 + setting.pixels
    middle = max(half, min(line.top() + half, layout.height - half))
    return Thing(look, Pose(line.center().x(), middle), z.READOUT)


# ---------------------------------------------------------------- furniture


def _furniture(made: _Painter) -> Iterator[Part]:
    view, layout = made.view, made.layout
    fill = math.ceil(FILL_STEPS * view.shoe_left / max(1, view.shoe_size)) / FILL_STEPS
    yield made.once((Kind.SHOE, fill), _at_rest(Key(Kind.SHOE), ShoeLook(fill), layout.shoe.center(), z.SHOE))
    if view.rules.shuffle is Shuffle.CUT_CARD:
        lying = sum(len(hand.cards) for _, _, hand in hands_of(view))
        gone = math.ceil(TRAY_STEPS * (view.shoe_size - view.shoe_left - lying) / max(1, view.shoe_size))
        tray = _at_rest(Key(Kind.TRAY), TrayLook(gone), layout.discard.center(), z.DISCARD)
        yield made.once((Kind.TRAY, gone), tray)
    if view.cut_card_out:
        lies = Pose(layout.cut_card.x(), layout.cut_card.y(), CUT_CARD_TURN)
        yield ((Key(Kind.CUT_CARD), Thing(CutCardLook(layout.unit), lies, z.CUT_CARD)),)


def _at_rest(key: Key, look: Look, middle: QPointF, order: float) -> Part:
    return ((key, Thing(look, _at(middle), order)),)


def _circles(made: _Painter) -> Iterator[Part]:
    view = made.view
    for box in range(view.rules.boxes):
        hands, mine = hands_in(view, box), view.sitter(box).is_person
        yield made.once((Kind.CIRCLE, box, hands, mine), _circles_of(made, box, hands, mine=mine))


def _circles_of(made: _Painter, box: int, hands: int, *, mine: bool) -> Iterator[tuple[Key, Thing]]:
    for hand in range(hands):
        rect = made.layout.circle_rect(box, hand, hands)
        look = CircleLook(rect.width() / 2, rect.height() / 2, mine)
        yield Key(Kind.CIRCLE, box, hand), Thing(look, _at(rect.center()), z.CIRCLE)


def hands_in(view: TableView, box: int) -> int:
    """How many hands a box has, counting an empty one as one."""
    return max(1, len(hands_at(view, box)))


# ---------------------------------------------------------------- chips


def _bets(made: _Painter) -> Iterator[Part]:
    match made.view.phase:
        case Phase.PLAYING:
            yield from _wagers(made)
        case Phase.BETTING | Phase.RESULTS:
            yield from _composed(made)


def _composed(made: _Painter) -> Iterator[Part]:
    """The bets being laid, or the pale ghost of what REBET would lay."""
    view = made.view
    values = denominations(view)
    for box, chips in enumerate(view.bet_chips):
        if chips:
            facts = (Kind.STACK, box, chips, hands_in(view, box), view.sitter(box).is_person)
            yield made.once(facts, _stack(made, stack(box), chip_sums.laid(chips, values), sum(chips)))
    if any(view.bet_chips) or view.last_bets is None or view.why_not(Rebet()) is not None:
        return
    for box, amount in enumerate(view.last_bets):
        if amount:
            circle = made.layout.circle(box, 0, hands_in(view, box))
            look = stack_look(made.layout, chip_sums.fewest(amount, values), box, pale=True)
            yield made.once(
                (Kind.GHOST, box, look, circle.x()), _at_rest(Key(Kind.GHOST, box), look, circle, z.BET_STACK)
            )


def _wagers(made: _Painter) -> Iterator[Part]:
    """The wagers of the hands that are not decided yet, and the insurance beside them."""
    view = made.view
    for box in places(view):
        taken = box_at(view, box)
        assert taken is not None
        laid, mine = view.laid_chips[box : box + 1], view.sitter(box).is_person
        for hand, lying in enumerate(taken.hands):
            if lying.outcome is None and lying.wager:
                facts = (Kind.TAG, box, hand, len(taken.hands), lying.wager, taken.bet, laid, mine)
                yield made.once(facts, _wager(made, stack(box, hand)))
        if taken.insurance and taken.insurance_paid is None:
            paid = (Kind.INSURANCE, box, len(taken.hands), taken.insurance, mine)
            yield made.once(paid, _insurance(made, box, taken.insurance))


def _wager(made: _Painter, key: Key) -> Iterator[tuple[Key, Thing]]:
    """A hand's chips: in one stack, or in two piles once they were doubled."""
    assert key.box is not None
    piles = amounts(made.view, key.box, key.hand)
    total = sum(piles)
    if len(piles) == 1:
        yield from _stack(made, key, pile_chips(made.view, key, total), total)
        return
    circle = made.layout.circle(key.box, key.hand, hands_in(made.view, key.box))
    for number, pile in enumerate(piles):
        chips = pile_chips(made.view, stack(key.box, key.hand, number), pile)
        plain = stack_look(made.layout, chips, key.box + key.hand + 3 * number)
        look, away = beside(made.layout, plain, number)
        place = QPointF(circle.x() + away, circle.y())
        yield stack(key.box, key.hand, number), Thing(look, _at(place), z.BET_STACK)
    yield _tag(made, key, total)


def _stack(made: _Painter, key: Key, chips: tuple[int, ...], amount: int) -> Iterator[tuple[Key, Thing]]:
    assert key.box is not None
    layout = made.layout
    circle = layout.circle(key.box, key.hand, hands_in(made.view, key.box))
    look = stack_look(layout, chips, key.box + key.hand)
    yield key, Thing(look, _at(circle), z.BET_STACK)
    yield _tag(made, key, amount)


def _tag(made: _Painter, key: Key, amount: int) -> tuple[Key, Thing]:
    box, text = key.box or 0, made.words.amount(amount)
    size, middle = tag_place(made.layout, (box, key.hand, hands_in(made.view, box)), text)
    tag = TagLook(text, mine=made.view.sitter(box).is_person, size=size)
    return Key(Kind.TAG, key.box, key.hand), Thing(tag, _at(middle), z.AMOUNT_TAG)


def _insurance(made: _Painter, box: int, amount: int) -> Iterator[tuple[Key, Thing]]:
    layout = made.layout
    place = insurance_place(layout, box, hands_in(made.view, box))
    look = stack_look(layout, chip_sums.fewest(amount, denominations(made.view)), box + 7, size=INSURANCE_SIZE)
    yield Key(Kind.INSURANCE, box), Thing(look, _at(place), z.BET_STACK)
    yield Key(Kind.INSURANCE_TAG, box), _insurance_tag(made, box, amount, place)


def _insurance_tag(made: _Painter, box: int, amount: int, chips: QPointF) -> Thing:
    """The tag of the insurance chips: under them, clear of the bet's; or beside them, where the bet's is so too.

    It reaches no further left than its box, and gives way for that.
    """
    layout, text = made.layout, made.words.amount(amount)
    size, y = layout.plan.tag_text * 0.92, chips.y()
    if layout.plan.tag_beside:
        right = chips.x() - INSURANCE_TAG_AWAY * layout.chip
    else:
        bet = made.words.amount(hand_at(made.view, box, 0).wager)
        free = tag_rect(*tag_place(layout, (box, 0, hands_in(made.view, box)), bet), bet).left()
        right, y = min(chips.x() + tag_rect(size, chips, text).width() / 2, free), y + layout.circle_ry * 0.8
    size = fitted_tag(size, text, right - (layout.lanes[box].left if box else 0.0))
    middle = QPointF(right - tag_rect(size, chips, text).width() / 2, y)
    look = TagLook(text, mine=made.view.sitter(box).is_person, size=size)
    return Thing(look, _at(middle), z.AMOUNT_TAG)


def insurance_place(layout: TableLayout, box: int, hands: int) -> QPointF:
    """The middle of the insurance chips: left of the box's first circle."""
    circle = layout.circle(box, 0, hands)
    return QPointF(circle.x() - INSURANCE_AWAY * layout.circle_rx, circle.y())


# ---------------------------------------------------------------- hands


def _hands(made: _Painter) -> Iterator[Part]:
    view = made.view
    if view.observation is None:
        return
    for box, hand, seen in hands_of(view):
        hands = 1 if box is None else hands_in(view, box)
        yield made.once((Kind.CARD, box, hand, hands, seen), _hand(made, seen, box, hand))
    yield tuple((key, replace(thing, z=thing.z + _own_z(key))) for key, thing in _active(made))


def _hand(made: _Painter, seen: SeenHand, box: int | None, hand: int) -> Iterator[tuple[Key, Thing]]:
    if not seen.cards:
        return
    place = hand_place(made.view, made.layout, box, hand)
    yield from _cards(seen, place, box, hand)
    # a lone card of the opening deal has no total yet: it would flash
    if len(seen.cards) > 1 or seen.from_split or box is None:
        yield from _plate(made, seen, place, Key(Kind.PLATE, box, hand))


def hand_place(view: TableView, layout: TableLayout, box: int | None, hand: int) -> HandPlace:
    """Where a hand lies; one that waits for its second card of the deal leaves room for it."""
    layout = laid_out(layout, view)
    lying = hand_at(view, box, hand)
    if box is None:
        least = 1 if view.rules.hole_card is HoleCard.EUROPEAN else 2
        return layout.dealer(max(least, len(lying.cards)))
    count = max(1 if lying.from_split else 2, len(lying.cards))
    return layout.hand(box, hand, hands_in(view, box), count, across=lying.doubled and len(lying.cards) > 2)


def _cards(seen: SeenHand, place: HandPlace, box: int | None, hand: int) -> Iterator[tuple[Key, Thing]]:
    for index, (face, spot) in enumerate(zip(seen.cards, place.cards, strict=False)):
        pose = Pose(spot.centre.x(), spot.centre.y(), spot.rotation)
        order = z.card(index) if face is not None else TUCKED
        yield card(box, hand, index), Thing(CardLook(face, spot.width), pose, order)


def _plate(made: _Painter, seen: SeenHand, place: HandPlace, key: Key) -> Iterator[tuple[Key, Thing]]:
    layout, words = made.layout, made.words
    short = layout.boxes > FEW_BOXES
    outcome, result = seen.outcome, ""
    if outcome is not None:
        result = words.result(seen, short=short)
    elif key.box is None and seen.total > TWENTY_ONE:
        outcome, result = Outcome.BUST, words.bust()
    total = words.pill(seen, dealer=key.box is None)
    look = PlateLook(total, outcome, result, place.plate_font, place.plate_width)
    look, middle = plate_in(place, look, short=short)
    yield key, Thing(look, _at(middle), z.PLATE)
    if place.straight_double:
        corner = QPointF(place.bounds.right(), place.bounds.top())
        yield Key(Kind.DOUBLED, key.box, key.hand), Thing(DoubledLook(layout.text), _at(corner), z.DOUBLED_MARK)


def _active(made: _Painter) -> Iterator[tuple[Key, Thing]]:
    """Frame, arrow and words of the hand that is asked; a question has its own words, and needs the arrow's place."""
    turn = observed(made.view).turn
    if turn is None or made.view.phase is not Phase.PLAYING:
        return
    place = made.view.place_of(turn.box)
    if not turn.question:
        yield from _framed(made, place, turn.hand)
    elif len(observed(made.view).boxes) > 1:
        lying = hand_place(made.view, made.layout, place, turn.hand)
        away = QUESTION_GAP * made.layout.unit
        yield _frame(Key(Kind.FRAME, place, turn.hand), lying, lying.bounds.adjusted(-away, -away, away, away))


def marked(before: Key | None, frame: Frame) -> Key | None:
    """Whose frame is to be seen once a frame has begun: the asked hand keeps it until another is or the dealer acts."""
    view = frame.view
    turn = None if view.observation is None else view.observation.turn
    if turn is not None and view.phase is Phase.PLAYING:
        return None if turn.question else Key(Kind.FRAME, view.place_of(turn.box), turn.hand)
    match frame.event:
        case WagerLaid() | HandSplit() | HandDoubled() | HandStood() | WagerSettled():
            return before
        case CardDealt(seat=seat) if seat.box is not None:
            return before
        case _:
            return None


def framed(view: TableView, layout: TableLayout, words: Words, key: Key) -> Picture:
    """The frame of a hand (the key is the frame's) with its arrow and words, whether it is asked now or not."""
    if key.box is None or key.hand >= len(hands_at(view, key.box)):
        return {}
    made = _Painter(view, laid_out(layout, view), words, {})
    return dict(made.once(key, _framed(made, key.box, key.hand)))


def _framed(made: _Painter, box: int, hand: int) -> Iterator[tuple[Key, Thing]]:
    layout = made.layout
    place = hand_place(made.view, layout, box, hand)
    hands = hands_in(made.view, box)
    yield _frame(Key(Kind.FRAME, box, hand), place, place.frame)
    words = made.words.hand_of(hand, hands) if hands > 1 else ""
    yield Key(Kind.TAB, box, hand), Thing(TabLook(words, layout.text, place.tab_width), _at(place.tab), z.TAB)


def _frame(key: Key, place: HandPlace, rect: QRectF) -> tuple[Key, Thing]:
    """The frame alone, around a hand."""
    return key, Thing(FrameLook(rect.width(), rect.height(), place.cards[0].width), _at(rect.center()), z.FRAME)


def _at(point: QPointF) -> Pose:
    return Pose(point.x(), point.y())
