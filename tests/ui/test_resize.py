"""A new size: the cards on the table are there at once and cheap, the rest of the pack waits, memory has a bound."""

from __future__ import annotations

import time

import pytest

from bjdesk.engine.cards import PACK
from bjdesk.engine.observe import Turn
from bjdesk.ui.felt.layout import felt_layout, table_layout
from bjdesk.ui.felt.sprite_store import CAPACITY
from bjdesk.ui.felt.sprite_store import MOST as LARGEST
from bjdesk.ui.felt.sprites import Sprites
from bjdesk.ui.felt.view import FeltView
from bjdesk.ui.table_words import TableWords
from bjdesk.ui.theme import font_size, load_fonts
from tests.support.views import box, hand, seen, view

ON_TABLE = ["Ks", "Qh", "Jd", "Kc", "Qs", "Jh", "9c", "8d", "7s", "5h", "Ad", "Tc"]
MOST = 0.060  # seconds of processor time


def lying() -> object:
    hands = [hand(" ".join(ON_TABLE[at : at + 2]), 5_500, from_split=True) for at in (0, 2, 4, 6)]
    return view(seen("9c ??", box(*hands), turn=Turn(0, 0, question=False)))


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (2560, 1440)])
def test_the_cards_on_the_table_are_redrawn_in_60_ms(qapp, size):
    """Twelve cards, six of them courts; the drawings were read for the first size."""
    load_fonts()
    sprites, width = Sprites(), table_layout(*size).card_width
    cards = [card for card in PACK if card.rank.value in "KJQ"][:6] + list(PACK[1:7])
    for card in cards:
        sprites.card(card, 50)
    times = []
    for away in range(4):
        start = time.process_time()
        for card in cards:
            sprites.card(card, width + away)
        sprites.card_shadow(width + away)
        times.append(time.process_time() - start)
    assert min(times) <= MOST


def test_no_frame_after_a_resize_lacks_a_card(qtbot, qapp):
    felt = FeltView(TableWords(), lying())
    qtbot.addWidget(felt)
    felt.set_font_size(18)
    felt.resize(1280, 647)
    felt.show()
    for width, height in ((1500, 760), (1100, 560), (1280, 647)):
        felt.resize(width, height)
        shown = felt.grab().toImage()
        layout = felt_layout(width, height, 18.0, 1)
        for number in range(4):
            place = layout.hand(0, number, 4, 2).cards[-1]
            paper = shown.pixelColor(round(place.x + place.width * 0.93), round(place.y + place.height * 0.12))
            assert paper.lightness() > 230


def test_only_the_cards_on_the_table_are_painted_at_once(qtbot):
    felt = FeltView(TableWords(), lying())
    qtbot.addWidget(felt)
    felt.set_font_size(18)
    felt.resize(1400, 700)
    felt.show()
    felt.resize(1410, 706)
    faces = {key[1] for key in felt._sprites.store._kept if isinstance(key, tuple) and key[0] == "card"}
    assert len(faces - {None}) == len({*ON_TABLE[:8], "9c"})
    assert len(felt._early._waiting) >= 52


def test_many_sizes_keep_to_the_stores_bound(qtbot):
    felt = FeltView(TableWords(), lying())
    qtbot.addWidget(felt)
    felt.show()
    for step in range(25):
        felt.set_font_size(font_size(1000 + 20 * step))
        felt.resize(1600 + 30 * step, 900 + 20 * step)
        felt.grab()
    assert felt._sprites.store.kept_bytes <= felt._sprites.store.capacity <= LARGEST * CAPACITY
