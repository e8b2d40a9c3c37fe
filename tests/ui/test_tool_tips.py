"""A tool tip shows each sign of a name as it is: an archive may bring names that nobody here could type."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QToolTip

from bjdesk.ui.panels.statistics.painted import Painted

pytestmark = pytest.mark.gui


class Parts(Painted):
    def places(self, area):
        return [QRectF(0, 0, 10, 10)]

    def paint_parts(self, painter, area):
        pass


def test_a_part_of_a_picture_is_told_without_mark_up(qtbot):
    parts = Parts()
    qtbot.addWidget(parts)
    parts.show()
    parts.tell(1, lambda _: "<b>Bold</b> rules: 3 rounds")
    parts.point(0, tip=True)
    assert "&lt;b&gt;Bold" in QToolTip.text()
    assert parts.accessibleDescription() == "<b>Bold</b> rules: 3 rounds"
    QToolTip.hideText()
