"""The strategy chart of a rule set: the coloured grid, the exceptions by cards, the same in sentences, and on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QStackedLayout, QTabWidget, QTextBrowser, QVBoxLayout, QWidget

from bjdesk.game.chart import Part
from bjdesk.ui import chart_words, coach_words
from bjdesk.ui.dialogs.chart_legend import ChartLegend
from bjdesk.ui.dialogs.chart_table import ChartTable
from bjdesk.ui.dialogs.fields import named_label, push_button
from bjdesk.ui.dialogs.file_choice import ask_new_file
from bjdesk.ui.dialogs.sheet import Sheet, scroll_area
from bjdesk.ui.rule_print import ask_printer, pdf_of
from bjdesk.ui.theme import NORMAL, Palette
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QResizeEvent

    from bjdesk.game.chart import StrategyChart


class StrategyDialog(Sheet):
    """Opens at once; the chart comes when it is worked out."""

    base = QSize(860, 860)
    heading_from = 34

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, scrolls=False)
        self._name = name
        self.chart: StrategyChart | None = None
        self._answered = False
        self.summary = named_label("muted", wrap=True)
        self.told = named_label("", wrap=True)
        self.tables = {part: ChartTable(part) for part in Part}
        self.legend = ChartLegend()
        self.tabs = QTabWidget()
        self.exceptions, self.text = QTextBrowser(), QTextBrowser()
        self.waiting = named_label("muted", wrap=True)
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._arrange()
        self.printing = push_button()
        self.printing.clicked.connect(self.print_chart)
        self.buttons.addWidget(self.printing)
        self._close = self.add_button(self.accept, gold=True)
        self.retranslate()
        self.tables[Part.HARD].setFocus()

    def _arrange(self) -> None:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(self.tables[Part.HARD], 0, 0, 2, 1)
        grid.addWidget(self.tables[Part.SOFT], 0, 1)
        grid.addWidget(self.tables[Part.PAIRS], 1, 1)
        tables = QWidget()
        under = QVBoxLayout(tables)
        under.setContentsMargins(0, 0, 0, 0)
        under.addLayout(grid, stretch=1)
        under.addWidget(self.legend)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 8, 0, 0)
        column.addWidget(scroll_area(tables), stretch=1)
        column.addWidget(self.told)
        self._grid = grid
        for one in (page, self.exceptions, self.text):
            self.tabs.addTab(one, "")
        for table in self.tables.values():
            table.pointed.connect(self._tell)
        body = QWidget()
        self._stack = QStackedLayout(body)
        self._stack.addWidget(self.waiting)
        self._stack.addWidget(self.tabs)
        self.body.addWidget(self.summary)
        self.body.addWidget(body, stretch=1)

    # -- the chart

    def show_chart(self, chart: StrategyChart | None) -> None:
        """Show what was worked out; None where that was not possible."""
        self.chart, self._answered = chart, True
        if chart is not None:
            for part, table in self.tables.items():
                table.show_rows(chart.part(part))
            self._stack.setCurrentIndex(1)
        self.retranslate()
        self.tables[Part.HARD].setFocus()

    def _tell(self, sentence: str) -> None:
        """Show the values of a field; without one, how to see them."""
        self.told.setText(
            sentence or translate("Strategy", "Point at a field, or go to it by arrow keys, for its values.")
        )

    # -- paper

    def print_chart(self) -> None:
        """Send the chart to a printer; where there is none, into a PDF file."""
        if self.chart is None:
            return
        document = chart_words.chart_document(self.chart, self._name)
        if ask_printer(document, self):
            return
        title = chart_words.chart_title(self._name).replace(":", "")
        what = translate("Rules window", "Save as PDF")
        ask_new_file(self, what, f"{title}.pdf", lambda path: self.write(path, pdf_of(document)))

    def write(self, path: Path, content: bytes) -> None:
        """Write a file and say how that went."""
        try:
            path.write_bytes(content)
        except OSError as error:
            text = translate("Rules window", "The file can't be written: {reason}.").format(reason=error.strerror)
        else:
            text = translate("Rules window", "Saved as {file}.").format(file=path.name)
        self.told.setText(text)

    # -- looks and words

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what the window's title and the other pages say too, where the chart needs the room."""
        super().resizeEvent(event)
        self.summary.setVisible(self.is_roomy)

    def set_text_size(self, size: float, palette: Palette = NORMAL) -> None:
        """Take F and the colours for the fields too."""
        for table in self.tables.values():
            table.set_look(size, palette)
        self.legend.set_look(size, palette)
        self._grid.setHorizontalSpacing(round(1.4 * size))
        self._grid.setVerticalSpacing(round(0.5 * size))
        self.told.setMinimumHeight(round(2.4 * size))
        for browser in (self.exceptions, self.text):
            browser.document().setDocumentMargin(14)
            browser.document().setDefaultStyleSheet(
                f"h3 {{ color: {palette.accent}; }} td {{ padding: 2px 18px 2px 0; }} p {{ line-height: 125%; }}"
            )
        super().set_text_size(size, palette)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(chart_words.chart_title(self._name))
        names = (
            translate("Strategy", "Chart"),
            translate("Strategy", "Exceptions"),
            translate("Strategy", "In words"),
        )
        for place, name in enumerate(names):
            self.tabs.setTabText(place, name)
        self.exceptions.setAccessibleName(names[1])
        self.text.setAccessibleName(names[2])
        for table in self.tables.values():
            table.retranslate()
        self.legend.retranslate()
        self.printing.setText(translate("Rules window", "Print…"))
        self.printing.setEnabled(self.chart is not None)
        self._close.setText(translate("Dialog", "Close"))
        failed = translate("Strategy", "The chart could not be worked out.")
        self.waiting.setText(failed if self._answered else coach_words.working())
        if self.chart is not None:
            self.summary.setText(chart_words.summary(self.chart))
            self.exceptions.setHtml(chart_words.exceptions_html(self.chart))
            self.text.setHtml(chart_words.text_html(self.chart))
