"""Axes in the player's language: money, counts, and days."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

import pyqtgraph as pg
from PySide6.QtCore import QDate, QDateTime, QLocale, QTime
from PySide6.QtGui import QPen

from bjdesk.ui.formats import count, money
from bjdesk.ui.panels.statistics.inks import inks
from bjdesk.ui.theme import NORMAL, Palette, Role, colour, role_font

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_HOUR: Final = 3_600
_DAY: Final = 24 * _HOUR
_CLOCK: Final = (60, 120, 300, 600, 900, 1_800, _HOUR, 2 * _HOUR, 3 * _HOUR, 6 * _HOUR, 12 * _HOUR)
_DAYS: Final = (1, 2, 7, 14)
_MONTHS: Final = (1, 2, 3, 6, 12, 24, 60, 120)


def nice_step(least: float) -> float:
    """The least of 1, 2, 5, 10, 20 … (or a tenth, a hundredth … of them) that is no less than that; above zero."""
    power = float(10.0 ** math.floor(math.log10(least)))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least * 0.999_999)


class Axis(pg.AxisItem):  # type: ignore[misc] # pyqtgraph ships no types
    """Round steps, about one every `apart` F; `write` makes a value a text; `whole`: steps of one at least."""

    def __init__(self, side: str, write: Callable[[float], str], *, whole: bool = False) -> None:
        self._f, self._palette = 18.0, NORMAL  # before pyqtgraph gives it a size
        super().__init__(side)
        self._write = write
        self._whole = whole
        self._apart = 2.4 if side == "left" else 6.5
        self.setStyle(autoExpandTextSpace=True, hideOverlappingLabels=False, maxTickLevel=0)

    def set_look(self, size: float, palette: Palette) -> None:
        """Take F and the colours."""
        self._f, self._palette = size, palette
        ink = inks(palette)
        self.setZValue(-1_000)  # the lines of the grid lie behind what is drawn
        self.setTickFont(role_font(Role.BODY, size, 0.85))
        self.setStyle(tickLength=0, tickTextOffset=round(0.4 * size))
        self.setPen(QPen(colour(ink.grid), 1))
        self.setTickPen(QPen(colour(ink.grid), 1))
        self.setTextPen(QPen(colour(ink.muted)))

    def say(self, title: str) -> None:
        """Say what the axis counts."""
        ink = inks(self._palette)
        self.setLabel(title, **{"color": ink.muted, "font-size": f"{round(0.84 * self._f)}px"})
        self.label.setFont(role_font(Role.BODY, self._f, 0.85))

    def resizeEvent(self, ev: object = None) -> None:
        """What a lower axis counts stands clear of its numbers: pyqtgraph leaves a few pixels at any size of text."""
        super().resizeEvent(ev)
        if self.orientation == "bottom":
            self.label.setY(self.size().height() - self.label.boundingRect().height() + 0.3 * self._f)

    def words_changed(self) -> None:
        """Make the texts anew."""
        self.picture = None
        self.update()

    def _steps(self, size: float) -> int:
        return max(3, int(size / (self._apart * self._f)))

    def tickValues(self, minVal: float, maxVal: float, size: float) -> list[tuple[float, list[float]]]:
        """One level of ticks, on round values."""
        if not maxVal > minVal:
            return []
        step = nice_step((maxVal - minVal) / self._steps(size))
        step = max(1.0, step) if self._whole else step
        first = math.ceil(minVal / step)
        return [(step, [place * step for place in range(first, math.floor(maxVal / step) + 1)])]

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        """The values as they are written."""
        return [self._write(value) for value in values]


def money_axis(side: str = "left") -> Axis:
    """Amounts of hundredths."""
    return Axis(side, lambda value: money(round(value)), whole=True)


def count_axis(side: str = "bottom") -> Axis:
    """Whole numbers."""
    return Axis(side, lambda value: count(round(value)), whole=True)


class TimeAxis(Axis):
    """Moments in seconds since 1970, in local time: hours, days, months, years."""

    def __init__(self) -> None:
        super().__init__("bottom", str)

    def tickValues(self, minVal: float, maxVal: float, size: float) -> list[tuple[float, list[float]]]:
        """Ticks on full hours, midnights and first days of months."""
        if not maxVal > minVal:
            return []
        least = (maxVal - minVal) / self._steps(size)
        clock = next((step for step in _CLOCK if step >= least), None)
        if clock is not None:
            return [(clock, _clock_ticks(minVal, maxVal, clock))]
        days = next((step for step in _DAYS if step * _DAY >= least), None)
        if days is not None:
            return [(days * _DAY, _day_ticks(minVal, maxVal, days))]
        months = next((step for step in _MONTHS if step * 30.4 * _DAY >= least), _MONTHS[-1])
        return [(months * 30 * _DAY, _month_ticks(minVal, maxVal, months))]

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        """The moments, as exact as their distance asks for."""
        locale = QLocale()
        return [_moment_words(locale, QDateTime.fromSecsSinceEpoch(int(value)), spacing) for value in values]


def _moment_words(locale: QLocale, when: QDateTime, spacing: float) -> str:
    if spacing < _DAY and when.time() != QTime(0, 0):
        return str(locale.toString(when.time(), QLocale.FormatType.ShortFormat))
    if spacing < 28 * _DAY:
        return _day_words(locale, when.date())
    if spacing < 360 * _DAY:
        return f"{locale.standaloneMonthName(when.date().month(), QLocale.FormatType.ShortFormat)} {when.date().year()}"
    return str(when.date().year())


def _day_words(locale: QLocale, day: QDate) -> str:
    """Day and short month, without the year: "4 Mar", "4. bře". Figures alone can be read either way."""
    whole = locale.dateFormat(QLocale.FormatType.LongFormat)  # "dddd, d MMMM yyyy", "dddd d. MMMM yyyy"
    pattern = whole.removeprefix("dddd").removesuffix("yyyy").replace("MMMM", "MMM").strip(" ,")
    return str(locale.toString(day, pattern))


def _clock_ticks(low: float, high: float, step: int) -> list[float]:
    start = QDateTime.fromSecsSinceEpoch(int(low))
    midnight = QDateTime(start.date(), QTime(0, 0)).toSecsSinceEpoch()
    first = midnight + math.ceil((low - midnight) / step) * step
    return [float(at) for at in range(first, int(high) + 1, step)]


def _day_ticks(low: float, high: float, step: int) -> list[float]:
    day = QDateTime.fromSecsSinceEpoch(int(low)).date()
    day = day.addDays((-day.toJulianDay()) % step)
    return _dates(low, high, day, lambda one: one.addDays(step))


def _month_ticks(low: float, high: float, step: int) -> list[float]:
    start = QDateTime.fromSecsSinceEpoch(int(low)).date()
    months = start.year() * 12 + start.month() - 1
    months -= months % step
    return _dates(low, high, QDate(months // 12, months % 12 + 1, 1), lambda one: one.addMonths(step))


def _dates(low: float, high: float, first: QDate, following: Callable[[QDate], Any]) -> list[float]:
    ticks: list[float] = []
    day = first
    while (at := QDateTime(day, QTime(0, 0)).toSecsSinceEpoch()) <= high:
        if at >= low:
            ticks.append(float(at))
        day = following(day)
    return ticks
