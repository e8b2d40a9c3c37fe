"""Pictures of the window in its states, sizes and languages: `python -m tests.support.pictures FOLDER [LANGUAGE…]`.

To be looked at. Every state is reached through the real table and the real window, on seeds that deal what is wanted.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QDialog

from bjdesk.engine.actions import Action
from bjdesk.game.commands import Act, AddChip
from bjdesk.ui.labels import Button
from bjdesk.ui.main_window import MainWindow
from tests.support.game import bet_and_deal, do, play_out, table_at
from tests.support.windows import PLAIN, asks_insurance, just_plays, may_split, rooms, seed_where

WINDOWS = (Button.REBUY, Button.RULES, Button.GAMELOGS, Button.VERSION, Button.SETTINGS)
BET = (2_500, 2_500, 500)
SIZES = {"": (1280, 800, 1.0), "-960x600": (960, 600, 1.0), "-1920x1080": (1920, 1080, 1.0), "-200": (1920, 1080, 2.0)}


@dataclass(frozen=True)
class State:
    """A state of the table: the seed that deals it, what to do there, and what to open over it."""

    seed: int
    deal: bool = True
    actions: tuple[Action, ...] = ()
    play_out: bool = False
    opens: Button | None = None


def may_double(seen) -> bool:
    return Action.DOUBLE in seen.legal


def natural(seen) -> bool:
    return seen.over and seen.boxes[0].hands[0].natural and not seen.dealer.natural


def states() -> dict[str, State]:
    turn, split, insured = seed_where(just_plays), seed_where(may_split), seed_where(asks_insurance)
    return {
        "betting": State(turn, deal=False),
        "turn": State(turn),
        "split": State(split, actions=(Action.SPLIT,)),
        "insurance": State(insured),
        "doubled": State(seed_where(may_double), actions=(Action.DOUBLE,), play_out=True),
        "result": State(turn, play_out=True),
        "split-result": State(split, actions=(Action.SPLIT,), play_out=True),
        "blackjack": State(seed_where(natural), play_out=True),
        **{f"window-{one.name.lower()}": State(turn, play_out=True, opens=one) for one in WINDOWS},
    }


def table_in(state: State):
    """A table brought to a state before any window sees it."""
    table = table_at(seed=state.seed)
    for value in BET:
        do(table, AddChip(0, value))
    if not state.deal:
        return table
    bet_and_deal(table)
    for action in state.actions:
        if action in table.view.observation.legal:
            do(table, Act(action))
    if state.play_out:
        play_out(table, lambda legal: Action.STAND if Action.STAND in legal else legal[-1])
    return table


def picture(state: State, size: tuple[int, int, float], language: str, file: Path) -> None:
    width, height, scale = size
    window = MainWindow(rooms(table_in(state), settings=replace(PLAIN, language=language, text_scale=scale)))
    window.rooms.language.set(language)
    window.setMinimumSize(0, 0)
    window.resize(QSize(width, height))
    window.show()
    window.skip_motion()
    if state.opens is not None:
        window.open(state.opens)
    QApplication.processEvents()
    shown = next(
        (one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()), window
    )
    shown.grab().save(str(file))
    window.leave()


def main(folder: Path, languages: list[str]) -> None:
    QApplication.instance() or QApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    made = states()
    for language in languages or ["en", "sv", "nl", "cs"]:
        for name, state in made.items():
            for suffix, size in SIZES.items():
                picture(state, size, language, folder / f"{name}{suffix}-{language}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
