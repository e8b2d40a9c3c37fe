"""The windows beside the table as they are kept by their names."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from bjdesk.ui.labels import Button
from tests.support.game import table_at
from tests.support.windows import open_window

pytestmark = pytest.mark.gui


def test_a_window_that_follows_at_once_on_one_of_its_name_is_kept(qtbot):
    """So does the strategy chart of another rule set: else it would neither follow the language nor close along."""
    window = open_window(qtbot, table_at())
    window.open(Button.VERSION)
    window.side.get("version").reject()
    window.open(Button.VERSION)
    second = window.side.get("version")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.side.get("version") is second
    window.side.close_all()
    assert window.side.get("version") is None
