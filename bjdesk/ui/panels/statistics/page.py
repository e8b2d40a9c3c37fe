"""A page of the statistics: the picture with its tools, its table, or the sentence that stands for an empty one."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QMenu,
    QStackedLayout,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from bjdesk.frozen import dataclass
from bjdesk.ui.announcer import Announcer
from bjdesk.ui.dialogs.empty_state import EmptyState
from bjdesk.ui.dialogs.fields import IconButton, named_label, push_button
from bjdesk.ui.dialogs.file_choice import ask_new_file
from bjdesk.ui.dialogs.rule_set_choice import CalmChoice
from bjdesk.ui.dialogs.sheet import scroll_area
from bjdesk.ui.models.statistics import StatisticsModel, Table
from bjdesk.ui.panels.statistics.export import PictureSheet, csv_of
from bjdesk.ui.panels.statistics.legend import Legend
from bjdesk.ui.panels.statistics.painted import Painted
from bjdesk.ui.panels.statistics.plot import Plot
from bjdesk.ui.panels.statistics.words import StatisticsWords
from bjdesk.ui.theme import NORMAL, Palette
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from bjdesk.game.statistics import Statistics

_MEASURED = 40
"""Rows whose cells are measured for the columns' widths."""


class Frame(QFrame):
    """The card that a picture lies on; it shows the picture's focus."""

    def __init__(self, picture: Plot | Painted) -> None:
        super().__init__()
        self._picture = picture
        self.palette_worn = NORMAL
        self.inner = QVBoxLayout(self)
        self.inner.addWidget(scroll_area(picture) if isinstance(picture, Painted) else picture)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground with its edge."""
        painter, palette = QPainter(self), self.palette_worn
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self._picture.hasFocus()
        painter.setPen(QPen(QColor(palette.focus if focused else palette.card_edge), 3 if focused else 1))
        painter.setBrush(QColor(palette.card))
        edge = 1.5 if focused else 0.5
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(edge, edge, -edge, -edge), 7, 7)


@dataclass(frozen=True, slots=True)
class Naming:
    """The words of a page: its title, what stands there while it is empty, and what is said of a row."""

    title: Callable[[], str]
    empty: Callable[[], str]
    sentence: Callable[[tuple[object, ...]], str]


class Page(QWidget):
    """`show_table` fills it. Subclasses draw, and say what the legend and the summary are."""

    told = Signal(str)
    """What is told of the point or part that is marked; "" for none."""

    def __init__(self, picture: Plot | Painted, naming: Naming) -> None:
        super().__init__()
        self.picture, self.naming = picture, naming
        self.model = StatisticsModel(self)
        self.words = StatisticsWords(self)
        self.words.setSourceModel(self.model)
        self._announcer = Announcer(self)
        self.size_worn, self.palette_worn = 18.0, NORMAL
        self._build()
        picture.pointed.connect(self._tell)

    # -- building

    def _build(self) -> None:
        self.summary = named_label("", wrap=True)
        self.legend = Legend()
        self.frame = Frame(self.picture)
        self.table = self._table_view()
        self.empty = EmptyState("statistics")
        self.tools = QHBoxLayout()
        self.choices = QHBoxLayout()
        self.flip, self.exporting = push_button(), push_button()
        self.flip.clicked.connect(self.turn)
        self.menu = self._menu()
        self.exporting.clicked.connect(self._offer_files)
        self.range_tools = [IconButton(name) for name in ("further", "closer", "whole")]
        self.tools.addLayout(self.choices)
        self.tools.addWidget(self.summary, stretch=1)
        for tool in (*self.range_tools, self.flip, self.exporting):
            self.tools.addWidget(tool)
        if isinstance(self.picture, Plot):
            acts = (self.picture.further, self.picture.closer, self.picture.whole)
            for tool, act in zip(self.range_tools, acts, strict=True):
                tool.clicked.connect(act)
        else:
            for tool in self.range_tools:
                tool.hide()
        self.stack = QStackedLayout()
        for part in (self.frame, self.table, self.empty):
            self.stack.addWidget(part)
        self.column = QVBoxLayout(self)
        self.column.addLayout(self.tools)
        self.column.addWidget(self.legend)
        self.column.addLayout(self.stack, stretch=1)

    def order_keys(self) -> None:
        """Tab goes as the eye does: what to choose, the tools, then the picture or its table. Once it has a window."""
        for before, after in pairwise(
            (*self.findChildren(CalmChoice), *self.range_tools, self.flip, self.exporting, self.picture, self.table)
        ):
            QWidget.setTabOrder(before, after)

    def _table_view(self) -> QTableView:
        table = QTableView()
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setModel(self.words)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.verticalHeader().hide()
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.horizontalHeader().setHighlightSections(False)
        table.horizontalHeader().setResizeContentsPrecision(_MEASURED)
        table.setTabKeyNavigation(False)
        return table

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        for suffix in ("png", "svg", "csv"):
            menu.addAction(suffix.upper()).triggered.connect(lambda _=False, suffix=suffix: self.ask_file(suffix))
        return menu

    def _offer_files(self) -> None:
        self.menu.popup(self.exporting.mapToGlobal(self.exporting.rect().bottomLeft()))

    def add_choice(self, act: Callable[[int], object]) -> CalmChoice:
        """A list to choose from, before the tools; its words come in `retranslate`."""
        choice = CalmChoice()
        choice.setSizeAdjustPolicy(CalmChoice.SizeAdjustPolicy.AdjustToContents)
        choice.activated.connect(act)
        self.choices.addWidget(choice)
        return choice

    # -- content

    def follow(self, statistics: Statistics) -> None:
        """Show the statistics as they stand."""
        raise NotImplementedError

    def forget(self) -> None:
        """Show nothing, until somebody else's numbers are summed up."""
        self.show_table(Table(self.model.table.columns, ()))
        self.summarise("")

    def sentence_at(self, place: int) -> str:
        """What is told of a part of the picture: its row, unless a subclass has more to say."""
        return self.naming.sentence(self.model.table.rows[place])

    def show_table(self, table: Table, parts: int | None = None) -> None:
        """Show a table; the picture has a part for each row, or so many `parts`."""
        self.model.show(table)
        self.picture.tell(len(table.rows) if parts is None else parts, self.sentence_at)
        empty = not table.rows
        if empty:
            self.stack.setCurrentIndex(2)
        elif self.stack.currentIndex() == 2:
            self.stack.setCurrentIndex(0)
        self.exporting.setEnabled(not empty)
        self._judge_tools()

    @property
    def is_empty(self) -> bool:
        """Whether there is no picture yet."""
        return self.stack.currentWidget() is self.empty

    def summarise(self, text: str) -> None:
        """Write the sentence above the picture."""
        self.summary.setText(text)

    def _judge_tools(self) -> None:
        shown = self.stack.currentIndex()
        self.flip.setEnabled(shown != 2)
        for tool in self.range_tools:
            tool.setEnabled(shown == 0)
        self.legend.setVisible(shown == 0 and bool(self.legend.accessibleName()))
        self.flip.setText(translate("Statistics", "Picture") if shown == 1 else translate("Statistics", "Table"))

    def turn(self) -> None:
        """Show the table instead of the picture, or the picture again."""
        self.stack.setCurrentIndex(0 if self.stack.currentIndex() == 1 else 1)
        if self.stack.currentIndex() == 1:
            self.fit_table()
            self.table.setFocus()
        self._judge_tools()

    def _tell(self, place: int) -> None:
        text = self.picture.sentence(place)
        self.told.emit(text)
        if text and self.picture.hasFocus():
            self._announcer.say(text, assertive=True)

    # -- files

    def ask_file(self, suffix: str) -> None:
        """Ask where to put a file, with the dialog of the desktop."""
        name = f"{self.naming.title().replace(':', '')}.{suffix}"
        ask_new_file(self, translate("Statistics", "Export"), name, lambda path: self.export(path, suffix))

    def export(self, path: Path, suffix: str) -> None:
        """Write the picture or its table, and say how that went."""
        try:
            path.write_bytes(self.content(suffix))
        except OSError as error:
            text = translate("Rules window", "The file can't be written: {reason}.").format(reason=error.strerror)
        else:
            text = translate("Rules window", "Saved as {file}.").format(file=path.name)
        self.told.emit(text)
        self._announcer.say(text, assertive=False)

    def picture_title(self) -> str:
        """What stands over the picture in its file, where no choices are beside it."""
        return self.naming.title()

    def content(self, suffix: str) -> bytes:
        """What a file of this kind holds."""
        if suffix == "csv":
            return csv_of(self.model.table)
        sheet = PictureSheet(self.picture_title(), self.legend, self.picture.paint_into, self.picture.size())
        sheet.dress(self.size_worn, self.palette_worn)
        return sheet.png() if suffix == "png" else sheet.svg()

    # -- looks and words

    def set_look(self, size: float, palette: Palette) -> None:
        """Take F and the colours."""
        self.size_worn, self.palette_worn = size, palette
        self.frame.palette_worn = palette
        edge = round(0.5 * size)
        self.frame.inner.setContentsMargins(edge, edge, edge, edge)
        self.column.setContentsMargins(0, round(0.5 * size), 0, 0)
        self.column.setSpacing(round(0.4 * size))
        self.tools.setSpacing(round(0.4 * size))
        self.choices.setSpacing(round(0.4 * size))
        self.picture.set_look(size, palette)
        self.legend.set_look(size, palette)
        self.table.verticalHeader().setDefaultSectionSize(round(1.9 * size))
        if self.stack.currentIndex() == 1:
            self.fit_table()

    def fit_table(self) -> None:
        """Columns as wide as what is in them, and a share each of what is left."""
        self.table.resizeColumnsToContents()
        columns = self.words.columnCount()
        if not columns:
            return
        widths = [self.table.columnWidth(column) for column in range(columns)]
        left = self.table.viewport().width() - sum(widths)
        more = max(round(0.15 * self.size_worn), left // columns)
        for column, width in enumerate(widths):
            self.table.setColumnWidth(column, width + more)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width anew."""
        super().resizeEvent(event)
        if self.stack.currentIndex() == 1:
            self.fit_table()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.picture.retranslate()
        self.picture.setAccessibleName(self.naming.title())
        self.table.setAccessibleName(self.naming.title())
        self.empty.say(self.naming.empty())
        self.words.retranslate()
        names = (
            translate("Statistics", "See more"),
            translate("Statistics", "Look closer"),
            translate("Statistics", "See everything"),
        )
        for tool, name in zip(self.range_tools, names, strict=True):
            tool.say(name)
        self.exporting.setText(translate("Statistics", "Export…"))
        self._judge_tools()

    def take_keys(self) -> None:
        """Give the keys to the picture, or to the table where that is shown."""
        (self.table if self.stack.currentIndex() == 1 else self.picture).setFocus()
