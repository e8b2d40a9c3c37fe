"""The heights that share the felt: which of the felt's things there is room for, and how large.

All heights are in pixels from the top of the felt. The unit `u` is 1 on a felt of 647 pixels (a window of 1280×800).
Text wins over decoration: the print goes first, then the cards give way, and only then does the text.
"""

from __future__ import annotations

from enum import Enum

from bjdesk.frozen import dataclass, replace
from bjdesk.ui.theme import CARD_RATIO, CHIP_TILT

CARD_HEIGHT = 0.274 * 647  # in u
LEAST_CARD = 0.22 * 647
PLATE_HEIGHT = 1.66  # in F
PLATE_BELOW = 0.28  # of the plate's height, under the hand's lower edge
CAPTION_HALF = 0.54
CAPTION_MORE = 0.90  # a second line of the caption, in F
CAPTION_BY_SIGN = 50.0  # F that it needs of the width where it lies beside the sign
CAPTION_WIDE = 38.0  # F that a sentence about one hand needs in one line
CAPTION_OVER_MANY = 53.0  # where outer hands stand beside it, which leaves it two thirds of the width
TAB_HEIGHT = 1.1
TAG_HALF = 0.68
SEAT_GAP = 0.066  # from the tag to the line under it, in F
SEAT_LINE = 1.02
TAG_OVER_MANY = 0.92  # F of a tag where there are more boxes than four, in F
LARGE_TAG_OVER_MANY = 0.8  # and where text is large beside the circle, so that the tag leaves the chips in sight
FRAME_GAP = 7.0  # in u
FRAME_LINE = 3.5  # half of the frame's outline, in pixels
TAB_LINE = 2.0
FLOAT_FROM = 547.0  # felt height under which the dealer's float is left out: a window of 700 pixels
ALONE_BELOW = 8.0  # under a lone box's circle that has its tag beside it, in u
MANY_BELOW = 2.05  # under the circles of many boxes, in F: half a tag, and who sits there
FEW_BOXES = 4  # more stand so close that their words are short, and no tag has room beside its circle
PITCH = {1: 0.30, 2: 0.34, 3: 0.29, 4: 0.225}  # of the width, from box to box; over four they share 94 %


class Print(Enum):
    """How much is printed on the felt."""

    FULL = "full"
    BIG_ONLY = "big-only"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Measures:
    """The vertical plan of one felt. `text` is F, or less where F would not leave room for the cards."""

    unit: float
    text: float
    printed: Print
    pitch: float
    dealer_top: float
    card_height: float
    arc: float
    caption: float
    caption_lines: int
    player_height: float
    circle_ry: float
    circle_gap: float
    below_circle: float
    tag_text: float  # F of an amount's tag
    tag_foot: float  # from the circle's lower edge to that of a tag which lies there
    tag_beside: bool  # whether the tag lies beside the circle, if it has room

    @property
    def caption_bottom(self) -> float:
        """Lower edge of the caption, all its lines counted."""
        return self.caption + (CAPTION_HALF + CAPTION_MORE * (self.caption_lines - 1)) * self.text

    @property
    def head_room(self) -> float:
        """What a framed hand with its words needs above its cards."""
        return FRAME_GAP * self.unit + FRAME_LINE + TAB_LINE + TAB_HEIGHT * self.text


@dataclass(frozen=True, slots=True)
class _Ask:
    """What a plan is asked for: the felt's height, F, boxes, u and the pitch of the boxes."""

    height: float
    font: float
    boxes: int
    unit: float
    pitch: float
    caption_lines: int


def measures(width: float, height: float, font: float, boxes: int) -> Measures:
    """Picks the fullest print that leaves room for cards of decent size."""
    unit = min(height / 647, width / 1150)
    pitch = min(PITCH.get(boxes, 0.94 / boxes) * width, 1.1 * 647 * unit)
    lines = 2 if width < (CAPTION_OVER_MANY if boxes > FEW_BOXES else CAPTION_WIDE) * font else 1
    ask = _Ask(height, font, boxes, unit, pitch, lines)
    for printed, least in ((Print.FULL, 0.24 * 647), (Print.BIG_ONLY, 0.235 * 647)):
        plan = _plan(ask, printed)
        if plan.player_height >= min(least * unit, _widest(ask)) - 0.01 and _print_is_clear(plan):
            return plan
    plain = _plain(ask)
    sign = 20 * unit + 3.5 * plain.text
    if lines == 1 and plain.caption - CAPTION_HALF * plain.text < sign and width < CAPTION_BY_SIGN * font:
        return _plain(replace(ask, caption_lines=2))
    return plain


def _widest(ask: _Ask) -> float:
    """Height of the largest card that the boxes' pitch has room for."""
    share = 2.2 if ask.boxes == 5 else 1.9  # five full-sized hands would leave the caption no width
    return min(CARD_HEIGHT * ask.unit, ask.pitch / share / CARD_RATIO)


def _circle_ry(ask: _Ask, largest: float) -> float:
    """Half the height of a betting circle, of at most `largest` u half width."""
    return min(largest * ask.unit, 0.27 * ask.pitch) * CHIP_TILT


def _print_is_clear(plan: Measures) -> bool:
    """Whether neither the dealer's plate nor the caption touches the print."""
    plate = plan.dealer_top + plan.card_height + PLATE_BELOW * PLATE_HEIGHT * plan.text
    lines = 37 if plan.printed is Print.FULL else 15
    caption_top = plan.caption - CAPTION_HALF * plan.text
    return plate <= plan.arc - 20 * plan.unit and caption_top >= plan.arc + (lines - 1) * plan.unit


def _plan(ask: _Ask, printed: Print) -> Measures:
    """The drawn layout; what is short of height moves up a little, since the float is left out there."""
    unit, font, full = ask.unit, ask.font, printed is Print.FULL
    lift = 0.0 if full and ask.height >= FLOAT_FROM else 17 * unit
    arc = 247 * unit - lift
    caption = arc + (47 * unit if full else 15.5 * unit + (0.15 + CAPTION_HALF) * font)
    beside = not full and 1 < ask.boxes <= FEW_BOXES
    tag = font if ask.boxes <= FEW_BOXES else TAG_OVER_MANY * font
    ry = _circle_ry(ask, 56 if full or ask.boxes == 1 else 50 if beside else 40)
    gap = max(14 * unit, PLATE_BELOW * PLATE_HEIGHT * font + 1)
    below = _below(ask, font, beside=beside)
    head = FRAME_GAP * unit + FRAME_LINE + TAB_LINE + TAB_HEIGHT * font
    told = CAPTION_HALF + CAPTION_MORE * (ask.caption_lines - 1)
    room = ask.height - below - 2 * ry - gap - head - caption - told * font
    return Measures(
        unit=unit, text=font, printed=printed, pitch=ask.pitch, dealer_top=33 * unit - lift,
        card_height=CARD_HEIGHT * unit, arc=arc, caption=caption, caption_lines=ask.caption_lines,
        player_height=min(_widest(ask), room), circle_ry=ry,
        circle_gap=gap, below_circle=below,
        tag_text=tag, tag_foot=unit + (0.0 if beside else TAG_HALF * tag), tag_beside=beside,
    )  # fmt: skip


def _plain(ask: _Ask) -> Measures:
    """No print: the caption follows the dealer's plate, and cards and text share what is left."""
    unit, beside, several = ask.unit, ask.boxes <= FEW_BOXES, ask.boxes > 1
    ry = _circle_ry(ask, (50 if several else 56) if beside else 36)
    top = 10 * unit
    below, below_per_text = _below_plain(ask)
    fixed = top + 2 * ry + FRAME_GAP * unit + FRAME_LINE + TAB_LINE + 5 + below
    told = 2 * CAPTION_HALF + CAPTION_MORE * (ask.caption_lines - 1)
    per_text = 2 * PLATE_BELOW * PLATE_HEIGHT + 0.12 + told + TAB_HEIGHT + below_per_text
    text = min(ask.font, (ask.height - fixed - 2 * LEAST_CARD * unit) / per_text)
    card = min(CARD_HEIGHT * unit, (ask.height - fixed - per_text * text) / 2)
    caption = top + card + (PLATE_BELOW * PLATE_HEIGHT + 0.1 + CAPTION_HALF) * text
    return Measures(
        unit=unit, text=text, printed=Print.NONE, pitch=ask.pitch, dealer_top=top, card_height=card, arc=247 * unit,
        caption=caption, caption_lines=ask.caption_lines, player_height=min(_widest(ask), card), circle_ry=ry,
        circle_gap=PLATE_BELOW * PLATE_HEIGHT * text + 2,
        below_circle=below + below_per_text * text, tag_text=text if beside else LARGE_TAG_OVER_MANY * text,
        tag_foot=unit + (0.0 if beside else TAG_HALF * TAG_OVER_MANY * text), tag_beside=beside,
    )  # fmt: skip


def _below(ask: _Ask, text: float, *, beside: bool) -> float:
    """Under the circle where something is printed: half of the tag, if it lies there, and who sits at several boxes."""
    if ask.boxes > FEW_BOXES:
        return max(38 * ask.unit, MANY_BELOW * text)
    if beside:
        return ask.unit + SEAT_LINE * text
    if ask.boxes > 1:
        return max(30 * ask.unit, (TAG_HALF + SEAT_LINE) * text + ask.unit)
    return max(19 * ask.unit, TAG_HALF * text + ask.unit + 3)


def _below_plain(ask: _Ask) -> tuple[float, float]:
    """Under the circle where nothing is printed: so many pixels, and so many F of the text that is not chosen yet."""
    if ask.boxes > FEW_BOXES:
        return ask.unit, MANY_BELOW
    return (ask.unit, SEAT_LINE) if ask.boxes > 1 else (ALONE_BELOW * ask.unit, 0.0)


def card_width(height: float) -> float:
    """Width of a card from its height."""
    return height * CARD_RATIO
