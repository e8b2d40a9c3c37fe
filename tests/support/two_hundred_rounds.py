"""Rounds in the real window, one after the other. Run as a program: ROUNDS FOLDER."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from bjdesk.game.commands import AddChip, Rebuy
from bjdesk.game.view import Phase
from bjdesk.ui.keys import Press
from bjdesk.ui.main_window import MainWindow
from tests.support.game import table_at
from tests.support.windows import click, press, rooms


def main(rounds: int, folder: Path) -> None:
    application = QApplication(["bjdesk"])
    table = table_at(folder / "t.db", rules="american")
    window = MainWindow(rooms(table, folder=folder))
    clock = iter(range(0, 10**9, 10_000))
    window.strip.guard._clock = clock.__next__
    window.show()
    while table.round_count() < rounds:
        view = table.view
        if view.phase is Phase.PLAYING:
            click(window.prompt.no) if window.prompt.question is not None else press(window, Press.STAND)
        elif view.balance < 50_00:
            window.press(Rebuy(100_00), view.step)
        else:
            window.press(AddChip(0, 100), view.step)
            press(window, Press.DEAL)
        application.processEvents()
    window.leave()
    table.close()


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
