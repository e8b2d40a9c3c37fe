"""The rule text on paper: black on white, and on its way to a printer or into a PDF file."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument

from bjdesk.ui.rule_text import rule_text_html
from bjdesk.ui.rules_names import rules_title
from bjdesk.ui.theme import SANS, SERIF
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtGui import QPagedPaintDevice
    from PySide6.QtWidgets import QWidget

    from bjdesk.engine.rules import Rules

# Lengths in pixels: QTextDocument takes no points for margins, and scales pixels to the paper.
_STYLE = f"""
body {{ font-family: "{SANS}"; font-size: 10pt; color: #000000; }}
h1 {{ font-family: "{SERIF}"; font-size: 18pt; font-weight: 600; margin-bottom: 6px; }}
h3 {{ font-family: "{SERIF}"; font-size: 12pt; font-weight: 600; margin-top: 16px; margin-bottom: 3px; }}
p {{ margin-top: 2px; margin-bottom: 3px; }}
td {{ padding: 2px 24px 2px 0; }}
.number {{ color: #555555; }}
"""


def rule_document(rules: Rules, name: str) -> QTextDocument:
    """The rule text of a set, with its title, in the language of now."""
    document = QTextDocument()
    document.setDefaultStyleSheet(_STYLE)
    title = translate("Rules window", "Rules: {name}").format(name=rules_title(name))
    document.setMetaInformation(QTextDocument.MetaInformation.DocumentTitle, title)
    document.setHtml(f"<body><h1>{escape(title)}</h1>{rule_text_html(rules)}</body>")
    return document


def print_document(document: QTextDocument, device: QPagedPaintDevice) -> None:
    """Set the document on A4 pages, each with its number."""
    layout = QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4),
        QPageLayout.Orientation.Portrait,
        QMarginsF(0, 0, 0, 0),  # the document brings two centimetres of its own
    )
    device.setPageLayout(layout)
    document.print_(device)


def pdf_of(document: QTextDocument) -> bytes:
    """The document as a PDF file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(document.metaInformation(QTextDocument.MetaInformation.DocumentTitle))
    writer.setCreator("bjdesk")
    print_document(document, writer)
    buffer.close()
    return bytes(buffer.data().data())


def ask_printer(document: QTextDocument, parent: QWidget) -> bool:
    """Open the system's print dialog; False where there is no printer to ask for."""
    try:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
    except ImportError:  # a frozen program or a system without the printing libraries
        return False
    if not QPrinterInfo.availablePrinterNames():
        return False
    printer = QPrinter()
    dialog = QPrintDialog(printer, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if dialog.exec():
        print_document(document, printer)
    return True
