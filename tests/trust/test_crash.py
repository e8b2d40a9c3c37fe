"""A crash that happens anyway: one dialog says so, where the report is and that the round is safe; then it goes on."""

from __future__ import annotations

import stat
import sys

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from bjdesk.engine.notation import cards_text
from bjdesk.game.verify import findings
from bjdesk.game.view import Phase
from bjdesk.ui.dialogs.crash import REPORT, CrashDialog
from bjdesk.ui.keys import Press
from tests.support.game import Entropy, books, table_at
from tests.support.windows import click, just_plays, open_window, playing, press, seed_where

pytestmark = [pytest.mark.trust, pytest.mark.gui, pytest.mark.hot]


class Broken:
    """A window in mid-hand whose next press meets a mistake of the program."""

    def __init__(self, qtbot, folder, monkeypatch) -> None:
        self.path, self.folder = folder / "t.db", folder
        self.entropy = Entropy(seed_where(just_plays))
        self.table = table_at(self.path, entropy=self.entropy)
        self.window = open_window(qtbot, self.table, folder=folder)
        monkeypatch.setattr(sys, "excepthook", self.window.crashed)
        click(self.window.strip.rack.chips[0])
        press(self.window, Press.DEAL)
        assert playing(self.window)
        self.hole = self.table._state.lying.round.dealer.cards[1]

    @property
    def secrets(self) -> list[str]:
        return [cards_text((self.hole,)), repr(self.hole), *(seed.hex() for seed in self.entropy.given)]

    def fall(self, monkeypatch, place: str) -> None:
        """Make a mistake that knows the hole card and the seed, in a slot, where the event loop meets it."""

        def mistake(*_args, **_keywords):
            hole, seed = self.hole, self.entropy.given[-1]
            raise ValueError(f"{hole} {seed.hex()}")

        with monkeypatch.context() as patched:
            patched.setattr(place, mistake)
            press(self.window, Press.HIT)
            QApplication.processEvents()

    def dialogs(self) -> list[CrashDialog]:
        return [one for one in QApplication.topLevelWidgets() if isinstance(one, CrashDialog) and one.isVisible()]

    def close(self) -> None:
        self.window.leave()
        self.table.close()


BEFORE_THE_FILE = "bjdesk.game.table.rounds.add_action"
BEHIND_THE_FILE = "bjdesk.game.table.frames_of"
IN_THE_WINDOW = "bjdesk.ui.playback.schedule"


@pytest.mark.parametrize("place", [BEFORE_THE_FILE, BEHIND_THE_FILE, IN_THE_WINDOW])
def test_a_mistake_anywhere_is_told_once_and_the_round_goes_on(qtbot, tmp_path, monkeypatch, capsys, place):
    broken = Broken(qtbot, tmp_path, monkeypatch)
    with qtbot.captureExceptions() as raised:
        monkeypatch.setattr(sys, "excepthook", broken.window.crashed)
        for _ in range(2):
            broken.fall(monkeypatch, place)
    assert raised == []
    (dialog,) = broken.dialogs()
    report = tmp_path / REPORT
    said = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "Your money and your round are kept" in said
    assert str(report) in said
    assert stat.S_IMODE(report.stat().st_mode) == 0o600
    dialog._to_clipboard()
    told = said + report.read_text(encoding="utf-8") + QApplication.clipboard().text() + "".join(capsys.readouterr())
    assert "ValueError" in told
    assert [secret for secret in broken.secrets if secret in told] == []
    dialog._go_on.click()
    assert broken.dialogs() == []
    check_goes_on(broken)


def check_goes_on(broken) -> None:
    """The table shows what is on disk, and the round is played to its end."""
    window, table = broken.window, broken.table
    assert window.shown_view == table.view
    while window.shown_view.phase is Phase.PLAYING:
        press(window, Press.STAND)
    assert window.shown_view == table.view
    assert window.shown_view.phase is Phase.RESULTS
    assert sum(books(table).values()) == 0
    assert list(findings(table.database)) == []
    broken.close()


def test_who_would_rather_leave_finds_the_round_at_the_next_start(qtbot, tmp_path, monkeypatch):
    broken = Broken(qtbot, tmp_path, monkeypatch)
    before = broken.table.view.observation
    with qtbot.captureExceptions():
        monkeypatch.setattr(sys, "excepthook", broken.window.crashed)
        broken.fall(monkeypatch, BEFORE_THE_FILE)
    broken.dialogs()[0]._leave.click()
    assert not broken.window.isVisible()
    broken.table.close()
    again = table_at(broken.path, seed="again")
    assert again.view.observation == before
    again.close()


def test_a_report_that_cannot_be_written_is_said_so(qtbot, tmp_path, monkeypatch):
    broken = Broken(qtbot, tmp_path, monkeypatch)
    (tmp_path / REPORT).mkdir()
    with qtbot.captureExceptions():
        monkeypatch.setattr(sys, "excepthook", broken.window.crashed)
        broken.fall(monkeypatch, BEFORE_THE_FILE)
    (dialog,) = broken.dialogs()
    assert "No report could be written" in " ".join(label.text() for label in dialog.findChildren(QLabel))
    dialog.reject()
    check_goes_on(broken)
