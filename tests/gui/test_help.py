"""How it is played, told in the window: with the player's own keys and folders, in every language."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bjdesk.game.changeover import Stored
from bjdesk.ui.help_text import help_html, help_parts
from bjdesk.ui.labels import Button
from tests.support.game import table_at
from tests.support.languages import CODES, speaking
from tests.support.windows import PLAIN, open_window

pytestmark = pytest.mark.gui
Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
STORED = Stored(Path("/home/anna/.local/share/bjdesk"), Path("/home/anna/.config/bjdesk/settings.toml"))


def told(parts):
    return "\n".join(text for part in parts for text in (part.title, *part.paragraphs))


def test_version_leads_to_it_and_a_key_opens_it(qtbot):
    window = open_window(qtbot, table_at())
    window.open(Button.VERSION)
    QTest.mouseClick(window.side.get("version").help, Qt.MouseButton.LeftButton)
    first = window.side.get("help")
    assert first.isVisible()
    QTest.keyClick(window, Key.Key_H, CTRL)
    assert window.side.get("help") is first
    QTest.keyClick(first, Key.Key_Escape)
    assert window.side.get("help") is None


def test_it_tells_the_keys_that_the_player_has_chosen(qtbot):
    window = open_window(qtbot, table_at(), settings=replace(PLAIN, keys={"rules": "F12"}))
    window.open(Button.HELP)
    assert "RULES (F12)" in window.side.get("help").text.toPlainText()


@pytest.mark.parametrize("code", CODES)
def test_it_says_where_everything_of_a_player_lies(qapp, code):
    with speaking(code):
        text = told(help_parts(STORED))
    for place in (STORED.folder, STORED.settings, STORED.folder / "backups", "crash-report.txt"):
        assert str(place) in text
    assert "{" not in text


def test_a_folder_s_name_is_no_mark_up(qapp):
    page = help_html(help_parts(replace(STORED, folder=Path("/home/<b>anna"))))
    assert "<b>" not in page
    assert "&lt;b&gt;anna" in page


def test_it_speaks_another_language_at_once_and_stays_at_its_place(qtbot, languages):
    window = open_window(qtbot, table_at())
    window.open(Button.HELP)
    text = window.side.get("help").text
    bar = text.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    place, pages = bar.value(), set()
    assert place > 0
    for code in languages:
        window.rooms.language.set(code)
        qtbot.wait(1)
        pages.add(text.toPlainText())
    assert len(pages) == len(languages)
    window.rooms.language.set("en")
    qtbot.wait(1)
    assert bar.value() == place


@pytest.mark.parametrize("size", [(960, 600, 1.0), (1920, 1080, 2.0), (960, 600, 2.0)])
def test_no_line_of_it_is_wider_than_the_page(qtbot, languages, size):
    width, height, scale = size
    window = open_window(qtbot, table_at(), settings=replace(PLAIN, text_scale=scale))
    window.resize(width, height)
    window.open(Button.HELP)
    dialog = window.side.get("help")
    dialog.resize(min(dialog.width(), width), min(dialog.height(), height))
    for code in languages:
        window.rooms.language.set(code)
        qtbot.wait(1)
        assert dialog.text.horizontalScrollBar().maximum() == 0
        assert dialog._close.width() >= dialog._close.fontMetrics().horizontalAdvance(dialog._close.text())
