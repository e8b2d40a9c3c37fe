"""GAMELOGS: found by every control, read, noted, checked, copied, replayed, by keys and by name."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from datetime import datetime

import pytest
from PySide6.QtCore import QDate, QEvent, QSize, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from shiboken6 import isValid

from bjdesk.frozen import replace as changed
from bjdesk.game import coach
from bjdesk.game.commands import TakeSeat
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.notes import NOTE_MOST, note_of
from bjdesk.game.round_check import RoundCheck
from bjdesk.game.round_filter import Result, RoundFilter
from bjdesk.game.seats import guest
from bjdesk.game.view import Phase
from bjdesk.ui.formats import money, money_signed
from bjdesk.ui.keys import Press
from bjdesk.ui.labels import Button
from bjdesk.ui.models.roles import Role
from bjdesk.ui.panels.gamelogs import GamelogsDialog
from bjdesk.ui.panels.gamelogs.cards import CARDS, MORE, cards_within
from bjdesk.ui.panels.gamelogs.detail_pane import check_sentence
from bjdesk.ui.panels.gamelogs.filter_pane import PERIODS, RESULTS, SUMS
from bjdesk.ui.panels.gamelogs.filter_words import MARKS, Period
from bjdesk.ui.panels.gamelogs.lines import lines_of, text_of
from bjdesk.ui.theme import HIGH_CONTRAST, LIGHT, NORMAL
from tests.support.game import do, play_rounds, table_at
from tests.support.languages import CODES, speaking
from tests.support.windows import click, just_plays, open_window, press, rooms, seed_where

pytestmark = pytest.mark.gui


def played(rounds=12, *, rules="classic", seed=3, boxes=2, path=":memory:"):
    table = table_at(path, rules=rules, seed=seed)
    play_rounds(table, rounds, random.Random(seed), boxes=boxes)
    return table


def with_guest():
    table = played(4)
    do(table, TakeSeat(2, guest("Ann")))
    play_rounds(table, 3, random.Random(9), boxes=3)
    return table


SIZE = QSize(1180, 700)
_kept: list[GamelogsDialog] = []
"""Dialogs of this test: they have no parent that would keep them."""


@pytest.fixture(autouse=True)
def _let_go(qtbot):
    yield
    for dialog in _kept:
        if isValid(dialog):
            dialog.close()
    _kept.clear()


def opened(qtbot, table, *, size=SIZE, text=18.0, palette=NORMAL):
    dialog = GamelogsDialog(rooms(table).logs)
    _kept.append(dialog)
    dialog.set_text_size(text, palette)
    dialog.resize(size)
    dialog.show()
    return dialog


@dataclass
class Asked:
    """A logbook that only notes what it is asked for."""

    wanted: list = field(default_factory=list)

    def found(self, wanted, before, limit):
        self.wanted.append(wanted)
        return ()

    def search(self, wanted):
        self.wanted.append(wanted)
        return iter(())

    def count(self, wanted):
        return 0

    def rules_played(self):
        return ("american", "krog", "my rules")

    def owners(self):
        return ("guest:Ann", "player")


@pytest.fixture
def asked(qtbot):
    """A dialog with its filter open, and the filters that it has asked for."""
    logs = Asked()
    dialog = GamelogsDialog(logs)
    dialog.set_text_size(18.0)
    dialog.show()
    page = dialog.rounds
    page.filter_button.click()
    logs.wanted.clear()
    _kept.append(dialog)
    return page, logs.wanted


# ---------------------------------------------------------------- every control asks for what it says


def test_the_marks_of_the_filter_are_as_high_as_a_finger_needs(asked):
    page, _ = asked
    QTest.qWait(50)
    assert min(switch.height() for switch in page.filter_pane.marks.values()) >= 44


def choose(field_, place):
    field_.setCurrentIndex(place)
    field_.activated.emit(place)


def test_rules_results_and_persons(asked):
    page, wanted = asked
    choose(page.filter_pane.rules, 2)
    assert wanted[-1] == RoundFilter(rules="krog")
    choose(page.filter_pane.result, RESULTS.index(Result.LOST))
    assert wanted[-1] == RoundFilter(rules="krog", result=Result.LOST)
    choose(page.person, 1)
    assert wanted[-1] == RoundFilter(owner="guest:Ann", rules="krog", result=Result.LOST)
    choose(page.filter_pane.rules, 0)
    assert wanted[-1] == RoundFilter(owner="guest:Ann", result=Result.LOST)
    page.clear.click()
    assert wanted[-1] == RoundFilter(owner="guest:Ann")
    assert page.filter_pane.result.currentIndex() == 0


@pytest.mark.parametrize("name", MARKS)
def test_each_mark_and_each_pair(asked, name):
    page, wanted = asked
    QTest.keyClick(page.filter_pane.marks[name], Qt.Key.Key_Space)
    assert wanted[-1] == RoundFilter(**{name: True})
    other = next(one for one in MARKS if one != name)
    page.filter_pane.marks[other].click()
    assert wanted[-1] == RoundFilter(**{name: True, other: True})
    assert page.filter_button.text() == "Filter · 2"
    page.filter_pane.marks[name].click()
    assert wanted[-1] == RoundFilter(**{other: True})


@pytest.mark.parametrize("name", SUMS)
def test_each_amount(asked, name):
    page, wanted = asked
    QTest.keyClicks(page.filter_pane.sums[name], "12.50")
    QTest.keyClick(page.filter_pane.sums[name], Qt.Key.Key_Return)
    assert wanted[-1] == RoundFilter(**{name: 1250})
    page.filter_pane.sums[name].setText("−7" if name.endswith("net") else "7")
    page.filter_pane.sums[name].editingFinished.emit()
    assert wanted[-1] == RoundFilter(**{name: -700 if name.endswith("net") else 700})
    page.clear.click()
    assert page.filter_pane.sums[name].text() == ""


def test_an_amount_counts_a_moment_after_its_last_letter(asked, qtbot):
    page, wanted = asked
    QTest.keyClicks(page.filter_pane.sums["least_bet"], "25")
    assert wanted == []
    qtbot.waitUntil(lambda: wanted == [RoundFilter(least_bet=2500)], timeout=5000)


def test_days(asked):
    page, wanted = asked
    choose(page.filter_pane.period, PERIODS.index(Period.WEEK))
    today = QDate.currentDate()
    assert _day(wanted[-1].since) == today.addDays(-6)
    assert wanted[-1].until is None
    choose(page.filter_pane.period, PERIODS.index(Period.BETWEEN))
    assert page.filter_pane.first.isVisible()
    page.filter_pane.first.setDate(QDate(2026, 3, 1))
    page.filter_pane.last.setDate(QDate(2026, 3, 29))
    assert (_day(wanted[-1].since), _day(wanted[-1].until)) == (QDate(2026, 3, 1), QDate(2026, 3, 30))
    assert wanted[-1].since.tzinfo is not None
    assert "29" in page.found.text()
    choose(page.filter_pane.period, 0)
    assert wanted[-1] == RoundFilter()
    assert not page.filter_pane.first.isVisible()


def _day(moment: datetime) -> QDate:
    return QDate(moment.year, moment.month, moment.day)


def test_cards(asked, qtbot):
    page, wanted = asked
    QTest.keyClicks(page.search, "A ks")
    qtbot.waitUntil(lambda: wanted == [RoundFilter(cards=("A", "Ks"))], timeout=5000)
    page.search.setText("A 1x")
    page.search.editingFinished.emit()
    assert "king of spades" in page.found.text()
    assert wanted[-1] == RoundFilter(cards=("A", "Ks"))
    page.filter_pane.marks["split"].click()
    assert wanted[-1] == RoundFilter(cards=("A", "Ks"), split=True)
    page.clear.click()
    assert wanted[-1] == RoundFilter()
    assert page.search.text() == ""


def test_what_is_asked_is_told(asked):
    page, _ = asked
    wanted = RoundFilter(rules="krog", result=Result.WON, least_bet=1000, most_net=-500, noted=True, cards=("T",))
    page.look_for(wanted)
    page._count()
    assert page.found.text() == "0 rounds · 10 · Krog · Won · With a note · bet at least 10 · won or lost at most −5"
    pane = page.filter_pane
    assert (pane.rules.currentText(), pane.result.currentText()) == ("Krog", "Won")
    assert (pane.sums["least_bet"].text(), pane.sums["most_net"].text()) == ("10", "−5")
    assert pane.marks["noted"].isChecked()
    assert page.list.empty.text.text() == "No round matches."


def test_a_filter_finds_what_it_says_in_a_real_file(qtbot):
    table = played(30)
    page = opened(qtbot, table).rounds
    for wanted, fits in (
        (RoundFilter(result=Result.WON), lambda row: row.net > 0),
        (RoundFilter(result=Result.LOST, doubled=True), lambda row: row.net < 0 and _doubled(row)),
        (RoundFilter(split=True), lambda row: any(len(box.hands) > 1 for box in row.boxes)),
    ):
        page.look_for(wanted)
        every = [row.number for row in table.rounds_page(None, 99) if fits(row)]
        assert [row.number for row in page.model.rows] == every
        page._count()
        assert page.found.text().startswith(f"{len(every)} round")
    with speaking("en"):
        page._counted = 20_000
        page._say_found()
        assert page.found.text().startswith("20,000 rounds")


def _doubled(row):
    return any(hand.doubled for box in row.boxes for hand in box.hands)


def in_one_hand(row, *ranks):
    hands = [row.dealer, *(hand for box in row.boxes for hand in box.hands)]
    held = [[card[0] for card in hand.cards.split()] for hand in hands]
    return any(all(cards.count(rank) >= ranks.count(rank) for rank in ranks) for cards in held)


def test_a_search_for_more_than_one_card_goes_on_beside_the_player(qtbot):
    table = played(60)
    page = opened(qtbot, table).rounds
    every = [row.number for row in table.rounds_page(None, 99) if in_one_hand(row, "T", "A")]
    assert every
    page.look_for(RoundFilter(cards=("T", "A")))
    assert "searching" in page.found.text()
    assert page.model.rowCount() == 0
    qtbot.waitUntil(lambda: not page._walk.walking, timeout=10_000)
    assert [row.number for row in page.model.rows] == every
    assert page.found.text() == f"{len(every)} rounds · 10 A"
    assert page.detail.row.number == every[0]
    page.refresh()
    assert [row.number for row in page.model.rows] == every
    page.look_for(RoundFilter(cards=("9", "9", "9", "9")))
    page.look_for(RoundFilter())
    assert not page._walk.walking
    assert page.model.rowCount() == 60


def test_a_search_that_the_file_fails_is_told_and_ends(qtbot):
    dialog = opened(qtbot, played(2))
    told = []
    dialog.failed.connect(told.append)

    def broken(_wanted):
        yield None
        raise StoreUnavailable(StoreReason.DAMAGED, "x", "")

    dialog.rounds._logs.search = broken
    dialog.rounds.look_for(RoundFilter(cards=("A", "A")))
    qtbot.waitUntil(lambda: bool(told), timeout=5000)
    assert not dialog.rounds._walk.walking
    del dialog.rounds._logs.search


def test_a_search_stops_where_it_has_found_enough(qtbot, monkeypatch):
    monkeypatch.setattr("bjdesk.ui.panels.gamelogs.walk.MOST", 3)
    page = opened(qtbot, played(30)).rounds
    page.look_for(RoundFilter(cards=("T", "5")))
    qtbot.waitUntil(lambda: not page._walk.walking, timeout=10_000)
    assert page.model.rowCount() == 3


# ---------------------------------------------------------------- one round


@pytest.mark.parametrize("code", CODES)
def test_the_round_is_told_with_its_figures_in_every_language(qtbot, languages, code):
    table = with_guest()
    for decided in table.valuing.take()[-6:]:
        table.valuing.valued(decided, coach.advice_on(decided.question))
    table.valuing.write_rest()
    with speaking(code):
        dialog = opened(qtbot, table)
        logs = rooms(table).logs
        for row in table.rounds_page(None, 7):
            dialog.rounds.choose_number(row.number)
            text = text_of(dialog.rounds.detail.view.lines)
            told = [row.balance_before, row.balance_after, row.bet, row.paid, *(box.bet for box in row.boxes)]
            assert all(money(amount) in text for amount in told)
            nets = [row.net, *(hand.paid - hand.wager for box in row.boxes for hand in box.hands)]
            assert all(money_signed(net) in text for net in nets)
            assert row.commitment in text
            assert (row.seed or "") in text
            found, made = logs.costs(row.number), dict(enumerate(row.decisions, start=1))
            costs = [money(round(cost * _bet(row, made[at].box))) for at, cost in found.items() if cost]
            assert all(f"({cost})" in text for cost in costs)
            assert "Ann" in text or len(row.boxes) < 3
            assert "{" not in text


def _bet(row, place):
    return next(box.bet for box in row.boxes if box.place == place)


def test_a_guests_page_has_the_guests_money(qtbot):
    table = with_guest()
    page = opened(qtbot, table).rounds
    assert page.person.isVisible()
    assert [page.person.itemText(place) for place in range(2)] == ["You", "Ann"]
    choose(page.person, 1)
    record = table.rounds_page(None, 1)[0]
    row = {role: page.words.index(0, column).data() for column, role in enumerate(page.words.columns)}
    assert row[Role.NET] == money_signed(record.net_of("guest:Ann"))
    assert row[Role.WAGER] == money(record.bet_of("guest:Ann"))
    assert row[Role.BALANCE] == money(record.balance_of("guest:Ann")[1])
    assert page.model.rowCount() == 3
    assert money(record.balance_of("guest:Ann")[1]) in text_of(page.detail.view.lines)


def test_nobody_is_asked_for_where_no_guest_has_played(qtbot):
    assert not opened(qtbot, played(2)).rounds.person.isVisible()


def test_what_the_program_finished_is_marked(qtbot):
    row = changed(played(1).rounds_page(None, 1)[0], finished_by_program=True)
    assert "Finished by the program" in text_of(lines_of(row, "player", {}))


def test_a_hole_card_that_was_never_turned_stays_unknown(qtbot):
    row = played(1).rounds_page(None, 1)[0]
    hidden = changed(row, dealer=changed(row.dealer, cards="Ts ??", total=10))
    assert "10 of spades and face-down card" in text_of(lines_of(hidden, "player", {}))
    dialog = opened(qtbot, played(1))
    dialog.rounds.detail.show_round(hidden, "player")
    dialog.grab()


# ---------------------------------------------------------------- the note


def noted(table, number):
    return note_of(table.database, number)


def test_a_note_is_kept_as_the_keyboard_goes_on(qtbot):
    table = played(3)
    dialog = opened(qtbot, table)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    field_ = dialog.rounds.detail.note
    field_.setFocus()
    QTest.keyClicks(field_, "lucky")
    assert noted(table, 3) == ""
    QTest.keyClick(field_, Qt.Key.Key_Tab)
    assert noted(table, 3) == "lucky"
    column = dialog.rounds.words.columns.index(Role.NOTE)
    assert dialog.rounds.words.index(0, column).data() == "lucky"
    assert dialog.rounds.detail.row.note == "lucky"


def test_a_note_is_kept_as_another_round_is_chosen_and_as_the_window_closes(qtbot):
    table = played(3)
    dialog = opened(qtbot, table)
    dialog.rounds.detail.note.setPlainText("third")
    dialog.rounds.choose_number(2)
    assert noted(table, 3) == "third"
    assert dialog.rounds.detail.note.toPlainText() == ""
    dialog.rounds.detail.note.setPlainText("second")
    dialog.accept()
    assert noted(table, 2) == "second"
    again = opened(qtbot, table)
    again.rounds.look_for(RoundFilter(noted=True))
    assert [row.number for row in again.rounds.model.rows] == [3, 2]
    again.rounds.detail.note.setPlainText("")
    again.rounds.detail.keep_note()
    assert noted(table, 3) == ""


def test_a_note_has_its_bound(qtbot):
    table = played(1)
    dialog = opened(qtbot, table)
    dialog.rounds.detail.note.setPlainText("x" * (NOTE_MOST + 40))
    dialog.rounds.detail.keep_note()
    assert noted(table, 1) == "x" * NOTE_MOST


def test_a_note_that_cannot_be_kept_is_told_and_stays_written(qtbot):
    dialog = opened(qtbot, played(1))
    fault = StoreUnavailable(StoreReason.FULL, "x", "")

    def full(_number, _text):
        raise fault

    dialog.rounds._logs.keep_note = full
    told = []
    dialog.failed.connect(told.append)
    dialog.rounds.detail.note.setPlainText("kept?")
    dialog.rounds.detail.keep_note()
    assert told == [fault]
    assert dialog.rounds.detail.note.toPlainText() == "kept?"
    del dialog.rounds._logs.keep_note


# ---------------------------------------------------------------- check, copies, replay


def test_a_round_is_checked_in_one_sentence(qtbot):
    dialog = opened(qtbot, played(3))
    detail = dialog.rounds.detail
    assert not detail.answer.isVisible()
    detail.check.click()
    assert detail.answer.text() == check_sentence(RoundCheck.AGREES, detail.row)
    assert "comes out the same" in detail.answer.text()
    assert detail.check.accessibleDescription() == detail.answer.text()
    dialog.rounds.choose_number(1)
    assert not detail.answer.isVisible()
    said = {check_sentence(found, detail.row) for found in RoundCheck}
    assert len(said) == len(RoundCheck)


def test_a_round_is_copied_as_text_and_as_a_picture(qtbot):
    dialog = opened(qtbot, played(3))
    detail = dialog.rounds.detail
    detail.note.setPlainText("why?")
    detail.copy_text.click()
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Round 3: ")
    assert text.rstrip().endswith("why?")
    detail.copy_picture.click()
    image = QGuiApplication.clipboard().image()
    assert image.width() > 900
    assert image.height() > 900
    QTest.keyClick(dialog.rounds.list.table, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.parametrize("seed", range(3))
def test_nothing_of_a_shoe_in_use_is_copied(qtbot, seed):
    table = played(2, seed=seed)
    row = table.rounds_page(None, 1)[0]
    assert row.seed is None
    text = text_of(lines_of(row, "player", {}))
    real = table.database.rows("SELECT server_seed FROM shoe WHERE id = ?", row.shoe_number)[0][0]
    assert bytes(real).hex() not in text
    assert "once the shoe is done" in text


def test_from_a_round_to_its_replay_and_back(qtbot):
    table = played(5)
    window = open_window(qtbot, table)
    window.open(Button.GAMELOGS)
    dialog = window.side.get("gamelogs")
    dialog.rounds.choose_number(4)
    dialog.rounds.detail.replay.click()
    assert window.practice.replay.table.replay.number == 4
    assert not dialog.isVisible()
    window.practice.replay.leave()
    assert dialog.isVisible()
    assert dialog.rounds.detail.row.number == 4


# ---------------------------------------------------------------- keys, names, new rounds


def test_all_by_keys(qtbot):
    dialog = opened(qtbot, played(5))
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    table = dialog.rounds.list.table
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert dialog.rounds.detail.row.number == 4
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert dialog.rounds.detail.view.hasFocus()
    QTest.keyClick(dialog.rounds.detail.view, Qt.Key.Key_Down)
    assert dialog.rounds.detail.view.currentIndex().row() == 1
    reached = set()
    for _ in range(20):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    page = dialog.rounds
    wanted = {page.search, page.filter_button, table, page.detail.replay, page.detail.check, page.detail.copy_text}
    assert wanted | {page.detail.copy_picture, page.detail.view, page.detail.note} <= reached


def test_everything_has_a_name_and_each_line_its_sentence(qtbot):
    dialog = opened(qtbot, played(3))
    dialog.rounds.filter_button.click()
    for part in (*dialog.rounds.filter_pane.marks.values(), *dialog.rounds.filter_pane.sums.values()):
        assert part.accessibleName()
    detail = dialog.rounds.detail
    for part in (detail.back, detail.copy_text, detail.copy_picture, detail.note, detail.view, detail.check):
        assert part.accessibleName()
    interface = QAccessible.queryAccessibleInterface(detail.view)
    said = [interface.child(at).text(QAccessible.Text.Name) for at in range(interface.childCount())]
    assert [line.sentence for line in detail.view.lines] == said
    assert "Dealer: " in " ".join(said)


def test_a_round_that_is_played_meanwhile_appears(qtbot):
    window = open_window(qtbot, table_at(seed=seed_where(just_plays)))
    window.open(Button.GAMELOGS)
    dialog = window.side.get("gamelogs")
    assert dialog.rounds.detail.row is None
    assert not dialog.rounds.detail.replay.isEnabled()
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    while window.shown_view.phase is Phase.PLAYING:
        press(window, Press.STAND)
    assert [row.number for row in dialog.rounds.model.rows] == [1]
    assert dialog.rounds.detail.row.number == 1
    assert dialog.rounds.list.table.isVisible()


def test_a_file_that_cannot_be_read_is_told(qtbot):
    window = open_window(qtbot, played(2))
    told = []
    window.bridge.failed.disconnect()
    window.bridge.failed.connect(told.append)

    def unreadable(*_):
        raise StoreUnavailable(StoreReason.DAMAGED, "x", "")

    logs = window.rooms.logs
    logs.found = unreadable
    window.open(Button.GAMELOGS)
    assert window.side.get("gamelogs") is None
    # What was broken off half-way is still a child of the window, and hears of the language.
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    del logs.found
    window.open(Button.GAMELOGS)
    logs.found = logs.costs = logs.check = unreadable
    dialog = window.side.get("gamelogs")
    dialog.rounds.look_for(RoundFilter(split=True))
    dialog.rounds.detail.check.click()
    window.practice.replay.begin(2)
    assert len(told) >= 2
    del logs.found, logs.costs, logs.check


# ---------------------------------------------------------------- room


@pytest.mark.parametrize("size, text", [((1180, 700), 18), ((930, 570), 18), ((1850, 1040), 36), ((930, 868), 36)])
@pytest.mark.parametrize("palette", [NORMAL, LIGHT, HIGH_CONTRAST])
def test_every_line_has_its_room(qtbot, languages, size, text, palette):
    table = with_guest()
    for code in CODES:
        with speaking(code):
            dialog = opened(qtbot, table, size=QSize(*size), text=text, palette=palette)
            page = dialog.rounds
            page._open_row(page.words.index(0, 0))
            QApplication.processEvents()
            assert page.detail.view.isVisible()
            assert page.detail.view.height() > 5 * text
            right = page.detail.mapTo(page, page.detail.rect().topRight()).x()
            assert right <= page.width()
            for button in (page.detail.replay, page.detail.check):
                words = button.fontMetrics().horizontalAdvance(button.text())
                assert words + 8 <= button.width(), (code, button.text())
            dialog.close()


def test_the_ring_of_the_focus_lies_beside_the_rows_and_not_under_them(qtbot):
    dialog = opened(qtbot, played(3))
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    table = dialog.rounds.list.table
    assert table.hasFocus()
    ringed = table.viewport().geometry()
    assert ringed.x() >= 3
    dialog.rounds.search.setFocus()
    assert table.viewport().geometry() == ringed


def test_cards_without_room_are_a_sign_for_more_and_none_is_cut():
    hands = ["9d 3s Ks", "9c 6h Qs"]
    wide = cards_within(hands, 400.0, 18.0)
    assert [card for _, card in wide] == ["9d", "3s", "Ks", "9c", "6h", "Qs"]
    narrow = cards_within(hands, 170.0, 18.0)
    assert [card for _, card in narrow] == ["9d", "3s", "Ks", "9c", MORE]
    assert narrow == [*wide[:4], (wide[4][0], MORE)]
    assert cards_within([], 100.0, 18.0) == []
    assert cards_within(["As"], 5.0, 18.0) == [(wide[0][0], MORE)]


def test_columns_fit_the_rounds_that_a_filter_finds(qtbot):
    dialog = opened(qtbot, played(60, boxes=1))
    page, table = dialog.rounds, dialog.rounds.list.table
    before = table.columnWidth(CARDS)
    page.look_for(RoundFilter(split=True))
    assert page.model.rowCount()
    assert table.columnWidth(CARDS) >= table.sizeHintForColumn(CARDS)
    page.show_all()
    assert table.columnWidth(CARDS) == before


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("size", "text"), [(SIZE, 18.0), (QSize(1843, 1037), 36.0)])
def test_how_a_round_ended_is_seen_without_scrolling(qtbot, code, size, text):
    with speaking(code):
        dialog = opened(qtbot, played(40, boxes=7), size=size, text=text)
        QApplication.processEvents()
        table, columns = dialog.rounds.list.table, dialog.rounds.words.columns
        assert table.horizontalScrollBar().value() == 0
        for role in (Role.OUTCOME, Role.NET):
            column = columns.index(role)
            assert table.columnViewportPosition(column) + table.columnWidth(column) <= table.viewport().width()
        assert table.columnWidth(columns.index(Role.OUTCOME)) >= 5 * text
        assert table.columnWidth(columns.index(Role.NET)) >= table.sizeHintForColumn(columns.index(Role.NET))


def rested_on(table, row, column):
    """What is told as the mouse rests on a cell."""
    QToolTip.hideText()
    place = table.visualRect(table.model().index(row, column)).center()
    QApplication.sendEvent(
        table.viewport(), QHelpEvent(QEvent.Type.ToolTip, place, table.viewport().mapToGlobal(place))
    )
    return QToolTip.text()


@pytest.mark.parametrize(("boxes", "told"), [(7, True), (1, False)])
def test_what_a_column_cuts_is_told_whole_where_the_mouse_rests(qtbot, boxes, told):
    page = opened(qtbot, played(20, boxes=boxes), size=QSize(1843, 1037), text=36.0).rounds
    QApplication.processEvents()
    for role in (Role.OUTCOME, Role.CARDS):
        column = page.words.columns.index(role)
        cell = page.words.index(0, column)
        whole = cell.data(Qt.ItemDataRole.AccessibleTextRole)
        assert rested_on(page.list.table, 0, column) == (whole if told else "")


@pytest.mark.parametrize("code", CODES)
def test_columns_fit_their_names_as_the_language_changes(qtbot, code):
    dialog = opened(qtbot, played(3))
    table = dialog.rounds.list.table
    with speaking(code):
        QApplication.processEvents()
        for column in range(table.model().columnCount()):
            assert table.columnWidth(column) >= table.horizontalHeader().sectionSizeHint(column)


def test_where_no_round_is_found_keys_go_to_the_search(qtbot):
    dialog = opened(qtbot, played(3))
    page = dialog.rounds
    dialog.activateWindow()
    qtbot.waitUntil(page.list.table.hasFocus)
    assert page.detail.view.focusPolicy() is Qt.FocusPolicy.StrongFocus
    page.look_for(RoundFilter(rules="krog"))
    assert page.search.hasFocus()
    assert page.detail.view.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_what_is_no_card_is_told_as_a_refusal(qtbot):
    page = opened(qtbot, played(3)).rounds
    for text, look in (("zz", "refusal"), ("", "muted")):
        page.search.setText(text)
        page._take_search()
        assert page.found.objectName() == look


def test_keys_go_from_the_filter_to_what_closes_the_window(qtbot):
    dialog = opened(qtbot, played(3))
    page = dialog.rounds
    page.filter_button.click()
    page.filter_pane.sums["most_net"].setFocus()
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog._close


def test_where_there_is_little_room_list_and_round_take_turns(qtbot):
    dialog = opened(qtbot, played(3), size=QSize(930, 868), text=36.0)
    page = dialog.rounds
    assert page.list.isVisible()
    assert not page.detail.isVisible()
    page._open_row(page.words.index(1, 0))
    assert not page.list.isVisible()
    assert page.detail.isVisible()
    page.detail.pen.click()
    assert page.detail.note.isVisible()
    assert not page.detail.view.isVisible()
    page.detail.back.click()
    assert page.list.isVisible()
    page.filter_button.click()
    assert page.filter_pane.back.isVisible()
    page.filter_pane.back.click()
    assert page.list.isVisible()
