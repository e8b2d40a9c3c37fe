"""How far the row of boxes bends: the outer ones stand higher, as far as caption, sign and shoe leave room."""

from __future__ import annotations

import math
from typing import Final

from bjdesk.ui.felt.measures import FEW_BOXES, TAB_HEIGHT, TAB_LINE, Measures

FLATTER: Final = 0.98
"""The boxes' arc is that much rounder than the printed one."""
MOST_BEND: Final = 0.92
MOST_RISE: Final = 25.0  # of an outer hand over the middle, up to four boxes, in u
CLEAR_OF_FRAME: Final = 5.0  # between the caption's line and the frame of an outer hand, in u
RISE_MANY: Final = 104.0
TAB_REACH: Final = 3.4  # half the width of the words over a hand, in F
CAPTION_AMONG: Final = {1: 34.0, 2: 18.0}  # least width of a caption of so many lines between outer hands, in F
CAPTION_BESIDE: Final = 34.0  # least width of a caption between the words of outer hands, in F


def arc_radius(unit: float) -> float:
    """Radius of the printed arc about (middle, arc − radius)."""
    return 1.95 * 647 * unit


def sag(distance: float, radius: float) -> float:
    """How far a circle has risen so far from its lowest point."""
    return radius - math.sqrt(max(0.0, radius * radius - distance * distance))


def rise(plan: Measures, boxes: int, distance: float) -> float:
    """How far the circles' arc has risen so far from the middle, over where the middle boxes are."""
    radius = arc_radius(plan.unit) * FLATTER
    return max(0.0, sag(distance, radius) - sag(innermost(boxes, plan.pitch), radius))


def bend(plan: Measures, height: float, boxes: int) -> float:
    """The share of that rise which a felt of this height has room for."""
    first = innermost(boxes, plan.pitch)
    outer = rise(plan, boxes, (boxes - 1) / 2 * plan.pitch)
    beside = rise(plan, boxes, first + _under_it(plan, boxes) * plan.pitch)
    share = min(MOST_BEND, _most_rise(plan, height, boxes) / outer) if outer > 0 else 0.0
    if boxes > FEW_BOXES:  # the boxes beside the middle stay under the caption, which needs its width
        share = min(share, max(0.0, under_caption(plan, height)) / beside)
    return share


def innermost(boxes: int, pitch: float) -> float:
    """How far the box next to the middle is from it."""
    return 0.0 if boxes % 2 else pitch / 2


def under_caption(plan: Measures, height: float) -> float:
    """What is free between the caption and the words over a hand that has not risen."""
    cards = height - plan.below_circle - 2 * plan.circle_ry - plan.circle_gap - plan.player_height
    return cards - plan.head_room - plan.caption_bottom


def _under_it(plan: Measures, boxes: int) -> int:
    """How many boxes on each side of the middle ones stay under the caption, so that it keeps its width."""
    middle, needs = 2 - boxes % 2, CAPTION_AMONG[plan.caption_lines] * plan.text
    enough = (more for more in range(1, boxes) if (middle + 2 * more) * plan.pitch >= needs)
    return min(next(enough, boxes), (boxes - 1) // 2)


def _most_rise(plan: Measures, height: float, boxes: int) -> float:
    """How far the outer hands may stand over the middle one.

    Up to four boxes only their words stand beside the caption, and only if it keeps its width; more boxes rise
    beside it, up to the sign.
    """
    under = under_caption(plan, height)
    if boxes <= FEW_BOXES:
        between = (boxes - 1) * plan.pitch - 2 * TAB_REACH * plan.text
        words = TAB_HEIGHT * plan.text + TAB_LINE - CLEAR_OF_FRAME * plan.unit
        beside = words if between >= CAPTION_BESIDE * plan.text else 0.0
        return max(0.0, min(MOST_RISE * plan.unit, under + beside))
    sign = 16 * plan.unit + 3.5 * plan.text
    shoe = 130 * plan.unit
    lowest = max(sign, shoe) + 6 * plan.unit
    return max(0.0, min(RISE_MANY * plan.unit, under + plan.caption_bottom - lowest))
