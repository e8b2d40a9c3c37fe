"""The style sheet of the windows beside the table, made from the theme's tokens."""

from __future__ import annotations

from functools import lru_cache
from string import Template
from typing import Final

from bjdesk.ui.theme import SANS, SERIF, TYPE, Palette, Role

_SHEET: Final = Template("""
QDialog { background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $panel_top, stop:.25 $panel, stop:1 $panel_low); }
QWidget { color: $text; font-family: "$sans"; font-size: ${body}px; }
QLabel { background: transparent; }
QLabel#title { color: $gold; font-family: "$serif"; font-size: ${title}px; font-weight: 600; }
QLabel#over { color: $muted; font-size: ${over}px; font-weight: 600; }
QLabel#money { font-family: "$serif"; font-size: ${money}px; font-weight: 600; }
QLabel#muted { color: $muted; }
QLabel#strong { font-weight: 600; }
QLabel#heading { color: $gold; font-family: "$serif"; font-size: ${heading}px; font-weight: 600; }
QLabel#refusal { color: $stand; }
QFrame#hairline { background: rgba(242, 193, 78, 90); border: none; max-height: 1px; min-height: 1px; }
QFrame#card { background: rgba(0, 0, 0, 60); border: 1px solid rgba(255, 255, 255, 24); border-radius: ${radius}px; }
QPushButton {
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $button_top, stop:.12 $button, stop:1 $button_low);
    border: 1px solid rgba(242, 193, 78, 160); border-radius: ${radius}px; color: $text;
    font-size: ${label}px; font-weight: 600; padding: 0 ${pad}px; min-height: ${target}px;
}
QPushButton:hover { border-color: $gold; background: $button_top; }
QPushButton:pressed { background: #161C21; }
QPushButton:disabled { color: $off; border-color: rgba(242, 193, 78, 40); background: $panel; }
QPushButton:default, QPushButton#gold { background: $gold; color: $gold_ink; border-color: #8A651B; }
QPushButton#gold:hover { background: $gold_light; }
QPushButton#gold:disabled { background: $panel; color: $off; border-color: rgba(242, 193, 78, 40); }
QPushButton:focus, QComboBox:focus, QLineEdit:focus, QTextBrowser:focus, QTableView:focus, QPlainTextEdit:focus {
    border: 3px solid $focus;
}
QComboBox, QLineEdit {
    background: rgba(0, 0, 0, 90); border: 1px solid rgba(183, 192, 199, 110); border-radius: ${radius}px;
    padding: 0 ${pad}px; min-height: ${target}px; selection-background-color: $gold; selection-color: $gold_ink;
}
QComboBox::drop-down { border: none; width: ${target}px; }
QComboBox:disabled, QLineEdit:disabled { color: $off; }
QComboBox QAbstractItemView {
    background: $panel; border: 1px solid $gold; outline: none; selection-background-color: $gold;
    selection-color: $gold_ink;
}
QTextBrowser, QTableView, QPlainTextEdit {
    background: rgba(0, 0, 0, 70); border: 1px solid rgba(255, 255, 255, 30); border-radius: ${radius}px;
    selection-background-color: $gold; selection-color: $gold_ink; gridline-color: rgba(255, 255, 255, 24);
    alternate-background-color: rgba(255, 255, 255, 8);
}
QHeaderView { background: transparent; }
QHeaderView::section {
    background: transparent; color: $muted; border: none; border-bottom: 1px solid rgba(242, 193, 78, 110);
    font-size: ${over}px; font-weight: 600; padding: 6px 10px;
}
QTableView::item { padding: 4px 10px; }
QTabBar::tab { color: $muted; padding: 8px ${pad}px; border: none; border-bottom: 3px solid transparent; }
QTabBar::tab:selected { color: $gold; border-bottom-color: $gold; }
QTabBar::tab:focus { color: $focus; }
QTabWidget::pane { border: none; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 14px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 14px; margin: 0; }
QScrollBar::handle { background: rgba(183, 192, 199, 110); border-radius: 4px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 44px; }
QScrollBar::handle:horizontal { min-width: 44px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QToolTip { background: $bar; color: $text; border: 1px solid $gold; padding: 6px; }
""")


@lru_cache(maxsize=16)
def sheet_style(size: float, palette: Palette) -> str:
    """The style sheet at F = `size`. A window at 200 % asks with twice the size."""
    return _SHEET.substitute(
        {name: getattr(palette, name) for name in Palette.__slots__ if name != "flat"},
        sans=SANS,
        serif=SERIF,
        body=_pixels(Role.BODY, size),
        title=round(1.35 * size),
        heading=round(1.1 * size),
        over=_pixels(Role.OVER, size),
        money=_pixels(Role.MONEY, size),
        label=_pixels(Role.LABEL, size) + 1,
        radius=round(0.4 * size),
        pad=round(0.8 * size),
        target=max(42, round(2.3 * size)),
    )


def _pixels(role: Role, size: float) -> int:
    return round(TYPE[role].size * size)
