"""The line icons of gamelogs, replay and statistics, on the grid of 24; loaded with the first of them that is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from bjdesk.ui.icons import drawn, lines

if TYPE_CHECKING:
    from PySide6.QtGui import QPainterPath


@drawn("play")
def _play(p: QPainterPath) -> None:
    lines(p, (8, 5, 18.5, 12, 8, 19, 8, 5))


@drawn("pause")
def _pause(p: QPainterPath) -> None:
    p.addRoundedRect(QRectF(6.6, 5, 3.4, 14), 1, 1)
    p.addRoundedRect(QRectF(14, 5, 3.4, 14), 1, 1)


@drawn("step-on")
def _step_on(p: QPainterPath) -> None:
    lines(p, (9, 5.5, 15.5, 12, 9, 18.5))


@drawn("step-back")
def _step_back(p: QPainterPath) -> None:
    lines(p, (15, 5.5, 8.5, 12, 15, 18.5))


@drawn("to-end")
def _to_end(p: QPainterPath) -> None:
    lines(p, (6.5, 5.5, 13, 12, 6.5, 18.5), (17.2, 5.5, 17.2, 18.5))


@drawn("to-start")
def _to_start(p: QPainterPath) -> None:
    lines(p, (17.5, 5.5, 11, 12, 17.5, 18.5), (6.8, 5.5, 6.8, 18.5))


@drawn("replay")
def _replay(p: QPainterPath) -> None:
    box = QRectF(3.5, 3.5, 17, 17)
    p.arcMoveTo(box, 60)
    p.arcTo(box, 60, 300)
    lines(p, (16.4, 1.8, 16.3, 4.7, 13.3, 5.2), (10, 8.6, 15.4, 12, 10, 15.4, 10, 8.6))


@drawn("branch")
def _branch(p: QPainterPath) -> None:
    p.addEllipse(QPointF(6.5, 5), 2.3, 2.3)
    p.addEllipse(QPointF(6.5, 19), 2.3, 2.3)
    p.addEllipse(QPointF(17.5, 7.5), 2.3, 2.3)
    lines(p, (6.5, 7.4, 6.5, 16.6))
    p.moveTo(17.5, 9.9)
    p.cubicTo(17.5, 14, 6.5, 11, 6.5, 16)


@drawn("filter")
def _filter(p: QPainterPath) -> None:
    lines(p, (3.5, 5, 20.5, 5, 14, 13, 14, 19.5, 10, 17, 10, 13, 3.5, 5))


@drawn("search")
def _search(p: QPainterPath) -> None:
    p.addEllipse(QPointF(10.5, 10.5), 6.3, 6.3)
    lines(p, (15.2, 15.2, 20.5, 20.5))


@drawn("copy")
def _copy(p: QPainterPath) -> None:
    p.addRoundedRect(QRectF(8.5, 8.5, 11.5, 12), 2, 2)
    lines(p, (5, 15.5, 4, 15.5, 4, 3.5, 15.5, 3.5, 15.5, 5))


@drawn("picture")
def _picture(p: QPainterPath) -> None:
    p.addRoundedRect(QRectF(3.5, 4.5, 17, 15), 2, 2)
    p.addEllipse(QPointF(8.4, 9.2), 1.6, 1.6)
    lines(p, (4, 17, 9.5, 12.6, 12.6, 15.2, 16, 11.4, 20, 15.6))


@drawn("note")
def _note(p: QPainterPath) -> None:
    lines(p, (4, 20, 4.8, 15.8, 15.8, 4.8, 19.2, 8.2, 8.2, 19.2, 4, 20), (13.4, 7.2, 16.8, 10.6))


@drawn("seal")
def _seal(p: QPainterPath) -> None:
    lines(p, (12, 2.8, 19.5, 5.6, 19.5, 11.4))
    p.cubicTo(19.5, 16.4, 16.4, 19.6, 12, 21.2)
    p.cubicTo(7.6, 19.6, 4.5, 16.4, 4.5, 11.4)
    lines(p, (4.5, 11.4, 4.5, 5.6, 12, 2.8), (8.4, 11.8, 11.2, 14.6, 15.8, 9.4))


@drawn("closer")
def _closer(p: QPainterPath) -> None:
    _search(p)
    lines(p, (7.6, 10.5, 13.4, 10.5), (10.5, 7.6, 10.5, 13.4))


@drawn("further")
def _further(p: QPainterPath) -> None:
    _search(p)
    lines(p, (7.6, 10.5, 13.4, 10.5))


@drawn("whole")
def _whole(p: QPainterPath) -> None:
    lines(p, (2.6, 5, 2.6, 19), (21.4, 5, 21.4, 19), (6, 12, 18, 12), (9, 9, 6, 12, 9, 15), (15, 9, 18, 12, 15, 15))


@drawn("table")
def _table(p: QPainterPath) -> None:
    p.addRoundedRect(QRectF(3, 4, 18, 16), 2, 2)
    lines(p, (3, 9.4, 21, 9.4), (3, 14.7, 21, 14.7), (9.4, 9.4, 9.4, 20))
