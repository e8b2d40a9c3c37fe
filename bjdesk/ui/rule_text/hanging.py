"""The numbers of the sentences hang: every line of a sentence begins where its first word does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument

HANG: Final = 2.3
"""From a sentence's number to its words, in heights of the text: "18.8" and a gap have room."""


def hanging_style(pixels: float) -> str:
    """Style sheet for a text of this height: sentences, and the tables below them, begin beside the numbers."""
    hang = round(HANG * pixels)
    return (
        f" p.numbered {{ white-space: pre-wrap; margin-left: {hang}px; text-indent: -{hang}px; }}"
        f" table {{ margin-left: {hang}px; }}"
    )


def hang_numbers(document: QTextDocument, pixels: float) -> None:
    """Let the tab behind each number end where the words begin; a style sheet can't say that."""
    option = document.defaultTextOption()
    option.setTabStopDistance(round(HANG * pixels))
    document.setDefaultTextOption(option)
