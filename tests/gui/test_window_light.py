"""Windows beside the table follow the system and the settings while they are open; the table stays dark."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtTest import QTest

from bjdesk.ui.labels import Button
from bjdesk.ui.theme import HIGH_CONTRAST, LIGHT, NORMAL
from tests.support.game import table_at
from tests.support.windows import PLAIN, open_window

pytestmark = pytest.mark.gui
OPENED = {Button.RULES: "rules", Button.GAMELOGS: "gamelogs", Button.VERSION: "version", Button.SETTINGS: "settings",
          Button.REBUY: "rebuy"}  # fmt: skip


@pytest.fixture
def system(qapp, monkeypatch):
    """Turn the system light or dark: without a screen there is no theme, so its word is given here."""

    def turn(scheme):
        monkeypatch.setattr("bjdesk.ui.appearance.system_is_light", lambda: scheme is Qt.ColorScheme.Light)
        QGuiApplication.styleHints().colorSchemeChanged.emit(scheme)

    return turn


def ground(sheet):
    """The colour of a window's foot."""
    picture = sheet.grab().toImage()
    return QColor(picture.pixel(4, picture.height() - 3)).name().upper()


def test_open_windows_follow_the_system_and_the_table_stays_dark(qtbot, system):
    system(Qt.ColorScheme.Dark)
    window = open_window(qtbot, table_at())
    for button in OPENED:
        window.open(button)
    sheets = [window.side.get(name) for name in OPENED.values()]
    strip = window.strip.grab().toImage()
    assert {ground(sheet) for sheet in sheets} == {NORMAL.panel_low}
    system(Qt.ColorScheme.Light)
    qtbot.wait(1)
    assert {sheet.worn for sheet in sheets} == {LIGHT}
    assert {ground(sheet) for sheet in sheets} == {LIGHT.panel_low}
    assert window.strip.grab().toImage() == strip
    system(Qt.ColorScheme.Dark)
    qtbot.wait(1)
    assert {ground(sheet) for sheet in sheets} == {NORMAL.panel_low}


def pictures(window, name):
    dialog = window.side.get("settings")
    return next(row.field for row in dialog._rows if row.name == name)


def test_pictures_of_the_settings_act_at_once(qtbot):
    saved = []
    window = open_window(qtbot, table_at(), saved=saved, settings=PLAIN)
    window.open(Button.SETTINGS)
    sheet = window.side.get("settings")
    for name, place, value in (
        ("windows", 2, "light"), ("windows", 3, "contrast"), ("felt", 3, "grey"), ("four_colours", 1, True),
        ("large_index", 1, True), ("text_scale", 1, 1.25), ("text_scale", 0, 1.0),
    ):  # fmt: skip
        button = pictures(window, name).buttons[place]
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert getattr(saved[-1], name) == value
        assert button.isChecked()
        if name == "windows":
            assert sheet.worn is {"light": LIGHT, "contrast": HIGH_CONTRAST}[value]
    assert window.felt._finish.deck.four_colours
    assert window.felt._finish.deck.large_index


def test_pictures_are_chosen_by_key_and_say_what_they_are(qtbot):
    window = open_window(qtbot, table_at())
    window.open(Button.SETTINGS)
    felts = pictures(window, "felt")
    QTest.keyClick(felts.buttons[2], Qt.Key.Key_Return)
    assert window.settings.felt == "burgundy"
    QTest.keyClick(felts.buttons[3], Qt.Key.Key_Space)
    assert window.settings.felt == "grey"
    assert [button.accessibleName() for button in felts.buttons] == [
        "Felt: Green", "Felt: Blue", "Felt: Burgundy", "Felt: Grey"
    ]  # fmt: skip


@pytest.mark.parametrize("size", [(960, 600, 1.0), (1280, 800, 1.0), (1280, 800, 2.0), (760, 560, 2.0)])
def test_every_setting_can_be_scrolled_to_and_none_is_cut_at_the_side(qtbot, languages, size):
    width, height, scale = size
    window = open_window(qtbot, table_at(), settings=PLAIN)
    window.change_text_scale(round((scale - 1) * 4))
    window.open(Button.SETTINGS)
    sheet = window.side.get("settings")
    sheet.resize(width, height)
    for code in languages:
        window.rooms.language.set(code)
        qtbot.wait(1)
        inside = sheet._area.viewport().width()
        assert sheet._inner.width() <= inside, code
        for row in sheet._rows:
            field = row.field
            assert field.mapTo(sheet._inner, field.rect().bottomRight()).x() <= sheet._inner.width(), (code, row.name)


def colours_along(button):
    """The colours from the left edge to the middle of a button, one by one."""
    picture = button.grab().toImage()
    row = [QColor(picture.pixel(x, picture.height() // 2)).name().upper() for x in range(12)]
    return [one for place, one in enumerate(row) if place == 0 or row[place - 1] != one]


@pytest.mark.parametrize("light, palette", [("dark", NORMAL), ("light", LIGHT), ("contrast", HIGH_CONTRAST)])
def test_the_focus_is_a_ring_with_a_line_inside_on_gold_too(qtbot, light, palette):
    window = open_window(qtbot, table_at(), settings=replace(PLAIN, windows=light))
    window.open(Button.VERSION)
    sheet = window.side.get("version")
    qtbot.waitUntil(sheet._close.isVisible)
    sheet.activateWindow()
    sheet._close.setFocus()
    qtbot.waitUntil(sheet._close.hasFocus)
    assert colours_along(sheet._close)[:2] == [palette.focus, palette.focus_outline]
