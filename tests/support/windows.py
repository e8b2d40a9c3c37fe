"""Windows for tests: a table on scripted chance, presses by real events, and a strip whose ear is never deaf."""

from __future__ import annotations

import itertools
from functools import cache
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

from bjdesk.engine.actions import Action
from bjdesk.game.books import Books
from bjdesk.game.changeover import Stored
from bjdesk.game.logbook import Logbook
from bjdesk.game.settings import Settings
from bjdesk.game.statistics import Statistics
from bjdesk.game.view import Phase
from bjdesk.ui.language import LanguageSwitch
from bjdesk.ui.main_window import MainWindow
from bjdesk.ui.rooms import Rooms
from tests.support.game import Clock, Entropy, bet_and_deal, table_at

PLAIN = Settings(language="en", notice_seen=True)
SIZE = QSize(1280, 800)
switches: list[LanguageSwitch] = []
"""Of the windows of this test, to speak English again after it."""


def rooms(table, *, settings=PLAIN, speed="off", saved=None, folder=Path("data")) -> Rooms:
    """What a window is built from; `saved` collects the settings that it remembers."""
    kept = saved if saved is not None else []
    database = table.database
    logs = Logbook(database, table.charts, Entropy("what if"), Clock())
    switches.append(LanguageSwitch())
    books = Books(database, Stored(folder, folder / "settings.toml"), Clock())
    return Rooms(
        *(table, logs, books, settings, kept.append, switches[-1], folder, speed),
        statistics=lambda: Statistics(database),
    )


def open_window(qtbot, table, *, size=SIZE, patient=True, **options) -> MainWindow:
    """Show a window on a table; `patient`: its strip hears every press."""
    window = MainWindow(rooms(table, **options))
    qtbot.addWidget(window, before_close_func=lambda widget: setattr(widget, "_leaving", True))
    if patient:
        window.strip.guard._clock = itertools.count(0, 10_000).__next__
    window.setMinimumSize(0, 0)
    window.resize(size)
    window.show()
    return window


def click(button) -> None:
    """Press a painted button with the left mouse button, in the middle of its face."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.face.center().toPoint())


def press(window, press_name) -> None:
    """Click a button of the strip."""
    click(window.strip.buttons[press_name])


@cache
def seed_where(wanted, *, rules=None, most=3000) -> int:
    """The first seed whose first deal is as wanted, a question about the observation; looked for once."""
    for seed in range(most):
        table = table_at(seed=seed, rules=rules)
        bet_and_deal(table, chip=100)
        seen = table.view.observation
        table.close()
        if seen is not None and wanted(seen):
            return seed
    raise AssertionError("no such deal")


def asks_insurance(seen) -> bool:
    return Action.INSURANCE in seen.legal


def may_split(seen) -> bool:
    return Action.SPLIT in seen.legal


def just_plays(seen) -> bool:
    """Nothing special: two cards of which one more does not bust."""
    return set(seen.legal) == {Action.HIT, Action.STAND} and seen.boxes[0].hands[0].total <= 11


def playing(window) -> bool:
    return window.bridge.view.phase is Phase.PLAYING
