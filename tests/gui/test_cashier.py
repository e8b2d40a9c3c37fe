"""The cashier: every way of money, what it refuses and what it tells; the ledger; statements as files."""

from __future__ import annotations

import csv
import io
import random
import shutil
import time

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from bjdesk.engine.money import parse_money
from bjdesk.game.account_book import AccountBook
from bjdesk.game.archive import Packed
from bjdesk.game.commands import PayIn, TakeSeat
from bjdesk.game.saving import text_steps
from bjdesk.game.seats import guest
from bjdesk.game.statement import Period
from bjdesk.ui.dialogs.statement import Days, first_and_last, period_of
from bjdesk.ui.labels import Button
from bjdesk.ui.models.ledger import LedgerModel
from bjdesk.ui.models.roles import Role
from bjdesk.ui.window_keeping import _held_sentence
from tests.support.game import books, do, play_rounds, table_at
from tests.support.languages import CODES, speaking
from tests.support.windows import open_window

pytestmark = pytest.mark.gui


@pytest.fixture(scope="module")
def sixty_rounds(tmp_path_factory):
    """A file of the player's and Ann's, played once for all tests."""
    file = tmp_path_factory.mktemp("played") / "bjdesk.db"
    made = table_at(str(file), rules="american", seed=3)
    do(made, TakeSeat(1, guest("Ann")))
    play_rounds(made, 60, random.Random(1), boxes=2)
    made.close()
    return file


@pytest.fixture
def table(sixty_rounds, tmp_path_factory):
    made = table_at(shutil.copy(sixty_rounds, tmp_path_factory.mktemp("data")), rules="american", seed="later")
    do(made, TakeSeat(1, guest("Ann")))
    yield made
    made.close()


@pytest.fixture
def cashier(qtbot, table):
    window = open_window(qtbot, table)
    window.rooms.language.set("en")
    window.open(Button.REBUY)
    return window.side.get("rebuy")


def move(movement, text):
    movement.amount.setText(text)
    movement.go.click()


# ---------------------------------------------------------------- ways of money


@pytest.mark.parametrize(
    "way, source, target",
    [("rebuy", "wallet", "table"), ("cash_out", "table", "wallet"), ("pay_in", "bank", "wallet")],
)
def test_money_goes_its_way_and_it_is_told_when_it_has(cashier, table, way, source, target):
    before = books(table)
    assert cashier.news.text() == ""
    move(getattr(cashier, way), "12")
    after = books(table)
    assert (before[source] - after[source], after[target] - before[target]) == (1200, 1200)
    assert cashier.news.text().startswith("12 ")
    assert [purse.held.text() for purse in cashier._purses[:2]] == [
        f"{after[name] / 100:,.2f}".removesuffix(".00") for name in ("wallet", "table")
    ]


def test_a_guests_money_is_paid_in_by_name(cashier, table):
    before = books(table)["guest:Ann"]
    assert cashier.guest.guest.currentText() == "Ann"
    move(cashier.guest, "7.50")
    assert books(table)["guest:Ann"] == before + 750
    assert "for Ann" in cashier.news.text()
    assert cashier._purses[3].name.text() == "Ann"


def test_without_guests_nothing_is_said_of_them(qtbot):
    window = open_window(qtbot, table_at())
    window.open(Button.REBUY)
    cashier = window.side.get("rebuy")
    assert not cashier.guest.isVisible()
    assert len(cashier._purses) == 3


@pytest.mark.parametrize(
    "way, text, said",
    [
        ("rebuy", "99999999", "The wallet holds only"),
        ("rebuy", "1.50", "The smallest chip is 1"),
        ("rebuy", "0", "above zero"),
        ("cash_out", "99999999", "The table holds only"),
        ("cash_out", "-5", "above zero"),
        ("pay_in", "99999999", "not too large"),
        ("pay_in", "1.234", "two decimals"),
        ("pay_in", "1e3", "in digits, as 12.50"),
        ("guest", "abc", "in digits, as 12.50"),
    ],
)
def test_a_bad_sum_is_refused_in_one_sentence_as_it_is_typed(cashier, way, text, said):
    movement = getattr(cashier, way)
    movement.amount.setText(text)
    assert said in movement.refusal.text()
    assert movement.refusal.text().endswith(".")
    assert not movement.go.isEnabled()
    assert movement.go.accessibleDescription() == movement.refusal.text()


def test_an_empty_field_is_no_mistake_but_its_button_says_why_it_is_off(cashier):
    move(cashier.rebuy, "1")
    assert cashier.rebuy.amount.text() == ""
    assert cashier.rebuy.refusal.text() == ""
    assert cashier.rebuy.go.accessibleDescription() == "Write an amount."


def test_a_break_keeps_money_off_the_table_and_says_until_when(qtbot, table):
    window = open_window(qtbot, table)
    window.session.take_break(1)
    window.open(Button.REBUY)
    cashier = window.side.get("rebuy")
    cashier.rebuy.amount.setText("10")
    assert "You take a break until" in cashier.rebuy.refusal.text()
    move(cashier.cash_out, "10")
    assert cashier.cash_out.refusal.text() == ""


@pytest.mark.parametrize("width, columns", [(1000, 2), (600, 1)])
def test_the_ways_of_money_lie_beside_or_under_each_other(cashier, width, columns):
    cashier.resize(width, 700)
    assert len({movement.x() for movement in cashier.movements if movement.isVisible()} - {0}) <= columns
    assert cashier._columns == columns


def test_the_note_at_the_foot_takes_the_room_beside_the_button(cashier):
    note, close = cashier._play_money, cashier.buttons.itemAt(cashier.buttons.count() - 1).widget()
    cashier.resize(1000, 700)
    assert close.x() - note.geometry().right() <= 2 * cashier.buttons.spacing() + 2


# ---------------------------------------------------------------- the ledger


@pytest.mark.parametrize("account", ["wallet", "table", "guest:Ann"])
def test_the_ledger_runs_down_from_what_the_account_has(qtbot, table, qtmodeltester, account):
    model = LedgerModel(AccountBook(table.database, account).page)
    qtmodeltester.check(model)
    while model.canFetchMore(model.index(-1, -1)):
        model.fetchMore(model.index(-1, -1))
    qtmodeltester.check(model)
    balance = books(table)[account]
    for row in model.rows:
        assert row.balance == balance
        balance -= row.change
    assert balance == 0
    numbers = [row.entry.number for row in model.rows]
    assert numbers == sorted(numbers, reverse=True)
    assert len(numbers) > (100 if account == "table" else 0)


def test_the_account_of_choice_is_shown(cashier, table):
    for place, account in enumerate(cashier.ledger.names):
        cashier.ledger.choice.setCurrentIndex(place)
        cashier.ledger.choice.activated.emit(place)
        assert cashier.ledger.account == account
        assert cashier.ledger.model.rows[0].balance == books(table)[account]


def test_a_movement_is_at_once_on_top_of_the_ledger(cashier, table):
    cashier.tabs.setCurrentIndex(1)
    rows = cashier.ledger.model.rowCount()
    before = cashier.ledger.model.index(0, 0).data(Role.NUMBER)
    cashier.tabs.setCurrentIndex(0)
    move(cashier.cash_out, "3")
    assert cashier.ledger.model.rowCount() in {rows, rows + 1}
    assert cashier.ledger.model.index(0, 0).data(Role.NUMBER) > before
    words = cashier.ledger.words
    row = [words.index(0, column).data() for column in range(words.columnCount())]
    assert row[2:] == ["Table to wallet", "", "3.00", f"{books(table)['table'] / 100:,.2f}"]


def test_the_ledger_is_read_by_a_screen_reader(cashier):
    cashier.tabs.setCurrentIndex(1)
    reading = QAccessible.queryAccessibleInterface(cashier.ledger.page.table)
    assert reading.text(QAccessible.Text.Name) == "Ledger"
    cell = cashier.ledger.words.index(0, 5)
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == cell.data()


def test_the_column_of_words_takes_the_width_that_is_left(cashier):
    cashier.tabs.setCurrentIndex(1)
    ledger, table = cashier.ledger, cashier.ledger.page.table
    header, words = table.horizontalHeader(), ledger.model.columns.index(Role.KIND)
    for account in range(len(ledger.names)):
        ledger.choice.setCurrentIndex(account)
        ledger.choice.activated.emit(account)
        assert header.length() == table.viewport().width()
        for column in range(header.count()):
            assert table.columnWidth(column) >= table.sizeHintForColumn(column)
            wide = table.columnWidth(column) > 2 * table.sizeHintForColumn(column)
            assert column == words or not wide or table.columnWidth(column) <= header.minimumSectionSize() + 20


def test_keys_go_through_the_ways_of_money_in_the_order_of_reading(cashier):
    cashier.pay_in.quick[-1].setFocus()
    for stop in (cashier.guest.guest, cashier.guest.amount, *cashier.guest.quick, cashier._close):
        QTest.keyClick(cashier.focusWidget(), Qt.Key.Key_Tab)
        assert cashier.focusWidget() is stop  # an empty amount has no button to press


def test_cards_of_money_move_apart_with_the_texts_size(cashier):
    def distances():
        ways, sums = cashier.rebuy.grid, cashier._purses[0].layout()
        return (ways.verticalSpacing(), ways.contentsMargins().left(), sums.contentsMargins().top())

    before = distances()
    cashier.set_text_size(2 * cashier._size)
    assert distances() == pytest.approx(tuple(2 * distance for distance in before), abs=1)


def test_a_new_guest_comes_into_the_list_of_accounts(qtbot, table):
    window = open_window(qtbot, table)
    window.open(Button.REBUY)
    cashier = window.side.get("rebuy")
    cashier.reject()
    do(table, TakeSeat(2, guest("Bo")))
    window.open(Button.REBUY)
    assert window.side.get("rebuy").ledger.names == ("wallet", "table", "guest:Ann", "guest:Bo")


# ---------------------------------------------------------------- statements


def test_a_statement_is_asked_for_and_written_as_csv(qtbot, cashier, table, tmp_path):
    window = cashier.parent()
    cashier.tabs.setCurrentIndex(1)
    cashier.ledger.statement.click()
    dialog = window.side.get("statement")
    assert dialog.account.currentText() == cashier.ledger.choice.currentText()
    dialog.reject()
    target = tmp_path / "s.csv"
    window._openings._keeping.write_statement("table", Period(), target)
    qtbot.waitUntil(target.exists, timeout=5000)
    first, *lines, last = list(csv.DictReader(io.StringIO(target.read_text(encoding="utf-8"))))
    came, went = (sum(parse_money(line[way] or "0") for line in lines) for way in ("in", "out"))
    assert parse_money(first["balance"]) + came - went == parse_money(last["balance"]) == books(table)["table"]
    qtbot.waitUntil(lambda: "s.csv" in cashier.news.text(), timeout=5000)
    assert [path.name for path in tmp_path.iterdir()] == ["s.csv"]


@pytest.mark.parametrize("language", ["en", "sv", "nl", "cs"])
def test_a_statement_on_paper_has_its_pages_in_the_players_language(qtbot, table, tmp_path, language):
    window = open_window(qtbot, table)
    window.rooms.language.set(language)
    target = tmp_path / "s.pdf"
    for _ in window._openings._keeping._pdf("table", Period(), target):
        pass
    content = target.read_bytes()
    assert content.startswith(b"%PDF-")
    assert content.count(b"/Type /Page\n") >= 2
    window.rooms.language.set("en")


def test_days_are_whole_and_meet():
    today = QDate(2026, 3, 15)
    assert first_and_last(Days.THIS_MONTH, today) == (QDate(2026, 3, 1), today)
    assert first_and_last(Days.LAST_MONTH, today) == (QDate(2026, 2, 1), QDate(2026, 2, 28))
    assert first_and_last(Days.THIS_YEAR, today) == (QDate(2026, 1, 1), today)
    assert first_and_last(Days.ALL, today) is None
    one, two = period_of(QDate(2026, 2, 1), QDate(2026, 2, 28)), period_of(QDate(2026, 3, 9), QDate(2026, 3, 1))
    assert one.until == two.since
    assert (two.until - two.since).days == 9


def test_chosen_days_make_the_period_and_all_days_make_none(qtbot, cashier):
    cashier.ledger.statement.click()
    dialog = cashier.parent().side.get("statement")
    assert not dialog.first.isEnabled()
    dialog.days.setCurrentIndex(list(Days).index(Days.CHOSEN))
    assert dialog.first.isEnabled()
    dialog.first.setDate(QDate(2026, 3, 1))
    dialog.last.setDate(QDate(2026, 3, 2))
    assert dialog.period == period_of(QDate(2026, 3, 1), QDate(2026, 3, 2))
    dialog.days.setCurrentIndex(list(Days).index(Days.ALL))
    assert dialog.period == Period()
    told = []
    dialog.wanted.connect(lambda *what: told.append(what))
    dialog.wanted.disconnect(cashier.parent()._openings._keeping._ask_statement)
    dialog.csv.click()
    assert told == [(cashier.ledger.account, Period(), "csv")]


# ---------------------------------------------------------------- long work


def endless(out):
    while True:
        out.write("a line\n")
        yield 40


def test_work_that_is_broken_off_leaves_nothing(qtbot, table, tmp_path):
    window = open_window(qtbot, table)
    target = tmp_path / "all.csv"
    window._openings._keeping._write(text_steps(target, endless), lambda: "Title", target)
    progress = window.side.get("progress")
    qtbot.waitUntil(lambda: progress.bar.value() == 40, timeout=5000)
    assert len(list(tmp_path.iterdir())) == 1
    progress.cancel.click()
    assert window.side.get("progress") is None
    assert list(tmp_path.iterdir()) == []
    qtbot.wait(20)
    assert list(tmp_path.iterdir()) == []


def test_long_work_shows_how_far_it_is_and_ends_by_itself(qtbot, table, tmp_path):
    window = open_window(qtbot, table)

    def slow(out):
        for done in range(0, 101, 10):
            out.write("a line\n")
            time.sleep(0.03)
            yield done

    target = tmp_path / "all.csv"
    window._openings._keeping._write(text_steps(target, slow), lambda: "Title", target)
    assert window.side.get("progress").isVisible()
    qtbot.waitUntil(target.exists, timeout=5000)
    assert window.side.get("progress") is None
    assert window.voice.last == "all.csv is written."


def test_work_that_fails_says_so(qtbot, table, tmp_path):
    window = open_window(qtbot, table)
    window._openings._keeping.show()
    window._openings._keeping.export("rounds", "csv", tmp_path / "nowhere" / "all.csv")
    qtbot.waitUntil(lambda: window.side.get("progress") is None, timeout=5000)
    assert window.side.get("keeping").news.text().endswith(".")
    assert "all.csv" in window.side.get("keeping").news.text()


@pytest.mark.parametrize("what, kind, lines", [("rounds", "csv", 61), ("rounds", "json", 60)])
def test_rounds_are_written_out(qtbot, table, tmp_path, what, kind, lines):
    window = open_window(qtbot, table)
    target = tmp_path / "out"
    window._openings._keeping.export(what, kind, target)
    qtbot.waitUntil(target.exists, timeout=5000)
    assert len(target.read_text(encoding="utf-8").splitlines()) == lines


# ---------------------------------------------------------------- all that is stored


def packed(qtbot, folder):
    """A window whose table has five rounds, the table, and the file into which all of it was put."""
    table = table_at(folder / "table.db", seed=4)
    play_rounds(table, 5, random.Random(0))
    window = open_window(qtbot, table, folder=folder)
    target = folder / "all.bjdesk"
    window._openings._keeping.archive(target)
    qtbot.waitUntil(target.exists, timeout=5000)
    return window, table, target


def test_everything_goes_into_one_file_and_what_it_holds_is_told(qtbot, tmp_path):
    window, here, target = packed(qtbot, tmp_path)
    changes = []
    object.__setattr__(window.rooms, "when_closed", changes.append)
    window._openings._keeping.unarchive(target)
    qtbot.waitUntil(lambda: window.side.get("unarchive") is not None, timeout=5000)
    asked = window.side.get("unarchive")
    assert "5 rounds" in asked.text.text()
    assert "12,345 rounds" in _held_sentence(Packed("", "", 12_345, 1, 2, 3))
    asked.go.click()
    assert len(changes) == 1
    assert not window.isVisible()
    here.close()
    changes[0]()
    assert (tmp_path / "before-1" / "table.db").exists()


def test_a_file_that_is_no_archive_is_said_so(qtbot, table, tmp_path):
    window = open_window(qtbot, table, folder=tmp_path)
    (tmp_path / "x").write_text("no archive")
    window._openings._keeping.show()
    window._openings._keeping.unarchive(tmp_path / "x")
    qtbot.waitUntil(lambda: window.side.get("keeping").news.text() != "", timeout=5000)
    assert window.side.get("unarchive") is None


def test_a_large_archive_is_looked_at_while_the_window_goes_on_and_may_be_left(qtbot, tmp_path, monkeypatch):
    window, _, target = packed(qtbot, tmp_path)
    before = sorted(path.name for path in tmp_path.iterdir())
    monkeypatch.setattr("bjdesk.ui.window_keeping._BLINK", 0.0)
    window._openings._keeping.unarchive(target)
    dialog = window.side.get("progress")
    assert dialog.windowTitle() == "Bring everything here"
    dialog.cancel.click()
    assert sorted(path.name for path in tmp_path.iterdir()) == before
    window._openings._keeping.unarchive(target)
    qtbot.waitUntil(lambda: window.side.get("unarchive") is not None, timeout=5000)
    assert "5 rounds" in window.side.get("unarchive").text.text()


def test_keys_go_through_what_is_written_out_first(qtbot, table):
    window = open_window(qtbot, table)
    window._openings._keeping.show()
    keeping = window.side.get("keeping")
    for stop in (keeping.what, keeping.kind, keeping.export.go, keeping.pack.go):
        assert keeping.focusWidget() is stop
        QTest.keyClick(stop, Qt.Key.Key_Tab)


@pytest.mark.parametrize("language", CODES)
def test_a_statements_days_have_their_year_in_full(qtbot, table, language):
    window = open_window(qtbot, table)
    with speaking(language):
        window._openings._keeping.statement("table")
        assert str(QDate.currentDate().year()) in window.side.get("statement").last.text()


def test_all_is_removed_only_when_the_word_is_typed(qtbot, tmp_path):
    table = table_at(tmp_path / "table.db", seed=4)
    window = open_window(qtbot, table, folder=tmp_path)
    window.rooms.language.set("en")
    changes = []
    object.__setattr__(window.rooms, "when_closed", changes.append)
    window._openings._keeping.show()
    window.side.get("keeping").wipe.go.click()
    dialog = window.side.get("wipe")
    assert not dialog.go.isEnabled()
    for text, on in (("remov", False), ("remove it", False), (" Remove ", True)):
        dialog.word.setText(text)
        assert dialog.go.isEnabled() == on
    dialog.go.click()
    assert not window.isVisible()
    table.close()
    changes[0]()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["table.db.lock"]


def test_a_break_keeps_all_where_it_is(qtbot, table):
    window = open_window(qtbot, table)
    window.session.take_break(1)
    window._openings._keeping.show()
    keeping = window.side.get("keeping")
    for card in (keeping.unpack, keeping.wipe):
        card.go.click()
        assert "You take a break until" in keeping.news.text()
    assert window.side.get("wipe") is None


def test_a_break_taken_while_it_is_asked_keeps_all_where_it_is(qtbot, table):
    window = open_window(qtbot, table)
    window.rooms.language.set("en")
    window._openings._keeping.show()
    window.side.get("keeping").wipe.go.click()
    window.side.get("wipe").word.setText("remove")
    window.session.take_break(1)
    window.side.get("wipe").go.click()
    assert window.isVisible()
    assert "You take a break until" in window.side.get("keeping").news.text()


def test_more_play_money_is_not_offered_by_itself(qtbot, table):
    """No push: money moves at a press, and nothing is written into the guest's or the cash-out field."""
    window = open_window(qtbot, table)
    window.open(Button.REBUY)
    before = books(table)
    assert window.side.get("rebuy").cash_out.amount.text() == ""
    window.bridge.press(PayIn(0), table.view.step)
    assert books(table) == before
