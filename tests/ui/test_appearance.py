"""What the windows beside the table wear, and that they follow the system while they are open."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QToolTip

from bjdesk.game.settings import Settings
from bjdesk.ui.appearance import windows_palette
from bjdesk.ui.theme import HIGH_CONTRAST, LIGHT, NORMAL
from bjdesk.ui.tool_tips import dress_tool_tips

PLAIN = Settings()


@pytest.fixture
def system(qapp, monkeypatch):
    """Turn the system light or dark: without a screen there is no theme, so its word is given here."""

    def turn(scheme):
        monkeypatch.setattr("bjdesk.ui.appearance.system_is_light", lambda: scheme is Qt.ColorScheme.Light)
        QGuiApplication.styleHints().colorSchemeChanged.emit(scheme)

    return turn


@pytest.mark.parametrize("scheme, palette", [(Qt.ColorScheme.Light, LIGHT), (Qt.ColorScheme.Dark, NORMAL)])
def test_windows_are_as_light_as_the_systems(system, scheme, palette):
    system(scheme)
    assert windows_palette(PLAIN) is palette


@pytest.mark.parametrize("chosen, palette", [("dark", NORMAL), ("light", LIGHT), ("contrast", HIGH_CONTRAST)])
@pytest.mark.parametrize("scheme", [Qt.ColorScheme.Light, Qt.ColorScheme.Dark])
def test_the_players_choice_goes_before_the_systems(system, chosen, palette, scheme):
    system(scheme)
    assert windows_palette(replace(PLAIN, windows=chosen)) is palette


def test_high_contrast_at_the_table_is_high_contrast_in_the_windows(qapp):
    assert windows_palette(replace(PLAIN, high_contrast="on", windows="light")) is HIGH_CONTRAST


@pytest.mark.parametrize("palette", [NORMAL, HIGH_CONTRAST])
def test_tool_tips_wear_the_tables_colours(qapp, palette):
    dress_tool_tips(18.0, palette)
    worn = QToolTip.palette()
    assert worn.color(QPalette.ColorRole.ToolTipBase).name().upper() == palette.panel
    assert worn.color(QPalette.ColorRole.ToolTipText).name().upper() == palette.text
