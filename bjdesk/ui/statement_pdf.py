"""A statement on paper: a PDF page by page, set in the program's own typefaces, in the player's language."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPdfWriter

from bjdesk.ui.account_words import account_name, statement_word
from bjdesk.ui.dialogs.about import play_money
from bjdesk.ui.formats import count, date, date_time, money
from bjdesk.ui.theme import Role, role_font
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

    from PySide6.QtGui import QFont

    from bjdesk.game.statement import Head, Period, StatementLine

# All in points (1/72 inch).
_MARGIN: Final = 48.0
_LINE: Final = 15.0
_SIZE: Final = 9.6
_INK, _MUTED, _GOLD, _HAIR, _BAND = "#1A1A1A", "#5A6268", "#8A6A12", "#B9BEC2", "#F5F2E8"
_COLUMNS: Final = (0.0, 0.22, 0.58, 0.72, 0.86, 1.0)
"""Where the columns begin, as shares of the width, and where the last one ends."""


class PdfStatement:
    """Writes a statement into a PDF file. `close` must be called in any case."""

    def __init__(self, target: Path, made: datetime) -> None:
        self._made = made
        self._writer = QPdfWriter(str(target))
        self._writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        self._writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Point)
        self._writer.setCreator("bjdesk")
        self._scale = self._writer.resolution() / 72
        self._painter = QPainter()
        self._width = self._writer.width() / self._scale - 2 * _MARGIN
        self._bottom = self._writer.height() / self._scale - _MARGIN
        self._y = 0.0
        self._page = self._row = 0

    # -- the sink

    def begin(self, head: Head) -> None:
        """Title, account, period and the sums."""
        title = translate("Statement", "Statement")
        self._writer.setTitle(f"{title}: {account_name(head.account)}")
        self._painter.begin(self._writer)
        self._begin_page()
        self._text(QRectF(_MARGIN, _MARGIN, self._width, 30), title, self._font(Role.TITLE, 20))
        under = f"{account_name(head.account)}  ·  {period_words(head.period)}"
        self._text(QRectF(_MARGIN, _MARGIN + 32, self._width, 18), under, self._font(Role.BODY, 11.5), ink=_MUTED)
        self._sums(head, _MARGIN + 62)
        self._y = _MARGIN + 128
        self._headings()

    def line(self, line: StatementLine) -> None:
        """A line of the table."""
        self._room()
        if self._row % 2:
            self._fill(QRectF(_MARGIN, self._y, self._width, _LINE), _BAND)
        cells = (date_time(line.at), statement_word(line.what, line.round), *_sums_of(line))
        self._cells(cells, self._font(Role.BODY, _SIZE))
        self._row += 1

    def end(self, head: Head) -> None:
        """The sums under their columns."""
        self._room(lines=2)
        self._rule(self._y + 2)
        self._y += 5
        sums = tuple(money(amount, hundredths=True) for amount in (head.came, head.went, head.closing))
        self._cells(
            ("", translate("Statement", "Sum, and closing balance"), *sums), self._font(Role.BODY_STRONG, _SIZE)
        )
        self._foot()

    def close(self) -> None:
        """Let the file go, finished or not."""
        if self._painter.isActive():
            self._painter.end()

    # -- pages

    def _begin_page(self) -> None:
        self._page += 1
        self._y = _MARGIN

    def _room(self, lines: int = 1) -> None:
        """Go on to the next page where these lines have no room on this one."""
        if self._y + lines * _LINE <= self._bottom - 2 * _LINE:
            return
        self._foot()
        self._writer.newPage()
        self._begin_page()
        self._headings()

    def _foot(self) -> None:
        font, y = self._font(Role.BODY, 8), self._bottom - 0.8 * _LINE
        self._rule(y - 3)
        made = translate("Statement", "Made {date} by bjdesk.").format(date=date_time(self._made))
        page = translate("Statement", "Page {number}").format(number=count(self._page))
        place = QRectF(_MARGIN, y, self._width, _LINE)
        self._text(place, f"{made} {play_money()}", font, ink=_MUTED)
        self._text(place, page, font, ink=_MUTED, right=True)

    def _headings(self) -> None:
        words = (
            translate("Gamelogs", "When"),
            translate("Gamelogs", "What"),
            translate("Ledger", "In"),
            translate("Ledger", "Out"),
            translate("Ledger", "Balance"),
        )
        self._cells(words, self._font(Role.BODY_STRONG, _SIZE), ink=_MUTED)
        self._rule(self._y + 1)
        self._y += 4
        self._row = 0

    # -- parts

    def _sums(self, head: Head, y: float) -> None:
        """Opening balance + in − out = closing balance, as it is added up."""
        parts = (
            ("", translate("Statement", "Opening balance"), head.opening),
            ("+", translate("Ledger", "In"), head.came),
            ("\N{MINUS SIGN}", translate("Ledger", "Out"), head.went),
            ("=", translate("Statement", "Closing balance"), head.closing),
        )
        self._fill(QRectF(_MARGIN, y, self._width, 48), _BAND)
        wide = self._width / len(parts)
        for place, (sign, name, amount) in enumerate(parts):
            x = _MARGIN + place * wide
            self._text(QRectF(x + 8, y + 6, wide - 12, 14), name, self._font(Role.BODY, 9), ink=_MUTED)
            figure = QRectF(x + 8, y + 20, wide - 12, 22)
            self._text(figure, money(amount, hundredths=True), self._font(Role.TITLE, 12))
            self._text(QRectF(x - 8, y + 20, 14, 22), sign, self._font(Role.TITLE, 12), ink=_GOLD)

    def _cells(self, cells: tuple[str, ...], font: QFont, *, ink: str = _INK) -> None:
        for place, cell in enumerate(cells):
            left, end = _MARGIN + _COLUMNS[place] * self._width, _MARGIN + _COLUMNS[place + 1] * self._width
            self._text(QRectF(left + 2, self._y, end - left - 4, _LINE), cell, font, ink=ink, right=place >= 2)
        self._y += _LINE

    def _rule(self, y: float) -> None:
        self._fill(QRectF(_MARGIN, y, self._width, 0.6), _HAIR)

    def _fill(self, place: QRectF, ink: str) -> None:
        self._painter.fillRect(self._placed(place), QColor(ink))

    def _placed(self, place: QRectF) -> QRectF:
        """Points as the writer counts them: letters keep their own widths only at its full resolution."""
        scale = self._scale
        return QRectF(place.x() * scale, place.y() * scale, place.width() * scale, place.height() * scale)

    def _font(self, role: Role, points: float) -> QFont:
        return role_font(role, points * self._scale)

    def _text(self, place: QRectF, text: str, font: QFont, *, ink: str = _INK, right: bool = False) -> None:
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        self._painter.setFont(font)
        self._painter.setPen(QColor(ink))
        self._painter.drawText(
            self._placed(place), side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text
        )


def period_words(period: Period) -> str:
    """From when to when, in days."""
    if period.since is None and period.until is None:
        return translate("Statement", "From the beginning until now")
    last = None if period.until is None else period.until - timedelta(seconds=1)
    if period.since is None and last is not None:
        return translate("Statement", "Until {last}").format(last=date(last))
    if last is None and period.since is not None:
        return translate("Statement", "Since {first}").format(first=date(period.since))
    assert period.since is not None
    assert last is not None
    return f"{date(period.since)} – {date(last)}"


def _sums_of(line: StatementLine) -> tuple[str, str, str]:
    came, went = (money(amount, hundredths=True) if amount else "" for amount in (line.came, line.went))
    return came, went, money(line.balance, hundredths=True)
