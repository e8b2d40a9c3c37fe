from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QSize

from bjdesk.ui.panels.money_label import Purse
from tests.support.game import table_at
from tests.support.windows import PLAIN, open_window

AMOUNTS = [(156_644, 35_000, 7_500), (12_345_678_99, 7_000_00, 12_345_00)]


@pytest.mark.parametrize(("size", "scale"), [(QSize(1280, 800), 2.0), (QSize(960, 600), 1.0), (QSize(1440, 900), 1.5)])
@pytest.mark.parametrize("amounts", AMOUNTS, ids=str)
def test_amounts_and_buttons_of_the_bar_lie_apart_in_every_language(qtbot, languages, size, scale, amounts):
    window = open_window(qtbot, table_at(), size=size, settings=replace(PLAIN, text_scale=scale))
    bar = window.bar
    for code in languages:
        window.rooms.language.set(code)
        window._retranslate()
        for purse, amount in zip(Purse, amounts, strict=True):
            bar.labels[purse].show_amount(amount)
        bar.session.show_session(615, -amounts[0])
        bar._arrange()
        buttons = [button for button in bar.buttons.values() if not button.isHidden()]
        parts = [*bar.labels.values(), bar.session, *buttons]
        for one, other in pairwise(part.geometry() for part in parts):
            assert one.right() <= other.left() + 1, code
        assert min(button.width() for button in buttons) >= 43, code
        assert bar.session.width() >= bar.session.sizeHint().width(), code
        assert parts[-1].geometry().right() <= bar.width()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_icons_of_the_bar_lie_apart_and_grow_with_the_text(qtbot, languages, scale):
    window = open_window(qtbot, table_at(), size=QSize(1920, 1080), settings=replace(PLAIN, text_scale=scale))
    for code in languages:
        window.rooms.language.set(code)
        window._retranslate()
        for button in window.bar.buttons.values():
            assert button.icon_side <= 0.62 * button.width()
            assert button.icon_side >= 0.6 * 1.2 * window.look.font, code
