"""Cues as motions: where each thing starts and ends in pixels, and how it goes there. Pure, from two pictures."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from bjdesk.ui.felt.animator import Motion, Pose
from bjdesk.ui.felt.cues import Cue, Path, Place
from bjdesk.ui.felt.keys import Anchor, Key, Kind
from bjdesk.ui.felt.looks import CardLook
from bjdesk.ui.felt.picture import Picture

if TYPE_CHECKING:
    from bjdesk.ui.felt.layout import TableLayout

DEAL_ARC: Final = 0.045  # of the way's length
DEAL_LIFT: Final = 20.0  # in u
DEAL_SWAY: Final = 4.0  # degrees, at most
DEAL_FROM: Final = -9.0  # the shoe's own turn
DEAL_FLIP: Final = (0.14, 0.86)
"""Shares of the flight between which a card turns over: 200 of 280 milliseconds."""
TOSS_ARC: Final = 0.10
TOSS_LIFT: Final = 16.0
GATHER_ARC: Final = 0.05
TRAY_TURN: Final = -4.0  # the tray's own
RACK_END: Final = 215.0  # from the middle, in u
TURN_LIFT: Final = 12.0
LOOK_LIFT: Final = 9.0
LOOK_SWAY: Final = -3.5
LOOK_RISE: Final = 5.0
POP_FROM: Final = 0.8
BESIDE: Final = 1.18  # circle widths between a stack and the winnings laid beside it


def motion(cue: Cue, before: Picture, after: Picture, layout: TableLayout) -> Motion | None:
    """The motion of a cue; None where it speaks of something that neither picture holds."""
    start = _pose(cue, cue.start, (before, after), layout)
    end = _pose(cue, cue.end, (after, before), layout)
    if start is None or end is None:
        return None
    unit = layout.unit
    plain = Motion(start, end, cue.span, cue.ease)
    way = math.hypot(end.x - start.x, end.y - start.y)
    match cue.path:
        case Path.DEAL:
            flight = replace(plain, arc=way * DEAL_ARC, lift=DEAL_LIFT * unit, sway=_sway(cue.what), flip=DEAL_FLIP)
            back_up = 0.0 if _lies_open(cue.what, after) else 1.0
            return replace(flight, start=replace(start, angle=DEAL_FROM, turned=back_up))
        case Path.TURN:
            return replace(plain, start=replace(start, turned=0.0), lift=TURN_LIFT * unit)
        case Path.LOOK:
            return replace(plain, lift=LOOK_LIFT * unit, sway=LOOK_SWAY, arc=LOOK_RISE * unit)
        case Path.TOSS:
            return replace(plain, arc=way * TOSS_ARC, lift=TOSS_LIFT * unit)
        case Path.POP:
            return replace(plain, start=replace(start, scale=POP_FROM))
        case Path.FADE:
            first, last = (1.0, 0.0) if cue.leaving else (0.0, 1.0)
            return replace(plain, start=replace(start, opacity=first), end=replace(end, opacity=last))
        case Path.SLIDE | Path.PUSH:
            gathered = cue.end is Anchor.TRAY
            return replace(plain, end=_gathered(end, layout, after), arc=way * GATHER_ARC) if gathered else plain


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


def _pose(cue: Cue, place: Place, pictures: tuple[Picture, Picture], layout: TableLayout) -> Pose | None:
    """A place in pixels: a thing's pose in the first picture that holds it, or an anchor."""
    if isinstance(place, Key):
        return next((picture[place].pose for picture in pictures if place in picture), None)
    lying = next((picture[cue.what].pose for picture in pictures if cue.what in picture), None)
    if place is Anchor.BESIDE:
        return None if lying is None else replace(lying, x=lying.x + BESIDE * layout.circle_rx)
    point = anchor(layout, place, layout.width / 2 if lying is None else lying.x)
    return Pose(point.x(), point.y())


def _gathered(end: Pose, layout: TableLayout, after: Picture) -> Pose:
    """How a card ends that leaves the table: face down and small in the tray, or gone where there is none."""
    small = 62 * layout.unit / layout.card_width
    opacity = 1.0 if Key(Kind.TRAY) in after else 0.0
    return replace(end, angle=TRAY_TURN, scale=small, opacity=opacity, turned=0.0)


def _lies_open(what: Key, after: Picture) -> bool:
    look = after[what].look
    return isinstance(look, CardLook) and look.card is not None


def _sway(what: Key) -> float:
    """A turn of a few degrees on the way, its own for each place and always the same there."""
    seed = (what.index * 7 + what.hand * 5 + (0 if what.box is None else what.box + 1) * 3) % 9
    return DEAL_SWAY * (seed - 4) / 4
