"""The twelve key states of the table, each reached through the real table and the real window on a fixed seed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bjdesk.engine.actions import Action
from bjdesk.game.commands import Act, AddChip, DealCards
from bjdesk.ui.main_window import MainWindow
from tests.support.game import do, play_out, table_at
from tests.support.windows import PLAIN, rooms

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from bjdesk.game.table import Table

BET = (2_500, 2_500, 500)
PLAYS, INSURES, NATURAL, SPLITS, DOUBLES, SOFT = 33, 11, 10, 9, 2, 423  # seeds, by what they deal first


@dataclass(frozen=True)
class State:
    """What is dealt and done, and how the window is dressed."""

    seed: int
    actions: tuple[Action, ...] = ()
    deal: bool = True
    over: bool = False
    results: bool = False
    boxes: int = 1
    rules: str | None = None
    size: tuple[int, int] = (1280, 800)
    settings: dict[str, object] = field(default_factory=dict)


STATES = {
    "betting": State(PLAYS, deal=False),
    "turn": State(SOFT),
    "insurance": State(INSURES),
    "split": State(SPLITS, (Action.SPLIT,)),
    "doubled": State(DOUBLES, (Action.DOUBLE,), over=True),
    "blackjack": State(NATURAL, over=True),
    "results": State(PLAYS, over=True, results=True),
    "three-boxes-swedish": State(PLAYS, boxes=3, rules="vegas", settings={"language": "sv", "felt": "burgundy"}),
    "seven-boxes-dutch": State(PLAYS, over=True, boxes=7, rules="classic", settings={"language": "nl", "felt": "blue"}),
    "small-czech": State(INSURES, size=(960, 600), settings={"language": "cs", "felt": "grey"}),
    "large-text-four-colours": State(
        SPLITS, (Action.SPLIT,), size=(1920, 1080), settings={"text_scale": 2.0, "four_colours": True}
    ),
    "high-contrast": State(SPLITS, (Action.SPLIT,), settings={"high_contrast": "on"}),
}


def table_in(state: State) -> Table:
    """A table brought to a state before any window sees it."""
    table = table_at(seed=state.seed, rules=state.rules)
    for box in range(state.boxes):
        for value in BET:
            do(table, AddChip(box, value))
    if state.deal:
        do(table, DealCards())
    for action in state.actions:
        do(table, Act(action))
    if state.over:
        play_out(table, lambda legal: next(one for one in (Action.STAND, Action.NO_INSURANCE) if one in legal))
    return table


def picture(state: State) -> QImage:
    """The whole window in a state, with nothing in motion."""
    settings = replace(PLAIN, **state.settings)
    window = MainWindow(rooms(table_in(state), settings=settings))
    window.rooms.language.set(settings.language)
    window.setMinimumSize(0, 0)
    window.resize(QSize(*state.size))
    window.show()
    assert QTest.qWaitForWindowActive(window)
    window.skip_motion()
    if state.results:
        window.toggle_results()
    QApplication.processEvents()
    shown = window.grab().toImage()
    window.leave()
    window.deleteLater()
    return shown
