"""The one door to the translations: every visible text goes through `translate`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def translate(context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
    """Return `text` in the player's language; `n` puts a number for `%n` and chooses the plural form.

    Call it with literals: the extraction reads them from the source. Fields in braces are filled by the caller,
    `translate("Caption", "Total {total}.").format(total=17)`, so that a translation may move them.
    """
    return QCoreApplication.translate(context, text, disambiguation, n)
