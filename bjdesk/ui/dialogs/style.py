"""The style sheet of the windows beside the table, made from the theme's tokens."""

from __future__ import annotations

import math
from functools import lru_cache
from string import Template
from typing import Final

from bjdesk.ui.theme import SANS, SERIF, TYPE, Palette, Role

_SHEET: Final = Template("""
QDialog { background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $panel_top, stop:.25 $panel, stop:1 $panel_low); }
QWidget { color: $text; font-family: "$sans"; font-size: ${body}px; }
QLabel { background: transparent; }
QLabel#title { color: $accent; font-family: "$serif"; font-size: ${title}px; font-weight: 600; }
QLabel#over { color: $muted; font-size: ${over}px; font-weight: 600; }
QLabel#money { font-family: "$serif"; font-size: ${money}px; font-weight: 600; }
QLabel#muted { color: $muted; }
QLabel#strong { font-weight: 600; }
QLabel#field { padding: ${lead}px 0; qproperty-indent: 0; }
QLabel#heading { color: $accent; font-family: "$serif"; font-size: ${heading}px; font-weight: 600; }
QLabel#refusal { color: $refusal; }
QFrame#hairline { background: $hairline; border: none; max-height: 1px; min-height: 1px; }
QFrame#card { background: $card; border: 1px solid $card_edge; border-radius: ${radius}px; }
QPushButton {
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $button_top, stop:.12 $button, stop:1 $button_low);
    border: 1px solid $button_edge; border-radius: ${radius}px; color: $text;
    font-size: ${label}px; font-weight: 600; padding: 0 ${pad}px; min-height: ${target}px;
}
QPushButton#icon { padding: 0; min-width: ${target}px; max-width: ${target}px; }
QPushButton:hover { border-color: $hover_edge; background: $button_top; }
QPushButton:pressed, QPushButton:checked { background: $pressed; }
QPushButton:checked { border-color: $accent; color: $accent; }
QPushButton:disabled { color: $off; border-color: $disabled_edge; background: $disabled; }
QPushButton:default, QPushButton#gold { background: $gold; color: $gold_ink; border-color: $gold_edge; }
QPushButton#gold:hover { background: $gold_light; border-color: $hover_edge; }
QPushButton#gold:pressed { background: $gold_pressed; }
QPushButton#gold:focus { border-color: $focus; }
QPushButton#gold:disabled { background: $disabled; color: $off; border-color: $disabled_edge; }
QPushButton:focus, QComboBox:focus, QLineEdit:focus, QTextBrowser:focus, QTableView:focus, QPlainTextEdit:focus,
QListView:focus, QSpinBox:focus, QDoubleSpinBox:focus, QDateEdit:focus, QTreeView:focus { border: 3px solid $focus; }
QPushButton:focus { padding: 0 ${pad_focused}px; min-height: ${target_focused}px; }
QComboBox, QLineEdit, QSpinBox, QDoubleSpinBox, QDateEdit {
    background: $field; border: 1px solid $field_edge; border-radius: ${radius}px;
    padding: 0 ${pad}px; min-height: ${target}px; selection-background-color: $gold; selection-color: $gold_ink;
}
QComboBox { combobox-popup: 0; padding-right: ${target}px; }
QComboBox:focus, QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QDateEdit:focus {
    padding: 0 ${pad_focused}px; min-height: ${target_focused}px;
}
QComboBox:focus { padding-right: ${arrow_focused}px; }
QComboBox:hover, QLineEdit:hover, QSpinBox:hover, QDoubleSpinBox:hover { border-color: $hover_edge; }
QComboBox:on { background: $pressed; }
QComboBox::drop-down { border: none; width: ${target}px; }
QComboBox::down-arrow { image: none; }
QComboBox:disabled, QLineEdit:disabled, QDateEdit:disabled {
    color: $off; background: $disabled; border-color: $disabled_edge;
}
QComboBox QAbstractItemView, QComboBox QListView:focus {
    background: $field; border: 1px solid $button_edge; outline: none; padding: 4px; margin: 0;
    selection-background-color: $gold; selection-color: $gold_ink;
}
QComboBox QAbstractItemView::item { min-height: ${line}px; padding: 0 ${half}px; border: none; color: $text; }
QComboBox QAbstractItemView::item:hover { background: $pressed; color: $text; }
QComboBox QAbstractItemView::item:selected { background: $gold; color: $gold_ink; }
QComboBox QAbstractItemView::item:disabled { color: $off; }
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button, QDoubleSpinBox::down-button {
    background: $button; border: none; border-left: 1px solid $field_edge; width: ${target}px;
}
QDateEdit::up-button, QDateEdit::down-button { subcontrol-origin: border; width: 1px; }
QTextBrowser, QTableView, QPlainTextEdit, QListView, QTreeView {
    background: $card; border: 1px solid $card_edge; border-radius: ${radius}px;
    selection-background-color: $gold; selection-color: $gold_ink; gridline-color: $card_edge;
    alternate-background-color: $row;
}
QPlainTextEdit { padding: ${half}px; }
QTableView, QListView, QTreeView { padding: 2px; outline: none; }
QTableView:focus, QListView:focus, QTreeView:focus { padding: 0; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section {
    background: $card; color: $muted; border: none; border-bottom: 1px solid $hairline;
    font-size: ${over}px; font-weight: 600; padding: 6px 10px;
}
QHeaderView::section:hover { color: $text; }
QTableCornerButton::section { background: $card; border: none; }
QTableView::item { padding: 4px 7px; }
QTableView::item:hover { background: $row; }
QTableView::item:selected { background: $gold; color: $gold_ink; }
QTabBar { background: transparent; }
QTabBar::tab {
    background: transparent; color: $muted; padding: 8px ${pad}px; border: none; border-bottom: 3px solid transparent;
}
QTabBar::tab:hover { color: $text; border-bottom-color: $hairline; }
QTabBar::tab:selected { color: $accent; border-bottom-color: $accent; }
QTabBar::tab:focus {
    color: $text; border: 2px solid $focus; border-bottom-width: 3px; border-radius: 4px;
    padding: 6px ${pad_focused}px 8px ${pad_focused}px;
}
QTabWidget::pane { border: none; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 14px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 14px; margin: 0; }
QScrollBar::handle { background: $scroll; border-radius: 4px; margin: 3px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::handle:vertical { min-height: 44px; }
QScrollBar::handle:horizontal { min-width: 44px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QProgressBar {
    background: $field; border: 1px solid $field_edge; border-radius: 5px; min-height: ${over}px; max-height: ${over}px;
}
QProgressBar::chunk { background: $gold; border-radius: 4px; }
QToolTip { background: $bar; color: $text; border: 1px solid $button_edge; padding: 6px; }
QMenu { background: $field; color: $text; border: 1px solid $button_edge; padding: 6px; }
QMenu::item { padding: ${half}px ${pad}px; border-radius: 5px; }
QMenu::item:selected { background: $gold; color: $gold_ink; }
QMenu::item:disabled { color: $off; }
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
        pad_focused=round(0.8 * size) - 2,  # a thicker edge leaves the words where they were
        target_focused=max(42, round(2.3 * size)) - 4,
        arrow_focused=max(42, round(2.3 * size)) - 2,
        half=round(0.4 * size),
        lead=math.ceil(0.12 * size),  # a form gives a name 7/4 of its height: as much as its field has, or more
        line=max(36, round(1.9 * size)),
        target=max(42, round(2.3 * size)),
    )


def _pixels(role: Role, size: float) -> int:
    return round(TYPE[role].size * size)
