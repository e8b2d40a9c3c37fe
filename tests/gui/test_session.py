"""The session in view; the reminder between rounds; the idle time-out; the break at the table."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bjdesk.game.breaks import Uptime
from bjdesk.game.commands import CashOut, PayIn, Rebuy
from bjdesk.game.view import Phase
from bjdesk.ui.keys import Press
from bjdesk.ui.labels import Button
from bjdesk.ui.main_window import MainWindow
from tests.support.game import books, do, table_at
from tests.support.windows import PLAIN, SIZE, asks_insurance, click, just_plays, press, rooms, seed_where

pytestmark = [pytest.mark.gui, pytest.mark.trust]


class Hours:
    """A clock by hand."""

    def __init__(self) -> None:
        self.now = 5_000.0

    def __call__(self) -> float:
        return self.now


def open_at(qtbot, table, clock, **settings):
    """A window whose session runs by this clock, and looks only when it is told to."""
    built = replace(rooms(table, settings=replace(PLAIN, **settings)), monotonic=clock)
    window = MainWindow(built)
    qtbot.addWidget(window, before_close_func=lambda widget: setattr(widget, "_leaving", True))
    window.session._timer.stop()
    window.strip.guard._clock = iter(range(0, 10**9, 10_000)).__next__
    window.setMinimumSize(0, 0)
    window.resize(SIZE)
    window.show()
    window.session.look()
    return window


def later(window, clock, seconds):
    clock.now += seconds
    window.session.look()


def deal(window):
    click(window.strip.rack.chips[0])
    press(window, Press.DEAL)


def finish(window):
    while window.bridge.view.phase is Phase.PLAYING:
        if window.prompt.question is not None:
            window.prompt.decline()
        else:
            press(window, Press.STAND)


# ---------------------------------------------------------------- the clock and the result


def test_time_and_result_of_the_session_are_in_view_from_the_first_moment(qtbot):
    clock = Hours()
    window = open_at(qtbot, table_at(), clock)
    label = window.bar.session
    assert label.isVisible()
    assert [figure for _, figure in label.lines] == ["0:00", "0"]
    later(window, clock, 47 * 60)
    assert label.lines[0][1] == "0:47"
    later(window, clock, 120 * 60)
    assert label.lines[0][1] == "2:47"
    assert label.accessibleName() == "At the table: 2 hours 47 minutes. Result of the session: 0.00."


def test_the_result_is_what_the_rounds_won_and_lost_whatever_money_is_moved(qtbot):
    table = table_at(seed=5)
    window = open_at(qtbot, table, Hours())
    before = sum(books(table)[name] for name in ("wallet", "table"))
    window.bridge.press(PayIn(700), table.view.step)
    window.bridge.press(Rebuy(500), table.view.step)
    for _ in range(12):
        deal(window)
        finish(window)
        assert window.session.sitting.net == sum(books(table)[name] for name in ("wallet", "table")) - before - 700
    window.bridge.press(CashOut(300), table.view.step)
    assert window.session.sitting.rounds == 12
    assert window.session.sitting.net == sum(books(table)[name] for name in ("wallet", "table")) - before - 700


def test_practice_is_no_result(qtbot):
    from bjdesk.engine.presets import PRESETS
    from bjdesk.game.practice_hand import PracticeHand

    window = open_at(qtbot, table_at(), Hours())
    window.practice.begin(PracticeHand(PRESETS["single-deck"], "single-deck", bets=(100,), seed=bytes(32)))
    press(window, Press.DEAL)
    finish(window)
    assert window.shown_view.net is not None
    assert window.session.sitting.rounds == 0


@pytest.mark.parametrize(
    "size, scale", [((960, 600), 1.0), ((1280, 800), 1.0), ((1280, 800), 2.0), ((1920, 1080), 2.0)]
)
def test_the_session_is_in_view_at_every_size_and_in_every_language(qtbot, languages, size, scale):
    window = open_at(qtbot, table_at(), Hours(), text_scale=scale)
    window.resize(*size)
    for code in languages:
        window.rooms.language.set(code)
        for minutes, net in ((7, 0), (725, -1_234_550), (60, 9_999_999)):
            window.bar.show_session(minutes, net)
            label = window.bar.session
            assert label.width() >= label.sizeHint().width()
            last, first = window.bar.labels[max(window.bar.labels, key=lambda purse: purse.value)], _first(window)
            assert last.geometry().right() < label.geometry().left()
            assert label.geometry().right() <= first.geometry().left(), (code, size, scale)


def _first(window):
    return next(button for button in window.bar.buttons.values() if not button.isHidden())


# ---------------------------------------------------------------- the reminder


@pytest.mark.parametrize("minutes", [15, 30, 60])
def test_a_reminder_comes_within_a_second_of_its_interval(qtbot, minutes):
    clock = Hours()
    window = open_at(qtbot, table_at(), clock, reminder_minutes=minutes)
    later(window, clock, minutes * 60 - 0.6)
    assert window.side.get("reminder") is None
    later(window, clock, 0.6)
    shown = window.side.get("reminder")
    assert shown.isVisible()
    assert f"{minutes} minutes" in shown.text.text() or "1 hour" in shown.text.text()
    shown.go.click()
    later(window, clock, minutes * 60 - 0.6)
    assert window.side.get("reminder") is None
    later(window, clock, 0.6)
    assert window.side.get("reminder") is not None


def test_the_timer_looks_at_least_twice_a_second(qtbot):
    from bjdesk.ui.window_session import TICK

    window = open_at(qtbot, table_at(), Hours())
    assert window.session._timer.interval() == TICK <= 500


@pytest.mark.parametrize("wanted", [just_plays, asks_insurance])
def test_a_reminder_waits_for_the_end_of_the_round(qtbot, wanted):
    clock = Hours()
    window = open_at(qtbot, table_at(seed=seed_where(wanted)), clock, reminder_minutes=15)
    for _ in range(2):
        click(window.strip.rack.chips[0])
    press(window, Press.DEAL)
    later(window, clock, 15 * 60)
    later(window, clock, 60)
    assert window.side.get("reminder") is None
    finish(window)
    later(window, clock, 0.5)
    assert window.side.get("reminder").isVisible()


def test_by_default_nothing_comes(qtbot):
    clock = Hours()
    window = open_at(qtbot, table_at(), clock)
    for _ in range(48):
        later(window, clock, 30 * 60)
    assert not window.side._open
    assert window.isVisible()


def test_a_reminder_that_is_asked_for_late_counts_from_then(qtbot):
    clock = Hours()
    window = open_at(qtbot, table_at(), clock)
    later(window, clock, 3600)
    window.change_settings(replace(window.settings, reminder_minutes=15))
    later(window, clock, 0)
    assert window.side.get("reminder") is None
    later(window, clock, 15 * 60)
    assert window.side.get("reminder") is not None


def test_a_reminder_leads_to_a_break_or_out(qtbot):
    clock = Hours()
    window = open_at(qtbot, table_at(), clock, reminder_minutes=15)
    later(window, clock, 900)
    window.side.get("reminder").rest.click()
    assert window.side.get("break").isVisible()
    window.side.get("break").reject()
    later(window, clock, 900)
    window.side.get("reminder").leave.click()
    assert not window.isVisible()


# ---------------------------------------------------------------- the idle time-out


def test_an_idle_table_warns_and_then_closes_and_the_round_goes_on_where_it_was(qtbot, tmp_path):
    clock = Hours()
    table = table_at(tmp_path / "t.db", seed=seed_where(just_plays))
    window = open_at(qtbot, table, clock, idle_minutes=5)
    deal(window)
    before = table.view.observation
    later(window, clock, 4 * 60 - 1)
    assert window.side.get("idle") is None
    later(window, clock, 1)
    warning = window.side.get("idle")
    assert "60 seconds" in warning.text.text()
    later(window, clock, 30)
    assert "30 seconds" in warning.text.text()
    later(window, clock, 30)
    assert not window.isVisible()
    table.close()
    again = table_at(tmp_path / "t.db")
    assert again.view.observation == before
    again.close()


def test_the_warning_lets_go_on_as_often_as_is_wished(qtbot):
    clock = Hours()
    window = open_at(qtbot, table_at(), clock, idle_minutes=5)
    for _ in range(12):
        later(window, clock, 4 * 60 + 30)
        window.side.get("idle").stay.click()
        later(window, clock, 3 * 60)
        assert window.side.get("idle") is None
        window.session.idleness.acted()
    assert window.isVisible()


@pytest.mark.parametrize("act", ["chip", "key", "mouse"])
def test_any_act_keeps_the_table_open(qtbot, act):
    clock = Hours()
    window = open_at(qtbot, table_at(), clock, idle_minutes=5)
    later(window, clock, 3 * 60)
    if act == "chip":
        click(window.strip.rack.chips[0])
    elif act == "key":
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_F2)
    else:
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton)
    later(window, clock, 3 * 60)
    assert window.isVisible()
    assert window.side.get("idle") is None


def test_an_act_puts_the_warning_away(qtbot):
    clock = Hours()
    window = open_at(qtbot, table_at(), clock, idle_minutes=5)
    later(window, clock, 4 * 60 + 30)
    later(window, clock, 1)
    QTest.keyClick(window.side.get("idle").windowHandle(), Qt.Key.Key_Shift)
    later(window, clock, 1)
    assert window.side.get("idle") is None
    later(window, clock, 3 * 60)
    assert window.isVisible()


# ---------------------------------------------------------------- the break


def test_a_break_is_taken_seen_kept_and_over_by_itself(qtbot):
    clock, machine = Hours(), Hours()
    table = table_at(uptime=Uptime("boot", machine))
    window = open_at(qtbot, table, clock)
    window.open(Button.SETTINGS)
    window.side.get("settings").rest.click()
    dialog = window.side.get("break")
    dialog.choice.setCurrentIndex(0)
    dialog.go.click()
    assert table.view.break_until is not None
    assert "break" in window.voice.last
    click(window.strip.rack.chips[0])
    deal_button = window.strip.buttons[Press.DEAL]
    assert not deal_button.isEnabled()
    assert "You take a break until" in deal_button.accessibleDescription()
    machine.now += 3599
    later(window, clock, 3599)
    assert not deal_button.isEnabled()
    machine.now += 1
    later(window, clock, 1)
    assert deal_button.isEnabled()
    press(window, Press.DEAL)
    assert window.bridge.view.round_number == 1


def test_a_break_that_runs_is_said_and_can_only_be_made_longer(qtbot):
    machine = Hours()
    table = table_at(uptime=Uptime("boot", machine), clock=lambda: datetime.now(UTC))
    window = open_at(qtbot, table, Hours())
    window.rooms.books.now = lambda: datetime.now(UTC)
    window.session.take_break(3)
    until = table.view.break_until
    window.session.ask_for_break()
    dialog = window.side.get("break")
    assert dialog.running.isVisible()
    assert dialog.choice.itemText(0) in {"3 hours", "6 hours"}
    dialog.reject()
    window.session.take_break(1)
    assert table.view.break_until == until
    window.session.ask_for_break()
    dialog = window.side.get("break")
    dialog.choice.setCurrentIndex(dialog.choice.count() - 1)
    dialog.go.click()
    assert table.view.break_until - until > timedelta(hours=20)


def test_a_break_leaves_a_running_round_to_be_played(qtbot):
    table = table_at(seed=seed_where(just_plays))
    window = open_at(qtbot, table, Hours())
    deal(window)
    window.session.take_break(1)
    assert window.strip.buttons[Press.STAND].isEnabled()
    finish(window)
    assert not window.strip.buttons[Press.REBET_AND_DEAL].isEnabled()
    assert window.strip.buttons[Press.REBET].isEnabled()
    do(table, CashOut(100))
