"""Every rectangle of the table as a pure function of its size, its boxes and the size of its text."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF

from bjdesk.frozen import dataclass, replace
from bjdesk.ui.felt.bend import TAB_REACH, arc_radius, bend, rise, under_caption
from bjdesk.ui.felt.lanes import Lane, lanes
from bjdesk.ui.felt.measures import (
    CAPTION_HALF,
    FEW_BOXES,
    FLOAT_FROM,
    FRAME_GAP,
    FRAME_LINE,
    PLATE_BELOW,
    PLATE_HEIGHT,
    SEAT_GAP,
    TAG_HALF,
    Measures,
    Print,
    card_width,
    measures,
)
from bjdesk.ui.felt.places import CardPlace, HandPlace, HandRoom, spread
from bjdesk.ui.theme import CARD_RATIO, CHIP_TILT, font_size

BAR_ROWS = 2.5  # heights in F
STRIP_ROWS = 6.0
STRIP_ROW_MORE = 4.65
SMALLEST_PLATE = 0.84
NARROWEST_PLATE = 2.1  # a plate with a total of two digits, in its own F
LEAST_RESULT = 7.2  # the room that the result of a split hand has at least, in F; a longer one is written smaller
PROMPT_LINES = 4.1  # the least height of a prompt in its own F


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The felt of one size. Lengths are pixels, the felt's top left corner is the origin.

    `font` is F, `text` what F is on the felt itself (less where the felt is low), `unit` the drawing's u. `lanes` are
    the boxes' shares of the width: equal ones, unless `split` made some wider.
    """

    width: float
    height: float
    boxes: int
    font: float
    plan: Measures
    player_width: float
    bend: float  # see `bend.bend`
    lanes: tuple[Lane, ...]

    # ------------------------------------------------------------ sizes
    @property
    def unit(self) -> float:
        """1 on a felt of 647 pixels; measures of the drawing are multiples of it."""
        return self.plan.unit

    @property
    def text(self) -> float:
        """F for texts that lie on the felt."""
        return self.plan.text

    @property
    def pitch(self) -> float:
        """From box to box where none is split."""
        return self.plan.pitch

    @property
    def card_width(self) -> float:
        """Width of the dealer's cards."""
        return card_width(self.plan.card_height)

    @property
    def radius(self) -> float:
        """Radius of the printed arc about (middle, arc − radius)."""
        return arc_radius(self.unit)

    @property
    def felt(self) -> QRectF:
        """The whole felt."""
        return QRectF(0, 0, self.width, self.height)

    @property
    def circle_rx(self) -> float:
        """Half the width of a betting circle."""
        return self.plan.circle_ry / CHIP_TILT

    @property
    def circle_ry(self) -> float:
        """Half the height of a betting circle."""
        return self.plan.circle_ry

    @property
    def chip(self) -> float:
        """Diameter of a chip in a circle with one column of chips."""
        return self.circle_rx * 1.04

    def split(self, hands: tuple[int, ...]) -> TableLayout:
        """The same table while its boxes have so many hands each: a split one takes room from the others."""
        return self if self.boxes == 1 or max(hands, default=1) == 1 else _split(self, hands)

    # ------------------------------------------------------------ hands
    def dealer(self, cards: int) -> HandPlace:
        """The dealer's hand, kept clear of the discard tray."""
        bottom = self.plan.dealer_top + self.plan.card_height
        clear = self.width - 2 * (self.width - self.discard.left() + 10 * self.unit)
        room = HandRoom(self.width / 2, bottom, clear, self.card_width)
        places, _ = spread(room, cards)
        return self._hand_place(places, room, QPointF(self.width / 2, bottom))

    def hand(self, box: int, hand: int, hands: int, cards: int, *, across: bool = False) -> HandPlace:
        """One of a box's `hands` hands, counted from 0, left to right; `across`: its last card was doubled for."""
        circle = self.circle(box, hand, hands)
        bottom = circle.y() - self.circle_ry - self.plan.circle_gap
        room = HandRoom(circle.x(), bottom, self._room(box, hands), self.player_width)
        places, lies_across = spread(room, cards, across=across)
        placed = self._hand_place(places, room, circle, straight_double=across and not lies_across)
        close = FRAME_LINE if hands > 1 and self.boxes > 1 else FRAME_GAP * self.unit
        slim = close - FRAME_GAP * self.unit  # between hands of a split box there is no more than the line itself
        return replace(placed, frame=placed.frame.adjusted(-slim, 0, slim, 0)) if slim < 0 else placed

    def circle(self, box: int, hand: int = 0, hands: int = 1) -> QPointF:
        """Centre of a betting circle; a split box has one under each hand."""
        lowest = self.height - self.plan.below_circle - self.circle_ry
        aside = (hand - (hands - 1) / 2) * self._spacing(box, hands)
        return QPointF(self.lanes[box].middle + aside, lowest - self._risen(box))

    def circle_rect(self, box: int, hand: int = 0, hands: int = 1) -> QRectF:
        """The betting circle, which is what a press on the box aims at."""
        centre = self.circle(box, hand, hands)
        rx = min(self.circle_rx, 0.45 * self._spacing(box, hands)) if hands > 1 else self.circle_rx
        return QRectF(centre.x() - rx, centre.y() - rx * CHIP_TILT, 2 * rx, 2 * rx * CHIP_TILT)

    def tag(self, circle: QPointF) -> QPointF:
        """Middle of an amount's tag that lies on the lower edge of a circle; see `tag_place` for where it lies."""
        return QPointF(circle.x(), circle.y() + self.circle_ry + self.plan.tag_foot - TAG_HALF * self.plan.tag_text)

    def seat(self, box: int) -> QRectF:
        """The line under the tag that tells who sits there (where there are several boxes)."""
        circle = self.circle(box)
        top = circle.y() + self.circle_ry + self.plan.tag_foot + SEAT_GAP * self.text
        return QRectF(self.lanes[box].left, top, self.lanes[box].width, 0.95 * self.text)

    def tag_room(self, box: int, hands: int) -> float:
        """From the tag of one hand's amount to the next, in a box of so many hands."""
        return self._spacing(box, hands)

    def _spacing(self, box: int, hands: int) -> float:
        """From hand to hand in a split box."""
        if hands == 1:
            return self.lanes[box].width
        if self.boxes == 1:
            wanted = max(3.1 * self.card_width, LEAST_RESULT * self.text)
            return min(0.31 * self.width, wanted, 0.95 * self.width / hands)
        return self._room(box, 1) / hands

    def _room(self, box: int, hands: int) -> float:
        """The widest that a hand's cards may lie."""
        frame = 2 * FRAME_GAP * self.unit + 6
        if hands == 1 and self.boxes > FEW_BOXES:
            return self.lanes[box].width - 5 * self.unit - 4
        if hands == 1:
            return (0.94 * self.width if self.boxes == 1 else self.lanes[box].width) - frame
        return self._spacing(box, hands) - (frame if self.boxes == 1 else 2 * FRAME_LINE)

    def _risen(self, box: int) -> float:
        """How far a box stands over the middle one; where a split pushed it inward, it stays under the caption."""
        lane, here = self.lanes[box], self.width / 2
        home = abs(box - (self.boxes - 1) / 2) * self.pitch
        near = max(0.0, abs(lane.middle - here) - max(0.0, lane.width - self.pitch) / 2)
        high = rise(self.plan, self.boxes, min(near, home)) * self.bend
        return high if near > home - 0.5 else min(high, max(0.0, under_caption(self.plan, self.height)))

    def _hand_place(
        self, cards: tuple[CardPlace, ...], room: HandRoom, circle: QPointF, *, straight_double: bool = False
    ) -> HandPlace:
        bounds = QRectF(cards[0].rect)
        for card in cards[1:]:
            bounds = bounds.united(card.rect)
        gap = FRAME_GAP * self.unit
        frame = bounds.adjusted(-gap, -gap, gap, gap)
        return HandPlace(
            cards=cards, bounds=bounds, frame=frame, plate=QPointF(bounds.center().x(), bounds.bottom()),
            plate_width=room.width + gap, tab=QPointF(frame.center().x(), frame.top()), tab_width=room.width + gap,
            circle=circle, plate_font=min(self._plate_font(cards[0].width), room.width / NARROWEST_PLATE),
            straight_double=straight_double,
        )  # fmt: skip

    def _plate_font(self, card: float) -> float:
        """F on a hand's plate: a little smaller on small cards."""
        most = 0.86 if self.boxes > FEW_BOXES and card < 0.9 * self.card_width else 1.0
        return self.text * min(most, max(SMALLEST_PLATE, card / (5.6 * self.text)))

    # ------------------------------------------------------------ furniture and texts
    @property
    def sign(self) -> QRectF:
        """The MIN/MAX sign, top left."""
        return QRectF(20 * self.unit, 16 * self.unit, 5.9 * self.text, 3.5 * self.text)

    @property
    def rack(self) -> QRectF | None:
        """The dealer's float, cut by the top of the window; none on a low felt."""
        if self.plan.printed is not Print.FULL or self.height < FLOAT_FROM:
            return None
        u = self.unit
        width = 8 * (13 * 3.9 + 5) * u + 16 * u
        return QRectF(self.width / 2 - width / 2, -16 * u, width, 38 * u)

    @property
    def shoe(self) -> QRectF:
        """The shoe before it is turned by −9 degrees about its centre."""
        u = self.unit
        return QRectF(self.width - 188 * u, 22 * u, 168 * u, 92 * u)

    @property
    def shoe_mouth(self) -> QPointF:
        """Where cards come from: the middle of the card in the shoe's mouth."""
        middle = self.shoe.center()
        u, turn = self.unit, math.radians(-9)
        dx, dy = -71 * u, 0.0
        return QPointF(
            middle.x() + dx * math.cos(turn) - dy * math.sin(turn),
            middle.y() + dx * math.sin(turn) + dy * math.cos(turn),
        )

    @property
    def discard(self) -> QRectF:
        """The discard tray before it is turned by −4 degrees about its centre."""
        u = self.unit
        return QRectF(self.width - 330 * u, 12 * u, 78 * u, 104 * u)

    @property
    def cut_card(self) -> QPointF:
        """The middle of the cut card once it has come: before the discard tray."""
        return QPointF(self.discard.center().x(), self.discard.bottom() - 9 * self.unit)

    @property
    def caption(self) -> QRectF:
        """The lines that tell what just happened, with a hand in every box."""
        return self.caption_between(range(self.boxes))

    def caption_between(self, boxes: Iterable[int]) -> QRectF:
        """The caption's place while these boxes have hands; narrower where outer ones rise beside it."""
        top, bottom = self.plan.caption - CAPTION_HALF * self.text, self.plan.caption_bottom
        margin = max(self._hands_margin(bottom, boxes), self._furniture_margin(top))
        return QRectF(margin, top, self.width - 2 * margin, bottom - top)

    @property
    def prompt(self) -> QRectF:
        """The free middle for a question: between the dealer's hand and the players', never over cards."""
        top = self.plan.dealer_top + self.plan.card_height + PLATE_BELOW * PLATE_HEIGHT * self.text + 2 * self.unit
        wide, high = 38.5 * self.text, 5.4 * self.text
        rooms = [self._prompt_room(top, outer) for outer in range((self.boxes + 1) // 2)]
        room = max(rooms, key=lambda free: min(free.width() / wide, 1) * min(free.height() / high, 1))
        height = min(high, room.height())
        width = min(wide, room.width(), 38.5 * height / PROMPT_LINES)
        return QRectF(room.center().x() - width / 2, room.center().y() - height / 2, width, height)

    def _prompt_room(self, top: float, outer: int) -> QRectF:
        """What is free between `top` and the hands, if the `outer` boxes on each side are passed beside."""
        bottom = min(self.hand_top(box) for box in range(outer, self.boxes - outer)) - 5 * self.unit
        side = max(self.lanes[outer - 1].right, self.width - self.lanes[-outer].left) if outer else 0.0
        margin = max(side, self._furniture_margin(top))
        return QRectF(margin, top, self.width - 2 * margin, max(0.0, bottom - top))

    @property
    def prompt_font(self) -> float:
        """F inside the prompt, so that title, text and buttons fit it."""
        prompt = self.prompt
        return min(self.text, prompt.height() / PROMPT_LINES, max(prompt.width() / 30, prompt.height() / 5.4))

    # ------------------------------------------------------------ what the outer hands leave
    def hand_top(self, box: int) -> float:
        """Top of a box's cards, the largest that it has."""
        circle = self.circle(box)
        return circle.y() - self.circle_ry - self.plan.circle_gap - self.player_width / CARD_RATIO

    def hands_top(self, right: float, hands: int) -> float:
        """Top of the highest hand, frame and words included, left of an x."""
        tops = [
            self.hand_top(box) - self.plan.head_room for box in range(self.boxes) if self._box_left(box, hands) < right
        ]
        return min(tops, default=self.height)

    def _box_left(self, box: int, hands: int) -> float:
        if self.boxes == 1:
            return self.circle(0, 0, hands).x() - 1.3 * self.card_width
        return self.lanes[box].left

    def _hands_margin(self, bottom: float, boxes: Iterable[int]) -> float:
        """How far from left and right a line must stay that reaches down to `bottom` beside these boxes' hands."""
        margin = max(12 * self.unit, 0.5 * self.text)
        frame = FRAME_GAP * self.unit + FRAME_LINE
        for box in boxes:
            lane, top, aside = self.lanes[box], self.hand_top(box), box - (self.boxes - 1) / 2
            if not aside:
                continue
            near = self.circle(box, lane.hands - 1 if aside < 0 else 0, lane.hands).x()
            if top - frame < bottom - 0.5:
                margin = max(margin, lane.right if aside < 0 else self.width - lane.left)
            elif top - self.plan.head_room < bottom - 0.5:
                margin = max(margin, (near if aside < 0 else self.width - near) + TAB_REACH * self.text)
        return margin

    def _furniture_margin(self, top: float) -> float:
        """How far from left and right something must stay that begins at `top`."""
        left = self.sign.right() if top < self.sign.bottom() + 4 * self.unit else 0.0
        right = self.width - self.discard.left() if top < self.shoe.bottom() + 12 * self.unit else 0.0
        return max(left, right) + 12 * self.unit


@lru_cache(maxsize=64)
def felt_layout(width: float, height: float, font: float, boxes: int = 1) -> TableLayout:
    """The layout of a felt (the view's viewport) of that size, at F = font."""
    plan = measures(width, height, font, boxes)
    even = lanes(width / 2, boxes * plan.pitch, (1,) * boxes)
    return TableLayout(
        width, height, boxes, font, plan, card_width(plan.player_height), bend(plan, height, boxes), even
    )


@lru_cache(maxsize=64)
def _split(layout: TableLayout, hands: tuple[int, ...]) -> TableLayout:
    return replace(layout, lanes=lanes(layout.width / 2, layout.boxes * layout.pitch, hands))


def bar_height(font: float) -> float:
    """Height of the information bar at F = font."""
    return round(BAR_ROWS * font)


def strip_height(font: float, rows: int = 1) -> float:
    """Height of the action strip, padded rail included, at F = font."""
    return round((STRIP_ROWS + STRIP_ROW_MORE * (rows - 1)) * font)


def table_layout(
    width: float, height: float, boxes: int = 1, text_scale: float = 1.0, *, strip_rows: int = 1
) -> TableLayout:
    """The felt's layout from the whole window's size."""
    font = font_size(height, text_scale)
    return felt_layout(width, height - bar_height(font) - strip_height(font, strip_rows), font, boxes)
