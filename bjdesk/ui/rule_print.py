"""The rule text on paper: black on white, and on its way to a printer or into a PDF file."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, Qt
from PySide6.QtGui import QGuiApplication, QPageLayout, QPageSize, QPdfWriter, QTextCursor, QTextDocument

from bjdesk.ui.rule_text import hang_numbers, rule_text_html
from bjdesk.ui.rules_names import rules_title
from bjdesk.ui.theme import SANS, SERIF
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtGui import QPagedPaintDevice
    from PySide6.QtWidgets import QWidget

    from bjdesk.engine.rules import Rules

_POINTS = 10
# Lengths in pixels: QTextDocument takes no points for margins, and scales pixels to the paper.
_STYLE = f"""
body {{ font-family: "{SANS}"; font-size: {_POINTS}pt; color: #000000; }}
h1 {{ font-family: "{SERIF}"; font-size: 18pt; font-weight: 600; margin-bottom: 6px; }}
h3 {{ font-family: "{SERIF}"; font-size: 12pt; font-weight: 600; margin-top: 16px; margin-bottom: 3px; }}
p {{ margin-top: 2px; margin-bottom: 3px; }}
td {{ padding: 2px 24px 2px 0; }}
.number {{ color: #555555; }}
"""


def rule_document(rules: Rules, name: str) -> QTextDocument:
    """The rule text of a set, with its title, in the language of now."""
    document = QTextDocument()
    hang_numbers(document, _STYLE, _POINTS / 72 * _dots())
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
    on_paper = document.clone()
    scale_indents(on_paper, device.logicalDpiX() / _dots())
    on_paper.print_(device)


def _dots() -> float:
    """Pixels to an inch of the screen: what Qt takes a document's lengths by."""
    return QGuiApplication.primaryScreen().logicalDotsPerInch()


def scale_indents(document: QTextDocument, factor: float) -> None:
    """Scale where paragraphs begin: Qt scales letters, tabs and tables to the paper, and leaves these as they are."""
    cursor, block = QTextCursor(document), document.begin()
    while block.isValid():
        layout = block.blockFormat()
        if layout.textIndent():
            layout.setLeftMargin(layout.leftMargin() * factor)
            layout.setTextIndent(layout.textIndent() * factor)
            cursor.setPosition(block.position())
            cursor.setBlockFormat(layout)
        block = block.next()


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
