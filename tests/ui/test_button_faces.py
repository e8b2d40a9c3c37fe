from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from bjdesk.ui.brushes import text_width
from bjdesk.ui.keys import Press, cap
from bjdesk.ui.paint_chrome import KEY_CLEAR, face_plan, key_cap_width
from bjdesk.ui.theme import Role, load_fonts, role_font

KEYS = ("", *(cap(press) for press in Press), "Ctrl+PgDown", "Ctrl+Backspace")


@pytest.mark.parametrize("width", [83, 96, 124, 155, 210])
@pytest.mark.parametrize("lines", [1, 2])
@pytest.mark.parametrize("key", KEYS)
def test_the_icon_stays_in_the_middle_and_no_key_touches_it(qapp, width, lines, key):
    load_fonts()
    size = 18.0
    rect = QRectF(10, 10, width, 4.2 * size)
    plan = face_plan(rect, size, (lines, role_font(Role.LABEL, size).pixelSize()), key_cap_width(key, size))
    assert plan.icon.center().x() == pytest.approx(rect.center().x())
    assert plan.icon.width() >= 0.8 * size
    assert plan.words >= plan.icon.bottom()
    assert plan.words + lines * plan.line <= rect.bottom()
    assert rect.contains(plan.icon)
    if key:
        assert rect.contains(plan.key)
        assert (
            not plan.key.adjusted(-KEY_CLEAR, -KEY_CLEAR, KEY_CLEAR, KEY_CLEAR)
            .adjusted(0.5, 0.5, -0.5, -0.5)
            .intersects(plan.icon)
        )
        assert plan.key.width() >= text_width(key.replace("↵", ""), role_font(Role.KEY, size * plan.key_scale)) - 1
