"""Tool tips in the table's look: Qt keeps one palette and one font for all of them."""

from __future__ import annotations

from html import escape

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QToolTip

from bjdesk.ui.theme import Palette, Role, role_font


def plain_tip(text: str) -> str:
    """A text for a tool tip that shows each sign as it is: Qt takes what looks like mark-up for mark-up."""
    return f"<span>{escape(text)}</span>" if "<" in text else text


def dress_tool_tips(size: float, palette: Palette) -> None:
    """Give all tool tips these colours, at F = `size`."""
    colours = QPalette()
    colours.setColor(QPalette.ColorRole.ToolTipBase, QColor(palette.panel))
    colours.setColor(QPalette.ColorRole.ToolTipText, QColor(palette.text))
    colours.setColor(QPalette.ColorRole.Window, QColor(palette.panel))
    colours.setColor(QPalette.ColorRole.WindowText, QColor(palette.text))
    QToolTip.setPalette(colours)
    QToolTip.setFont(role_font(Role.BODY, size, 0.9))
