"""The interpreter: 200,000 calls into Qt leave the count of None alone; the pair that ends the program is refused."""

from __future__ import annotations

import sys

import pytest
from PySide6 import __version_info__
from PySide6.QtWidgets import QGraphicsRectItem, QWidget

from bjdesk.bootstrap import refuse_bad_qt

pytestmark = [pytest.mark.trust, pytest.mark.hot]
CALLS = 200_000


def test_200_000_calls_that_return_nothing_keep_every_reference_to_none(qapp, measured):
    item, widget = QGraphicsRectItem(), QWidget()
    before = sys.getrefcount(None)
    for step in range(CALLS // 4):
        item.setPos(step, step)
        item.setRotation(step % 360)
        widget.setToolTip("")
        widget.setEnabled(True)
    change = sys.getrefcount(None) - before
    widget.deleteLater()
    measured(f"{CALLS:,} calls, the count of None changed by {change:+}")
    assert abs(change) <= 100


def test_the_pair_in_use_is_a_good_one():
    """That the bad one is refused is told in tests/arch/test_start_up.py."""
    assert refuse_bad_qt() is None
    assert __version_info__[:2] < (6, 12)
