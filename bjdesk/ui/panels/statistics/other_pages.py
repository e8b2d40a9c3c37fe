"""The pages without a run of time: results, hands, returns, and the summary."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPolygonF

from bjdesk.game.replay import PLAYER
from bjdesk.game.statistics_course import distribution
from bjdesk.game.statistics_tally import Start
from bjdesk.ui.formats import count
from bjdesk.ui.panels.statistics import words
from bjdesk.ui.panels.statistics.bars import BarsPlot, paint_bar_sign
from bjdesk.ui.panels.statistics.heat import HeatMap, Measure
from bjdesk.ui.panels.statistics.page import Naming, Page
from bjdesk.ui.panels.statistics.returns import ReturnsChart
from bjdesk.ui.panels.statistics.tables import figures_table, hands_table, results_table, returns_table
from bjdesk.ui.panels.statistics.tiles import Tiles
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from bjdesk.engine.rules import Rules
    from bjdesk.game.statistics import Statistics
    from bjdesk.ui.panels.statistics.inks import Inks
    from bjdesk.ui.theme import Palette


def _no_rounds() -> str:
    return translate("Statistics", "No round has been played yet.")


class ResultsPage(Page):
    """How often each result came."""

    def __init__(self) -> None:
        self.plot = BarsPlot()
        super().__init__(
            self.plot, Naming(lambda: translate("Statistics", "Results"), _no_rounds, words.result_sentence)
        )
        self._statistics: Statistics | None = None

    def follow(self, statistics: Statistics) -> None:
        """Show the statistics as they stand."""
        self._statistics = statistics
        self.show_table(results_table(statistics.results))
        self.plot.draw(*distribution(statistics.results))
        self._summarise()

    def _summarise(self) -> None:
        course = self._statistics.course if self._statistics else None
        if course is None or not course.rounds:
            self.summarise("")
            return
        text = translate("Statistics", "Rounds won: {won} · lost: {lost} · even: {even}")
        self.summarise(text.format(won=count(course.won), lost=count(course.lost), even=count(course.even)))

    def retranslate(self) -> None:
        """The summary, the legend and the axes too."""
        names = (translate("Statistics", "lost"), translate("Statistics", "even"), translate("Statistics", "won"))
        self.legend.show_entries(
            tuple((partial(paint_bar_sign, side), name) for side, name in zip((-1, 0, 1), names, strict=True))
        )
        super().retranslate()
        self.plot.axes[0].say(translate("Statistics", "Result of a round"))
        self._summarise()


class HandsPage(Page):
    """How hands ended, by first cards and up card."""

    def __init__(self) -> None:
        self.map = HeatMap()
        super().__init__(self.map, Naming(lambda: translate("Statistics", "Hands"), _no_rounds, words.hand_sentence))
        self._statistics: Statistics | None = None
        self.kind = self.add_choice(lambda _: self._draw())
        self.measure = self.add_choice(lambda _: self._draw())
        self.kind.addItems([""] * len(Start))
        self.measure.addItems([""] * len(Measure))

    def follow(self, statistics: Statistics) -> None:
        """Show the statistics as they stand."""
        self._statistics = statistics
        self._draw()
        self._explain()
        self.empty.say(self._empty_text())

    def _empty_text(self) -> str:
        own = self._statistics is None or self._statistics.owner == PLAYER
        return _no_rounds() if own else translate("Statistics", "Only your own hands are counted, not a guest's.")

    def _draw(self) -> None:
        if self._statistics is None:
            return
        fields = self._statistics.fields
        start, measure = list(Start)[self.kind.currentIndex()], list(Measure)[self.measure.currentIndex()]
        self.map.draw(fields, start, measure)
        self.show_table(hands_table(fields), parts=len(self.map.cells))

    def sentence_at(self, place: int) -> str:
        """A field's row; there is none where no hand began so."""
        cell = self.map.cells[place]
        row = next((row for row in self.model.table.rows if row[:2] == cell), None)
        return words.no_hand_sentence(*cell) if row is None else self.naming.sentence(row)

    def retranslate(self) -> None:
        """The choices too."""
        kinds = (
            translate("Strategy", "Hard totals"),
            translate("Strategy", "Soft totals"),
            translate("Strategy", "Pairs"),
        )
        measures = (
            translate("Statistics", "Won, in per cent"),
            translate("Statistics", "Push, in per cent"),
            translate("Statistics", "Lost, in per cent"),
            translate("Statistics", "Result per bet, in per cent"),
        )
        for choice, texts in ((self.kind, kinds), (self.measure, measures)):
            for place, text in enumerate(texts):
                choice.setItemText(place, text)
        self.kind.setAccessibleName(translate("Statistics", "First two cards"))
        self.measure.setAccessibleName(translate("Statistics", "What the fields show"))
        self._explain()
        super().retranslate()
        self.empty.say(self._empty_text())

    def picture_title(self) -> str:
        """With which cards, and what of them."""
        return " · ".join((super().picture_title(), self.kind.currentText(), self.measure.currentText()))

    def _explain(self) -> None:
        if not self.model.rowCount():
            self.summarise("")
        elif self.palette_worn.flat:
            self.summarise(translate("Statistics", "Dotted: fewer than 30 hands."))
        else:
            self.summarise(translate("Statistics", "Paler: fewer than 30 hands."))

    def set_look(self, size: float, palette: Palette) -> None:
        """Fields are paler in colours, and dotted without."""
        super().set_look(size, palette)
        self._explain()


class ReturnsPage(Page):
    """What each rule set returned, beside what it returns."""

    def __init__(self, exact: Callable[[Rules], float | None]) -> None:
        self.chart = ReturnsChart()
        self._exact = exact
        super().__init__(
            self.chart, Naming(lambda: translate("Statistics", "Returns"), _no_rounds, words.return_sentence)
        )

    def follow(self, statistics: Statistics) -> None:
        """Show the statistics as they stand."""
        table = returns_table(statistics.returns, self._exact)
        self.chart.draw(table.rows)
        self.show_table(table)

    def retranslate(self) -> None:
        """The legend too."""
        self.legend.show_entries(
            (
                (_sign_of_return, translate("Statistics", "return of your first bets, with its 95% interval")),
                (_sign_of_exact, translate("Statistics", "exact return with best play")),
            )
        )
        super().retranslate()


def _sign_of_return(painter: QPainter, area: QRectF, look: tuple[Inks, float]) -> None:
    ink, size = look
    painter.setPen(QColor(ink.paid))
    painter.setBrush(QColor(ink.paid))
    painter.drawLine(QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y()))
    painter.drawEllipse(area.center(), 0.26 * size, 0.26 * size)


def _sign_of_exact(painter: QPainter, area: QRectF, look: tuple[Inks, float]) -> None:
    ink, size = look
    painter.setPen(QColor(ink.ground))
    painter.setBrush(QColor(ink.worth))
    half, middle = 0.36 * size, area.center()
    corners = ((-half, 0.0), (0.0, -half), (half, 0.0), (0.0, half))
    painter.drawPolygon(QPolygonF([QPointF(middle.x() + x, middle.y() + y) for x, y in corners]))


class FiguresPage(Page):
    """Streaks, falls and pace."""

    def __init__(self) -> None:
        self.tiles = Tiles()
        super().__init__(
            self.tiles, Naming(lambda: translate("Statistics", "Summary"), _no_rounds, words.figure_sentence)
        )

    def follow(self, statistics: Statistics) -> None:
        """Show the statistics as they stand."""
        table = figures_table(statistics.course)
        if not statistics.course.rounds:
            table = type(table)(table.columns, ())
        self.tiles.draw(table.rows)
        self.show_table(table)
