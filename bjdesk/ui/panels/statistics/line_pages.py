"""The pages whose pictures run over rounds or over time: balance, luck and skill, mistakes."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from functools import partial
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from PySide6.QtCore import QTimer

from bjdesk.game.faults import StoreError
from bjdesk.game.statistics_spans import Span, Valued
from bjdesk.ui.fault_words import fault_sentence
from bjdesk.ui.formats import count, counted, money, percent
from bjdesk.ui.panels.statistics import words
from bjdesk.ui.panels.statistics.axes import TimeAxis, count_axis
from bjdesk.ui.panels.statistics.lines import Band, Drawing, Line, LinesPlot, Mark, Style, paint_swatch
from bjdesk.ui.panels.statistics.page import Naming, Page
from bjdesk.ui.panels.statistics.tables import balance_table, luck_table, mistakes_table, moved_in, summed
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QHideEvent, QPainter, QShowEvent

    from bjdesk.game.statistics import Statistics
    from bjdesk.game.statistics_spans import Spans
    from bjdesk.ui.panels.statistics.axes import Axis
    from bjdesk.ui.panels.statistics.inks import Inks

T = TypeVar("T", bound=Span | Valued)
_SETTLES: Final = 160
"""Milliseconds after the last change of the range until finer spans are read."""
_PAUSE: Final = 3
"""So many times the common pace: then a span's rounds lie on both sides of a pause."""
_COARSE: Final = 120
"""Spans in sight below which finer ones are read."""


def adding_up(done: int) -> str:
    """What stands where numbers are still on their way."""
    return translate("Statistics", "The rounds are being added up: {share}").format(
        share=percent(done / 100, decimals=0)
    )


class LinesPage(Page, Generic[T]):
    """A picture over the rounds. Subclasses say which spans, and draw them."""

    styles: tuple[Style, ...] = ()

    def __init__(self, naming: Naming, bottom: Axis | None = None) -> None:
        self.plot = LinesPlot(bottom or count_axis())
        super().__init__(self.plot, naming)
        self.statistics: Statistics | None = None
        self.spans: tuple[T, ...] = ()
        self._fine: tuple[int, int] | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_SETTLES)
        self._pause.timeout.connect(self.look_closer)
        self.plot.ranged.connect(self._settle)

    # -- for subclasses

    def source(self, statistics: Statistics) -> Spans[T]:
        """The spans that are drawn."""
        raise NotImplementedError

    def show_spans(self) -> None:
        """Draw `spans`, and write the table."""
        raise NotImplementedError

    def summary_text(self) -> str:
        """What the picture says in a sentence."""
        raise NotImplementedError

    def name_of(self, style: Style) -> str:
        """What a style stands for."""
        return _NAMES[style]()

    def axis_title(self) -> str:
        """What the axis below counts."""
        return translate("Statistics", "Round")

    def place_of(self, span: T) -> float:
        """Where a span stands on the axis."""
        return float(span.last)

    # -- following

    def follow(self, statistics: Statistics) -> None:
        """Show the statistics as they stand."""
        self.statistics = statistics
        self._fine = None
        self._take(self.source(statistics).spans)
        self._settle()

    def _settle(self) -> None:
        """Look closer in a moment; nothing is read for a page that nobody sees."""
        if self.isVisible():
            self._pause.start()

    def forget(self) -> None:
        """Draw nothing."""
        self.statistics, self.spans = None, ()
        self.plot.draw(Drawing())
        super().forget()

    def _take(self, spans: tuple[T, ...]) -> None:
        self.spans = spans
        self.show_spans()
        self.summarise(self.summary_text() if spans else "")

    def look_closer(self) -> None:
        """Read finer spans where few are in sight."""
        if self.statistics is None or not self.spans:
            return
        source = self.source(self.statistics)
        low, high = self.plot.range_shown
        places = [self.place_of(span) for span in source.spans]
        seen = source.spans[max(0, bisect_left(places, low) - 1) : bisect_right(places, high) + 1]  # lines to the edges
        few = source.width > 1 and len(seen) < _COARSE
        wanted = (seen[0].first, seen[-1].last) if few and seen else None
        if wanted == self._fine:
            return
        self._fine = wanted
        try:
            self._take(source.spans if wanted is None else source.closer(*wanted))
        except StoreError as fault:
            self.told.emit(fault_sentence(fault))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.legend.show_entries(tuple((partial(_swatch, style), self.name_of(style)) for style in self.styles))
        super().retranslate()
        self.plot.axes[0].say(self.axis_title())
        if self.spans:
            self.summarise(self.summary_text())

    def showEvent(self, event: QShowEvent) -> None:
        """The range may have been chosen long ago."""
        super().showEvent(event)
        self._settle()

    def hideEvent(self, event: QHideEvent) -> None:
        """Read nothing more."""
        self._pause.stop()
        super().hideEvent(event)


def _swatch(style: Style, painter: QPainter, area: QRectF, look: tuple[Inks, float]) -> None:
    paint_swatch(painter, style, area, look)


class BalancePage(LinesPage[Span]):
    """The balance over rounds or over time, with what was bought in and cashed out."""

    styles = (Style.BALANCE, Style.ENVELOPE, Style.BOUGHT, Style.CASHED)

    def __init__(self) -> None:
        naming = Naming(
            lambda: translate("Statistics", "Balance"),
            lambda: translate("Statistics", "No round has been played yet. The balance of each one appears here."),
            words.balance_sentence,
        )
        self.timed = False
        super().__init__(naming)
        self._time_axis, self._round_axis = TimeAxis(), self.plot.axes[0]
        self.over = self.add_choice(self._choose)
        self.over.addItems(["", ""])

    def source(self, statistics: Statistics) -> Spans[Span]:
        """The balance's."""
        return statistics.balance

    def place_of(self, span: Span) -> float:
        """At its last round, or the moment of that."""
        return float(span.ended if self.timed else span.last)

    def axis_title(self) -> str:
        """Rounds; moments say themselves what they are."""
        return "" if self.timed else super().axis_title()

    def _choose(self, place: int) -> None:
        self.timed = bool(place)
        axis = self._time_axis if self.timed else self._round_axis
        self.plot.use_bottom(axis)
        if self.spans:
            self.show_spans()
            self.plot.whole()

    def show_spans(self) -> None:
        """The balance as a line, the lowest and highest around it, the moves of money as triangles."""
        spans, moves = self.spans, self.statistics.moves if self.statistics else ()
        self.show_table(balance_table(spans, moves))
        if not spans:
            self.plot.draw(Drawing())
            return
        xs = tuple(self.place_of(span) for span in spans)
        first = spans[0]
        earlier = [move.amount for move in moves if move.after < first.first]
        left = float(first.begun - 1 if self.timed else first.first - 1)
        later = moved_in(spans, (move for move in moves if move.after >= first.first))
        marks = [_mark(place, xs[place], spans[place], amounts) for place, amounts in enumerate(later) if sum(amounts)]
        drawing = Drawing(
            xs,
            (left, float(sum(earlier))) if earlier else None,
            begins_of(spans) if self.timed else (),
            (Line(Style.BALANCE, tuple(float(span.balance) for span in spans)),),
            Band(Style.ENVELOPE, tuple(float(s.low) for s in spans), tuple(float(s.high) for s in spans)),
            tuple(marks),
        )
        self.plot.draw(drawing)
        self.plot.set_domain(left, xs[-1])

    def sentence_at(self, place: int) -> str:
        """A span's row; and for how many moves of money the mark stands that is drawn there."""
        said, bunch = super().sentence_at(place), self.plot.bunch_at(place)
        moves = sum(mark.moves for mark in bunch)
        return f"{said} · {words.bunch_words(moves, came=bunch[0].style is Style.BOUGHT)}" if moves > 1 else said

    def summary_text(self) -> str:
        """How it stands."""
        whole = self.statistics.balance.whole if self.statistics else None
        if whole is None:
            return ""
        rounds = words.all_rounds(whole.rounds)
        text = translate("Statistics", "Balance {balance} after {rounds}; lowest {low}, highest {high}")
        return text.format(balance=money(whole.balance), rounds=rounds, low=money(whole.low), high=money(whole.high))

    def retranslate(self) -> None:
        """The axis too."""
        for place, text in enumerate((translate("Statistics", "Over rounds"), translate("Statistics", "Over time"))):
            self.over.setItemText(place, text)
        self.over.setAccessibleName(translate("Statistics", "Axis"))
        super().retranslate()


def begins_of(spans: tuple[Span, ...]) -> tuple[float, ...]:
    """From when on each span's rounds are drawn: where they lie on both sides of a pause, as if all came after it."""
    paces = sorted((span.ended - span.begun) / (span.rounds - 1) for span in spans if span.rounds > 1)
    pace = paces[len(paces) // 2] if paces else 0.0
    return tuple(
        float(span.ended - min(span.ended - span.begun, pace * (span.rounds - 1)))
        if span.ended - span.begun > _PAUSE * pace * span.rounds
        else float(span.begun)
        for span in spans
    )


def _mark(place: int, x: float, span: Span, amounts: list[int]) -> Mark:
    """Below the lowest where more money came than left, at the highest where more left; it counts those moves only."""
    came = sum(amounts) > 0
    moves = sum((amount > 0) == came for amount in amounts)
    return Mark(Style.BOUGHT, place, x, span.low, moves) if came else Mark(Style.CASHED, place, x, span.high, moves)


class ValuedPage(LinesPage[Valued]):
    """A picture of the rounds whose decisions are valued."""

    def source(self, statistics: Statistics) -> Spans[Valued]:
        """The valued rounds'."""
        return statistics.valued

    def draw_from_zero(self, drawing: Drawing) -> None:
        """Show a drawing, from before the first round on."""
        self.plot.draw(drawing)
        if self.spans:
            self.plot.set_domain(float(self.spans[0].first - 1), float(self.spans[-1].last))

    def start(self) -> tuple[float, float] | None:
        """Nothing, before the first round."""
        return (float(self.spans[0].first - 1), 0.0) if self.spans else None

    @property
    def whole(self) -> Valued | None:
        """All as one."""
        return self.statistics.valued.whole if self.statistics else None


def _not_valued() -> str:
    return translate(
        "Statistics", "No decision has been valued yet. The coach values them beside the game, and they appear here."
    )


class LuckPage(ValuedPage):
    """What the cards paid beside what the play was worth."""

    styles = (Style.PAID, Style.WORTH, Style.BAND)

    def __init__(self) -> None:
        super().__init__(Naming(lambda: translate("Statistics", "Luck and skill"), _not_valued, words.luck_sentence))

    def show_spans(self) -> None:
        """Two lines, and a band around the second."""
        sums = summed(self.spans)
        self.show_table(luck_table(self.spans))
        paid, worth = tuple(float(one.paid) for one in sums), tuple(one.worth for one in sums)
        bands = [one.band for one in sums]
        low = tuple(middle - band for middle, band in zip(worth, bands, strict=True))
        high = tuple(middle + band for middle, band in zip(worth, bands, strict=True))
        xs = tuple(float(span.last) for span in self.spans)
        lines = (Line(Style.PAID, paid), Line(Style.WORTH, worth)) if xs else ()
        self.draw_from_zero(
            Drawing(xs, self.start(), (), lines, Band(Style.BAND, low, high) if xs else None, zero=True)
        )

    def summary_text(self) -> str:
        """Luck is the difference."""
        whole = self.whole
        if whole is None:
            return ""
        rounds = translate("Statistics", "In %n rounds whose decisions are valued", None, whole.rounds)
        rounds = counted(rounds, whole.rounds)
        text = translate("Statistics", "{rounds}, the cards paid {paid} and your play was worth {worth}: luck {luck}.")
        paid, worth = words.signed(whole.paid), words.signed(whole.worth)
        return text.format(rounds=rounds, paid=paid, worth=worth, luck=words.signed(whole.paid - whole.worth))


class MistakesPage(ValuedPage):
    """What mistakes cost, summed up."""

    styles = (Style.COST,)

    def __init__(self) -> None:
        super().__init__(Naming(lambda: translate("Statistics", "Mistakes"), _not_valued, words.mistakes_sentence))

    def show_spans(self) -> None:
        """A line that never rises."""
        sums = summed(self.spans)
        self.show_table(mistakes_table(self.spans))
        xs = tuple(float(span.last) for span in self.spans)
        costs = tuple(-one.cost for one in sums)
        band = Band(Style.COST_FILL, costs, (0.0,) * len(costs)) if xs else None
        lines = (Line(Style.COST, costs),) if xs else ()
        self.draw_from_zero(Drawing(xs, self.start(), (), lines, band, zero=True))

    def summary_text(self) -> str:
        """How much, in how many rounds."""
        whole = self.whole
        if whole is None:
            return ""
        costly = counted(translate("Statistics", "Mistakes in %n rounds", None, whole.costly), whole.costly)
        text = translate("Statistics", "{mistakes} of {valued} cost {cost}, {share} of the bets.")
        share = percent(whole.cost / whole.bet if whole.bet else 0.0)
        return text.format(mistakes=costly, valued=count(whole.rounds), cost=money(round(whole.cost)), share=share)


_NAMES: Final = {
    Style.BALANCE: lambda: translate("Statistics", "balance"),
    Style.ENVELOPE: lambda: translate("Statistics", "from lowest to highest"),
    Style.BOUGHT: lambda: translate("Statistics", "bought in"),
    Style.CASHED: lambda: translate("Statistics", "cashed out"),
    Style.PAID: lambda: translate("Statistics", "what the cards paid"),
    Style.WORTH: lambda: translate("Statistics", "what your play was worth"),
    Style.BAND: lambda: translate("Statistics", "two standard deviations of chance"),
    Style.COST: lambda: translate("Statistics", "lost by mistakes"),
}
