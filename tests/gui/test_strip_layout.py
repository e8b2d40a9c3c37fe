from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSize

from bjdesk.ui.panels.strip_layout import TARGET, Wants, strip_layout
from tests.support.game import table_at
from tests.support.windows import PLAIN, open_window

LARGE = [(QSize(1280, 800), 2.0), (QSize(1280, 800), 1.5), (QSize(1440, 900), 1.5), (QSize(1920, 1080), 2.0)]


@pytest.mark.parametrize(("size", "scale"), LARGE, ids=str)
def test_at_large_text_the_buttons_stand_beside_the_chips_and_the_felt_keeps_its_share(qtbot, languages, size, scale):
    window = open_window(qtbot, table_at(), size=size, settings=replace(PLAIN, text_scale=scale))
    for code in languages:
        window.rooms.language.set(code)
        window._retranslate()
        plan = window.strip._layout(window.width())
        assert plan.label >= 0.72, code
        assert min(button.left() for button in plan.buttons) > plan.tray.right(), code
        assert window.felt.height() >= 0.55 * window.height(), code


@pytest.mark.parametrize("chips", [1, 4, 5, 6])
@pytest.mark.parametrize(("width", "size"), [(960, 18.0), (1280, 36.0), (1920, 50.0)])
@pytest.mark.parametrize("words", [60.0, 240.0, 420.0])
def test_chips_and_buttons_of_any_words_lie_apart_and_inside(chips, width, size, words):
    plan = strip_layout(width, size, chips, Wants(words, ((words, 3 * size),) * 6))
    strip = QRectF(0, 0, width, plan.height)
    places = [*plan.chips, *plan.buttons]
    assert len(plan.chips) == chips
    for number, place in enumerate(places):
        assert strip.contains(place)
        assert min(place.width(), place.height()) >= TARGET
        assert not [other for other in places[number + 1 :] if place.intersects(other.adjusted(1, 1, -1, -1))]
