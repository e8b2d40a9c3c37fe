"""A window that is wider than the screen is as high as its text is at the screen's width."""

from __future__ import annotations

import pytest

from bjdesk.ui.dialogs.ask import AskDialog, told

LONG = "The game's file is missing, though a game was kept in it: its backups are here. " * 4


@pytest.mark.gui
def test_no_line_of_a_question_is_cut_where_the_screen_is_narrower_than_the_window(qtbot):
    dialog = AskDialog(told(lambda: "The stored game is missing", lambda: LONG))
    qtbot.addWidget(dialog)
    dialog.set_text_size(36.0)
    with qtbot.waitExposed(dialog):
        dialog.show()
    qtbot.wait(1)
    screen = dialog.screen().availableSize()
    assert dialog.width() <= screen.width()
    assert dialog._area.verticalScrollBar().maximum() == 0
