from __future__ import annotations

import math

import pytest

from bjdesk.ui.brushes import text_width
from bjdesk.ui.captions import caption
from bjdesk.ui.felt.caption_lines import LEAST, Room, caption_font, set_caption
from bjdesk.ui.felt.layout import felt_layout
from bjdesk.ui.felt.picture import caption_thing
from bjdesk.ui.language import LanguageSwitch
from bjdesk.ui.theme import font_size
from tests.support.dealt import TALES
from tests.support.windows import switches

FELTS = [
    (960, 437, 18.0), (1280, 647, 18.0), (1280, 602, 18.0), (1920, 863, 25.0), (1280, 488, 36.0), (1280, 565, 27.0),
    (1920, 650, 50.0), (2560, 875, 66.0),
]  # fmt: skip


@pytest.fixture
def told(languages):
    """All captions of a tale, by language."""
    switches.append(LanguageSwitch())

    def tell(name: str) -> dict[str, list[str]]:
        sentences = {}
        for code in languages:
            switches[-1].set(code)
            frames = [frame for _, batch in TALES[name].batches() for frame in batch]
            sentences[code] = [text for text in map(caption, frames) if text]
        return sentences

    return tell


@pytest.mark.parametrize("felt", FELTS, ids=str)
@pytest.mark.parametrize("tale", ["insurance-paid", "surrender", "split", "three-boxes", "seven-boxes"])
def test_no_caption_of_a_round_is_smaller_than_85_percent_of_the_text_or_leaves_its_room(told, felt, tale):
    boxes = {"three-boxes": 3, "seven-boxes": 7}.get(tale, 1)
    layout = felt_layout(*felt, boxes)
    place = layout.caption
    room = Room(place.width(), layout.plan.caption_lines, (layout.width, layout.height))
    for code, sentences in told(tale).items():
        for text in sentences:
            made = set_caption(text, layout.text, room)
            assert not made.panel, (code, text)
            assert made.pixels >= LEAST * layout.text, (code, text)
            assert made.height <= place.height() + 0.25 * layout.text, (code, text)
            assert max(text_width(line, caption_font(made.pixels)) for line in made.lines) <= place.width()


@pytest.mark.parametrize("felt", FELTS, ids=str)
@pytest.mark.parametrize("boxes", [1, 7])
def test_a_long_readout_lies_whole_on_a_panel_inside_the_felt(qapp, felt, boxes):
    layout = felt_layout(*felt, boxes)
    text = " ".join(f"Box {box}: queen of diamonds and 9 of hearts, total 19, bet 50, wins 50." for box in range(1, 8))
    thing = caption_thing(text, layout, {})
    assert thing.look.panel
    assert thing.look.text == text
    half = len(thing.look.lines) * thing.look.pixels * 1.1 / 2 + thing.look.pixels
    assert thing.pose.y - half >= 0
    assert thing.pose.y + half <= layout.height + 1
    assert thing.look.pixels >= min(12, math.ceil(LEAST * layout.text))
    widest = max(text_width(line, caption_font(thing.look.pixels)) for line in thing.look.lines)
    assert widest <= 0.9 * layout.width


def test_a_caption_has_the_whole_width_while_no_outer_hand_stands_beside_it():
    layout = felt_layout(960, 437, 18.0, 7)
    assert layout.caption.width() < 0.7 * layout.width
    assert layout.caption_between([]).width() >= 0.9 * layout.width
    assert layout.caption_between([1, 3, 5]) == layout.caption_between([])
    assert layout.caption_between([0]) == layout.caption_between([0, 6]) == layout.caption


@pytest.mark.parametrize("boxes", [1, 2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("size", [(960, 437), (1280, 647), (1920, 876), (2560, 1168)], ids=str)
def test_a_caption_is_one_line_at_plain_text_however_many_boxes(size, boxes):
    layout = felt_layout(*size, font_size(size[1] / 0.81), boxes)
    assert layout.plan.caption_lines == 1
    assert layout.caption.width() >= 33 * layout.text
