"""How a long text looks in a window: a rule text, or the help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.ui.rule_text import hang_numbers
from bjdesk.ui.theme import TYPE, Palette, Role

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument


def dress_text(document: QTextDocument, size: float, palette: Palette) -> None:
    """Give a rule text, or the help, its look at F; for what is written into it afterwards."""
    document.setDocumentMargin(round(0.8 * size))
    hang_numbers(document, _style(palette), TYPE[Role.BODY].size * size)


def _style(palette: Palette) -> str:
    return (
        f"h3 {{ color: {palette.accent}; font-weight: 600; margin-top: 18px; margin-bottom: 4px; }}"
        " p { line-height: 125%; margin-top: 3px; margin-bottom: 5px; } td { line-height: 125%; }"
        " td { padding: 3px 14px 3px 0; }"
        f" .number {{ color: {palette.muted}; }} .changed {{ color: {palette.accent}; }}"
    )
