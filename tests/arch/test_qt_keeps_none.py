"""PySide6 6.12.0 on Python 3.10 and 3.11 loses a reference to None with each call; the version we ask for must not."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QGraphicsRectItem


def test_a_thousand_calls_leave_the_count_of_none_alone(qapp: object) -> None:
    item = QGraphicsRectItem()
    item.setPos(0, 0)
    before = sys.getrefcount(None)
    for step in range(1000):
        item.setPos(step, step)
    assert abs(sys.getrefcount(None) - before) < 100
