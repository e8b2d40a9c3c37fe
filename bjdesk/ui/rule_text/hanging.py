"""The numbers of the sentences hang: every line of a sentence begins where its first word does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument

_HANG: Final = 2.3
"""From a sentence's number to its words, in heights of the text: "18.8" and a gap have room."""


def hang_numbers(document: QTextDocument, style: str, pixels: float) -> None:
    """Give a document this style sheet, under which numbers hang in a text of this height.

    Sentences, and the tables below them, begin beside the numbers, and the tab behind each number ends there: that a
    style sheet can't say.
    """
    hang = round(_HANG * pixels)
    document.setDefaultStyleSheet(
        f"{style} p.numbered {{ white-space: pre-wrap; margin-left: {hang}px; text-indent: -{hang}px; }}"
        f" table {{ margin-left: {hang}px; }}"
    )
    option = document.defaultTextOption()
    option.setTabStopDistance(hang)
    document.setDefaultTextOption(option)
