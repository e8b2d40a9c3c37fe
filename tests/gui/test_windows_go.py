"""What is opened beside the table is gone when it is closed: nothing of it stays, however often it is opened."""

from __future__ import annotations

import gc
import random
import weakref
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from shiboken6 import isValid, ownedByPython

from bjdesk.ui.coach_worker import OddsService
from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.labels import Button
from bjdesk.ui.main_window import MainWindow
from tests.support.game import play_rounds, table_at
from tests.support.sitters import SimpleCharts
from tests.support.windows import rooms

pytestmark = pytest.mark.gui
TIMES = 6


class Unanswered(OddsService):
    """Works nothing out."""

    def _send(self, job):
        pass


@pytest.fixture
def window(qtbot, tmp_path):
    table = table_at(seed=3)
    table.charts = SimpleCharts()
    play_rounds(table, 5, random.Random(3))
    service = Unanswered()
    made = MainWindow(replace(rooms(table, folder=tmp_path), odds=lambda: service))
    qtbot.addWidget(made, before_close_func=lambda one: setattr(one, "_leaving", True))
    made.show()
    return made


def run_on():
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def close(window):
    """Everything, as the player does: what asks for a file first."""
    run_on()
    for dialog in QApplication.topLevelWidgets():
        if isinstance(dialog, QFileDialog) and dialog.isVisible():
            dialog.reject()
    window.side.close_all()
    run_on()


def alive(window):
    """Objects of Qt's that the window holds, those that Python holds, and the windows among these."""
    children = len(window.findChildren(QObject))  # which Python holds from then on
    gc.collect()
    held = [one for one in gc.get_objects() if isinstance(one, QObject)]
    sheets = [type(one).__name__ for one in held if isinstance(one, Sheet | QFileDialog)]
    return children, len(held), len(QApplication.allWidgets()), sheets


def classic(window):
    return next(one for one in window.rooms.rule_sets.all() if one.name == "classic")


def practise(window):
    window.practice.set_up()
    window.side.get("practice").play.click()
    run_on()
    window.practice.leave()


def replay(window):
    window.practice.replay.begin(1)
    window.practice.replay.step(1)
    run_on()
    window.practice.replay.leave()


def keys(window):
    window.open(Button.KEYS)
    run_on()
    window.open(Button.KEYS)


def picture_file(window):
    window.open(Button.STATISTICS)
    window.side.get("statistics").balance.ask_file("png")


OPENINGS = {
    "rules": lambda window: window.open(Button.RULES),
    "gamelogs": lambda window: window.open(Button.GAMELOGS),
    "version": lambda window: window.open(Button.VERSION),
    "how to play": lambda window: window.open(Button.HELP),
    "settings": lambda window: window.open(Button.SETTINGS),
    "cashier": lambda window: window.open(Button.REBUY),
    "keys": keys,
    "rules editor": lambda window: window._openings.edit_rules(classic(window)),
    "strategy": lambda window: window._openings.show_strategy(classic(window)),
    "hands to practise": lambda window: window.practice.set_up(),
    "your data": lambda window: window._openings._keeping.show(),
    "statement": lambda window: window._openings._keeping.statement("wallet"),
    "break": lambda window: window.session.ask_for_break(),
    "guest": lambda window: window.seats._want(None, 0, 0),
    "practice": practise,
    "replay": replay,
    "a file to write": lambda window: window._openings._keeping._ask_archive(),
    "a file to read": lambda window: window._openings._keeping._ask_unarchive(),
    "statistics, and a picture's file": picture_file,
}


@pytest.mark.parametrize("opening", OPENINGS)
def test_what_is_closed_is_gone(window, opening):
    """Twice first: what is loaded once, and the menu that the next one puts away, may stay."""
    for _ in range(2):
        OPENINGS[opening](window)
        close(window)
    before = alive(window)
    assert before[-1] == []
    for _ in range(TIMES):
        OPENINGS[opening](window)
        close(window)
    assert alive(window) == before


def left_to_the_collector():
    """Windows that are garbage and Python's own: they would go whenever it is collected."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    found = [one for one in gc.garbage if isinstance(one, QWidget) and isValid(one)]
    windows = [type(one).__name__ for one in found if one.isWindow() and ownedByPython(one)]
    gc.garbage.clear()
    return windows


@pytest.mark.parametrize("opening", OPENINGS)
def test_no_window_is_left_to_the_garbage_collector(window, opening):
    """Qt goes through its windows with a list of them: one that is collected in the midst is a crash."""
    gc.collect()
    OPENINGS[opening](window)
    close(window)
    assert left_to_the_collector() == []


def test_a_closed_window_is_gone_with_its_pictures(qapp):
    """Another opens where all has been brought from elsewhere, or taken away."""
    table, kept = table_at(), []
    for _ in range(3):
        window = MainWindow(rooms(table))
        window.show()
        kept.append(weakref.ref(window))
        run_on()
        window.leave()
        window.deleteLater()
        del window
        run_on()
    gc.collect()
    assert [one() for one in kept] == [None] * 3
