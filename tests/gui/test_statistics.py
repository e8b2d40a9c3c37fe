from __future__ import annotations

import csv
import io
from itertools import pairwise

import pytest
from PySide6.QtCore import QByteArray, QEvent, QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QImage, QWheelEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QToolTip

from bjdesk.engine.actions import Action
from bjdesk.game.statistics import Statistics
from bjdesk.game.statistics_spans import Span
from bjdesk.game.statistics_tally import Move
from bjdesk.ui.keys import Press
from bjdesk.ui.labels import Button
from bjdesk.ui.models.statistics import Figure, Kind
from bjdesk.ui.panels.statistics.line_pages import begins_of
from bjdesk.ui.panels.statistics.lines import Style
from bjdesk.ui.panels.statistics.plot import Plot
from bjdesk.ui.panels.statistics.window import StatisticsDialog
from bjdesk.ui.theme import HIGH_CONTRAST, LIGHT, NORMAL
from tests.gui.test_practice import practise_eights
from tests.support.digests import add_round, filled
from tests.support.game import play_out, table_at
from tests.support.windows import click, open_window, press

pytestmark = pytest.mark.gui
Key = Qt.Key
PAGES = ("balance", "luck", "mistakes", "results", "hands", "returns", "figures")
PLOTS = ("balance", "luck", "mistakes", "results")


class Returns(QObject):
    """Exact returns that come when `tell` is called."""

    found = Signal()

    def __init__(self):
        super().__init__()
        self.asked, self.told, self.dropped = (), False, False

    def known(self, rules):
        return 0.99 if self.told else None

    def ask(self, *rules):
        self.asked = rules

    def drop(self):
        self.dropped = True

    def tell(self):
        self.told = True
        self.found.emit()


@pytest.fixture
def opened(qtbot):
    def make(rounds=300, *, db=None, finish=True, palette=NORMAL, size=18.0, returns=None):
        made = StatisticsDialog(Statistics(db or filled(rounds)), returns=returns)
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(made)
        if not finish:
            made._timer.stop()  # a busy machine may sum up all before the window is active
        made.set_text_size(size, palette)
        made.resize(round(1120 * size / 18), round(720 * size / 18))
        made.show()
        qtbot.waitExposed(made)
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        if finish:
            made.finish()
        return made

    return make


def turn_to(made, name):
    page = getattr(made, name)
    made.tabs.setCurrentWidget(page)
    return page


# ---------------------------------------------------------------- opening and following


def test_the_balance_is_there_at_once_and_the_rest_follows(qtbot, opened):
    made = opened(5_000, finish=False)
    assert made.balance.model.rowCount() > 0
    assert made.figures.model.rowCount() == 0
    made._timer.start()
    qtbot.waitUntil(lambda: not made._tasks)
    assert all(getattr(made, name).model.rowCount() for name in PAGES)
    assert not made._timer.isActive()


@pytest.mark.parametrize("first, later", [("luck", "figures"), ("figures", "luck")])
def test_the_page_in_view_is_summed_up_first(opened, first, later):
    made = opened(5_000, finish=False)
    page = turn_to(made, first)
    while not page.model.rowCount():
        made._sum_up()
        assert page.model.rowCount() or made.told.text()
    assert getattr(made, later).model.rowCount() == 0
    assert "added up" not in made.told.text()
    made.finish()
    assert getattr(made, later).model.rowCount() > 0


def test_closing_stops_the_summing_up(opened):
    made = opened(5_000, finish=False)
    made._timer.start()
    made.reject()
    assert not made._timer.isActive()
    assert not made._tasks


def test_the_window_takes_rounds_as_their_results_are_shown(qtbot):
    window = open_window(qtbot, table_at(seed=3))
    QTest.mouseClick(window.bar.buttons[Button.STATISTICS], Qt.MouseButton.LeftButton)
    made = window.side.get("statistics")
    assert made.balance.stack.currentIndex() == 2  # nothing yet
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    while window.strip.buttons[Press.STAND].isEnabled():
        press(window, Press.STAND)
    assert made.balance.model.rowCount() == 1
    made.finish()
    assert made.figures.model.rowCount() == 10
    assert made.luck.model.rowCount() in {0, 1}
    made.reject()


def test_what_was_summed_up_stays_for_the_next_opening(qtbot):
    window = open_window(qtbot, table_at(seed=3))
    window.open(Button.STATISTICS)
    first = window.side.get("statistics")._statistics
    window.side.get("statistics").reject()
    window.open(Button.STATISTICS)
    assert window.side.get("statistics")._statistics is first
    window.side.get("statistics").reject()


def test_a_practised_hand_is_no_round_of_the_statistics(qtbot):
    window = open_window(qtbot, table_at(seed=3))
    window.open(Button.STATISTICS)
    made = window.side.get("statistics")
    practise_eights(window)
    made.finish()
    assert made.balance.model.rowCount() == 0
    made.reject()


def test_a_guests_statistics_are_chosen_where_there_is_a_guest(qtbot, opened):
    db = filled(40)
    db.run("INSERT INTO account (name) VALUES ('guest:Ann')")
    made = opened(db=db)
    assert made.person.isHidden()
    for number in range(1, 8):
        add_round(db, number, -500, owner="guest:Ann", balance=50_000 - 500 * number)
    made.refresh()
    made.finish()
    assert [made.person.itemText(place) for place in range(2)] == ["You", "Ann"]
    made.person.setCurrentIndex(1)
    made.person.activated.emit(1)
    assert made.balance.model.rowCount() == 7
    assert made.figures.model.rowCount() == 0  # the player's are gone, Ann's are not yet added up
    made.finish()
    assert made.figures.model.table.rows[0][1][1] == 7
    assert made.luck.stack.currentIndex() == 2
    assert "guest" in turn_to(made, "hands").empty.text.text()
    made.person.activated.emit(0)
    made.finish()
    assert made.balance.model.rowCount() == 40


def test_what_can_not_be_read_is_said_in_the_window(qtbot):
    db = filled(5)
    db.close()
    made = StatisticsDialog(Statistics(db))
    qtbot.addWidget(made)
    assert "disk gave an error" in made.told.text()
    assert not made._timer.isActive()


def test_without_rounds_every_page_says_what_will_come(opened):
    made = opened(0)
    for name in PAGES:
        page = turn_to(made, name)
        assert page.stack.currentIndex() == 2, name
        assert page.empty.text.text()
        assert not page.exporting.isEnabled()
        assert not page.flip.isEnabled()
        assert not page.summary.text()
        assert not made.told.text(), name


@pytest.mark.parametrize("rounds", [0, 300])
def test_where_there_is_no_picture_nothing_is_said_of_pointing_at_it(opened, rounds):
    made = opened(rounds)
    for name in PAGES[1:]:
        turn_to(made, name)
        assert made.told.text().startswith("Point at") is (rounds > 0), name


def test_a_low_window_has_neither_a_heading_nor_the_line_under_it(opened):
    made = opened(1)
    for height, there in ((720, True), (420, False)):
        made.setMinimumSize(0, 0)
        made.resize(1120, height)
        assert made.title.isVisible() is made.line.isVisible() is there


@pytest.mark.parametrize("rounds", [1, 2, 31])
def test_a_few_rounds_make_a_picture_on_every_page(opened, rounds):
    db = filled(0)
    db.run("INSERT INTO rule_set SELECT 9, 'x', ?, '' WHERE 0", "{}")
    for number in range(1, rounds + 1):
        add_round(db, number, (-1_000, 1_500, 0)[number % 3], expected=-10.0, cost=5.0, balance=100_000 + number)
    db.run("INSERT INTO hand_tally VALUES (1, 'hard 16', 'T', 'bust', 1, 1000, -1000)")
    made = opened(db=db)
    for name in PAGES:
        page = turn_to(made, name)
        assert page.stack.currentIndex() == 0, name
        assert page.model.rowCount() >= 1
        QApplication.processEvents()
    low, high = made.balance.plot.range_shown
    assert low < high


# ---------------------------------------------------------------- the pictures


def test_what_is_drawn_has_no_more_points_than_a_picture_holds(opened):
    made = opened(4_000)
    for name in ("balance", "luck", "mistakes"):
        drawing = getattr(made, name).plot.drawing
        lines = len(drawing.lines) + (2 if drawing.band is not None else 0)
        assert lines * len(drawing.xs) <= 2_000


def test_a_closer_look_reads_finer_spans(opened):
    made = opened(6_000)
    plot = made.balance.plot
    coarse = len(plot.xs)
    for _ in range(6):
        plot.closer()
    made.balance.look_closer()
    low, high = plot.range_shown
    seen = [x for x in plot.xs if low <= x <= high]
    assert {right - left for left, right in pairwise(seen)} == {1}
    plot.whole()
    made.balance.look_closer()
    assert len(plot.xs) == coarse


def test_a_closer_look_is_as_fine_at_its_edges(opened):
    made = opened(1_000)
    plot = made.balance.plot
    plot._set_range(475.5, 525.5)
    made.balance.look_closer()
    assert {474.0, 475.0, 476.0, 525.0, 526.0} <= set(plot.xs)


def test_a_range_that_was_chosen_is_looked_at_closer_in_a_moment(qtbot, opened):
    made = opened(3_000)
    plot = made.balance.plot
    plot.zoom(0.1)
    assert made.balance._pause.isActive()
    qtbot.waitUntil(lambda: 1 in {right - left for left, right in pairwise(plot.xs)})
    turn_to(made, "luck")
    assert not made.balance._pause.isActive()


def test_a_closer_look_tells_the_same_round_and_the_way_back_is_whole(qtbot, opened):
    made = opened(3_000)
    page, plot = made.balance, made.balance.plot
    QTest.keyClick(page.picture, Key.Key_End)
    for _ in range(12):
        plot.closer()
    page.look_closer()
    assert plot.xs[plot.at] == 3_000
    for _ in range(40):
        plot.further()
    assert plot.range_shown == pytest.approx(plot.domain)


def test_a_told_point_that_is_out_of_sight_holds_no_range(opened):
    plot = opened(3_000).balance.plot
    plot.point(0)
    for _ in range(4):
        plot.closer()
    plot.pan(3.0)
    for _ in range(30):
        plot.further()
    assert plot.range_shown == pytest.approx(plot.domain)


def test_of_rounds_at_one_moment_only_those_with_a_mark_have_one(opened):
    page = opened(1_500).balance
    page.statistics.moves = (Move(7, 500, page.model.table.rows[3][1], 0),)
    page.follow(page.statistics)
    page.plot.xs = page.plot.xs[:3] + (page.plot.xs[3],) * 3 + page.plot.xs[6:]
    assert [len(page.plot.bunch_at(place)) for place in range(2, 6)] == [0, 1, 0, 0]


def test_finer_spans_that_can_not_be_read_are_said(opened):
    db = filled(3_000)
    made = opened(db=db)
    made.balance.plot.zoom(0.1)
    db.close()
    made.balance.look_closer()
    assert "disk gave an error" in made.told.text()


def test_money_that_came_and_went_is_marked_where_it_did(opened):
    made = opened(1_500)
    marks = made.balance.plot.drawing.marks
    rows = [row for row in made.balance.model.table.rows if row[8]]
    kinds = [Style.BOUGHT if row[8] > 0 else Style.CASHED for row in rows]
    assert [mark.style for mark in marks] == kinds[-len(marks) :]
    assert {mark.x for mark in marks} <= {float(row[1]) for row in rows}


def test_a_mark_that_stands_for_several_says_so_and_comes_apart_as_the_range_grows(opened):
    made = opened(1_500)
    page, plot = made.balance, made.balance.plot
    rows = page.model.table.rows
    page.statistics.moves = tuple(Move(number, 1_000, row[1], 0) for number, row in enumerate(rows, start=1))
    page.follow(page.statistics)
    QApplication.processEvents()
    assert len(plot.drawing.marks) == len(rows)
    shown = plot._spots[Style.BOUGHT].getData()[0]
    scale = plot.view_box.width() / (plot.range_shown[1] - plot.range_shown[0])
    assert all((right - left) * scale >= 1.5 * plot.size_worn - 1 for left, right in pairwise(shown))
    assert [mark for bunch in plot.bunches for mark in bunch] == list(plot.drawing.marks)
    before = len(plot.bunches[0])
    assert f"stands for {before} buy-ins" in plot.sentence(0)
    plot.zoom(0.02)
    assert len(plot.bunches[0]) < before
    alone = next(place for place in range(len(rows)) if len(plot.bunch_at(place)) == 1)
    assert "stands for" not in plot.sentence(alone)


def test_a_mark_counts_the_moves_that_went_its_way(opened):
    page = opened(1_500).balance
    lasts = [row[1] for row in page.model.table.rows]
    moves = (500, 1), (200, 1), (-100, 1), (-500, 2), (100, 2), (300, 3), (-300, 3)
    page.statistics.moves = tuple(Move(7, amount, lasts[place], 0) for amount, place in moves)
    page.follow(page.statistics)
    found = [(mark.x, mark.style, mark.moves) for mark in page.plot.drawing.marks]
    assert found == [(lasts[1], Style.BOUGHT, 2), (lasts[2], Style.CASHED, 1)]
    page.plot.zoom(0.02)
    assert "stands for 2 buy-ins" in page.plot.sentence(1)
    assert "stands for" not in page.plot.sentence(2)
    assert "stands for" not in page.plot.sentence(3)


@pytest.mark.parametrize("size", [18.0, 27.0, 36.0])
def test_what_an_axis_counts_stands_clear_of_its_numbers(opened, size):
    made = opened(60)
    made.set_text_size(size, NORMAL)
    made.resize(1840, 1000)
    made.grab()
    QApplication.processEvents()
    axis = made.balance.plot.axes[0]
    numbers = axis.style["tickTextOffset"][1] + QFontMetricsF(axis.style["tickFont"]).ascent()
    edge = axis.label.document().documentMargin()
    assert axis.label.pos().y() + edge >= numbers
    foot = axis.label.mapToScene(axis.label.boundingRect()).boundingRect().bottom()
    assert foot - edge <= made.balance.plot.height()  # no letter is cut below


def test_over_time_the_balance_rests_between_two_rounds(opened):
    made = opened(200)
    page = made.balance
    page.over.setCurrentIndex(1)
    page.over.activated.emit(1)
    drawing = page.plot.drawing
    assert drawing.xs == tuple(float(row[3]) for row in page.model.table.rows)
    assert len(page.plot._x) == 1 + 4 * len(drawing.xs)
    line = page.plot._line(drawing.lines[0].ys)
    assert line[1] == line[0]  # until the first round was dealt
    assert list(line[4::4]) == list(drawing.lines[0].ys)
    assert page.axis_title() == ""
    page.over.activated.emit(0)
    assert page.plot.drawing.begins == ()


def test_a_pause_among_a_spans_rounds_is_no_part_of_them():
    night = 36_000
    times = [(0, 30), (40, 70), (80, 110 + night), (120 + night, 150 + night), (160 + night, 160 + night)]
    spans = tuple(
        Span(4 * place, 4 * place + 3, 4 if end > begun else 1, begun, end, 0, 0, 0, 0)
        for place, (begun, end) in enumerate(times)
    )
    assert begins_of(spans) == (0, 40, 80 + night, 120 + night, 160 + night)
    assert begins_of(spans[-1:]) == (160 + night,)


def test_where_nothing_was_lost_there_is_no_worst_round(opened):
    db = filled(0)
    add_round(db, 1, 1_250, balance=101_250)
    rows = {row[0]: row for row in opened(db=db).figures.model.table.rows}
    assert rows[Figure.BEST][1:] == ((Kind.SIGNED, 1_250), 1, 1)
    assert rows[Figure.WORST][1:] == ((Kind.SIGNED, None), None, None)


def test_keys_go_through_a_page_as_the_eye_does(opened):
    made = opened(300)
    page = turn_to(made, "hands")
    page.kind.setFocus()
    for stop in (page.measure, page.flip, page.exporting, page.picture):
        QTest.keyClick(made.focusWidget(), Key.Key_Tab)
        assert made.focusWidget() is stop


def test_no_line_of_the_scale_runs_through_the_words_of_a_rule_set(opened):
    chart = turn_to(opened(300), "returns").picture
    image, row = chart.grab().toImage(), chart.places(QRectF(chart.rect()))[0]
    middle = range(round(0.4 * chart.width()), round(0.7 * chart.width()))
    through, below = (
        {image.pixelColor(x, round(row.y() + down)).name() for x in middle} for down in (18, row.height())
    )
    assert len(through) == 1
    assert len(below) > 1


def test_the_words_of_a_choice_stay_where_they_are_as_keys_come_to_it(opened):
    made = opened(300)
    choice = made.balance.over
    made.balance.picture.setFocus()
    inner = choice.rect().adjusted(6, 6, -6, -6)
    before = choice.grab(inner).toImage()
    choice.setFocus()
    assert choice.hasFocus()
    assert choice.grab(inner).toImage() == before


def test_the_tab_that_has_the_keys_has_a_ring(opened):
    made = opened(300)
    bar = made.tabs.tabBar()
    left = bar.tabRect(0).center() - QPoint(bar.tabRect(0).width() // 2, 0)

    def inks():
        image = bar.grab().toImage()
        return {image.pixelColor(left + QPoint(x, 0)).name() for x in range(4)}

    assert NORMAL.focus.lower() not in inks()
    bar.setFocus()
    assert NORMAL.focus.lower() in inks()


def test_the_picture_of_the_hands_says_what_its_fields_are(opened):
    page = turn_to(opened(300), "hands")
    page.measure.setCurrentIndex(2)
    assert page.picture_title() == "Hands · Hard totals · Lost, in per cent"


def test_the_heat_map_shows_each_kind_of_hands_by_each_measure(opened):
    made = opened(300)
    page = turn_to(made, "hands")
    for kind in range(3):
        for measure in range(4):
            page.kind.setCurrentIndex(kind)
            page.measure.setCurrentIndex(measure)
            page.measure.activated.emit(measure)
            QApplication.processEvents()
            assert len(page.map.places(page.map.rect().toRectF())) == len(page.map.cells)
    assert "no hand yet" in page.map.sentence(0) or "hands" in page.map.sentence(0) or "hand" in page.map.sentence(0)


def test_exact_returns_come_from_beside_the_window(opened):
    returns = Returns()
    made = opened(300, returns=returns)
    assert len(returns.asked) == 4
    assert [row[7] for row in made.returns.model.table.rows] == [None] * 4
    returns.tell()
    assert [row[7] for row in made.returns.model.table.rows] == [0.99] * 4
    low, high = made.returns.chart.scale()
    assert low < 0.99
    assert high > 1.0
    made.reject()
    assert returns.dropped


@pytest.mark.parametrize("palette", [NORMAL, LIGHT, HIGH_CONTRAST])
def test_pictures_wear_the_windows_colours(opened, palette):
    made = opened(60, palette=palette)
    for name in PAGES:
        page = turn_to(made, name)
        QApplication.processEvents()
        image = page.frame.grab().toImage()
        assert image.pixelColor(image.width() // 2, 4).name().upper() == palette.card.upper(), name


# ---------------------------------------------------------------- keys and mouse


@pytest.mark.parametrize("name", PLOTS)
def test_keys_go_from_point_to_point_and_say_it(opened, name):
    made = opened(300)
    page = turn_to(made, name)
    page.picture.setFocus()
    said = []
    page._announcer.said.connect(lambda text, _: said.append(text))
    QTest.keyClick(page.picture, Key.Key_Home)
    assert page.picture.at == 0
    QTest.keyClick(page.picture, Key.Key_Right)
    assert page.picture.at == 1
    assert made.told.text() == page.naming.sentence(page.model.table.rows[1])
    assert page.picture.accessibleDescription() == made.told.text()
    assert QToolTip.text() == made.told.text()
    page._announcer._announce()
    assert made.told.text() in said[-1]
    QTest.keyClick(page.picture, Key.Key_End)
    assert page.picture.at == page.model.rowCount() - 1
    QTest.keyClick(page.picture, Key.Key_Left)
    assert page.picture.at == page.model.rowCount() - 2
    QToolTip.hideText()


def test_keys_change_the_range(opened):
    plot = opened(1_000).balance.plot
    plot.point(-1)
    low, high = whole = plot.range_shown
    QTest.keyClick(plot, Key.Key_Plus)
    closer = plot.range_shown
    assert closer[1] - closer[0] == pytest.approx(0.6 * (high - low))
    QTest.keyClick(plot, Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    panned = plot.range_shown
    assert panned[0] > closer[0]
    assert panned[1] - panned[0] == pytest.approx(closer[1] - closer[0])
    QTest.keyClick(plot, Key.Key_PageDown)
    assert plot.range_shown[1] == pytest.approx(high)
    QTest.keyClick(plot, Key.Key_PageUp)
    assert plot.range_shown[0] < panned[0] + 1
    QTest.keyClick(plot, Key.Key_Minus)
    QTest.keyClick(plot, Key.Key_0)
    assert plot.range_shown == pytest.approx(whole)


def test_a_point_out_of_sight_is_brought_into_it(opened):
    plot = opened(1_000).balance.plot
    plot.zoom(0.1)
    QTest.keyClick(plot, Key.Key_Home)
    low, high = plot.range_shown
    assert low <= plot.xs[0] <= high


def test_the_wheel_changes_the_range_and_a_double_click_shows_everything(opened):
    plot = opened(1_000).balance.plot
    whole = plot.range_shown
    middle = QPointF(plot.viewport().rect().center())
    turned = QWheelEvent(
        *(middle, QPointF(plot.mapToGlobal(middle.toPoint())), QPoint(), QPoint(0, 240)),
        *(Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False),
    )
    QApplication.sendEvent(plot.viewport(), turned)
    low, high = plot.range_shown
    assert high - low < whole[1] - whole[0]
    QTest.mouseDClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=middle.toPoint())
    assert plot.range_shown == pytest.approx(whole)


def test_the_mouse_tells_the_point_that_it_is_over(opened):
    made = opened(300)
    plot = made.balance.plot
    spot = plot._global(QPointF(plot.xs[100], plot.height_at(100))) - QPoint(12, -24)
    QTest.mouseMove(plot.viewport(), plot.viewport().mapFromGlobal(spot))
    assert abs(plot.at - 100) <= 1
    assert made.told.text() == plot.sentence(plot.at)
    assert plot.nearest(QPointF(-5, -5)) == -1


def test_the_tip_of_a_point_stays_while_the_mouse_rests(opened):
    plot = opened(300).balance.plot
    plot.point(100, tip=True)
    middle = plot.viewport().rect().center()
    QApplication.sendEvent(plot.viewport(), QHelpEvent(QEvent.Type.ToolTip, middle, plot.mapToGlobal(middle)))
    assert QToolTip.text() == plot.sentence(100)
    QToolTip.hideText()


def test_a_range_that_was_chosen_stays_as_rounds_come(opened):
    db = filled(300)
    made = opened(db=db)
    plot = made.balance.plot
    plot.zoom(0.2)
    chosen = plot.range_shown
    add_round(db, 301, 500, balance=99_000)
    made.refresh()
    assert plot.range_shown == pytest.approx(chosen)
    plot.whole()
    assert plot.range_shown[0] < 0
    assert plot.range_shown[1] > 301


@pytest.mark.parametrize("name", ["balance", "luck", "mistakes"])
def test_signs_at_either_end_are_whole(opened, name):
    made = opened(300)
    plot = turn_to(made, name).plot
    QApplication.processEvents()
    place = plot.view_box.mapViewToScene(QPointF(plot.xs[-1], plot.height_at(len(plot.xs) - 1)))
    assert plot.view_box.sceneBoundingRect().right() - place.x() > plot.spot.opts["size"] / 2


@pytest.mark.parametrize("name", ["hands", "returns", "figures"])
def test_arrows_go_through_fields_rows_and_tiles(opened, name):
    made = opened(300)
    page = turn_to(made, name)
    page.picture.setFocus()
    QTest.keyClick(page.picture, Key.Key_Down)
    assert page.picture.at == 0
    QTest.keyClick(page.picture, Key.Key_Down)
    assert page.picture.at > 0
    assert made.told.text() == page.picture.sentence(page.picture.at)
    QTest.keyClick(page.picture, Key.Key_Up)
    assert page.picture.at == 0
    QTest.keyClick(page.picture, Key.Key_Up)
    assert page.picture.at == 0
    centre = page.picture.places(page.picture.rect().toRectF())[1].center().toPoint()
    QTest.mouseMove(page.picture, centre)
    assert page.picture.at == 1
    page.flip.setFocus()
    assert page.picture.at == -1
    QToolTip.hideText()


def test_a_part_that_is_scrolled_out_is_brought_into_sight(opened):
    made = opened(300)
    made.resize(900, 460)
    page = turn_to(made, "hands")
    page.picture.setFocus()
    for _ in range(16):
        QTest.keyClick(page.picture, Key.Key_Down)
    part = page.picture.places(page.picture.rect().toRectF())[page.picture.at].toRect()
    assert page.picture.at >= 140
    assert page.picture.visibleRegion().boundingRect().contains(part)
    QToolTip.hideText()


def test_tools_change_the_range_of_the_picture(opened):
    made = opened(500)
    page = made.balance
    further, closer, whole = page.range_tools
    before = page.plot.range_shown
    closer.click()
    assert page.plot.range_shown != pytest.approx(before)
    further.click()
    whole.click()
    assert page.plot.range_shown == pytest.approx(before)
    assert all(tool.accessibleName() and tool.toolTip() for tool in page.range_tools)


# ---------------------------------------------------------------- tables and files


def test_every_picture_has_its_table(opened):
    made = opened(300)
    for name in PAGES:
        page = turn_to(made, name)
        QAbstractItemModelTester(page.words, QAbstractItemModelTester.FailureReportingMode.Warning, page.words)
        page.flip.click()
        assert page.table.isVisible()
        assert page.table.accessibleName() == page.naming.title()
        texts = [page.words.index(0, column).data() for column in range(page.words.columnCount())]
        assert all(texts), name
        page.flip.click()
        assert page.frame.isVisible()


def test_every_picture_is_written_as_png_svg_and_csv(opened, tmp_path):
    made = opened(300)
    for name in PAGES:
        page = turn_to(made, name)
        for suffix in ("png", "svg", "csv"):
            page.export(tmp_path / f"{name}.{suffix}", suffix)
            assert f"{name}.{suffix}" in made.told.text()
        image = QImage(str(tmp_path / f"{name}.png"))
        assert image.width() >= 2 * page.picture.width()
        assert QSvgRenderer(QByteArray((tmp_path / f"{name}.svg").read_bytes())).isValid()
        rows = list(csv.reader(io.StringIO((tmp_path / f"{name}.csv").read_text())))
        assert len(rows) == 1 + page.model.rowCount()


def test_a_file_that_can_not_be_written_is_said(opened, tmp_path):
    made = opened(30)
    made.balance.export(tmp_path / "nowhere" / "x.png", "png")
    assert "can't be written" in made.told.text()


def test_a_file_is_asked_for_with_the_desktops_dialog(opened, tmp_path):
    made = opened(30)
    made.balance.exporting.click()
    assert [action.text() for action in made.balance.menu.actions()] == ["PNG", "SVG", "CSV"]
    made.balance.menu.actions()[2].trigger()
    made.balance.menu.close()
    dialog = made.balance.findChild(QFileDialog)
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert dialog.defaultSuffix() == "csv"
    dialog.fileSelected.emit(str(tmp_path / "balance.csv"))
    assert (tmp_path / "balance.csv").read_text().startswith("first_round,")
    dialog.reject()


# ---------------------------------------------------------------- languages and sizes


def test_texts_numbers_and_axes_follow_the_language(qtbot, languages):
    window = open_window(qtbot, table_at(seed=3))
    made = StatisticsDialog(Statistics(filled(1_200)), window)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.set_text_size(18.0)
    made.show()
    made.finish()
    seen = {}
    for code in languages:
        window.rooms.language.set(code)
        qtbot.wait(1)
        axis = made.balance.plot.axes[0]
        seen[code] = (
            made.windowTitle(),
            *(made.tabs.tabText(place) for place in range(made.tabs.count())),
            made.balance.summary.text(),
            axis.labelText,
            made.balance.legend.accessibleName(),
            made.balance.words.headerData(0, Qt.Orientation.Horizontal),
        )
        assert axis.tickStrings([1_000.0], 1, 100) == [{"en": "1,000", "nl": "1.000"}.get(code, "1\xa0000")]
    assert len(set(seen.values())) == len(languages)


@pytest.mark.parametrize("size", [18.0, 36.0])
def test_nothing_is_cut_at_any_text_size(qtbot, opened, languages, size):
    made = opened(200, size=size)
    for name in PAGES:
        page = turn_to(made, name)
        QApplication.processEvents()
        for button in (page.flip, page.exporting):
            assert button.width() >= button.fontMetrics().horizontalAdvance(button.text())
        if isinstance(page.picture, Plot):
            assert page.picture.height() >= 6 * size
        else:
            assert page.picture.height() >= page.picture.least_height() * size - 1


def test_a_click_plays_no_card(qtbot):
    table = table_at(seed=3)
    window = open_window(qtbot, table)
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    window.open(Button.STATISTICS)
    made = window.side.get("statistics")
    before = window.shown_view
    for key in (Key.Key_H, Key.Key_S, Key.Key_Space, Key.Key_Left):
        QTest.keyClick(made.balance.picture, key)
    assert window.shown_view is before
    made.reject()
    play_out(table, lambda legal: Action.STAND if Action.STAND in legal else legal[-1])
