"""Cues as motions: where each thing starts and ends in pixels, and how it goes there. Pure, from two pictures."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from bjdesk.frozen import dataclass, replace
from bjdesk.ui.felt.animator import Motion, Pose
from bjdesk.ui.felt.cues import Cue, Path, Place
from bjdesk.ui.felt.keys import Anchor, Key, Kind
from bjdesk.ui.felt.looks import CardLook, StackLook
from bjdesk.ui.felt.picture import Picture
from bjdesk.ui.felt.piles import on_top

if TYPE_CHECKING:
    from bjdesk.ui.felt.layout import TableLayout

SHOE_TURN: Final = -9.0  # the shoe's own, degrees
IN_THE_SHOE: Final = 90.0 + SHOE_TURN
"""How a card lies in the shoe's mouth: on its side."""
MOUTH_CARD: Final = 70.0  # its width there, in u
TRAY_CARD: Final = 62.0
TRAY_TURN: Final = -4.0
DEAL_ARC: Final = 0.05  # of the way's length
DEAL_LIFT: Final = 20.0  # in u
DEAL_SWAY: Final = 4.0  # degrees, at most
DEAL_FLIP: Final = (0.14, 0.86)
"""Shares of the flight between which a card turns over: 200 of 280 milliseconds."""
TOSS_RISE: Final = 0.13  # of the way's length
TOSS_LIFT: Final = 22.0
TOSS_BOUNCE: Final = 0.16
GATHER_ARC: Final = 0.05
RACK_END: Final = 215.0  # from the middle, in u
CLEAR_OF_CARDS: Final = 0.7  # chips over a hand, where chips turn to the rack
RIFFLE_OUT: Final = (58.0, 7.0)  # how far a riffled card comes out of the shoe, and each one more, in u
RIFFLE_UP: Final = 7.0
TURN_LIFT: Final = 11.0
TURN_AWAY: Final = 0.42  # card widths that the hole card comes out sideways to turn clear of the up card
POP_FROM: Final = 0.86
BESIDE: Final = 1.18  # circle widths between a stack and the winnings laid beside it
BESIDE_INSURANCE: Final = 0.95


@dataclass(frozen=True, slots=True)
class _Made:
    """What a motion is made from. `pictures`: before and after."""

    cue: Cue
    pictures: tuple[Picture, Picture]
    layout: TableLayout

    @property
    def unit(self) -> float:
        return self.layout.unit

    @property
    def width(self) -> float:
        """Of the card that moves."""
        what, (before, after) = self.cue.what, self.pictures
        look = (before if self.cue.leaving else after)[what].look
        assert isinstance(look, CardLook)
        return look.width


def motion(cue: Cue, before: Picture, after: Picture, layout: TableLayout) -> Motion | None:
    """The motion of a cue; None where it speaks of something that neither picture holds."""
    start = _pose(cue, cue.start, (before, after), layout)
    end = _pose(cue, cue.end, (after, before), layout)
    if start is None or end is None:
        return None
    made = _Made(cue, (before, after), layout)
    return _WAYS[cue.path](Motion(start, end, cue.span, cue.ease), made)


def anchor(layout: TableLayout, place: Anchor, other: float) -> QPointF:
    """Where an anchor is on the felt, seen from `other`, the x of the motion's other end."""
    match place:
        case Anchor.SHOE:
            return layout.shoe_mouth
        case Anchor.TRAY:
            return layout.discard.center()
        case Anchor.RACK:  # the end of the rack that is nearer: chips pass beside the dealer's cards
            side = 1 if other > layout.width / 2 + 1 else -1
            return QPointF(layout.width / 2 + side * RACK_END * layout.unit, -0.6 * layout.chip)
        case Anchor.PURSE | Anchor.BESIDE:
            return QPointF(layout.width * 0.2, layout.height + 0.7 * layout.chip)


def stacked(way: Motion, cue: Cue, flying: StackLook, pictures: tuple[Picture, Picture]) -> Motion:
    """The way of chips to the top of their stack, or from there, and not to the ground under it."""
    before, after = pictures
    lying, top = (before, cue.start) if isinstance(cue.start, Key) else (after, cue.end)
    look = lying[top].look if isinstance(top, Key) and top in lying else None
    if not isinstance(look, StackLook):
        return way
    right, down = on_top(look, flying)
    if lying is before:
        return replace(way, start=replace(way.start, x=way.start.x + right, y=way.start.y + down))
    return replace(way, end=replace(way.end, x=way.end.x + right, y=way.end.y + down))


def out_of_the_rack(way: Motion, cue: Cue, x: float | None) -> Motion:
    """The way of chips from the player's own of that value, or back to them; `x` tells where those are."""
    if x is None:
        return way
    if cue.start is Anchor.PURSE:
        return replace(way, start=replace(way.start, x=x))
    return replace(way, end=replace(way.end, x=x)) if cue.end is Anchor.PURSE else way


def _pose(cue: Cue, place: Place, pictures: tuple[Picture, Picture], layout: TableLayout) -> Pose | None:
    """A place in pixels: a thing's pose in the first picture that holds it, or an anchor."""
    if isinstance(place, Key):
        return next((picture[place].pose for picture in pictures if place in picture), None)
    lying = next((picture[cue.what].pose for picture in pictures if cue.what in picture), None)
    if place is Anchor.BESIDE:
        return None if lying is None else replace(lying, x=_beside(cue.what, pictures, layout))
    other = layout.width / 2 if lying is None else lying.x - layout.circle_rx
    if cue.end is Anchor.BESIDE and lying is not None:
        other = _beside(cue.what, pictures, layout)
    point = anchor(layout, place, other)
    return Pose(point.x(), point.y())


def _beside(what: Key, pictures: tuple[Picture, Picture], layout: TableLayout) -> float:
    """The x of winnings: beside the wager, of both its piles if it has two; left of an insurance."""
    piles = (what, replace(what, index=1))
    lying = [picture[pile].pose.x for picture in pictures for pile in piles if pile in picture]
    if what.kind is Kind.INSURANCE:
        return lying[0] - BESIDE_INSURANCE * layout.circle_rx
    if _right_of_it(lying[0], layout):
        return max(lying) + BESIDE * layout.circle_rx
    return min(lying) - BESIDE * layout.circle_rx


def _right_of_it(x: float, layout: TableLayout) -> bool:
    """Whether winnings lie right of a wager: towards the middle of the table, where the rack is."""
    return x <= layout.width / 2 + 1


def _way(plain: Motion) -> float:
    return math.hypot(plain.end.x - plain.start.x, plain.end.y - plain.start.y)


# ---------------------------------------------------------------- cards


def _dealt(plain: Motion, made: _Made) -> Motion:
    """Out of the shoe's mouth, turned upright on the way, and over if the card lies open."""
    look = made.pictures[1][made.cue.what].look
    opens = isinstance(look, CardLook) and look.card is not None
    small = MOUTH_CARD * made.unit / made.width
    start = replace(plain.start, angle=IN_THE_SHOE, scale=small, turned=0.0 if opens else 1.0)
    arc, sway = _way(plain) * DEAL_ARC, _sway(made.cue.what)
    return replace(plain, start=start, arc=arc, lift=DEAL_LIFT * made.unit, sway=sway, flip=DEAL_FLIP)


def _turned(plain: Motion, made: _Made) -> Motion:
    """Sideways out from under the up card, over, and onto it."""
    start = replace(plain.start, turned=0.0)
    return replace(plain, start=start, lift=TURN_LIFT * made.unit, bow=TURN_AWAY * made.width)


def _looked_at(plain: Motion, _made: _Made) -> Motion:
    return replace(plain, peel=1.0)


def _slid(plain: Motion, made: _Made) -> Motion:
    if made.cue.end is Anchor.TRAY:
        return _gathered(plain, made)
    return replace(plain, start=replace(plain.start, scale=_grown(made)))


def _gathered(plain: Motion, made: _Made) -> Motion:
    """Off the table, face down: into the tray, or where there is none, back into the shoe's mouth."""
    arc = _way(plain) * GATHER_ARC
    if Key(Kind.TRAY) in made.pictures[1]:
        small = TRAY_CARD * made.unit / made.width
        return replace(plain, end=replace(plain.end, angle=TRAY_TURN, scale=small, turned=0.0), arc=arc)
    mouth, small = made.layout.shoe_mouth, MOUTH_CARD * made.unit / made.width
    end = replace(plain.end, x=mouth.x(), y=mouth.y(), angle=IN_THE_SHOE, scale=small, turned=0.0)
    return replace(plain, end=end, arc=arc)


def _riffled(plain: Motion, made: _Made) -> Motion:
    """One of the shuffled cards: out of the shoe's mouth and in again, each a little further and higher."""
    small, number, u = MOUTH_CARD * made.unit / made.layout.card_width, made.cue.what.index, made.unit
    lying = replace(plain.start, angle=IN_THE_SHOE, scale=small)
    out, up = RIFFLE_OUT[0] + RIFFLE_OUT[1] * number, RIFFLE_UP * (number - 2)
    return replace(plain, start=lying, end=lying, bow=-out * u, arc=up * u, sway=2.0 * _sway(made.cue.what))


def _sway(what: Key) -> float:
    """A turn of a few degrees on the way, its own for each place and always the same there."""
    seed = (what.index * 7 + what.hand * 5 + (0 if what.box is None else what.box + 1) * 3) % 9
    return DEAL_SWAY * (seed - 4) / 4


# ---------------------------------------------------------------- chips


def _tossed(plain: Motion, made: _Made) -> Motion:
    """Through the air; what lands bounces once."""
    rise = max(TOSS_LIFT * made.unit, _way(plain) * TOSS_RISE)
    return replace(plain, lift=rise, bounce=TOSS_BOUNCE if isinstance(made.cue.end, Key) else 0.0)


def _pushed(plain: Motion, made: _Made) -> Motion:
    """Over the felt. Between circle and rack they pass in the gap beside their hand, and beside the dealer's cards."""
    cue, layout = made.cue, made.layout
    if Anchor.RACK not in {cue.start, cue.end}:
        return plain
    low, high = (plain.end, plain.start) if cue.start is Anchor.RACK else (plain.start, plain.end)
    beside = cue.what.kind is not Kind.INSURANCE and _right_of_it(_middle(made), layout)
    right = beside if cue.end is Anchor.BESIDE else high.x > low.x
    edge = _middle(made) + (0.5 if right else -0.5) * _gap_to_gap(made)
    above = layout.hand_top(cue.what.box or 0) - CLEAR_OF_CARDS * layout.chip
    under_dealer = layout.plan.dealer_top + layout.plan.card_height
    via = ((edge, low.y), (edge, above), (high.x, min(above, under_dealer)))
    return replace(plain, via=via if low is plain.start else via[::-1])


def _middle(made: _Made) -> float:
    """The x of the hand whose chips move."""
    what, (before, after) = made.cue.what, made.pictures
    circle = Key(Kind.CIRCLE, what.box, what.hand)
    return next((lying[circle].pose.x for lying in (before, after) if circle in lying), made.layout.width / 2)


def _gap_to_gap(made: _Made) -> float:
    """From the gap on one side of a hand to the gap on the other."""
    box = made.cue.what.box or 0
    hands = sum(key.kind is Kind.CIRCLE and key.box == box for key in made.pictures[0])
    return made.layout.tag_room(box, max(1, hands))


def _grown(made: _Made) -> float:
    """How much larger chips were before they made room for others."""
    start, (before, after) = made.cue.start, made.pictures
    if not isinstance(start, Key) or start not in before or made.cue.what not in after:
        return 1.0
    was, is_now = before[start].look, after[made.cue.what].look
    if isinstance(was, StackLook) and isinstance(is_now, StackLook):
        return was.diameter / is_now.diameter
    return 1.0


# ---------------------------------------------------------------- marks


def _popped(plain: Motion, _made: _Made) -> Motion:
    return replace(plain, start=replace(plain.start, scale=POP_FROM))


def _faded(plain: Motion, made: _Made) -> Motion:
    first, last = (1.0, 0.0) if made.cue.leaving else (0.0, 1.0)
    return replace(plain, start=replace(plain.start, opacity=first), end=replace(plain.end, opacity=last))


def _plain(plain: Motion, _made: _Made) -> Motion:
    return plain


_WAYS: Final[dict[Path, Callable[[Motion, _Made], Motion]]] = {
    Path.DEAL: _dealt,
    Path.TURN: _turned,
    Path.LOOK: _looked_at,
    Path.SLIDE: _slid,
    Path.RIFFLE: _riffled,
    Path.TOSS: _tossed,
    Path.PUSH: _pushed,
    Path.POP: _popped,
    Path.FADE: _faded,
    Path.GO_ON: _plain,
}
